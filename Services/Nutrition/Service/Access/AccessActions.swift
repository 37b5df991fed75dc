internal import Contracts
internal import NutritionDomain
internal import Platform
internal import ServiceKit
internal import Wire

/// What one may use. FR-NUTRITION-06.
struct AccessActions: Sendable {
    let dependencies: NutritionDependencies

    func access(_ call: Call<SignedIn, Nothing, Nothing>) async throws -> NutritionAccess {
        let person = try call.anybody()
        guard let open = person.policy.openTier, person.tier < open else { return NutritionAccess(state: .unlimited) }
        guard let (started, trial) = person.runningTrial else { return NutritionAccess(state: .notStarted, upgrade: open) }
        let zone = dependencies.zone(started.timezone)
        let today = zone.localDate(at: call.now)
        let isOver = trial.isOver(on: today)
        let banner = trial.banner(on: today).map {
            TrialBanner(level: $0, message: TrialText.banner(daysLeft: trial.daysLeft(on: today), call.context.language))
        }
        return NutritionAccess(
            state: isOver ? .locked : .active, trialStartedAt: started.startedAt, timeZone: started.timezone, day: trial.day(on: today),
            daysLeft: trial.daysLeft(on: today), expiresAt: zone.startOfDay(trial.endDate), banner: banner,
            message: isOver ? TrialText.expired(days: trial.days, call.context.language) : nil, upgrade: open)
    }
}
