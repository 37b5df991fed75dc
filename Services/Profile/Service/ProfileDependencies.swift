internal import Contracts
internal import Platform
internal import ServiceKit
internal import Storage
internal import Wire

/// What every flow of this service works with.
struct ProfileDependencies: Sendable {
    let runtime: ServiceRuntime
    let settings: ProfileSettings
    let zones: ZoneDatabase
    let tiers: any TierLookup

    var database: any Database { runtime.database }

    func policy(of person: Person) -> ProfilePolicy { settings.policy(of: person.product) }

    // MARK: Days

    /// How far the clock of a phone may be ahead of this one's: at midnight it is on the next date already.
    private static let clockTolerance = Duration.minutes(5)

    /// The zone of that name; a problem of `timezone` when there is none.
    func zone(_ name: ZoneName, field: String = "timezone") throws(APIError) -> Zone {
        guard let zone = zones.zone(name) else {
            throw APIError(.validationFailed, fields: [FieldProblem(field, .malformed(expected: .timeZone))])
        }
        return zone
    }

    /// Which day it is for somebody who lives there. UTC's for somebody who never named a zone, and where the zone database no longer
    /// has it.
    func today(in zone: ZoneName?, now: Instant) -> LocalDate { (zone.flatMap(zones.zone) ?? .utc).localDate(at: now) }
    /// The same for a person: where they live, or where most of their product's people do, as their profile shows it.
    func today(of person: Person, now: Instant) -> LocalDate {
        today(in: person.timezone ?? ProductPolicy.of(person.product).profiles.zone, now: now)
    }
    /// The last day that somebody may write anything down for.
    func lastDay(of person: Person, now: Instant) -> LocalDate { today(of: person, now: now + Self.clockTolerance) }

    // MARK: People

    /// Somebody by their id, for requests in which the authenticator has not read them already.
    func person(_ id: UserID, in db: any Connection) async throws -> Person? {
        guard var person = try await PersonStore.find(id, in: db) else { return nil }
        // Only a product with intakes has tiers so far.
        if policy(of: person).hasIntakes { person.tier = try await tiers.tier(of: id, in: db) }
        return person
    }
}
