internal import Contracts
internal import ServiceKit
internal import Storage
internal import Wire

/// Which quarters of an hour of a coach are booked or kept. Who takes some holds the coach's row.
enum QuarterStore {
    /// Takes quarters for a call or, without one, keeps them for a client for a while. What somebody kept too long is free, and so is what
    /// this client keeps; of a call that moves, its own.
    /// - Returns: false when one of them is somebody else's: nothing of this transaction may stay then.
    static func take(
        _ quarters: Range<Int64>, of coach: UserID, for client: UserID, call: CoachingCallID?, until: Instant?, now: Instant,
        in db: any Connection
    ) async throws -> Bool {
        for quarter in quarters {
            let isTaken = try await db.execute("""
                INSERT INTO booked_quarters (coach_id, quarter, client_id, call_id, held_until)
                VALUES (\(coach.text), \(quarter), \(client.text), \(call?.text), \(until))
                ON CONFLICT (coach_id, quarter) DO UPDATE SET client_id = excluded.client_id, call_id = excluded.call_id,
                    held_until = excluded.held_until
                WHERE booked_quarters.call_id = \(call?.text ?? "") OR (booked_quarters.call_id IS NULL
                    AND (booked_quarters.held_until <= \(now) OR booked_quarters.client_id = \(client.text)))
                """) == 1
            guard isTaken else { return false }
        }
        return true
    }

    /// Quarters that are booked, but for those of one call, or that somebody else than this client keeps.
    static func taken(
        _ quarters: Range<Int64>, of coach: UserID, for client: UserID, call: CoachingCallID? = nil, now: Instant, in db: any Connection
    ) async throws -> Set<Int64> {
        let rows = try await db.query("""
            SELECT quarter FROM booked_quarters WHERE coach_id = \(coach.text) AND quarter >= \(quarters.lowerBound)
                AND quarter < \(quarters.upperBound)
                AND (call_id <> \(call?.text ?? "") OR (call_id IS NULL AND held_until > \(now) AND client_id <> \(client.text)))
            """)
        return Set(try rows.map { row throws(DatabaseError) in try row.get("quarter", as: Int64.self) })
    }

    static func free(_ call: CoachingCallID, but kept: Range<Int64>? = nil, in db: any Connection) async throws {
        let kept = kept ?? 0..<0
        try await db.enqueue("""
            DELETE FROM booked_quarters WHERE call_id = \(call.text) AND (quarter < \(kept.lowerBound) OR quarter >= \(kept.upperBound))
            """)
    }

    /// Gives back what a client keeps.
    static func freeKept(by client: UserID, in db: any Connection) async throws {
        try await db.enqueue("DELETE FROM booked_quarters WHERE client_id = \(client.text) AND call_id IS NULL")
    }
}

/// When coaches can be called.
enum AvailabilityStore {
    static func find(_ coach: UserID, in db: any Connection) async throws -> Availability? {
        try await db.first("SELECT body FROM availability WHERE coach_id = \(coach.text)").map { row in
            try JSONColumn.value(Availability.self, row.get("body"), column: "body")
        }
    }

    static func save(_ availability: Availability, of coach: UserID, now: Instant, in db: any Connection) async throws {
        let body = try JSONColumn.text(availability)
        try await db.enqueue("""
            INSERT INTO availability (coach_id, body, changed_at) SELECT \(coach.text), \(body), \(now)
            WHERE NOT EXISTS (SELECT 1 FROM departed WHERE user_id = \(coach.text))
            ON CONFLICT (coach_id) DO UPDATE SET body = excluded.body, changed_at = excluded.changed_at
            """)
    }

    /// Of a coach whose account is deleted.
    static func purge(_ coach: UserID, in db: any Connection) async throws {
        try await db.enqueue("DELETE FROM availability WHERE coach_id = \(coach.text)")
    }
}

/// Slots that are kept for clients who have not booked them yet: one a person.
enum HoldStore {
    static func find(of client: UserID, in db: any Connection) async throws -> (hold: CallHold, coach: UserID)? {
        guard let row = try await db.first("""
            SELECT id, coach_id, starts_at, ends_at, expires_at FROM call_holds WHERE client_id = \(client.text)
            """)
        else { return nil }
        let hold = CallHold(
            id: CallHoldID(trusted: try row.get("id")), slot: try row.get("starts_at"), endsAt: try row.get("ends_at"),
            expiresAt: try row.get("expires_at"))
        return (hold, UserID(trusted: try row.get("coach_id")))
    }

    static func save(_ hold: CallHold, of client: UserID, at coach: UserID, in db: any Connection) async throws {
        try await db.enqueue("""
            INSERT INTO call_holds (client_id, id, coach_id, starts_at, ends_at, expires_at)
            VALUES (\(client.text), \(hold.id.text), \(coach.text), \(hold.slot), \(hold.endsAt), \(hold.expiresAt))
            ON CONFLICT (client_id) DO UPDATE SET id = excluded.id, coach_id = excluded.coach_id, starts_at = excluded.starts_at,
                ends_at = excluded.ends_at, expires_at = excluded.expires_at
            """)
    }

    /// Forgets what a client keeps, and its quarters.
    static func purge(of client: UserID, in db: any Connection) async throws {
        try await QuarterStore.freeKept(by: client, in: db)
        try await db.enqueue("DELETE FROM call_holds WHERE client_id = \(client.text)")
    }
}

/// A month's calls of a client. The same row counts their messages.
enum CallQuotaStore {
    static func used(_ month: QuotaMonth, of client: UserID, in db: any Connection) async throws -> Int64 {
        try await db.first("SELECT calls FROM quota_months WHERE user_id = \(client.text) AND month = \(month.text)")?.get("calls") ?? 0
    }

    /// Counts a call, if one is left.
    static func use(_ month: QuotaMonth, limit: Int64, of client: UserID, in db: any Connection) async throws -> Bool {
        try await db.execute("""
            INSERT INTO quota_months (user_id, month, messages, calls) VALUES (\(client.text), \(month.text), 0, 0)
            ON CONFLICT (user_id, month) DO NOTHING
            """)
        return try await db.execute("""
            UPDATE quota_months SET calls = calls + 1 WHERE user_id = \(client.text) AND month = \(month.text) AND calls < \(limit)
            """) == 1
    }

    /// Gives a call back to the month in which it counted.
    static func giveBack(_ month: String, of client: UserID, in db: any Connection) async throws {
        try await db.enqueue("""
            UPDATE quota_months SET calls = calls - 1 WHERE user_id = \(client.text) AND month = \(month) AND calls > 0
            """)
    }
}
