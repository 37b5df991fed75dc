internal import Contracts
internal import ProfileDomain
internal import ServiceKit
internal import Storage
internal import Wire

/// Drafts: one row for where the wizard stands, and one a step, so that two devices on two steps do not undo each other. Whoever
/// changes a draft holds the person's row, so that where it stands is worked out from every step that was saved.
enum DraftStore {
    /// - Returns: nil when nothing was begun.
    static func read(_ id: UserID, in db: any Connection) async throws -> StoredDraft? {
        // One statement, so that the place and the steps are of one moment.
        let rows = try await db.query("""
            SELECT p.step, p.updated_at, s.step, s.is_skipped, s.answers
            FROM onboarding_positions p LEFT JOIN onboarding_steps s ON s.user_id = p.user_id
            WHERE p.user_id = \(id.text)
            """)
        guard let first = rows.first else { return nil }
        var steps: [OnboardingStep: OnboardingAnswers] = [:]
        var skipped: [OnboardingStep] = []
        for row in rows {
            guard let step: OnboardingStep = try row.word(2) else { continue }
            if try row.get(3) {
                skipped.append(step)
            } else {
                steps[step] = try JSONColumn.value(OnboardingAnswers.self, try row.get(4), column: "answers")
            }
        }
        return StoredDraft(current: try first.word(0) ?? .welcome, steps: steps, skipped: skipped, updatedAt: try first.get(1))
    }

    /// Writes where a draft stands and what became of one of its steps.
    /// - Parameter step: the one that was saved or skipped; nil when only the place changed.
    static func write(_ draft: StoredDraft, step: OnboardingStep?, of id: UserID, now: Instant, in db: any Connection) async throws {
        try await db.execute("""
            INSERT INTO onboarding_positions (user_id, step, updated_at) VALUES (\(id.text), \(draft.progress.current.rawValue), \(now))
            ON CONFLICT (user_id) DO UPDATE SET step = excluded.step, updated_at = excluded.updated_at
            """)
        guard let step else { return }
        let answers = draft.steps[step]
        try await db.execute("""
            INSERT INTO onboarding_steps (user_id, step, is_skipped, answers, updated_at)
            VALUES (\(id.text), \(step.rawValue), \(answers == nil), \(try JSONColumn.text(answers ?? OnboardingAnswers())), \(now))
            ON CONFLICT (user_id, step) DO UPDATE
            SET is_skipped = excluded.is_skipped, answers = excluded.answers, updated_at = excluded.updated_at
            """)
    }

    static func delete(_ id: UserID, in db: any Connection) async throws {
        try await db.execute("DELETE FROM onboarding_steps WHERE user_id = \(id.text)")
        try await db.execute("DELETE FROM onboarding_positions WHERE user_id = \(id.text)")
    }
}
