internal import Contracts
internal import Platform
internal import ServiceKit
internal import Storage
internal import Wire

/// What clients struggle with, as coaches tell the staff. FC-FEEDBACK-05.
struct PainPoints: Sendable {
    let dependencies: CoachingDependencies

    func add(_ call: Call<Coach, Nothing, NewPainPoint>) async throws -> PainPoint {
        let coach = try call.coach().id
        let point = PainPoint(
            id: PainPointID(trusted: dependencies.ids.next()), coach: coach, text: call.body.text, createdAt: call.now)
        try await dependencies.database.write { db in
            try await CoachStore.insert(coach, in: db)
            // Held, so that they are counted one after the other.
            guard try await CoachStore.hold(coach, in: db) != nil else { throw APIError(.notFound) }
            let (now, most) = (point.createdAt, dependencies.policy.painPointsPerDay)
            let today = try DayLimit(
                try await db.first("""
                    SELECT COUNT(*) AS count, MIN(created_at) AS oldest FROM pain_points
                    WHERE coach_id = \(coach.text) AND created_at > \(now - DayLimit.window)
                    """))
            try today.check(most, now: now, "A coach adds \(most) of them in 24 hours.")
            try await db.enqueue("""
                INSERT INTO pain_points (id, coach_id, text, created_at)
                VALUES (\(point.id.text), \(coach.text), \(point.text.text), \(point.createdAt))
                """)
            // Else a repeat, as after an answer that got lost, would say it again.
            try await call.keep(point, in: db)
        }
        return point
    }

    func list(_ call: Call<Admin, PageQuery, Nothing>) async throws -> PainPointList {
        let query = call.parameters
        let after = try query.cursor.map { token throws(APIError) in try TimeCursor(reading: token) }
        let limit = query.size
        let beyond: SQL = after.map { "WHERE (created_at, id) < (\($0.at), \($0.id))" } ?? ""
        let found = try await dependencies.database.read { db in
            try await db.query("""
                SELECT id, coach_id, text, created_at FROM pain_points \(beyond)
                ORDER BY created_at DESC, id DESC LIMIT \(Int64(limit) + 1)
                """).map { row throws(DatabaseError) in
                    PainPoint(
                        id: PainPointID(trusted: try row.get("id")), coach: UserID(trusted: try row.get("coach_id")),
                        text: ClientNoteText(trusted: try row.get("text")), createdAt: try row.get("created_at"))
                }
        }
        let page = ListPage(found, limit: limit) { TimeCursor(at: $0.createdAt, id: $0.id.text).token }
        return PainPointList(items: Array(page.items), nextCursor: page.nextCursor)
    }
}
