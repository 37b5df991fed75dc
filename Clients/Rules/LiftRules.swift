internal import Contracts
internal import JSONCoding
internal import TrainingDomain
internal import Wire

extension Rules {
    /// What somebody could lift once, after a set of `reps` with a `weight`; null where the formula has no answer.
    static func oneRepMax(_ input: inout RuleInput) -> JSONValue {
        let weight: Hundredths<LiftedRule>? = input.required("weight") { (value) throws(FieldRule) in try Read.hundredths(value) }
        let unit: WeightUnit? = input.required("unit") { (value) throws(FieldRule) in try Read.word(value) }
        let reps: Whole<LoggedRepsRule>? = input.required("reps") { (value) throws(FieldRule) in try Read.whole(value) }
        let inReserve: Whole<RepsInReserveRule>? = input.optional("inReserve") { (value) throws(FieldRule) in try Read.whole(value) }
        let formula: OneRepFormula? = input.optional("formula") { (value) throws(FieldRule) in try Read.word(value) }
        guard let weight, let unit, let reps, input.problems.isEmpty else { return .null }
        let estimate = OneRepMax(
            Mass(LiftedWeight(weight, unit)), reps: reps.value, inReserve: inReserve?.value ?? 0, formula: formula ?? .epley)
        guard let estimate else { return .null }
        return .object([
            "value": .number(Double(estimate.mass.hundredths(of: unit)) / 100), "unit": .string(unit.rawValue),
            "formula": .string(estimate.formula.rawValue), "isUncertain": .bool(estimate.isUncertain),
        ])
    }

    /// The plates for each side of a `bar` that bring it to `target`; those that gyms have when `plates` says no others.
    static func plates(_ input: inout RuleInput) -> JSONValue {
        let target: Hundredths<LiftedRule>? = input.required("target") { (value) throws(FieldRule) in try Read.hundredths(value) }
        let unit: WeightUnit? = input.required("unit") { (value) throws(FieldRule) in try Read.word(value) }
        let bar: Hundredths<LiftedRule>? = input.optional("bar") { (value) throws(FieldRule) in try Read.hundredths(value) }
        let sizes = input.optional("plates") { (value) throws(FieldRule) -> [Int64] in
            var sizes: [Int64] = []
            for item in try Read.array(value, atMost: 20) {
                let size: Hundredths<LiftedRule> = try Read.hundredths(item)
                sizes.append(size.hundredths)
            }
            return sizes
        }
        guard let target, let unit, input.problems.isEmpty else { return .null }
        let usual = PlateLoad.usual(unit)
        let load = PlateLoad(target: target.hundredths, bar: bar?.hundredths ?? usual.bar, plates: sizes ?? usual.plates)
        return .object([
            "perSide": .array(load.perSide.map { .number(Double($0) / 100) }), "missing": .number(Double(load.missing) / 100),
        ])
    }

    /// What is left `now` of a rest from `startedAt` to `endsAt`, all in milliseconds since 1970.
    static func rest(_ input: inout RuleInput) -> JSONValue {
        let times: ClosedRange<Int64> = 0...253_402_300_799_999
        let startedAt = input.required("startedAt") { (value) throws(FieldRule) in try Read.whole(value, times) }
        let endsAt = input.required("endsAt") { (value) throws(FieldRule) in try Read.whole(value, times) }
        let now = input.required("now") { (value) throws(FieldRule) in try Read.whole(value, times) }
        guard let startedAt, let endsAt, let now else { return .null }
        let timer = RestTimer(
            entry: .example, set: .example, startedAt: Instant(milliseconds: startedAt), endsAt: Instant(milliseconds: endsAt))
        let instant = Instant(milliseconds: now)
        return .object([
            "remaining": .integer(timer.remaining(now: instant)), "total": .integer(timer.total),
            "isOver": .bool(timer.isOver(now: instant)),
        ])
    }

    /// A set as it was typed: `weight`, `reps` and `seconds`. What is blank or left out is null.
    static func workoutSet(_ input: inout RuleInput) -> JSONValue {
        let unit: WeightUnit? = input.required("unit") { (value) throws(FieldRule) in try Read.word(value) }
        let weight = input.optional("weight") { (value) throws(FieldRule) in try LiftEntry.weight(try Read.string(value), .kg) }
        let reps = input.optional("reps") { (value) throws(FieldRule) -> Whole<LoggedRepsRule>? in
            try LiftEntry.whole(try Read.string(value))
        }
        let seconds = input.optional("seconds") { (value) throws(FieldRule) -> Whole<SetSecondsRule>? in
            try LiftEntry.whole(try Read.string(value))
        }
        guard let unit, input.problems.isEmpty else { return .null }
        let lifted: JSONValue? = (weight ?? nil).map {
            .object(["value": .number($0.value.value), "unit": .string(unit.rawValue)])
        }
        return .object([
            "weight": lifted ?? .null, "reps": (reps ?? nil).map { .integer($0.value) } ?? .null,
            "seconds": (seconds ?? nil).map { .integer($0.value) } ?? .null,
        ])
    }

    /// How the structure of a `workout` differs from its `template`: lists of `exerciseId` and the number of `sets`.
    static func workoutDiff(_ input: inout RuleInput) -> JSONValue {
        let template = exercises(&input, "template"), workout = exercises(&input, "workout")
        guard input.problems.isEmpty else { return .null }
        let planned = TemplateDetails(name: .example, exercises: BoundedList(trusted: template))
        let diff = WorkoutDiff(template: planned, structure: workout)
        return .object([
            "isEmpty": .bool(diff.isEmpty), "added": .array(diff.added.map { .string($0.text) }),
            "removed": .array(diff.removed.map { .string($0.text) }),
            "sets": .array(
                diff.sets.map {
                    .object([
                        "exerciseId": .string($0.exercise.text), "planned": .integer(Int64($0.planned)), "done": .integer(Int64($0.done)),
                    ])
                }),
        ])
    }

    private static func exercises(_ input: inout RuleInput, _ name: String) -> [TemplateExercise] {
        input.items(name, atMost: WorkoutExerciseCount.range.upperBound) { item in
            let id: ExerciseID? = item.required("exerciseId") { (value) throws(FieldRule) in try Read.text(value) }
            let sets = item.required("sets") { (value) throws(FieldRule) in try Read.whole(value, 0...Int64(SetCount.range.upperBound)) }
            guard let id, let sets else { return nil }
            return TemplateExercise(
                exerciseId: id, sets: BoundedList(trusted: Array(repeating: TemplateSet(), count: Int(sets))))
        }
    }
}
