public import Contracts
internal import Locking
internal import PlatformCore
public import Wire

/// What the service says of a call about a task.
public struct TaskAnswer: Sendable, Equatable {
    /// Left out of a deletion.
    public let task: DailyTask?
    /// What a completion, a skip or an undo changed besides.
    public let completion: CompletionAnswer?
}

/// What the engine of tasks works with: each call is one request to the tasks service.
public final class TaskWork: OfflineWork {
    public typealias Queue = CallQueue<TaskCall, TaskAnswer>

    let session: SessionManager
    let cache: TaskCache
    let visit: Visit
    let user: UserID
    let completions = EventHub<CompletionAnswer>()
    /// Grows with each call that was done: a day that was asked for before and comes after may lack it.
    private let number = Lock(0)

    init(session: SessionManager, user: UserID, cache: TaskCache) {
        self.session = session
        self.user = user
        self.cache = cache
        visit = cache.visit(user)
    }

    var doneCount: Int { number.withLock { $0 } }

    public func ask(_ request: QueuedCall<TaskCall>) async -> OfflineEvent<Queue> {
        let call = request.call
        do throws(ClientError) {
            let answer = try await make(call)
            return .answered(
                CallAnswer(number: request.number, outcome: .done(answer), name: call.kind == .add ? answer.task?.id.text : nil))
        } catch {
            if call.kind == .complete, error.code == .taskCompleted, let task = await completed(by: call) {
                return .answered(CallAnswer(number: request.number, outcome: .done(TaskAnswer(task: task, completion: nil))))
            }
            // There is nothing to take back, as was wanted.
            let doneCodes: Set<ErrorCode> = call.kind == .undo ? [.taskNotCompleted] : []
            return Queue.event(request.number, error, isGoneDone: call.kind == .delete, doneCodes: doneCodes)
        }
    }

    /// The task, when it is this very evidence that completed it: the answer of long ago was lost, and its key is forgotten.
    private func completed(by call: TaskCall) async -> DailyTask? {
        let parameters = TaskParameters(id: cache.read(user) { $0.known(call.id) })
        guard let task = try? await session.call(Tasks.one, parameters, Nothing(), as: user), let evidence = task.evidence,
            call.evidence?.made(evidence) == true
        else { return nil }
        return task
    }

    private func make(_ call: TaskCall) async throws(ClientError) -> TaskAnswer {
        let parameters = TaskParameters(id: cache.read(user) { $0.known(call.id) }), nothing = Nothing()
        func answer(_ completion: CompletionAnswer) -> TaskAnswer { TaskAnswer(task: completion.task, completion: completion) }
        switch call.kind {
        case .add:
            guard let details = call.details else { throw .encoding }
            let task = try await session.call(Tasks.add, nothing, details, idempotencyKey: call.key, as: user)
            return TaskAnswer(task: task, completion: nil)
        case .change:
            let task = try await session.call(Tasks.change, parameters, call.change ?? TaskChange(), as: user)
            return TaskAnswer(task: task, completion: nil)
        case .delete:
            _ = try await session.call(Tasks.delete, parameters, nothing, as: user)
            return TaskAnswer(task: nil, completion: nil)
        case .complete:
            guard let evidence = call.evidence else { throw .encoding }
            return answer(try await session.call(Tasks.complete, parameters, evidence, idempotencyKey: call.key, as: user))
        case .skip: return answer(try await session.call(Tasks.skip, parameters, nothing, idempotencyKey: call.key, as: user))
        case .undo: return answer(try await session.call(Tasks.undo, parameters, nothing, as: user))
        }
    }

    public func heard(_ answer: CallAnswer<TaskAnswer>, of outbox: CallOutbox<TaskCall>) {}

    public func keep(_ change: CallDone<TaskCall, TaskAnswer>, with outbox: CallOutbox<TaskCall>, now: Instant) throws(TokenStoreError) {
        number.withLock { $0 += 1 }
        try cache.change(visit) { $0.apply(change.call, change.output?.task) }
        if let completion = change.output?.completion { completions.send(completion) }
    }

    public func signOut(isUnsentKept: Bool) async { await session.logOut(isUnsentKept: isUnsentKept) }
}
