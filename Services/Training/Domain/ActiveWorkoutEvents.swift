public import Contracts
public import Wire

/// What happens to the workout under way. Sets and exercises are named by their ids; an event for one that is gone changes nothing.
public enum WorkoutEvent: Sendable, Equatable {
    /// Begins from a template. `names` are those of its exercises. WORK-01.
    case start(Template, names: [ExerciseID: ExerciseName])
    /// Begins without one.
    case startEmpty(WorkoutName)
    /// What a former run of the app left is there. WORK-19.
    case restore(ActiveWorkout)
    case resume

    // Sets
    case weight(LoggedSetID, typed: String, WeightUnit)
    case reps(LoggedSetID, typed: String)
    case seconds(LoggedSetID, typed: String)
    case label(LoggedSetID, SetLabel?)
    case exertion(LoggedSetID, Exertion?)
    case inReserve(LoggedSetID, typed: String)
    case toggle(LoggedSetID)
    /// With the values of the last one. WORK-06.
    case addSet(WorkoutEntryID)
    case removeSet(LoggedSetID)

    // Exercises
    case addExercise(PickedExercise)
    case removeExercise(WorkoutEntryID)
    /// So many places down; up when negative.
    case moveExercise(WorkoutEntryID, by: Int)
    case restSeconds(WorkoutEntryID, RestSeconds)
    /// Done in turns with its neighbours of the same number. ENRC-01.
    case group(WorkoutEntryID, Whole<GroupRule>?)
    /// Blank takes it out. ENRC-03.
    case exerciseNote(WorkoutEntryID, typed: String)
    case note(typed: String)

    // The rest
    /// `+10s` and `-10s`. WORK-11.
    case extendRest(seconds: Int64)
    case skipRest
    /// The app is seen, or a second went by while it is: a rest that is over ends without its notification.
    case seen

    // The end
    case finish
    /// The finished workout lies in the outbox. `template` is the one it began from as it is now; nil when it was deleted.
    case sent(template: Template?)
    case answerTemplate(isUpdated: Bool)
    /// Asks before anything is lost. WORK-16.
    case cancel
    /// Goes on after all.
    case keepGoing
    /// The answer to the questions of `cancel` and `resume`: the workout is gone.
    case discard
}

/// What somebody has to carry out. Effects are carried out in their order.
public enum WorkoutEffect: Sendable, Equatable {
    case save(ActiveWorkout)
    /// There is no workout under way any more.
    case clear
    /// Tells the person at an instant that the rest is over, whether or not the app runs then. There is one notification at a time.
    case scheduleNotice(at: Instant, exercise: ExerciseName)
    case moveNotice(to: Instant)
    case withdrawNotice
    /// Puts the finished workout into the outbox, where it is once however often it is put.
    case submit(NewWorkout)
    case updateTemplate(TemplateID, TemplateChange)
}

/// Why an event changed nothing.
public enum WorkoutRefusal: Error, Sendable, Hashable {
    /// One at a time. WORK-01.
    case alreadyActive
    case notActive
    /// Something has to be done before it can be saved.
    case nothingDone
    /// Typed wrongly, or more than fits.
    case field(FieldRule)
}

/// What the person is asked.
public enum WorkoutQuestion: Sendable, Hashable {
    /// There is a workout of a former run: go on, or discard it. WORK-19.
    case resume
    /// Cancelling loses what was logged. WORK-16.
    case cancel
    /// Whether the template shall become what was done. WORK-15-b.
    case updateTemplate(WorkoutDiff)
}
