internal import HTTPCore
public import Wire

/// Exercises, and what IronLift keeps: templates, workouts, charts, records and their sync. IronLift and FitCoach+.
public enum Training {
    // MARK: The library

    public static let exercises = Endpoint<SignedIn, ExerciseQuery, Nothing, ExercisePage>(
        "training.exercises", .get, "/training/exercises", products: .withTraining,
        requirements: ["EXER-01-a", "FR-WORKOUT-07-a", "FR-WORKOUT-07-b"], summary: "Search exercises, one's own included")
    public static let exercise = Endpoint<SignedIn, ExerciseParameters, Nothing, ExerciseDetail>(
        "training.exercise", .get, "/training/exercises/{id}", products: .withTraining,
        requirements: ["FR-WORKOUT-02-a", "FR-WORKOUT-02-b", "EXER-01-b"], summary: "How an exercise is done")
    public static let library = Endpoint<Anyone, Nothing, Nothing, RawOutput>(
        "training.library", .get, "/training/library", contentType: "application/json", carries: ExerciseLibrary.self,
        requirements: ["IL-ADD-05"],
        summary: "All exercises in both languages, compressed, for an app's own store; its ETag is the version")
    public static let image = Endpoint<Anyone, ImageParameters, Nothing, RawOutput>(
        "training.image", .get, "/training/images/{name}", contentType: "image/svg+xml", summary: "The drawing of a movement")

    /// Where drawings are.
    public static func imagePath(_ name: String) -> String { image.path.path(["name": name]) ?? "" }

    // MARK: One's own exercises

    public static let customExercises = Endpoint<SignedIn, Nothing, Nothing, CustomExerciseList>(
        "training.customExercises", .get, "/training/custom-exercises", products: .withWorkoutLog, requirements: ["EXER-02"],
        summary: "One's own exercises")
    public static let addCustomExercise = Endpoint<SignedIn, Nothing, NewCustomExercise, CustomExercise>(
        "training.addCustomExercise", .post, "/training/custom-exercises", products: .withWorkoutLog, status: .created, otherStatus: .ok,
        errors: [.exerciseNameTaken, .limitReached, .versionConflict], requirements: ["EXER-02", "EXER-03"],
        summary: "Make an exercise of one's own")
    public static let changeCustomExercise = Endpoint<SignedIn, CustomExerciseParameters, CustomExerciseChange, CustomExercise>(
        "training.changeCustomExercise", .patch, "/training/custom-exercises/{id}", products: .withWorkoutLog,
        errors: [.forbidden, .exerciseNameTaken],
        requirements: ["EXER-04"], summary: "Rename one's own exercise or put it on another shelf")
    public static let deleteCustomExercise = Endpoint<SignedIn, CustomExerciseParameters, Nothing, Nothing>(
        "training.deleteCustomExercise", .delete, "/training/custom-exercises/{id}", products: .withWorkoutLog, errors: [.forbidden],
        requirements: ["EXER-05"],
        summary: "Take one's own exercise out of the picker; where it was used its name stays")

    // MARK: Templates

    public static let templates = Endpoint<SignedIn, Nothing, Nothing, TemplateList>(
        "training.templates", .get, "/training/templates", products: .withWorkoutLog, requirements: ["IL-ADD-07"],
        summary: "One's templates")
    public static let addTemplate = Endpoint<SignedIn, Nothing, NewTemplate, Template>(
        "training.addTemplate", .post, "/training/templates", products: .withWorkoutLog, status: .created, otherStatus: .ok,
        errors: [.limitReached, .versionConflict], requirements: ["TMPL-01"], summary: "Make a template")
    public static let template = Endpoint<SignedIn, TemplateParameters, Nothing, Template>(
        "training.template", .get, "/training/templates/{id}", products: .withWorkoutLog, requirements: ["TMPL-02"], summary: "One template"
    )
    public static let putTemplate = Endpoint<SignedIn, TemplateParameters, TemplateChange, Template>(
        "training.putTemplate", .put, "/training/templates/{id}", products: .withWorkoutLog, status: .created, otherStatus: .ok,
        errors: [.limitReached, .versionConflict], requirements: ["TMPL-08"],
        summary: "Make or change a template; the same again changes nothing. After version_conflict, GET has the one to merge with")
    public static let deleteTemplate = Endpoint<SignedIn, TemplateParameters, Nothing, Nothing>(
        "training.deleteTemplate", .delete, "/training/templates/{id}", products: .withWorkoutLog, requirements: ["TMPL-09"],
        summary: "Delete a template; workouts made from it stay")

    // MARK: Workouts

