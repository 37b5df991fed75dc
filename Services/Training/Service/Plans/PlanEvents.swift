internal import Contracts
internal import Platform
internal import ServiceKit
internal import Storage
internal import Wire

/// What coaching tells that moves plans.
enum PlanEvents {
    /// A call with the coach was booked: the plan made from the first intake alone waits for the coach's from now on. A personal one stays
    /// what it is until then. The waiting ends with the coach's plan, or with the call when it is cancelled or nobody talked in it.
    static func callBooked(_ event: Event, _ dependencies: TrainingDependencies, in db: any Connection) async throws {
        guard try await isHeld(event, dependencies, in: db) else { return }
        guard try await CoachWaitStore.begin(event.user, at: event.at, version: event.facts?.version, in: db) else { return }
        try await PlanStore.awaitCoach(event.user, in: db)
    }

    /// Somebody has a coach now, another one, or none: only their own coach writes their plan.
    static func coachAssigned(_ event: Event, _ dependencies: TrainingDependencies, in db: any Connection) async throws {
        guard event.product == .fitcoach, let assignment = event.facts?.version else { return }
        try await PersonStore.insert(event.user, product: event.product, now: event.at, in: db)
        guard try await PersonStore.find(event.user, in: db) != nil else { return }
        try await ClientCoachStore.take(event.facts?.coach, assignment: assignment, of: event.user, in: db)
    }

    /// A call that was booked will not be held, and no other one is coming: nobody waits for a coach's plan any more. What was planned
    /// stays, under the name it had before the call was booked.
    static func callCancelled(_ event: Event, _ dependencies: TrainingDependencies, in db: any Connection) async throws {
        guard try await isHeld(event, dependencies, in: db) else { return }
        try await CoachWaitStore.cancel(event.user, at: event.at, version: event.facts?.version, in: db)
        guard try await !CoachWaitStore.waits(event.user, in: db) else { return }
        try await PlanStore.awaitCoachNoLonger(event.user, in: db)
    }

    /// Adds whom a call is about, where nothing was heard of them, and holds them until the transaction ends.
    /// - Returns: false for somebody who was deleted, and for people of the other product.
    private static func isHeld(_ event: Event, _ dependencies: TrainingDependencies, in db: any Connection) async throws -> Bool {
        guard event.product == .fitcoach else { return false }
        if try await PersonStore.find(event.user, in: db) == nil {
            try await dependencies.runtime.work.add(TrainingWork.takeOver, TakeOver(user: event.user), run: event.run, in: db)
        }
        try await PersonStore.insert(event.user, product: event.product, now: event.at, in: db)
        return try await PersonStore.isHeld(event.user, in: db)
    }
}
