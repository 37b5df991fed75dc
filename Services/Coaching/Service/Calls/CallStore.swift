internal import Contracts
internal import ServiceKit
internal import Storage
internal import Wire

/// Calls. Who changes one holds its client's thread, but for those who join.
enum CallStore {
    private static let columns: SQL = """
        id, client_id, coach_id, starts_at, ends_at, status, version, purpose, minutes, booked_at, cancelled_by, cancelled_at,
        client_joined_at, coach_joined_at, month, refunded, client_email, refundable_until, coach_moves
        """

    static func find(_ id: CoachingCallID, in db: any Connection) async throws -> StoredCall? {
        try await db.first("SELECT \(columns) FROM calls WHERE id = \(id.text)").map(call)
    }

    /// A call of this person's on this side; nil for other people's.
    static func find(_ id: CoachingCallID, of person: UserID, _ side: CallSide, in db: any Connection) async throws -> StoredCall? {
        guard let found = try await find(id, in: db), found.person(side) == person else { return nil }
        return found
    }

    static func insert(_ call: StoredCall, in db: any Connection) async throws {
        try await db.enqueue("""
            INSERT INTO calls (\(columns)) VALUES (
                \(call.id.text), \(call.client.text), \(call.coach.text), \(call.startsAt), \(call.endsAt), \(call.status.rawValue),
                \(call.version), \(call.purpose?.text), \(call.minutes), \(call.bookedAt), \(call.cancelledBy?.rawValue),
                \(call.cancelledAt), \(call.clientJoinedAt), \(call.coachJoinedAt), \(call.month), \(Int64(call.isRefunded ? 1 : 0)),
                \(call.clientEmail?.text), \(call.refundableUntil), \(call.coachMoves))
            """)
    }

    /// Whether a client has another call within this time.
    static func overlaps(
        _ client: UserID, from start: Instant, to end: Instant, but id: CoachingCallID?, in db: any Connection
    ) async throws -> Bool {
        try await db.first("""
            SELECT 1 FROM calls WHERE client_id = \(client.text) AND status IN ('scheduled', 'live') AND starts_at < \(end)
                AND ends_at > \(start) AND id <> \(id?.text ?? "")
            """) != nil
    }

    /// - Returns: nil when it was not waiting to be held any more.
    static func cancel(
        _ id: CoachingCallID, by side: CallSide?, isRefunded: Bool, now: Instant, in db: any Connection
    ) async throws -> StoredCall? {
        try await db.first("""
            UPDATE calls SET status = 'cancelled', version = version + 1, cancelled_by = \(side?.rawValue), cancelled_at = \(now),
                refunded = \(Int64(isRefunded ? 1 : 0))
            WHERE id = \(id.text) AND status IN ('scheduled', 'live') RETURNING \(columns)
            """).map(call)
    }

    static func forgetAddress(of id: CoachingCallID, in db: any Connection) async throws {
        try await db.enqueue("UPDATE calls SET client_email = NULL WHERE id = \(id.text) AND client_email IS NOT NULL")
    }

    /// Nobody has joined a call at its new time, or was reminded of it.
    /// - Parameters:
    ///   - side: who moves it; a coach's moves are counted with it, a client's over all of their calls (`CallLimit`).
    ///   - refundableUntil: where it is not what its new time says.
    static func move(
        _ id: CoachingCallID, by side: CallSide, to start: Instant, until end: Instant, refundableUntil: Instant?, in db: any Connection
    ) async throws -> StoredCall? {
        try await db.first("""
            UPDATE calls SET starts_at = \(start), ends_at = \(end), version = version + 1, client_joined_at = NULL,
                coach_joined_at = NULL, reminded = 0, refundable_until = \(refundableUntil),
                coach_moves = coach_moves + \(Int64(side == .coach ? 1 : 0))
            WHERE id = \(id.text) AND status = 'scheduled' RETURNING \(columns)
            """).map(call)
    }

