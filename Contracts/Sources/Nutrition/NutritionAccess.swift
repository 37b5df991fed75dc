public import Wire

/// Whether somebody may use their nutrition, and for how long. The one thing that a locked section still shows. FR-NUTRITION-06.
public struct NutritionAccess: DTO {
    /// Whether it is open, and why.
    public let state: TrialState
    /// When the first plan was made; left out before, and for whom there is no trial.
    public let trialStartedAt: Instant?
    /// The zone in which the trial's days are counted: the person's when it began, so that travelling moves nothing.
    public let timeZone: ZoneName?
    /// 1 on the day it began.
    public let day: Int64?
    /// Days after this one: 6 on the first day, 0 on the last.
    public let daysLeft: Int64?
    /// The midnight at which it ends; left out without an end.
    public let expiresAt: Instant?
    /// Left out on the quiet days. FR-NUTRITION-06-b.
    public let banner: TrialBanner?
    /// What a locked section says, in the reader's language.
    public let message: String?
    /// The tier that opens it.
    public let upgrade: Tier?

    public init(
        state: TrialState, trialStartedAt: Instant? = nil, timeZone: ZoneName? = nil, day: Int64? = nil, daysLeft: Int64? = nil,
        expiresAt: Instant? = nil, banner: TrialBanner? = nil, message: String? = nil, upgrade: Tier? = nil
    ) {
        self.state = state
        self.trialStartedAt = trialStartedAt
        self.timeZone = timeZone
        self.day = day
        self.daysLeft = daysLeft
        self.expiresAt = expiresAt
        self.banner = banner
        self.message = message
        self.upgrade = upgrade
    }
    public static let example = NutritionAccess(
        state: .active, trialStartedAt: .example, timeZone: .example, day: 5, daysLeft: 2, expiresAt: .example + .days(3),
        banner: .example, upgrade: .premium)
}

/// What to show above the section on the last days. FR-NUTRITION-06-c to -e.
public struct TrialBanner: DTO {
    /// How urgent it is.
    public let level: BannerLevel
    /// In the reader's language.
    public let message: String
    public init(level: BannerLevel, message: String) {
        self.level = level
        self.message = message
    }
    public static let example = TrialBanner(level: .info, message: "2 days left in trial")
}

/// How many people made a plan. FC-METRIC-03.
public struct MealPlanReport: DTO {
    /// People who came in the period.
    public let people: Int64
    /// Those of them who made a plan, whenever.
    public let withPlan: Int64
    /// Percent with one decimal at most; left out without anybody to count.
    public let percent: Double?
    public init(people: Int64, withPlan: Int64, percent: Double?) {
        self.people = people
        self.withPlan = withPlan
        self.percent = percent
    }
    public static let example = MealPlanReport(people: 120, withPlan: 66, percent: 55)
}
