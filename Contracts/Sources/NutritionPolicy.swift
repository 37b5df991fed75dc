public import Wire

/// What a product's people have of nutrition, and the numbers that govern it. The notes' `(rec)` values are the defaults here and
/// nowhere else.
public struct NutritionPolicy: Sendable {
    /// Whether meals are planned for them; they log in any case.
    public var hasPlans = false
    /// The tier from which everything is open; nil where there are no tiers.
    public var openTier: Tier?
    /// Days of a trial, its first included. FR-NUTRITION-06.
    public var trialDays: Int64 = 7
    /// Whether a logged meal is evidence for a meal task of its day.
    public var mealsAreEvidence = false
    /// Entries of a day, glasses of a day, favourites of a person.
    public var entriesPerDay: Int64 = 200
    public var glassesPerDay: Int64 = 100
    public var favourites: Int64 = 500
    /// How far back something may be logged: a year, and time to fill it in. What is earlier was meant in another calendar, or for none.
    public var daysBack: Int64 = 400
    /// Plans of a person in 24 hours: no tier counts them, and nobody comes to so many who looks at the plans that they make.
    public var plansPerDay: Int64 = 50
    /// How far ahead days of a plan can be looked at.
    public var daysAhead: Int64 = 13

    public init() {}

    static let fitcoach: NutritionPolicy = {
        var policy = NutritionPolicy()
        policy.hasPlans = true
        policy.openTier = .premium
        return policy
    }()

    static let gtsd: NutritionPolicy = {
        var policy = NutritionPolicy()
        policy.mealsAreEvidence = true
        return policy
    }()
}

extension ProductPolicy {
    /// Nil where nobody logs food.
    public var nutrition: NutritionPolicy? {
        switch product {
        case .fitcoach: .fitcoach
        case .gtsd: .gtsd
        case .ironlift, .stack: nil
        }
    }
}
