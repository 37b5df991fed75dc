internal import Contracts
internal import ServiceKit

/// What there is to train with.
struct ExerciseRoutes: Sendable {
    let exercises: ExerciseActions

    var routes: [Route] {
        [
            Training.exercises.handle(exercises.page),
            Training.exercise.handle(exercises.one),
            Training.library.handle(exercises.whole),
            Training.image.handle(exercises.image),
        ]
    }
}
