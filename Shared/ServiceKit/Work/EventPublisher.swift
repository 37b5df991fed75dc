public import Contracts
internal import HTTPClient
internal import JSONCoding
internal import Platform
public import Storage
public import Wire

/// Publishes facts to the services that asked for them: one piece of work a subscriber, so that one that is down holds up
/// nobody else.
public struct EventPublisher: Sendable {
    private let subscribers: [String]
    private let queue: WorkQueue
    private let ids: IDSource

    init(subscribers: [String], queue: WorkQueue, ids: IDSource) {
        self.subscribers = subscribers.sorted()
        self.queue = queue
        self.ids = ids
    }

    /// Adds the fact to the caller's transaction.
    /// - Parameter dueAt: when it is told, for facts that may wait; at once when nil.
    /// - Returns: the ids of the deliveries, for `WorkQueue.delivered`.
    @discardableResult
    public func publish(
        _ type: EventType, user: UserID, product: Product, at now: Instant, run: String?, facts: EventFacts? = nil,
        dueAt: Instant? = nil, in db: any Connection
    ) async throws -> [String] {
        let event = Event(id: EventID(trusted: ids.next()), type: type, at: now, user: user, product: product, run: run, facts: facts)
        let payload = try JSONWriter.encode(event)
        var deliveries: [String] = []
        for name in subscribers {
            deliveries.append(try await queue.add(Self.kind(name).name, json: payload, run: run, dueAt: dueAt, in: db))
        }
        return deliveries
    }

    static func kind(_ subscriber: String) -> WorkKind<Event> { WorkKind("event:" + subscriber) }
    static func isDelivery(_ kind: String) -> Bool { kind.hasPrefix("event:") }
}

extension PeerClient {
    /// The handlers that deliver events: a subscriber answers 204 also for what it knew already. No refusal is final: a subscriber of an
    /// older release refuses facts of a kind that it does not know, and the release that follows it takes them.
    static func eventHandlers(_ subscribers: [String: String], client: PeerClient) -> [WorkHandler] {
        subscribers.map { name, url in
            EventPublisher.kind(name).handle { event, item in
                do {
                    _ = try await client.call(
                        System.receiveEvent, of: ServiceName(name), reading: Nothing.self, at: url, parameters: Nothing(), body: event,
                        requestID: item.id,
                        run: item.run, deadline: .seconds(10))
                } catch {
                    let refusal = error as? APIError
                    throw WorkFailure.temporary(refusal?.code.rawValue ?? "\(error)", after: refusal?.retryAfter)
                }
            }
        }
    }
}

extension WorkFailure {
    /// Runs a call and turns what it throws into what the queue understands: refusals are final, the rest is not. A token that is refused
    /// may be good once keys and clocks have caught up, and a route that is not there once the other service is of this release.
    static func settling(_ call: () async throws -> Void) async throws {
        do {
            try await call()
        } catch let error as APIError
            where !error.code.isRetryable && !error.code.isTokenRefusal && ![.noSuchRoute, .methodNotAllowed].contains(error.code)
        {
            throw WorkFailure.permanent("refused: \(error.code.rawValue)")
        } catch let error as WorkFailure {
            throw error
        } catch {
            throw WorkFailure.temporary("\(error)", after: (error as? APIError)?.retryAfter)
        }
    }
}
