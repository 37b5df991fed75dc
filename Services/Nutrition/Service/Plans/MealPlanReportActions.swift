internal import Contracts
internal import ServiceKit
internal import Storage
internal import Wire

/// How many people make a plan. FC-METRIC-03.
struct MealPlanReportActions: Sendable {
    let dependencies: NutritionDependencies

    /// Days are UTC's.
    func report(_ call: Call<Admin, ReportQuery, Nothing>) async throws -> MealPlanReport {
        let (from, to) = (Self.midnight(call.parameters.from), Self.midnight(call.parameters.to + 1))
        let (people, withPlan) = try await dependencies.database.read { db in
            try await MealPlanReportStore.count(of: .fitcoach, from: from, to: to, in: db)
        }
        // Rounded half up to one decimal.
        let percent = people == 0 ? nil : Double((withPlan * 1000 + people / 2) / people) / 10
        return MealPlanReport(people: people, withPlan: withPlan, percent: percent)
    }

    private static func midnight(_ date: LocalDate) -> Instant { Instant(milliseconds: date.daysSinceEpoch * 86_400_000) }
}

enum MealPlanReportStore {
    /// The people of a product who came within a span, its end left out, and how many of them ever made a plan.
    static func count(
        of product: Product, from: Instant, to: Instant, in db: any Connection
    ) async throws -> (people: Int64, withPlan: Int64) {
        let row = try await db.first("""
            SELECT COUNT(*) AS people, COUNT(meal_plans.first_made_at) AS with_plan
            FROM people LEFT JOIN meal_plans ON meal_plans.user_id = people.user_id
            WHERE people.product = \(product.rawValue) AND people.created_at >= \(from) AND people.created_at < \(to)
            """)
        guard let row else { return (0, 0) }
        return (try row.get("people"), try row.get("with_plan"))
    }
}
