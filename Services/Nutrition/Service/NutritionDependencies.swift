internal import Contracts
internal import NutritionDomain
internal import Platform
internal import ServiceKit
internal import Storage
internal import Wire

/// What every use case works with.
struct NutritionDependencies: Sendable {
    let runtime: ServiceRuntime
    let settings: NutritionSettings
    let zones: ZoneDatabase
    let places: ZonePlaces
    let library: LibrarySnapshot

    var database: any Database { runtime.database }
    var ids: IDSource { runtime.ids }

    /// UTC where the zone database no longer has it.
    func zone(_ name: ZoneName) -> Zone { zones.zone(name) ?? .utc }
    func today(of person: Person, now: Instant) -> LocalDate { zone(person.timezone).localDate(at: now) }
}
