internal import CoachingDomain
internal import Contracts
internal import Platform
internal import ServiceKit
internal import Storage
internal import Wire

/// What every use case works with.
struct CoachingDependencies: Sendable {
    let runtime: ServiceRuntime
    let settings: CoachingSettings
    let zones: ZoneDatabase
    let feed: Feed

    var database: any Database { runtime.database }
    var ids: IDSource { runtime.ids }
    /// FitCoach+ is the only product with coaches.
    var policy: CoachingPolicy { ProductPolicy.of(.fitcoach).coaching ?? CoachingPolicy() }

    /// UTC where the zone database no longer has it.
    func zone(_ name: ZoneName) -> Zone { zones.zone(name) ?? .utc }

    /// The month that quotas count, by the calendar of the policy's zone.
    func month(at now: Instant) -> QuotaMonth { QuotaMonth(containing: now, in: zone(policy.zone)) }

    /// Base of the addresses that answers name.
    func publicURL(_ context: RequestContext) -> String { context.publicURL(settings.publicURL) }
}

/// A calendar month as quotas are kept by.
struct QuotaMonth: Sendable, Equatable {
    /// `2026-11`
    let text: String
    /// The first instant of the next one. FR-HOME-03-d.
    let end: Instant

    init(containing now: Instant, in zone: Zone) {
        let today = zone.localDate(at: now)
        let first = today - (today.components.day - 1)
        text = String(first.text.prefix(7))
        end = zone.startOfDay(first.adding(months: 1))
    }
}
