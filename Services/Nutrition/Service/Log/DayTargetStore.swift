internal import Contracts
internal import NutritionDomain
internal import ServiceKit
internal import Storage
internal import Wire

/// What days should come to: what a plan says of its day, else what was noted when something was first logged on it, else what follows from
/// somebody's profile now.
enum DayTargetStore {
    static func find(_ date: LocalDate, of person: Person, in db: any Connection) async throws -> NutritionTargets {
        try await lookUp(date, of: person, in: db).targets
    }

    /// Notes the targets of a day that has none noted yet. What a plan says is noted too, so that a day keeps its targets without it.
    static func note(_ date: LocalDate, of person: Person, in db: any Connection) async throws {
        let (targets, isNoted) = try await lookUp(date, of: person, in: db)
        guard !isNoted else { return }
        try await db.enqueue("""
            INSERT INTO day_targets (user_id, date, kcal, protein_g, carbs_g, fat_g, water_ml, basis, formula)
            VALUES (\(person.id.text), \(date.text), \(targets.kcal), \(targets.proteinG), \(targets.carbsG), \(targets.fatG),
                \(targets.waterMl), \(targets.basis.rawValue), \(targets.formula))
            ON CONFLICT (user_id, date) DO NOTHING
            """)
    }

    /// One statement: targets planned and noted, and what else they would follow from.
    private static func lookUp(
        _ date: LocalDate, of person: Person, in db: any Connection
    ) async throws -> (targets: NutritionTargets, isNoted: Bool) {
        let (user, day) = (person.id.text, date.text)
        let rows = try await db.query("""
            SELECT 'planned' AS source, kcal, protein_g, carbs_g, fat_g, water_ml, basis, formula FROM planned_days
            WHERE user_id = \(user) AND date = \(day)
            UNION ALL
            SELECT 'noted', kcal, protein_g, carbs_g, fat_g, water_ml, basis, formula FROM day_targets
            WHERE user_id = \(user) AND date = \(day)
            UNION ALL
            SELECT 'diet', 0, 0, 0, 0, 0, diet, '' FROM preferences WHERE user_id = \(user)
            """)
        var found: [String: NutritionTargets] = [:]
        var diet = Diet.everything
        for row in rows {
            let source: String = try row.get("source")
            if source == "diet" { diet = try row.requiredWord("basis") } else { found[source] = try targets(row) }
        }
        return (found["planned"] ?? found["noted"] ?? person.usualTargets(diet), found["noted"] != nil)
    }

    private static func targets(_ row: Row) throws(DatabaseError) -> NutritionTargets {
        NutritionTargets(
            kcal: try row.get("kcal"), proteinG: try row.get("protein_g"), carbsG: try row.get("carbs_g"), fatG: try row.get("fat_g"),
            waterMl: try row.get("water_ml"), basis: try row.requiredWord("basis"), formula: try row.get("formula"))
    }
}

extension Person {
    /// What a day comes to without a plan. Somebody who told nothing yet has the targets of a reference body.
    fileprivate func usualTargets(_ diet: Diet) -> NutritionTargets {
        targets(diet) ?? TargetRule.targets(gender: gender, goal: goal ?? .generalFitness, body: nil, diet: diet)
    }
}
