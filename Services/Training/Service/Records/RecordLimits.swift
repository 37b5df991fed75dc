internal import Contracts

/// How much one person may keep.
enum RecordLimits {
    /// Own exercises that can be chosen.
    static let exercises: Int64 = 500
    /// With those that were deleted and stay for the workouts that have them.
    static let archived: Int64 = 5000
    static let templates: Int64 = 200
    static let charts: Int64 = 50
    /// One a day for 27 years.
    static let workouts: Int64 = 10_000

    /// Deletions, until they are forgotten: beyond these, that of what was never there leaves no trace.
    static let traces: Int64 = 10_000

    static func most(_ kind: SyncKind) -> Int64 {
        switch kind {
        case .exercise: archived
        case .template: templates
        case .workout: workouts
        case .chart: charts
        }
    }
}
