public import Wire

/// A line somebody keeps on their dashboard. CHRT-01.
public struct ChartDetails: DTO, Hashable {
    /// Which exercise.
    public var exerciseId: ExerciseID
    public var metric: ChartMetric
    public var axis: ChartAxis
    public init(exerciseId: ExerciseID, metric: ChartMetric, axis: ChartAxis) {
        self.exerciseId = exerciseId
        self.metric = metric
        self.axis = axis
    }
    public static let example = ChartDetails(exerciseId: .example, metric: .maxVolume, axis: .date)
}

/// A line of a dashboard, as it is kept.
public struct Chart: DTO {
    public let id: ChartID
    public let details: ChartDetails
    /// Grows with each change.
    public let version: Int64
    /// When it was made.
    public let createdAt: Instant
    /// When it last changed.
    public let updatedAt: Instant
    public init(id: ChartID, details: ChartDetails, version: Int64, createdAt: Instant, updatedAt: Instant) {
        self.id = id
        self.details = details
        self.version = version
        self.createdAt = createdAt
        self.updatedAt = updatedAt
    }
    public static let example = Chart(id: .example, details: .example, version: 1, createdAt: .example, updatedAt: .example)
}

/// A line to keep on the dashboard.
public struct NewChart: DTO {
    /// Made by the device, so that a repeat is the same chart; made here when left out.
    public let id: ChartID?
    public let details: ChartDetails
    public init(id: ChartID? = nil, details: ChartDetails) {
        self.id = id
        self.details = details
    }
    public static let example = NewChart(id: .example, details: .example)
}

public struct ChartParameters: DTO {
    /// Which chart.
    public let id: ChartID
    public init(id: ChartID) { self.id = id }
    public static let example = ChartParameters(id: .example)
}

/// All of one's charts, at most 50, in the order they were made.
public struct ChartList: DTO {
    public let items: [Chart]
    public init(items: [Chart]) { self.items = items }
    public static let example = ChartList(items: [.example])
}

public enum ChartPointCount: WholeRule {
    public static let range: ClosedRange<Int64> = 3...1000
    public static let example: Int64 = 200
}

public struct SeriesQuery: DTO {
    /// Which chart.
    public let id: ChartID
    /// How many points to show at most, 200 when nothing is said. The shape of the line decides which stay.
    public var points: Whole<ChartPointCount>?
    public init(id: ChartID, points: Whole<ChartPointCount>? = nil) {
        self.id = id
        self.points = points
    }
    public static let example = SeriesQuery(id: .example, points: .example)
}

/// What a workout adds to a line.
public struct ChartPoint: DTO {
    /// The local day of the workout in its person's zone.
    public let date: LocalDate
    /// 1 for the first workout with the exercise.
    public let session: Int64
    /// Kilograms, or a number of sets.
    public let value: Double
    public init(date: LocalDate, session: Int64, value: Double) {
        self.date = date
        self.session = session
        self.value = value
    }
    public static let example = ChartPoint(date: .example, session: 12, value: 660)
}

/// A line's points. CHRT-02, CHRT-03.
public struct ChartSeries: DTO {
    public let chart: Chart
    /// The points, oldest first.
    public let items: [ChartPoint]
    /// How many there are before any are left out.
    public let count: Int64
    public init(chart: Chart, items: [ChartPoint], count: Int64) {
        self.chart = chart
        self.items = items
        self.count = count
    }
    public static let example = ChartSeries(chart: .example, items: [.example], count: 1)
}

/// A personal record that stands. GAP-03.
public struct PersonalRecord: DTO {
    public let kind: RecordKind
    /// Of which exercise.
    public let exerciseId: ExerciseID
    /// The workout in which it was set.
    public let workoutId: WorkoutID
    /// When.
    public let achievedAt: Instant
    /// Kilograms with two decimals at most; the load of `most_reps`.
    public let weightKg: Double?
    /// The repetitions; left out where they do not count.
    public let reps: Int64?
    /// Of `one_rep_max` and `volume`, in kilograms.
    public let valueKg: Double?
    /// How a one-repetition maximum was estimated.
    public let formula: OneRepFormula?
    /// Whether it was estimated from more than 12 repetitions, where the formulas drift apart.
    public let isUncertain: Bool?

    public init(
        kind: RecordKind, exerciseId: ExerciseID, workoutId: WorkoutID, achievedAt: Instant, weightKg: Double? = nil, reps: Int64? = nil,
        valueKg: Double? = nil, formula: OneRepFormula? = nil, isUncertain: Bool? = nil
    ) {
        self.kind = kind
        self.exerciseId = exerciseId
        self.workoutId = workoutId
        self.achievedAt = achievedAt
        self.weightKg = weightKg
        self.reps = reps
        self.valueKg = valueKg
        self.formula = formula
        self.isUncertain = isUncertain
    }
    public static let example = PersonalRecord(
        kind: .heaviest, exerciseId: .example, workoutId: .example, achievedAt: .example, weightKg: 120, reps: 3)
}

public struct RecordQuery: DTO {
    /// Of which exercise.
    public let exerciseId: ExerciseID
    public init(exerciseId: ExerciseID) { self.exerciseId = exerciseId }
    public static let example = RecordQuery(exerciseId: .example)
}

/// The records of an exercise that stand.
public struct RecordList: DTO {
    public let items: [PersonalRecord]
    public init(items: [PersonalRecord]) { self.items = items }
    public static let example = RecordList(items: [.example])
}
