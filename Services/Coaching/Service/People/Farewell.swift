internal import Contracts
internal import ServiceKit
internal import Storage
internal import Wire

/// What becomes of somebody's coaching when their account is deleted. FC-ADD-13.
struct Farewell: Sendable {
    let dependencies: CoachingDependencies

    /// How long a coach sees that a conversation was closed.
    static let closedFor: Duration = .days(30)

    /// A client's words, files, ratings, notes about them and calls go at once; their coach keeps a closed conversation without text for a
    /// while, and has a place free again. A coach's words stay with their clients, who get another coach.
    func part(with user: UserID, run: String?, now: Instant, in db: any Connection) async throws {
        if let thread = try await ThreadStore.hold(user, in: db) { try await close(thread, run: run, now: now, in: db) }
        try await Roles(dependencies: dependencies).retire(user, run: run, in: db)
        try await PersonStore.purge(user, in: db)
        try await db.enqueue("DELETE FROM quota_months WHERE user_id = \(user.text)")
        try await db.enqueue("DELETE FROM feeds WHERE user_id = \(user.text)")
    }

    private func close(_ thread: StoredThread, run: String?, now: Instant, in db: any Connection) async throws {
        let client = thread.client
        // Their coaches' rows before what is theirs, in one order.
        let coaches = try await RatingStore.coaches(ratedBy: client, in: db).union([thread.coach].compactMap { $0 })
        for coach in coaches.sorted(by: { $0.text.utf8.lexicographicallyPrecedes($1.text.utf8) }) {
            _ = try await CoachStore.hold(coach, in: db)
        }
        try await RatingStore.purge(of: client, in: db)
        try await CallChanges(dependencies: dependencies).purge(client, run: run, now: now, in: db)
        for table: SQL in ["messages", "marks", "client_notes", "change_requests", "client_coaches"] {
            try await db.enqueue("DELETE FROM \(table) WHERE client_id = \(client.text)")
        }
        try await db.enqueue("""
            UPDATE threads SET state = 'closed', last_at = \(now), client_unread = 0, coach_unread = 0 WHERE client_id = \(client.text)
            """)
        // Told again of a thread that was closed, their coach has got the place back already.
        guard let coach = thread.coach, thread.state != .closed else { return }
        try await CoachStore.release(coach, in: db)
        try await Assignment(dependencies: dependencies).fillPlace(run: run, in: db)
        try await dependencies.feed.tell(.thread, to: [coach], about: client, now: now, in: db)
    }

    /// Takes closed conversations away when their coaches have seen them for long enough.
    func sweep(now: Instant) async throws {
        try await dependencies.database.sweep("threads", key: "client_id", where: "state = 'closed' AND last_at < \(now - Self.closedFor)")
    }
}
