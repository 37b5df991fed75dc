internal import Contracts
internal import ServiceKit
internal import Storage
internal import Wire

/// Gives somebody another coach, or the same one again, because an administrator says so. The thread goes with its client: the new coach
/// reads what was written.
struct Handover: Sendable {
    let dependencies: CoachingDependencies

    /// The thread's row is held.
    /// - Parameter field: where the request names the coach.
    /// - Returns: who is to be woken.
    /// - Throws: `validation_failed` for whoever coaches nobody, `limit_reached` for a coach without room.
    func run(
        _ thread: inout StoredThread, to coach: UserID, field: String, for run: String?, now: Instant, in db: any Connection
    ) async throws -> [UserID] {
        let unavailable = APIError(.validationFailed, fields: [FieldProblem(field, .unavailable)])
        guard thread.coach != coach, thread.client != coach else { throw unavailable }
        let old = thread.coach
        // Both rows in one order, so that no two handovers wait for each other.
        let involved = [old, coach].compactMap { $0 }.sorted { $0.text.utf8.lexicographicallyPrecedes($1.text.utf8) }
        for id in involved where try await CoachStore.hold(id, in: db) == nil && id == coach { throw unavailable }
        guard let next = try await CoachStore.find(coach, in: db), next.isActive, next.savedAt != nil else { throw unavailable }
        guard try await CoachStore.claim(coach, isChosen: true, in: db) else {
            throw APIError(
                .limitReached, english: "This coach has no room. Choose another one.", arabic: "لا مكان لدى هذا المدرب. اختر مدربًا آخر.",
                detail: "This coach has no room.")
        }
        let assignment = Assignment(dependencies: dependencies)
        if let old { try await assignment.leave(old, &thread, now: now, run: run, in: db) }
        // Whoever gives a client another coach means them to talk, whatever closed the thread with the one before.
        try await CaseStore.supersede(thread.client, now: now, in: db)
        if thread.state == .blocked { try await ThreadStore.setState(.open, of: thread.client, in: db) }
        return try await assignment.settle(coach, for: &thread, run: run, now: now, in: db)
    }

    /// Takes back what administrators decided where it closes the thread to the coach whom its client has: they may be the only one. What
    /// is undecided still closes it, until it is dismissed. The thread's row is held.
    /// - Returns: who is to be woken.
    func renew(_ thread: StoredThread, now: Instant, in db: any Connection) async throws -> [UserID] {
        guard thread.state == .blocked else { return [] }
        try await CaseStore.supersedeDecided(thread.client, now: now, in: db)
        guard try await !CaseStore.isBlocked(thread, in: db) else { return [] }
        try await ThreadStore.setState(.open, of: thread.client, in: db)
        let people = thread.others(than: nil)
        try await dependencies.feed.tell(.thread, to: people, about: thread.client, now: now, in: db)
        return people
    }
}
