internal import Synchronization

/// The loops of a process: one a core by default.
public final class EventLoopGroup: Sendable {
    public let loops: [EventLoop]
    private let turn = Atomic<Int>(0)

    /// - Parameter count: how many loops, at least 1.
    public init(count: Int, name: String = "loop") throws(EventLoopError) {
        var loops: [EventLoop] = []
        for index in 0..<max(1, count) { loops.append(try EventLoop(name: "\(name)-\(index)")) }
        self.loops = loops
    }

    /// The loop the caller is on, or the next one in turn.
    public func next() -> EventLoop {
        if let current = EventLoop.current, loops.contains(where: { $0 === current }) { return current }
        return loops[turn.wrappingAdd(1, ordering: .relaxed).oldValue % loops.count]
    }

    /// Stops every loop. Not from a loop's own thread.
    public func stop() { for loop in loops { loop.stop() } }
}
