public import Wire

/// FitCoach+'s first three questions. FC-JOURNEY-04.
public struct FirstIntakeAnswers: DTO {
    public let gender: IntakeGender
    public let mainGoal: MainGoal
    public let workoutLocation: WorkoutLocation
    /// Never asked by the document, yet Home greets by it (C13 of the notes); optional.
    public let name: PersonName?

    public init(gender: IntakeGender, mainGoal: MainGoal, workoutLocation: WorkoutLocation, name: PersonName? = nil) {
        self.gender = gender
        self.mainGoal = mainGoal
        self.workoutLocation = workoutLocation
        self.name = name
    }
    public static let example = FirstIntakeAnswers(gender: .female, mainGoal: .generalFitness, workoutLocation: .home)
}

/// The six questions of the second intake as they are sent: kilograms or pounds, centimetres or inches. FC-JOURNEY-07.
public struct SecondIntakeRequest: DTO {
    public let age: Age
    /// Either this or `weightLb`.
    public let weightKg: IntakeKilograms?
    /// Either this or `weightKg`; kept in kilograms.
    public let weightLb: IntakePounds?
    /// Either this or `heightIn`.
    public let heightCm: IntakeCentimetres?
    /// Either this or `heightCm`; kept in centimetres.
    public let heightIn: IntakeInches?
    public let experienceLevel: ExperienceLevel
    public let workoutFrequency: WorkoutFrequency
    /// What hurts; `none` alone where nothing does.
    public let injuries: BoundedList<Injury, InjuryCount>
    /// Each once, or some twice.
    public enum InjuryCount: ListRule { public static let range = 1...Injury.allCases.count * 2 }

    public init(
        age: Age, weightKg: IntakeKilograms? = nil, weightLb: IntakePounds? = nil, heightCm: IntakeCentimetres? = nil,
        heightIn: IntakeInches? = nil, experienceLevel: ExperienceLevel, workoutFrequency: WorkoutFrequency, injuries: [Injury]
    ) {
        self.age = age
        self.weightKg = weightKg
        self.weightLb = weightLb
        self.heightCm = heightCm
        self.heightIn = heightIn
        self.experienceLevel = experienceLevel
        self.workoutFrequency = workoutFrequency
        self.injuries = .init(trusted: injuries)
    }

    public var weight: IntakeKilograms? { weightKg ?? weightLb.map(IntakeKilograms.init) }
    public var height: IntakeCentimetres? { heightCm ?? heightIn.map(IntakeCentimetres.init) }

    public func problems() -> [FieldProblem] {
        var problems: [FieldProblem] = []
        if weight == nil { problems.append(FieldProblem("weightKg", .required)) }
        if height == nil { problems.append(FieldProblem("heightCm", .required)) }
        if weightKg != nil, weightLb != nil {
            problems.append(FieldProblem("weightKg", .oneOfRequired(fields: ["weightKg", "weightLb"])))
        }
        if heightCm != nil, heightIn != nil {
            problems.append(FieldProblem("heightCm", .oneOfRequired(fields: ["heightCm", "heightIn"])))
        }
        if injuries.contains(.none), Set(injuries).count > 1 {
            problems.append(FieldProblem("injuries", .exclusive(value: Injury.none.rawValue)))
        }
        return problems
    }

    public static let example = SecondIntakeRequest(
        age: .example, weightKg: .example, heightCm: .example, experienceLevel: .beginner, workoutFrequency: .example, injuries: [.none])
}

/// The second intake as it is kept: metric, injuries without repeats in the order of the question.
public struct SecondIntakeAnswers: DTO {
    public let age: Age
    public let weightKg: IntakeKilograms
    public let heightCm: IntakeCentimetres
    public let experienceLevel: ExperienceLevel
    public let workoutFrequency: WorkoutFrequency
    /// What hurts; empty where nothing does.
    public let injuries: [Injury]
    /// When the questions were last answered.
    public let completedAt: Instant

