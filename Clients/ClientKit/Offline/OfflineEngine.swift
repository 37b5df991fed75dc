internal import Locking
internal import PlatformCore
public import Wire

/// Brings what was done on this device to a service. It carries out what its queue decides; it speaks for one person only, and for
/// nobody once they have left.
public actor OfflineEngine<Work: OfflineWork> {
    /// What it has to tell and what it waits for.
    public private(set) var queue: Work.Queue
    /// Why the outbox of this device could not be read or written. One that is damaged begins anew; a later write may work again.
    public private(set) var problem: TokenStoreError?
    public nonisolated let user: UserID
    nonisolated let work: Work
    let clock: any WallClock
    let ids: IDSource
    private let alarm: any SyncAlarm
    private let random: any RandomSource
    private let wipe: @Sendable () throws(TokenStoreError) -> Void
    /// Whether the vault still takes what this engine has: not since the account was deleted.
    private let isWelcome: @Sendable () -> Bool
    private var slot: VaultSlot<Work.Queue.Outbox>
    private typealias Taken = (queue: Work.Queue, problem: TokenStoreError?)
    private let takeUp: @Sendable (inout VaultSlot<Work.Queue.Outbox>) -> Taken
    /// What the person did while the system did not say what is in the outbox. It comes behind that.
    private var early: [Work.Queue.Wish] = []
    private var request: Task<Void, Never>?
    private nonisolated let states = EventHub<Work.Queue>()
    /// Whether the person has left: nothing of theirs is written any more.
    private nonisolated let departure = Lock(false)
    nonisolated var hasLeft: Bool { departure.withLock { $0 } || !isWelcome() }

    /// Takes up the outbox of this device.
    /// - Parameters:
    ///   - entry: where in the vault the outbox is.
    ///   - open: makes the queue of the outbox that was found, if there was one.
    ///   - start: shows what is in the outbox, also when the app ended before the cache had it.
    init<Entry: VaultEntry>(
        _ work: Work, user: UserID, vault: OfflineVault<Entry>, entry: Entry, clock: any WallClock, ids: IDSource, alarm: any SyncAlarm,
        random: any RandomSource, open: @escaping @Sendable (Work.Queue.Outbox?) -> Work.Queue,
        start: @escaping @Sendable (Work.Queue.Outbox) throws(TokenStoreError) -> Void
    ) {
        self.work = work
        self.user = user
        self.clock = clock
        self.ids = ids
        self.alarm = alarm
        self.random = random
        let visit = vault.files.visit(user)
        wipe = { () throws(TokenStoreError) in try vault.wipe(user) }
        isWelcome = { vault.files.isCurrent(visit) }
        let takeUp: @Sendable (inout VaultSlot<Work.Queue.Outbox>) -> Taken = { slot in
            var found: Work.Queue.Outbox?, problem: TokenStoreError?
            do throws(TokenStoreError) {
                found = try slot.load()
                try vault.tidy(user)
            } catch { problem = error }
            let queue = open(found)
            do throws(TokenStoreError) {
                // That everything has to come again is on the disk before the cache is written, which looks whole from then on.
                if let found, found != queue.outbox { try slot.save(queue.outbox) }
                try start(queue.outbox)
            } catch { problem = problem ?? error }
            return (queue, problem)
        }
        var slot = VaultSlot<Work.Queue.Outbox>(entry, of: user, in: vault)
        (queue, problem) = takeUp(&slot)
        self.slot = slot
        self.takeUp = takeUp
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
    /// - Throws: why the device does not keep what is unsent, as when it is full. Nobody has signed out then.
    func logOut(hasActiveWork: Bool, alsoUnsent: Int) async throws(TokenStoreError) -> Work.Queue.Question? {
        run(.logOut(hasActiveWork: hasActiveWork, alsoUnsent: alsoUnsent))
        await settled()
        if queue.question == nil, !hasLeft, let problem { throw problem }
        return queue.question
    }

    /// The answer: the unsent stays sealed for this account and goes out at its next sign-in, or is discarded, or the person stays.
    /// - Throws: why the device does not keep the unsent. The person is still signed in then.
    public func answer(_ answer: UnsentAnswer) async throws(TokenStoreError) {
        switch answer {
        case .keep: run(.keep)
        case .discard: run(.discard)
        case .stay: run(.stay)
        }
        await settled()
        if answer != .stay, !hasLeft, let problem { throw problem }
    }

    // MARK: Effects

    /// - Returns: whether everything that this brings about is on the disk.
    @discardableResult
    func run(_ event: OfflineEvent<Work.Queue>) -> Bool {
        guard !hasLeft else { return false }
        if !slot.isRead { takeUpLate(before: event) }
        let before = queue
        defer { states.send(queue) }
        for effect in queue.take(event, now: clock.now()) {
            do throws(TokenStoreError) {
                try carryOut(effect)
            } catch {
                // What could not be kept must not be taken for kept. Only what the person did stays, as long as the app runs.
                problem = error
                let kept = if case .write = event { queue } else { before }
                // A request that is under way stays known: it must not go out a second time beside itself, and its answer is heard.
                queue = request == nil ? Work.Queue(kept.outbox) : kept
                return false
            }
        }
        return true
    }

    /// What the system would not give at the start, as before the device was unlocked, it may give now.
    private func takeUpLate(before event: OfflineEvent<Work.Queue>) {
        let taken = takeUp(&slot)
        guard slot.isRead else {
            if case .write(let wish) = event { early.append(wish) }
            return
        }
        (queue, problem) = taken
        let wishes = early
        early = []
        for wish in wishes { run(.write(wish)) }
    }

    private func carryOut(_ effect: OfflineEffect<Work.Queue>) throws(TokenStoreError) {
        switch effect {
        case .change(let change): try work.keep(change, with: queue.outbox, now: clock.now())
        case .save(let outbox): try slot.save(outbox)
        case .send(let body): send(body)
        case .wake(let instant):
            alarm.set(after: apart(max(.zero, instant - clock.now()))) { [weak self] in await self?.wake() }
        case .leave(let isKept): leave(isKept: isKept || !slot.isRead)
        }
    }

    /// A pause that is up to as long again, by half a minute at most: devices that were all sent away at once do not all come back at once.
    private func apart(_ pause: Duration) -> Duration {
        pause + .milliseconds(random.below(UInt64(min(pause, .seconds(30)).milliseconds) + 1))
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

    /// What is kept stays in the vault; the session clears its caches, and lets the photos stay or go as the person said.
    private func leave(isKept: Bool) {
        departure.withLock { $0 = true }
        alarm.cancel()
        if !isKept { attempt { () throws(TokenStoreError) in try wipe() } }
        request = Task { [work] in
            await work.signOut(isUnsentKept: isKept)
            left()
        }
    }

    private func left() { request = nil }

    func attempt(_ work: () throws(TokenStoreError) -> Void) {
        do { try work() } catch { problem = error }
    }
}
