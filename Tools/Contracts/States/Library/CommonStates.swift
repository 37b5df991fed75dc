internal import Contracts
internal import JSONCoding
internal import Wire
internal import Pacts

extension StateLibrary {
    /// The states of this project's services.
    public static let standard = StateLibrary(
        common: commonStates,
        own: [
            "auth": authStates, "profile": profileStates, "tasks": taskStates, "media": mediaStates, "store": storeStates, "sandbox": sandboxStates,
        ])

    private static let commonStates = [
        State("a calling service", parameters: ["name"]) { world, parameters throws(StateProblem) in
            ["serviceToken": .string(try world.serviceToken(try parameters.text("name")))]
        },
        State("a fresh key") { world, _ throws(StateProblem) in ["key": .string(world.freshID())] },
        State("nobody") { world, _ throws(StateProblem) in
            [
                "user": .string(world.freshID()), "event": .string(world.freshID()), "email": .string(world.freshEmail()),
                "phone": .string(world.freshPhone()),
            ]
        },
        State("a person", parameters: ["product"]) { world, parameters throws(StateProblem) in
            let person = try world.person(try parameters.choice("product"))
            try world.introduce(person)
            return person.values.adding("event", world.freshID())
        },
    ]
}
