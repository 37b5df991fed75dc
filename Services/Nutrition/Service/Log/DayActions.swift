internal import Contracts
internal import NutritionDomain
internal import ServiceKit
internal import Storage
internal import Wire

/// What a day came to, and days.
struct DayActions: Sendable {
    let dependencies: NutritionDependencies
    private let rendered = RenderedCache<Shown, NutritionDay>(capacity: 4096)

    init(dependencies: NutritionDependencies) { self.dependencies = dependencies }

    /// Everything that a day is made from: every write of somebody's raises the number of their changes.
    private struct Shown: Hashable {
        let user: UserID
        let changes: Int64
        let date: LocalDate
    }

    /// How many days before its last a period begins when nothing is said: a week in all.
    private static let daysBefore: Int64 = 6

    /// This is what Home asks for at every start: three statements of one moment, or none when nothing has changed since.
    func day(_ call: Call<SignedIn, NutritionDayParameters, Nothing>) async throws -> Rendered<NutritionDay> {
        let person = try call.person(dependencies)
        let date = call.parameters.date
        return try await rendered.answer(Shown(user: person.id, changes: person.changes, date: date)) {
            try await dependencies.database.snapshot { db in
                LogView.day(
                    date, try await DayTargetStore.find(date, of: person, in: db), try await LogStore.list(on: date, of: person.id, in: db),
                    try await WaterStore.list(on: date, of: person.id, in: db))
            }
        }
    }

    func stats(_ call: Call<SignedIn, NutritionPeriod, Nothing>) async throws -> NutritionStats {
        let person = try call.person(dependencies)
        let period = try period(call.parameters, of: person, now: call.now)
        let today = dependencies.today(of: person, now: call.now)
        let (days, targets, meals) = try await dependencies.database.snapshot { db in
            (
                try await IntakeStore.days(period, of: person.id, in: db), try await IntakeStore.targets(period, of: person.id, in: db),
                try await IntakeStore.meals(period, upTo: today, of: person.id, in: db)
            )
        }
        var stats = IntakeStats()
        for day in days { stats.add(day.consumed, target: targets[day.date]) }
        let isLocked = person.policy.openTier.map { person.tier < $0 } ?? false
        return NutritionStats(
            from: period.lowerBound, to: period.upperBound, daysLogged: stats.days, averageKcal: stats.average { $0.kcal },
            averageProteinG: stats.average { $0.proteinG }, averageCarbsG: stats.average { $0.carbsG },
            averageFatG: stats.average { $0.fatG }, macroAdherence: isLocked ? nil : stats.adherence,
            planCompletion: isLocked ? nil : IntakeRule.share(meals.eaten, of: meals.planned), adherenceLocked: isLocked ? true : nil,
            mealsPlanned: meals.planned, mealsEaten: meals.eaten)
    }

    /// - Throws: `validation_failed` also where what was left out makes it too long.
    func period(_ asked: NutritionPeriod, of person: Person, now: Instant) throws(APIError) -> ClosedRange<LocalDate> {
        let to = asked.to ?? dependencies.today(of: person, now: now)
        let from = asked.from ?? max(LocalDate.first, to - Self.daysBefore)
        let problems = NutritionPeriod(from: from, to: to).problems()
        guard problems.isEmpty else { throw APIError(.validationFailed, fields: problems) }
        return from...to
    }
}
