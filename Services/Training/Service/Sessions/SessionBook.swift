internal import Contracts
internal import Storage
internal import TrainingDomain
internal import Wire

/// Books finished workouts. Writers hold the person's row.
enum SessionBook {
    /// Ends a workout and counts it.
    /// - Returns: the longest streak that it makes known; nil when it was over already.
    static func finish(
        _ whole: WholeSession, at end: Instant, _ library: LibrarySnapshot, of user: UserID, in db: any Connection
    ) async throws -> Int64? {
        let isFirst = try await SessionStore.close(
            whole.session.id, as: .completed, completed: Int64(whole.items.count(where: \.isCompleted)),
            seconds: whole.session.seconds(until: end), at: end, of: user, in: db)
        guard isFirst else { return nil }
        try await MuscleStore.add(whole.items, library: library, of: user, in: db)
        return try await TrainingDayStore.add(whole.session.begunOn, of: user, in: db)
    }
}
