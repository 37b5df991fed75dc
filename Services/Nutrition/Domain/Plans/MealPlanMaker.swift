internal import Contracts
internal import Wire

/// Makes days of meals from a library, always the same from the same input. FR-NUTRITION-01, FC-ADD-10.
///
/// Each day has what is least against: energy of a slot that is far from its share, meals of the days before, odd servings, and chance,
/// which the seed decides. Of the days with the least against them the first is taken whose servings can be changed so that energy,
/// protein, carbohydrate and fat all come within 5 % of what is wanted; where none can, the one with the least beyond that. What must hold
/// is never weighed: energy within 5 % and protein within 10 %, the preferences, and that no meal comes again within two days.
public struct MealPlanMaker: Sendable {
    /// Stored with each plan. A plan made by another formula stays as it is.
    public static let formula = "meal-plan/2"
    /// Servings, in hundredths; the meals of a day of fasting are fewer and larger.
    static func servings(fasting: Bool) -> ClosedRange<Int64> { 50...(fasting ? 400 : 300) }
    static let step: Int64 = 25
    /// Days in which a meal does not come again.
    static let apart = 2
    /// Days for which a meal that was there is less welcome.
    private static let memory = 7
    /// How often a day is tried, where none comes near: each time chance and what was there lately count a quarter of before, so that meals
    /// of a fitting composition come to the front.
    private static let tries = 4
    /// How often it begins anew, with other chances, where a choice of earlier days left nothing for a later one.
    private static let attempts = 6

    private let input: MealPlanInput
    /// What the person eats, by id.
    let library: [MealFacts]
    private let energies: [Energy]
    private let reasons: MealReasons
    private let bounds: DayBounds

    /// - Parameter library: any order; it is put in one.
    public init(_ input: MealPlanInput, library: [MealFacts]) {
        self.input = input
        let fitting = input.preferences.fitting(library).sorted { $0.id < $1.id }
        self.library = fitting
        energies = fitting.map { Energy($0.perServing) }
        reasons = MealReasons(input, library: library, fitting: fitting)
        bounds = DayBounds(input.targets)
    }

    public func days() throws(MealPlanShortage) -> [PlannedDay] { try counted().days }

    /// - Returns: the days, and how many combinations were looked at for them.
    func counted() throws(MealPlanShortage) -> (days: [PlannedDay], steps: Int) {
        var steps = 0
        var first: MealPlanShortage?
        let after = input.after.prefix(Self.apart).map(places)
        // Where little is left, a meal again is better than none.
        let choices: [[[Int]]] = after.allSatisfy({ $0.isEmpty }) ? [[]] : [after, []]
        for next in choices {
            for attempt in 0..<Self.attempts {
                do throws(MealPlanShortage) {
                    return (try days(attempt, until: next, &steps), steps)
                } catch {
                    first = first ?? error
                    // Another order of the days before helps only where there were some.
                    if error.date == input.from { break }
                }
            }
        }
        throw first ?? MealPlanShortage(date: input.from, slot: .breakfast, meals: 0)
    }

    /// Where meals stand in the library.
    private func places(_ ids: [MealID]) -> [Int] { library.indices.filter { ids.contains(library[$0].id) } }

    /// - Parameter next: the meals of the days that follow, the nearest first.
    private func days(_ attempt: Int, until next: [[Int]], _ steps: inout Int) throws(MealPlanShortage) -> [PlannedDay] {
        var recent = input.before.suffix(Self.apart).map(places)
        var days: [PlannedDay] = []
        for number in 0..<max(0, input.days) {
            let date = input.from + number
            let isFasting = input.fastingDates.contains(date)
            let coming = next.prefix(max(0, Self.apart - Int(input.days - 1 - number))).flatMap { $0 }
            guard let found = day(date, isFasting, after: recent, before: coming, attempt, &steps) else {
                throw shortage(on: date, isFasting, after: recent)
            }
            recent = (recent + [found.map { $0.meal }]).suffix(Self.memory)
            days.append(PlannedDay(date: date, isFasting: isFasting, meals: reasons.told(found, isFasting, of: library)))
        }
        return days
    }

    /// Portions of nearly a slot's share at first; where none make a day that is near, larger and smaller ones too.
    private func day(
        _ date: LocalDate, _ isFasting: Bool, after recent: [[Int]], before coming: [Int], _ attempt: Int, _ steps: inout Int
    ) -> [MealOption]? {
        var nearest: (day: [MealOption], beyond: Int64)?
        for number in 0..<Self.tries {
            let against = welcome(date, after: recent, before: coming, attempt, try: number)
            // Others are found by changing these; only where they make no day at all is every size put together with every other.
            let most = number > 0 && nearest == nil ? Int.max : 2
            for percent in [70...130, 40...200] as [ClosedRange<Int64>] {
                let slots = MealSlot.slots(fasting: isFasting).map { slot in options(slot, isFasting, within: percent, against, most) }
                var search = DaySearch(bounds)
                let days = search.best(slots)
                steps += search.steps
                for day in days {
                    let tuned = tuned(day, isFasting, within: percent, &steps)
                    if bounds.isNear(tuned.day.sum) { return tuned.day }
                    if tuned.beyond < nearest?.beyond ?? .max { nearest = tuned }
                }
            }
            // Nor do they in another order then.
            if number > 0, nearest == nil { return nil }
        }
        return nearest?.day
    }

