public import Contracts
public import Wire

/// Where a workout under way stands.
public enum WorkoutStage: String, WireEnum {
    case logging
    /// Finished, and on its way into the outbox.
    case sending
    /// It is in the outbox; the person is asked whether the template shall follow.
    case asking
}

/// A workout under way: what an app keeps after each change, so that it goes on where it was after whatever ended the app. WORK-18.
public struct ActiveWorkout: DTO, Hashable {
    /// Also of the finished workout, so that it reaches the service once.
    public let id: WorkoutID
    public let name: WorkoutName
    /// WORK-02.
    public let startedAt: Instant
    public let templateId: TemplateID?
    /// The template as it was at the start, and its version: what the finished workout is compared with.
    public let template: TemplateDetails?
    public let templateVersion: Int64?
    public internal(set) var exercises: [ActiveExercise]
    public internal(set) var note: WorkoutNote?
    public internal(set) var rest: RestTimer?
    public internal(set) var stage = WorkoutStage.logging
    public internal(set) var finishedAt: Instant?

    init(
        id: WorkoutID, name: WorkoutName, startedAt: Instant, templateId: TemplateID?, template: TemplateDetails?, templateVersion: Int64?,
        exercises: [ActiveExercise]
    ) {
        self.id = id
        self.name = name
        self.startedAt = startedAt
        self.templateId = templateId
        self.template = template
        self.templateVersion = templateVersion
        self.exercises = exercises
    }

    public static let example = ActiveWorkout(
        id: .example, name: .example, startedAt: .example, templateId: nil, template: nil, templateVersion: nil, exercises: [.example])

    /// Where a set is.
    func place(of set: LoggedSetID) -> (exercise: Int, set: Int)? {
        for (index, exercise) in exercises.enumerated() {
            if let place = exercise.sets.firstIndex(where: { $0.id == set }) { return (index, place) }
        }
        return nil
    }

    public var setCount: Int { exercises.reduce(0) { $0 + $1.sets.count } }
    public var doneCount: Int { exercises.reduce(0) { $0 + $1.sets.count { $0.isDone } } }

    /// The seconds to rest after a set, and after which exercise: of exercises that are done in turns, only the last one with a set of
    /// this round is followed by a rest. ENRC-01.
    func rest(after place: (exercise: Int, set: Int)) -> Int64? {
        let current = exercises[place.exercise]
        if let group = current.group {
            let later = exercises[(place.exercise + 1)...].prefix { $0.group == group }
            guard !later.contains(where: { $0.sets.count > place.set }) else { return nil }
        }
        return current.restSeconds.value > 0 ? current.restSeconds.value : nil
    }
}

// MARK: - The end

extension ActiveWorkout {
    /// What is saved: the sets that were ticked, and no exercise without one. WORK-14.
    /// - Parameter at: when it was finished. What goes on beyond what a workout may last ended with its last set.
    func details(at: Instant) -> WorkoutDetails {
        let done = exercises.compactMap { exercise -> WorkoutExercise? in
            let sets = exercise.sets.filter { $0.isDone }.map { $0.logged }
            guard !sets.isEmpty else { return nil }
            return WorkoutExercise(
                exerciseId: exercise.exerciseId, name: exercise.name, sets: BoundedList(trusted: sets), group: exercise.group,
                note: exercise.note)
        }
        return WorkoutDetails(
            name: name, templateId: templateId, startedAt: startedAt, finishedAt: end(at), exercises: BoundedList(trusted: done),
            note: note)
    }

    private static let longest = Duration.days(2)

    private func end(_ now: Instant) -> Instant {
        var end = now
        if end - startedAt > Self.longest {
            end = exercises.reduce(startedAt) { last, exercise in exercise.sets.reduce(last) { max($0, $1.doneAt ?? $0) } }
        }
        return max(startedAt, min(end, startedAt + Self.longest))
    }

    /// The workout as a template would plan it: every set that is there, ticked or not. A set that was not done today is still planned.
    var structure: [TemplateExercise] {
        exercises.map { exercise in
            TemplateExercise(
                exerciseId: exercise.exerciseId, restSeconds: exercise.restSeconds,
                sets: BoundedList(
                    trusted: exercise.sets.map { TemplateSet(weight: $0.weight, reps: $0.reps, seconds: $0.seconds, label: $0.label) }),
                group: exercise.group, note: exercise.note)
        }
    }

    /// How the person changed the template's structure; nil without a template. WORK-15-a.
    public var diff: WorkoutDiff? { template.map { WorkoutDiff(template: $0, structure: structure) } }
}
