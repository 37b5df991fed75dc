internal import CPQ
internal import EventLoop
internal import Storage
internal import Synchronization

/// One libpq connection and the loop that watches its socket. One trip to the server at a time, of one command or of several that go together.
///
/// A server that stays silent longer than `answerLimit` is given up: nothing else ends a wait on a machine that is gone, or a process that
/// is frozen.
///
/// `@unchecked Sendable`: `pointer`, `watcher`, `pending`, `connecting`, `connectTimer` and `watchdog` are touched on the loop's thread
/// only; whoever else wants something goes through `EventLoop.execute`. The rest is immutable, atomic or behind a mutex. It lives until
/// `close()`, since its watcher holds it.
final class PostgresHandle: @unchecked Sendable {
    let loop: EventLoop
    let statements = Mutex(PostgresStatements())
    /// Whether statements are prepared under names, which live as long as the session.
    let preparesStatements: Bool

    private typealias Outcome = Result<[PostgresReply], PostgresTripFailure>
    private struct Pending {
        let commands: [PostgresCommand]
        /// The places of those whose replies are kept.
        let asked: [Int]
        let continuation: CheckedContinuation<Outcome, Never>
        /// How long the server may stay silent, and until when it may now.
        let limit: Duration?
        var deadline: ContinuousClock.Instant?
        /// The command whose results are awaited.
        var place = 0
        var replies: [Int: PostgresReply] = [:]
        var failure: PostgresTripFailure?

        /// The limit is that of each command, as the server's own is: every one of a trip may have to wait for a lock.
        mutating func waitAnew() { deadline = limit.map { ContinuousClock.now + $0 } }

        /// - Parameter error: what it is when a reply is missing.
        func outcome(else error: DatabaseError) -> Outcome {
            let wanted = asked.compactMap { replies[$0] }
            guard failure == nil, wanted.count == asked.count else {
                return .failure(failure ?? PostgresTripFailure(error: error, place: place, isServers: false))
            }
            return .success(wanted)
        }

        var isTrip: Bool { commands.count > 1 }
        var sql: String { commands[min(place, commands.count - 1)].sql }
    }
    private var pointer: OpaquePointer?
    private var watcher: FileDescriptorWatcher?
    private var pending: Pending?
    private var connecting: CheckedContinuation<DatabaseError?, Never>?
    private var connectTimer: LoopTimer?
    /// Armed for the deadline of a statement that has perhaps ended since: arming one for each would cost more than it is worth.
    private var watchdog: LoopTimer?
    private let answerLimit: Duration?
    private let trips: PostgresTrips
    private let silent = Atomic<Bool>(false)
    private let broken = Atomic<Bool>(false)
    private let idle = Atomic<Bool>(true)
    private let whenBroken = Mutex<(@Sendable () -> Void)?>(nil)

    /// Begins to connect. Looks up host names, which blocks: see `PostgresLookups`.
    init(
        parameters: [(keyword: String, value: String)], loop: EventLoop, preparesStatements: Bool, answerLimit: Duration?, trips: PostgresTrips
    ) {
        self.loop = loop
        self.trips = trips
        self.preparesStatements = preparesStatements
        self.answerLimit = answerLimit
        pointer = withCStrings(parameters.map(\.keyword)) { keywords in
            withCStrings(parameters.map(\.value)) { PQconnectStartParams(keywords, $0, 1) }
        }
        // By default notices go to standard error.
        if let pointer { PQsetNoticeProcessor(pointer, { _, _ in }, nil) }
    }

    deinit { if let pointer { PQfinish(pointer) } }

    /// Whether a statement may be sent.
    var isUsable: Bool { !broken.load(ordering: .acquiring) }

    /// Whether the server did not answer in time.
    var fellSilent: Bool { silent.load(ordering: .acquiring) }

    /// Whether the next holder gets it as if it were new.
    var isReusable: Bool { isUsable && idle.load(ordering: .acquiring) }

    /// Takes the connection out of use, once its present holder is done.
    func retire() { broken.store(true, ordering: .releasing) }

