internal import Contracts
internal import Storage
internal import Wire

/// What the sandbox was told to do to the next sends.
enum DisturbanceStore {
    /// Replaces what was said of the same channel and recipient.
    static func put(_ disturbance: Disturbance, id: String, in db: any Connection) async throws {
        let (channel, to) = (disturbance.channel.rawValue, disturbance.to.map { MessageStore.normalized($0.text) })
        try await db.execute("DELETE FROM disturbances WHERE channel = \(channel) AND COALESCE(recipient, '') = \(to ?? "")")
        try await db.execute("""
            INSERT INTO disturbances (id, channel, mode, recipient, remaining, delay_millis)
            VALUES (\(id), \(channel), \(disturbance.mode.rawValue), \(to), \(disturbance.count), \(disturbance.delayMilliseconds ?? 1000))
            """)
    }

    struct Taken: Sendable { let mode: DisturbanceMode; let delay: Duration }

    static func exists(_ channel: Channel, to recipient: String, in db: any Connection) async throws -> Bool {
        try await db.first("SELECT id FROM disturbances WHERE \(waiting(channel, recipient)) LIMIT 1") != nil
    }

    /// Takes one disturbance for a send, if one is left; one statement decides, so N of them disturb N sends.
    static func take(_ channel: Channel, to recipient: String, in db: any Connection) async throws -> Taken? {
        try await db.first("""
            UPDATE disturbances SET remaining = remaining - 1
            WHERE id = (SELECT id FROM disturbances WHERE \(waiting(channel, recipient)) ORDER BY id LIMIT 1) AND remaining > 0
            RETURNING mode, delay_millis
            """).flatMap { row in
                let delay: Int64 = try row.get("delay_millis")
                return DisturbanceMode(rawValue: try row.get("mode")).map { Taken(mode: $0, delay: .milliseconds(delay)) }
            }
    }

    private static func waiting(_ channel: Channel, _ recipient: String) -> SQL {
        "channel = \(channel.rawValue) AND remaining > 0 AND (recipient IS NULL OR recipient = \(recipient))"
    }
}
