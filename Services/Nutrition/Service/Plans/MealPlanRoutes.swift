internal import Contracts
internal import ServiceKit

struct MealPlanRoutes: Sendable {
    let plans: MealPlanActions
    let meals: MealActions
    let report: MealPlanReportActions

    var routes: [Route] {
        [
            MealPlans.generate.handle(plans.generate),
            MealPlans.plan.handle(plans.plan),
            MealPlans.day.handle(plans.day),
            MealPlans.meal.handle(meals.meal),
            MealPlans.alternatives.handle(meals.alternatives),
            MealPlans.substitute.handle(meals.substitute),
            Nutrition.report.handle(report.report),
        ]
    }
}
