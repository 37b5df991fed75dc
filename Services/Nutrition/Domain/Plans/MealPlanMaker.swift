internal import Contracts
internal import Wire

/// Makes days of meals from a library, always the same from the same input. FR-NUTRITION-01, FC-ADD-10.
///
/// Each day has what is least against: energy of a slot that is far from its share, meals of the days before, odd servings, and chance,
/// which the seed decides. What must hold is never weighed: the sums, the preferences, and that no meal comes again within two days.
public struct MealPlanMaker: Sendable {
    /// Stored with each plan. A plan made by another formula stays as it is.
    public static let formula = "meal-plan/1"
    /// Servings, in hundredths; the meals of a day of fasting are fewer and larger.
    static func servings(fasting: Bool) -> ClosedRange<Int64> { 50...(fasting ? 400 : 300) }
    static let step = 25
    /// Days in which a meal does not come again.
    static let apart = 2
    /// Days for which a meal that was there is less welcome.
    private static let memory = 7
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
        for attempt in 0..<Self.attempts {
            do throws(MealPlanShortage) {
                return (try days(attempt, &steps), steps)
            } catch {
                first = first ?? error
                // Another order of the days before helps only where there were some.
                if error.date == input.from { break }
            }
        }
        throw first ?? MealPlanShortage(date: input.from, slot: .breakfast, meals: 0)
    }

    private func days(_ attempt: Int, _ steps: inout Int) throws(MealPlanShortage) -> [PlannedDay] {
        var recent = input.before.suffix(Self.apart).map { ids in library.indices.filter { ids.contains(library[$0].id) } }
        var days: [PlannedDay] = []
        for number in 0..<max(0, input.days) {
            let date = input.from + number
            let isFasting = input.fastingDates.contains(date)
            guard let found = day(date, isFasting, after: recent, attempt, &steps) else {
                throw shortage(on: date, isFasting, after: recent)
            }
            recent = (recent + [found.map { $0.meal }]).suffix(Self.memory)
            days.append(PlannedDay(date: date, isFasting: isFasting, meals: reasons.told(found, isFasting, of: library)))
        }
        return days
    }

    /// Portions of nearly a slot's share at first; where none make a day, larger and smaller ones too.
    private func day(_ date: LocalDate, _ isFasting: Bool, after recent: [[Int]], _ attempt: Int, _ steps: inout Int) -> [MealOption]? {
        let against = welcome(date, after: recent, attempt)
        for (least, most) in [(70, 130), (40, 200)] as [(Int64, Int64)] {
            let slots = MealSlot.slots(fasting: isFasting).map { slot in
                let share = slot.share(fasting: isFasting) * input.targets.kcal
                let range = Self.servings(fasting: isFasting)
                return options(slot, range, near: share, within: least * share / 100...most * share / 100, against)
            }
            var search = DaySearch(bounds)
            let found = search.best(slots)
            steps += search.steps
            if let found { return found }
        }
        return nil
    }

    /// How much is against each meal on a date by what was before and by chance; nil where it may not come again yet.
    private func welcome(_ date: LocalDate, after recent: [[Int]], _ attempt: Int) -> [Int64?] {
        let salt = "\(input.seed)/\(date.text)/\(attempt)/"
        var against: [Int64?] = library.map { Int64(MealSeed.number(salt + $0.id.text) % 400) }
        for (number, meals) in recent.enumerated() {
            let ago = recent.count - number
            for meal in meals {
                against[meal] = ago <= Self.apart ? nil : against[meal].map { $0 + Int64(100 * (Self.memory + 1 - ago)) }
            }
        }
        return against
    }

    /// The best first, and no more than the search looks at.
    private func options(
        _ slot: MealSlot, _ sizes: ClosedRange<Int64>, near share: Int64, within range: ClosedRange<Int64>, _ against: [Int64?]
    ) -> [MealOption] {
        var options: [MealOption] = []
        for (meal, facts) in library.enumerated() {
            guard let cost = against[meal], slot.takes(facts) else { continue }
            let one = energies[meal]
            guard one.kcal > 0 else { continue }
            // Of protein in its energy, against what the day should have.
            let density = abs(one.protein * bounds.wanted.kcal / one.kcal - bounds.wanted.protein) * 200 / max(1, bounds.wanted.protein)
            for servings in stride(from: sizes.lowerBound, through: sizes.upperBound, by: Self.step) {
                let energy = one.scaled(servings)
                guard range.contains(energy.kcal) else { continue }
                let far = abs(energy.kcal - share) * 300 / max(1, share)
                let odd: Int64 = servings % 50 == 0 ? 0 : 25
                options.append(MealOption(meal: meal, servings: servings, energy: energy, cost: cost + density + far + odd))
            }
        }
        options.sort { ($0.cost, $0.meal, $0.servings) < ($1.cost, $1.meal, $1.servings) }
        return Array(options.prefix(DaySearch.mostOptions))
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
