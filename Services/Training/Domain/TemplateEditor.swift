public import Contracts
public import Wire

/// What is done to a template in its editor. Exercises and sets are named by their place.
public enum TemplateEvent: Sendable, Equatable {
    case rename(String)
    case note(typed: String)
    case addExercise(PickedExercise)
    case removeExercise(Int)
    /// At the edge nothing happens. TMPL-05.
    case moveUp(Int)
    case moveDown(Int)
    case restSeconds(Int, typed: String)
    case group(Int, Whole<GroupRule>?)
    /// With the values of the last one. TMPL-07.
    case addSet(exercise: Int)
    case removeSet(exercise: Int, set: Int)
    case weight(exercise: Int, set: Int, typed: String, WeightUnit)
    case reps(exercise: Int, set: Int, typed: String)
    case seconds(exercise: Int, set: Int, typed: String)
    case label(exercise: Int, set: Int, SetLabel?)
    case save
}

public enum TemplateEffect: Sendable, Equatable {
    /// To the cache and the outbox.
    case put(TemplateID, TemplateChange)
}

/// A template that is edited; nothing of it is kept before it is saved.
public struct TemplateEditor: Sendable, Equatable {
    public let id: TemplateID
    /// Of the template that the editor was opened with; nil for a new one. It is sent along, so that nobody's change is lost. TMPL-08.
    public let baseVersion: Int64?
    /// As typed; it may be blank until it is saved.
    public private(set) var name: String
    public private(set) var note: WorkoutNote?
    public private(set) var exercises: [TemplateExercise]

    /// A new one.
    public init(id: TemplateID) {
        self.id = id
        baseVersion = nil
        name = ""
        exercises = []
    }

    public init(_ template: Template) {
        id = template.id
        // A template that was made here and has not been sent yet has no version there.
        baseVersion = template.version > 0 ? template.version : nil
        name = template.details.name.text
        note = template.details.note
        exercises = Array(template.details.exercises)
    }

    /// - Throws: the rule that what was typed breaks; nothing has changed then.
    public mutating func apply(_ event: TemplateEvent) throws(FieldRule) -> [TemplateEffect] {
        switch event {
        case .rename(let text): name = text
        case .note(let text): note = text.trimmed.isEmpty ? nil : try WorkoutNote(validating: text)
        case .addExercise(let picked):
            guard exercises.count < TemplateExerciseCount.range.upperBound else {
                throw .tooMany(maximum: TemplateExerciseCount.range.upperBound)
            }
            guard setCount < TemplateDetails.mostSets else { throw .tooMany(maximum: TemplateDetails.mostSets) }
            exercises.append(TemplateExercise(exerciseId: picked.id, restSeconds: ActiveExercise.usualRest, sets: [TemplateSet()]))
        case .removeExercise(let place):
            if exercises.indices.contains(place) { exercises.remove(at: place) }
        case .moveUp(let place): swap(place, place - 1)
        case .moveDown(let place): swap(place, place + 1)
        case .restSeconds(let place, let text):
            let seconds: RestSeconds? = try LiftEntry.whole(text)
            if exercises.indices.contains(place) { exercises[place].restSeconds = seconds }
        case .group(let place, let group):
            if exercises.indices.contains(place) { exercises[place].group = group }
        case .save: return [.put(id, TemplateChange(baseVersion: baseVersion, details: try details()))]
        default: try editSets(event)
        }
        return []
    }

    private var setCount: Int { exercises.reduce(0) { $0 + $1.sets.count } }

    private mutating func swap(_ a: Int, _ b: Int) {
        if exercises.indices.contains(a), exercises.indices.contains(b) { exercises.swapAt(a, b) }
    }

    /// - Throws: `required` without a name. TMPL-01.
    private func details() throws(FieldRule) -> TemplateDetails {
        TemplateDetails(name: try WorkoutName(validating: name), exercises: BoundedList(trusted: exercises), note: note)
    }

    // MARK: Sets

    private mutating func editSets(_ event: TemplateEvent) throws(FieldRule) {
        switch event {
        case .addSet(let exercise):
            guard exercises.indices.contains(exercise) else { return }
            var sets = Array(exercises[exercise].sets)
            guard sets.count < SetCount.range.upperBound else { throw .tooMany(maximum: SetCount.range.upperBound) }
            guard setCount < TemplateDetails.mostSets else { throw .tooMany(maximum: TemplateDetails.mostSets) }
            sets.append(sets.last ?? TemplateSet())
            exercises[exercise].sets = BoundedList(trusted: sets)
        case .removeSet(let exercise, let set):
            guard exercises.indices.contains(exercise), exercises[exercise].sets.indices.contains(set) else { return }
            var sets = Array(exercises[exercise].sets)
            sets.remove(at: set)
            exercises[exercise].sets = BoundedList(trusted: sets)
        case .weight(let exercise, let set, let text, let unit):
            let weight = try LiftEntry.weight(text, unit)
            change(exercise, set) { $0.weight = weight }
        case .reps(let exercise, let set, let text):
            let reps: Whole<LoggedRepsRule>? = try LiftEntry.whole(text)
            change(exercise, set) { $0.reps = reps }
        case .seconds(let exercise, let set, let text):
            let seconds: Whole<SetSecondsRule>? = try LiftEntry.whole(text)
            change(exercise, set) { $0.seconds = seconds }
        case .label(let exercise, let set, let label): change(exercise, set) { $0.label = label }
        default: break
        }
    }

    private mutating func change(_ exercise: Int, _ set: Int, _ body: (inout TemplateSet) -> Void) {
        guard exercises.indices.contains(exercise), exercises[exercise].sets.indices.contains(set) else { return }
        var sets = Array(exercises[exercise].sets)
        body(&sets[set])
        exercises[exercise].sets = BoundedList(trusted: sets)
    }
}
