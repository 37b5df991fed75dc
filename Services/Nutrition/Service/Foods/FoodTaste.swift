internal import Contracts
internal import Wire

/// What somebody likes to eat.
struct FoodTaste: Sendable {
    struct Habit: Sendable, Equatable {
        let times: Int64
        let last: Instant
    }

    /// How long what was logged is remembered for lists.
    static let days: Int64 = 90

    var favourites: Set<FoodID> = []
    /// Of the last 90 days.
    var logged: [FoodID: Habit] = [:]

    /// 0, 1, or 2 for a favourite that was logged lately.
    func weight(_ food: FoodID) -> Int64 { (favourites.contains(food) ? 1 : 0) + (logged[food] == nil ? 0 : 1) }
}
