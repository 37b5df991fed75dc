internal import Contracts
internal import TrainingDomain
internal import Wire

/// What a device knows of a person's training, and which of its files have to be written.
struct TrainingShelf: Shelf {
    var exercises: [String: CustomExercise] = [:]
    var templates: [String: Template] = [:]
    var charts: [String: Chart] = [:]
    var workouts: [String: Workout] = [:]
    /// While everything is read again: what has not come again yet.
    var unseen: Set<String>?
    var changedMonths: Set<String> = []
    /// Whether everything that was ever kept is here. It is not for somebody of whom nothing is kept, and after a file could not be read.
    var isWhole = false

    static func key(_ kind: SyncKind, _ entity: String) -> String { kind.rawValue + "/" + entity }
    static func month(of workout: Workout) -> String {
        let milliseconds = workout.details.startedAt.milliseconds
        let day = milliseconds >= 0 ? milliseconds / 86_400_000 : (milliseconds + 1) / 86_400_000 - 1
        return String(LocalDate(daysSinceEpoch: day).text.prefix(7))
    }

    var keys: Set<String> {
        var keys: Set<String> = []
        for id in exercises.keys { keys.insert(Self.key(.exercise, id)) }
        for id in templates.keys { keys.insert(Self.key(.template, id)) }
        for id in charts.keys { keys.insert(Self.key(.chart, id)) }
        for id in workouts.keys { keys.insert(Self.key(.workout, id)) }
        return keys
    }

    // MARK: What the service says

    mutating func apply(_ change: SyncChange) {
        let id = change.entity.text
        // What was refused, of which the service has none: should it have come from there after all, it stays.
        if change.deletedAt != nil, change.version == 0, version(change.kind, id) ?? 0 > 0 { return }
        unseen?.remove(Self.key(change.kind, id))
        guard change.deletedAt == nil else { return remove(change.kind, id) }
        if let exercise = change.exercise { exercises[id] = exercise }
        if let template = change.template { templates[id] = template }
        if let chart = change.chart { charts[id] = chart }
        if let workout = change.workout { put(workout) }
    }

    mutating func remove(_ kind: SyncKind, _ id: String) {
        switch kind {
        case .exercise: exercises[id] = nil
        case .template: templates[id] = nil
        case .chart: charts[id] = nil
        case .workout: if let gone = workouts.removeValue(forKey: id) { changedMonths.insert(Self.month(of: gone)) }
        }
    }

    mutating func put(_ workout: Workout) {
        if let former = workouts.updateValue(workout, forKey: workout.id.text) { changedMonths.insert(Self.month(of: former)) }
        changedMonths.insert(Self.month(of: workout))
    }

    // MARK: What was done here and the service does not have yet

    /// Shows an operation as if the service had done it. What it has no version of has version 0.
    mutating func note(_ operation: QueuedOperation, now: Instant) {
        let id = operation.entity.text
        guard operation.action == .put else { return remove(operation.kind, id) }
        guard let payload = operation.payload?.value else { return }
        switch operation.kind {
        case .exercise:
            guard let details = try? InputDecoder.decode(CustomExerciseDetails.self, from: payload) else { return }
            let known = exercises[id]
            exercises[id] = CustomExercise(
                id: CustomExerciseID(trusted: id), details: details, version: known?.version ?? 0, createdAt: known?.createdAt ?? now,
                updatedAt: now)
        case .template:
            guard let details = try? InputDecoder.decode(TemplateDetails.self, from: payload) else { return }
            let known = templates[id]
            templates[id] = Template(
                id: TemplateID(trusted: id), details: details, version: known?.version ?? 0, createdAt: known?.createdAt ?? now,
                updatedAt: now)
        case .chart:
            guard let details = try? InputDecoder.decode(ChartDetails.self, from: payload) else { return }
            let known = charts[id]
            charts[id] = Chart(
                id: ChartID(trusted: id), details: details, version: known?.version ?? 0, createdAt: known?.createdAt ?? now,
                updatedAt: now)
        case .workout:
            guard let details = try? InputDecoder.decode(WorkoutDetails.self, from: payload) else { return }
            let known = workouts[id]
            put(
                Workout(
                    id: WorkoutID(trusted: id), details: details, totals: WorkoutTotals(details), version: known?.version ?? 0,
                    createdAt: known?.createdAt ?? now, updatedAt: now))
        }
    }

    func version(_ kind: SyncKind, _ id: String) -> Int64? {
        switch kind {
        case .exercise: exercises[id]?.version
        case .template: templates[id]?.version
        case .chart: charts[id]?.version
        case .workout: workouts[id]?.version
        }
    }
}
