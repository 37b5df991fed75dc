public import Contracts
internal import JSONCoding
internal import Locking
public import PlatformCore
public import TrainingDomain
public import Wire

/// Brings what was done on this device to the training service and what was done elsewhere here, as `SyncQueue` decides.
public typealias SyncEngine = OfflineEngine<TrainingWork>

extension OfflineEngine where Work == TrainingWork {
    /// Takes up the outbox of this device.
    /// - Parameters:
    ///   - cache: one of the session's, which signing out clears.
    ///   - vault: one of the session's `vaults`, which signing out leaves.
    public init(
        session: SessionManager, user: UserID, cache: TrainingCache, vault: TrainingVault, clock: any WallClock = SystemClock(),
        ids: IDSource = IDSource(), alarm: any SyncAlarm = TaskAlarm(), random: any RandomSource = SystemRandom()
    ) {
        let visit = cache.visit(user), now = clock.now()
        @Sendable func show(_ outbox: SyncOutbox) throws(TokenStoreError) {
            guard !outbox.operations.isEmpty else { return }
            try cache.change(visit) { shelf in for operation in outbox.operations { shelf.note(operation, now: now) } }
        }
        self.init(
            TrainingWork(session: session, user: user, cache: cache, visit: visit), user: user, vault: vault, entry: .outbox, clock: clock,
            ids: ids, alarm: alarm, random: random,
            open: { found in
                SyncQueue(found ?? SyncOutbox(device: TrainingDeviceID(trusted: ids.next())), isCacheWhole: cache.isWhole(of: user))
            }, start: show)
    }

    public nonisolated var cache: TrainingCache { work.cache }

    /// Puts something into the outbox.
    /// - Returns: whether that is on the disk.
    @discardableResult
    func write(_ action: SyncAction, _ kind: SyncKind, _ entity: String, baseVersion: Int64?, payload: JSONValue?) -> Bool {
        let operation = NewOperation(
            id: OperationID(trusted: ids.next()), kind: kind, action: action, entity: entity,
            baseVersion: work.base(of: TrainingShelf.key(kind, entity), from: baseVersion), payload: payload.map { JSONDocument($0) },
            bytes: Int64(payload?.bytes().count ?? 0))
        let isKept = run(.write(operation))
        let now = clock.now()
        attempt { () throws(TokenStoreError) in
            try work.cache.change(work.visit) { shelf in
                for queued in queue.outbox.operations where queued.id == operation.id { shelf.note(queued, now: now) }
            }
        }
        return isKept
    }

    /// Signs out, unless something would be lost.
    /// - Parameter alsoUnsent: what would be lost besides: of other engines, photos on their way, a draft.
    /// - Returns: what the person has to be asked; nil when they are signed out. IL-ADD-04.
    /// - Throws: why the device does not keep what is unsent. Nobody has signed out then.
    public func logOut(hasActiveWorkout: Bool = false, alsoUnsent: Int = 0) async throws(TokenStoreError) -> UnsentQuestion? {
        try await logOut(hasActiveWork: hasActiveWorkout, alsoUnsent: alsoUnsent)
    }
}

/// What training's engine works with.
public final class TrainingWork: OfflineWork {
    public typealias Queue = SyncQueue

    let session: SessionManager
    let cache: TrainingCache
    let visit: Visit
    private let user: UserID
    /// The version that an operation of ours made of one: a change that was begun from the former and ends after the answer is made
    /// from the new one, which has the same content.
    private let made = Lock<[String: (from: Int64?, to: Int64)]>([:])

    init(session: SessionManager, user: UserID, cache: TrainingCache, visit: Visit) {
        self.session = session
        self.user = user
        self.cache = cache
        self.visit = visit
    }

    func base(of key: String, from version: Int64?) -> Int64? {
        made.withLock { made in made[key].map { $0.from == version ? $0.to : version } ?? version }
    }

    public func ask(_ request: SyncRequest) async -> OfflineEvent<SyncQueue> {
        do throws(ClientError) {
            return .answered(try await session.call(Training.sync, Nothing(), request, as: user))
        } catch {
            return .failed(SyncFailure(error))
        }
    }

    public func heard(_ answer: SyncAnswer, of outbox: SyncOutbox) {
        for result in answer.results where result.status == .applied || result.status == .unchanged {
            guard let version = result.version, let done = outbox.operations.first(where: { $0.id == result.id }) else { continue }
            made.withLock { $0[TrainingShelf.key(done.kind, done.entity.text)] = (done.baseVersion, version) }
        }
    }

    public func keep(_ change: TrainingChange, with outbox: SyncOutbox, now: Instant) throws(TokenStoreError) {
        switch change {
        case .beginReload: try cache.change(visit) { $0.unseen = $0.keys }
        case .apply(let changes): try cache.change(visit) { shelf in for change in changes { shelf.apply(change) } }
        case .endReload: try cache.change(visit) { $0.endReload(keeping: outbox) }
        }
    }

    public func signOut(isUnsentKept: Bool) async { await session.logOut(isUnsentKept: isUnsentKept) }
}

extension SyncFailure {
    init(_ error: ClientError) {
        switch error {
        case .api(let refusal) where refusal.code == .resync: self = .resync
        case _ where error.isRetryable: self = .passing(retryAfter: error.retrySeconds)
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
