public import Contracts
public import ProfileDomain
public import Wire

/// The onboarding wizard as values: what was answered, where the person is, what is wrong, what the answers would give. No I/O; the
/// rules are the service's own, so both sides refuse the same.
public struct OnboardingForm: Sendable, Equatable {
    /// The answers, and the key that belongs to exactly these: a repeat after a lost answer carries the same key.
    public struct Submission: Sendable, Equatable {
        public let answers: OnboardingAnswers
        public let idempotencyKey: String
    }

    public enum Phase: Sendable, Equatable {
        case answering
        case submitting
        /// The profile exists; the draft is gone.
        case finished
        /// Refused or lost; nothing that was answered is, and it can be sent again.
        case failed(ClientError)
    }

    public private(set) var answers: OnboardingAnswers
    public private(set) var progress: OnboardingProgress
    public private(set) var phase = Phase.answering
    private var last: Submission?

    public init(answers: OnboardingAnswers = OnboardingAnswers(), progress: OnboardingProgress = OnboardingProgress()) {
        self.answers = answers
        self.progress = progress
    }

    public var step: OnboardingStep { progress.current }

    /// `3 of 8`.
    public func label(_ language: Language) -> String {
        OnboardingRule.label(position: progress.position, total: progress.total, language)
    }

    /// Changes answers as the person types. Not while they are on their way.
    public mutating func edit(_ change: (inout OnboardingAnswers) -> Void) {
        guard phase != .submitting, phase != .finished else { return }
        phase = .answering
        change(&answers)
    }

    // MARK: Moving

    /// What is wrong with the step that is shown.
    public func problems(today: LocalDate) -> [FieldProblem] {
        OnboardingRule.problems(saving: ownAnswers(of: step), step: step, today: today)
    }

    /// Goes on when the step is valid.
    @discardableResult
    public mutating func next(today: LocalDate) -> Bool {
        guard phase != .submitting, problems(today: today).isEmpty else { return false }
        progress.save(step)
        return true
    }

    /// Leaves the step unanswered, where that is allowed.
    public mutating func skip() throws(FieldRule) { try progress.skip(step) }

    /// Goes to the step before; nothing happens on the first.
    public mutating func back() throws(FieldRule) {
        if let previous = progress.previous { try progress.open(previous) }
    }

    /// Goes to a step from the review.
    public mutating func open(_ step: OnboardingStep) throws(FieldRule) { try progress.open(step) }

    /// The answers of one step: what is sent when it is saved.
    public func ownAnswers(of step: OnboardingStep) -> OnboardingAnswers {
        var own = OnboardingAnswers()
        switch step {
        case .welcome, .review: break
        case .accountBasics:
            own.dateOfBirth = answers.dateOfBirth
            own.gender = answers.gender
            own.timezone = answers.timezone
        case .goals:
            own.primaryGoal = answers.primaryGoal
            own.targetWeightKg = answers.targetWeightKg
            own.targetWeightLb = answers.targetWeightLb
            own.targetDate = answers.targetDate
            own.motivation = answers.motivation
        case .healthMetrics:
            own.weightKg = answers.weightKg
            own.weightLb = answers.weightLb
            own.heightCm = answers.heightCm
            own.heightIn = answers.heightIn
        case .activityLevel: own.activityLevel = answers.activityLevel
        case .preferences:
            own.dietaryPreferences = answers.dietaryPreferences
            own.allergies = answers.allergies
            own.mealsPerDay = answers.mealsPerDay
        case .partners: own.partners = answers.partners
        }
        return own
    }

    // MARK: The review

    /// Live, from as soon as weight and height are known.
    public var bmi: Double? {
        let metric = OnboardingRule.metric(answers)
        guard let weight = metric.weightKg, let height = metric.heightCm else { return nil }
        return EnergyRule.bmi(weight: weight, height: height)
    }

    /// What the service would answer to a preview, without asking it; nil while something it needs is missing or wrong.
    public func targets(today: LocalDate) -> EnergyTargets? {
        (try? OnboardingRule.energyInput(answers, today: today)).map(EnergyRule.targets)
    }

    public func canSubmit(today: LocalDate) -> Bool {
        phase != .submitting && phase != .finished && OnboardingRule.problems(submitting: answers, today: today).isEmpty
            && answers.problems().isEmpty
    }

    // MARK: Submitting

    /// The request to send, or nil while something is wrong or one is under way.
    public mutating func submit(today: LocalDate, makeKey: () -> String) -> Submission? {
        guard canSubmit(today: today) else { return nil }
        let submission = last.flatMap { $0.answers == answers ? $0 : nil } ?? Submission(answers: answers, idempotencyKey: makeKey())
        last = submission
        phase = .submitting
        return submission
    }

    public mutating func finish(_ outcome: Result<Profile, ClientError>) {
        guard phase == .submitting else { return }
        switch outcome {
        case .success: phase = .finished
        case .failure(let error): phase = .failed(error)
        }
    }

    /// The message of a failed submit, in the person's language.
    public func message(_ language: Language) -> String? {
        if case .failed(let error) = phase { error.message(language) } else { nil }
    }

    /// What the device keeps between starts.
    var saved: SavedOnboarding {
        SavedOnboarding(
            answers: answers, step: progress.current, completed: Array(progress.completed), skipped: Array(progress.skipped),
            submitted: last?.answers, idempotencyKey: last?.idempotencyKey)
    }

    init(_ saved: SavedOnboarding) {
        self.init(
            answers: saved.answers,
            progress: OnboardingProgress(current: saved.step, completed: saved.completed, skipped: saved.skipped))
        if let submitted = saved.submitted, let key = saved.idempotencyKey { last = Submission(answers: submitted, idempotencyKey: key) }
    }
}

/// A draft on the device. The key is kept too: a submit whose answer was lost with the app is repeated, not made twice.
struct SavedOnboarding: DTO {
    let answers: OnboardingAnswers
    let step: OnboardingStep
    let completed: [OnboardingStep]
    let skipped: [OnboardingStep]
    let submitted: OnboardingAnswers?
    let idempotencyKey: String?
    static let example = SavedOnboarding(
        answers: OnboardingAnswers(), step: .welcome, completed: [], skipped: [], submitted: nil, idempotencyKey: nil)
}
