public import Contracts
internal import Locking
public import TasksDomain
public import Wire

/// What the screen of a day shows.
public struct TodayState: Sendable, Equatable {
    public internal(set) var date: LocalDate
    /// Nil until something is known of the day.
    public internal(set) var day: TaskDay?
    /// Whether this is what the device remembers and not what the service has just said.
    public internal(set) var isStale = true
    public internal(set) var isLoading = false
    public internal(set) var filter = TaskFilter()
    /// Why the service could not be asked; what was kept is shown beside it.
    public internal(set) var error: ClientError?
    /// What keeps the evidence from proving the task, by field.
    public internal(set) var problems: [FieldProblem] = []
    /// Earned and not celebrated yet, in the order they came.
    public internal(set) var newBadges: [Badge] = []
    public internal(set) var streak: StreakSummary?
    /// What the service did not do, with its reasons. The day shows it no longer; it waits here until the person has seen it.
    public internal(set) var refusals: [CallIssue<TaskCall>] = []

    public var tasks: [ShownTask] { day?.list(filter) ?? [] }
    public var percent: Int { day?.percent ?? 0 }
}

/// What a person does on the screen of a day.
public enum TodayIntent: Sendable {
    /// It came to the front, or was pulled down.
    case appear
    case choose(LocalDate)
    case filter(TaskFilter)
    case complete(TaskID, EvidenceDetails)
    case skip(TaskID)
    case undo(TaskID)
    case celebrated
    /// The person has seen what became of a refused call, by its number.
    case settle(Int64)
}

/// The screen of a day: state goes out, intents come in, and nothing else. GTSD-P-1.2-01.
public actor TodayModel {
    public private(set) var state: TodayState
    private let tasks: any TaskRepository
    private nonisolated let hub = EventHub<TodayState>()
    private let listening = Lock<[Task<Void, Never>]>([])

    public init(_ tasks: any TaskRepository, date: LocalDate) {
        self.tasks = tasks
        state = TodayState(date: date)
        let completions = tasks.completions(), refusals = tasks.refusals()
        let listeners = [
            Task { [weak self] in for await completion in completions { await self?.heard(completion) } },
            // However a call ended, the day is not what it was.
            Task { [weak self] in for await issues in refusals { await self?.show { $0.refusals = issues } } },
        ]
        listening.withLock { $0 = listeners }
    }

    deinit { for task in listening.withLock({ $0 }) { task.cancel() } }

    /// Every state from now on. Each call gives a stream of its own.
    public nonisolated func states() -> AsyncStream<TodayState> { hub.stream() }

    public func send(_ intent: TodayIntent) async {
        switch intent {
        case .appear: await read()
        case .choose(let date):
            change {
                $0 = TodayState(date: date, filter: $0.filter, newBadges: $0.newBadges, streak: $0.streak, refusals: $0.refusals)
            }
            await read()
        case .filter(let filter): change { $0.filter = filter }
        case .complete(let id, let evidence): await complete(id, evidence)
        case .skip(let id): await act { tasks in await tasks.skip(id) }
        case .undo(let id): await act { tasks in await tasks.undo(id) }
        case .celebrated: change { $0.newBadges = [] }
        case .settle(let number): await tasks.settle(number)
        }
    }

    private func read() async {
        let date = state.date
        change { ($0.isLoading, $0.error) = (true, nil) }
        for await reading in tasks.readings(of: date) where date == state.date {
            change { state in
                switch reading {
                case .kept(let day): (state.day, state.isStale) = (day, true)
                case .fresh(let day): (state.day, state.isStale) = (day, false)
                case .failed(let error): state.error = error
                }
            }
        }
        if date == state.date { change { $0.isLoading = false } }
    }

    private func complete(_ id: TaskID, _ evidence: EvidenceDetails) async {
        guard let task = state.day?.tasks.first(where: { $0.task.id == id })?.task else { return }
        var problems: [FieldProblem] = []
        do throws(InvalidFields) { try await tasks.complete(task, with: evidence) } catch { problems = error.problems }
        await show { [problems] in $0.problems = problems }
    }

    private func act(_ body: (any TaskRepository) async -> Void) async {
        await body(tasks)
        await show { $0.problems = [] }
    }

    private func heard(_ completion: CompletionAnswer) async {
        await show { state in
            state.streak = completion.streak
            state.newBadges += completion.newBadges.filter { badge in !state.newBadges.contains { $0.code == badge.code } }
        }
    }

    /// The day as it is on the device now.
    private func show(_ body: @Sendable (inout TodayState) -> Void) async {
        let date = state.date, day = await tasks.day(date)
        change { state in
            if date == state.date, let day { state.day = day }
            body(&state)
        }
    }

    private func change(_ body: (inout TodayState) -> Void) {
        let former = state
        body(&state)
        if state != former { hub.send(state) }
    }
}
