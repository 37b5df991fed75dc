public import Contracts
internal import Locking
public import PlatformCore
public import Wire

/// A client's thread, with or without a connection.
public typealias ThreadEngine = OfflineEngine<ThreadWork>

/// What coaching may never lose: the messages that did not reach the service yet, and the one that is being written.
public typealias ThreadVault = OfflineVault<ThreadEntry>

public enum ThreadEntry: String, VaultEntry {
    case calls, draft
}

/// What the engine of a thread works with: each call is one request to the coaching service.
public final class ThreadWork: OfflineWork {
    public typealias Queue = CallQueue<MessageCall, SentMessage>

    let session: SessionManager
    let cache: ThreadCache
    let visit: Visit
    let user: UserID
    /// Whether the thread was found to have a hole, and is to be read anew.
    let isStale = Lock(false)

    init(session: SessionManager, user: UserID, cache: ThreadCache) {
        self.session = session
        self.user = user
        self.cache = cache
        visit = cache.visit(user)
    }

    public func ask(_ request: QueuedCall<MessageCall>) async -> OfflineEvent<Queue> {
        do throws(ClientError) {
            return .answered(CallAnswer(number: request.number, outcome: .done(try await make(request.call))))
        } catch {
            return Queue.event(request.number, error, isGoneDone: false)
        }
    }

    private func make(_ call: MessageCall) async throws(ClientError) -> SentMessage? {
        let mark = UpTo(upTo: SequenceNumber(trusted: call.upTo ?? 0))
        switch call.kind {
        case .send:
            guard let id = call.id else { throw .encoding }
            return try await session.call(CoachingThreads.put, ClientMessageParameters(clientId: id), call.content, as: user)
        case .read: _ = try await session.call(CoachingThreads.read, Nothing(), mark, as: user)
        case .delivered: _ = try await session.call(CoachingThreads.delivered, Nothing(), mark, as: user)
        // What never left has nothing to be taken back there.
        case .takeBack: break
        }
        return nil
    }

    public func heard(_ answer: CallAnswer<SentMessage>, of outbox: CallOutbox<MessageCall>) {}

    public func keep(
        _ change: CallDone<MessageCall, SentMessage>, with outbox: CallOutbox<MessageCall>, now: Instant
    ) throws(TokenStoreError) {
        guard let sent = change.output else { return }
        if try cache.change(visit, { $0.take(sent) }) == true { isStale.withLock { $0 = true } }
    }

    public func signOut(isUnsentKept: Bool) async { await session.logOut(isUnsentKept: isUnsentKept) }
}

extension OfflineEngine where Work == ThreadWork {
    /// Takes up the messages of this device.
    /// - Parameters:
    ///   - cache: one of the session's, which signing out clears.
    ///   - vault: one of the session's `vaults`, which signing out leaves.
    public init(
        session: SessionManager, user: UserID, cache: ThreadCache, vault: ThreadVault, clock: any WallClock = SystemClock(),
        ids: IDSource = IDSource(), alarm: any SyncAlarm = TaskAlarm(), random: any RandomSource = SystemRandom()
    ) {
        @Sendable func nothing(_ outbox: CallOutbox<MessageCall>) throws(TokenStoreError) {}
        self.init(
            ThreadWork(session: session, user: user, cache: cache), user: user, vault: vault, entry: .calls, clock: clock, ids: ids,
            alarm: alarm, random: random, open: { CallQueue($0 ?? CallOutbox()) }, start: nothing)
    }

    /// Signs out, unless something would be lost.
    /// - Parameter alsoUnsent: what would be lost besides: of other engines, photos on their way, the message that is being written.
    /// - Returns: what the person has to be asked; nil when they are signed out.
    /// - Throws: why the device does not keep what is unsent. Nobody has signed out then.
    public func logOut(alsoUnsent: Int = 0) async throws(TokenStoreError) -> UnsentCalls? {
        try await logOut(hasActiveWork: false, alsoUnsent: alsoUnsent)
    }

    // MARK: What is shown

    /// As the service said it last, and as it was read here since.
    public var thread: ThreadModel {
        var thread = work.cache.thread(of: user)
        thread.forgetQuota(at: clock.now())
        for queued in queue.outbox.calls where queued.call.kind == .read { thread.read(upTo: queued.call.upTo ?? 0) }
        return thread
    }

