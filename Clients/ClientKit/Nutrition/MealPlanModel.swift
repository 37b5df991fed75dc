public import Contracts
public import Wire

public enum MealPlanEvent: Sendable, Equatable {
    /// The plan as it is now; nil when there is none.
    case load(MealPlan?)
    case show(LocalDate)
    case next, previous
    /// The meals that could stand in a meal's place are wanted.
    case openAlternatives(PlannedMealID)
    case closeAlternatives
    case alternatives(PlannedMealID, MealAlternatives)
    case choose(MealID)
    case substituted(MealPlanDay)
    case failed(ClientError)
    /// Ticks a meal as eaten, or takes that back.
    case toggleEaten(PlannedMealID)
}

public enum MealPlanEffect: Sendable, Equatable {
    case askAlternatives(PlannedMealID)
    case substitute(PlannedMealID, MealSubstitution)
    /// Into the queue: they need no connection.
    case eat(PlannedMeal, LocalDate)
    case uneat(PlannedMealID)
    /// Read the plan again: it is not what it was.
    case reload
}

/// The week of a plan, day by day. FR-NUTRITION-01.
public struct MealPlanModel: Sendable, Equatable {
    public struct Choice: Sendable, Equatable {
        public let meal: PlannedMealID
        /// Nil while they are asked for.
        public internal(set) var alternatives: MealAlternatives?
        public internal(set) var isSubstituting = false
    }

    /// In the order of their dates; empty without a plan.
    public private(set) var days: [MealPlanDay] = []
    public private(set) var date: LocalDate
    public private(set) var choice: Choice?
    public private(set) var problem: ClientError?
    private let today: LocalDate

    public init(_ plan: MealPlan?, today: LocalDate) {
        (self.today, date) = (today, today)
        load(plan)
    }

    /// Nil when the plan has no such day.
    public var day: MealPlanDay? { days.first { $0.date == date } }
    public var hasNext: Bool { days.contains { $0.date > date } }
    public var hasPrevious: Bool { days.contains { $0.date < date } }
    /// Of the shown day.
    public var eaten: Int { day?.meals.count(where: \.eaten) ?? 0 }
    /// A meal can be eaten on its day and later, and another one can be taken until it was eaten.
    public var canEat: Bool { date <= today }
    public func canSubstitute(_ meal: PlannedMeal) -> Bool { !meal.eaten && date >= today }

    public mutating func apply(_ event: MealPlanEvent) -> [MealPlanEffect] {
        switch event {
        case .load(let plan): load(plan)
        case .show(let date): show(date)
        case .next: if let next = days.first(where: { $0.date > date }) { show(next.date) }
        case .previous: if let last = days.last(where: { $0.date < date }) { show(last.date) }
        case .openAlternatives(let id):
            guard let meal = meal(id), canSubstitute(meal) else { return [] }
            choice = Choice(meal: id)
            problem = nil
            return [.askAlternatives(id)]
        case .closeAlternatives: if choice?.isSubstituting != true { choice = nil }
        case .alternatives(let id, let alternatives): if choice?.meal == id { choice?.alternatives = alternatives }
        case .choose(let meal):
            guard let open = choice, !open.isSubstituting, open.alternatives?.items.contains(where: { $0.id == meal }) == true else {
                return []
            }
            choice?.isSubstituting = true
            return [.substitute(open.meal, MealSubstitution(mealId: meal))]
        case .substituted(let day):
            choice = nil
            if let place = days.firstIndex(where: { $0.date == day.date }) { days[place] = day }
        case .failed(let error): return fail(error)
        case .toggleEaten(let id): return toggle(id)
        }
        return []
    }

    private mutating func load(_ plan: MealPlan?) {
        days = (plan?.days ?? []).sorted { $0.date < $1.date }
        if day == nil, let nearest = days.last(where: { $0.date <= date }) ?? days.first { date = nearest.date }
        if let open = choice?.meal, meal(open) == nil { choice = nil }
    }

    private mutating func show(_ date: LocalDate) {
        guard days.contains(where: { $0.date == date }) else { return }
        self.date = date
        if choice?.isSubstituting != true { choice = nil }
    }

    private func meal(_ id: PlannedMealID) -> PlannedMeal? { day?.meals.first { $0.id == id } }

    private mutating func toggle(_ id: PlannedMealID) -> [MealPlanEffect] {
        guard canEat, let meal = meal(id), let place = days.firstIndex(where: { $0.date == date }) else { return [] }
        let day = days[place]
        days[place] = MealPlanDay(
            date: day.date, targets: day.targets, meals: day.meals.map { $0.id == id ? $0.eaten(!meal.eaten) : $0 }, totals: day.totals,
            fasting: day.fasting)
        return meal.eaten ? [.uneat(id)] : [.eat(meal, date)]
    }

    private mutating func fail(_ error: ClientError) -> [MealPlanEffect] {
        problem = error
        // Eaten, closed or replaced elsewhere meanwhile.
        let isStale = error.code?.action == .reload || error.code == .dayClosed || error.code == .notFound
        if isStale { choice = nil } else { choice?.isSubstituting = false }
        return isStale ? [.reload] : []
    }
}
