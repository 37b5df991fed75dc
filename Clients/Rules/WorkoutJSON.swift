internal import Contracts
internal import JSONCoding
internal import TrainingDomain
internal import Wire

/// What the rule of the workout under way answers with. Members are called as the services call them; what is not there is left out.
enum WorkoutJSON {
    static func workout(_ workout: ActiveWorkout) -> JSONValue {
        var object = JSONObject()
        object["id"] = .string(workout.id.text)
        object["name"] = .string(workout.name.text)
        object["startedAt"] = .integer(workout.startedAt.milliseconds)
        object["stage"] = .string(workout.stage.rawValue)
        object["exercises"] = .array(workout.exercises.map { exercise($0) })
        if let id = workout.templateId { object["templateId"] = .string(id.text) }
        if let note = workout.note { object["note"] = .string(note.text) }
        if let finishedAt = workout.finishedAt { object["finishedAt"] = .integer(finishedAt.milliseconds) }
        if let rest = workout.rest {
            object["rest"] = .object([
                "entry": .string(rest.entry.text), "set": .string(rest.set.text), "startedAt": .integer(rest.startedAt.milliseconds),
                "endsAt": .integer(rest.endsAt.milliseconds),
            ])
        }
        return .object(object)
    }

    private static func exercise(_ exercise: ActiveExercise) -> JSONValue {
        var object = JSONObject()
        object["id"] = .string(exercise.id.text)
        object["exerciseId"] = .string(exercise.exerciseId.text)
        object["name"] = .string(exercise.name.text)
        object["restSeconds"] = .integer(exercise.restSeconds.value)
        if let group = exercise.group { object["group"] = .integer(group.value) }
        if let note = exercise.note { object["note"] = .string(note.text) }
        object["sets"] = .array(
            exercise.sets.map { set in
                var object = load(set.weight, set.reps, set.seconds, set.label)
                object["id"] = .string(set.id.text)
                if let exertion = set.exertion { object["exertion"] = .number(exertion.value) }
                if let inReserve = set.inReserve { object["inReserve"] = .integer(inReserve.value) }
                if let doneAt = set.doneAt { object["doneAt"] = .integer(doneAt.milliseconds) }
                return .object(object)
            })
        return .object(object)
    }

    private static func load(
        _ weight: LiftedWeight?, _ reps: Whole<LoggedRepsRule>?, _ seconds: Whole<SetSecondsRule>?, _ label: SetLabel?
    ) -> JSONObject {
        var object = JSONObject()
        if let weight { object["weight"] = .object(["value": .number(weight.value.value), "unit": .string(weight.unit.rawValue)]) }
        if let reps { object["reps"] = .integer(reps.value) }
        if let seconds { object["seconds"] = .integer(seconds.value) }
        if let label { object["label"] = .string(label.rawValue) }
        return object
    }

    // MARK: What follows

    static func question(_ question: WorkoutQuestion) -> JSONValue {
        switch question {
        case .resume: .object(["kind": "resume"])
        case .cancel: .object(["kind": "cancel"])
        case .updateTemplate(let diff):
            .object([
                "kind": "update_template", "added": .array(diff.added.map { .string($0.text) }),
                "removed": .array(diff.removed.map { .string($0.text) }),
                "sets": .array(
                    diff.sets.map {
                        .object([
                            "exerciseId": .string($0.exercise.text), "planned": .integer(Int64($0.planned)),
                            "done": .integer(Int64($0.done))
                        ])
                    }),
            ])
        }
    }

    static func refusal(_ refusal: WorkoutRefusal, _ language: Language) -> JSONValue {
        switch refusal {
        case .alreadyActive: .object(["code": "already_active"])
        case .notActive: .object(["code": "not_active"])
        case .nothingDone: .object(["code": "nothing_done"])
        case .field(let rule): .object(["code": .string(rule.code), "message": .string(rule.message(language))])
        }
    }

    /// The workout that is to be saved is the one of the answer.
    static func effect(_ effect: WorkoutEffect) -> JSONValue {
        switch effect {
        case .save: .object(["kind": "save"])
        case .clear: .object(["kind": "clear"])
        case .withdrawNotice: .object(["kind": "withdraw_notice"])
        case .moveNotice(let at): .object(["kind": "move_notice", "at": .integer(at.milliseconds)])
        case .scheduleNotice(let at, let exercise):
            .object(["kind": "schedule_notice", "at": .integer(at.milliseconds), "exercise": .string(exercise.text)])
        case .submit(let new): .object(["kind": "submit", "id": .string(new.id.text), "details": details(new.details)])
        case .updateTemplate(let id, let change):
            .object(["kind": "update_template", "id": .string(id.text), "change": self.change(change)])
        }
    }

    /// As `POST /training/workouts` takes it.
    private static func details(_ details: WorkoutDetails) -> JSONValue {
        var object = JSONObject()
        object["name"] = .string(details.name.text)
        if let id = details.templateId { object["templateId"] = .string(id.text) }
        object["startedAt"] = .string(details.startedAt.text)
        object["finishedAt"] = .string(details.finishedAt.text)
        if let note = details.note { object["note"] = .string(note.text) }
        object["exercises"] = .array(
            details.exercises.map { entry in
                var object = JSONObject()
                object["exerciseId"] = .string(entry.exerciseId.text)
                object["name"] = .string(entry.name.text)
                if let group = entry.group { object["group"] = .integer(group.value) }
                if let note = entry.note { object["note"] = .string(note.text) }
                object["sets"] = .array(
                    entry.sets.map { set in
                        var object = load(set.weight, set.reps, set.seconds, set.label)
                        object["id"] = .string(set.id.text)
                        if let exertion = set.exertion { object["exertion"] = .number(exertion.value) }
                        if let inReserve = set.inReserve { object["inReserve"] = .integer(inReserve.value) }
                        return .object(object)
                    })
                return .object(object)
            })
        return .object(object)
    }

    /// As `PUT /training/templates/{id}` takes it.
    private static func change(_ change: TemplateChange) -> JSONValue {
        var details = JSONObject()
        details["name"] = .string(change.details.name.text)
        if let note = change.details.note { details["note"] = .string(note.text) }
        details["exercises"] = .array(
            change.details.exercises.map { planned in
                var object = JSONObject()
                object["exerciseId"] = .string(planned.exerciseId.text)
                if let rest = planned.restSeconds { object["restSeconds"] = .integer(rest.value) }
                if let group = planned.group { object["group"] = .integer(group.value) }
                if let note = planned.note { object["note"] = .string(note.text) }
                object["sets"] = .array(planned.sets.map { .object(load($0.weight, $0.reps, $0.seconds, $0.label)) })
                return .object(object)
            })
        return .object(["baseVersion": change.baseVersion.map { .integer($0) } ?? .null, "details": .object(details)])
    }
}
