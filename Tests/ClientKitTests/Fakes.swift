import ClientKit
import Contracts
import Synchronization
import Wire

/// What an app's own tests would write: repositories in a few lines, without a network.
final class FakeAuth: AuthRepository {
    let asked = Mutex<[String]>([])
    let decisions: [StartupDecision]
    init(_ decisions: [StartupDecision] = []) { self.decisions = decisions }

    private static let account = ModelService.person("layla@example.com")
    private func note(_ what: String) { asked.withLock { $0.append(what) } }

    func logIn(_ request: LoginRequest) async throws(ClientError) -> SignInResult {
        note("logIn \(request.email.text)")
        guard request.password.text != "wrong" else { throw .http(status: 401, body: []) }
        return SignInResult(user: Self.account, nextStep: .home)
    }
    func signUp(_ request: SignupRequest, idempotencyKey: String?) async throws(ClientError) -> SignInResult {
        note("signUp \(request.email.text) \(idempotencyKey ?? "")")
        return SignInResult(user: Self.account, nextStep: .onboarding)
    }
    func startUp(isUnlocked: Bool) async -> StartupDecision {
        note("startUp \(isUnlocked)")
        return decisions[isUnlocked ? 1 : 0]
    }
}

final class FakeTasks: TaskRepository {
    struct State {
        var day: TaskDay
        var readings: [TaskReading] = []
        var done: [String] = []
        var refusing: [FieldProblem] = []
    }
    let state: Mutex<State>
    private let pipe = AsyncStream.makeStream(of: CompletionAnswer.self)
    private let refused = AsyncStream.makeStream(of: [CallIssue<TaskCall>].self)
    init(_ day: TaskDay) { state = Mutex(State(day: day)) }

    func day(_ date: LocalDate) async -> TaskDay? { state.withLock { $0.day.date == date ? $0.day : nil } }
    func readings(of date: LocalDate) -> AsyncStream<TaskReading> {
        let readings = state.withLock { $0.readings }
        return AsyncStream { continuation in
            for reading in readings { continuation.yield(reading) }
            continuation.finish()
        }
    }
    func complete(_ task: DailyTask, with evidence: EvidenceDetails) async throws(InvalidFields) {
        let problems = evidence.problems()
        guard problems.isEmpty else { throw InvalidFields(problems) }
        set(task.id, .completed, "complete")
    }
    func skip(_ id: TaskID) async { set(id, .skipped, "skip") }
    func undo(_ id: TaskID) async { set(id, .pending, "undo") }
    func completions() -> AsyncStream<CompletionAnswer> { pipe.stream }
    func answer(_ completion: CompletionAnswer) { pipe.continuation.yield(completion) }
    func refusals() -> AsyncStream<[CallIssue<TaskCall>]> { refused.stream }
    func settle(_ number: Int64) async { refused.continuation.yield([]) }
    /// As an engine does: what was refused is not shown any more.
    func refuse(_ id: TaskID) {
        set(id, .pending, "refused")
        refused.continuation.yield([.example])
    }

    private func set(_ id: TaskID, _ status: TaskStatus, _ what: String) {
        state.withLock { state in
            state.done.append(what)
            guard let place = state.day.tasks.firstIndex(where: { $0.task.id == id }) else { return }
            state.day.tasks[place].task.status = status
            state.day.tasks[place].isSynced = false
        }
    }
}

final class FakePhotos: PhotoRepository {
    let kept = Mutex<[[UInt8]]>([])
    func upload(_ picked: [UInt8], _ details: PhotoDetails) async throws(PhotoError) -> LocalPhoto {
        guard !picked.isEmpty else { throw .compressionFailed }
        kept.withLock { $0.append(picked) }
        return LocalPhoto(id: "1", details: details, localPath: "/1", stage: .pick, status: .pending)
    }
    func photos() async -> [Photo] { [.example] }
}

struct FakeUsers: UserRepository {
    func completeOnboarding() async throws(ClientError) -> Profile? { .example }
}

struct FakeBiometrics: Biometrics {
    let error: BiometricError?
    func authenticate(reason: String) async throws(BiometricError) { if let error { throw error } }
}
