internal import Contracts
internal import ServiceKit
internal import Storage
internal import Wire

/// What new items and compositions begin with.
struct MediaSettingsActions: Sendable {
    let dependencies: MediaDependencies

    func settings(_ call: Call<SignedIn, Nothing, Nothing>) async throws -> MediaSettings {
        return try await dependencies.database.read { db in try await MediaSettingsStore.find(of: call.caller.userID, in: db) }
    }

    func change(_ call: Call<SignedIn, Nothing, MediaSettingsChange>) async throws -> MediaSettings {
        return try await dependencies.database.write { db in
            try await OwnerStore.ensure(call.caller.userID, product: call.caller.product, now: call.now, in: db)
            return try await MediaSettingsStore.change(call.body, of: call.caller.userID, in: db)
        }
    }
}
