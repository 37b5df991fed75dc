public import Contracts
internal import PlatformCore
public import Wire

/// What the person does, with or without a connection: when it returns without a problem, it is on the disk.
extension OfflineEngine where Work == FoodLogWork {
    // MARK: Entries

    /// Logs something that was eaten.
    /// - Parameters:
    ///   - date: said always, because the call may arrive on another day.
    ///   - food: of the bundle or of a search, unless the values are one's own.
    /// - Returns: the entry as it is shown; nil when there is no such food or unit.
    @discardableResult
    public func add(_ entry: NewFoodLog, on date: LocalDate, food: LibraryFood?, _ language: Language) -> FoodLog? {
        let new = entry.with(FoodLogChange(date: date))
        guard let shown = EntryPreview.log(new, on: date, food: food, language, now: clock.now()) else { return nil }
        run(.write(.add(new, shown: shown)))
        return shown
    }

    /// - Parameter food: the entry's, for exact values; nil when it is not here.
    /// - Returns: false for what has to wait until the service has named the entry: of a meal that was eaten here just now only how much
    ///   of it there was can be changed.
    @discardableResult
    public func change(_ entry: FoodLog, _ change: FoodLogChange, food: LibraryFood?) -> Bool {
        let shown = EntryPreview.log(entry, change, food: food)
        guard let place = unnamed(entry) else {
            run(.write(.change(entry.id, change, shown: shown)))
            return true
        }
        guard let portion = change.portion, change == FoodLogChange(portion: portion) else { return false }
        // Which meal it was has been said with the first call, which may not have arrived.
        let told = queue.outbox.calls.last { $0.call.kind == .eat && $0.call.id == place.text }?.call.eaten
        run(.write(.eat(place, EatenMeal(servings: portion, mealId: told?.mealId), shown: shown)))
        return true
    }

    public func delete(_ entry: FoodLog) {
        if let place = unnamed(entry) { run(.write(.uneat(place))) } else { run(.write(.delete(entry))) }
    }

    /// The place of a meal that was eaten here and whose entry the service has not named yet.
    private func unnamed(_ entry: FoodLog) -> PlannedMealID? { entry.plannedMealId.flatMap { $0.text == entry.id.text ? $0 : nil } }

    // MARK: The plan

    public func eat(_ meal: PlannedMeal, on date: LocalDate, servings: PortionCount? = nil) {
        let shown = EntryPreview.eaten(meal, on: date, servings: servings, now: clock.now())
        run(.write(.eat(meal.id, EatenMeal(servings: servings, mealId: meal.meal.id), shown: shown)))
    }
    public func uneat(_ meal: PlannedMealID) { run(.write(.uneat(meal))) }

    // MARK: Water

    public func drink(_ amount: WaterAmount, on date: LocalDate) {
        run(.write(.drink(NewWater(id: WaterID(trusted: ids.next()), date: date, ml: amount), at: clock.now())))
    }
    public func delete(_ glass: WaterID) { run(.write(.spill(glass))) }

    // MARK: Favourites

    public func favourite(_ food: FoodID, _ isOne: Bool) { run(.write(.favourite(food, isOne))) }
}
