internal import Contracts
internal import JSONCoding
internal import TrainingDomain
internal import Wire

extension Rules {
    /// As many as a workout of a thousand sets has, and more.
    private static let mostEvents = 5000
    private static let times: ClosedRange<Int64> = 0...253_402_300_799_999

    /// The workout under way after all `events` since it began: what it is, what the person is asked, and what the last event wants done.
    /// The list of events is what an app keeps; nothing is kept here.
    static func workoutApply(_ input: inout RuleInput) -> JSONValue {
        let events = input.items("events", atMost: mostEvents) { item in timed(&item) }
        guard input.problems.isEmpty, !events.isEmpty else { return .null }
        var desk = WorkoutDesk()
        var effects: [WorkoutEffect] = []
        var refusal: WorkoutRefusal?
        for (place, timed) in events.enumerated() {
            (effects, refusal) = ([], nil)
            var ids = timed.ids[...]
            var isShort = false
            let found = desk.workout
            if timed.event == nil { desk = WorkoutDesk() }
            // Without a workout there is nothing that an app that was started again could find.
            guard let event = timed.event ?? found.map({ .restore($0) }) else { continue }
            do throws(WorkoutRefusal) {
                effects = try desk.apply(event, now: timed.at) {
                    isShort = isShort || ids.isEmpty
                    return ids.popFirst() ?? WorkoutID.example.text
                }
            } catch {
                refusal = error
            }
            if isShort { input.add(FieldProblem("events.\(place).ids", .tooFew(minimum: timed.ids.count + 1))) }
        }
        return .object([
            "workout": desk.workout.map { WorkoutJSON.workout($0) } ?? .null,
            "question": desk.question.map { WorkoutJSON.question($0) } ?? .null,
            "effects": .array(effects.map { WorkoutJSON.effect($0) }),
            "refusal": refusal.map { WorkoutJSON.refusal($0, input.language) } ?? .null,
        ])
    }

    /// An event, when it happened, and the ids for what it makes.
    private struct Timed {
        let at: Instant
        let ids: [String]
        /// Nil when the app was started again.
        let event: WorkoutEvent?
    }

    private static func timed(_ item: inout RuleInput) -> Timed? {
        let at = item.required("at") { (value) throws(FieldRule) in try Read.whole(value, times) }
        let ids = item.optional("ids") { (value) throws(FieldRule) -> [String] in
            var ids: [String] = []
            for id in try Read.array(value, atMost: WorkoutDetails.mostSets + 200) {
                let read: LoggedSetID = try Read.text(id)
                ids.append(read.text)
            }
            return ids
        }
        let kind = item.required("kind") { (value) throws(FieldRule) in try Read.string(value) }
        guard let kind, let at else { return nil }
        let event = kind == "restart" ? nil : event(kind, &item)
        guard event != nil || kind == "restart" else { return nil }
        return Timed(at: Instant(milliseconds: at), ids: ids ?? [], event: event)
    }

    private static func event(_ kind: String, _ item: inout RuleInput) -> WorkoutEvent? {
        switch kind {
        case "start": return start(&item)
        case "start_empty": return text(&item, "name").map { .startEmpty($0) }
        case "resume": return .resume
        case "skip_rest": return .skipRest
        case "seen": return .seen
        case "finish": return .finish
        case "cancel": return .cancel
        case "keep_going": return .keepGoing
        case "discard": return .discard
        case "sent": return .sent(template: item.has("template") ? template(&item)?.template : nil)
        case "answer_template":
            return item.required("isUpdated") { (value) throws(FieldRule) in try Read.bool(value) }.map { .answerTemplate(isUpdated: $0) }
        case "note": return typed(&item).map { .note(typed: $0) }
        case "extend_rest":
            return item.required("seconds") { (value) throws(FieldRule) in try Read.whole(value, -3600...3600) }.map {
                .extendRest(seconds: $0)
            }
        case "weight", "reps", "seconds", "label", "exertion", "in_reserve", "toggle", "remove_set":
            guard let set: LoggedSetID = text(&item, "set") else { return nil }
            return ofSet(kind, set, &item)
        case "add_set", "remove_exercise", "move_exercise", "rest_seconds", "group", "exercise_note":
            guard let entry: WorkoutEntryID = text(&item, "entry") else { return nil }
            return ofEntry(kind, entry, &item)
        case "add_exercise":
            let id: ExerciseID? = text(&item, "exerciseId")
            let name: ExerciseName? = text(&item, "name")
            guard let id, let name else { return nil }
            return .addExercise(PickedExercise(id: id, name: name, category: .other))
        default:
            item.add(FieldProblem("kind", .unexpected))
            return nil
        }
    }

