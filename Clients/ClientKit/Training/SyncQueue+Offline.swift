public import Contracts
public import TrainingDomain
public import Wire

/// What of the cache a sync changes.
public enum TrainingChange: Sendable {
    /// Everything that is here counts as gone unless it comes again before `endReload`.
    case beginReload
    case apply([SyncChange])
    case endReload
}

/// Training's reducer in the words that every engine knows.
extension SyncQueue: OfflineQueue {
    public typealias Outbox = SyncOutbox
    public typealias Wish = NewOperation
    public typealias Settled = OperationID
    public typealias Request = SyncRequest
    public typealias Answer = SyncAnswer
    public typealias Failure = SyncFailure
    public typealias Change = TrainingChange
    public typealias Question = UnsentQuestion

    public init(_ outbox: SyncOutbox) { self.init(outbox, isCacheWhole: true) }

    public var isEverythingSent: Bool { outbox.operations.isEmpty }

    public mutating func take(_ event: OfflineEvent<SyncQueue>, now: Instant) -> [OfflineEffect<SyncQueue>] {
        apply(SyncEvent(event), now: now).map { OfflineEffect($0) }
    }
}

extension SyncEvent {
    init(_ event: OfflineEvent<SyncQueue>) {
        self =
            switch event {
            case .write(let operation): .write(operation)
            case .foreground: .foreground
            case .answered(let answer): .answered(answer)
            case .failed(let failure): .failed(failure)
            case .woken: .woken
            case .settle(let id): .settle(id)
            case .logOut(let hasActiveWork, let alsoUnsent): .logOut(hasActiveWorkout: hasActiveWork, alsoUnsent: alsoUnsent)
            case .keep: .keep
            case .discard: .discard
            case .stay: .stay
            }
    }
}

extension OfflineEffect where Queue == SyncQueue {
    init(_ effect: SyncEffect) {
        self =
            switch effect {
            case .beginReload: .change(.beginReload)
            case .apply(let changes): .change(.apply(changes))
            case .endReload: .change(.endReload)
            case .save(let outbox): .save(outbox)
            case .send(let request): .send(request)
            case .wake(let instant): .wake(at: instant)
            case .leave(let isKept): .leave(isKept: isKept)
            }
    }
}
