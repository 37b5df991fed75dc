internal import Contracts
internal import ServiceKit

/// What IronLift's people keep, on every device of theirs.
struct IronLiftRoutes: Sendable {
    let dependencies: TrainingDependencies

    var routes: [Route] {
        CustomExerciseRoutes(exercises: CustomExerciseActions(dependencies: dependencies)).routes
            + TemplateRoutes(templates: TemplateActions(dependencies: dependencies)).routes
            + WorkoutRoutes(
                workouts: WorkoutActions(dependencies: dependencies), export: WorkoutExport(dependencies: dependencies),
                imports: ImportActions(dependencies: dependencies)
            ).routes
            + ChartRoutes(charts: ChartActions(dependencies: dependencies)).routes
            + SyncRoutes(sync: SyncActions(dependencies: dependencies)).routes
    }
}
