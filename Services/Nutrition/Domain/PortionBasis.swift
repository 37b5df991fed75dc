public import Contracts

/// What the values of an entry are multiplied from: copies made when it was logged, so that a food that changes later changes no history,
/// and a portion that changes is rounded once all the same.
public struct PortionBasis: Sendable, Hashable {
    /// Of `amount`.
    public let values: Nutrients
    /// 10,000 of a food's 100 g, in hundredths of a gram; 100 of a portion; 125 of 1.25 servings. Above zero.
    public let amount: Int64
    /// How much of that one portion is.
    public let one: Int64

    public init(values: Nutrients, amount: Int64, one: Int64) {
        self.values = values
        self.amount = amount
        self.one = one
    }

    /// Of a food of the library: the values of its 100 g, and what one of the unit weighs in hundredths of a gram.
    public static func food(_ per100g: Nutrients, weight: Int64) -> PortionBasis {
        PortionBasis(values: per100g, amount: 10_000, one: weight)
    }

    /// Of values that somebody typed for a portion.
    public static func portion(_ values: Nutrients) -> PortionBasis { PortionBasis(values: values, amount: 100, one: 100) }

    /// Of a meal: the values of so many servings, in hundredths. Its portion is a serving.
    public static func meal(_ values: Nutrients, servings: Int64) -> PortionBasis {
        PortionBasis(values: values, amount: max(1, servings), one: 100)
    }

    /// Of so many portions. Each value is rounded once. FR-NUTRITION-04-d.
    public func nutrients(_ portion: PortionCount) -> Nutrients {
        values.scaled(Rounded.product(one, portion.hundredths), of: amount * 100)
    }

    // MARK: Bounds

    /// The most of any value that an entry may have, in hundredths: so much that 200 entries of a day can be summed up. Whoever reaches it
    /// slipped on a key.
    public static let most: Int64 = 50_000_000

    /// How many portions an entry may have, in hundredths.
    public var mostPortions: Int64 {
        let limit = Int64(PortionRule.range.upperBound) * 100
        let room = Rounded.product(Self.most, amount * 100)
        return values.all.reduce(limit) { least, value in
            let each = Rounded.product(value, one)
            return each > 0 ? min(least, room / each) : least
        }
    }
}

extension Nutrients {
    /// Those that are known, in hundredths.
    var all: [Int64] {
        [kcal, proteinG, carbsG, fatG].map { $0.hundredths } + [fiberG, sugarsG, sodiumMg].compactMap { $0?.hundredths }
    }
}
