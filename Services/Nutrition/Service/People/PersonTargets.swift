internal import Contracts
internal import NutritionDomain

extension Person {
    /// What a day should come to; nil for somebody of FitCoach+ without a first intake, and of GTSD without targets.
    func targets(_ diet: Diet) -> NutritionTargets? {
        if policy.hasPlans {
            return goal.map { TargetRule.targets(gender: gender, goal: $0, body: body?.facts, diet: diet) }
        }
        return told.map { TargetRule.targets(told: $0.kcal, proteinG: $0.proteinG, waterMl: $0.waterMl, formula: $0.formula) }
    }

    /// kcal that their body uses in a day.
    var need: Int64 { TargetRule.need(gender: gender, body: body?.facts) }
}

extension Person.Body {
    fileprivate var facts: BodyFacts { BodyFacts(age: age, weight: weight, height: height, workouts: workouts) }
}
