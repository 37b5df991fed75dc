internal import Contracts
internal import ServiceKit
internal import TrainingDomain
internal import Storage
internal import Wire

/// What people do with their notes.
struct NoteActions: Sendable {
    let dependencies: TrainingDependencies

    func save(_ call: Call<SignedIn, Nothing, TrainingNote>) async throws -> SavedTrainingNote {
        let text = NoteRule.tidied(call.body.text)
        return try await dependencies.database.write { db in
            // They may have left while the request was on its way; nothing of theirs may come back.
            guard try await !Departures().contains(call.caller.userID, in: db) else { throw APIError(.unauthenticated) }
            return try await NoteStore.save(text, of: call.caller.userID, now: call.now, in: db)
        }
    }
}
