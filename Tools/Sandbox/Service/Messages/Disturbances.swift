internal import Contracts
internal import Storage
internal import Wire

/// Finds out whether a send is to be disturbed.
struct Disturbances: Sendable {
    let database: any Database

    /// - Returns: nil when the send is not disturbed. Mostly there is nothing to take, and then nothing is written.
    func take(_ channel: Channel, to recipient: String) async throws -> DisturbanceStore.Taken? {
        let to = MessageStore.normalized(recipient)
        guard try await database.read({ db in try await DisturbanceStore.exists(channel, to: to, in: db) }) else { return nil }
        return try await database.write { db in try await DisturbanceStore.take(channel, to: to, in: db) }
    }
}
