internal import Contracts
internal import JSONCoding
internal import Pacts
internal import Wire

extension StateLibrary {
    static let authStates = [
        State("an account", parameters: ["product", "password?"]) { world, parameters throws(StateProblem) in
            let person = try world.person(try parameters.choice("product"), password: try parameters.optionalText("password"))
            return person.values.adding("email", person.email).adding("refreshToken", person.refreshToken).adding("event", world.freshID())
        },
        State("a sent code", parameters: ["product"]) { world, parameters throws(StateProblem) in
            let sent = try world.sentCode(try parameters.choice("product"))
            return ["phone": .string(sent.phone), "challenge": .string(sent.challenge.text), "code": .string(sent.code)]
        },
    ]

    static let profileStates = [
        State("an onboarded person", parameters: ["product", "device?"]) { world, parameters throws(StateProblem) in
            let person = try world.onboarded(try parameters.choice("product"))
            if try parameters.flag("device") { try world.registerDevice(person) }
            return person.values.adding("event", world.freshID())
        },
        State("a browser", parameters: ["product"]) { world, parameters throws(StateProblem) in
            let person = try world.onboarded(try parameters.choice("product"))
            return person.values.adding("device", try world.registerBrowser(person)).adding("message", world.freshID())
        },
        State("a draft", parameters: ["product"]) { world, parameters throws(StateProblem) in
            let person = try world.person(try parameters.choice("product"))
            try world.introduce(person)
            try world.saveDraft(person)
            return person.values
        },
    ]

    static let taskStates = [
        State("an onboarded person", parameters: ["product"]) { world, parameters throws(StateProblem) in
            let person = try world.onboarded(try parameters.choice("product"))
            _ = try world.taskOfToday(person)
            return person.values.adding("event", world.freshID()).adding("task", world.freshID())
        },
        State("a task", parameters: ["product"]) { world, parameters throws(StateProblem) in
            let person = try world.onboarded(try parameters.choice("product"))
            return person.values.adding("task", try world.taskOfToday(person))
        },
    ]

    static let mediaStates = [
        State("a photo", parameters: ["product"]) { world, parameters throws(StateProblem) in
            let person = try world.person(try parameters.choice("product"))
            let photo = try world.announcePhoto(person)
            try world.sendPhoto(photo)
            return person.values.adding("photo", try world.confirmPhoto(photo, of: person))
        },
        State("a stored upload", parameters: ["product"]) { world, parameters throws(StateProblem) in
            let person = try world.person(try parameters.choice("product"))
            let photo = try world.announcePhoto(person)
            try world.sendPhoto(photo)
            return person.values.adding("s3Key", photo.upload.s3Key.text).adding("takenAt", photo.takenAt.text)
        },
        State("no file") { world, _ throws(StateProblem) in ["photo": .string(world.freshID())] },
    ]

    static let coachingStates = [
        State("a client") { world, _ throws(StateProblem) in
            let client = try world.client()
            return client.values.adding("message", world.freshID())
        },
        State("a sent message", parameters: ["text"]) { world, parameters throws(StateProblem) in
            let client = try world.client()
            return client.values.adding("message", try world.sendMessage(try parameters.text("text"), as: client))
        },
    ]

    static let storeStates = [
        State("a signed webhook", parameters: ["body"]) { world, parameters throws(StateProblem) in
            ["signature": .string(world.webhookSignature(try parameters.text("body")))]
        },
    ]

    static let sandboxStates = [
        State("a card", parameters: ["card"]) { world, parameters throws(StateProblem) in
            ["card": .string(try world.card(try parameters.choice("card")).text)]
        },
        State("a kept card", parameters: ["card"]) { world, parameters throws(StateProblem) in
            let kept = try world.keptCard(try parameters.choice("card"))
            return ["card": .string(kept.card.text), "customer": .string(kept.customer.text), "reference": .string(kept.reference.text)]
        },
        State("an open payment", parameters: ["amount"]) { world, parameters throws(StateProblem) in
            ["payment": .string(try world.openPayment(try parameters.integer("amount")).text)]
        },
        State("a paid payment", parameters: ["amount", "card"]) { world, parameters throws(StateProblem) in
            ["payment": .string(try world.paidPayment(try parameters.integer("amount"), try parameters.choice("card")).text)]
        },
        State("a disturbance", parameters: ["channel", "mode", "to"]) { world, parameters throws(StateProblem) in
            try world.disturb(try parameters.choice("channel"), try parameters.choice("mode"), to: try parameters.text("to"))
            return [:]
        },
        State("a number") { world, _ throws(StateProblem) in
            ["phone": .string(world.freshPhone()), "message": .string(world.freshID())]
        },
    ]
}

extension JSONObject {
    /// With one more text; nil adds nothing.
    func adding(_ name: String, _ text: String?) -> JSONObject {
        var values = self
        values[name] = text.map { .string($0) }
        return values
    }
}
