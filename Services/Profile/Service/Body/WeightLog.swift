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
        let id = try await newID(on: date, of: person.id, in: db)
        try await WeightStore.insert(
            WeightEntry(id: id, date: date, weightKg: weight, enteredUnit: unit, note: nil, createdAt: now), of: person.id, in: db)
    }

    /// Tells of a weight, in the caller's transaction.
    /// - Parameters:
    ///   - evidence: of a task, if the weight came as such.
    ///   - isNewest: whether no entry is newer.
    func announce(
        _ weight: Kilograms, date: LocalDate, as evidence: EvidenceID? = nil, isNewest: Bool = true, of person: Person, now: Instant,
        run: String?, in db: any Connection
    ) async throws {
        guard dependencies.policy(of: person).hasOnboarding else { return }
        try await dependencies.runtime.events.publish(
            .weightLogged, user: person.id, product: person.product, at: now, run: run,
            facts: EventFacts(count: weight.hundredths, date: date, evidence: evidence, isNewest: isNewest ? nil : false), in: db)
    }

    /// An id for the last entry of a date, after that of the one before, which a process may have made whose clock is ahead. The caller
    /// holds the person's row.
    func newID(on date: LocalDate, of person: UserID, in db: any Connection) async throws -> WeightID {
        let id = dependencies.runtime.ids.nextID()
        let last = try await WeightStore.last(on: date, of: person, in: db).flatMap { UUIDv7($0.text) }
        return WeightID(trusted: (last.map { id.later(than: $0) } ?? id).description)
    }
}
