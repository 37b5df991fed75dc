internal import Contracts
internal import JSONCoding
internal import LocalFiles
internal import Platform
internal import Supervisor
internal import Synchronization
internal import Wire

/// The time of everybody who names no run: the real one until it is moved. It only goes forward, as what was done in the future stays; the
/// way back is `barbell restore` or `barbell reset`. It outlives services, which are told of it when they start, and the stack.
///
/// Shown as `{virtual, now, follows, at, moves: [{to, at, jobs: [{service, job}]}]}`; `now` is that of the real instant `at`.
final class StackClock: Sendable {
    struct Setting: Sendable, Equatable {
        var now: Instant
        /// Whether it goes on as real time does.
        var follows: Bool
        /// When it was set.
        var at: Instant

        func now(at real: Instant) -> Instant { follows ? now + (real - at) : now }
    }

    private let calls: ServiceCalls
    private let board: Notice
    private let real = SystemClock()
    private let state: Mutex<(setting: Setting?, moves: [JSONValue])>
    private let isMoving = Mutex(false)

    private static let mostMoves = 30, mostJobs = 200, mostDays: Int64 = 3653
    /// A service does on the way what is due on each day, of everybody, and that takes minutes when there are many of both.
    private static let patience: Duration = .seconds(600)

    init(calls: ServiceCalls, board: Notice) {
        self.calls = calls
        self.board = board
        state = Mutex((Self.load(calls.site.folder), []))
        show()
    }

    var now: Instant { state.withLock { $0.setting?.now(at: real.now()) } ?? real.now() }

    /// The earliest time that no service is past. A clock that goes on runs in each by itself, ahead of this one by as long as it takes to
    /// be told; only services that are slower than a second refuse to stand still then.
    var reachable: Instant {
        let setting = state.withLock { $0.setting }
        return now + (setting?.follows == false ? .zero : .seconds(1))
    }

    /// The time so long after now.
    func moved(by span: Duration) throws(ConsoleRefusal) -> Instant {
        // Before it is added: no instant is as far away as a text can say.
        guard span <= .days(Self.mostDays) else { throw Self.tooFar }
        return now + span
    }

    private static let tooFar = ConsoleRefusal.wrong("the clock moves ten years at once at most")

    /// Moves every service there, one move at a time: what is on its way elsewhere would leave services at different times.
    /// - Returns: what the board shows.
    func move(to target: Instant, follows: Bool) async throws(ConsoleRefusal) -> JSONValue {
        let isFree = isMoving.withLock { isMoving in
            defer { isMoving = true }
            return !isMoving
        }
        guard isFree else {
            throw ConsoleRefusal(status: 409, code: "clock_moves", message: "a move is under way; wait until it has ended")
        }
        defer { isMoving.withLock { $0 = false } }
        return try await moveAlone(to: target, follows: follows)
    }

    private func moveAlone(to target: Instant, follows: Bool) async throws(ConsoleRefusal) -> JSONValue {
        guard target >= now else {
            throw ConsoleRefusal(
                status: 409, code: "clock_moves_forward",
                message: "the clock is at \(now.text) and only moves forward; barbell restore and barbell reset lead back")
        }
        // Each service does on the way what is due on each of its days, and nobody waits for centuries of them.
        guard target - now <= .days(Self.mostDays) else { throw Self.tooFar }
        // What services cannot read would move none of them, and the stack's own clock alone.
        guard (try? Instant(validating: target.text)) != nil else { throw .wrong("the clock ends with the year 9999") }
        var jobs: [JSONValue] = []
        let services = calls.site.plan.services.filter(\.hasTestHooks)
        guard !services.isEmpty else { throw .wrong("no service has TEST_HOOKS on") }
        // From before they are told: a clock that goes on must not be behind theirs, or the next move would lead them back.
        let began = real.now()
        let results = await withTaskGroup(of: (String, Result<JSONValue, ConsoleRefusal>).self) { group in
            for service in services { group.addTask { (service.name, await self.tell(service.name, target, follows)) } }
            return await group.reduce(into: []) { $0.append($1) }
        }
        var failures: [String] = []
        for (name, result) in results.sorted(by: { $0.0 < $1.0 }) {
            switch result {
            case .success(let answer):
                for job in answer["jobs"]?.array ?? [] { jobs.append(["service": .string(name), "job": job]) }
            case .failure(let refusal): failures.append(refusal.message)
            }
        }
        // Refusals, that is: whoever gave no answer in time may be there all the same.
        let areRefused = results.allSatisfy { if case .failure(let refusal) = $0.1 { refusal.status < 500 } else { false } }
        guard !areRefused else {
            throw ConsoleRefusal(status: 502, code: "clock_refused", message: "no service moved:\n" + failures.joined(separator: "\n"))
        }
        let setting = Setting(now: target, follows: follows, at: began)
        let move: JSONValue = [
            "to": .string(target.text), "at": .string(setting.at.text), "jobs": .array(Array(jobs.prefix(Self.mostJobs))),
            "jobCount": .integer(Int64(jobs.count)), "failures": .array(failures.map(JSONValue.string)),
        ]
        state.withLock { state in
            state.setting = setting
            state.moves = Array(([move] + state.moves).prefix(Self.mostMoves))
        }
        save(setting)
        show()
        // One that started meanwhile was told the time from before; nobody waits for it.
        for (name, result) in results {
            if case .failure(let refusal) = result, refusal.status >= 500 { Task { await self.tell(name) } }
        }
        return board.value
    }

    /// The stack was given other data, with their own clock.
    func reload() {
        let setting = Self.load(calls.site.folder)
        state.withLock { $0 = (setting, []) }
        show()
    }

    /// Tells a service that has just started.
    func tell(_ service: String) async {
        guard let setting = state.withLock({ $0.setting }), calls.site.plan.service(service)?.hasTestHooks == true else { return }
        _ = await tell(service, setting.now(at: real.now()), setting.follows)
    }

    private func tell(_ service: String, _ now: Instant, _ follows: Bool) async -> Result<JSONValue, ConsoleRefusal> {
        let body: JSONValue = ["run": .string(ClockMove.everybody), "now": .string(now.text), "follows": .bool(follows)]
        do throws(ConsoleRefusal) {
            return .success(try await calls.call(System.moveClock.description, of: service, body: body, within: Self.patience))
        } catch { return .failure(error) }
    }

    private func show() { board.set(shown) }

    /// As of now.
    var shown: JSONValue {
        let (setting, moves) = state.withLock { $0 }
        let at = real.now()
        return [
            "virtual": .bool(setting != nil), "now": .string((setting?.now(at: at) ?? at).text),
            "follows": .bool(setting?.follows ?? true), "at": .string(at.text), "moves": .array(moves),
        ]
    }

    // MARK: - What outlives the stack

    private static func load(_ folder: StateFolder) -> Setting? {
        guard let bytes = try? Files.read(folder.clockFile), let json = try? JSONParser.parse(bytes),
            let now = json["now"]?.string.flatMap(ClockWords.instant), let at = json["at"]?.string.flatMap(ClockWords.instant)
        else { return nil }
        return Setting(now: now, follows: json["follows"]?.bool ?? false, at: at)
    }

    private func save(_ setting: Setting) {
        let json: JSONValue = [
            "now": .string(setting.now.text), "follows": .bool(setting.follows), "at": .string(setting.at.text),
        ]
        // A full disk forgets the clock at the next start, and nothing else.
        try? Files.write(json.bytes(pretty: true), to: calls.site.folder.clockFile, permissions: 0o600, makesFolders: false)
    }
}
