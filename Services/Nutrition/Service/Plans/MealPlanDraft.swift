internal import Contracts
internal import NutritionDomain
internal import Wire

/// Days to be planned. The same draft makes the same days.
struct MealPlanDraft: Sendable, Equatable {
    let user: UserID
    /// How often the plan was made, so that making it again makes another one.
    var number: Int64
    /// The plan's first day, from which its weeks are counted.
    let fromDate: LocalDate
    let order: MealPlanOrder
    /// The days without meals, ascending.
    let dates: [LocalDate]
    /// The meals of days around them that have some.
    let around: [LocalDate: [MealID]]

    /// Plans the days, run by run: a run ends with a week of the plan, and before a day that has meals.
    /// - Throws: `preferences_too_narrow`.
    func days(_ library: LibrarySnapshot) throws(APIError) -> [PlannedDay] {
        var meals = around
        var made: [PlannedDay] = []
        for run in runs {
            let fasting = run.dates.filter { order.fasting?.times(on: $0) != nil }
            let input = MealPlanInput(
                targets: order.targets, preferences: order.preferences, fastingDates: fasting, seed: seed(of: run.lowerBound),
                from: run.lowerBound, days: run.upperBound - run.lowerBound + 1,
                before: [run.lowerBound - 2, run.lowerBound - 1].map { meals[$0] ?? [] },
                after: [run.upperBound + 1, run.upperBound + 2].map { meals[$0] ?? [] })
            let days: [PlannedDay]
            do throws(MealPlanShortage) { days = try MealPlanMaker(input, library: library.meals).days() } catch {
                throw APIError.tooNarrow(error.slot, meals: error.meals)
            }
            for day in days { meals[day.date] = day.meals.map { $0.meal.id } }
            made += days
        }
        return made
    }

    /// What its choices follow from beside the order.
    var seed: String { "\(user.text)/\(number)" }
    private func seed(of date: LocalDate) -> String { "\(seed)/\(week(of: date))" }
    private func week(of date: LocalDate) -> Int64 { (date - fromDate) / 7 }

    private var runs: [ClosedRange<LocalDate>] {
        dates.reduce(into: []) { runs, date in
            if let last = runs.last, last.upperBound + 1 == date, week(of: last.upperBound) == week(of: date) {
                runs[runs.count - 1] = last.lowerBound...date
            } else {
                runs.append(date...date)
            }
        }
    }
}

extension APIError {
    /// Too few meals fit what somebody eats.
    /// - Parameter slot: where there are the fewest.
    static func tooNarrow(_ slot: MealSlot, meals: Int64) -> APIError {
        var error = APIError(.preferencesTooNarrow)
        error.sentence = Sentence(
            english: MealPlanText.shortage(at: slot, meals: meals, .english),
            arabic: MealPlanText.shortage(at: slot, meals: meals, .arabic))
        return error
    }
}

extension ClosedRange<LocalDate> {
    /// Its days.
    var dates: [LocalDate] { (0...(upperBound - lowerBound)).map { lowerBound + $0 } }
}
