internal import Contracts
internal import ServiceKit
internal import Storage
internal import Wire

/// Which welcome screens somebody has seen.
struct TutorialActions: Sendable {
    let dependencies: ProfileDependencies

    func list(_ call: Call<SignedIn, Nothing, Nothing>) async throws -> TutorialFlags {
        let person = try call.person()
        return try await dependencies.database.read { db in try await TutorialStore.flags(of: person.id, in: db) }
    }

    func see(_ call: Call<SignedIn, TutorialParameters, Nothing>) async throws -> TutorialFlags {
        let person = try call.person()
        return try await dependencies.database.write { db in
            try await PersonStore.hold(person.id, in: db)
            try await TutorialStore.see(call.parameters.feature, of: person.id, now: call.now, in: db)
            return try await TutorialStore.flags(of: person.id, in: db)
        }
    }

    func reset(_ call: Call<SignedIn, Nothing, Nothing>) async throws -> Nothing {
        let person = try call.person()
        try await dependencies.database.write { db in try await TutorialStore.reset(of: person.id, in: db) }
        return Nothing()
    }
}
