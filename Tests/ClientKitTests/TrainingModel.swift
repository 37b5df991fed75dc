import ClientKit
import Contracts
import Glibc
import HTTPCore
import JSONCoding
import Platform
import Synchronization
import TestSupport
import Testing
import TrainingDomain
import Wire

/// A training service in memory that keeps the rules of sync: results for each operation, the same for a repeat; stale versions conflict;
/// deleted wins; changes by a cursor. Sessions are a `ModelService`'s.
final class TrainingModel: ClientTransport {
    struct State {
        var entities: [String: SyncChange] = [:]
        /// When each changed last.
        var order: [String: Int] = [:]
        var serial = 0
        var receipts: [OperationID: SyncResult] = [:]
        /// How often a workout was newly taken.
        var taken: [String: Int] = [:]
        var requests: [SyncRequest] = []
        var isDown = false
        /// The next answers get lost, although what was asked is done.
        var losing = 0
        var forgetsCursors = false
        var pageSize = 200
        var library: (bytes: [UInt8], etag: String)?
    }

    let sessions = ModelService()
    private let state = Mutex(State())
    func set(_ change: @Sendable (inout State) -> Void) { state.withLock { change(&$0) } }
    var requests: [SyncRequest] { state.withLock { $0.requests } }
    var taken: [String: Int] { state.withLock { $0.taken } }
    func entities(_ kind: SyncKind) -> [SyncChange] {
        state.withLock { $0.entities.values.filter { $0.kind == kind && $0.deletedAt == nil }.sorted { $0.entity.text < $1.entity.text } }
    }

    /// Puts something there, as another device would.
    func put(_ change: SyncChange) { state.withLock { Self.keep(change, &$0) } }

    private static func keep(_ change: SyncChange, _ state: inout State) {
        let key = change.kind.rawValue + change.entity.text
        state.serial += 1
        state.entities[key] = change
        state.order[key] = state.serial
    }

    func send(_ request: ClientRequest) async throws(NetworkFailure) -> ClientResponse {
        if state.withLock({ $0.isDown }) { throw .unreachable }
        if request.path == "/training/library" { return library(request) }
        guard request.path == "/training/sync" else { return try await sessions.send(request) }
        let bearer = String((request.headers["Authorization"] ?? "").dropFirst("Bearer ".count))
        guard sessions.state.withLock({ $0.live.contains(bearer) }) else { return ModelService.refusal(.unauthenticated) }
        guard let body = try? InputDecoder.decode(SyncRequest.self, from: request.body) else {
            return ModelService.refusal(.validationFailed)
        }
        let (response, isLost) = state.withLock { state -> (ClientResponse, Bool) in
            state.requests.append(body)
            if state.forgetsCursors, body.cursor != nil {
                state.forgetsCursors = false
                return (ModelService.refusal(.resync), false)
            }
            let results = body.operations.map { Self.done($0, &state) }
            let since = body.cursor.flatMap { Int($0.text) } ?? 0
            let waiting = state.order.filter { $0.value > since }.sorted { $0.value < $1.value }
            let page = waiting.prefix(state.pageSize)
            let answer = SyncAnswer(
                results: results, changes: page.compactMap { state.entities[$0.key] },
                cursor: OpaqueToken(trusted: String(page.last?.value ?? state.serial)), hasMore: waiting.count > page.count)
            let isLost = state.losing > 0
            if isLost { state.losing -= 1 }
            return (ModelService.json(200, answer), isLost)
        }
        if isLost { throw .timedOut }
        return response
    }

    private func library(_ request: ClientRequest) -> ClientResponse {
        guard let library = state.withLock({ $0.library }) else { return ModelService.refusal(.notFound) }
        if request.headers["If-None-Match"] == library.etag { return ClientResponse(status: .notModified) }
        return ClientResponse(
            status: .ok, headers: ["Content-Type": "application/json", "ETag": library.etag], body: library.bytes)
    }

    private static func done(_ operation: SyncOperation, _ state: inout State) -> SyncResult {
        if let receipt = state.receipts[operation.id] { return receipt }
        let result = apply(operation, &state)
        state.receipts[operation.id] = result
        return result
    }

