internal import Locking
internal import PlatformCore
public import Wire

/// Brings what was done on this device to a service. It carries out what its queue decides; it speaks for one person only, and for
/// nobody once they have left.
public actor OfflineEngine<Work: OfflineWork> {
    /// What it has to tell and what it waits for.
    public private(set) var queue: Work.Queue
    /// Why the outbox of this device could not be read or written. It begins anew then; a later write may work again.
    public private(set) var problem: TokenStoreError?
    public nonisolated let user: UserID
    nonisolated let work: Work
    let clock: any WallClock
    let ids: IDSource
    private let alarm: any SyncAlarm
    private let wipe: @Sendable () throws(TokenStoreError) -> Void
    private var slot: VaultSlot<Work.Queue.Outbox>
    private var request: Task<Void, Never>?
    private nonisolated let states = EventHub<Work.Queue>()
    /// Whether the person has left: nothing of theirs is written any more.
    private nonisolated let departure = Lock(false)
    nonisolated var hasLeft: Bool { departure.withLock { $0 } }

    /// Takes up the outbox of this device.
    /// - Parameters:
    ///   - entry: where in the vault the outbox is.
    ///   - open: makes the queue of the outbox that was found, if there was one.
    ///   - start: shows what is in the outbox, also when the app ended before the cache had it.
    init<Entry: VaultEntry>(
        _ work: Work, user: UserID, vault: OfflineVault<Entry>, entry: Entry, clock: any WallClock, ids: IDSource, alarm: any SyncAlarm,
        open: (Work.Queue.Outbox?) -> Work.Queue, start: (Work.Queue.Outbox) throws(TokenStoreError) -> Void
    ) {
        self.work = work
        self.user = user
        self.clock = clock
        self.ids = ids
        self.alarm = alarm
        wipe = { () throws(TokenStoreError) in try vault.wipe(user) }
        var slot = VaultSlot<Work.Queue.Outbox>(entry, of: user, in: vault)
        var found: Work.Queue.Outbox?
        do throws(TokenStoreError) {
            found = try slot.load()
            try vault.tidy(user)
        } catch { problem = error }
        let opened = open(found)
        queue = opened
        self.slot = slot
        do throws(TokenStoreError) { try start(opened.outbox) } catch { problem = problem ?? error }
    }

    /// The queue after every event from now on, for what shows it. Each call gives a stream of its own.
    public nonisolated func stateStream() -> AsyncStream<Work.Queue> { states.stream() }

    /// The app came to the front, or the person signed in. There is no other occasion but a write: nothing is asked again and again.
    public func foreground() { run(.foreground) }

    /// The person has seen what became of an operation that was not done.
    public func settle(_ operation: Work.Queue.Settled) { run(.settle(operation)) }

    /// Waits for the end of what is under way.
    public func settled() async { while let request { await request.value } }

    /// Cuts off the request under way. The service may have done it: it is repeated, under its key.
    func cutOff() { request?.cancel() }

    // MARK: Signing out

    /// Signs out, unless something would be lost.
    /// - Returns: what the person has to be asked; nil when they are signed out. IL-ADD-04.
    func logOut(hasActiveWork: Bool) async -> Work.Queue.Question? {
        run(.logOut(hasActiveWork: hasActiveWork))
        await settled()
        return queue.question
    }

    /// The answer: the unsent stays sealed for this account and goes out at its next sign-in, or is discarded, or the person stays.
    public func answer(_ answer: UnsentAnswer) async {
        switch answer {
        case .keep: run(.keep)
        case .discard: run(.discard)
        case .stay: run(.stay)
        }
        await settled()
    }

    // MARK: Effects

    func run(_ event: OfflineEvent<Work.Queue>) {
        guard !hasLeft else { return }
        let before = queue.outbox
        defer { states.send(queue) }
        for effect in queue.take(event, now: clock.now()) {
            do throws(TokenStoreError) {
                try carryOut(effect)
            } catch {
                // What could not be kept must not be taken for kept. Only what the person did stays, as long as the app runs.
                problem = error
                if case .write = event { queue = Work.Queue(queue.outbox) } else { queue = Work.Queue(before) }
                return
            }
        }
    }

    private func carryOut(_ effect: OfflineEffect<Work.Queue>) throws(TokenStoreError) {
        switch effect {
        case .change(let change): try work.keep(change, with: queue.outbox, now: clock.now())
        case .save(let outbox): try slot.save(outbox)
        case .send(let body): send(body)
        case .wake(let instant):
            alarm.set(after: max(.zero, instant - clock.now())) { [weak self] in await self?.wake() }
        case .leave(let isKept): leave(isKept: isKept)
        }
    }

    private func wake() { run(.woken) }

    private func send(_ body: Work.Queue.Request) {
        alarm.cancel()
        request = Task { [work] in heard(await work.ask(body)) }
    }

    private func heard(_ event: OfflineEvent<Work.Queue>) {
        request = nil
        if case .answered(let answer) = event { work.heard(answer, of: queue.outbox) }
        run(event)
    }

    /// What is kept stays in the vault; the session clears its caches.
    private func leave(isKept: Bool) {
        departure.withLock { $0 = true }
        alarm.cancel()
        if !isKept { attempt { () throws(TokenStoreError) in try wipe() } }
        request = Task { [work] in
            await work.signOut()
            left()
        }
    }

    private func left() { request = nil }

    func attempt(_ work: () throws(TokenStoreError) -> Void) {
        do { try work() } catch { problem = error }
    }
}
