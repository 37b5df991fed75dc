internal import Contracts
internal import ServiceKit

/// The profile itself: reading, changing, deleting, taking it along, and what other services read of it.
struct ProfileRoutes: Sendable {
    let profiles: ProfileActions
    let weights: WeightActions

    var routes: [Route] {
        [
            Profiles.me.handleRendered(profiles.me),
            Profiles.change.handle(profiles.change),
            Profiles.delete.handle(profiles.delete),
            Profiles.export.handle(profiles.export),
            Profiles.facts.handle(profiles.facts),
            Profiles.recordWeight.handle(weights.record),
            Profiles.withdrawWeight.handle(weights.withdraw),
        ]
    }
}