    private static func apply(_ operation: SyncOperation, _ state: inout State) -> SyncResult {
        guard let kind = SyncKind(rawValue: operation.kind?.value?.text ?? ""), let entity = operation.entity?.value?.text else { return SyncResult(id: operation.id, status: .refused) }
        let there = state.entities[kind.rawValue + entity]
        if operation.action?.value?.text == SyncAction.delete.rawValue {
            let gone = SyncChange(kind: kind, entity: entity, version: (there?.version ?? 0) + 1, deletedAt: .example)
            keep(gone, &state)
            return SyncResult(id: operation.id, status: .applied, version: gone.version)
        }
        guard let payload = operation.payload?.value, let new = change(kind, entity, (there?.version ?? 0) + 1, payload) else {
            return SyncResult(id: operation.id, status: .refused, code: .validationFailed)
        }
        if let there {
            if kind == .workout, there.workout?.details == new.workout?.details {
                return SyncResult(id: operation.id, status: .unchanged, version: there.version)
            }
            guard there.deletedAt == nil, operation.baseVersion?.value?.value == there.version else {
                return SyncResult(id: operation.id, status: .conflict, version: there.version, code: .versionConflict, current: there)
            }
        }
        keep(new, &state)
        if kind == .workout { state.taken[entity, default: 0] += 1 }
        return SyncResult(id: operation.id, status: .applied, version: new.version)
    }

    static func change(_ kind: SyncKind, _ entity: String, _ version: Int64, _ payload: JSONValue) -> SyncChange? {
        switch kind {
        case .template:
            guard let details = try? InputDecoder.decode(TemplateDetails.self, from: payload) else { return nil }
            return SyncChange(
                kind: kind, entity: entity, version: version,
                template: Template(
                    id: TemplateID(trusted: entity), details: details, version: version, createdAt: .example, updatedAt: .example))
        case .exercise:
            guard let details = try? InputDecoder.decode(CustomExerciseDetails.self, from: payload) else { return nil }
            return SyncChange(
                kind: kind, entity: entity, version: version,
                exercise: CustomExercise(
                    id: CustomExerciseID(trusted: entity), details: details, version: version, createdAt: .example, updatedAt: .example))
        case .chart:
            guard let details = try? InputDecoder.decode(ChartDetails.self, from: payload) else { return nil }
            return SyncChange(
                kind: kind, entity: entity, version: version,
                chart: Chart(id: ChartID(trusted: entity), details: details, version: version, createdAt: .example, updatedAt: .example))
        case .workout:
            guard let details = try? InputDecoder.decode(WorkoutDetails.self, from: payload) else { return nil }
            return SyncChange(
                kind: kind, entity: entity, version: version,
                workout: Workout(
                    id: WorkoutID(trusted: entity), details: details, totals: WorkoutTotals(details), version: version, createdAt: .example,
                    updatedAt: .example))
        }
    }
}

/// A device whose app can be ended at any moment and started again: what is on its disk stays, nothing else does.
final class TrainingDevice: Sendable {
    let model: TrainingModel
    let clock: ManualClock
    let store = MemoryTokenStore()
    let directory: String
    let switchOff = KillSwitch()

    init(_ model: TrainingModel, directory: String, clock: ManualClock = ManualClock()) {
        self.model = model
        self.directory = directory
        self.clock = clock
    }

    var cacheDirectory: String { directory + "/cache" }
    var vaultDirectory: String { directory + "/vault" }

    /// Starts the app; a session that is kept is used.
    func start() throws -> TrainingApp { try TrainingApp(self) }

    /// Starts the app and signs in.
    func signedIn() async throws -> TrainingApp {
        let app = try start()
        if await app.manager.user == nil { _ = try await app.manager.logIn(.example) }
        return try start()
    }
}

struct TrainingApp: Sendable {
    let manager: SessionManager
    let cache: TrainingCache
    let engine: SyncEngine
    let runner: WorkoutRunner
    let notices = NoticeLog()
    let alarm = ManualAlarm()
    let device: TrainingDevice