    public var items: [ThreadItem] { thread.items(queue.outbox) }

    // MARK: What the person does

    /// Sends a message: when it returns without a problem, it is on the disk.
    /// - Parameter attachments: confirmed uploads.
    /// - Returns: its id; nil for a message of nothing.
    @discardableResult
    public func send(_ text: MessageText?, _ attachments: [Attachment] = []) -> ClientMessageID? {
        guard text != nil || !attachments.isEmpty else { return nil }
        let id = ClientMessageID(trusted: ids.next())
        run(.write(.send(id, text, attachments, at: clock.now())))
        // What held messages back was a month that may be over.
        if queue.outbox.lock != nil, thread.quota == nil { run(.foreground) }
        return id
    }

    /// Sends a message that was refused once more, as it is or with other words. It is the same one: it cannot come twice.
    /// - Parameter text: nil leaves the words as they are.
    public func sendAgain(_ issue: Int64, _ text: MessageText? = nil) {
        guard let found = queue.outbox.issues.first(where: { $0.number == issue }), let id = found.call.id else { return }
        // Kept twice for a moment rather than not at all.
        run(.write(.send(id, text ?? found.call.text, found.call.attachments ?? [], at: clock.now())))
        run(.settle(issue))
    }

    /// Takes back a message that waits or was refused.
    /// - Returns: whether it could be: what has left may be at the service.
    @discardableResult
    public func takeBack(_ id: ClientMessageID) -> Bool {
        if let issue = queue.outbox.issues.first(where: { $0.call.id == id }) {
            run(.settle(issue.number))
            return true
        }
        guard let waiting = queue.outbox.calls.first(where: { $0.call.id == id }), !waiting.wasSent else { return false }
        run(.write(.takeBack(id)))
        return true
    }

    /// The person saw everything up to here.
    public func read(upTo seq: Int64) {
        guard seq > thread.marks.clientRead else { return }
        run(.write(.read(upTo: seq)))
    }

    // MARK: What the service says

    /// Reads the newest part of the thread, until no hole is left between it and what is known.
    /// - Returns: where the person's news go on.
    @discardableResult
    public func load() async throws(ClientError) -> Int64 {
        var feedSeq: Int64 = 0
        for _ in 0..<3 {
            work.isStale.withLock { $0 = false }
            let page = try await work.session.call(CoachingThreads.messages, MessageQuery(), Nothing(), as: user)
            feedSeq = page.feedSeq
            let hasHole = change { $0.take(page, isNewest: true) } ?? false
            guard hasHole || work.isStale.withLock({ $0 }) else { break }
        }
        // No event tells of what came while no line was open: it arrives by being read.
        if let seq = thread.unreported { run(.write(.delivered(upTo: seq))) }
        try await readQuota()
        return feedSeq
    }

    /// Reads what is left of the month. Messages that were held back go out where something is left.
    public func readQuota() async throws(ClientError) {
        let quota = try await work.session.call(CoachingThreads.quota, Nothing(), Nothing(), as: user)
        change { $0.take(quota) }
        let hasMore = quota.messages.limit.map { quota.messages.used < $0 } ?? true
        if queue.outbox.lock != nil, hasMore { run(.foreground) }
    }

    /// Reads the part before the oldest message that is here.
    public func loadEarlier() async throws(ClientError) {
        guard let first = thread.messages.first?.seq, first > 1 else { return }
        let query = MessageQuery(before: SequenceNumber(trusted: first))
        let page = try await work.session.call(CoachingThreads.messages, query, Nothing(), as: user)
        change { $0.take(page, isNewest: false) }
    }

    /// Shows an event of the person's news.
    /// - Returns: whether the thread has to be read anew.
    @discardableResult
    public func take(_ event: FeedEvent) -> Bool {
        let isStale = change { $0.take(event) } ?? false
        if let message = event.message, message.sender != .client, message.seq > thread.marks.clientDelivered {
            run(.write(.delivered(upTo: message.seq)))
        }
        return isStale
    }

    @discardableResult
    private func change<Value: Sendable>(_ body: (inout ThreadModel) -> Value) -> Value? {
        var value: Value?
        attempt { () throws(TokenStoreError) in value = try work.cache.change(work.visit, body) }
        return value
    }
}