    private static func ofSet(_ kind: String, _ set: LoggedSetID, _ item: inout RuleInput) -> WorkoutEvent? {
        switch kind {
        case "toggle": return .toggle(set)
        case "remove_set": return .removeSet(set)
        case "reps": return typed(&item).map { .reps(set, typed: $0) }
        case "seconds": return typed(&item).map { .seconds(set, typed: $0) }
        case "in_reserve": return typed(&item).map { .inReserve(set, typed: $0) }
        case "label": return .label(set, item.optional("label") { (value) throws(FieldRule) in try Read.word(value) })
        case "exertion":
            return .exertion(
                set, item.optional("exertion") { (value) throws(FieldRule) in try Exertion(validating: try Read.number(value)) })
        default:
            let unit: WeightUnit? = item.required("unit") { (value) throws(FieldRule) in try Read.word(value) }
            guard let unit, let typed = typed(&item) else { return nil }
            return .weight(set, typed: typed, unit)
        }
    }

    private static func ofEntry(_ kind: String, _ entry: WorkoutEntryID, _ item: inout RuleInput) -> WorkoutEvent? {
        switch kind {
        case "add_set": return .addSet(entry)
        case "remove_exercise": return .removeExercise(entry)
        case "exercise_note": return typed(&item).map { .exerciseNote(entry, typed: $0) }
        case "group": return .group(entry, item.optional("group") { (value) throws(FieldRule) in try Read.whole(value) })
        case "move_exercise":
            return item.required("by") { (value) throws(FieldRule) in try Read.whole(value, -100...100) }.map {
                .moveExercise(entry, by: Int($0))
            }
        default:
            let rest: RestSeconds? = item.required("seconds") { (value) throws(FieldRule) in try Read.whole(value) }
            return rest.map { .restSeconds(entry, $0) }
        }
    }

    private static func text<Text: WireText>(_ item: inout RuleInput, _ name: String) -> Text? {
        item.required(name) { (value) throws(FieldRule) in try Read.text(value) }
    }

    private static func typed(_ item: inout RuleInput) -> String? {
        item.required("typed") { (value) throws(FieldRule) in try Read.string(value) }
    }

    // MARK: The template

    private static func start(_ item: inout RuleInput) -> WorkoutEvent? {
        template(&item).map { .start($0.template, names: $0.names) }
    }

    private static func template(_ item: inout RuleInput) -> (template: Template, names: [ExerciseID: ExerciseName])? {
        if !item.has("template") { item.add(FieldProblem("template", .required)) }
        return item.member("template") { item in template(of: &item) } ?? nil
    }

    private static func template(of item: inout RuleInput) -> (template: Template, names: [ExerciseID: ExerciseName])? {
        let id: TemplateID? = text(&item, "id")
        let name: WorkoutName? = text(&item, "name")
        let version = item.required("version") { (value) throws(FieldRule) in try Read.whole(value, 1...Int64.max) }
        var names: [ExerciseID: ExerciseName] = [:]
        let exercises = item.items("exercises", atMost: TemplateExerciseCount.range.upperBound) { item in
            exercise(&item, &names)
        }
        guard let id, let name, let version else { return nil }
        let details = TemplateDetails(name: name, exercises: BoundedList(trusted: exercises))
        let template = Template(id: id, details: details, version: version, createdAt: .example, updatedAt: .example)
        return (template, names)
    }

    private static func exercise(_ item: inout RuleInput, _ names: inout [ExerciseID: ExerciseName]) -> TemplateExercise? {
        let id: ExerciseID? = text(&item, "exerciseId")
        let name: ExerciseName? = item.optional("name") { (value) throws(FieldRule) in try Read.text(value) }
        let rest: RestSeconds? = item.optional("restSeconds") { (value) throws(FieldRule) in try Read.whole(value) }
        let group: Whole<GroupRule>? = item.optional("group") { (value) throws(FieldRule) in try Read.whole(value) }
        let sets = item.items("sets", atMost: SetCount.range.upperBound) { item -> TemplateSet? in
            let weight = item.member("weight") { item -> LiftedWeight? in
                let value: Hundredths<LiftedRule>? = item.required("value") { (value) throws(FieldRule) in try Read.hundredths(value) }
                let unit: WeightUnit? = item.required("unit") { (value) throws(FieldRule) in try Read.word(value) }
                guard let value, let unit else { return nil }
                return LiftedWeight(value, unit)
            }
            let reps: Whole<LoggedRepsRule>? = item.optional("reps") { (value) throws(FieldRule) in try Read.whole(value) }
            let seconds: Whole<SetSecondsRule>? = item.optional("seconds") { (value) throws(FieldRule) in try Read.whole(value) }
            let label: SetLabel? = item.optional("label") { (value) throws(FieldRule) in try Read.word(value) }
            return TemplateSet(weight: weight ?? nil, reps: reps, seconds: seconds, label: label)
        }
        guard let id else { return nil }
        if let name { names[id] = name }
        return TemplateExercise(exerciseId: id, restSeconds: rest, sets: BoundedList(trusted: sets), group: group)
    }
}
