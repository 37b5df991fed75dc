internal import Contracts
internal import ServiceKit
internal import Storage
internal import Wire

/// Follows who coaches and who is coached: by the role that auth tells of. Its events come in any order; the newest one counts.
struct Roles: Sendable {
    let dependencies: CoachingDependencies

    func receive(_ event: Event, in db: any Connection) async throws {
        guard ProductPolicy.of(event.product).coaching != nil, let role = event.facts?.role, let version = event.facts?.version else {
            return
        }
        // The thread is held before the rows of coaches, and those in one order, so that no two transactions wait for each other.
        let thread = try await ThreadStore.hold(event.user, in: db)
        let coaches = [thread?.coach, event.user].compactMap { $0 }.sorted { $0.text.utf8.lexicographicallyPrecedes($1.text.utf8) }
        for coach in coaches { _ = try await CoachStore.hold(coach, in: db) }
        guard try await CoachStore.setRole(role, version: version, of: event.user, in: db) else { return }
        let assignment = Assignment(dependencies: dependencies)
        // By the clock, as the event may be late: a call that has begun since then is not to be cancelled.
        let now = dependencies.runtime.clocks.now(run: event.run)
        // Whoever coaches or decides is coached by nobody.
        if role != .user, var thread { _ = try await assignment.release(&thread, run: event.run, now: now, in: db) }
        if role != .coach { try await releaseClients(of: event.user, run: event.run, in: db) }
        // A coach may have room for those who wait; whoever is neither coach nor administrator any more waits again.
        try await assignment.assignWaiting(in: db, run: event.run)
    }

    /// A coach's account is gone: their clients get others, and keep what was written.
    func retire(_ coach: UserID, run: String?, in db: any Connection) async throws {
        // Whoever said when they have time, or something to their clients, need not have said who they are.
        let known = try await CoachStore.hold(coach, in: db)
        try await AvailabilityStore.purge(coach, in: db)
        try await BroadcastStore.purge(coach, in: db)
        guard known != nil, try await !CoachStore.forget(coach, in: db) else { return }
        try await CoachStore.retire(coach, in: db)
        try await releaseClients(of: coach, run: run, in: db)
    }

    private func releaseClients(of coach: UserID, run: String?, in db: any Connection) async throws {
        try await dependencies.runtime.work.add(CoachingWork.releaseClients, TakeOver(user: coach), run: run, in: db)
    }
}
