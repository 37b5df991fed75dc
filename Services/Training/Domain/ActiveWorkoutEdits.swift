internal import Contracts
internal import Wire

/// What changes a workout while it is logged.
extension WorkoutDesk {
    mutating func edit(_ event: WorkoutEvent, now: Instant, makeID: () -> String) throws(WorkoutRefusal) -> [WorkoutEffect] {
        guard isOpen, let workout else { throw .notActive }
        var (next, effects) = (workout, [WorkoutEffect]())
        do throws(FieldRule) {
            switch event {
            case .toggle(let set): effects = next.toggle(set, now: now)
            case .addSet(let entry): try next.addSet(to: entry, id: LoggedSetID(trusted: makeID()))
            case .removeSet(let set): effects = next.removeSet(set)
            case .addExercise(let picked): try next.add(picked, makeID: makeID)
            case .removeExercise(let entry): effects = next.removeExercise(entry)
            case .moveExercise(let entry, let places): next.move(entry, by: places)
            case .extendRest(let seconds): effects = next.extendRest(by: seconds, now: now)
            case .skipRest: effects = next.stopRest()
            case .note(let text): next.note = try Self.note(text)
            case .restSeconds(let entry, let seconds): next.change(entry) { $0.restSeconds = seconds }
            case .group(let entry, let group): next.change(entry) { $0.group = group }
            case .exerciseNote(let entry, let text):
                let note = try Self.note(text)
                next.change(entry) { $0.note = note }
            default: try next.editSet(event)
            }
        } catch {
            throw .field(error)
        }
        guard next != workout else { return [] }
        self.workout = next
        return saved(effects)
    }

    private static func note(_ text: String) throws(FieldRule) -> WorkoutNote? {
        text.trimmed.isEmpty ? nil : try WorkoutNote(validating: text)
    }
}

extension ActiveWorkout {
    fileprivate mutating func editSet(_ event: WorkoutEvent) throws(FieldRule) {
        switch event {
        case .weight(let set, let text, let unit):
            let weight = try LiftEntry.weight(text, unit)
            change(set) { $0.weight = weight }
        case .reps(let set, let text):
            let reps: Whole<LoggedRepsRule>? = try LiftEntry.whole(text)
            change(set) { $0.reps = reps }
        case .seconds(let set, let text):
            let seconds: Whole<SetSecondsRule>? = try LiftEntry.whole(text)
            change(set) { $0.seconds = seconds }
        case .inReserve(let set, let text):
            let left: Whole<RepsInReserveRule>? = try LiftEntry.whole(text)
            change(set) { $0.inReserve = left }
        case .label(let set, let label): change(set) { $0.label = label }
        case .exertion(let set, let exertion): change(set) { $0.exertion = exertion }
        default: break
        }
    }

    private mutating func change(_ set: LoggedSetID, _ body: (inout ActiveSet) -> Void) {
        guard let place = place(of: set) else { return }
        body(&exercises[place.exercise].sets[place.set])
    }

    fileprivate mutating func change(_ entry: WorkoutEntryID, _ body: (inout ActiveExercise) -> Void) {
        guard let place = exercises.firstIndex(where: { $0.id == entry }) else { return }
        body(&exercises[place])
    }

    // MARK: Sets

    /// Ticking starts the exercise's rest, or starts it anew; unticking the set that it follows stops it. WORK-05.
    fileprivate mutating func toggle(_ set: LoggedSetID, now: Instant) -> [WorkoutEffect] {
        guard let place = place(of: set) else { return [] }
        if exercises[place.exercise].sets[place.set].isDone {
            exercises[place.exercise].sets[place.set].doneAt = nil
            return rest?.set == set ? stopRest() : []
        }
        exercises[place.exercise].sets[place.set].doneAt = now
        guard let seconds = rest(after: place) else { return [] }
        let exercise = exercises[place.exercise]
        let timer = RestTimer(entry: exercise.id, set: set, seconds: seconds, now: now)
        defer { rest = timer }
        // The notification names its exercise; within one it is moved.
        return rest?.entry == exercise.id
            ? [.moveNotice(to: timer.endsAt)]
            : (rest == nil ? [] : [.withdrawNotice]) + [.scheduleNotice(at: timer.endsAt, exercise: exercise.name)]
    }

    fileprivate mutating func addSet(to entry: WorkoutEntryID, id: LoggedSetID) throws(FieldRule) {
        guard let place = exercises.firstIndex(where: { $0.id == entry }) else { return }
        guard setCount < WorkoutDetails.mostSets, exercises[place].sets.count < SetCount.range.upperBound else {
            throw .tooMany(maximum: SetCount.range.upperBound)
        }
        let last = exercises[place].sets.last
        exercises[place].sets.append(last?.copy(id: id) ?? ActiveSet(id: id, weight: nil, reps: nil, seconds: nil, label: nil))
    }

    fileprivate mutating func removeSet(_ set: LoggedSetID) -> [WorkoutEffect] {
        guard let place = place(of: set) else { return [] }
        exercises[place.exercise].sets.remove(at: place.set)
        return rest?.set == set ? stopRest() : []
    }

    // MARK: Exercises

    fileprivate mutating func add(_ picked: PickedExercise, makeID: () -> String) throws(FieldRule) {
        guard exercises.count < WorkoutExerciseCount.range.upperBound, setCount < WorkoutDetails.mostSets else {
            throw .tooMany(maximum: WorkoutExerciseCount.range.upperBound)
        }
        let first = ActiveSet(id: LoggedSetID(trusted: makeID()), weight: nil, reps: nil, seconds: nil, label: nil)
        exercises.append(
            ActiveExercise(
                id: WorkoutEntryID(trusted: makeID()), exerciseId: picked.id, name: picked.name, restSeconds: nil, sets: [first]))
    }

    fileprivate mutating func removeExercise(_ entry: WorkoutEntryID) -> [WorkoutEffect] {
        exercises.removeAll { $0.id == entry }
        return rest?.entry == entry ? stopRest() : []
    }

    fileprivate mutating func move(_ entry: WorkoutEntryID, by places: Int) {
        guard let from = exercises.firstIndex(where: { $0.id == entry }) else { return }
        let target = max(0, min(exercises.count - 1, from + max(-exercises.count, min(exercises.count, places))))
        exercises.insert(exercises.remove(at: from), at: target)
    }

    // MARK: The rest

    fileprivate mutating func extendRest(by seconds: Int64, now: Instant) -> [WorkoutEffect] {
        guard var timer = rest else { return [] }
        let most = RestRule.range.upperBound
        timer.extend(bySeconds: max(-most, min(most, seconds)), now: now)
        if timer.isOver(now: now) { return stopRest() }
        rest = timer
        return [.moveNotice(to: timer.endsAt)]
    }

    fileprivate mutating func stopRest() -> [WorkoutEffect] {
        guard rest != nil else { return [] }
        rest = nil
        return [.withdrawNotice]
    }
}