    /// - Returns: nil for who had joined before.
    static func join(_ call: StoredCall, as side: CallSide, now: Instant, in db: any Connection) async throws -> StoredCall? {
        let column: SQL = side == .client ? "client_joined_at" : "coach_joined_at"
        let status: CallStatus = now >= call.startsAt ? .live : .scheduled
        return try await db.first("""
            UPDATE calls SET \(column) = \(now), status = CASE WHEN status = 'live' THEN status ELSE \(status.rawValue) END,
                version = version + 1
            WHERE id = \(call.id.text) AND \(column) IS NULL AND starts_at = \(call.startsAt) AND status IN ('scheduled', 'live')
            RETURNING \(columns)
            """).map(self.call)
    }

    /// Writes down how a call ended: finished when both were there. One for which only the client came is given back.
    /// - Parameters:
    ///   - end: when it ends; nothing happens to a call that was moved away from there.
    ///   - isShut: whether nobody is let in any more: it is given back then, unless both were there before.
    static func end(_ id: CoachingCallID, at end: Instant, isShut: Bool, in db: any Connection) async throws -> StoredCall? {
        let isGivenBack: SQL =
            isShut
            ? "client_joined_at IS NULL OR coach_joined_at IS NULL" : "client_joined_at IS NOT NULL AND coach_joined_at IS NULL"
        return try await db.first("""
            UPDATE calls SET version = version + 1, client_email = NULL, status = CASE
                WHEN client_joined_at IS NOT NULL AND coach_joined_at IS NOT NULL THEN 'finished' ELSE 'missed' END,
                refunded = CASE WHEN \(isGivenBack) THEN 1 ELSE refunded END
            WHERE id = \(id.text) AND ends_at = \(end) AND status IN ('scheduled', 'live') RETURNING \(columns)
            """).map(call)
    }

    /// Calls of a person that have not begun or are under way, the next first, or those that are over, the last first.
    static func page(
        _ period: CallPeriod, after: TimeCursor?, limit: Int, of person: UserID, _ side: CallSide, in db: any Connection
    ) async throws -> [StoredCall] {
        let whose: SQL = side == .client ? "client_id" : "coach_id"
        switch period {
        case .upcoming:
            let behind: SQL = if let after { " AND (starts_at, id) > (\(after.at), \(after.id))" } else { "" }
            return try await db.query("""
                SELECT \(columns) FROM calls WHERE \(whose) = \(person.text) AND status IN ('scheduled', 'live')\(behind)
                ORDER BY starts_at, id LIMIT \(limit)
                """).map(call)
        case .past:
            let behind: SQL = if let after { " AND (starts_at, id) < (\(after.at), \(after.id))" } else { "" }
            return try await db.query("""
                SELECT \(columns) FROM calls WHERE \(whose) = \(person.text) AND status NOT IN ('scheduled', 'live')\(behind)
                ORDER BY starts_at DESC, id DESC LIMIT \(limit)
                """).map(call)
        }
    }

    /// Calls of a client that nobody has ended or cancelled, with one coach or with all.
    static func open(of client: UserID, with coach: UserID?, in db: any Connection) async throws -> [StoredCall] {
        let whose: SQL = if let coach { " AND coach_id = \(coach.text)" } else { "" }
        return try await db.query("""
            SELECT \(columns) FROM calls WHERE client_id = \(client.text) AND status IN ('scheduled', 'live')\(whose) ORDER BY starts_at, id
            """).map(call)
    }

    private static func call(_ row: Row) throws(DatabaseError) -> StoredCall {
        StoredCall(
            id: CoachingCallID(trusted: try row.get("id")), client: UserID(trusted: try row.get("client_id")),
            coach: UserID(trusted: try row.get("coach_id")), startsAt: try row.get("starts_at"), endsAt: try row.get("ends_at"),
            status: try row.requiredWord("status"), version: try row.get("version"), purpose: try row.text("purpose"),
            clientEmail: try row.text("client_email"), minutes: try row.get("minutes"), bookedAt: try row.get("booked_at"),
            cancelledBy: try row.word("cancelled_by"),
            cancelledAt: try row.get("cancelled_at"), clientJoinedAt: try row.get("client_joined_at"),
            coachJoinedAt: try row.get("coach_joined_at"), month: try row.get("month"),
            isRefunded: try row.get("refunded", as: Int64.self) == 1, refundableUntil: try row.get("refundable_until"),
            coachMoves: try row.get("coach_moves"))
    }
}
