public import Contracts

/// A sum of entries, exact to the hundredth, that knows which of its values miss some.
public struct IntakeSum: Sendable, Hashable {
    public private(set) var total = Nutrients.zero
    private var missing: Set<OptionalNutrient> = []

    public init() {}

    public init(_ entries: [Nutrients]) {
        for entry in entries { add(entry) }
    }

    public mutating func add(_ entry: Nutrients) {
        total = total + entry
        for nutrient in OptionalNutrient.allCases where entry.value(of: nutrient) == nil { missing.insert(nutrient) }
    }

    /// Sums that miss the value of an entry, in the order of the words.
    public var incomplete: [OptionalNutrient] { OptionalNutrient.allCases.filter { missing.contains($0) } }
}

extension Nutrients {
    func value(of nutrient: OptionalNutrient) -> NutrientAmount? {
        switch nutrient {
        case .fiber: fiberG
        case .sugars: sugarsG
        case .sodium: sodiumMg
        }
    }
}
