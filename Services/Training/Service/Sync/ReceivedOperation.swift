internal import Contracts
internal import JSONCoding
internal import Wire

/// An operation as it can be done, or why it cannot be read.
struct ReceivedOperation: Sendable {
    enum Wish: Sendable {
        case put(RecordBody, base: Int64?)
        case delete
    }

    let id: OperationID
    let number: Int64
    /// Nil when it cannot be read of what it is.
    let key: RecordKey?
    let wish: Wish?
    /// What is wrong with it.
    let problems: [FieldProblem]

    init(_ operation: SyncOperation) {
        (id, number) = (operation.id, operation.number)
        var problems: [FieldProblem] = []
        let kind = Self.word(operation.kind, "kind", as: SyncKind.self, &problems)
        let action = Self.word(operation.action, "action", as: SyncAction.self, &problems)
        let entity = Self.entity(operation.entity, &problems)
        if let rule = operation.baseVersion?.rule { problems.append(FieldProblem("baseVersion", rule)) }
        if let kind, let entity { key = RecordKey(kind, entity) } else { key = nil }
        switch (kind, action) {
        case (let kind?, .put?):
            let body = Self.body(kind, operation.payload, &problems)
            wish = body.map { .put($0, base: operation.baseVersion?.value?.value) }
        case (_?, .delete?): wish = .delete
        default: wish = nil
        }
        self.problems = problems
    }

    private static func word<Word: WireEnum>(
        _ sent: Lenient<ShortText>?, _ field: String, as type: Word.Type, _ problems: inout [FieldProblem]
    ) -> Word? {
        guard let text = text(sent, field, &problems) else { return nil }
        if let word = Word(rawValue: text) { return word }
        problems.append(FieldProblem(field, .notAllowed(values: Word.allCases.map(\.rawValue))))
        return nil
    }

    private static func entity(_ sent: Lenient<ShortText>?, _ problems: inout [FieldProblem]) -> String? {
        guard let text = text(sent, "entity", &problems) else { return nil }
        if let id = try? Identifier<RecordKey>(validating: text) { return id.text }
        problems.append(FieldProblem("entity", .malformed(expected: .uuid)))
        return nil
    }

    private static func text(_ sent: Lenient<ShortText>?, _ field: String, _ problems: inout [FieldProblem]) -> String? {
        if let text = sent?.value { return text.text }
        problems.append(FieldProblem(field, sent?.rule ?? .required))
        return nil
    }

    private static func body(_ kind: SyncKind, _ payload: JSONDocument?, _ problems: inout [FieldProblem]) -> RecordBody? {
        guard let payload else {
            problems.append(FieldProblem("payload", .required))
            return nil
        }
        do {
            switch kind {
            case .exercise: return .exercise(try InputDecoder.decode(CustomExerciseDetails.self, from: payload.value))
            case .template: return .template(try InputDecoder.decode(TemplateDetails.self, from: payload.value))
            case .workout: return .workout(try InputDecoder.decode(WorkoutDetails.self, from: payload.value))
            case .chart: return .chart(try InputDecoder.decode(ChartDetails.self, from: payload.value))
            }
        } catch {
            switch error {
            case .malformed: problems.append(FieldProblem("payload", .wrongType(expected: "object")))
            case .invalid(let wrong):
                problems += wrong.map { FieldProblem($0.field.isEmpty ? "payload" : "payload.\($0.field)", $0.rule) }
            }
            return nil
        }
    }
}
