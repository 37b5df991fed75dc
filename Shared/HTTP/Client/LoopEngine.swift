internal import CurlKit
internal import EventLoop

/// libcurl's transfers on one event loop.
///
/// `@unchecked Sendable`: a wrapper of three multi handles; every property is touched on the loop's thread only, which each method
/// asserts. Other threads reach it through `loop.execute`.
final class LoopEngine: @unchecked Sendable {
    /// A transfer that runs.
    struct Call {
        /// Ends it early.
        let abort: () -> Void
        /// Asks for the piece of its answer that was refused.
        var resume: () -> Void = {}
        /// Ends it because no answer came in time.
        var expire: () -> Void = {}
    }

    let loop: EventLoop
    /// For calls that return with all of their answer, and for mail.
    private let exchanges: LoopMulti
    /// For answers that are read while they come, such as films: however many there are, they keep no call from a connection.
    let streams: LoopMulti
    /// For answers that are read for hours, such as events: they keep no film from a connection either.
    let endless: LoopMulti
    private var idle: [HTTPTransfer] = []
    private var calls: [UInt64: Call] = [:]
    private var lastID: UInt64 = 0
    private var closed = false

    init(loop: EventLoop, limits: CurlMulti.Limits, endless: CurlMulti.Limits) {
        self.loop = loop
        exchanges = LoopMulti(loop: loop, limits: limits)
        var wide = limits
        wide.connectionsPerHost = limits.connections
        streams = LoopMulti(loop: loop, limits: wide)
        self.endless = LoopMulti(loop: loop, limits: endless)
    }

    /// Sends a request. On a task of this loop only. Nil when the task was cancelled or the engine closed.
    /// - Parameter time: for all of it. libcurl's own timeout does not reach a request that waits for a connection.
    func perform(_ request: CurlRequest, within time: Duration) async -> Result<CurlResponse, CurlError>? {
        await run { [self] finish throws(CurlError) in
            let transfer = try preparedTransfer(request)
            let multi = try exchanges.started()
            let patience = loop.schedule(after: time) {
                let error = transfer.overdue
                multi.abort(transfer)
                finish(.failure(error))
            }
            do throws(CurlError) {
                try multi.start(transfer) { [self] result in
                    patience.cancel()
                    keep(transfer)
                    finish(result)
                }
            } catch {
                patience.cancel()
                throw error
            }
            return {
                patience.cancel()
                multi.abort(transfer)
            }
        }
    }

    /// Hands in a mail. On a task of this loop only. Nil when the task was cancelled or the engine closed.
    func deliver(_ message: SMTPMessage, to server: SMTPServer, within time: Duration) async -> Result<Void, SMTPError>? {
        await run { [self] finish throws(SMTPError) in
            let transfer = try SMTPTransfer()
            try transfer.prepare(message, to: server, timeout: time)
            do throws(CurlError) {
                let multi = try exchanges.started()
                try multi.start(transfer) { finish($0) }
                return { multi.abort(transfer) }
            } catch {
                throw .unreachable("\(error)")
            }
        }
    }

    /// Ends every transfer and closes every connection. On the loop's thread; for good.
    func close() {
        assert(loop.isCurrent)
        closed = true
        for id in Array(calls.keys) { abort(id) }
        idle = []
        exchanges.close()
        streams.close()
        endless.close()
    }

    func preparedTransfer(_ request: CurlRequest) throws(CurlError) -> HTTPTransfer {
        let transfer = if let kept = idle.popLast() { kept } else { try HTTPTransfer(keepsCookies: false) }
        try transfer.prepare(request)
        return transfer
    }

    /// Keeps a transfer that has ended for a later request.
    func keep(_ transfer: HTTPTransfer) { if idle.count < 64 { idle.append(transfer) } }

    typealias Finish<Value, Failure: Error> = (Result<Value, Failure>) -> Void

    /// - Parameter start: starts the transfer and returns how to abort it.
    func run<Value: Sendable, Failure: Error>(
        _ start: (@escaping Finish<Value, Failure>) throws(Failure) -> () -> Void
    ) async -> Result<Value, Failure>? {
        precondition(loop.isCurrent, "a transfer runs on a task of its own loop")
        let id = newID()
        return await withTaskCancellationHandler {
            await withCheckedContinuation { (continuation: CheckedContinuation<Result<Value, Failure>?, Never>) in
                guard !closed, !Task.isCancelled else { continuation.resume(returning: nil); return }
                do throws(Failure) {
                    let stop = try start { [self] result in
                        calls[id] = nil
                        continuation.resume(returning: result)
                    }
                    calls[id] = Call {
                        stop()
                        continuation.resume(returning: nil)
                    }
                } catch {
                    continuation.resume(returning: .failure(error))
                }
            }
        } onCancel: {
            loop.execute { [self] in abort(id) }
        }
    }

    func newID() -> UInt64 {
        lastID += 1
        return lastID
    }

    func remember(_ id: UInt64, _ call: Call) { calls[id] = call }
    func forget(_ id: UInt64) { calls[id] = nil }
    func abort(_ id: UInt64) { calls.removeValue(forKey: id)?.abort() }
    func resume(_ id: UInt64) { calls[id]?.resume() }
    func expire(_ id: UInt64) { calls.removeValue(forKey: id)?.expire() }
}

/// One engine a loop.
struct LoopEngines: Sendable {
    private let loops: EventLoopGroup
    private let engines: [ObjectIdentifier: LoopEngine]

    init(loops: EventLoopGroup, limits: CurlMulti.Limits, endless: CurlMulti.Limits = CurlMulti.Limits()) {
        self.loops = loops
        engines = Dictionary(
            uniqueKeysWithValues: loops.loops.map { (ObjectIdentifier($0), LoopEngine(loop: $0, limits: limits, endless: endless)) })
    }

    /// Runs `body` on a loop: the one the caller is on, else the next one in turn, to which the task moves for as long.
    func onLoop<T: Sendable>(_ body: @Sendable (LoopEngine) async -> T) async -> T {
        let loop = loops.next()
        guard let engine = engines[ObjectIdentifier(loop)] else { preconditionFailure("a group's loops never change") }
        if loop.isCurrent { return await body(engine) }
        return await withTaskExecutorPreference(loop) { await body(engine) }
    }

    func close() {
        for engine in engines.values { engine.loop.execute { engine.close() } }
    }
}
