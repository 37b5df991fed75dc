internal import Contracts
internal import ServiceKit
internal import Wire

/// What this service leaves for after its transactions.
enum CoachingWork {
    /// Take somebody over from the profile service again.
    static let takeOver: WorkKind<TakeOver> = "takeOver"
}

struct TakeOver: DTO {
    let user: UserID
    static let example = TakeOver(user: .example)
}
