internal import Contracts
internal import ServiceKit
internal import Storage
internal import Wire

/// Follows who coaches: by the role that auth tells of.
struct Roles: Sendable {
    let dependencies: CoachingDependencies

    func receive(_ event: Event, in db: any Connection) async throws {
        guard ProductPolicy.of(event.product).coaching != nil, let role = event.facts?.role, let version = event.facts?.version else {
            return
        }
        // Whoever never coached and does not begin to is none of this.
        let isKnown = try await CoachStore.find(event.user, in: db) != nil
        guard role == .coach || isKnown else { return }
        let assignment = Assignment(dependencies: dependencies)
        if role == .coach {
            // Whoever coaches is coached by nobody. Their thread is held before their row as a coach.
            if var thread = try await ThreadStore.hold(event.user, in: db) {
                _ = try await assignment.release(&thread, run: event.run, now: event.at, in: db)
            }
            guard try await CoachStore.setRole(true, version: version, of: event.user, in: db) else { return }
            try await assignment.assignWaiting(in: db, run: event.run)
        } else if try await CoachStore.setRole(false, version: version, of: event.user, in: db) {
            try await releaseClients(of: event.user, run: event.run, in: db)
            // Whoever coaches no longer is coached again.
            try await assignment.assignWaiting(in: db, run: event.run)
        }
    }

    /// A coach's account is gone: their clients get others, and keep what was written.
    func retire(_ coach: UserID, run: String?, in db: any Connection) async throws {
        // Whoever said when they have time need not have said who they are.
        let known = try await CoachStore.hold(coach, in: db)
        try await AvailabilityStore.purge(coach, in: db)
        guard known != nil else { return }
        try await CoachStore.retire(coach, in: db)
        try await releaseClients(of: coach, run: run, in: db)
    }

    private func releaseClients(of coach: UserID, run: String?, in db: any Connection) async throws {
        try await dependencies.runtime.work.add(CoachingWork.releaseClients, TakeOver(user: coach), run: run, in: db)
    }
}
