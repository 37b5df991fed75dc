internal import Contracts
internal import Platform
internal import ServiceKit
internal import Storage
internal import Wire

/// What a new weight brings with it, whichever request it came in.
struct WeightLog: Sendable {
    let dependencies: ProfileDependencies

    /// Adds an entry for a weight that the caller has just given the profile, in the caller's transaction.
    /// - Throws: `limit_reached`.
    func add(_ weight: Kilograms, unit: WeightUnit, date: LocalDate, of person: Person, now: Instant, in db: any Connection) async throws {
        try await WeightStore.insert(
            WeightEntry(id: newID(), date: date, weightKg: weight, enteredUnit: unit, note: nil, createdAt: now), of: person.id,
            in: db)
    }

    /// Tells of a weight that is now the newest, in the caller's transaction.
    /// - Parameter evidence: of a task, if the weight came as such.
    func announce(
        _ weight: Kilograms, date: LocalDate, as evidence: EvidenceID? = nil, of person: Person, now: Instant, run: String?,
        in db: any Connection
    ) async throws {
        guard dependencies.policy(of: person).hasOnboarding else { return }
        try await dependencies.runtime.events.publish(
            .weightLogged, user: person.id, product: person.product, at: now, run: run,
            facts: EventFacts(count: weight.hundredths, date: date, evidence: evidence), in: db)
    }

    func newID() -> WeightID { WeightID(trusted: dependencies.runtime.ids.next()) }
}
