internal import JSONCoding
public import Wire

/// Something a device did while it may have been offline.
///
/// Only `id` and `number` are read with the batch. Everything else is read operation by operation, so that one which cannot be read is
/// refused and the others are done. IL-ADD-06.
///
/// A put of an exercise, template or chart is made from a version and is in conflict with another one. A put of a workout adds the sets
/// that are new by their id, and with a base version it is an edit, of which the note is taken; all else stays as it came first. What was
/// deleted stays deleted. What an operation was answered stays its answer, in the language of who asks again: what is mended is a new
/// operation.
public struct SyncOperation: DTO {
    /// Made by the device; an operation that was sent before is answered as it was then.
    public let id: OperationID
    /// Grows with each operation of a device.
    public let number: Int64
    /// A `SyncKind`. An operation without one is refused.
    public let kind: Lenient<ShortText>?
    /// `put` makes it, or takes the place of what was there; `delete` takes it away. An operation without one is refused.
    public let action: Lenient<ShortText>?
    /// The id of what is put or deleted. An operation without one is refused.
    public let entity: Lenient<ShortText>?
    /// The version a put was made from; left out for something new.
    public let baseVersion: Lenient<BaseVersion>?
    /// The `…Details` of its kind, for a put.
    public let payload: JSONDocument?

    public init(
        id: OperationID, number: Int64, kind: SyncKind, action: SyncAction, entity: String, baseVersion: Int64?, payload: JSONDocument?
    ) {
        self.id = id
        self.number = number
        self.kind = Lenient(ShortText(trusted: kind.rawValue))
        self.action = Lenient(ShortText(trusted: action.rawValue))
        self.entity = Lenient(ShortText(trusted: entity))
        self.baseVersion = baseVersion.map { Lenient(BaseVersion($0)) }
        self.payload = payload
    }
    public static let example = SyncOperation(
        id: .example, number: 7, kind: .chart, action: .put, entity: ChartID.example.text, baseVersion: nil,
        payload: JSONDocument(.object(["exerciseId": "barbell-squat", "metric": "heaviest", "axis": "date"])))
}

/// The version that a change was made from.
public struct BaseVersion: WireValue {
    public let value: Int64
    public init(_ value: Int64) { self.value = value }
    public static var schema: Schema { .integer(minimum: nil, maximum: nil) }
    public static let example = BaseVersion(3)

    #if !hasFeature(Embedded)
        public init(from decoder: any Decoder) throws {
            guard let value = try? decoder.singleValueContainer().decode(Int64.self) else { throw FieldRule.wrongType(expected: "integer") }
            self.value = value
        }

        public func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(value)
        }
    #endif
}

/// What a device did, and how far it has read.
public struct SyncRequest: DTO {
    /// Which installation of the app.
    public let device: TrainingDeviceID
    /// In the order they were made; done in the order of their numbers.
    public let operations: BoundedList<SyncOperation, OperationCount>
    /// The end of the last page this device read; everything is read when left out.
    public let cursor: OpaqueToken?
    /// How many changes come at once: 200 when left out; more than 500 counts as 500. `hasMore` says whether more follow.
    public let limit: Whole<PageRule>?
    public init(
        device: TrainingDeviceID, operations: BoundedList<SyncOperation, OperationCount>, cursor: OpaqueToken? = nil,
        limit: Whole<PageRule>? = nil
    ) {
        self.device = device
        self.operations = operations
        self.cursor = cursor
        self.limit = limit
    }
    public static let example = SyncRequest(device: .example, operations: [.example])
}

/// Where something of a person's is now. Exactly one of the four is there, unless it was deleted.
public struct SyncChange: DTO {
    public let kind: SyncKind
    /// The id of what changed.
    public let entity: ShortText
    /// Its version.
    public let version: Int64
    /// When it was deleted; kept for 90 days.
    public let deletedAt: Instant?
    /// With kind `exercise`.
    public let exercise: CustomExercise?
    /// With kind `template`.
    public let template: Template?
    /// With kind `workout`.
    public let workout: Workout?
    /// With kind `chart`.
    public let chart: Chart?

    public init(
        kind: SyncKind, entity: String, version: Int64, deletedAt: Instant? = nil, exercise: CustomExercise? = nil,
        template: Template? = nil, workout: Workout? = nil, chart: Chart? = nil
    ) {
        self.kind = kind
        self.entity = ShortText(trusted: entity)
        self.version = version
        self.deletedAt = deletedAt
        self.exercise = exercise
        self.template = template
        self.workout = workout
        self.chart = chart
    }
    public static let example = SyncChange(kind: .chart, entity: ChartID.example.text, version: 1, chart: .example)
}

/// What came of one operation.
public struct SyncResult: DTO {
    /// The operation's id.
    public let id: OperationID
    public let status: SyncStatus
    /// What is there now, where something is.
    public let version: Int64?
    /// Why it was refused or in conflict.
    public let code: ErrorCode?
    /// In the reader's language.
    public let message: String?
    /// What is wrong with what was sent.
    public let fields: [ErrorBody.Field]
    /// A name that is free, for `exercise_name_taken`. IL-ADD-03.
    public let suggestedName: ExerciseName?
    /// What is there instead, for a conflict, and for what was refused where something is there; in the first of several results about the
    /// same. Left out once an answer has 2 MB of these: what is in conflict comes with the changes then, what was refused on the version
    /// that the device has does not.
    public let current: SyncChange?

    public init(
        id: OperationID, status: SyncStatus, version: Int64? = nil, code: ErrorCode? = nil, message: String? = nil,
        fields: [ErrorBody.Field] = [], suggestedName: ExerciseName? = nil, current: SyncChange? = nil
    ) {
        self.id = id
        self.status = status
        self.version = version
        self.code = code
        self.message = message
        self.fields = fields
        self.suggestedName = suggestedName
        self.current = current
    }
    public static let example = SyncResult(id: .example, status: .applied, version: 1)
}

/// What came of a device's operations, and what changed elsewhere.
public struct SyncAnswer: DTO {
    /// One for each operation, in their order.
    public let results: [SyncResult]
    /// Oldest change first, the device's own included.
    public let changes: [SyncChange]
    /// To be sent the next time.
    public let cursor: OpaqueToken
    /// Whether more changes wait behind the cursor.
    public let hasMore: Bool
    public init(results: [SyncResult], changes: [SyncChange], cursor: OpaqueToken, hasMore: Bool) {
        self.results = results
        self.changes = changes
        self.cursor = cursor
        self.hasMore = hasMore
    }
    public static let example = SyncAnswer(results: [.example], changes: [.example], cursor: .example, hasMore: false)
}

public struct SyncQuery: DTO {
    /// The end of the last page this device read; everything when left out.
    public let cursor: OpaqueToken?
    /// How many changes come at once: 200 when left out; more than 500 counts as 500. `hasMore` says whether more follow.
    public let limit: Whole<PageRule>?
    public init(cursor: OpaqueToken? = nil, limit: Whole<PageRule>? = nil) {
        self.cursor = cursor
        self.limit = limit
    }
    public static let example = SyncQuery(limit: .example)
}