    /// Called once, on the loop, when the server goes away while nothing is asked of it.
    func onBroken(_ action: @escaping @Sendable () -> Void) { whenBroken.withLock { $0 = action } }

    /// Returns when the connection is established.
    func connect(within limit: Duration) async throws(DatabaseError) {
        let error = await withCheckedContinuation { continuation in
            loop.execute { [self] in
                connecting = continuation
                connectTimer = loop.schedule(after: limit) { self.finishConnecting(.connectionFailed("the server did not answer in time")) }
                // libpq: behave as if the first poll had asked for writability.
                watchForPoll(.write)
            }
        }
        if let error { throw error }
    }

    /// Sends a command and returns its last result, or its first error.
    func run(_ command: PostgresCommand) async throws(DatabaseError) -> PostgresReply {
        do throws(PostgresTripFailure) { return try await run([command], asked: [0]).last ?? PostgresReply() } catch { throw error.error }
    }

    /// Sends commands together and waits once: each runs after the one before, and none after one that failed.
    /// - Parameters:
    ///   - commands: at least one.
    ///   - asked: the places of those whose replies are wanted, in their order.
    /// - Returns: the last result of each of these.
    func run(_ commands: [PostgresCommand], asked: [Int]) async throws(PostgresTripFailure) -> [PostgresReply] {
        let limit = StatementLimits.areLifted ? nil : answerLimit
        let result = await withCheckedContinuation { continuation in
            loop.execute { [self] in begin(commands, asked, within: limit, continuation) }
        }
        return try result.get()
    }

    func close() {
        broken.store(true, ordering: .releasing)
        whenBroken.withLock { $0 = nil }
        loop.execute { [self] in
            watcher?.cancel()
            watcher = nil
            watchdog?.cancel()
            watchdog = nil
            if let pointer { PQfinish(pointer) }
            pointer = nil
            breakOff(.connectionLost)
        }
    }

    // MARK: - On the loop: connecting

    private func watchForPoll(_ interest: FileDescriptorWatcher.Interest) {
        guard let pointer, PQsocket(pointer) >= 0, PQstatus(pointer) != CONNECTION_BAD else { return finishConnecting(reason()) }
        watcher = FileDescriptorWatcher(loop: loop, descriptor: PQsocket(pointer)) { [self] _ in poll() }
        watcher?.watch(interest)
    }

    private func poll() {
        // A poll may close this socket and open another, for the next address or without TLS.
        watcher?.cancel()
        watcher = nil
        switch PQconnectPoll(pointer) {
        case PGRES_POLLING_READING: watchForPoll(.read)
        case PGRES_POLLING_WRITING: watchForPoll(.write)
        case PGRES_POLLING_OK: finishConnecting(nil)
        default: finishConnecting(reason())
        }
    }

    private func finishConnecting(_ error: DatabaseError?) {
        guard let continuation = connecting.take() else { return }
        connectTimer?.cancel()
        connectTimer = nil
        watcher?.cancel()
        watcher = nil
        if let pointer, error == nil {
            PQsetnonblocking(pointer, 1)
            watcher = FileDescriptorWatcher(loop: loop, descriptor: PQsocket(pointer)) { [self] in ready($0) }
            watcher?.watch(.read)
        }
        continuation.resume(returning: error)
    }

    private func reason() -> DatabaseError {
        guard let pointer else { return .connectionFailed("out of memory") }
        let text = String(cString: PQerrorMessage(pointer)).split(separator: "\n").joined(separator: " ")
        return .connectionFailed(text)
    }

    // MARK: - On the loop: a command

    private func begin(
        _ commands: [PostgresCommand], _ asked: [Int], within limit: Duration?, _ continuation: CheckedContinuation<Outcome, Never>
    ) {
        guard let pointer, pending == nil, isUsable, PQstatus(pointer) == CONNECTION_OK, !commands.isEmpty else {
            continuation.resume(returning: .failure(PostgresTripFailure(error: .connectionLost, place: 0, isServers: false)))
            return
        }
        pending = Pending(commands: commands, asked: asked, continuation: continuation, limit: limit)
        pending?.waitAnew()
        trips.count.add(1, ordering: .relaxed)
        let isAlone = commands.count == 1
        var isSent = isAlone || PQenterPipelineMode(pointer) == 1
        for command in commands where isSent { isSent = command.send(on: pointer, isAlone: isAlone) }
        if isSent, !isAlone { isSent = PQpipelineSync(pointer) == 1 }
        if watchdog == nil, let limit { arm(after: limit) }
        guard isSent else { return fail(.connectionLost) }
        flush()
    }

