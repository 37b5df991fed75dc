internal import Contracts
internal import JSONCoding
internal import Wire
internal import Pacts

extension StateLibrary {
    /// The states of this project's services. A service without states of its own has those that all have.
    public static let standard = StateLibrary(
        common: commonStates, own: Dictionary(uniqueKeysWithValues: Catalogue.services.keys.map { ($0, ownStates[$0] ?? []) }))

    private static let ownStates = [
        "auth": authStates, "profile": profileStates, "tasks": taskStates, "media": mediaStates, "store": storeStates,
        "coaching": coachingStates, "sandbox": sandboxStates
    ]

    /// The state that names who calls.
    static let callingService = "a calling service"

    private static let commonStates = [
        State(callingService, parameters: ["name"]) { world, parameters throws(StateProblem) in
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
