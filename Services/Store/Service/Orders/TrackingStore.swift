internal import Contracts
internal import Storage
internal import Wire

/// Where parcels are. Events are added while the row of their order is taken.
enum TrackingStore {
    /// What this service says itself, in the reader's language; what administrators write is shown as it is.
    enum Step: String, CaseIterable {
        case shipped, delivered

        func text(_ language: Language) -> String {
            switch (self, language) {
            case (.shipped, .english): "Shipped"
            case (.shipped, .arabic): "تم الشحن"
            case (.delivered, .english): "Delivered"
            case (.delivered, .arabic): "تم التوصيل"
            }
        }
    }

    static func add(_ status: String, place: String? = nil, to order: OrderNumber, at now: Instant, in db: any Connection) async throws {
        try await db.execute("""
            INSERT INTO tracking_events (order_number, sequence, status, place, at)
            SELECT \(order.number), COALESCE(MAX(sequence), 0) + 1, \(status), \(place), \(now) FROM tracking_events
            WHERE order_number = \(order.number)
            """)
    }

    /// - Returns: nil before the order was shipped.
    static func tracking(of order: StoredOrder, _ language: Language, in db: any Connection) async throws -> Tracking? {
        guard let carrier = order.carrier, let number = order.trackingNumber else { return nil }
        let events = try await db.query("""
            SELECT status, place, at FROM tracking_events WHERE order_number = \(order.number.number) ORDER BY sequence DESC
            """).map { row in
                let status = try row.get(0, as: String.self)
                return TrackingEvent(status: Step(rawValue: status)?.text(language) ?? status, place: try row.get(1), at: try row.get(2))
            }
        return Tracking(carrier: carrier, number: number, events: events)
    }
}
