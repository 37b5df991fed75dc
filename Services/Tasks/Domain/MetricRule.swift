public import Contracts
public import Wire

/// Which numbers belong to which type of task, as targets and as evidence; their bounds are in their types. GTSD-P-3.4-07.
public enum MetricRule {
    /// In the order of a form; none for types that have no numbers.
    public static func allowed(for type: TaskType) -> [Metric] {
        switch type {
        case .workout: [.sets, .reps, .weightKg, .minutes, .calories]
        case .cardio: [.minutes, .distanceKm, .steps, .calories]
        case .meal: [.calories, .proteinG]
        case .hydration: [.ml]
        case .weightLog: [.weightKg]
        case .supplement, .progressPhoto: []
        }
    }

    /// The numbers that do not belong to the type, each `unexpected` at `path.name`.
    public static func problems(_ metrics: TaskMetrics, for type: TaskType, path: String) -> [FieldProblem] {
        let allowed = allowed(for: type)
        return Metric.allCases.filter { $0.isPresent(in: metrics) && !allowed.contains($0) }.map {
            FieldProblem("\(path).\($0.rawValue)", .unexpected)
        }
    }
}

/// What proves a task of a type done. GTSD-4.2.
public enum EvidenceRule {
    /// The kinds that prove a type, the usual one first. A weight is proved by its number, because it is logged; types without numbers by
    /// words or a photo; the others by any of the three.
    public static func types(for type: TaskType) -> [EvidenceType] {
        switch type {
        case .weightLog: [.metrics]
        case .progressPhoto: [.photoReference, .textLog]
        case .supplement: [.textLog, .photoReference]
        case .workout, .cardio, .meal, .hydration: [.metrics, .textLog, .photoReference]
        }
    }

    /// Everything that keeps the details from proving a task of that type, their own problems included.
    public static func problems(_ details: EvidenceDetails, for type: TaskType) -> [FieldProblem] {
        let allowed = types(for: type)
        guard allowed.contains(details.type) else {
            return [FieldProblem("type", .notAllowed(values: allowed.map { $0.rawValue }))]
        }
        var problems = details.problems()
        guard details.type == .metrics, let metrics = details.metrics else { return problems }
        problems += MetricRule.problems(metrics, for: type, path: "metrics")
        if type == .weightLog, metrics != TaskMetrics(), metrics.weightKg == nil {
            problems.append(FieldProblem("metrics.weightKg", .required))
        }
        if type == .weightLog, let weight = metrics.weightKg, (try? Kilograms(validating: weight.value)) == nil {
            problems.append(FieldProblem("metrics.weightKg", Kilograms.outOfRange))
        }
        return problems
    }
}
