internal import Contracts
internal import Storage
internal import Wire

/// The provider's events that had their effect already.
enum WebhookStore {
    static func isKnown(_ event: String, of provider: String, in db: any Connection) async throws -> Bool {
        try await db.first("SELECT 1 FROM webhook_events WHERE provider = \(provider) AND event_id = \(event)") != nil
    }

    /// - Parameter event: the provider's id of it, or what else is to have its effect once.
    /// - Returns: false when the event was noted before.
    static func note(_ event: String, of provider: String, at now: Instant) -> Question<Bool> {
        .any("""
            INSERT INTO webhook_events (provider, event_id, received_at) VALUES (\(provider), \(event), \(now))
            ON CONFLICT (provider, event_id) DO NOTHING RETURNING event_id
            """)
    }

    /// A provider repeats an event for some days at most.
    static func sweep(before limit: Instant, in database: any Database) async throws {
        try await database.sweep("webhook_events", key: "provider, event_id", where: "received_at < \(limit)")
    }
}