    private func arm(after limit: Duration) {
        watchdog = loop.schedule(after: limit) { [self] in
            watchdog = nil
            guard let deadline = pending?.deadline else { return }
            let left = deadline - ContinuousClock.now
            guard left <= .zero else { return arm(after: left) }
            silent.store(true, ordering: .releasing)
            fail(.unresponsive)
        }
    }

    private func flush() {
        switch PQflush(pointer) {
        case 0: watcher?.watch(.read)
        case 1: watcher?.watch([.read, .write])
        default: fail(.connectionLost)
        }
    }

    private func ready(_ interest: FileDescriptorWatcher.Interest) {
        guard let pointer else { return }
        if interest == .write { return flush() }
        let consumed = PQconsumeInput(pointer) == 1
        guard pending != nil else {
            // Notices are parsed; the end of the stream is why else an idle connection becomes readable.
            _ = PQisBusy(pointer)
            if !consumed { fail(.connectionLost) }
            return
        }
        if consumed && watcher?.interest.contains(.write) == true { flush() }
        while PQisBusy(pointer) == 0, let awaited = pending {
            guard let result = PQgetResult(pointer) else {
                guard awaited.isTrip else { return complete() }
                if PQstatus(pointer) != CONNECTION_OK { return fail(.connectionLost) }
                pending?.place += 1
                continue
            }
            pending?.waitAnew()
            let status = PQresultStatus(result)
            if status != PGRES_PIPELINE_SYNC { take(result, status) }
            PQclear(result)
            if status == PGRES_PIPELINE_SYNC { return PQexitPipelineMode(pointer) == 1 ? complete() : fail(.connectionLost) }
        }
    }

    private func take(_ result: OpaquePointer, _ status: ExecStatusType) {
        guard let pending, pending.failure == nil else { return }
        switch status {
        case PGRES_COMMAND_OK, PGRES_TUPLES_OK:
            guard pending.asked.contains(pending.place) else { return }
            do throws(DatabaseError) { self.pending?.replies[pending.place] = try PostgresReply(result) } catch { note(error) }
        case PGRES_EMPTY_QUERY: note(.failed(code: "42601", message: "exactly one statement is expected", sql: pending.sql))
        case PGRES_COPY_IN, PGRES_COPY_OUT, PGRES_COPY_BOTH:
            fail(.failed(code: "0A000", message: "COPY is not supported", sql: pending.sql))
        default:
            let failure = PostgresFailure(result, sql: pending.sql)
            if failure.isStalePlan { retire() }
            note(failure.error, isServers: failure.isServers)
        }
    }

    private func note(_ error: DatabaseError, isServers: Bool = false) {
        let place = pending?.place ?? 0
        pending?.failure = PostgresTripFailure(error: error, place: place, isServers: isServers)
    }

    private func complete() {
        guard let pointer else { return }
        idle.store(PQtransactionStatus(pointer) == PQTRANS_IDLE, ordering: .releasing)
        let isLost = PQstatus(pointer) != CONNECTION_OK
        if isLost { retire() }
        settle(.connectionLost)
        if isLost { fail(.connectionLost) }
    }

    /// The connection is of no more use.
    private func fail(_ error: DatabaseError) {
        broken.store(true, ordering: .releasing)
        watcher?.cancel()
        watcher = nil
        breakOff(error)
        whenBroken.withLock { $0.take() }?()
    }

    /// Whatever came up to here is no answer to the last command.
    private func breakOff(_ error: DatabaseError) {
        if pending?.failure == nil { note(error) }
        settle(error)
    }

    private func settle(_ fallback: DatabaseError) {
        guard let pending = pending.take() else { return }
        pending.continuation.resume(returning: pending.outcome(else: fallback))
    }
}
