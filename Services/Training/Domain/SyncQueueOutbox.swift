public import Contracts
public import Wire

/// Something that was done on this device and that the service has not answered yet.
public struct QueuedOperation: DTO {
    public let id: OperationID
    /// Grows with each operation of a device.
    public let number: Int64
    public let kind: SyncKind
    public let action: SyncAction
    public let entity: ShortText
    /// The version of the service's that it was made from; nil for what the service does not have.
    public internal(set) var baseVersion: Int64?
    public let payload: JSONDocument?
    /// How many bytes the payload is.
    public let bytes: Int64
    /// It left once, so that the service may have done it although no answer came. From then on it is repeated as it is.
    public internal(set) var wasSent: Bool

    var operation: SyncOperation {
        SyncOperation(
            id: id, number: number, kind: kind, action: action, entity: entity.text, baseVersion: baseVersion, payload: payload)
    }

    func concerns(_ other: SyncKind, _ entity: ShortText) -> Bool { kind == other && self.entity == entity }

    public static let example = QueuedOperation(
        id: .example, number: 1, kind: .chart, action: .put, entity: .example, baseVersion: nil, payload: nil, bytes: 0, wasSent: false)
}

/// An operation that was not done as it was sent, for the person to decide. Nothing of theirs is dropped without them. IL-ADD-03.
public struct SyncIssue: DTO {
    public let operation: QueuedOperation
    public let status: SyncStatus
    public let code: ErrorCode?
    /// In the reader's language.
    public let message: String?
    public let fields: [ErrorBody.Field]
    public let suggestedName: ExerciseName?
    /// What is there instead.
    public let current: SyncChange?

    /// The end of what the service does not have, where that is so as far as anybody here knows.
    func phantom(_ now: Instant) -> SyncChange? {
        guard status == .refused, current == nil, operation.action == .put else { return nil }
        let base = operation.baseVersion ?? 0
        // A service may not say what it has: what was made from a version of it stays, unless it is gone there.
        guard base == 0 || code == .notFound else { return nil }
        return SyncChange(kind: operation.kind, entity: operation.entity.text, version: base, deletedAt: now)
    }

    public static let example = SyncIssue(
        operation: .example, status: .conflict, code: nil, message: nil, fields: [], suggestedName: nil, current: nil)
}

/// What of the sync is kept, sealed, for one account on one device.
public struct SyncOutbox: DTO {
    /// Made with the outbox, so that its numbers begin with it.
    public let device: TrainingDeviceID
    public internal(set) var lastNumber: Int64 = 0
    /// The end of what was read of the service's changes; nil reads everything.
    public internal(set) var cursor: OpaqueToken?
    /// Whether everything is being read again, because the service no longer knows what was deleted meanwhile or the device what it had.
    public internal(set) var isReloading = false
    /// In the order they were made.
    public internal(set) var operations: [QueuedOperation] = []
    public internal(set) var issues: [SyncIssue] = []

    public init(device: TrainingDeviceID) { self.device = device }

    /// What would be lost with the outbox.
    public var unsent: Int { operations.count + issues.count }
    public func isPending(_ kind: SyncKind, _ entity: ShortText) -> Bool { operations.contains { $0.concerns(kind, entity) } }

    public static let example = SyncOutbox(device: .example)
}

/// A wish of the person, before it has its place in the outbox.
public struct NewOperation: Sendable, Equatable {
    public let id: OperationID
    public let kind: SyncKind
    public let action: SyncAction
    public let entity: ShortText
    public let baseVersion: Int64?
    public let payload: JSONDocument?
    /// How many bytes the payload is.
    public let bytes: Int64

    public init(
        id: OperationID, kind: SyncKind, action: SyncAction, entity: String, baseVersion: Int64?, payload: JSONDocument?, bytes: Int64
    ) {
        self.id = id
        self.kind = kind
        self.action = action
        self.entity = ShortText(trusted: entity)
        self.baseVersion = baseVersion
        self.payload = payload
        self.bytes = bytes
    }
}

extension SyncOutbox {
    private static let mostBytes: Int64 = 512 << 10

    /// Adds an operation. The last one is replaced when it is about the same thing and has not left: typing a template's name is one
    /// change. An earlier one is not, because what lies between may need it.
    mutating func add(_ new: NewOperation) {
        var base = new.baseVersion
        if let last = operations.last, !last.wasSent, last.concerns(new.kind, new.entity) {
            base = last.baseVersion
            operations.removeLast()
        }
        // A finished workout that is put again is the same one.
        let isSame = new.kind == .workout && new.action == .put
        guard !isSame || !operations.contains(where: { $0.concerns(new.kind, new.entity) && $0.action == .put }) else { return }
        lastNumber += 1
        operations.append(
            QueuedOperation(
                id: new.id, number: lastNumber, kind: new.kind, action: new.action, entity: new.entity, baseVersion: base,
                payload: new.payload, bytes: new.bytes, wasSent: false))
    }

    /// The operations of the next request: of each thing one at most, because the next one builds on the version that it gets.
    var batch: Int {
        var count = 0
        var bytes: Int64 = 0
        for operation in operations {
            bytes += operation.bytes
            let isRepeat = operations[..<count].contains { $0.concerns(operation.kind, operation.entity) }
            guard count < OperationCount.range.upperBound, !isRepeat, count == 0 || bytes <= Self.mostBytes else { break }
            count += 1
        }
        return count
    }

    /// Takes an answer to operations.
    /// - Returns: how many were answered, and what is there instead of those that were not done.
    mutating func take(_ results: [SyncResult]) -> (answered: Int, current: [SyncChange]) {
        var (answered, current) = (0, [SyncChange]())
        for result in results {
            guard let place = operations.firstIndex(where: { $0.id == result.id && $0.wasSent }) else { continue }
            let done = operations.remove(at: place)
            answered += 1
            switch result.status {
            case .applied, .unchanged:
                issues.removeAll { $0.operation.concerns(done.kind, done.entity) }
                for index in operations.indices where operations[index].concerns(done.kind, done.entity) {
                    operations[index].baseVersion = result.version ?? operations[index].baseVersion
                }
            case .conflict, .refused:
                issues.removeAll { $0.operation.concerns(done.kind, done.entity) }
                issues.append(
                    SyncIssue(
                        operation: done, status: result.status, code: result.code, message: result.message, fields: result.fields,
                        suggestedName: result.suggestedName, current: result.current))
                if let change = result.current { current.append(change) }
            }
        }
        return (answered, current)
    }
}
