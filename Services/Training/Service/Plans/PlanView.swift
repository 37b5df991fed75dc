internal import Contracts
internal import ServiceKit
internal import TrainingDomain
internal import Wire

/// Plans as their person reads them: names in their language, conflicts with the injuries they have now.
struct PlanView: Sendable {
    private let library: LibrarySnapshot
    private let exercises: ExerciseView
    let injuries: [InjuryArea]
    let language: Language

    init(_ dependencies: TrainingDependencies, _ person: Person, _ context: RequestContext) {
        library = dependencies.library.current
        exercises = ExerciseView(dependencies, library, context)
        injuries = person.injuries
        language = context.language
    }

    func plan(_ whole: WholePlan) -> TrainingPlan {
        let plan = whole.plan
        return TrainingPlan(
            id: plan.id, basis: plan.basis, templateId: plan.templateID, restDays: plan.restDays,
            days: whole.days.map { day in self.day(day, whole.items.filter { $0.weekday == day.weekday }) }, level: plan.level,
            goal: plan.goal, formula: plan.formula, createdAt: plan.createdAt, version: plan.version)
    }

    func day(_ day: StoredDay, _ items: [StoredItem]) -> PlanDay {
        PlanDay(
            weekday: day.weekday, title: day.title(language), items: items.map(item), exerciseCount: Int64(items.count),
            estimatedMinutes: PlanDuration.minutes(items.map { ($0.sets, $0.reps, $0.seconds, $0.restSeconds) }))
    }

    func item(_ item: StoredItem) -> PlanItem {
        let conflicts = conflicts(of: item.exercise)
        return PlanItem(
            id: item.id, phase: item.phase, exercise: card(item.exercise), originalExerciseId: item.original,
            sets: item.sets, reps: item.reps, seconds: item.seconds, restSeconds: item.restSeconds, injuryConflict: conflicts.first,
            // Who kept it in spite of one injury has not said so of another.
            keptOriginal: item.kept.map { kept in conflicts.allSatisfy { kept.contains($0) } } ?? false,
            reason: PlanText.reason(item.reason, language))
    }

    func card(_ exercise: ExerciseID) -> ExerciseCard { exercises.card(exercise) }

    /// The areas of today's injuries that an exercise stresses, as the intake lists them.
    func conflicts(of exercise: ExerciseID) -> [InjuryArea] {
        let stresses = library.facts(exercise)?.stresses ?? []
        return injuries.filter { stresses.contains($0) }
    }

    /// What an exercise does to an area that it stresses.
    func reason(_ exercise: ExerciseID, on area: InjuryArea) -> String? {
        library.facts(exercise).map { PlanText.reason($0.strain(on: area), on: area, language) }
    }
}
