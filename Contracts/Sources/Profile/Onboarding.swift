public import Wire

/// What the onboarding wizard asks, as far as it was answered. Weights come in kilograms or pounds, heights in centimetres or inches;
/// the first of a pair wins when both are there. What is kept and answered is metric.
public struct OnboardingAnswers: DTO {
    /// The day the person was born.
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
    /// Either this or `weightLb`.
    public var weightKg: Kilograms?
    /// Either this or `weightKg`; kept in kilograms.
    public var weightLb: Pounds?
    /// Either this or `heightIn`.
    public var heightCm: Centimetres?
    /// Either this or `heightCm`; kept in centimetres.
    public var heightIn: Inches?
    public var activityLevel: ActivityLevel?
    /// What they eat: `vegetarian`, `halal`.
    public var dietaryPreferences: Tags?
    /// What they must not eat.
    public var allergies: Tags?
    public var mealsPerDay: MealsPerDay?
    /// Who helps them to keep at it.
    public var partners: Partners?
    /// Where the person lives; says which day it is for them. `UTC` when it was never given.
    public var timezone: ZoneName?

    public typealias Partners = BoundedList<PartnerDetails, PartnerCount>
    public enum PartnerCount: ListRule { public static let range = 0...PartnerDetails.limit }

    public init() {}

    public func problems() -> [FieldProblem] { PartnerDetails.problems(partners?.items ?? [], at: "partners") }

    public static var example: OnboardingAnswers {
        var answers = OnboardingAnswers()
        answers.dateOfBirth = LocalDate(year: 1996, month: 2, day: 29)
        answers.gender = .female
        answers.primaryGoal = .loseWeight
        answers.targetWeightKg = Kilograms(trusted: 7500)
        answers.targetDate = LocalDate(year: 2026, month: 12, day: 1)
        answers.motivation = .example
        answers.weightKg = .example
        answers.heightCm = .example
        answers.activityLevel = .moderatelyActive
        answers.dietaryPreferences = .example
        answers.allergies = Tags.none
        answers.mealsPerDay = .example
        answers.partners = [.example]
        answers.timezone = .example
        return answers
    }
}

/// Where somebody is in the wizard, from any device.
public struct OnboardingState: DTO {
    /// A rule that keeps the answers from being submitted, and the step that asks for the field.
    public struct Problem: DTO {
        /// The step that asks for the field.
        public let step: OnboardingStep
        /// The field, as in `answers`.
        public let field: String
        /// The rule that it breaks; as in `fields[].code` of an error.
        public let code: String
        /// What to tell the person.
        public let message: String
        public init(step: OnboardingStep, field: String, code: String, message: String) {
            self.step = step
            self.field = field
            self.code = code
            self.message = message
        }
        public static let example = Problem(
            step: .goals, field: "primaryGoal", code: FieldRule.required.code, message: FieldRule.required.message(.english))
    }

    /// The step to show.
    public let step: OnboardingStep
    /// 1 to `total`.
    public let position: Int
    /// How many steps there are.
    public let total: Int
    /// `3 of 8`, in the reader's language.
    public let label: String
    /// Steps that were answered.
    public let completed: [OnboardingStep]
    /// Steps that were left out; they can be answered later.
    public let skipped: [OnboardingStep]
    /// The step before this one, if going back is possible.
    public let previous: OnboardingStep?
    /// What was answered so far.
    public let answers: OnboardingAnswers
    /// What keeps the answers from being submitted.
    public let problems: [Problem]
    /// Whether the answers can be submitted now.
    public let canSubmit: Bool
    /// When an answer was last saved; left out before the first.
    public let updatedAt: Instant?

    public init(
        step: OnboardingStep, position: Int, total: Int, label: String, completed: [OnboardingStep], skipped: [OnboardingStep],
        previous: OnboardingStep?, answers: OnboardingAnswers, problems: [Problem], canSubmit: Bool, updatedAt: Instant?
    ) {
        self.step = step
        self.position = position
        self.total = total
        self.label = label
        self.completed = completed
        self.skipped = skipped
        self.previous = previous
        self.answers = answers
        self.problems = problems
        self.canSubmit = canSubmit
        self.updatedAt = updatedAt
    }
    public static let example = OnboardingState(
        step: .goals, position: 3, total: 8, label: "3 of 8", completed: [.welcome, .accountBasics], skipped: [], previous: .accountBasics,
        answers: OnboardingAnswers(), problems: [.example], canSubmit: false, updatedAt: .example)
}

public struct StepParameters: DTO {
    /// Which step.
    public let step: OnboardingStep
    public init(step: OnboardingStep) { self.step = step }
    public static let example = StepParameters(step: .goals)
}

/// Something to know about the numbers beside it, in the reader's language.
public struct EnergyWarning: DTO {
    /// Why.
    public let code: EnergyCaution
    /// What to tell the person.
    public let message: String
    public init(_ code: EnergyCaution, _ language: Language) {
        self.code = code
        message = code.message(language)
    }
    public static let example = EnergyWarning(.calorieFloor, .english)
}

