internal import Contracts
internal import ProfileDomain
internal import ServiceKit
internal import Storage
internal import Wire

/// Drafts: one row for the current step of the wizard and one for each step that was saved, so that two devices on two steps do not
/// overwrite each other. Whoever changes a draft holds the person's row, because the current step follows from all steps that were saved.
enum DraftStore {
    /// - Returns: nil when nothing was begun.
    static func read(_ id: UserID, in db: any Connection) async throws -> StoredDraft? {
        // One statement, so that the current step and the saved ones are of one moment.
        let rows = try await db.query("""
            SELECT p.step AS current_step, p.updated_at, s.step, s.is_skipped, s.answers
            FROM onboarding_positions p LEFT JOIN onboarding_steps s ON s.user_id = p.user_id
            WHERE p.user_id = \(id.text)
            """)
        guard let first = rows.first else { return nil }
        var steps: [OnboardingStep: OnboardingAnswers] = [:]
        var skipped: [OnboardingStep] = []
        for row in rows {
            guard let step: OnboardingStep = try row.word("step") else { continue }
            if try row.get("is_skipped") {
                skipped.append(step)
            } else {
                steps[step] = try JSONColumn.value(OnboardingAnswers.self, try row.get("answers"), column: "answers")
            }
        }
        return StoredDraft(
            current: try first.word("current_step") ?? .welcome, steps: steps, skipped: skipped, updatedAt: try first.get("updated_at"))
    }

    /// Writes where a draft stands and what became of one of its steps.
    /// - Parameter step: the one that was saved or skipped; nil when only the place changed.
    static func write(_ draft: StoredDraft, step: OnboardingStep?, of id: UserID, now: Instant, in db: any Connection) async throws {
        try await db.enqueue("""
            INSERT INTO onboarding_positions (user_id, step, updated_at) VALUES (\(id.text), \(draft.progress.current.rawValue), \(now))
            ON CONFLICT (user_id) DO UPDATE SET step = excluded.step, updated_at = excluded.updated_at
            """)
        guard let step else { return }
        let answers = draft.steps[step]
        try await db.enqueue("""
            INSERT INTO onboarding_steps (user_id, step, is_skipped, answers, updated_at)
            VALUES (\(id.text), \(step.rawValue), \(answers == nil), \(try JSONColumn.text(answers ?? OnboardingAnswers())), \(now))
            ON CONFLICT (user_id, step) DO UPDATE
            SET is_skipped = excluded.is_skipped, answers = excluded.answers, updated_at = excluded.updated_at
            """)
    }

    static func delete(_ id: UserID, in db: any Connection) async throws {
        try await db.enqueue("DELETE FROM onboarding_steps WHERE user_id = \(id.text)")
        try await db.enqueue("DELETE FROM onboarding_positions WHERE user_id = \(id.text)")
    }
}
