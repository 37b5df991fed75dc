/// The notes' `[P]`: when the meals of a day are, and how much of the day's food each holds.
enum MealSchedule {
    struct Slot: Sendable {
        let key: PlanKey
        let hour: Int
        let minute: Int
        init(_ key: PlanKey, _ hour: Int, _ minute: Int) {
            self.key = key
            self.hour = hour
            self.minute = minute
        }
    }

    /// For 1 to 10 meals, in order of time, from 07:30 to 21:00.
    static func slots(meals: Int64) -> [Slot] {
        let (breakfast, lunch, dinner) = (PlanKey.breakfast, PlanKey.lunch, PlanKey.dinner)
        func morning(_ number: Int) -> PlanKey { .snack(.morning, number) }
        func afternoon(_ number: Int) -> PlanKey { .snack(.afternoon, number) }
        let evening = PlanKey.snack(.evening, 1)
        let start = Slot(breakfast, 7, 30)
        let end = Slot(evening, 21, 0)
        return switch meals {
        case ...1: [Slot(lunch, 14, 0)]
        case 2: [Slot(lunch, 12, 30), Slot(dinner, 19, 30)]
        case 3: [start, Slot(lunch, 13, 30), Slot(dinner, 20, 0)]
        case 4: [start, Slot(lunch, 13, 0), Slot(afternoon(1), 16, 30), Slot(dinner, 20, 0)]
        case 5: [start, Slot(morning(1), 10, 30), Slot(lunch, 13, 30), Slot(afternoon(1), 17, 0), Slot(dinner, 20, 0)]
        case 6: [start, Slot(morning(1), 10, 0), Slot(lunch, 13, 0), Slot(afternoon(1), 16, 0), Slot(dinner, 19, 0), end]
        case 7:
            [
                start, Slot(morning(1), 9, 30), Slot(morning(2), 11, 30), Slot(lunch, 13, 30), Slot(afternoon(1), 16, 30),
                Slot(dinner, 19, 0), end,
            ]
        case 8:
            [
                start, Slot(morning(1), 9, 30), Slot(morning(2), 11, 30), Slot(lunch, 13, 30), Slot(afternoon(1), 15, 30),
                Slot(afternoon(2), 17, 30), Slot(dinner, 19, 30), end,
            ]
        case 9:
            [
                start, Slot(morning(1), 9, 0), Slot(morning(2), 10, 30), Slot(morning(3), 12, 0), Slot(lunch, 13, 30),
                Slot(afternoon(1), 15, 30), Slot(afternoon(2), 17, 30), Slot(dinner, 19, 30), end,
            ]
        default:
            [
                start, Slot(morning(1), 9, 0), Slot(morning(2), 10, 30), Slot(morning(3), 12, 0), Slot(lunch, 13, 30),
                Slot(afternoon(1), 15, 0), Slot(afternoon(2), 16, 30), Slot(afternoon(3), 18, 0), Slot(dinner, 19, 30), end,
            ]
        }
    }

    /// How much of the day's food a meal holds, beside the others of the day.
    static func weight(of key: PlanKey) -> Int64 {
        switch key {
        case .breakfast: 5
        case .lunch: 7
        case .dinner: 6
        default: 2
        }
    }
}

/// Division of a whole without loss.
enum Shares {
    /// Whole parts of `total` in proportion to `weights`, which add up to it exactly: what rounding down leaves over goes to the parts it
    /// cut most, the earlier first. Largest remainder, Hamilton 1792.
    /// - Parameters:
    ///   - total: from zero.
    ///   - weights: not empty, each above zero.
    static func divide(_ total: Int64, by weights: [Int64]) -> [Int64] {
        let sum = weights.reduce(0, +)
        var parts = weights.map { total * $0 / sum }
        let cut = weights.map { total * $0 % sum }
        let left = Int(total - parts.reduce(0, +))
        for index in parts.indices.sorted(by: { (cut[$1], $0) < (cut[$0], $1) }).prefix(left) { parts[index] += 1 }
        return parts
    }
}
