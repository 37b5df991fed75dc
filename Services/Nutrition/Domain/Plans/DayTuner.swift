/// Changes how much of each meal a day has, until energy, protein, carbohydrate and fat all come within 5 % of what is wanted. FC-ADD-10.
///
/// It takes the step that leaves the least beyond those 5 % again and again: a quarter of a serving more of one meal, less of another, or
/// both. What is beyond is a convex measure of the servings, so that this goes straight to where the least of it is.
struct DayTuner {
    /// Steps that it takes at most; sizes of meals reach no further in practice.
    static let mostSteps = 24

    /// Sums that it looks at for a step of four parts: one less, one more, or one of each.
    static let mostLooks = 5 * 5 - 5

    struct Part {
        /// Of one serving.
        let one: Energy
        /// What it may become, in hundredths of a serving.
        let sizes: ClosedRange<Int64>
        var servings: Int64
    }

    private let bounds: DayBounds
    private(set) var parts: [Part]
    /// Of all parts, in ten-thousandths: rounded is what comes out, and nothing on the way there.
    private var sum = Energy.none
    /// As `DayBounds.beyond` has it.
    private(set) var beyond: Int64
    /// How many sums it has looked at so far.
    private(set) var looks = 0

    init(_ parts: [Part], _ bounds: DayBounds) {
        self.bounds = bounds
        self.parts = parts
        for part in parts { sum = sum + part.one.times(part.servings) }
        beyond = bounds.beyond(sum)
    }

    mutating func tune() {
        for _ in 0..<Self.mostSteps where beyond > 0 {
            guard step() else { return }
        }
    }

    /// Takes the best of all steps; false where none leaves less beyond.
    private mutating func step() -> Bool {
        let size = MealPlanMaker.step
        // -1 stands for no part.
        var best = (up: -1, down: -1, sum: sum, beyond: beyond)
        for up in -1..<parts.count where up < 0 || parts[up].servings + size <= parts[up].sizes.upperBound {
            let more = up < 0 ? sum : sum + parts[up].one.times(size)
            for down in -1..<parts.count where up != down {
                guard down < 0 || parts[down].servings - size >= parts[down].sizes.lowerBound else { continue }
                let other = down < 0 ? more : more + parts[down].one.times(-size)
                let left = bounds.beyond(other)
                looks += 1
                if left < best.beyond { best = (up, down, other, left) }
            }
        }
        guard best.beyond < beyond else { return false }
        if best.up >= 0 { parts[best.up].servings += size }
        if best.down >= 0 { parts[best.down].servings -= size }
        (sum, beyond) = (best.sum, best.beyond)
        return true
    }
}
