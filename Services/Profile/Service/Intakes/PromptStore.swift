internal import Contracts
internal import ServiceKit
internal import Storage
internal import Wire

/// The prompt of a person, with what decides about it.
struct StoredPrompt: Sendable {
    var status: PromptStatus
    /// Every launch that put it off. Few, because so many end it.
    var deferredLaunches: [ShortText]
    /// Why it is offered.
    var reason: PromptReason
    let firstIntakeAt: Instant?
    /// The calls that were told last.
    let toldCalls: Int64?
    /// The end of the month that they are of, where that was told.
    let toldUntil: Instant?
    /// Whether anything happened to it yet.
    let isStored: Bool

    /// The calls that remain, as far as they were told: those of a month say nothing of the next.
    func callsRemaining(at now: Instant) -> Int64? {
        if let toldUntil, now >= toldUntil { return nil }
        return toldCalls
    }
}

/// Prompts for the second intake: a row from the first choice on. Writers hold the person's row.
enum PromptStore {
    /// The status, once there is something to tell.
    static func find(_ id: UserID, in db: any Connection) async throws -> PromptStatus? {
        guard let prompt = try await read(id, in: db), prompt.isStored else { return nil }
        return prompt.status
    }

    /// Nil for nobody.
    static func read(_ id: UserID, in db: any Connection) async throws -> StoredPrompt? {
        let row = try await db.first("""
            SELECT people.first_intake_at, people.calls_remaining, prompts.has_seen, prompts.last_shown_at, prompts.times_deferred,
                prompts.has_completed, prompts.has_scheduled, prompts.is_dismissed, prompts.last_choice, prompts.last_launch,
                prompts.deferred_launches, prompts.reason, activity.calls_until
            FROM people LEFT JOIN prompts ON prompts.user_id = people.user_id LEFT JOIN activity ON activity.user_id = people.user_id
            WHERE people.user_id = \(id.text)
            """)
        return try row.map { row throws(DatabaseError) in try prompt(id, row) }
    }

    static func save(_ prompt: StoredPrompt, in db: any Connection) async throws {
        let status = prompt.status
        let launches = try JSONColumn.text(prompt.deferredLaunches)
        try await db.enqueue("""
            INSERT INTO prompts (
                user_id, has_seen, last_shown_at, times_deferred, has_completed, has_scheduled, is_dismissed, last_choice, last_launch,
                deferred_launches, reason)
            VALUES (
                \(status.userId.text), \(status.hasSeenPrompt), \(status.lastShownAt), \(status.timesDeferred),
                \(status.hasCompletedSecondIntake), \(status.hasScheduledCoachCall), \(status.permanentlyDismissed),
                \(status.lastChoice?.rawValue), \(status.lastLaunchId?.text), \(launches),
                \(prompt.reason.rawValue))
            ON CONFLICT (user_id) DO UPDATE SET
                has_seen = excluded.has_seen, last_shown_at = excluded.last_shown_at, times_deferred = excluded.times_deferred,
                has_completed = excluded.has_completed, has_scheduled = excluded.has_scheduled, is_dismissed = excluded.is_dismissed,
                last_choice = excluded.last_choice, last_launch = excluded.last_launch, deferred_launches = excluded.deferred_launches,
                reason = excluded.reason
            """)
    }

    private static func prompt(_ id: UserID, _ row: Row) throws(DatabaseError) -> StoredPrompt {
        let isStored = try row.get("has_seen", as: Bool?.self) != nil
        var status = PromptStatus(userId: id)
        var launches: [ShortText] = []
        if isStored {
            status.hasSeenPrompt = try row.get("has_seen")
            status.lastShownAt = try row.get("last_shown_at")
            status.timesDeferred = try row.get("times_deferred")
            status.hasCompletedSecondIntake = try row.get("has_completed")
            status.hasScheduledCoachCall = try row.get("has_scheduled")
            status.permanentlyDismissed = try row.get("is_dismissed")
            status.lastChoice = try row.word("last_choice")
            status.lastLaunchId = try row.text("last_launch")
            launches = try JSONColumn.value([ShortText].self, try row.get("deferred_launches"), column: "deferred_launches")
        }
        return StoredPrompt(
            status: status, deferredLaunches: launches, reason: try row.word("reason") ?? .firstIntake,
            firstIntakeAt: try row.get("first_intake_at"),
            toldCalls: try row.get("calls_remaining"), toldUntil: try row.get("calls_until"), isStored: isStored)
    }
}

extension PersonStore {
    /// The calls with the coach that remain, as the coaching service told them; nil until it does.
    static func setCallsRemaining(_ count: Int64?, of id: UserID, in db: any Connection) async throws {
        try await db.enqueue("UPDATE people SET calls_remaining = \(count) WHERE user_id = \(id.text)")
    }
}
