public import Contracts
internal import JSONCoding
internal import PlatformCore
public import Wire

/// What the person does, with or without a connection: into the outbox, and at once into what they see.
extension OfflineEngine where Work == TrainingWork {
    // MARK: Templates

    /// Makes or changes a template. TMPL-08.
    public func put(_ id: TemplateID, _ change: TemplateChange) {
        put(change.details, .template, id.text, from: change.baseVersion)
    }
    public func delete(_ template: TemplateID) { delete(.template, template.text) }

    // MARK: One's own exercises

    public func make(_ exercise: NewCustomExercise) {
        let id = exercise.id ?? CustomExerciseID(trusted: ids.next())
        put(CustomExerciseDetails(name: exercise.name, category: exercise.category), .exercise, id.text, from: nil)
    }
    public func put(_ id: CustomExerciseID, _ details: CustomExerciseDetails) { put(details, .exercise, id.text, from: nil) }
    public func delete(_ exercise: CustomExerciseID) { delete(.exercise, exercise.text) }

    // MARK: Charts

    public func add(_ chart: ChartDetails, id: ChartID? = nil) { put(chart, .chart, id?.text ?? ids.next(), from: nil) }
    public func delete(_ chart: ChartID) { delete(.chart, chart.text) }

    // MARK: Workouts

    /// A finished one. It is sent once, however often it is put. IL-CORE-01.
    /// - Returns: whether nothing can lose it any more: it is in the outbox on the disk, or the service has it.
    @discardableResult
    public func submit(_ workout: NewWorkout) -> Bool {
        guard work.cache.version(.workout, workout.id.text, of: user) ?? 0 == 0 else { return true }
        return put(workout.details, .workout, workout.id.text, from: nil)
    }
    public func delete(_ workout: WorkoutID) { delete(.workout, workout.text) }

    // MARK: -

    @discardableResult
    private func put(_ details: some DTO, _ kind: SyncKind, _ entity: String, from base: Int64?) -> Bool {
        guard let bytes = try? JSONWriter.encode(details), let payload = try? JSONParser.parse(bytes) else { return false }
        return write(.put, kind, entity, baseVersion: base ?? known(kind, entity), payload: payload)
    }

    private func delete(_ kind: SyncKind, _ entity: String) {
        write(.delete, kind, entity, baseVersion: known(kind, entity), payload: nil)
    }

    /// Nil for what the service does not have yet.
    private func known(_ kind: SyncKind, _ entity: String) -> Int64? {
        work.cache.version(kind, entity, of: user).flatMap { $0 > 0 ? $0 : nil }
    }
}