    /// The same meals, with servings by which the day comes as near as it can; as it was if that would break what must hold.
    private func tuned(
        _ day: [MealOption], _ isFasting: Bool, within percent: ClosedRange<Int64>, _ steps: inout Int
    ) -> (day: [MealOption], beyond: Int64) {
        let parts = zip(MealSlot.slots(fasting: isFasting), day).map { slot, option in
            let (one, kcal, sizes) = (energies[option.meal], energy(of: slot, isFasting, percent), Self.servings(fasting: isFasting))
            let least = max(sizes.lowerBound, (100 * kcal.lowerBound + one.kcal - 1) / one.kcal)
            let most = min(sizes.upperBound, 100 * kcal.upperBound / one.kcal)
            // The size that was chosen is within, but for what rounding makes of it.
            return DayTuner.Part(
                one: one, sizes: min(least, option.servings)...max(most, option.servings), servings: option.servings)
        }
        var tuner = DayTuner(parts, bounds)
        let before = tuner.beyond
        tuner.tune()
        steps += tuner.looks
        let changed = zip(day, tuner.parts).map { option, part in
            MealOption(
                meal: option.meal, servings: part.servings, energy: part.one.scaled(part.servings), cost: option.cost)
        }
        return bounds.holds(changed.sum) ? (changed, tuner.beyond) : (day, before)
    }

    /// Between so many percent of a slot's share, in hundredths of kcal.
    private func energy(of slot: MealSlot, _ isFasting: Bool, _ percent: ClosedRange<Int64>) -> ClosedRange<Int64> {
        let share = slot.share(fasting: isFasting) * input.targets.kcal
        return percent.lowerBound * share / 100...percent.upperBound * share / 100
    }

    /// How much is against each meal on a date by what was before and by chance; nil where it may not come: it was there just
    /// now, or comes soon.
    private func welcome(
        _ date: LocalDate, after recent: [[Int]], before coming: [Int], _ attempt: Int, try number: Int
    ) -> [Int64?] {
        let salt = "\(input.seed)/\(date.text)/\(attempt)/"
        let weight: Int64 = 100 >> (2 * Int64(number))
        var against: [Int64?] = library.map { Int64(MealSeed.number(salt + $0.id.text) % 400) * weight / 100 }
        for (place, meals) in recent.enumerated() {
            let ago = recent.count - place
            for meal in meals {
                against[meal] = ago <= Self.apart ? nil : against[meal].map { $0 + weight * Int64(Self.memory + 1 - ago) }
            }
        }
        for meal in coming { against[meal] = nil }
        return against
    }

    /// The best first, and no more than the search looks at.
    /// - Parameter most: sizes of a meal.
    private func options(
        _ slot: MealSlot, _ isFasting: Bool, within percent: ClosedRange<Int64>, _ against: [Int64?], _ most: Int
    ) -> [MealOption] {
        let (share, range) = (slot.share(fasting: isFasting) * input.targets.kcal, energy(of: slot, isFasting, percent))
        let sizes = Self.servings(fasting: isFasting)
        var options: [MealOption] = []
        for (meal, facts) in library.enumerated() {
            guard let cost = against[meal], slot.takes(facts) else { continue }
            let one = energies[meal]
            guard one.kcal > 0 else { continue }
            let composed = cost + composition(one)
            var sized: [MealOption] = []
            for servings in stride(from: sizes.lowerBound, through: sizes.upperBound, by: Int(Self.step)) {
                let energy = one.scaled(servings)
                guard range.contains(energy.kcal) else { continue }
                let far = abs(energy.kcal - share) * 300 / max(1, share)
                let odd: Int64 = servings % 50 == 0 ? 0 : 25
                sized.append(MealOption(meal: meal, servings: servings, energy: energy, cost: composed + far + odd))
            }
            sized.sort { ($0.cost, $0.servings) < ($1.cost, $1.servings) }
            options += sized.prefix(most)
        }
        options.sort { ($0.cost, $0.meal, $0.servings) < ($1.cost, $1.meal, $1.servings) }
        return Array(options.prefix(DaySearch.mostOptions))
    }

    /// How far protein, carbohydrate and fat of a meal's energy are from what the day should have, protein counted most.
    private func composition(_ one: Energy) -> Int64 {
        func far(_ value: Int64, _ wanted: Int64, _ weight: Int64) -> Int64 {
            abs(value * bounds.wanted.kcal / one.kcal - wanted) * weight / max(1, wanted)
        }
        let wanted = bounds.wanted
        return far(one.protein, wanted.protein, 200) + far(one.carbs, wanted.carbs, 100) + far(one.fat, wanted.fat, 100)
    }

    /// The slot with the least to choose from on that day.
    private func shortage(on date: LocalDate, _ isFasting: Bool, after recent: [[Int]]) -> MealPlanShortage {
        let taken = recent.suffix(Self.apart).flatMap { $0 }
        var narrowest: (slot: MealSlot, free: Int, fitting: Int)?
        for slot in MealSlot.slots(fasting: isFasting) {
            let fitting = library.indices.filter { slot.takes(library[$0]) }
            let free = fitting.count { !taken.contains($0) }
            if narrowest.map({ free < $0.free }) ?? true { narrowest = (slot, free, fitting.count) }
        }
        return MealPlanShortage(date: date, slot: narrowest?.slot ?? .snack, meals: Int64(narrowest?.fitting ?? 0))
    }
}

extension [MealOption] {
    /// What they come to.
    fileprivate var sum: Energy { reduce(.none) { $0 + $1.energy } }
}