/// What the body needs, and when the goal is reached at that pace.
public struct EnergyTargets: DTO {
    /// Which formulas made these numbers; stored with them.
    public let formula: String
    /// Whole years on the day of the calculation.
    public let age: Int64
    /// kg/m², one decimal.
    public let bmi: Double
    /// kcal a day at rest.
    public let bmr: Int64
    /// kcal a day with the activity level.
    public let tdee: Int64
    /// kcal a day to eat, never below 1200.
    public let calorieTarget: Int64
    /// Protein to eat, in grams a day.
    public let proteinTargetG: Int64
    /// Water to drink, in millilitres a day.
    public let waterTargetMl: Int64
    /// When the target weight is reached by what `calorieTarget` leaves below or above `tdee`; left out when there is nothing to lose or
    /// gain, and when it is never reached.
    public let projectedDate: LocalDate?
    /// In how many weeks the goal is reached; left out along with the date.
    public let projectedWeeks: Int64?
    /// Whether the target weight is not reached by the chosen target date.
    public let targetDateTooEarly: Bool
    /// Left out when there is nothing to warn of.
    public let warnings: [EnergyWarning]?

    public init(
        formula: String, age: Int64, bmi: Double, bmr: Int64, tdee: Int64, calorieTarget: Int64, proteinTargetG: Int64,
        waterTargetMl: Int64,
        projectedDate: LocalDate?, projectedWeeks: Int64?, targetDateTooEarly: Bool, warnings: [EnergyWarning]? = nil
    ) {
        self.formula = formula
        self.age = age
        self.bmi = bmi
        self.bmr = bmr
        self.tdee = tdee
        self.calorieTarget = calorieTarget
        self.proteinTargetG = proteinTargetG
        self.waterTargetMl = waterTargetMl
        self.projectedDate = projectedDate
        self.projectedWeeks = projectedWeeks
        self.targetDateTooEarly = targetDateTooEarly
        self.warnings = warnings
    }
    public static let example = EnergyTargets(
        formula: "mifflin-st-jeor/2", age: 30, bmi: 24.7, bmr: 1780, tdee: 2759, calorieTarget: 2259, proteinTargetG: 160,
        waterTargetMl: 2800, projectedDate: LocalDate(daysSinceEpoch: 20_590), projectedWeeks: 11, targetDateTooEarly: false)
}

public enum PartnerTag {}
/// The id of a partner.
public typealias PartnerID = Identifier<PartnerTag>

/// Somebody who helps to keep at it, reachable by email or phone. GTSD-P-3.2-09.
public struct PartnerDetails: DTO {
    /// What they are called.
    public let name: PersonName
    /// How to reach them; either this or a phone number, or both.
    public let email: EmailAddress?
    /// How to reach them; either this or an address, or both.
    public let phone: PhoneNumber?
    public let relationship: Relationship

    public init(name: PersonName, email: EmailAddress?, phone: PhoneNumber?, relationship: Relationship) {
        self.name = name
        self.email = email
        self.phone = phone
        self.relationship = relationship
    }

    public static let limit = 10

    public func problems() -> [FieldProblem] {
        email == nil && phone == nil ? [FieldProblem("email", .oneOfRequired(fields: ["email", "phone"]))] : []
    }

    static func problems(_ partners: [PartnerDetails], at path: String) -> [FieldProblem] {
        // A form of the app may have more than a request can.
        let tooMany = partners.count > limit ? [FieldProblem(path, .tooMany(maximum: limit))] : []
        return tooMany + partners.enumerated().flatMap { index, partner in
            partner.problems().map { FieldProblem("\(path).\(index).\($0.field)", $0.rule) }
        }
    }

    public static let example = PartnerDetails(name: .example, email: .example, phone: nil, relationship: .friend)
}

/// Somebody who helps to keep at it.
public struct Partner: DTO {
    public let id: PartnerID
    /// What they are called.
    public let name: PersonName
    /// How to reach them, if it is known.
    public let email: EmailAddress?
    /// How to reach them, if it is known.
    public let phone: PhoneNumber?
    public let relationship: Relationship
    /// What they get of the person by mail; left out of somebody who was not asked, or whose mails the person has ended.
    public var sharing: PartnerSharing?
    public init(id: PartnerID, name: PersonName, email: EmailAddress?, phone: PhoneNumber?, relationship: Relationship) {
        self.id = id
        self.name = name
        self.email = email
        self.phone = phone
        self.relationship = relationship
    }
    public static let example = Partner(id: .example, name: .example, email: .example, phone: nil, relationship: .friend)
}

/// Everybody who helps.
public struct PartnerList: DTO {
    public let items: [Partner]
    public init(items: [Partner]) { self.items = items }
    public static let example = PartnerList(items: [.example])
}

/// What a partner gets: each Monday a mail with how much of the week was done and the streak, once they agreed to it. GTSD-ADD-01.
public struct PartnerSharing: DTO {
    public let state: SharingState
    /// Whether the mails tell the weight, too.
    public let weight: Bool
    /// When they were asked last.
    public let invitedAt: Instant
    /// When they agreed.
    public let acceptedAt: Instant?
    public init(state: SharingState, weight: Bool, invitedAt: Instant, acceptedAt: Instant?) {
        self.state = state
        self.weight = weight
        self.invitedAt = invitedAt
        self.acceptedAt = acceptedAt
    }
    public static let example = PartnerSharing(state: .invited, weight: false, invitedAt: .example, acceptedAt: nil)
}

/// What of the person a partner is to get. Photos are never sent.
public struct SharingDetails: DTO {
    /// Whether the mails tell the weight, too; they do not when it is left out.
    public let weight: Bool?
    /// Whether somebody who has not answered is asked once more: a day after the last time at the earliest, three times at most.
    public let again: Bool?
    public init(weight: Bool? = nil, again: Bool? = nil) {
        self.weight = weight
        self.again = again
    }
    public static let example = SharingDetails(weight: false, again: false)
}

public struct PartnerParameters: DTO {
    /// Which partner.
    public let id: PartnerID
    public init(id: PartnerID) { self.id = id }
    public static let example = PartnerParameters(id: .example)
}
