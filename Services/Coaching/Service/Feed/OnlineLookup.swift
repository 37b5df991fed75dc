internal import Storage
internal import Wire

/// Who has a stream open, on whatever replica.
struct OnlineLookup: Sendable {
    let database: any Database

    func online(_ ids: [UserID]) async throws -> Set<UserID> { [] }
}
