internal import EventBus

/// What the processes of a service tell each other over a bus: that something is worth a look. Hints carry nothing and may be lost; whoever
/// listens looks by themselves too, and more often where nobody is heard.
public struct Hints: Sendable {
    private let bus: NATSBus?

    init(_ bus: NATSBus?) { self.bus = bus }

    /// Whether hints come and go now: there is a bus, and this process is connected to it.
    public var areHeard: Bool { bus?.isConnected ?? false }

    /// To every process of this service, this one too. Returns at once.
    public func send() { bus?.hint() }

    /// Has `body` called for each hint, on a thread that may not be held up.
    public func listen(_ body: @escaping @Sendable () -> Void) { bus?.onHint(body) }
}
