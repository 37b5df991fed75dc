internal import Contracts
internal import JSONCoding
internal import TasksDomain
internal import Wire

extension Rules {
    /// More tasks than a day can have, so that no product of two counts overflows.
    private static let counts: ClosedRange<Int64> = 0...1_000_000
    /// A hundred years.
    private static let mostDays = 36_600

    /// How much of a day is done: `completed` of `total`, and `threshold` in percent.
    static func compliance(_ input: inout RuleInput) -> JSONValue {
        let policy = policy(&input)
        guard let (completed, total) = count(&input) else { return .null }
        let percent = ComplianceRule.percent(completed: completed, total: total)
        return .object([
            "percent": .integer(percent), "level": .string(ComplianceRule.level(percent: percent).rawValue),
            "isCompliant": .bool(ComplianceRule.isCompliant(completed: completed, total: total, threshold: policy.threshold)),
            "isPerfect": .bool(ComplianceRule.isPerfect(completed: completed, total: total)),
        ])
    }

    /// The streak that `days` make, which are over, and `provisional` ones, of which the last is today; both in order of date.
    static func streak(_ input: inout RuleInput) -> JSONValue {
        let policy = policy(&input)
        let days = input.items("days", atMost: mostDays) { day -> StreakDay? in
            let isLived = day.optional("isLived") { (value) throws(FieldRule) in try Read.bool(value) }
            let granted = day.optional("granted") { (value) throws(FieldRule) in try Read.whole(value, counts) }
            return count(&day).map { StreakDay(completed: $0.0, total: $0.1, isLived: isLived ?? true, granted: granted ?? 0) }
        }
        let provisional = input.items("provisional", atMost: 100) { day in count(&day).map { (completed: $0.0, total: $0.1) } }
        guard input.problems.isEmpty else { return .null }
        let (state, outcomes) = StreakRule.recompute(days, policy: policy)
        let summary = StreakRule.summary(fixed: state, provisional: provisional, policy: policy)
        return .object([
            "current": .integer(summary.current), "longest": .integer(summary.longest),
            "totalCompliantDays": .integer(summary.totalCompliantDays), "freezesAvailable": .integer(summary.freezesAvailable),
            "nextMilestone": summary.nextMilestone.map { .integer($0) } ?? .null,
            "outcomes": .array(outcomes.map { .string($0.rawValue) }),
        ])
    }

    private static func policy(_ input: inout RuleInput) -> TaskPolicy {
        var policy = TaskPolicy()
        if let threshold = input.optional("threshold", { (value) throws(FieldRule) in try Read.whole(value, 0...100) }) {
            policy.threshold = threshold
        }
        if let freezes = input.optional("freezes", { (value) throws(FieldRule) in try Read.whole(value, counts) }) {
            policy.freezes = freezes
        }
        return policy
    }

    private static func count(_ input: inout RuleInput) -> (Int64, Int64)? {
        let completed = input.required("completed") { (value) throws(FieldRule) in try Read.whole(value, counts) }
        let total = input.required("total") { (value) throws(FieldRule) in try Read.whole(value, counts) }
        guard let completed, let total else { return nil }
        return (completed, total)
    }

    /// What is missing or wrong in the sheet that proves a task of `taskType` done: its chosen `type`, `text`, `notes`, `photoId`, and
    /// `entries`, the numbers as they were typed.
    static func evidence(_ input: inout RuleInput) -> JSONValue {
        let taskType: TaskType? = input.required("taskType") { (value) throws(FieldRule) in try Read.word(value) }
        let type: EvidenceType? = input.optional("type") { (value) throws(FieldRule) in try Read.word(value) }
        let text = input.optional("text") { (value) throws(FieldRule) in try Read.string(value) }
        let notes = input.optional("notes") { (value) throws(FieldRule) in try Read.string(value) }
        let photo: MediaID? = input.optional("photoId") { (value) throws(FieldRule) in try Read.text(value) }
        let entries = input.optional("entries") { (value) throws(FieldRule) in try Read.object(value) }
        guard let taskType, input.problems.isEmpty else { return .null }
        var form = EvidenceForm(taskType: taskType)
        if let type { form.choose(type) }
        form.text = text ?? ""
        form.notes = notes ?? ""
        form.photo = photo
        for metric in Metric.allCases {
            if let typed = entries?[metric.rawValue]?.string { form.enter(metric, typed) }
        }
        return .object([
            "type": .string(form.type.rawValue), "types": .array(form.types.map { .string($0.rawValue) }),
            "metrics": .array(form.metrics.map { .string($0.rawValue) }), "canSubmit": .bool(form.canSubmit),
            "textRemaining": .integer(Int64(form.textRemaining)), "notesRemaining": .integer(Int64(form.notesRemaining)),
            "problems": told(form.problems, input.language),
        ])
    }
}
