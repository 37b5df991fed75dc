public import Contracts
internal import JSONCoding
public import Platform
internal import Synchronization
public import TrainingDomain
public import Wire

/// Brings what was done on this device to the service and what was done elsewhere here. It carries out what `SyncQueue` decides; it
/// speaks for one person only, and for nobody once they have left.
public actor SyncEngine {
    /// What it has to tell and what it waits for.
    public private(set) var queue: SyncQueue
    /// Why the outbox of this device could not be read or written. It begins anew then; a later write may work again.
    public private(set) var problem: TokenStoreError?
    public nonisolated let user: UserID
    public nonisolated let cache: TrainingCache
    let session: SessionManager
    let clock: any WallClock
    let ids: IDSource
    private let vault: TrainingVault
    private let alarm: any SyncAlarm
    private let visit: Visit
    private var slot: VaultSlot<SyncOutbox>
    private var request: Task<Void, Never>?
    /// Whether the person has left: nothing of theirs is written any more.
    private nonisolated let departure = Atomic(false)
    nonisolated var hasLeft: Bool { departure.load(ordering: .sequentiallyConsistent) }
    /// The version that an operation of ours made of one: a change that was begun from the former and ends after the answer is made
    /// from the new one, which has the same content.
    private var made: [String: (from: Int64?, to: Int64)] = [:]

    /// Takes up the outbox of this device.
    /// - Parameters:
    ///   - cache: one of the session's, which signing out clears.
    ///   - vault: none of the session's.
    public init(
        session: SessionManager, user: UserID, cache: TrainingCache, vault: TrainingVault, clock: any WallClock = SystemClock(),
        ids: IDSource = IDSource(), alarm: any SyncAlarm = TaskAlarm()
    ) {
        self.session = session
        self.user = user
        self.cache = cache
        self.vault = vault
        self.clock = clock
        self.ids = ids
        self.alarm = alarm
        visit = cache.visit(user)
        var slot = VaultSlot<SyncOutbox>(.outbox, of: user, in: vault)
        var found: SyncOutbox?
        do throws(TokenStoreError) {
            found = try slot.load()
            try vault.tidy(user)
        } catch { problem = error }
        let outbox = found ?? SyncOutbox(device: TrainingDeviceID(trusted: ids.next()))
        queue = SyncQueue(outbox, isCacheEmpty: cache.isEmpty(of: user))
        self.slot = slot
        // What was done here is seen here, also when the app ended before the cache had it.
        let now = clock.now()
        do throws(TokenStoreError) {
            if !outbox.operations.isEmpty {
                try cache.change(visit) { shelf in for operation in outbox.operations { shelf.note(operation, now: now) } }
            }
        } catch { problem = problem ?? error }
    }

    /// The app came to the front, or the person signed in. There is no other occasion but a write: nothing is asked again and again.
    public func foreground() { run(.foreground) }

    /// Puts something into the outbox; when this returns without a problem, it is on the disk.
    func write(_ action: SyncAction, _ kind: SyncKind, _ entity: String, baseVersion: Int64?, payload: JSONValue?) {
        let known = made[TrainingShelf.key(kind, entity)]
        let base = known.map { $0.from == baseVersion ? $0.to : baseVersion } ?? baseVersion
        let operation = NewOperation(
            id: OperationID(trusted: ids.next()), kind: kind, action: action, entity: entity, baseVersion: base,
            payload: payload.map { JSONDocument($0) }, bytes: Int64(payload?.bytes().count ?? 0))
        run(.write(operation))
        let now = clock.now()
        attempt { () throws(TokenStoreError) in
            try cache.change(visit) { shelf in
                for queued in queue.outbox.operations where queued.id == operation.id { shelf.note(queued, now: now) }
            }
        }
    }

    /// The person has seen what became of an operation that was not done.
    public func settle(_ id: OperationID) { run(.settle(id)) }

    /// Waits for the end of what is under way.
    public func settled() async { while let request { await request.value } }

    // MARK: Signing out

    /// Signs out, unless something would be lost.
    /// - Returns: what the person has to be asked; nil when they are signed out. IL-ADD-04.
    public func logOut(hasActiveWorkout: Bool = false) async -> UnsentQuestion? {
        run(.logOut(hasActiveWorkout: hasActiveWorkout))
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

    private func run(_ event: SyncEvent) {
        guard !hasLeft else { return }
        let before = queue.outbox
        for effect in queue.apply(event, now: clock.now()) {
            do throws(TokenStoreError) {
                try carryOut(effect)
            } catch {
                // What could not be kept must not be taken for kept. Only what the person did stays, as long as the app runs.
                problem = error
                if case .write = event { queue = SyncQueue(queue.outbox) } else { queue = SyncQueue(before) }
                return
            }
        }
    }

    private func carryOut(_ effect: SyncEffect) throws(TokenStoreError) {
        switch effect {
        case .beginReload: try cache.change(visit) { $0.unseen = $0.keys }
        case .apply(let changes): try cache.change(visit) { shelf in for change in changes { shelf.apply(change) } }
        case .endReload: try cache.change(visit) { [queue] in $0.endReload(keeping: queue.outbox) }
        case .save(let outbox): try slot.save(outbox)
        case .send(let body): send(body)
        case .wake(let instant):
            alarm.set(after: max(.zero, instant - clock.now())) { [weak self] in await self?.wake() }
        case .leave(let isKept): leave(isKept: isKept)
        }
    }

    private func wake() { run(.woken) }

    private func send(_ body: SyncRequest) {
        alarm.cancel()
        request = Task { [session, user] in
            let event: SyncEvent
            do throws(ClientError) {
                event = .answered(try await session.call(Training.sync, Nothing(), body, as: user))
            } catch {
                event = .failed(SyncFailure(error))
            }
            heard(event)
        }
    }

    private func heard(_ event: SyncEvent) {
        request = nil
        if case .answered(let answer) = event {
            for result in answer.results where result.status == .applied || result.status == .unchanged {
                guard let version = result.version, let done = queue.outbox.operations.first(where: { $0.id == result.id })
                else { continue }
                made[TrainingShelf.key(done.kind, done.entity.text)] = (done.baseVersion, version)
            }
        }
        run(event)
    }

    /// What is kept stays in the vault; the session clears its caches.
    private func leave(isKept: Bool) {
        departure.store(true, ordering: .sequentiallyConsistent)
        alarm.cancel()
        if !isKept { attempt { () throws(TokenStoreError) in try vault.wipe(user) } }
        request = Task { [session] in
            await session.logOut()
            left()
        }
    }

    private func left() { request = nil }

    private func attempt(_ work: () throws(TokenStoreError) -> Void) {
        do { try work() } catch { problem = error }
    }
}

public enum UnsentAnswer: Sendable, Hashable { case keep, discard, stay }

extension SyncFailure {
    init(_ error: ClientError) {
        switch error {
        case .api(let refusal) where refusal.code == .resync: self = .resync
        case .api(let refusal) where refusal.isRetryable: self = .passing(retryAfter: refusal.retryAfter.map { $0.milliseconds / 1000 })
        case _ where error.isRetryable: self = .passing(retryAfter: nil)
        default: self = .lasting
        }
    }
}

extension TrainingShelf {
    /// What did not come again is gone, except what was made here meanwhile.
    mutating func endReload(keeping outbox: SyncOutbox) {
        let pending = Set(outbox.operations.map { Self.key($0.kind, $0.entity.text) } + outbox.issues.map {
            Self.key($0.operation.kind, $0.operation.entity.text)
        })
        for key in (unseen ?? []).subtracting(pending) {
            let parts = key.split(separator: "/", maxSplits: 1)
            guard parts.count == 2, let kind = SyncKind(rawValue: String(parts[0])) else { continue }
            remove(kind, String(parts[1]))
        }
        unseen = nil
    }
}
