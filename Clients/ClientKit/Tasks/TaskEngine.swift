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
    ///   - vault: none of the session's.
    public init(
        session: SessionManager, user: UserID, cache: TaskCache, vault: TaskVault, clock: any WallClock = SystemClock(),
        ids: IDSource = IDSource(), alarm: any SyncAlarm = TaskAlarm()
    ) {
        func nothing(_ outbox: CallOutbox<TaskCall>) throws(TokenStoreError) {}
        self.init(
            TaskWork(session: session, user: user, cache: cache), user: user, vault: vault, entry: .calls, clock: clock, ids: ids,
            alarm: alarm, open: { CallQueue($0 ?? CallOutbox()) }, start: nothing)
    }

    /// Signs out, unless something would be lost.
    /// - Returns: what the person has to be asked; nil when they are signed out. GTSD-1.5-05.
    public func logOut() async -> UnsentCalls? { await logOut(hasActiveWork: false) }

    /// What each completion, skip and undo changed, once the service has done it: the day, the streak, new badges.
    public nonisolated func completions() -> AsyncStream<CompletionAnswer> { work.completions.stream() }

    // MARK: What is shown

    /// A day from this device; nil when it was never read.
    public func day(_ date: LocalDate) -> TaskDay? {
        let calls = queue.outbox.calls.map(\.call)
        return work.cache.read(user) { shelf in
            guard let kept = shelf.days[date] else { return nil }
            return TaskDayRule.day(kept, with: calls.map { $0.named(shelf.known($0.id)) })
        }
    }

    /// Tasks of which the service does not know everything yet.
    public var unsynced: [TaskID] {
        var ids: [TaskID] = []
        for call in queue.outbox.calls where !ids.contains(call.call.id) { ids.append(call.call.id) }
        return ids
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
        return day(date) ?? TaskDayRule.day(kept, with: queue.outbox.calls.map(\.call))
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

extension TaskCall {
    fileprivate func named(_ id: TaskID) -> TaskCall {
        guard id != self.id else { return self }
        var call = TaskCall(kind, id, key: key, at: at)
        (call.details, call.change, call.evidence, call.shown) = (details, change, evidence, shown)
        return call
    }
}
