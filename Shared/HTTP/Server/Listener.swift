internal import CEvent
internal import EventLoop
internal import Glibc
internal import HTTPCore

/// One loop's share of the server: its listening socket, its connections and its clock of deadlines.
///
/// `@unchecked Sendable`: `loop`, `limits`, `responder`, `rejected` and `ticks` are constant; everything else is touched on
/// the loop's thread only, which the async entry points (`open`, `drain`) go to first.
final class Listener: @unchecked Sendable {
    struct Ticks { let head, body, write, idle, crowdedIdle, silence: Int }

    let loop: EventLoop
    let limits: HTTPLimits
    let responder: any HTTPResponder
    let rejected: @Sendable (HTTPRejection) -> HTTPResponse
    let ticks: Ticks
    private let tickLength: Duration

    private(set) var tick = 0
    private(set) var isDraining = false
    /// Every answer is the last of its connection from now on.
    private(set) var isLeaving = false
    let load: ServerLoad
    /// What its share is of what the loops have together.
    let loops: Int
    let date = HTTPDateCache()
    /// What a connection reads into; the guard has taken it when the read returns. As large as it pays for bodies that go to files.
    let readBuffer = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 256 << 10)
    /// What the head of an answer is put together in.
    var head = ResponseHead()
    private var isOpen = false
    private var acceptor: OpaquePointer?
    private var arrived: OpaquePointer?
    private var arrivals: [Connection] = []
    private var answered: OpaquePointer?
    private var answers: [Connection] = []
    private var connections: [ObjectIdentifier: Connection] = [:]
    private var halfSent = WaitingLine()
    private var silent = WaitingLine()
    private var backlog = Backlog()
    private var isRelieving = false
    private var files = 0
    private var lingering: [ObjectIdentifier: LingeringClose] = [:]
    private var clock: LoopTimer?
    private var running = 0
    private var drainLimit: LoopTimer?
    private var drainWaiters: [CheckedContinuation<Void, Never>] = []

    private init(
        loop: EventLoop, limits: HTTPLimits, responder: any HTTPResponder, load: ServerLoad, loops: Int,
        rejected: @escaping @Sendable (HTTPRejection) -> HTTPResponse
    ) {
        self.load = load
        self.loops = loops
        self.loop = loop
        self.limits = limits
        self.responder = responder
        self.rejected = rejected
        let shortest = min(limits.headTimeout, limits.bodyTimeout, limits.writeTimeout, limits.idleTimeout)
        let tickLength = min(max(shortest / 20, .milliseconds(10)), .milliseconds(500))
        self.tickLength = tickLength
        func count(_ time: Duration) -> Int { Self.count(time, of: tickLength) }
        ticks = Ticks(
            head: count(limits.headTimeout), body: count(limits.bodyTimeout), write: count(limits.writeTimeout),
            idle: count(limits.idleTimeout), crowdedIdle: count(min(limits.idleTimeout, Self.crowdedIdleTime)),
            silence: count(Self.firstBytes))
    }

    deinit { readBuffer.deallocate() }

    func inTicks(_ time: Duration) -> Int { Self.count(time, of: tickLength) }

    private static func count(_ time: Duration, of tickLength: Duration) -> Int { Int((time / tickLength).rounded(.up)) }

    /// Starts to accept on `socket`, which is the listener's from here on.
    static func open(
        _ socket: ListeningSocket, loop: EventLoop, limits: HTTPLimits, responder: any HTTPResponder, load: ServerLoad, loops: Int,
        rejected: @escaping @Sendable (HTTPRejection) -> HTTPResponse
    ) async throws(HTTPServerError) -> Listener {
        let opened: Result<Listener, HTTPServerError> = await Task(executorPreference: loop) {
            let listener = Listener(loop: loop, limits: limits, responder: responder, load: load, loops: loops, rejected: rejected)
            do throws(HTTPServerError) {
                try listener.start(on: socket)
                return .success(listener)
            } catch {
                return .failure(error)
            }
        }.value
        return try opened.get()
    }

    private func start(on socket: ListeningSocket) throws(HTTPServerError) {
        let context = Unmanaged.passUnretained(self).toOpaque()
        arrived = event_new(loop.base, -1, 0, { _, _, context in Listener.from(context)?.adoptArrivals() }, context)
        answered = event_new(loop.base, -1, 0, { _, _, context in Listener.from(context)?.sendAnswers() }, context)
        // The socket listens already: a backlog of 0 leaves it as it is.
        let fd = socket.take()
        acceptor = evconnlistener_new(
            loop.base, { _, fd, address, length, context in Listener.from(context)?.accepted(fd, from: address, length) }, context,
            UInt32(LEV_OPT_CLOSE_ON_FREE | LEV_OPT_CLOSE_ON_EXEC), 0, fd)
        guard let acceptor, arrived != nil, answered != nil else {
            if acceptor == nil { close(fd) }
            freeEvents()
            throw .outOfResources("evconnlistener_new")
        }
        // Out of descriptors: stop asking until the next tick, instead of spinning on a connection that cannot be taken.
        evconnlistener_set_error_cb(acceptor) { acceptor, _ in evconnlistener_disable(acceptor) }
        isOpen = true
        // Balanced in `end()`: while libevent can call back, the listener lives.
        _ = Unmanaged.passRetained(self)
        wind()
    }

    private static func from(_ context: UnsafeMutableRawPointer?) -> Listener? {
        context.map { Unmanaged<Listener>.fromOpaque($0).takeUnretainedValue() }
    }

    // MARK: - Answers

    /// Sends the answer of a connection after the other connections that became readable in this round of polling were served:
    /// a peer that is woken for each answer alone costs more than the answer.
    func sendSoon(_ connection: Connection) {
        answers.append(connection)
        if answers.count == 1, let answered { event_active(answered, Int32(EV_TIMEOUT), 0) }
    }

    private func sendAnswers() {
        let ready = answers
        answers.removeAll(keepingCapacity: true)
        loop.turn { for connection in ready { connection.sendAnswer() } }
    }

    // MARK: - Connections

    /// libevent accepted a connection, and goes on to accept until nobody waits, before any of them can be turned away: not more at a time
    /// than there is a reserve for.
    private func accepted(_ fd: Int32, from address: UnsafeMutablePointer<sockaddr>?, _ length: Int32) {
        guard let connection = Connection(listener: self, fd: fd, peerAddress: Self.text(of: address, length)) else {
            close(fd)
            return
        }
        arrivals.append(connection)
        if arrivals.count == 1 { event_active(arrived, Int32(EV_TIMEOUT), 0) }
        if arrivals.count == limits.acceptedAtOnce, let acceptor { evconnlistener_disable(acceptor) }
    }

    /// An address as its numbers; one of IPv4 as IPv4 writes it, also where the socket is of IPv6.
    private static func text(of address: UnsafeMutablePointer<sockaddr>?, _ length: Int32) -> String {
        let size = Int(NI_MAXHOST)
        let text = withUnsafeTemporaryAllocation(of: CChar.self, capacity: size) { buffer -> String in
            guard let start = buffer.baseAddress, getnameinfo(address, socklen_t(length), start, socklen_t(size), nil, 0, NI_NUMERICHOST) == 0
            else { return "" }
            return String(cString: start)
        }
        return text.hasPrefix("::ffff:") && text.contains(".") ? String(text.dropFirst(7)) : text
    }

    private func adoptArrivals() {
        let arrivals = self.arrivals
        self.arrivals.removeAll(keepingCapacity: true)
        if arrivals.count >= limits.acceptedAtOnce, let acceptor { evconnlistener_enable(acceptor) }
        for connection in arrivals {
            connections[ObjectIdentifier(connection)] = connection
            load.connected(1)
            connection.begin()
            if connections.count > limits.connectionsPerLoop { makeRoom(for: connection) }
            if connection.isFresh { silent.append(connection, at: tick) }
        }
    }

    /// Those who send slowly, or nothing, never keep out who has something to ask.
    private func makeRoom(for newest: Connection) {
        let longest = halfSent.takeLongest(before: tick, progress: limits.progressBytes, at: tick)
        if let longest = longest ?? silent.takeLongest(before: tick - ticks.silence, progress: 1, at: tick) {
            load.noteDisplaced()
            longest.refuse()
        } else {
            load.noteRefused()
            newest.refuse()
        }
    }

    /// A connection has begun to wait for the rest of a request.
    func linesUp(_ connection: Connection) { halfSent.append(connection, at: tick) }

    func removed(_ connection: Connection) {
        if connections.removeValue(forKey: ObjectIdentifier(connection)) != nil { load.connected(-1) }
        finishDrainIfDone()
    }

    // MARK: - What connections hold

    func takeFile() -> Bool {
        guard files < limits.filesPerLoop else { return false }
        files += 1
        return true
    }

    func giveFile() { files -= 1 }

    /// A connection has more or fewer bytes waiting for its reader. Too many in all: who holds the most of them here goes, if this
    /// loop holds its share of them.
    func backlogChanged(_ connection: Connection, by change: Int) {
        backlog.changed(connection, by: change)
        guard change > 0, load.unsentBytes > limits.unsentBytes, !isRelieving else { return }
        // Later: the connection is in the middle of writing.
        isRelieving = true
        loop.schedule(after: .zero) { [weak self] in self?.relieve() }
    }

    private func relieve() {
        isRelieving = false
        while load.unsentBytes > limits.unsentBytes, backlog.bytes > limits.unsentBytes / loops, let largest = backlog.largest {
            load.noteCut()
            largest.close()
        }
    }

    func linger(on fd: Int32) {
        guard lingering.count < limits.lingeringAtMost else { return }
        let close = LingeringClose(on: fd, loop: loop, for: Self.lingeringTime) { [unowned self] close in
            lingering[ObjectIdentifier(close)] = nil
        }
        if let close { lingering[ObjectIdentifier(close)] = close }
    }

    // MARK: - The clock

    /// Deadlines are counted in ticks: one timer a loop, nothing armed or read per request.
    private func wind() {
        clock = loop.schedule(after: tickLength) { [unowned self] in
            tick += 1
            let isCrowded = connections.count > limits.connectionsPerLoop - limits.connectionsPerLoop / 8
            for connection in Array(connections.values) {
                connection.checkDeadline(at: tick)
                // Where places are few, who does not use one has it for a shorter time.
                if isCrowded, connection.isIdle(for: ticks.crowdedIdle, at: tick) { connection.closeIfIdle() }
            }
            relieve()
            if let acceptor { evconnlistener_enable(acceptor) }
            wind()
        }
    }

    // MARK: - Draining

    func handlerStarted() { running += 1 }
    func handlerEnded() {
        running -= 1
        finishDrainIfDone()
    }

    /// Stops accepting, lets what runs finish, cancels and cuts it at the limit. Safe to call again.
    func drain(within limit: Duration) async {
        await Task(executorPreference: loop) { [self] in
            guard isOpen else { return }
            beginDrain(within: limit)
            await withCheckedContinuation { continuation in
                drainWaiters.append(continuation)
                finishDrainIfDone()
            }
        }.value
    }

    /// Every answer from now on ends its connection. All else goes on.
    func leave() { isLeaving = true }

    private func beginDrain(within limit: Duration) {
        guard !isDraining else { return }
        (isLeaving, isDraining) = (true, true)
        // Who is told no connects elsewhere, or again. Who has connected is served: what waits to be accepted would be lost with the
        // socket.
        if let acceptor { _ = barbell_refuse_handshakes(evconnlistener_get_fd(acceptor)) }
        loop.schedule(after: Self.lastArrivals) { [weak self] in self?.stopAccepting() }
        for connection in Array(connections.values) {
            if connection.isFresh { continue }
            connection.exchange?.serverDrains()
            connection.closeIfIdle()
        }
        drainLimit = loop.schedule(after: limit) { [unowned self] in
            for connection in Array(connections.values) {
                connection.exchange?.cancel()
                connection.close()
            }
            drainLimit = loop.schedule(after: Self.graceAfterCancel) { [unowned self] in finishDrain() }
        }
    }

    private func stopAccepting() {
        guard let acceptor else { return }
        self.acceptor = nil
        evconnlistener_free(acceptor)
        loop.schedule(after: Self.firstRequest) { [weak self] in
            for connection in Array((self?.connections ?? [:]).values) { connection.closeIfIdle() }
        }
        finishDrainIfDone()
    }

    private func finishDrainIfDone() {
        if isDraining && acceptor == nil && arrivals.isEmpty && connections.isEmpty && running == 0 && !drainWaiters.isEmpty { finishDrain() }
    }

    /// On a later turn: this may run inside what it ends.
    private func finishDrain() {
        let waiters = drainWaiters
        drainWaiters = []
        loop.schedule(after: .zero) { [self] in
            end()
            for waiter in waiters { waiter.resume() }
        }
    }

    private func end() {
        guard isOpen else { return }
        isOpen = false
        clock?.cancel()
        drainLimit?.cancel()
        for connection in Array(connections.values) + arrivals { connection.close() }
        for close in Array(lingering.values) { close.end() }
        freeEvents()
        (arrivals, answers) = ([], [])
        Unmanaged.passUnretained(self).release()
    }

    private func freeEvents() {
        if let acceptor { evconnlistener_free(acceptor) }
        if let arrived { event_free(arrived) }
        if let answered { event_free(answered) }
        (acceptor, arrived, answered) = (nil, nil, nil)
    }

    /// Who has just connected has so long to say something before others may have its place.
    private static let firstBytes = Duration.seconds(1)
    private static let crowdedIdleTime = Duration.seconds(5)
    /// For handshakes that had begun, and for what waits to be accepted.
    private static let lastArrivals = Duration.milliseconds(50)
    /// For the request of who has just connected.
    private static let firstRequest = Duration.milliseconds(200)
    private static let lingeringTime = Duration.seconds(2)
    /// For tasks to notice that they were cancelled.
    private static let graceAfterCancel = Duration.seconds(1)
}
