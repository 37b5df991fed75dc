public import Wire

public enum MediaTag {}
/// A confirmed file of the media service.
public typealias MediaID = Identifier<MediaTag>

/// A person, as the products show and plan for them. Which members are there depends on the product and on what was answered.
public struct Profile: DTO {
    /// The person's id, the same in every service.
    public var userId: UserID
    /// The product whose app the account was made in.
    public var product: Product
    /// What the person wants to be called; left out until they say it.
    public var name: PersonName?
    /// Read-only; it belongs to the account.
    public var email: EmailAddress?
    /// Read-only and verified.
    public var phone: SaudiMobile?
    /// Their picture; left out without one.
    public var avatarId: MediaID?
    /// Where they live; says which day it is for them.
    public var timezone: ZoneName
    /// What they pay for.
    public var tier: Tier
    /// Whether the product's first questions were answered.
    public var onboardingCompleted: Bool
    /// What the app shows first.
    public var nextStep: NextStep

    /// The day they were born.
    public var dateOfBirth: LocalDate?
    public var gender: Gender?
    public var primaryGoal: PrimaryGoal?
    /// The weight they want to have.
    public var targetWeightKg: Kilograms?
    /// The day by which they want to have it.
    public var targetDate: LocalDate?
    public var motivation: Motivation?
    /// The newest weight of the log.
    public var weightKg: Kilograms?
    public var heightCm: Centimetres?
    public var activityLevel: ActivityLevel?
    /// What they eat.
    public var dietaryPreferences: Tags?
    /// What they must not eat.
    public var allergies: Tags?
    public var mealsPerDay: MealsPerDay?
    /// Who helps them to keep at it.
    public var partners: [Partner]?
    /// kcal a day at rest.
    public var bmr: Int64?
    /// kcal a day with the activity level.
    public var tdee: Int64?
    /// kcal a day to eat.
    public var calorieTarget: Int64?
    /// Protein to eat, in grams a day.
    public var proteinTargetG: Int64?
    /// Water to drink, in millilitres a day.
    public var waterTargetMl: Int64?
    /// When the target weight is reached at that pace.
    public var projectedDate: LocalDate?
    /// Which formulas made the five numbers above.
    public var formula: String?
    /// What to know about them; left out when there is nothing.
    public var energyWarnings: [EnergyWarning]?

    public var mainGoal: MainGoal?
    public var workoutLocation: WorkoutLocation?
    /// When the first three questions were answered.
    public var firstIntakeCompletedAt: Instant?
    /// The six questions of the second intake, once they were answered.
    public var secondIntake: SecondIntakeAnswers?
    /// 0 to 100, once the second intake was answered.
    public var fitnessScore: Int64?

    /// Grows with every change; send it with a change to be told when somebody else was faster.
    public var version: Int64
    /// When it last changed.
    public var updatedAt: Instant

    public init(
        userId: UserID, product: Product, timezone: ZoneName, tier: Tier, onboardingCompleted: Bool, nextStep: NextStep, version: Int64,
        updatedAt: Instant
    ) {
        self.userId = userId
        self.product = product
        self.timezone = timezone
        self.tier = tier
        self.onboardingCompleted = onboardingCompleted
        self.nextStep = nextStep
        self.version = version
        self.updatedAt = updatedAt
    }

    public static var example: Profile {
        var profile = Profile(
            userId: .example, product: .gtsd, timezone: .example, tier: .freemium, onboardingCompleted: true, nextStep: .home, version: 4,
            updatedAt: .example)
        profile.name = .example
        profile.email = .example
        (profile.dateOfBirth, profile.gender) = (LocalDate(year: 1996, month: 3, day: 1), .male)
        (profile.primaryGoal, profile.targetWeightKg) = (.loseWeight, Kilograms(trusted: 7500))
        (profile.weightKg, profile.heightCm) = (Kilograms(trusted: 8000), Centimetres(trusted: 18_000))
        profile.activityLevel = .moderatelyActive
        let targets = EnergyTargets.example
        (profile.bmr, profile.tdee, profile.calorieTarget) = (targets.bmr, targets.tdee, targets.calorieTarget)
        (profile.proteinTargetG, profile.waterTargetMl) = (targets.proteinTargetG, targets.waterTargetMl)
        (profile.projectedDate, profile.formula) = (targets.projectedDate, targets.formula)
        return profile
    }
}

/// What may be taken out of a profile again.
public enum ClearableField: String, WireEnum {
    /// What the person wants to be called.
    case name
    /// Their picture.
    case avatarId
    /// Why they want their goal.
    case motivation
    /// The weight they want to have.
    case targetWeightKg
    /// The day by which they want to have it.
    case targetDate
}

