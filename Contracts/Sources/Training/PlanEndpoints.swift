internal import HTTPCore
public import Wire

/// Plans, substitutions, sessions and statistics. FitCoach+ only.
public enum TrainingPlans {
    public static let generate = Endpoint<SignedIn, Nothing, PlanRequest, TrainingPlan>(
        "training.generatePlan", .post, "/training/plan/generate", products: .withTrainingPlans, status: .created,
        errors: [.tierRequired, .onboardingRequired, .coachPlan, .limitReached],
        requirements: ["FC-JOURNEY-08-b", "FC-JOURNEY-08-c", "FR-WORKOUT-06-a", "FR-WORKOUT-06-b"],
        summary: "Make a plan, from the profile or, with Premium, from one's own choices")
    public static let plan = Endpoint<SignedIn, Nothing, Nothing, TrainingPlan>(
        "training.plan", .get, "/training/plan", products: .withTrainingPlans, errors: [.notFound], requirements: ["FC-JOURNEY-07-i"],
        summary: "The plan of the week")
    public static let today = Endpoint<SignedIn, Nothing, Nothing, TodaysPlan>(
        "training.today", .get, "/training/plan/today", products: .withTrainingPlans, errors: [.notFound],
        requirements: ["FR-HOME-04-a", "FR-WORKOUT-01-a", "FR-WORKOUT-01-b"], summary: "Today's workout, or that today is a rest day")
    public static let alternatives = Endpoint<SignedIn, PlanItemParameters, Nothing, Alternatives>(
        "training.alternatives", .get, "/training/plan/items/{id}/alternatives", products: .withTrainingPlans,
        requirements: ["FR-WORKOUT-05-c", "FR-WORKOUT-05-d", "FC-SCN-3.2-2"], summary: "Three exercises that spare one's injuries")
    public static let substitute = Endpoint<SignedIn, PlanItemParameters, Substitution, TrainingPlan>(
        "training.substitute", .post, "/training/plan/items/{id}/substitute", products: .withTrainingPlans, status: .ok,
        errors: [.notSafe, .tierRequired],
        requirements: ["FR-WORKOUT-05-e"], summary: "Take one of the alternatives")
    public static let keep = Endpoint<SignedIn, PlanItemParameters, Nothing, TrainingPlan>(
        "training.keepOriginal", .post, "/training/plan/items/{id}/keep", products: .withTrainingPlans, status: .ok,
        requirements: ["FR-WORKOUT-05-f"], summary: "Keep the original all the same; it is not asked again")
    public static let coachPlan = Endpoint<Coach, ClientParameters, CoachPlan, TrainingPlan>(
        "training.coachPlan", .put, "/training/coach/plans/{client}", products: .withTrainingPlans, errors: [.onboardingRequired],
        requirements: ["FC-JOURNEY-08-d"],
        summary: "Give a client a plan; for coaches")
    public static let client = Endpoint<Coach, ClientParameters, Nothing, ClientTraining>(
        "training.client", .get, "/training/coach/plans/{client}", products: .withTrainingPlans,
        requirements: ["FC-JOURNEY-08-d"],
        summary: "What a client trains for and with, which injuries they have, and the plan they follow; for coaches")

    public static let start = Endpoint<SignedIn, Nothing, NewTrainingSession, TrainingSession>(
        "training.startSession", .post, "/training/sessions", products: .withTrainingPlans, status: .created, otherStatus: .ok,
        errors: [.notFound, .sessionActive, .limitReached], requirements: ["FC-SCN-3.2-1"],
        summary: "Begin a workout of the plan")
    public static let session = Endpoint<SignedIn, TrainingSessionParameters, Nothing, TrainingSession>(
        "training.session", .get, "/training/sessions/{id}", products: .withTrainingPlans, summary: "A workout as far as it is done")
    public static let tickSet = Endpoint<SignedIn, TrainingSessionParameters, SetTick, TrainingSession>(
        "training.tickSet", .post, "/training/sessions/{id}/sets", products: .withTrainingPlans, status: .ok, errors: [.sessionClosed],
        requirements: ["FR-WORKOUT-04-a"], summary: "Tick a set off, or take the tick back")
    public static let tickItem = Endpoint<SignedIn, TrainingSessionItemParameters, ItemTick, TrainingSession>(
        "training.tickItem", .patch, "/training/sessions/{id}/items/{item}", products: .withTrainingPlans, errors: [.sessionClosed],
        requirements: ["FR-WORKOUT-04-b"], summary: "Mark a whole exercise done, or not")
    public static let complete = Endpoint<SignedIn, TrainingSessionParameters, SessionFinish, TrainingSession>(
        "training.completeSession", .post, "/training/sessions/{id}/complete", products: .withTrainingPlans, status: .ok,
        errors: [.sessionClosed],
        requirements: ["FC-SCN-3.2-1"], summary: "Finish the workout, of which a set at least is done; again changes nothing")
    public static let discard = Endpoint<SignedIn, TrainingSessionParameters, Nothing, Nothing>(
        "training.discardSession", .delete, "/training/sessions/{id}", products: .withTrainingPlans, errors: [.sessionClosed],
        summary: "Give a running workout up; it counts as started")
    public static let stats = Endpoint<SignedIn, Nothing, Nothing, TrainingStats>(
        "training.stats", .get, "/training/stats", products: .withTrainingPlans,
        requirements: ["FR-PROGRESS-04-a", "FR-PROGRESS-04-b", "FR-PROGRESS-04-c", "FR-PROGRESS-04-d"],
        summary: "Workouts, time, streaks and what was trained most")
    public static let report = Endpoint<Admin, ReportQuery, Nothing, SessionReport>(
        "training.sessionReport", .get, "/training/admin/reports/sessions", products: .withTrainingPlans, requirements: ["FC-METRIC-02"],
        summary: "How many workouts were begun and how many of them finished; for administrators")

    public static let areas: [Area] = [
        Area(
            "Training plans",
            "FitCoach+'s week of workouts, made from the profile, from one's own choices, or by a coach.",
            [generate.description, plan.description, today.description, client.description, coachPlan.description]),
        Area(
            "Alternatives",
            "Exercises that spare somebody's injuries.",
            [alternatives.description, substitute.description, keep.description]),
        Area(
            "Workout sessions",
            "A workout of the plan, set by set.",
            [
                start.description, session.description, tickSet.description, tickItem.description, complete.description,
                discard.description
            ]),
        Area("Training statistics", "Totals, streaks and muscles; counts for administrators.", [stats.description, report.description]),
    ]
}
