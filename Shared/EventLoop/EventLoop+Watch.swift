internal import CEvent

/// Tells when a descriptor that another library owns (a database connection, say) can be read or written.
///
/// Everything happens on the loop's thread, where it is also made. It stays alive until `cancel()`, which comes before the
/// descriptor is closed. Readiness is level-triggered: what is not consumed is reported again.
public final class FileDescriptorWatcher {
    public struct Interest: OptionSet, Sendable {
        public let rawValue: UInt8
        public init(rawValue: UInt8) { self.rawValue = rawValue }
        public static let read = Interest(rawValue: 1)
        public static let write = Interest(rawValue: 2)
    }

    /// What is being waited for.
    public private(set) var interest: Interest = []

    private let loop: EventLoop
    private var readEvent: OpaquePointer?
    private var writeEvent: OpaquePointer?
    private var onReady: ((Interest) -> Void)?

    /// - Parameter onReady: called on the loop with `.read` or `.write`; may cancel the watcher.
    public init(loop: EventLoop, descriptor: Int32, onReady: @escaping (Interest) -> Void) {
        precondition(loop.isCurrent, "a descriptor is watched from its own loop")
        self.loop = loop
        self.onReady = onReady
        let context = Unmanaged.passRetained(self).toOpaque()
        let callback: event_callback_fn = { _, what, context in
            guard let context else { return }
            let watcher = Unmanaged<FileDescriptorWatcher>.fromOpaque(context).takeUnretainedValue()
            watcher.loop.turn { watcher.onReady?(Int32(what) & EV_READ != 0 ? .read : .write) }
        }
        readEvent = event_new(loop.base, descriptor, Int16(EV_READ | EV_PERSIST), callback, context)
        writeEvent = event_new(loop.base, descriptor, Int16(EV_WRITE | EV_PERSIST), callback, context)
    }

    /// Waits for these from now on; nothing when empty.
    public func watch(_ wanted: Interest) {
        change(readEvent, .read, wanted)
        change(writeEvent, .write, wanted)
        interest = wanted
    }

    /// Ends watching for good; more than once is harmless.
    public func cancel() {
        guard onReady != nil else { return }
        onReady = nil
        if let readEvent { event_free(readEvent) }
        if let writeEvent { event_free(writeEvent) }
        readEvent = nil
        writeEvent = nil
        Unmanaged.passUnretained(self).release()
    }

    private func change(_ event: OpaquePointer?, _ kind: Interest, _ wanted: Interest) {
        guard let event, wanted.contains(kind) != interest.contains(kind) else { return }
        if wanted.contains(kind) { event_add(event, nil) } else { event_del(event) }
    }
}
