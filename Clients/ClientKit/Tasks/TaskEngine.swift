public import Contracts
public import PlatformCore
public import Wire

/// A person's tasks, with or without a connection.
public typealias TaskEngine = OfflineEngine<TaskWork>

/// What tasks may never lose: the calls that did not reach the service yet.
public typealias TaskVault = OfflineVault<TaskEntry>

public enum TaskEntry: String, VaultEntry {
    case calls
}

/// One reading of a day: what this device has at once, then what the service says. GTSD-P-1.2-03.
public enum TaskReading: Sendable, Equatable {
    case kept(TaskDay)
    case fresh(TaskDay)
    /// What was kept stays good to be shown.
    case failed(ClientError)
}

extension OfflineEngine where Work == TaskWork {
    /// Takes up the calls of this device.
    /// - Parameters:
    ///   - cache: one of the session's, which signing out clears.
    ///   - vault: one of the session's `vaults`, which signing out leaves.
    public init(
        session: SessionManager, user: UserID, cache: TaskCache, vault: TaskVault, clock: any WallClock = SystemClock(),
        ids: IDSource = IDSource(), alarm: any SyncAlarm = TaskAlarm(), random: any RandomSource = SystemRandom()
    ) {
        @Sendable func nothing(_ outbox: CallOutbox<TaskCall>) throws(TokenStoreError) {}
        self.init(
            TaskWork(session: session, user: user, cache: cache), user: user, vault: vault, entry: .calls, clock: clock, ids: ids,
            alarm: alarm, random: random, open: { CallQueue($0 ?? CallOutbox()) }, start: nothing)
    }

    /// Signs out, unless something would be lost.
    /// - Parameter alsoUnsent: what would be lost besides: of other engines, photos on their way, a draft.
    /// - Returns: what the person has to be asked; nil when they are signed out. GTSD-1.5-05.
    /// - Throws: why the device does not keep what is unsent. Nobody has signed out then.
    public func logOut(alsoUnsent: Int = 0) async throws(TokenStoreError) -> UnsentCalls? {
        try await logOut(hasActiveWork: false, alsoUnsent: alsoUnsent)
    }

    /// What each completion, skip and undo changed, once the service has done it: the day, the streak, new badges.
    public nonisolated func completions() -> AsyncStream<CompletionAnswer> { work.completions.stream() }

    /// What the service did not do, now and after every event. GTSD-4.2-09.
    public nonisolated func refusals() -> AsyncStream<[CallIssue<TaskCall>]> {
        let states = stateStream()
        let (stream, continuation) = AsyncStream.makeStream(of: [CallIssue<TaskCall>].self, bufferingPolicy: .bufferingNewest(1))
        let task = Task { [weak self] in
            if let issues = await self?.queue.outbox.issues { continuation.yield(issues) }
            for await queue in states { continuation.yield(queue.outbox.issues) }
            continuation.finish()
        }
        continuation.onTermination = { _ in task.cancel() }
        return stream
    }

    // MARK: What is shown

    /// A day from this device; nil when it was never read and nothing was added to it here.
    public func day(_ date: LocalDate) -> TaskDay? {
        let day = shown(date)
        return day.syncedAt == nil && day.tasks.isEmpty ? nil : day
    }

    /// - Parameter read: what the service said, where it could not be kept.
    private func shown(_ date: LocalDate, or read: KeptTaskDay? = nil) -> TaskDay {
        let calls = queue.outbox.calls.map(\.call)
        return work.cache.read(user) { shelf in
            TaskDayRule.day(date, shelf.days[date] ?? read, with: calls.map { $0.named(shelf.known($0.id).text) })
        }
    }

    /// Tasks of which the service does not know everything yet.
    public var unsynced: [TaskID] {
        var ids: [TaskID] = []
        for call in queue.outbox.calls where !ids.contains(call.call.id) { ids.append(call.call.id) }
        return ids
    }

    /// What the service calls a task, for photos that prove it; for `PhotoUploader`. A call that is under way is waited for.
    public func photoTask(_ id: TaskID) async -> PhotoTask {
        func adds(_ call: TaskCall) -> Bool { call.kind == .add && call.id == id }
        // Nobody else may do it soon, and nobody would come back for the photo after that. A pause goes on: it is each photo that asks.
        if let waiting = queue.outbox.calls.first(where: { adds($0.call) }), !queue.isPausing(waiting.number, clock.now()) { foreground() }
        await settled()
        if queue.outbox.calls.contains(where: { adds($0.call) }) { return .waiting }
        if queue.outbox.issues.contains(where: { adds($0.call) }) { return .refused }
        return .known(work.cache.read(user) { $0.known(id) })
    }

    /// A day at once, and again as the service says it.
    public nonisolated func readings(of date: LocalDate) -> AsyncStream<TaskReading> {
        let (stream, continuation) = AsyncStream.makeStream(of: TaskReading.self)
        let task = Task {
            if let kept = await day(date) { continuation.yield(.kept(kept)) }
            do throws(ClientError) { continuation.yield(.fresh(try await read(date))) } catch { continuation.yield(.failed(error)) }
            continuation.finish()
        }
        continuation.onTermination = { _ in task.cancel() }
        return stream
    }

    // MARK: What the service says

    /// Reads a day. What a call of ours changed meanwhile is not overwritten by what was true before it.
    @discardableResult
    public func read(_ date: LocalDate) async throws(ClientError) -> TaskDay {
        var kept = KeptTaskDay(date: date, tasks: [], syncedAt: clock.now())
        for _ in 0..<3 {
            let count = work.doneCount
            kept = KeptTaskDay(date: date, tasks: try await pager(TaskQuery(date: date)).all(), syncedAt: clock.now())
            guard count == work.doneCount else { continue }
            attempt { () throws(TokenStoreError) in try work.cache.change(work.visit) { [kept] in $0.put(kept) } }
            break
        }
        return shown(date, or: kept)
    }

    /// A list of tasks page by page, for lists that grow as somebody scrolls. GTSD-P-9.2-01.
    public nonisolated func pager(_ query: TaskQuery) -> Pager<DailyTask, TaskID> {
        let work = work
        return Pager(id: \.id) { (cursor) async throws(ClientError) in
            let query = TaskQuery(
                date: query.date, type: query.type, group: query.group, status: query.status, sort: query.sort, limit: query.limit,
                cursor: cursor)
            let list = try await work.session.call(Tasks.list, query, Nothing(), as: work.user)
            return (list.items, list.nextCursor)
        }
    }

    /// Earlier completions of the same series, newest first.
    public nonisolated func history(of id: TaskID) -> Pager<DailyTask, TaskID> {
        let work = work, id = work.cache.read(work.user) { $0.known(id) }
        return Pager(id: \.id) { (cursor) async throws(ClientError) in
            let list = try await work.session.call(Tasks.history, HistoryQuery(id: id, cursor: cursor), Nothing(), as: work.user)
            return (list.items, list.nextCursor)
        }
    }
}
