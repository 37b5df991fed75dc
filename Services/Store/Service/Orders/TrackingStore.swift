internal import Contracts
internal import Storage
internal import Wire

/// Something that happened to a parcel.
struct StoredTrackingEvent: Sendable {
    /// A `TrackingStep`, or what an administrator wrote.
    let status: String
    let place: String?
    let at: Instant
}

/// Where parcels are. Events are added while the row of their order is locked.
enum TrackingStore {
    static func add(_ status: String, place: String? = nil, to order: OrderNumber, at now: Instant, in db: any Connection) async throws {
        try await db.enqueue("""
            INSERT INTO tracking_events (order_number, sequence, status, place, at)
            SELECT \(order.number), COALESCE(MAX(sequence), 0) + 1, \(status), \(place), \(now) FROM tracking_events
            WHERE order_number = \(order.number)
            """)
    }

    /// Newest first.
    static func events(of order: OrderNumber, in db: any Connection) async throws -> [StoredTrackingEvent] {
        try await db.query("""
            SELECT status, place, at FROM tracking_events WHERE order_number = \(order.number) ORDER BY sequence DESC
            """).map { row in
                StoredTrackingEvent(status: try row.get("status"), place: try row.get("place"), at: try row.get("at"))
            }
    }
}
