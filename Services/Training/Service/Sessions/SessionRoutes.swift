internal import Contracts
internal import ServiceKit

/// Workouts of plans, and what they came to.
struct SessionRoutes: Sendable {
    let sessions: SessionActions
    let stats: StatsActions

    var routes: [Route] {
        [
            TrainingPlans.start.handleSaving(sessions.start),
            TrainingPlans.session.handle(sessions.session),
            TrainingPlans.tickSet.handle(sessions.tickSet),
            TrainingPlans.tickItem.handle(sessions.tickItem),
            TrainingPlans.complete.handle(sessions.complete),
            TrainingPlans.discard.handle(sessions.discard),
            TrainingPlans.stats.handle(stats.stats),
            TrainingPlans.report.handle(stats.report),
        ]
    }
}
