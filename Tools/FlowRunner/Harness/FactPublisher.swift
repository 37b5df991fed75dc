internal import Contracts
internal import HTTPCore
internal import JSONCoding
internal import Platform
internal import Security
internal import Wire

/// `{{harness}}/events`: a fact told to one service, as the service that will publish it one day would tell it.
///
/// `POST /events` with `{"to": "profile", "type": "entitlement.changed", "user": …, "product": "fitcoach"}`, and `facts` (an object) and
/// `id` if wanted, answers `{"id": …}` once the service took it. What the service refuses comes back as the service said it. The
/// fact happens at the flow's time and in its run; a given `id` shows what a second delivery does.
final class FactPublisher {
    private let run: String
    private let ids: IDSource
    private let peers: PeerCalls

    init(_ context: HarnessContext) {
        run = context.run
        ids = IDSource(clock: ContextClock(context: context), random: context.random)
        peers = PeerCalls(context)
    }

    /// - Parameter now: the flow's time.
    func publish(_ document: JSONValue, at now: Instant) throws(HarnessError) -> TransportResponse {
        let fact = try Fact(document)
        let id = fact.id ?? ids.next()
        let response = try peers.call(
            System.receiveEvent.description, of: fact.to, body: fact.event(id: id, at: now, run: run), failure: "event_failed")
        return response.status == 204 ? .answer(200, ["id": .string(id)]) : response
    }
}

/// What the flow said. Its values are the service's to judge, so that flows can show what it refuses.
private struct Fact {
    let to: String
    let id: String?
    private let type: String
    private let user: String
    private let product: String
    private let facts: JSONValue?

    init(_ document: JSONValue) throws(HarnessError) {
        func mistake(_ message: String) -> HarnessError { HarnessError(status: 422, code: "bad_event", message: message) }
        func text(_ name: String) throws(HarnessError) -> String {
            guard let text = document[name]?.string else { throw mistake("\(name) must be a text") }
            return text
        }
        guard let members = document.object else { throw mistake("the body must be an object") }
        let names = ["to", "type", "user", "product", "facts", "id"]
        if let unknown = members.keys.first(where: { !names.contains($0) }) {
            throw mistake("there is no member \(unknown); there is \(names.joined(separator: ", "))")
        }
        to = try text("to")
        type = try text("type")
        user = try text("user")
        product = try text("product")
        id = members["id"] == nil ? nil : try text("id")
        facts = members["facts"]
        if let facts, facts.object == nil { throw mistake("facts must be an object") }
    }

    /// The contract's `Event`, written out by hand because its values may be wrong on purpose.
    func event(id: String, at: Instant, run: String) -> JSONValue {
        var members: JSONObject = [
            "id": .string(id), "type": .string(type), "at": .string(at.text), "user": .string(user), "product": .string(product),
            "run": .string(run),
        ]
        members["facts"] = facts
        return .object(members)
    }
}

/// The real time, for ids: the same flow run again makes new ones.
private struct ContextClock: WallClock {
    let context: HarnessContext
    func now() -> Instant { context.clock() }
}