/// A change of a profile: members left out stay as they are, those named in `clear` are taken out.
public struct ProfileChange: DTO {
    /// What the person wants to be called.
    public var name: PersonName?
    /// A confirmed upload of theirs with the purpose `avatar`.
    public var avatarId: MediaID?
    /// Where they live.
    public var timezone: ZoneName?
    /// The day they were born.
    public var dateOfBirth: LocalDate?
    public var gender: Gender?
    public var primaryGoal: PrimaryGoal?
    /// Either this or `targetWeightLb`.
    public var targetWeightKg: Kilograms?
    /// Either this or `targetWeightKg`; kept in kilograms.
    public var targetWeightLb: Pounds?
    /// The day by which they want to have it.
    public var targetDate: LocalDate?
    public var motivation: Motivation?
    /// Also adds an entry to the weight log.
    public var weightKg: Kilograms?
    /// In place of `weightKg`; kept in kilograms.
    public var weightLb: Pounds?
    /// Either this or `heightIn`.
    public var heightCm: Centimetres?
    /// Either this or `heightCm`; kept in centimetres.
    public var heightIn: Inches?
    public var activityLevel: ActivityLevel?
    /// What they eat.
    public var dietaryPreferences: Tags?
    /// What they must not eat.
    public var allergies: Tags?
    public var mealsPerDay: MealsPerDay?
    public var mainGoal: MainGoal?
    public var workoutLocation: WorkoutLocation?
    /// Members to take out.
    public var clear: BoundedList<ClearableField, ClearCount>?
    /// The `version` this change was made from; 409 `version_conflict` when the profile has moved on.
    public var version: Int64?
    /// Always refused with `read_only`.
    public var email: AnyText?
    /// Always refused with `read_only`.
    public var phone: AnyText?

    public init() {}

    public func problems() -> [FieldProblem] {
        let twice: [(Bool, String, String)] = [
            (targetWeightKg != nil && targetWeightLb != nil, "targetWeightKg", "targetWeightLb"),
            (weightKg != nil && weightLb != nil, "weightKg", "weightLb"), (heightCm != nil && heightIn != nil, "heightCm", "heightIn"),
        ]
        return twice.filter { $0.0 }.map { FieldProblem($0.1, .oneOfRequired(fields: [$0.1, $0.2])) }
    }

    /// Each once, or some twice.
    public enum ClearCount: ListRule { public static let range = 0...ClearableField.allCases.count * 2 }
    public static var example: ProfileChange {
        var change = ProfileChange()
        change.weightKg = .example
        change.version = 4
        return change
    }
}

/// Any text; for members that are only recognised.
public struct AnyText: WireText {
    public let text: String
    public init(validating text: String) throws(FieldRule) { self.text = text }
    public static let schema = Schema.string(StringRules(maximum: 4096))
    public static let example = AnyText(trusted: "")
    init(trusted text: String) { self.text = text }
}

/// A profile as the other services of this system plan with it.
public struct PersonFacts: DTO {
    /// The profile.
    public let profile: Profile
    /// GTSD's settings.
    public let settings: Settings
    /// FitCoach+'s preferences.
    public let preferences: Preferences
    /// Where to push to.
    public let devices: [Device]
    public init(profile: Profile, settings: Settings, preferences: Preferences, devices: [Device]) {
        self.profile = profile
        self.settings = settings
        self.preferences = preferences
        self.devices = devices
    }
    public static let example = PersonFacts(profile: .example, settings: .example, preferences: .example, devices: [])
}

public struct UserParameters: DTO {
    /// Which person.
    public let id: UserID
    public init(id: UserID) { self.id = id }
    public static let example = UserParameters(id: .example)
}

/// Whose weight is logged, and why.
public struct RecordedWeightQuery: DTO {
    /// Which person.
    public let id: UserID
    /// The evidence that the weight came as: by it the weight can be taken back, and is logged once however often it is sent.
    public let evidence: EvidenceID?
    public init(id: UserID, evidence: EvidenceID? = nil) {
        self.id = id
        self.evidence = evidence
    }
    public static let example = RecordedWeightQuery(id: .example, evidence: .example)
}

public struct RecordedWeightParameters: DTO {
    /// Which person.
    public let id: UserID
    /// The evidence that the weight came as.
    public let evidence: EvidenceID
    public init(id: UserID, evidence: EvidenceID) {
        self.id = id
        self.evidence = evidence
    }
    public static let example = RecordedWeightParameters(id: .example, evidence: .example)
}

/// Everything this service knows of a person.
public struct ProfileExport: DTO {
    /// When this was written.
    public var exportedAt: Instant
    /// Since when this service knows them.
    public var createdAt: Instant?
    /// The profile.
    public var profile: Profile
    /// Where they are in the onboarding; left out where the product has none.
    public var onboarding: OnboardingState?
    /// GTSD's settings.
    public var settings: Settings
    /// FitCoach+'s preferences.
    public var preferences: Preferences
    /// Which welcome screens they have seen.
    public var tutorials: TutorialFlags
    /// What they chose of the prompt for the second intake; left out where the product has none.
    public var prompt: PromptStatus?
    /// Who helps them to keep at it.
    public var partners: [Partner]
    /// Where to push to.
    public var devices: [Device]
    /// Every weigh-in.
    public var weights: [WeightEntry]
    /// Every body measurement.
    public var measurements: [Measurement]
    /// Every scan.
    public var inbody: [InBodyScan]
    /// Every value of the fitness score.
    public var scores: [ScorePoint]
    /// What there is to reach, and how far they are.
    public var achievements: [Achievement]
    /// What they wrote to the support.
    public var tickets: [SupportTicket]

    public init(exportedAt: Instant, profile: Profile, settings: Settings, preferences: Preferences, tutorials: TutorialFlags) {
        self.exportedAt = exportedAt
        self.profile = profile
        self.settings = settings
        self.preferences = preferences
        self.tutorials = tutorials
        partners = []
        devices = []
        weights = []
        measurements = []
        inbody = []
        scores = []
        achievements = []
        tickets = []
    }
    public static let example = ProfileExport(
        exportedAt: .example, profile: .example, settings: .example, preferences: .example, tutorials: .example)
}
