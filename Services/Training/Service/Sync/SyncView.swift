internal import Contracts
internal import Wire

extension SyncResult {
    /// Without sentences, as it is kept: `explained` adds them.
    /// - Parameter outcome: nil for an operation that cannot be read.
    init(_ id: OperationID, _ outcome: RecordOutcome?) {
        switch outcome {
        case .created(let record), .changed(let record): self.init(id: id, status: .applied, version: record.version)
        case .unchanged(let record): self.init(id: id, status: .unchanged, version: record?.version)
        case .conflict(let record): self.init(id: id, status: .conflict, version: record.version, code: .versionConflict)
        case .nameTaken(let suggested): self.init(id: id, status: .refused, code: .exerciseNameTaken, suggestedName: suggested)
        case .refused(let code): self.init(id: id, status: .refused, code: code)
        case nil: self.init(id: id, status: .refused, code: .validationFailed)
        }
    }

    /// Of one operation. Who mends these finds the next.
    private static let mostFields = 20

    /// With the sentences of what it says.
    /// - Parameter problems: what is wrong with the operation, which comes with each repeat.
    func explained(_ problems: [FieldProblem], _ language: Language) -> SyncResult {
        guard let code else { return self }
        var fields: [ErrorBody.Field] = []
        if code == .validationFailed {
            fields = APIError(code, fields: Array(problems.prefix(Self.mostFields))).body(language, requestID: "").fields.items
        }
        return SyncResult(
            id: id, status: status, version: version, code: code, message: code.message(language), fields: fields,
            suggestedName: suggestedName)
    }

    /// With what is there now, instead of what the operation wished for.
    func showing(_ record: Record) -> SyncResult {
        SyncResult(
            id: id, status: status, version: version, code: code, message: message, fields: fields, suggestedName: suggestedName,
            current: record.synced)
    }
}
