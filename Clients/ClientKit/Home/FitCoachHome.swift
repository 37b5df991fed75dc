public import Contracts
internal import NutritionDomain
public import Wire

/// What the services said last, or the device kept, of what FitCoach+'s Home shows. What is nil is not known, or is not there yet.
public struct HomeFacts: Sendable {
    public var profile: Profile?
    public var isDemo = false
    public var today: TodaysPlan?
    /// Whether training said that there is no plan: `not_found`.
    public var hasNoPlan = false
    public var nutrition: NutritionDay?
    public var access: NutritionAccess?
    public var quota: CoachingQuota?
    public var weights: WeightSeries?
    public var score: FitnessScore?
    /// Whether some of it is of an earlier time, because the service could not be asked.
    public var isStale = false

    public init() {}
}

/// FitCoach+'s Home: four sections, each with what it says while there is nothing in it, and what can be done at once. FC-JOURNEY-05-b.
public struct FitCoachHome: Sendable, Equatable {
    /// FR-HOME-04.
    public enum Workout: Sendable, Hashable {
        case training(title: String, exercises: Int64, minutes: Int64, isCompleted: Bool)
        case restDay
        /// There is no plan: it offers to make one.
        case createPlan
        /// Nothing was heard of a plan, which there may be.
        case unknown
    }
    /// FR-HOME-05.
    public struct Nutrition: Sendable, Hashable {
        /// The rings; nil before the first plan, and where the section is locked.
        public let day: DailySummary?
        /// How long the trial lasts, while there is one.
        public let countdown: String?
        public let isLocked: Bool
    }
    /// FR-HOME-06.
    public struct Progress: Sendable, Hashable {
        public enum Score: Sendable, Hashable {
            case value(Int64)
            /// It is part of a higher tier.
            case locked
            /// Nothing was answered that it could be made of.
            case none
        }
        public let weight: Kilograms?
        public let score: Score
        public let trend: Trend
    }
    /// FR-HOME-07.
    public enum Action: Sendable, Hashable, CaseIterable { case messageCoach, store, settings }

    public let greeting: String
    public let tier: Tier
    /// Whether there is a tier above it to offer. FR-ACCOUNT-03-b.
    public var canUpgrade: Bool { tier < .smartPremium }
    public let workout: Workout
    public let nutrition: Nutrition
    public let messages: QuotaBanner
    public let calls: CallQuota?
    public let progress: Progress
    public let actions = Action.allCases
    /// Shows a badge, and a way out. FR-HOME-08.
    public let isDemo: Bool
    public let isStale: Bool

    /// - Parameter hour: of the device's clock, 0 to 23.
    public init(_ facts: HomeFacts, hour: Int, _ language: Language) {
        greeting = DayGreeting(hour: hour).text(facts.profile?.name, language)
        tier = facts.profile?.tier ?? .freemium
        workout = Workout(facts)
        nutrition = Nutrition(facts, language)
        let policy = ProductPolicy.of(.fitcoach).coaching ?? CoachingPolicy()
        messages = QuotaBanner(facts.quota?.messages, language, policy)
        calls = facts.quota?.calls
        progress = Progress(facts, tier)
        isDemo = facts.isDemo
        isStale = facts.isStale
    }
}

extension FitCoachHome.Workout {
    fileprivate init(_ facts: HomeFacts) {
        self =
            switch facts.today {
            case nil: facts.hasNoPlan ? .createPlan : .unknown
            case let today? where !today.restDay:
                .training(
                    title: today.day?.title ?? "", exercises: today.exerciseCount, minutes: today.estimatedMinutes,
                    isCompleted: today.completed)
            case _?: .restDay
            }
    }
}

extension FitCoachHome.Nutrition {
    fileprivate init(_ facts: HomeFacts, _ language: Language) {
        isLocked = facts.access?.state == .locked
        day = isLocked ? nil : facts.nutrition.map(DailySummary.init)
        // Neutral also on the days without a banner. FR-HOME-05-d.
        let daysLeft = facts.access?.state == .active ? facts.access?.daysLeft : nil
        countdown = daysLeft.map { TrialText.banner(daysLeft: $0, language) }
    }
}

extension FitCoachHome.Progress {
    fileprivate init(_ facts: HomeFacts, _ tier: Tier) {
        weight = facts.weights?.current
        score = tier < .premium ? .locked : facts.score?.value.map { .value($0) } ?? .none
        trend = RecentWeight.trend(facts.weights?.items ?? [])
    }
}

/// Where the weight has gone lately. FR-HOME-06-c. The document has no bounds: the notes' are half a kilogram in a fortnight.
public enum RecentWeight {
    static let days: Int64 = 14
    /// Hundredths of a kilogram.
    static let least: Int64 = 50

    /// - Parameter entries: all of the last month (`range=1m`), by their dates, oldest first.
    public static func trend(_ entries: [WeightEntry]) -> Trend {
        guard let last = entries.last, let first = entries.first(where: { $0.date >= last.date - days }) else { return .flat }
        let change = last.weightKg.hundredths - first.weightKg.hundredths
        return change >= least ? .up : change <= -least ? .down : .flat
    }

    /// The line under the chart. FR-PROGRESS-01-b.
    public static func text(_ trend: Trend, _ language: Language) -> String {
        switch (trend, language) {
        case (.up, .english): "Gaining"
        case (.up, .arabic): "في ازدياد"
        case (.down, .english): "Losing"
        case (.down, .arabic): "في نقصان"
        case (.flat, .english): "Maintaining"
        case (.flat, .arabic): "ثابت"
        }
    }
}
