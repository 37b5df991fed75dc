internal import Contracts
internal import ServiceKit

/// The routes of notes.
struct NoteRoutes: Sendable {
    let routes: [Route]

    init(dependencies: TrainingDependencies) {
        let notes = NoteActions(dependencies: dependencies)
        routes = [
            Training.saveNote.handle(notes.save),
        ]
    }
}
