import AppTesting
import CoachingService
import Contracts
import JSONCoding
import Platform
import ServiceKit
import Storage
import Wire

extension CoachingFixture {
    /// A client and the coach whose client they are.
    func pair(tier: Tier = .freemium) async throws -> (client: Somebody, coach: Somebody) {
        let (client, coach) = (try await somebody(), try await somebody(role: .coach, name: "Omar"))
        // The first request of both takes them over; the client's opens the thread.
        _ = try await client.client.call(CoachingThreads.quota)
        _ = try await app.database.write { db in
            try await db.execute("UPDATE threads SET coach_id = \(coach.id.text), assignment = 1 WHERE client_id = \(client.id.text)")
        }
        if tier != .freemium { try await setTier(tier, of: client) }
        return (client, coach)
    }

    func setState(_ state: ThreadState, of client: Somebody) async throws {
        _ = try await app.database.write { db in
            try await db.execute("UPDATE threads SET state = \(state.rawValue) WHERE client_id = \(client.id.text)")
        }
    }
}

extension Somebody {
    /// Sends a message with this number as its id.
    func say(_ number: Int, _ text: String = "Hello", files: [MediaID]? = nil) async throws -> Answer {
        try await client.answer(
            CoachingThreads.send, NewMessage(clientId: .numbered(number), text: MessageText(trusted: text), attachmentIds: files))
    }
    func sayAll(_ numbers: ClosedRange<Int>) async throws -> [Answer] {
        var answers: [Answer] = []
        for number in numbers { answers.append(try await say(number)) }
        return answers
    }
    func answer(_ number: Int, _ text: String = "Hello", to somebody: Somebody) async throws -> Answer {
        try await client.answer(
            CoachDesk.send, ClientParameters(client: somebody.id),
            NewMessage(clientId: .numbered(number), text: MessageText(trusted: text)))
    }
}

extension Answer {
    func sent() throws -> SentMessage { try InputDecoder.decode(SentMessage.self, from: body) }
}

extension ClientMessageID {
    static func numbered(_ number: Int) -> ClientMessageID {
        let digits = String(number)
        return ClientMessageID(trusted: "01960f3e-7b6a-7c3e-9d2a-" + String(repeating: "0", count: 12 - digits.count) + digits)
    }
}
