internal import Glibc

/// A connection to the callee and what is on its way over it. Used by one thread.
final class Upstream {
    let descriptor: Int32
    let input = ByteQueue()
    let output = ByteQueue()
    private var isClosed = false

    /// nil when nobody listens there.
    init?(_ edge: FaultEdge) {
        guard let descriptor = Sockets.connect(edge.host, edge.target) else { return nil }
        self.descriptor = descriptor
    }

    deinit { finish(reset: false) }

    func finish(reset: Bool) {
        guard !isClosed else { return }
        isClosed = true
        if reset { Sockets.reset(descriptor) } else { close(descriptor) }
    }
}
