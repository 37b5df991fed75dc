internal import ServiceKit

/// What this service leaves for after its transactions.
enum TaskWork {
    /// Take somebody over from the profile service again.
    static let takeOver: WorkKind = "takeOver"
    /// Tell the profile service of a weight that came as evidence.
    static let recordWeight: WorkKind = "recordWeight"
    static let reminder: WorkKind = "reminder"
    /// Send a notification to every device of its person.
    static let push: WorkKind = "push"
    /// Send it to one of them.
    static let pushOne: WorkKind = "pushOne"
}
