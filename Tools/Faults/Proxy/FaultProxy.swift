internal import Glibc
internal import Synchronization

/// A proxy on every way between two services, which passes calls on as they are until a fault is set.
///
/// One listener on 127.0.0.1 for each edge and one for control, one thread for each listener and each connection. Threads never
/// start processes, so the proxy can live beside a supervisor.
public final class FaultProxy: Sendable {
    /// With the ports that are really listened on.
    public let edges: [FaultEdge]
    /// Where faults are set: `http://127.0.0.1:port`.
    public let controlURL: String

    let isIdle = Atomic<Bool>(true)
    private let book = Mutex(FaultBook())
    private let held = Mutex<[Int: Held]>([:])
    private let stopping: WakePipe
    private let listeners: [Int32]
    private let threads = Atomic<Int>(0)
    private let isStopping = Atomic<Bool>(false)

    /// A call that a `reorder` holds back.
    private struct Held {
        let number: Int
        let release: WakePipe
    }

    /// Listens, and serves from now on.
    /// - Parameter controlPort: 0 for one that the system chooses.
    /// - Throws: when a port is taken.
    public init(_ wanted: [FaultEdge], controlPort: Int = 0) throws(FaultProxyError) {
        stopping = try WakePipe()
        var descriptors: [Int32] = []
        var open: [FaultEdge] = []
        do throws(FaultProxyError) {
            for edge in wanted {
                let (descriptor, port) = try Sockets.listen(edge.port)
                descriptors.append(descriptor)
                open.append(FaultEdge(from: edge.from, to: edge.to, port: port, host: edge.host, target: edge.target))
            }
            let (descriptor, port) = try Sockets.listen(controlPort)
            descriptors.append(descriptor)
            controlURL = "http://127.0.0.1:\(port)"
        } catch {
            for descriptor in descriptors { close(descriptor) }
            throw error
        }
        edges = open
        listeners = descriptors
        for (edge, descriptor) in zip(open, descriptors) {
            serve(descriptor) { proxy, client in EdgeConnection(edge, client, proxy).serve() }
        }
        let control = FaultControl(edges: open)
        serve(descriptors[descriptors.count - 1]) { proxy, client in ControlConnection(control, client, proxy).serve() }
    }

    /// Closes every connection and waits for the threads. Calls that are held are dropped.
    public func stop() {
        guard !isStopping.exchange(true, ordering: .acquiringAndReleasing) else { return }
        stopping.wake()
        for descriptor in listeners { shutdown(descriptor, Int32(SHUT_RDWR)) }
        while threads.load(ordering: .acquiring) > 0 { _ = poll(nil, 0, 1) }
        for descriptor in listeners { close(descriptor) }
    }

    /// Readable once the proxy stops.
    var stopDescriptor: Int32 { stopping.descriptor }

    private func serve(_ listener: Int32, _ body: @escaping @Sendable (FaultProxy, Int32) -> Void) {
        start { proxy in
            while let client = Sockets.accept(listener) {
                // Without a thread for it the connection is reset, as on a machine that is out of resources.
                if !proxy.start({ body($0, client) }) { Sockets.reset(client) }
            }
        }
    }

    @discardableResult private func start(_ body: @escaping @Sendable (FaultProxy) -> Void) -> Bool {
        threads.add(1, ordering: .acquiringAndReleasing)
        let isRunning = DetachedThread.start { [self] in
            body(self)
            threads.subtract(1, ordering: .acquiringAndReleasing)
        }
        if !isRunning { threads.subtract(1, ordering: .acquiringAndReleasing) }
        return isRunning
    }

    // MARK: - Faults

    /// What a call runs into, counted.
    func meet(_ call: CallFacts) -> FaultBook.Meeting { book.withLock { $0.meet(call, at: uptimeMicroseconds()) } }

    func note(_ tokens: [FaultBook.Token], answered: Int? = nil, remark: String? = nil) {
        guard !tokens.isEmpty, answered != nil || remark != nil else { return }
        book.withLock { book in for token in tokens { book.note(token, answered: answered, remark: remark) } }
    }

    /// A call was not sent twice, and why.
    func undone(_ token: FaultBook.Token, remark: String) {
        book.withLock { book in
            book.undone(token.fault)
            book.note(token, remark: remark)
        }
    }

    func control(_ control: FaultControl, _ method: String, _ target: String, _ body: [UInt8]) -> FaultControl.Answer {
        let (answer, gone) = book.withLock { book in
            let before = Set(book.entries.map(\.id))
            let answer = control.answer(method, target, body, &book)
            isIdle.store(book.isEmpty, ordering: .releasing)
            return (answer, before.subtracting(book.entries.map(\.id)))
        }
        // What a fault held goes on when the fault is taken away.
        for id in gone { held.withLock { $0[id] }?.release.wake() }
        return answer
    }

    // MARK: - Reordering

    /// Waits until a later call that fits the fault was answered, the fault is removed or the time has passed.
    /// - Returns: whether it was let go before the time had passed; nil when the proxy stops.
    func hold(_ fault: Int, number: Int, milliseconds: Int) -> Bool? {
        guard let release = try? WakePipe() else { return false }
        held.withLock { $0[fault] = Held(number: number, release: release) }
        defer {
            held.withLock { $0[fault] = nil }
            book.withLock { $0.letGo(fault) }
        }
        // The fault may have been removed after this call met it and before it began to wait; nothing would wake it then.
        if !book.withLock({ book in book.entries.contains { $0.id == fault } }) { return true }
        var descriptors = [stopping.descriptor, release.descriptor].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        let deadline = uptimeMicroseconds() + Int64(milliseconds) * 1000
        while true {
            let left = deadline - uptimeMicroseconds()
            guard left > 0 else { return false }
            _ = poll(&descriptors, 2, Int32(clamping: (left + 999) / 1000))
            if descriptors[0].revents != 0 { return nil }
            if descriptors[1].revents != 0 { return true }
        }
    }

    /// A call that fits these faults was answered: whoever is held for it may go.
    func answered(_ calls: [FaultBook.Place]) {
        guard !calls.isEmpty else { return }
        let waiting = held.withLock { held in
            calls.compactMap { call -> (fault: Int, release: WakePipe)? in
                guard let first = held[call.fault], first.number < call.number else { return nil }
                // Taken out, so that it counts as passed once, however many pass it.
                held[call.fault] = nil
                return (call.fault, first.release)
            }
        }
        guard !waiting.isEmpty else { return }
        book.withLock { book in for one in waiting { book.passed(one.fault) } }
        for one in waiting { one.release.wake() }
    }

    /// Waits; nobody but `stop` shortens it.
    /// - Returns: false when the proxy stops.
    func pause(_ milliseconds: Int) -> Bool {
        var stop = pollfd(fd: stopping.descriptor, events: Int16(POLLIN), revents: 0)
        let deadline = uptimeMicroseconds() + Int64(milliseconds) * 1000
        while true {
            let left = deadline - uptimeMicroseconds()
            guard left > 0 else { return true }
            _ = poll(&stop, 1, Int32(clamping: (left + 999) / 1000))
            if stop.revents != 0 { return false }
        }
    }
}
