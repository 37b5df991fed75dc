internal import CurlKit
internal import EventLoop

/// A multi handle that an event loop drives: it is made with its first transfer, and has connections, limits and a timer of its own.
/// Everything happens on the loop's thread; not Sendable.
final class LoopMulti {
    private let loop: EventLoop
    private let limits: CurlMulti.Limits
    private var multi: CurlMulti?
    private var watchers: [Int32: FileDescriptorWatcher] = [:]
    private var timer: LoopTimer?

    init(loop: EventLoop, limits: CurlMulti.Limits) {
        self.loop = loop
        self.limits = limits
    }

    func started() throws(CurlError) -> CurlMulti {
        if let multi { return multi }
        let new = try CurlMulti(
            limits: limits, watch: { [weak self] descriptor, interest in self?.watch(descriptor, interest) },
            arm: { [weak self] delay in self?.arm(delay) })
        multi = new
        return new
    }

    /// Closes every connection. No transfer runs any more.
    func close() {
        multi = nil  // tells `watch` and `arm` to let go, for each connection it closes
        for watcher in watchers.values { watcher.cancel() }
        watchers = [:]
        arm(nil)
    }

    private func watch(_ descriptor: Int32, _ interest: CurlMulti.Interest) {
        guard interest != .nothing else {
            watchers.removeValue(forKey: descriptor)?.cancel()
            return
        }
        let watcher =
            watchers[descriptor]
            ?? FileDescriptorWatcher(loop: loop, descriptor: descriptor) { [weak self] ready in
                self?.multi?.ready(descriptor, readable: ready.contains(.read), writable: ready.contains(.write))
            }
        watchers[descriptor] = watcher
        switch interest {
        case .nothing: break
        case .read: watcher.watch(.read)
        case .write: watcher.watch(.write)
        case .both: watcher.watch([.read, .write])
        }
    }

    private func arm(_ delay: Duration?) {
        timer?.cancel()
        timer = delay.map { delay in
            loop.schedule(after: delay) { [weak self] in
                self?.timer = nil
                self?.multi?.timeout()
            }
        }
    }
}