    init(_ device: TrainingDevice) throws {
        self.device = device
        cache = TrainingCache(directory: device.cacheDirectory, sealing: .test)
        let vault = TrainingVault(directory: device.vaultDirectory, sealing: .test(random: device.switchOff), random: device.switchOff)
        manager = try SessionManager.make(device.model, device.store, cache: cache, clock: device.clock)
        let ids = IDSource(clock: device.clock)
        engine = SyncEngine(
            session: manager, user: .example, cache: cache, vault: vault, clock: device.clock, ids: ids, alarm: alarm)
        runner = WorkoutRunner(engine: engine, vault: vault, notices: notices, clock: device.clock, ids: ids)
    }

    /// Comes to the front and waits for what that begins.
    func foreground() async {
        await engine.foreground()
        await engine.settled()
    }

    var workout: ActiveWorkout? { get async { await runner.workout } }
    var unsent: Int { get async { await engine.queue.outbox.unsent } }

    /// A template that is there without the service.
    func template(_ name: String = "Push", sets: Int = 2) async throws -> Template {
        let id = TemplateID(trusted: IDSource(clock: device.clock).next())
        let details = TemplateDetails(
            name: WorkoutName(trusted: name),
            exercises: [
                TemplateExercise(
                    exerciseId: ExerciseID(trusted: "dips"), restSeconds: RestSeconds(trusted: 60),
                    sets: BoundedList(trusted: Array(repeating: TemplateSet(reps: Whole(trusted: 10)), count: sets)))
            ])
        await engine.put(id, TemplateChange(baseVersion: nil, details: details))
        await engine.settled()
        return try #require(cache.template(id, of: .example))
    }
}

/// What the system was told of notifications.
final class NoticeLog: RestNotices {
    private let due = Mutex<Instant?>(nil)
    var instant: Instant? { due.withLock { $0 } }
    func schedule(at instant: Instant, exercise: ExerciseName) { due.withLock { $0 = instant } }
    func move(to instant: Instant) { due.withLock { $0 = instant } }
    func withdraw() { due.withLock { $0 = nil } }
}

/// Goes off when it is told to.
final class ManualAlarm: SyncAlarm {
    private let waiting = Mutex<(@Sendable () async -> Void)?>(nil)
    private let last = Mutex<Duration?>(nil)
    /// How long it was set for the last time.
    var pause: Duration? { last.withLock { $0 } }
    var isSet: Bool { waiting.withLock { $0 != nil } }
    func set(after pause: Duration, _ body: @escaping @Sendable () async -> Void) {
        last.withLock { $0 = pause }
        waiting.withLock { $0 = body }
    }
    func cancel() { waiting.withLock { $0 = nil } }
    func fire() async {
        let body = waiting.withLock { waiting in
            defer { waiting = nil }
            return waiting
        }
        await body?()
    }
}

/// Ends the app before one of its writes: a sealed write draws random bytes first, so each draw is a moment at which the disk is as it
/// was after the write before.
final class KillSwitch: RandomSource {
    private struct State { var countdown: Int?; var body: (@Sendable () -> Void)? }
    private let state = Mutex(State())

    /// Calls `body` before the `count`th draw from now.
    func arm(_ count: Int, _ body: @escaping @Sendable () -> Void) { state.withLock { $0 = State(countdown: count, body: body) } }
    func disarm() { state.withLock { $0 = State() } }
    func next() -> UInt64 { SystemRandom().next() }

    func bytes(_ count: Int) -> [UInt8] {
        let body = state.withLock { state -> (@Sendable () -> Void)? in
            guard let left = state.countdown else { return nil }
            state.countdown = left > 1 ? left - 1 : nil
            return left > 1 ? nil : state.body
        }
        body?()
        return SystemRandom().bytes(count)
    }
}

/// The files of a directory as they were at a moment.
struct DiskImage: Sendable {
    private let files: [(path: String, bytes: [UInt8])]
    init(of directory: String) { files = ClientKitTests.files(below: directory).map { ($0.path, $0.bytes) } }

    /// Makes the directory what it was; directories stay.
    func restore(_ directory: String) {
        for file in ClientKitTests.files(below: directory) { removeFile(file.path) }
        for file in files { put(file.bytes, file.path) }
    }
}
