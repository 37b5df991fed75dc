internal import Contracts
internal import ServiceKit
internal import Storage
internal import Wire

/// How many people make a plan. FC-METRIC-03.
struct MealPlanReportActions: Sendable {
    let dependencies: NutritionDependencies

    /// Plans are FitCoach+'s, and so are their numbers. Days are UTC's.
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
