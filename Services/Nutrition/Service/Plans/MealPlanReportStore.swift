internal import Contracts
internal import ServiceKit
internal import Storage
internal import Wire

enum MealPlanReportStore {
    /// The people of a product who came within a span, its end left out, and how many of them ever made a plan.
    static func count(
        of product: Product, from: Instant, to: Instant, in db: any Connection
    ) async throws -> (people: Int64, withPlan: Int64) {
        let row = try await db.first("""
            SELECT COUNT(*) AS people, COUNT(meal_plans.first_made_at) AS with_plan
            FROM people LEFT JOIN meal_plans ON meal_plans.user_id = people.user_id
            WHERE people.product = \(product.rawValue) AND people.created_at >= \(from) AND people.created_at < \(to)
                AND \(DemoDays.excluded("people.user_id"))
            """)
        guard let row else { return (0, 0) }
        return (try row.get("people"), try row.get("with_plan"))
    }
}
