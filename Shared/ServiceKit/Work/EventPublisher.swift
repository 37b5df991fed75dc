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
    /// - Returns: the ids of the deliveries, for `WorkQueue.delivered`.
    @discardableResult
    public func publish(
        _ type: EventType, user: UserID, product: Product, at now: Instant, run: String?, facts: EventFacts? = nil, in db: any Connection
    ) async throws -> [String] {
        let event = Event(id: EventID(trusted: ids.next()), type: type, at: now, user: user, product: product, run: run, facts: facts)
        let payload = try JSONParser.parse(try JSONWriter.encode(event))
        var deliveries: [String] = []
        for name in subscribers {
            deliveries.append(try await queue.add(Self.kind(name), payload, run: run, in: db))
        }
        return deliveries
    }

    static func kind(_ subscriber: String) -> WorkKind { WorkKind("event:" + subscriber) }
    static func isDelivery(_ kind: WorkKind) -> Bool { kind.name.hasPrefix("event:") }
}

extension PeerClient {
    /// The handlers that deliver events: a subscriber answers 204 also for what it knew already.
    static func eventHandlers(_ subscribers: [String: String], client: PeerClient) -> [WorkKind: WorkHandler] {
        var handlers: [WorkKind: WorkHandler] = [:]
        for (name, url) in subscribers {
            handlers[EventPublisher.kind(name)] = { item in
                let event = try InputDecoder.decode(Event.self, from: item.payload)
                try await client.deliver { client in
                    _ = try await client.call(
                        System.receiveEvent, reading: Nothing.self, at: url, parameters: Nothing(), body: event, requestID: item.id,
                        run: item.run, deadline: .seconds(10))
                }
            }
        }
        return handlers
    }

    /// Runs a delivery and turns what its call throws into what the queue understands: refusals are final, the rest is not.
    public func deliver(_ body: @Sendable (PeerClient) async throws -> Void) async throws {
        do {
            try await body(self)
        } catch let error as APIError where !error.code.isRetryable && error.code != .unauthenticated {
            throw WorkFailure.permanent("refused: \(error.code.rawValue)")
        } catch let error as WorkFailure {
            throw error
        } catch {
            throw WorkFailure.temporary("\(error)")
        }
    }
}
