internal import Contracts
internal import ServiceKit

/// The routes of notes.
struct NoteRoutes: Sendable {
    let routes: [Route]

    init(dependencies: SkeletonDependencies) {
        let notes = NoteActions(dependencies: dependencies)
        routes = [
            Skeleton.saveNote.handle(notes.save),
        ]
    }
}
