internal import Contracts
internal import ServiceKit
internal import Storage
internal import Wire

/// Which of the things somebody keeps.
struct RecordKey: Hashable, Sendable {
    let kind: SyncKind
    let id: String

    init(_ kind: SyncKind, _ id: String) {
        self.kind = kind
        self.id = id
    }
}

/// What it says.
enum RecordBody: Sendable, Equatable {
    case exercise(CustomExerciseDetails)
    case template(TemplateDetails)
    case workout(WorkoutDetails)
    case chart(ChartDetails)

    func text() throws -> String {
        switch self {
        case .exercise(let details): try JSONColumn.text(details)
        case .template(let details): try JSONColumn.text(details)
        case .workout(let details): try JSONColumn.text(details)
        case .chart(let details): try JSONColumn.text(details)
        }
    }

    init(_ kind: SyncKind, _ text: String) throws(DatabaseError) {
        self =
            switch kind {
            case .exercise: .exercise(try JSONColumn.value(CustomExerciseDetails.self, text, column: "body"))
            case .template: .template(try JSONColumn.value(TemplateDetails.self, text, column: "body"))
            case .workout: .workout(try JSONColumn.value(WorkoutDetails.self, text, column: "body"))
            case .chart: .chart(try JSONColumn.value(ChartDetails.self, text, column: "body"))
            }
    }

    var workout: WorkoutDetails? { if case .workout(let details) = self { details } else { nil } }
    var template: TemplateDetails? { if case .template(let details) = self { details } else { nil } }
    var exercise: CustomExerciseDetails? { if case .exercise(let details) = self { details } else { nil } }
    var chart: ChartDetails? { if case .chart(let details) = self { details } else { nil } }
}

/// Something somebody keeps, or its tombstone.
struct Record: Sendable {
    let key: RecordKey
    /// Grows with each change of this record.
    var version: Int64
    /// Grows with each change of anything of this person.
    var change: Int64
    /// Nil of a tombstone.
    var body: RecordBody?
    let createdAt: Instant
    var updatedAt: Instant
    /// When an own exercise was deleted that templates, workouts or charts use.
    var archivedAt: Instant?
    var deletedAt: Instant?

    /// Whether it can still be changed: what was deleted stays so, whoever edits it elsewhere.
    var isOpen: Bool { deletedAt == nil && archivedAt == nil }
}
