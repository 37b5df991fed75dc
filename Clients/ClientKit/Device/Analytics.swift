internal import Contracts
internal import JSONCoding
internal import Locking
public import PlatformCore
public import Wire

/// What happens in an app, for those who build it.
public protocol Analytics: Sendable {
    /// - Parameter props: more about it, by name; nothing that says who somebody is.
    func record(_ name: String, _ props: [String: String])
}

extension Analytics {
    public func record(_ name: String) { record(name, [:]) }
}

/// Keeps what was recorded, for tests.
public final class MemoryAnalytics: Analytics {
    private let kept = Lock<[String]>([])
    public init() {}
    public func record(_ name: String, _ props: [String: String]) { kept.withLock { $0.append(name) } }
    public var names: [String] { kept.withLock { $0 } }
}

/// Sends what was recorded to the service in batches. An event has an id of this device, so that one that is sent twice counts once. The
/// oldest ones go when nobody can be reached for long: they are worth less than the person's space. GTSD-P-2-05.
public final class ServiceAnalytics: Analytics {
    private let session: SessionManager
    private let user: UserID
    private let ids: IDSource
    private let clock: any WallClock
    private let waiting = Lock<[AnalyticsEvent]>([])
    static let mostWaiting = 1000
    static let batch = 100

    public init(session: SessionManager, user: UserID, clock: any WallClock = SystemClock(), ids: IDSource = IDSource()) {
        self.session = session
        self.user = user
        self.clock = clock
        self.ids = ids
    }

    public var count: Int { waiting.withLock { $0.count } }

    /// What is no event to the service, as one with a name of more than a line, is not kept.
    public func record(_ name: String, _ props: [String: String]) {
        guard let name = try? ShortText(validating: name) else { return }
        var properties: [String: EventProperty] = [:]
        for (key, text) in props.sorted(by: { $0.key < $1.key }).prefix(AnalyticsEvent.PropertyCount.maximum) {
            properties[key] = try? EventProperty(validating: text)
        }
        let event = AnalyticsEvent(
            id: EventID(trusted: ids.next()), name: name, at: clock.now(), props: properties.isEmpty ? nil : .init(trusted: properties))
        waiting.withLock { waiting in
            waiting.append(event)
            if waiting.count > Self.mostWaiting { waiting.removeFirst(waiting.count - Self.mostWaiting) }
        }
    }

    /// Sends what waits; for when the app goes to the background. What could not be sent waits on.
    public func flush() async throws(ClientError) {
        while true {
            let events = waiting.withLock { Array($0.prefix(Self.batch)) }
            guard !events.isEmpty else { return }
            _ = try await session.call(Tasks.analytics, Nothing(), AnalyticsBatch(events: events), as: user)
            let sent = Set(events.map(\.id))
            waiting.withLock { $0.removeAll { sent.contains($0.id) } }
        }
    }
}
