internal import Contracts
internal import ServiceKit
internal import Storage
internal import Wire

/// What happened in the apps. The ids are the clients' own, so that one person's never meet another's.
enum AnalyticsStore {
    /// Keeps the events that are not known yet; of several with one id, the first.
    /// - Returns: how many were new.
    static func add(_ events: [AnalyticsEvent], of user: UserID, now: Instant, in db: any Connection) async throws -> Int {
        guard !events.isEmpty else { return 0 }
        // In order of id, so that two batches with the same events do not wait for each other crosswise; the sort is stable.
        let events = events.sorted { $0.id < $1.id }
        var values: SQL = ""
        for (index, event) in events.enumerated() {
            let separator: SQL = index == 0 ? "" : ", "
            values = values + separator + """
                (\(event.id.text), \(user.text), \(event.name.text), \(event.at), \(try JSONColumn.text(event.props ?? [:])), \(now))
                """
        }
        return try await db.execute("""
            INSERT INTO analytics_events (id, user_id, name, at, props, received_at) VALUES \(values)
            ON CONFLICT (user_id, id) DO NOTHING
            """)
    }
}