    public init(
        age: Age, weightKg: IntakeKilograms, heightCm: IntakeCentimetres, experienceLevel: ExperienceLevel,
        workoutFrequency: WorkoutFrequency, injuries: [Injury], completedAt: Instant
    ) {
        self.age = age
        self.weightKg = weightKg
        self.heightCm = heightCm
        self.experienceLevel = experienceLevel
        self.workoutFrequency = workoutFrequency
        self.injuries = injuries
        self.completedAt = completedAt
    }
    public static let example = SecondIntakeAnswers(
        age: .example, weightKg: .example, heightCm: .example, experienceLevel: .beginner, workoutFrequency: .example, injuries: [.none],
        completedAt: .example)
}

/// An intake was saved.
public struct IntakeAnswer: DTO {
    /// The profile as it is now.
    public let profile: Profile
    /// The score that follows from the second intake, 0 to 100; left out before it.
    public let fitnessScore: Int64?
    /// What the app shows next.
    public let nextStep: NextStep
    public init(profile: Profile, fitnessScore: Int64?, nextStep: NextStep) {
        self.profile = profile
        self.fitnessScore = fitnessScore
        self.nextStep = nextStep
    }
    public static let example = IntakeAnswer(profile: .example, fitnessScore: 65, nextStep: .home)
}

/// What the person saw and chose of the prompt for the second intake. FC-DATA-PROMPT.
public struct PromptStatus: DTO {
    /// Whose.
    public var userId: UserID
    /// Whether it was ever shown.
    public var hasSeenPrompt: Bool
    /// When it was last shown.
    public var lastShownAt: Instant?
    /// How often `try_later` was chosen.
    public var timesDeferred: Int
    /// Whether the second intake was answered.
    public var hasCompletedSecondIntake: Bool
    /// Only once a booking is confirmed.
    public var hasScheduledCoachCall: Bool
    /// Any final choice: completing, choosing, or the third deferral.
    public var permanentlyDismissed: Bool
    /// What was chosen last.
    public var lastChoice: PromptChoice?
    /// The launch of the app in which it was last shown.
    public var lastLaunchId: ShortText?

    public init(
        userId: UserID, hasSeenPrompt: Bool = false, lastShownAt: Instant? = nil, timesDeferred: Int = 0,
        hasCompletedSecondIntake: Bool = false, hasScheduledCoachCall: Bool = false, permanentlyDismissed: Bool = false,
        lastChoice: PromptChoice? = nil, lastLaunchId: ShortText? = nil
    ) {
        self.userId = userId
        self.hasSeenPrompt = hasSeenPrompt
        self.lastShownAt = lastShownAt
        self.timesDeferred = timesDeferred
        self.hasCompletedSecondIntake = hasCompletedSecondIntake
        self.hasScheduledCoachCall = hasScheduledCoachCall
        self.permanentlyDismissed = permanentlyDismissed
        self.lastChoice = lastChoice
        self.lastLaunchId = lastLaunchId
    }
    public static let example = PromptStatus(
        userId: .example, hasSeenPrompt: true, lastShownAt: .example, timesDeferred: 1, lastChoice: .tryLater, lastLaunchId: .example)
}

/// Whether to show the prompt for the second intake.
public struct PromptAnswer: DTO {
    public let status: PromptStatus
    /// Whether to show it in this launch.
    public let shouldShow: Bool
    /// Why it is shown; left out when it is not.
    public let reason: PromptReason?
    /// Where a choice leads; left out when nothing was chosen.
    public let next: PromptNext?
    public init(status: PromptStatus, shouldShow: Bool, reason: PromptReason? = nil, next: PromptNext? = nil) {
        self.status = status
        self.shouldShow = shouldShow
        self.reason = reason
        self.next = next
    }
    public static let example = PromptAnswer(status: .example, shouldShow: false, next: .workout)
}

