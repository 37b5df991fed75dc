internal import Contracts
internal import Storage
internal import Wire

/// Where somebody uses their own exercises.
enum ExerciseUses {
    /// Whether a workout, a template or a chart has the exercise.
    static func contains(_ exercise: String, of user: UserID, in db: any Connection) async throws -> Bool {
        let used = try await db.first("""
            SELECT 1 AS used WHERE EXISTS (SELECT 1 FROM lifts WHERE user_id = \(user.text) AND exercise_id = \(exercise))
                OR EXISTS (SELECT 1 FROM template_uses WHERE user_id = \(user.text) AND exercise_id = \(exercise))
            """)
        if used != nil { return true }
        // Nobody has so many charts that they could not be read.
        return try await RecordStore.list(.chart, of: user, in: db).contains { $0.body?.chart?.exerciseId.text == exercise }
    }

    /// Takes out what there is of templates that changed or went.
    static func delete(_ templates: [String], of user: UserID, in db: any Connection) async throws {
        for group in SQLRows.groups(templates) {
            try await db.enqueue("DELETE FROM template_uses WHERE user_id = \(user.text) AND template_id IN (\(list: Array(group)))")
        }
    }

    static func insert(_ templates: [(id: String, details: TemplateDetails)], of user: UserID, in db: any Connection) async throws {
        let rows = templates.flatMap { template in
            Set(template.details.exercises.map(\.exerciseId).filter(\.isCustom)).map { (id: template.id, exercise: $0.text) }
        }
        for group in SQLRows.groups(rows) {
            let values = group.map { row -> SQL in "(\(user.text), \(row.exercise), \(row.id))" }
            try await db.enqueue("INSERT INTO template_uses (user_id, exercise_id, template_id) VALUES \(SQLRows.joined(values))")
        }
    }
}
