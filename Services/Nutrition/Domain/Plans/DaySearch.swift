/// Finds the days with the least against them among all combinations of a few hundred options, in bounded work.
///
/// The slots are taken as two halves. Pairs of a half that come to nearly the same energy and protein stand in one cell of a grid, which
/// keeps only the best of them; then each cell of one half is put together with those of the other that make the sums right.
struct DaySearch {
    /// Options of a slot beyond these, the worst, are not looked at.
    static let mostOptions = 80
    /// Cells between nothing and the largest sum that is right.
    static let energyCells: Int64 = 68
    static let proteinCells: Int64 = 36
    /// Pairs of both halves, and what is put together: no search takes more steps, whatever the library is.
    static let mostSteps = 2 * mostOptions * mostOptions + Int(energyCells * proteinCells) * 9 * 9

    /// Days that are found at most, and places of pairs that are kept for them: many of those are the same meals in other sizes.
    static let mostDays = 256
    private static let mostJoined = 4 * mostDays

    private let bounds: DayBounds
    /// What it has looked at so far.
    private(set) var steps = 0

    init(_ bounds: DayBounds) { self.bounds = bounds }

    private struct Pair {
        let first: Int
        /// -1 where the half has one slot only.
        let second: Int
        let energy: Energy
        let cost: Int64
    }

    /// Two cells, one of each half.
    private struct Joined {
        let front: Int
        let back: Int
        let cost: Int64

        static func < (a: Joined, b: Joined) -> Bool { (a.cost, a.front, a.back) < (b.cost, b.front, b.back) }
    }

    /// - Parameter slots: the options of three or four slots, each the best first.
    /// - Returns: days of one option a slot, the best first, no two of the same meals; none where no options make a day.
    mutating func best(_ slots: [[MealOption]]) -> [[MealOption]] {
        guard slots.count == 3 || slots.count == 4 else { return [] }
        let none: [MealOption] = []
        let front = grid(slots[0][...], slots[1][...])
        let back = grid(slots[2][...], slots.count == 4 ? slots[3][...] : none[...], isSingle: slots.count == 3)
        var days: [[MealOption]] = []
        var seen: [UInt64] = []
        for joined in join(front, back) where days.count < Self.mostDays {
            guard let a = front[joined.front], let b = back[joined.back] else { continue }
            var day = [slots[0][a.first], slots[1][a.second], slots[2][b.first]]
            if slots.count == 4 { day.append(slots[3][b.second]) }
            // No library has 65,536 meals.
            let key = day.reduce(0 as UInt64) { $0 << 16 | UInt64($1.meal) }
            if seen.contains(key) { continue }
            seen.append(key)
            days.append(day)
        }
        return days
    }

    private mutating func grid(
        _ first: ArraySlice<MealOption>, _ second: ArraySlice<MealOption>, isSingle: Bool = false
    ) -> [Pair?] {
        var cells = [Pair?](repeating: nil, count: Int(Self.energyCells * Self.proteinCells))
        func put(_ pair: Pair) {
            guard pair.energy.kcal <= bounds.kcal.upperBound, pair.energy.protein <= bounds.protein.upperBound else { return }
            let cell = Int(energyCell(pair.energy.kcal) * Self.proteinCells + proteinCell(pair.energy.protein))
            if let there = cells[cell], there.cost <= pair.cost { return }
            cells[cell] = pair
        }
        for (number, option) in first.prefix(Self.mostOptions).enumerated() {
            if isSingle {
                steps += 1
                put(Pair(first: number, second: -1, energy: option.energy, cost: option.cost))
            }
            for (other, next) in second.prefix(Self.mostOptions).enumerated() {
                steps += 1
                // Lunch and dinner may come from the same shelf.
                guard option.meal != next.meal else { continue }
                put(Pair(first: number, second: other, energy: option.energy + next.energy, cost: option.cost + next.cost))
            }
        }
        return cells
    }

    /// - Returns: the best first.
    private mutating func join(_ front: [Pair?], _ back: [Pair?]) -> [Joined] {
        var found: [Joined] = []
        // What costs as much is not among the best.
        var limit = Int64.max
        for (place, pair) in front.enumerated() {
            guard let a = pair else { continue }
            let kcal = rest(bounds.kcal, a.energy.kcal), protein = rest(bounds.protein, a.energy.protein)
            for energyCell in energyCell(kcal.lowerBound)...energyCell(kcal.upperBound) {
                for proteinCell in proteinCell(protein.lowerBound)...proteinCell(protein.upperBound) {
                    steps += 1
                    let other = Int(energyCell * Self.proteinCells + proteinCell)
                    guard let b = back[other] else { continue }
                    let sum = a.energy + b.energy
                    guard a.cost + b.cost < limit, bounds.holds(sum) else { continue }
                    let cost = a.cost + b.cost + bounds.distance(sum)
                    guard cost < limit else { continue }
                    found.append(Joined(front: place, back: other, cost: cost))
                    guard found.count == 2 * Self.mostJoined else { continue }
                    found.sort(by: <)
                    found.removeLast(Self.mostJoined)
                    limit = found[Self.mostJoined - 1].cost
                }
            }
        }
        found.sort(by: <)
        return found
    }

    /// What is left of a range once a part is there; never below nothing.
    private func rest(_ range: ClosedRange<Int64>, _ part: Int64) -> ClosedRange<Int64> {
        max(0, range.lowerBound - part)...max(0, range.upperBound - part)
    }

    private func energyCell(_ kcal: Int64) -> Int64 { kcal * Self.energyCells / (bounds.kcal.upperBound + 1) }
    private func proteinCell(_ protein: Int64) -> Int64 { protein * Self.proteinCells / (bounds.protein.upperBound + 1) }
}
