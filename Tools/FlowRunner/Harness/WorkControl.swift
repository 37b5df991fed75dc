internal import Contracts
internal import JSONCoding
public import Platform
internal import Wire

/// `barbell work`: what waits in the services' queues, and what becomes of it.
public struct WorkControl {
    public struct Piece: Sendable, Equatable {
        public let id: String
        public let kind: String
        public let isDead: Bool
        public let attempts: Int64
        public let dueAt: String
        public let lastError: String
    }

    /// Why a service did not do it; `isEnvironment` when it could not be asked.
    public struct Refusal: Error, Sendable, Equatable {
        public let message: String
        public let isEnvironment: Bool
    }

    /// Of one service's work, the oldest so many are listed.
    public static let mostListed = 500

    /// Those that have a queue. The processes of one service share its queue, which it is asked for itself: their tokens are for its name.
    public let services: [String]
    private let peers: PeerCalls

    public init(services: [ServiceAddress], secret: Secret?, environment: RunEnvironment) {
        self.services = services.filter { $0.group == nil && !["harness", "postgres"].contains($0.name) }.map(\.name).sorted()
        peers = PeerCalls(
            services: services, secret: secret, run: nil, caller: .operator, transport: environment.transport, clock: environment.clock)
    }

    public func list(of service: String, kind: String?, isDead: Bool) throws(Refusal) -> [Piece] {
        // Kinds of work are words with colons, which need no escaping in a query.
        let query = ["dead=true"].filter { _ in isDead } + (kind.map { ["kind=\($0)"] } ?? [])
        let path = query.isEmpty ? "" : "?" + query.joined(separator: "&")
        let items = try call(QueuedWork.list.description, of: service, query: path, body: .object([:]))["items"]?.array ?? []
        return items.compactMap { item -> Piece? in
            guard let id = item["id"]?.string, let found = item["kind"]?.string else { return nil }
            return Piece(
                id: id, kind: found, isDead: item["dead"]?.bool ?? false, attempts: item["attempts"]?.integer ?? 0,
                dueAt: item["dueAt"]?.string ?? "", lastError: item["lastError"]?.string ?? "")
        }
    }

    /// What each service has or why it did not say: whoever looks after a stack asks because one of them is in trouble.
    public func lists(of names: [String], kind: String?, isDead: Bool) -> [(service: String, result: Result<[Piece], Refusal>)] {
        var lists: [(service: String, result: Result<[Piece], Refusal>)] = []
        for name in names {
            do throws(Refusal) {
                lists.append((name, .success(try list(of: name, kind: kind, isDead: isDead))))
            } catch {
                lists.append((name, .failure(error)))
            }
        }
        return lists
    }

    /// - Returns: how many pieces it was.
    public func retry(of service: String, ids: [String], kind: String?) throws(Refusal) -> Int64 {
        try change(QueuedWork.retry.description, service, ids, kind)
    }

    /// - Returns: how many pieces it was.
    public func drop(of service: String, ids: [String], kind: String?) throws(Refusal) -> Int64 {
        try change(QueuedWork.drop.description, service, ids, kind)
    }

    private func change(_ endpoint: EndpointDescription, _ service: String, _ ids: [String], _ kind: String?) throws(Refusal) -> Int64 {
        let body: JSONValue = kind.map { ["kind": .string($0)] } ?? ["ids": .array(ids.map { .string($0) })]
        return try call(endpoint, of: service, body: body)["count"]?.integer ?? 0
    }

    private func call(_ endpoint: EndpointDescription, of service: String, query: String = "", body: JSONValue) throws(Refusal) -> JSONValue
    {
        do throws(HarnessError) {
            let response = try peers.call(endpoint, of: service, query: query, body: body, failure: "work_failed")
            let answer = (try? JSONReading.parse(response.body)) ?? .object([:])
            guard response.status == 200 else {
                let said = answer["fields"]?.array?.first?["message"]?.string ?? answer["message"]?.string ?? "status \(response.status)"
                throw HarnessError(status: response.status, code: "work_failed", message: "\(service): \(said)")
            }
            return answer
        } catch {
            throw Refusal(message: error.message, isEnvironment: error.status >= 500)
        }
    }
}
