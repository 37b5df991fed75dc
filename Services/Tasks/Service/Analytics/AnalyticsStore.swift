internal import Contracts
internal import ServiceKit
internal import Storage
internal import Wire

/// Events that the apps recorded. Clients choose the ids, so they are unique per person only.
enum AnalyticsStore {
    /// How many events of one person are taken in a day, by UTC. An app that is used all day sends a few hundred.
    static let quota: Int64 = 2000
    /// How long events are kept: a year, and some weeks to compare with the year before.
    static let life: Duration = .days(400)

    /// Keeps the events that are not known yet; of several with one id, the first.
    /// - Returns: how many were new.
    /// - Throws: `rate_limited`, for a batch that the day has no room for; none of it is kept then.
    static func add(_ events: [AnalyticsEvent], of user: UserID, now: Instant, in db: any Connection) async throws -> Int {
        guard !events.isEmpty else { return 0 }
        try await take(Int64(events.count), of: user, now: now, in: db)
        // Sorted by id, so that two batches with the same events lock rows in one order and cannot deadlock. The sort is stable.
        let events = events.sorted { $0.id < $1.id }
        var values: SQL = ""
        for (index, event) in events.enumerated() {
            let separator: SQL = index == 0 ? "" : ", "
            values = values + separator + """
                (\(event.id.text), \(user.text), \(event.name.text), \(event.at),
                 \(try JSONColumn.text(event.props ?? BoundedMap(trusted: [:]))), \(now))
                """
        }
        return try await db.execute("""
            INSERT INTO analytics_events (id, user_id, name, at, props, received_at) VALUES \(values)
            ON CONFLICT (user_id, id) DO NOTHING
            """)
    }

    /// Takes from the person's quota of the day. One upsert decides, and its row is the lock under which parallel batches of one person
    /// take turns. Around midnight the clocks of two processes may be on two days: who is behind counts for the next day with the others,
    /// or each change of the day would make room again. Events that are known already count too, so that the work is limited as well as
    /// the rows.
    private static func take(_ count: Int64, of user: UserID, now: Instant, in db: any Connection) async throws {
        let day = now.milliseconds / Duration.days(1).milliseconds
        let taken = try await db.query("""
            INSERT INTO analytics_days (user_id, day, events) VALUES (\(user.text), \(day), \(count))
            ON CONFLICT (user_id) DO UPDATE
            SET events = CASE WHEN analytics_days.day IN (excluded.day, excluded.day + 1)
                    THEN analytics_days.events + excluded.events ELSE excluded.events END,
                day = CASE WHEN analytics_days.day IN (excluded.day, excluded.day + 1) THEN analytics_days.day ELSE excluded.day END
            WHERE analytics_days.day NOT IN (excluded.day, excluded.day + 1) OR analytics_days.events + excluded.events <= \(quota)
            RETURNING events
            """)
        guard taken.isEmpty else { return }
        throw APIError(.rateLimited, retryAfter: Instant(milliseconds: (day + 1) * Duration.days(1).milliseconds) - now)
    }
}
