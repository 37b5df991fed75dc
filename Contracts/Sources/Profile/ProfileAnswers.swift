public import Wire

public enum MediaTag {}
/// A confirmed file of the media service.
public typealias MediaID = Identifier<MediaTag>

/// A person, as the products show and plan for them. Which members are there depends on the product and on what was answered.
public struct Profile: DTO {
    public var userId: UserID
    public var product: Product
    public var name: PersonName?
    /// Read-only; it belongs to the account.
    public var email: EmailAddress?
    /// Read-only and verified.
    public var phone: SaudiMobile?
    public var avatarId: MediaID?
    public var timezone: ZoneName
    public var tier: Tier
    public var onboardingCompleted: Bool
    public var nextStep: NextStep

    public var dateOfBirth: LocalDate?
    public var gender: Gender?
    public var primaryGoal: PrimaryGoal?
    public var targetWeightKg: Kilograms?
    public var targetDate: LocalDate?
    public var motivation: Motivation?
    /// The newest weight of the log.
    public var weightKg: Kilograms?
    public var heightCm: Centimetres?
    public var activityLevel: ActivityLevel?
    public var dietaryPreferences: Tags?
    public var allergies: Tags?
    public var mealsPerDay: MealsPerDay?
    public var partners: [Partner]?
    public var bmr: Int64?
    public var tdee: Int64?
    public var calorieTarget: Int64?
    public var proteinTargetG: Int64?
    public var waterTargetMl: Int64?
    public var projectedDate: LocalDate?
    /// Which formulas made the five numbers above.
    public var formula: String?
    /// What to know about them; left out when there is nothing.
    public var energyWarnings: [EnergyWarning]?

    public var mainGoal: MainGoal?
    public var workoutLocation: WorkoutLocation?
    public var firstIntakeCompletedAt: Instant?
    public var secondIntake: SecondIntakeAnswers?
    public var fitnessScore: Int64?

    /// Grows with every change; send it with a change to be told when somebody else was faster.
    public var version: Int64
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
        profile.weightKg = .example
        return profile
    }
}

/// What may be taken out of a profile again.
public enum ClearableField: String, WireEnum {
    case name, avatarId, motivation, targetWeightKg, targetDate
}

/// A change of a profile: members left out stay as they are, those named in `clear` are taken out.
public struct ProfileChange: DTO {
    public var name: PersonName?
    public var avatarId: MediaID?
    public var timezone: ZoneName?
    public var dateOfBirth: LocalDate?
    public var gender: Gender?
    public var primaryGoal: PrimaryGoal?
    public var targetWeightKg: Kilograms?
    public var targetWeightLb: Pounds?
    public var targetDate: LocalDate?
    public var motivation: Motivation?
    /// Also adds an entry to the weight log.
    public var weightKg: Kilograms?
    public var weightLb: Pounds?
    public var heightCm: Centimetres?
    public var heightIn: Inches?
    public var activityLevel: ActivityLevel?
    public var dietaryPreferences: Tags?
    public var allergies: Tags?
    public var mealsPerDay: MealsPerDay?
    public var mainGoal: MainGoal?
    public var workoutLocation: WorkoutLocation?
    public var clear: BoundedList<ClearableField, ClearCount>?
    /// The `version` this change was made from; 409 `version_conflict` when the profile has moved on.
    public var version: Int64?
    /// Always refused with `read_only`.
    public var email: AnyText?
    /// Always refused with `read_only`.
    public var phone: AnyText?

    public init() {}
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
    public let profile: Profile
    public let settings: Settings
    public let preferences: Preferences
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
    public let id: UserID
    public init(id: UserID) { self.id = id }
    public static let example = UserParameters(id: .example)
}

/// Everything this service knows of a person.
public struct ProfileExport: DTO {
    public var exportedAt: Instant
    public var profile: Profile
    public var onboarding: OnboardingState?
    public var settings: Settings
    public var preferences: Preferences
    public var tutorials: TutorialFlags
    public var prompt: PromptStatus?
    public var partners: [Partner]
    public var devices: [Device]
    public var weights: [WeightEntry]
    public var measurements: [Measurement]
    public var inbody: [InBodyScan]
    public var scores: [ScorePoint]
    public var achievements: [Achievement]
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
