public import Contracts
public import HTTPCore
internal import JSONCoding
public import PlatformCore
internal import Wire

/// Opens lines that stay open. Apps use `URLSessionTransport`.
public protocol EventLine: Sendable {
    /// Sends the request. The body of a 200 is given piece by piece, the next once `take` has returned, until the service ends it.
    /// - Returns: the answer; with its body where it is none of 200.
    /// - Throws: when there was no answer, and when the line broke.
    func open(
        _ request: ClientRequest, _ take: @escaping @Sendable ([UInt8]) async -> Void
    ) async throws(NetworkFailure) -> ClientResponse
}

/// A person's news, as long as the app is in front: brings what happens into their thread. It carries out what its `FeedFollower` decides.
public actor CoachingFeed {
    public private(set) var follower: FeedFollower
    public private(set) var companion = CompanionModel()
    private let session: SessionManager
    private let engine: ThreadEngine
    private let line: any EventLine
    private let alarm: any SyncAlarm
    private let clock: any WallClock
    private var reading: Task<Void, Never>?
    /// Which of the lines is the current one: what an earlier one still says is not heard.
    private var number = 0
    private var parser = EventStreamParser()
    private nonisolated let events = EventHub<FeedEvent>()

    public init(
        session: SessionManager, engine: ThreadEngine, line: any EventLine, clock: any WallClock = SystemClock(),
        random: any RandomSource = SystemRandom(), alarm: any SyncAlarm = TaskAlarm()
    ) {
        self.session = session
        self.engine = engine
        self.line = line
        self.clock = clock
        self.alarm = alarm
        follower = FeedFollower(spread: Double(random.bytes(1).first ?? 0) / 255)
    }

    /// Every event that is shown, from now on.
    public nonisolated func stream() -> AsyncStream<FeedEvent> { events.stream() }

    public func foreground() async {
        await engine.foreground()
        await take(.foreground)
    }
    public func background() async { await take(.background) }

    func take(_ input: FeedInput) async {
        for step in follower.take(input, now: clock.now()) {
            // What a step before it could not read closed the line: it is read before that opens again.
            if step == .load, follower.phase == .waiting || follower.phase == .stopped { continue }
            await carryOut(step)
        }
    }

    private func carryOut(_ step: FeedStep) async {
        switch step {
        case .load: await load()
        case .open(let seq): open(after: seq)
        case .close: close()
        case .apply(let event):
            companion.take(event, now: clock.now())
            if await engine.take(event) { await load() }
            if event.type == .quota { await apart { [engine] in try? await engine.readQuota() } }
            events.send(event)
        // The session renews it before the next call that needs it.
        case .renewToken: await apart { [session] in _ = try? await session.me() }
        case .wake(let instant):
            alarm.set(after: max(.zero, instant - clock.now())) { [weak self] in await self?.take(.woken) }
        }
    }

    private func load() async {
        await apart { [self, engine] in
            do throws(ClientError) {
                let seq = try await engine.load()
                await take(.loaded(seq))
            } catch {
                await take(.loadFailed(FeedBreak(error)))
            }
        }
    }

    /// Events are carried out by the task that reads the line. What they ask the service goes on when that line is closed meanwhile.
    private func apart(_ work: @escaping @Sendable () async -> Void) async { await Task { await work() }.value }

    private func close() {
        number += 1
        reading?.cancel()
        reading = nil
        alarm.cancel()
        companion.forget()
    }

    private func open(after seq: Int64) {
        close()
        parser = EventStreamParser()
        let mine = number
        reading = Task { [weak self, session, line, user = engine.user] in
            do throws(ClientError) {
                try await session.follow(line, of: user, after: seq) { [weak self] bytes in await self?.heard(bytes, of: mine) }
                await self?.broke(.passing(retryAfter: nil), of: mine)
            } catch {
                await self?.broke(FeedBreak(error), of: mine)
            }
        }
    }

    /// An event that this app cannot read is for a newer one: the thread is read anew instead of it.
    private func heard(_ bytes: [UInt8], of line: Int) async {
        guard line == number else { return }
        await take(.heard)
        let found: [EventStreamParser.Event]
        do throws(EventStreamParser.TooLong) { found = try parser.take(bytes) } catch { return await broke(.passing(retryAfter: nil), of: line) }
        for one in found where line == number {
            if let event = try? InputDecoder.decode(FeedEvent.self, fromAnswer: one.data) {
                await take(.event(event))
            } else if let seq = one.id.flatMap({ Int64($0) }) {
                await take(.event(FeedEvent(.thread, seq: seq)))
            }
        }
    }

    private func broke(_ reason: FeedBreak, of line: Int) async {
        guard line == number else { return }
        await take(.broken(reason))
    }
}

extension FeedBreak {
    init(_ error: ClientError) { self = error.isRetryable ? .passing(retryAfter: error.retrySeconds) : .lasting }
}

extension SessionManager {
    /// Follows a person's news over a line of the platform, and once more when its token was refused.
    /// - Throws: `unauthorized` when somebody else is signed in by now: their news are none of this thread's.
    nonisolated func follow(
        _ line: any EventLine, of user: UserID, after seq: Int64, _ take: @escaping @Sendable ([UInt8]) async -> Void
    ) async throws(ClientError) {
        let query = FeedQuery(after: SequenceNumber(trusted: seq))
        var request = try api.prepare(CoachingThreads.events, query, Nothing(), idempotencyKey: nil)
        request.headers["Accept"] = "text/event-stream"
        let lease = try await lease(of: user)
        do throws(ClientError) {
            try await line.follow(request.with(lease.token), take)
        } catch {
            guard error.isRefusedToken(CoachingThreads.events.description) else { throw error }
            try await line.follow(request.with(try await renew(lease).token), take)
        }
    }
}

extension EventLine {
    fileprivate func follow(
        _ request: ClientRequest, _ take: @escaping @Sendable ([UInt8]) async -> Void
    ) async throws(ClientError) {
        let response: ClientResponse
        do { response = try await open(request, take) } catch { throw .network(error) }
        guard response.status == .ok else { throw APIClient.refusal(response) }
    }
}

extension ClientRequest {
    fileprivate func with(_ token: OpaqueToken) -> ClientRequest {
        var request = self
        request.headers["Authorization"] = "Bearer " + token.text
        return request
    }
}
