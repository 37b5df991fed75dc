public import Wire

/// What a product's profiles have, and the numbers that govern them. Sources: the notes of each product; the flags are the two
/// readings of C1 and C2.
public struct ProfilePolicy: Sendable {
    /// GTSD's wizard.
    public var hasOnboarding = false
    /// FitCoach+'s two intakes, with prompt, score, InBody and achievements.
    public var hasIntakes = false
    /// Body weights in hundredths of a kilogram that can be given: plausible ones, unless a product's document says otherwise. What was
    /// stored under wider bounds stays and can be read.
    public var weights: ClosedRange<Int64> = 3000...30_000
    /// Body heights in hundredths of a centimetre, likewise.
    public var heights: ClosedRange<Int64> = 10_000...25_000
    public var ages: ClosedRange<Int64> = 13...120
    /// Which weigh-ins of one day a series shows; all of them are kept, and exported.
    public var weightsADay = WeightsADay.all
    /// C1: whether Freemium is kept out of the second intake.
    public var secondIntakeRequiresPremium = false
    /// C2: whether Premium and above go on to the second intake after the first.
    public var premiumGoesToSecondIntake = false
    /// Deferrals after which the second-intake prompt ends.
    public var promptDeferrals = 3
    /// Calls with the coach a month.
    public var monthlyCalls: [Tier: Int64] = [.freemium: 1, .premium: 2, .smartPremium: 4]
    public var inBodyTier = Tier.premium
    public var scoreHistoryTier = Tier.premium
    /// Where somebody lives until their app says: the notes count FitCoach+'s days in Riyadh.
    public var zone = ZoneName(trusted: "UTC")
    /// When reminders come until somebody chooses.
    public var reminderTime = LocalTime.example

    /// What a chart makes of several weigh-ins on one day.
    public enum WeightsADay: Sendable {
        case all
        /// Who weighs themselves again corrects what they said before.
        case last
    }

    public init() {}

    static let gtsd: ProfilePolicy = {
        var policy = ProfilePolicy()
        policy.hasOnboarding = true
        // The document asks for 20 to 500 kg and 50 to 300 cm, which reach beyond any body; targets say so where they do. GTSD-2.2-02,
        // GTSD-2.2-03.
        policy.weights = 2000...50_000
        policy.heights = 5000...30_000
        // GTSD-P-3.5-08.
        policy.weightsADay = .last
        return policy
    }()

    static let fitcoach: ProfilePolicy = {
        var policy = ProfilePolicy()
        policy.hasIntakes = true
        policy.zone = ZoneName(trusted: "Asia/Riyadh")
        return policy
    }()
}