    public static let workouts = Endpoint<SignedIn, WorkoutQuery, Nothing, WorkoutPage>(
        "training.workouts", .get, "/training/workouts", products: .withWorkoutLog, requirements: ["HIST-01"],
        summary: "The history, newest first")
    public static let addWorkout = Endpoint<SignedIn, Nothing, NewWorkout, Workout>(
        "training.addWorkout", .post, "/training/workouts", products: .withWorkoutLog, status: .created, otherStatus: .ok,
        errors: [.limitReached, .versionConflict], requirements: ["WORK-14"],
        summary: "Save a finished workout; the same again is the same record")
    public static let workout = Endpoint<SignedIn, WorkoutParameters, Nothing, Workout>(
        "training.workout", .get, "/training/workouts/{id}", products: .withWorkoutLog, requirements: ["HIST-04"],
        summary: "One workout, whole")
    public static let noteWorkout = Endpoint<SignedIn, WorkoutParameters, WorkoutNotes, Workout>(
        "training.noteWorkout", .patch, "/training/workouts/{id}", products: .withWorkoutLog, requirements: ["ENRC-03"],
        summary: "Change the note of a finished workout")
    public static let deleteWorkout = Endpoint<SignedIn, WorkoutParameters, Nothing, Nothing>(
        "training.deleteWorkout", .delete, "/training/workouts/{id}", products: .withWorkoutLog,
        summary: "Delete a workout; records and charts are made again without it")
    public static let summary = Endpoint<SignedIn, Nothing, Nothing, HistorySummary>(
        "training.summary", .get, "/training/history/summary", products: .withWorkoutLog, requirements: ["HIST-02"],
        summary: "Workouts, sets and volume so far")
    public static let records = Endpoint<SignedIn, RecordQuery, Nothing, RecordList>(
        "training.records", .get, "/training/records", products: .withWorkoutLog, summary: "Personal records with an exercise")
    public static let export = Endpoint<SignedIn, ExportQuery, Nothing, RawOutput>(
        "training.export", .get, "/training/export.csv", products: .withWorkoutLog, contentType: "text/csv; charset=utf-8",
        requirements: ["ENRC-05"], summary: "Every set as a row, in kilograms or pounds")
    public static let importHistory = Endpoint<SignedIn, Nothing, HistoryImport, ImportAnswer>(
        "training.importHistory", .post, "/training/import", products: .withWorkoutLog, status: .ok,
        summary: "Add the workouts of such a table, or of Strong's; the same again adds nothing")

    // MARK: Charts

    public static let charts = Endpoint<SignedIn, Nothing, Nothing, ChartList>(
        "training.charts", .get, "/training/charts", products: .withWorkoutLog, requirements: ["IL-ADD-07"], summary: "One's charts")
    public static let addChart = Endpoint<SignedIn, Nothing, NewChart, Chart>(
        "training.addChart", .post, "/training/charts", products: .withWorkoutLog, status: .created, otherStatus: .ok,
        errors: [.limitReached, .versionConflict], requirements: ["CHRT-01"], summary: "Keep a chart on the dashboard")
    public static let deleteChart = Endpoint<SignedIn, ChartParameters, Nothing, Nothing>(
        "training.deleteChart", .delete, "/training/charts/{id}", products: .withWorkoutLog, requirements: ["CHRT-06"],
        summary: "Delete a chart")
    public static let series = Endpoint<SignedIn, SeriesQuery, Nothing, ChartSeries>(
        "training.series", .get, "/training/charts/{id}/series", products: .withWorkoutLog, summary: "The points of a chart")

    // MARK: Sync

    public static let sync = Endpoint<SignedIn, Nothing, SyncRequest, SyncAnswer>(
        "training.sync", .post, "/training/sync", products: .withWorkoutLog, status: .ok, errors: [.resync],
        requirements: ["IL-ADD-02", "IL-ADD-03", "IL-ADD-06"], summary: "Send what was done offline and get what changed elsewhere")
    public static let changes = Endpoint<SignedIn, SyncQuery, Nothing, SyncAnswer>(
        "training.changes", .get, "/training/sync", products: .withWorkoutLog, errors: [.resync], requirements: ["IL-ADD-01", "AUTH-06"],
        summary: "Everything, or what changed since a cursor, deletions too")

    public static let ironLift: [Area] = [
        Area(
            "Exercises",
            "A thousand exercises in two languages, searched as typed; how each is done; the whole library for when an app is offline.",
            [exercises.description, exercise.description, library.description, image.description]),
        Area(
            "Own exercises",
            "Exercises that a person adds.",
            [
                customExercises.description, addCustomExercise.description, changeCustomExercise.description,
                deleteCustomExercise.description
            ]),
        Area(
            "Templates",
            "What workouts of IronLift start from. A change names the version it was made from.",
            [
                templates.description, addTemplate.description, template.description, putTemplate.description,
                deleteTemplate.description
            ]),
        Area(
            "Workout log",
            "Finished workouts of IronLift: the same one sent again is the same record, and only its note can be changed.",
            [workouts.description, addWorkout.description, workout.description, noteWorkout.description, deleteWorkout.description]),
        Area(
            "History",
            "Sums, records, and the history as a table, out and in.",
            [summary.description, records.description, export.description, importHistory.description]),
        Area(
            "Charts",
            "Lines of a dashboard.",
            [charts.description, addChart.description, deleteChart.description, series.description]),
        Area(
            "Sync",
            "What devices did offline, and what changed elsewhere. Deletions are remembered for 90 days.",
            [sync.description, changes.description]),
    ]

    public static let areas: [Area] = ironLift + TrainingPlans.areas

    public static let all: [EndpointDescription] = areas.flatMap(\.endpoints)
}
