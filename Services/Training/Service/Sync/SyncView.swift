internal import Contracts
internal import Wire

extension SyncResult {
    /// - Parameter outcome: nil for an operation that cannot be read, for these problems.
    init(_ id: OperationID, _ outcome: RecordOutcome?, _ problems: [FieldProblem], _ language: Language) {
        switch outcome {
        case .created(let record), .changed(let record): self.init(id: id, status: .applied, version: record.version)
        case .unchanged(let record): self.init(id: id, status: .unchanged, version: record.version)
        case .conflict(let record):
            self.init(
                id: id, status: .conflict, version: record.version, code: .versionConflict,
                message: ErrorCode.versionConflict.message(language))
        case .nameTaken(let suggested):
            self.init(
                id: id, status: .refused, code: .exerciseNameTaken, message: ErrorCode.exerciseNameTaken.message(language),
                suggestedName: suggested)
        case .refused(let code): self.init(id: id, status: .refused, code: code, message: code.message(language))
        case nil:
            let fields = APIError(.validationFailed, fields: Array(problems.prefix(Self.mostFields))).body(language, requestID: "").fields
            self.init(
                id: id, status: .refused, code: .validationFailed, message: ErrorCode.validationFailed.message(language),
                fields: fields.items)
        }
    }

    /// Of one operation. Who mends these finds the next.
    private static let mostFields = 20

    /// With what is there now, if this is a conflict.
    func showing(_ record: Record?) -> SyncResult {
        guard status == .conflict, let record else { return self }
        return SyncResult(
            id: id, status: status, version: version, code: code, message: message, fields: fields, suggestedName: suggestedName,
            current: record.synced)
    }
}