public struct PromptQuery: DTO {
    /// Names one start of the app; the client makes it.
    public let launchId: ShortText
    public init(launchId: ShortText) { self.launchId = launchId }
    public static let example = PromptQuery(launchId: .example)
}

/// What became of the prompt.
public struct PromptDecision: DTO {
    public let choice: PromptChoice
    /// The launch in which it was shown.
    public let launchId: ShortText
    public let dismissedBy: PromptDismissal?
    public init(choice: PromptChoice, launchId: ShortText, dismissedBy: PromptDismissal? = nil) {
        self.choice = choice
        self.launchId = launchId
        self.dismissedBy = dismissedBy
    }
    public static let example = PromptDecision(choice: .tryLater, launchId: .example, dismissedBy: .backdrop)
}

/// What a part of the score is for.
public enum ScoreFactorName: String, WireEnum {
    /// What everybody begins with.
    case base
    /// For the level of experience.
    case experienceLevel = "experience_level"
    /// For the workouts a week.
    case workoutFrequency = "workout_frequency"
    /// Taken off for injuries.
    case injuries
    /// What was cut off to stay within 0 to 100.
    case limit
}

/// The points of all factors add up to the score.
public struct ScoreFactor: DTO {
    /// What the points are for.
    public let name: ScoreFactorName
    /// Points, which may be negative.
    public let points: Int64
    public init(name: ScoreFactorName, points: Int64) {
        self.name = name
        self.points = points
    }
    public static let example = ScoreFactor(name: .base, points: 50)
}

/// The score as it was once.
public struct ScorePoint: DTO {
    /// 0 to 100.
    public let value: Int64
    /// Since when.
    public let at: Instant
    /// Which formula made it.
    public let formula: String
    public init(value: Int64, at: Instant, formula: String) {
        self.value = value
        self.at = at
        self.formula = formula
    }
    public static let example = ScorePoint(value: 65, at: .example, formula: "fitness-score/1")
}

/// FR-PROGRESS-06. Without a second intake there is no value yet.
public struct FitnessScore: DTO {
    /// 0 to 100; left out before the second intake.
    public let value: Int64?
    /// Which formula makes it.
    public let formula: String
    public let factors: [ScoreFactor]
    /// From the last two values of the history.
    public let trend: Trend
    /// Oldest first; empty while `historyLocked`.
    public let history: [ScorePoint]
    /// Whether the history is part of a higher tier.
    public let historyLocked: Bool
    public init(value: Int64?, formula: String, factors: [ScoreFactor], trend: Trend, history: [ScorePoint], historyLocked: Bool) {
        self.value = value
        self.formula = formula
        self.factors = factors
        self.trend = trend
        self.history = history
        self.historyLocked = historyLocked
    }
    public static let example = FitnessScore(
        value: 65, formula: "fitness-score/1", factors: [.example], trend: .flat, history: [.example], historyLocked: false)
}

/// Something to reach with workouts. FR-PROGRESS-07.
public struct Achievement: DTO {
    public let kind: AchievementKind
    /// How far the person is.
    public let progress: Int64
    /// How far they have to come.
    public let target: Int64
    /// When it was reached; left out until then.
    public let earnedAt: Instant?
    public init(kind: AchievementKind, progress: Int64, target: Int64, earnedAt: Instant?) {
        self.kind = kind
        self.progress = progress
        self.target = target
        self.earnedAt = earnedAt
    }
    public static let example = Achievement(kind: .tenWorkouts, progress: 7, target: 10, earnedAt: nil)
}

/// Everything there is to reach, in the order of its page.
public struct AchievementList: DTO {
    public let items: [Achievement]
    /// The nearest workout milestone that is not earned; left out when all are.
    public let next: Achievement?
    public init(items: [Achievement], next: Achievement?) {
        self.items = items
        self.next = next
    }
    public static let example = AchievementList(items: [.example], next: .example)
}
