internal import Contracts
internal import ServiceKit

/// Workouts, and what is made from them.
struct WorkoutRoutes: Sendable {
    let workouts: WorkoutActions
    let export: WorkoutExport
    let imports: ImportActions

    var routes: [Route] {
        [
            Training.workouts.handle(workouts.list),
            Training.addWorkout.handleSaving(workouts.add),
            Training.workout.handle(workouts.one),
            Training.noteWorkout.handle(workouts.note),
            Training.deleteWorkout.handle(workouts.delete),
            Training.summary.handle(workouts.summary),
            Training.records.handle(workouts.records),
            Training.export.handle(export.file),
            Training.importHistory.handle(imports.take).takingBodies(upTo: HistoryImport.mostBytes),
        ]
    }
}
