internal import Contracts
internal import Platform
internal import ServiceKit
internal import Storage
internal import Wire

/// What every use case works with.
struct TrainingDependencies: Sendable {
    let runtime: ServiceRuntime
    let settings: TrainingSettings
    let zones: ZoneDatabase
    let tiers: any TierLookup
    let library: LibraryKeeper

    var database: any Database { runtime.database }
    var ids: IDSource { runtime.ids }

    /// The zone somebody lives in; UTC where the zone database no longer has it.
    func zone(of person: Person) -> Zone { zones.zone(person.timezone) ?? .utc }
    func today(of person: Person, now: Instant) -> LocalDate { zone(of: person).localDate(at: now) }
}
