public import Contracts
public import Wire

/// The sheet that proves a task done, as values: what was typed so far, what is left, and whether it can be sent. No I/O. GTSD-4.2.
///
/// Each kind of evidence keeps its draft while another is shown; only the chosen kind is sent. Its rules are the service's own types, so
/// both sides refuse the same.
public struct EvidenceForm: Sendable, Equatable {
    /// Of the task to prove.
    public let taskType: TaskType
    /// The kind that is shown and would be sent.
    public private(set) var type: EvidenceType
    /// For a written log.
    public var text = ""
    /// A photo that was uploaded and confirmed.
    public var photo: MediaID?
    /// Beside any kind; may stay empty.
    public var notes = ""
    private var entries: [Metric: String] = [:]

    /// Starts with the usual kind for such a task.
    public init(taskType: TaskType) {
        self.taskType = taskType
        type = EvidenceRule.types(for: taskType).first ?? .textLog
    }

    /// The kinds to choose from.
    public var types: [EvidenceType] { EvidenceRule.types(for: taskType) }
    /// The numbers to ask for.
    public var metrics: [Metric] { MetricRule.allowed(for: taskType) }

    /// Shows another kind; one that does not prove such a task changes nothing.
    public mutating func choose(_ type: EvidenceType) { if types.contains(type) { self.type = type } }

    /// What was typed for a number.
    public func entry(_ metric: Metric) -> String { entries[metric] ?? "" }

    /// Digits may be Western or Arabic-Indic, and a comma may stand for the point. Blank takes the number out.
    public mutating func enter(_ metric: Metric, _ text: String) {
        entries[metric] = text.trimmed.isEmpty ? nil : text
    }

    /// Characters left for the text, as readers count them and without white space at its ends; negative when there are too many.
    /// GTSD-4.2-03.
    public var textRemaining: Int { EvidenceTextRule.maximum - text.trimmed.count }
    /// The same for the notes. GTSD-4.2-06.
    public var notesRemaining: Int { NoteRule.maximum - notes.trimmed.count }

    /// Whether it proves the task as it stands. GTSD-4.2-07.
    public var canSubmit: Bool { details != nil }

    /// What to send; nil while something is missing or wrong.
    public var details: EvidenceDetails? {
        let (details, problems) = read()
        return problems.isEmpty ? details : nil
    }

    /// What is missing or wrong, by wire name.
    public var problems: [FieldProblem] { read().problems }

    private func read() -> (details: EvidenceDetails, problems: [FieldProblem]) {
        var problems: [FieldProblem] = []
        func check<Value>(_ field: String, _ read: () throws(FieldRule) -> Value) -> Value? {
            do throws(FieldRule) {
                return try read()
            } catch {
                problems.append(FieldProblem(field, error))
                return nil
            }
        }

        var written: EvidenceText?
        if type == .textLog { written = check("text") { () throws(FieldRule) in try EvidenceText(validating: text) } }
        var numbers: TaskMetrics?
        if type == .metrics {
            var metrics = TaskMetrics()
            for metric in self.metrics {
                guard let entry = entries[metric] else { continue }
                _ = check("metrics.\(metric.rawValue)") { () throws(FieldRule) in try metric.read(entry, into: &metrics) }
            }
            numbers = metrics
        }
        var note: Note?
        if !notes.trimmed.isEmpty { note = check("notes") { () throws(FieldRule) in try Note(validating: notes) } }

        let details = EvidenceDetails(
            type: type, text: written, metrics: numbers, photoId: type == .photoReference ? photo : nil, notes: note)
        let known = Set(problems.map { $0.field })
        // A field that could not be read is missing from the details; its own problem says more.
        let isMetricWrong = known.contains { $0.hasPrefix("metrics.") }
        problems += EvidenceRule.problems(details, for: taskType).filter {
            !known.contains($0.field) && !(isMetricWrong && $0.field == "metrics")
        }
        return (details, problems)
    }
}
