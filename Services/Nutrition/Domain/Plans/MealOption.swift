internal import Contracts

/// A meal in so many servings, as a slot of a day could have it. Values are in hundredths, as `Nutrients` has them.
struct MealOption: Sendable {
    /// Its place in the maker's library.
    let meal: Int
    let servings: Int64
    let energy: Energy
    /// How much is against it; less is better.
    let cost: Int64
}

/// Energy and what it comes from, in hundredths of kcal and of grams.
struct Energy: Sendable {
    var kcal: Int64
    var protein: Int64
    var carbs: Int64
    var fat: Int64

    init(kcal: Int64, protein: Int64, carbs: Int64, fat: Int64) {
        self.kcal = kcal
        self.protein = protein
        self.carbs = carbs
        self.fat = fat
    }

    init(_ nutrients: Nutrients) {
        self.init(
            kcal: nutrients.kcal.hundredths, protein: nutrients.proteinG.hundredths, carbs: nutrients.carbsG.hundredths,
            fat: nutrients.fatG.hundredths)
    }

    static let none = Energy(kcal: 0, protein: 0, carbs: 0, fat: 0)

    static func + (a: Energy, b: Energy) -> Energy {
        Energy(kcal: a.kcal + b.kcal, protein: a.protein + b.protein, carbs: a.carbs + b.carbs, fat: a.fat + b.fat)
    }

    /// So many hundredths of it, each value rounded once as `Nutrients.scaled` does.
    func scaled(_ servings: Int64) -> Energy {
        func scale(_ value: Int64) -> Int64 { Rounded.divide(value * servings, by: 100) }
        return Energy(kcal: scale(kcal), protein: scale(protein), carbs: scale(carbs), fat: scale(fat))
    }

    /// Each value so many times, not rounded.
    func times(_ count: Int64) -> Energy { Energy(kcal: kcal * count, protein: protein * count, carbs: carbs * count, fat: fat * count) }
}

/// Between which sums a day is right, and where it is as it should be.
struct DayBounds: Sendable {
    let wanted: Energy
    let kcal: ClosedRange<Int64>
    let protein: ClosedRange<Int64>

    /// Within 5 % of the energy and 10 % of the protein, the limits included.
    init(_ targets: NutritionTargets) {
        let kcal = max(0, targets.kcal), protein = max(0, targets.proteinG)
        wanted = Energy(kcal: 100 * kcal, protein: 100 * protein, carbs: 100 * targets.carbsG, fat: 100 * targets.fatG)
        self.kcal = 95 * kcal...105 * kcal
        self.protein = 90 * protein...110 * protein
    }

    func holds(_ sum: Energy) -> Bool { kcal.contains(sum.kcal) && protein.contains(sum.protein) }

    /// Whether energy, protein, carbohydrate and fat are all within 5 % of what is wanted, the limits included.
    func isNear(_ sum: Energy) -> Bool {
        func isNear(_ value: Int64, _ wanted: Int64) -> Bool { 20 * abs(value - wanted) <= max(0, wanted) }
        return isNear(sum.kcal, wanted.kcal) && isNear(sum.protein, wanted.protein) && isNear(sum.carbs, wanted.carbs)
            && isNear(sum.fat, wanted.fat)
    }

    /// How much of a day is beyond 5 % of what is wanted: of each value the square of what is, in ten-thousandths.
    /// - Parameter sum: in ten-thousandths of kcal and of grams. A day of rounded meals differs from it by a few of them, which is why a
    ///   tenth of a percent less than 5 is counted as within.
    func beyond(_ sum: Energy) -> Int64 {
        func square(_ value: Int64, _ wanted: Int64) -> Int64 {
            // Whoever wants nothing of a value is as far away as can be from any of it; the square has to have place.
            let beyond = min(max(0, abs(value - 100 * wanted) * 100 / max(1, wanted) - 490), 1_000_000)
            return beyond * beyond
        }
        return square(sum.kcal, wanted.kcal) + square(sum.protein, wanted.protein) + square(sum.carbs, wanted.carbs)
            + square(sum.fat, wanted.fat)
    }

    /// How far a day is from what is wanted: thousandths of each value, energy counted most.
    func distance(_ sum: Energy) -> Int64 {
        func thousandths(_ value: Int64, _ wanted: Int64) -> Int64 { abs(value - wanted) * 1000 / max(1, wanted) }
        return 10 * thousandths(sum.kcal, wanted.kcal) + 5 * thousandths(sum.protein, wanted.protein)
            + 2 * thousandths(sum.carbs, wanted.carbs) + 2 * thousandths(sum.fat, wanted.fat)
    }
}

/// A number that is the same for the same text on every machine: FNV-1a, 64 bits.
enum MealSeed {
    static func number(_ text: String) -> UInt64 {
        let hash = text.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
        // The low bits of FNV-1a depend on few of the bytes; these depend on all.
        return hash >> 33 ^ hash >> 7
    }
}
