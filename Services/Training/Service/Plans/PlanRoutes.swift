internal import Contracts
internal import ServiceKit

/// Plans, their exercises' alternatives, and plans by coaches.
struct PlanRoutes: Sendable {
    let plans: PlanActions
    let substitutions: SubstitutionActions
    let coaches: CoachActions

    var routes: [Route] {
        [
            TrainingPlans.generate.handle(plans.generate),
            TrainingPlans.plan.handle(plans.plan),
            TrainingPlans.today.handle(plans.today),
            TrainingPlans.alternatives.handle(substitutions.alternatives),
            TrainingPlans.substitute.handle(substitutions.substitute),
            TrainingPlans.keep.handle(substitutions.keep),
            TrainingPlans.client.handle(coaches.client),
            TrainingPlans.coachPlan.handle(coaches.put),
        ]
    }
}
