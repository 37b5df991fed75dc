internal import Contracts
internal import ServiceKit

/// One's own exercises.
struct CustomExerciseRoutes: Sendable {
    let exercises: CustomExerciseActions

    var routes: [Route] {
        [
            Training.customExercises.handle(exercises.list),
            Training.addCustomExercise.handleSaving(exercises.add),
            Training.changeCustomExercise.handle(exercises.change),
            Training.deleteCustomExercise.handle(exercises.delete),
        ]
    }
}
