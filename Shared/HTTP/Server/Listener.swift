internal import CEvent
internal import EventLoop
internal import Glibc
internal import HTTPCore

/// One loop's share of the server: its listening socket, its evhttp, its connections and its clock of deadlines.
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
    private var http: OpaquePointer?
    private var bound: OpaquePointer?
    private var arrived: OpaquePointer?
    private var arrivals: [Connection] = []
    private var answered: OpaquePointer?
    private var answers: [Connection] = []
    private var connections: [OpaquePointer: Connection] = [:]
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
        func count(_ time: Duration) -> Int { Int((time / tickLength).rounded(.up)) }
        ticks = Ticks(
            head: count(limits.headTimeout), body: count(limits.bodyTimeout), write: count(limits.writeTimeout),
            idle: count(limits.idleTimeout), crowdedIdle: count(min(limits.idleTimeout, Self.crowdedIdleTime)),
            silence: count(Self.firstBytes))
    }

    deinit { readBuffer.deallocate() }

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
        guard let http = evhttp_new(loop.base),
            let arrived = event_new(loop.base, -1, 0, { _, _, context in Listener.from(context)?.adoptArrivals() }, context),
            let answered = event_new(loop.base, -1, 0, { _, _, context in Listener.from(context)?.sendAnswers() }, context)
        else { throw .outOfResources("evhttp_new") }
        evhttp_set_default_content_type(http, nil)
        evhttp_set_bevcb(http, { base, context in Listener.from(context)?.makeBufferevent() }, context)
        evhttp_set_gencb(http, { request, context in Listener.from(context)?.dispatch(request) }, context)
        guard let bound = evhttp_accept_socket_with_handle(http, socket.take()) else {
            evhttp_free(http)
            event_free(arrived)
            event_free(answered)
            throw .outOfResources("evhttp_accept_socket")
        }
        // Out of descriptors: stop asking until the next tick, instead of spinning on a connection that cannot be taken.
        evconnlistener_set_error_cb(evhttp_bound_socket_get_listener(bound)) { listener, _ in evconnlistener_disable(listener) }
        (self.http, self.bound, self.arrived, self.answered) = (http, bound, arrived, answered)
        // Balanced in `end()`: while evhttp can call back, the listener lives.
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

    /// evhttp accepted a connection and asks for its bufferevent. The connection itself exists only after this returns, so it
    /// is adopted in the same pass over libevent's queue, before anything is polled.
    private func makeBufferevent() -> OpaquePointer? {
        guard let bufferevent = bufferevent_socket_new(loop.base, -1, 0) else { return nil }
        arrivals.append(Connection(listener: self, bufferevent: bufferevent))
        if arrivals.count == 1 { event_active(arrived, Int32(EV_TIMEOUT), 0) }
        // libevent accepts until nobody waits, before any of them can be turned away: not more at a time than there is a reserve for.
        if arrivals.count == limits.acceptedAtOnce, let bound { evconnlistener_disable(evhttp_bound_socket_get_listener(bound)) }
        return bufferevent
    }

    private func adoptArrivals() {
        let arrivals = self.arrivals
        self.arrivals.removeAll(keepingCapacity: true)
        if arrivals.count >= limits.acceptedAtOnce, let bound { evconnlistener_enable(evhttp_bound_socket_get_listener(bound)) }
        for connection in arrivals {
            // evhttp's callbacks on a bufferevent carry its connection: the only way to it before the first request.
            var context: UnsafeMutableRawPointer?
            bufferevent_getcb(connection.bufferevent, nil, nil, nil, &context)
            guard let context else { continue }
            let evcon = OpaquePointer(context)
            connections[evcon] = connection
            load.connected(1)
            connection.adopt(evcon)
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

    private func dispatch(_ request: OpaquePointer?) {
        guard let request else { return }
        guard let evcon = evhttp_request_get_connection(request), let connection = connections[evcon] else {
            // A bufferevent could not be made, so that evhttp made its own: not guarded, not served.
            return evhttp_send_error(request, 503, nil)
        }
        connection.begin(request)
    }

    func removed(_ evcon: OpaquePointer) {
        if connections.removeValue(forKey: evcon) != nil { load.connected(-1) }
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
            if let bound { evconnlistener_enable(evhttp_bound_socket_get_listener(bound)) }
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
            guard http != nil else { return }
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
        if let bound { _ = barbell_refuse_handshakes(evhttp_bound_socket_get_fd(bound)) }
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
        guard let http, let bound else { return }
        self.bound = nil
        evhttp_del_accept_socket(http, bound)
        loop.schedule(after: Self.firstRequest) { [weak self] in
            for connection in Array((self?.connections ?? [:]).values) { connection.closeIfIdle() }
        }
        finishDrainIfDone()
    }

    private func finishDrainIfDone() {
        if isDraining && bound == nil && arrivals.isEmpty && connections.isEmpty && running == 0 && !drainWaiters.isEmpty { finishDrain() }
    }

    /// evhttp is freed on a later turn: this may run inside one of its callbacks.
    private func finishDrain() {
        let waiters = drainWaiters
        drainWaiters = []
        loop.schedule(after: .zero) { [self] in
            end()
            for waiter in waiters { waiter.resume() }
        }
    }

    private func end() {
        guard let http else { return }
        self.http = nil
        clock?.cancel()
        drainLimit?.cancel()
        for close in Array(lingering.values) { close.end() }
        evhttp_free(http)
        if let arrived { event_free(arrived) }
        arrived = nil
        if let answered { event_free(answered) }
        answered = nil
        answers = []
        Unmanaged.passUnretained(self).release()
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
