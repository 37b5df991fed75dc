internal import Contracts
internal import TrainingDomain
internal import Wire

/// Records as answers show them. Each is nil for a record of another kind and for a tombstone.
extension Record {
    var exercise: CustomExercise? {
        body?.exercise.map {
            CustomExercise(
                id: CustomExerciseID(trusted: key.id), details: $0, version: version, archivedAt: archivedAt, createdAt: createdAt,
                updatedAt: updatedAt)
        }
    }

    var template: Template? {
        body?.template.map {
            Template(id: TemplateID(trusted: key.id), details: $0, version: version, createdAt: createdAt, updatedAt: updatedAt)
        }
    }

    var workout: Workout? {
        body?.workout.map {
            Workout(
                id: WorkoutID(trusted: key.id), details: $0, totals: WorkoutTotals($0), version: version, createdAt: createdAt,
                updatedAt: updatedAt)
        }
    }

    var chart: Chart? {
        body?.chart.map {
            Chart(id: ChartID(trusted: key.id), details: $0, version: version, createdAt: createdAt, updatedAt: updatedAt)
        }
    }

    var synced: SyncChange {
        SyncChange(
            kind: key.kind, entity: key.id, version: version, deletedAt: deletedAt, exercise: exercise, template: template,
            workout: workout, chart: chart)
    }
}
