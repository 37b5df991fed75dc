internal import Contracts
internal import JSONCoding
internal import NutritionDomain
internal import Wire

extension Rules {
    /// What a day should come to, by `goal`, `gender`, `diet` and `body`: its `age`, `weightKg`, `heightCm` and `workouts` a week.
    static func nutritionTargets(_ input: inout RuleInput) -> JSONValue {
        let goal: MainGoal? = input.required("goal") { (value) throws(FieldRule) in try Read.word(value) }
        let gender: Gender? = input.optional("gender") { (value) throws(FieldRule) in try Read.word(value) }
        let diet: Diet? = input.optional("diet") { (value) throws(FieldRule) in try Read.word(value) }
        let body = input.member("body", body)
        guard let goal, input.problems.isEmpty else { return .null }
        let targets = TargetRule.targets(gender: gender, goal: goal, body: body ?? nil, diet: diet ?? .everything)
        return .object([
            "kcal": .integer(targets.kcal), "proteinG": .integer(targets.proteinG), "carbsG": .integer(targets.carbsG),
            "fatG": .integer(targets.fatG), "waterMl": .integer(targets.waterMl), "basis": .string(targets.basis.rawValue),
            "formula": .string(targets.formula), "need": .integer(TargetRule.need(gender: gender, body: body ?? nil)),
        ])
    }

    private static func body(_ input: inout RuleInput) -> BodyFacts? {
        let age: Age? = input.required("age") { (value) throws(FieldRule) in try Read.whole(value) }
        let weight: IntakeKilograms? = input.required("weightKg") { (value) throws(FieldRule) in try Read.hundredths(value) }
        let height: IntakeCentimetres? = input.required("heightCm") { (value) throws(FieldRule) in try Read.hundredths(value) }
        let workouts = input.required("workouts") { (value) throws(FieldRule) in try Read.whole(value, 0...7) }
        guard let age, let weight, let height, let workouts else { return nil }
        return BodyFacts(age: age.value, weight: Kilograms(weight), height: Centimetres(trusted: height.hundredths), workouts: workouts)
    }

    /// Where `today` stands in a trial from `startDate` on, both dates in the zone where it began.
    static func nutritionTrial(_ input: inout RuleInput) -> JSONValue {
        let startDate: LocalDate? = input.required("startDate") { (value) throws(FieldRule) in try Read.text(value) }
        let today: LocalDate? = input.required("today") { (value) throws(FieldRule) in try Read.text(value) }
        let days = input.optional("days") { (value) throws(FieldRule) in try Read.whole(value, 1...366) }
        guard let startDate, let today, input.problems.isEmpty else { return .null }
        let trial = Trial(startDate: startDate, days: days ?? NutritionPolicy().trialDays)
        let banner = trial.banner(on: today)
        let message: String? =
            if trial.isOver(on: today) {
                TrialText.expired(days: trial.days, input.language)
            } else {
                banner.map { _ in TrialText.banner(daysLeft: trial.daysLeft(on: today), input.language) }
            }
        return .object([
            "day": .integer(trial.day(on: today)), "daysLeft": .integer(trial.daysLeft(on: today)),
            "isOver": .bool(trial.isOver(on: today)),
            "endDate": .string(trial.endDate.text), "banner": banner.map { .string($0.rawValue) } ?? .null,
            "message": message.map { .string($0) } ?? .null,
        ])
    }

    /// `nutrients` of `per`, such as 100 g or one portion, for an `amount` of the same.
    static func nutritionPortion(_ input: inout RuleInput) -> JSONValue {
        let nutrients = input.member("nutrients", nutrients)
        if !input.has("nutrients") { input.add(FieldProblem("nutrients", .required)) }
        let amount: PortionCount? = input.required("amount") { (value) throws(FieldRule) in try Read.hundredths(value) }
        let per: PortionCount? = input.optional("per") { (value) throws(FieldRule) in try Read.hundredths(value) }
        guard case let nutrients?? = nutrients, let amount, input.problems.isEmpty else { return .null }
        return told(nutrients.scaled(amount.hundredths, of: per?.hundredths ?? 100))
    }

    /// The sums of a day's `entries`, and which of them miss an entry's value.
    static func nutritionDay(_ input: inout RuleInput) -> JSONValue {
        let entries = input.items("entries", atMost: Int(NutritionPolicy().entriesPerDay)) { entry in nutrients(&entry) }
        guard input.problems.isEmpty else { return .null }
        var incomplete: [JSONValue] = []
        if entries.contains(where: { $0.fiberG == nil }) { incomplete.append(.string(OptionalNutrient.fiber.rawValue)) }
        if entries.contains(where: { $0.sugarsG == nil }) { incomplete.append(.string(OptionalNutrient.sugars.rawValue)) }
        if entries.contains(where: { $0.sodiumMg == nil }) { incomplete.append(.string(OptionalNutrient.sodium.rawValue)) }
        return .object(["consumed": told(entries.reduce(.zero) { $0 + $1 }), "incomplete": .array(incomplete)])
    }

    private static func nutrients(_ input: inout RuleInput) -> Nutrients? {
        func amount(_ name: String) -> NutrientAmount? {
            input.required(name) { (value) throws(FieldRule) in try Read.hundredths(value) }
        }
        func known(_ name: String) -> NutrientAmount? {
            input.optional(name) { (value) throws(FieldRule) in try Read.hundredths(value) }
        }
        let kcal = amount("kcal"), protein = amount("proteinG"), carbs = amount("carbsG"), fat = amount("fatG")
        let fiber = known("fiberG"), sugars = known("sugarsG"), sodium = known("sodiumMg")
        guard let kcal, let protein, let carbs, let fat else { return nil }
        return Nutrients(kcal: kcal, proteinG: protein, carbsG: carbs, fatG: fat, fiberG: fiber, sugarsG: sugars, sodiumMg: sodium)
    }

    private static func told(_ nutrients: Nutrients) -> JSONValue {
        func known(_ amount: NutrientAmount?) -> JSONValue { amount.map { .number($0.value) } ?? .null }
        return .object([
            "kcal": .number(nutrients.kcal.value), "proteinG": .number(nutrients.proteinG.value), "carbsG": .number(nutrients.carbsG.value),
            "fatG": .number(nutrients.fatG.value), "fiberG": known(nutrients.fiberG), "sugarsG": known(nutrients.sugarsG),
            "sodiumMg": known(nutrients.sodiumMg),
        ])
    }
}
