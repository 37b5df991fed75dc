public import Contracts
public import ProfileDomain
public import Wire

/// The onboarding wizard as values: what was answered, where the person is, what is wrong, what the answers would give. No I/O; the
/// rules are the service's own, so both sides refuse the same. `today` is the day where the person lives.
public struct OnboardingForm: Sendable, Equatable {
    /// The answers, and the key that belongs to exactly these: a repeat after a lost answer carries the same key.
    public struct Submission: Sendable, Equatable {
        public let answers: OnboardingAnswers
        public let idempotencyKey: String
    }

    /// What becomes of the answers.
    public enum Phase: Sendable, Equatable {
        case answering
        /// On their way to the service.
        case submitting
        /// The profile exists; the draft is gone.
        case finished
        /// Refused or lost; nothing that was answered is, and it can be sent again.
        case failed(ClientError)
    }

    /// As they were given, in the units they were given in.
    public internal(set) var answers: OnboardingAnswers
    /// Where the person is, and which steps are done.
    public internal(set) var progress: OnboardingProgress
    public internal(set) var phase = Phase.answering
    /// The last one handed out.
    var last: Submission?

    /// A wizard that has just begun, unless told otherwise.
    public init(answers: OnboardingAnswers = OnboardingAnswers(), progress: OnboardingProgress = OnboardingProgress()) {
        self.answers = answers
        self.progress = progress
    }

    /// The step that is shown.
    public var step: OnboardingStep { progress.current }

    /// Whether answers and place may change: not while they are on their way, and not once the profile exists.
    public var isOpen: Bool { phase != .submitting && phase != .finished }

    /// `3 of 8`.
    public func label(_ language: Language) -> String {
        OnboardingRule.label(position: progress.position, total: progress.total, language)
    }

    /// Changes answers as the person types; ignored unless the form is open. A weight or height given in one unit replaces what was
    /// given in the other.
    public mutating func edit(_ change: (inout OnboardingAnswers) -> Void) {
        guard isOpen else { return }
        let before = answers
        change(&answers)
        answers.keepUnits(changedSince: before)
        if answers != before { phase = .answering }
    }

    // MARK: Moving

    /// What is wrong with the step that is shown: its own answers, and on the review all of them.
    public func problems(today: LocalDate) -> [FieldProblem] {
        step == .review
            ? OnboardingRule.problems(submitting: answers, today: today)
            : OnboardingRule.problems(saving: answers[step], step: step, today: today)
    }

    /// Goes on from a step that is valid; the review is submitted instead.
    /// - Returns: whether it went on.
    @discardableResult
    public mutating func next(today: LocalDate) -> Bool {
        guard isOpen, step != .review, problems(today: today).isEmpty else { return false }
        progress.save(step)
        return true
    }

    /// Leaves the step unanswered and goes on; ignored unless the form is open.
    /// - Throws: `notSkippable` for every step but the partners.
    public mutating func skip() throws(FieldRule) {
        guard isOpen else { return }
        let skipped = step
        try progress.skip(skipped)
        edit { $0[skipped] = OnboardingAnswers() }
    }

    /// Goes to the step before; nothing happens on the first.
    public mutating func back() {
        guard isOpen, let previous = progress.previous else { return }
        // No step before an open one is locked.
        try? progress.open(previous)
    }

    /// Goes to a step, as from the review; ignored unless the form is open.
    /// - Throws: `unexpected` while a step before it is neither answered nor skipped.
    public mutating func open(_ step: OnboardingStep) throws(FieldRule) {
        guard isOpen else { return }
        try progress.open(step)
    }

    // MARK: The review

    /// kg/m² with one decimal, live from as soon as weight and height are known.
    public var bmi: Double? {
        let metric = OnboardingRule.metric(answers)
        guard let weight = metric.weightKg, let height = metric.heightCm else { return nil }
        return EnergyRule.bmi(weight: weight, height: height)
    }

    /// What the service would answer to a preview, without asking it; nil while something it needs is missing or wrong.
    public func targets(today: LocalDate, language: Language = .english) -> EnergyTargets? {
        (try? OnboardingRule.energyInput(answers, today: today)).map { EnergyRule.targets($0, language: language) }
    }

    /// Whether `submit` would give something to send.
    public func canSubmit(today: LocalDate) -> Bool {
        isOpen && OnboardingRule.problems(submitting: answers, today: today).isEmpty
    }

    // MARK: Submitting

    /// The request to send, or nil while something is wrong or one is under way.
    public mutating func submit(today: LocalDate, makeKey: () -> String) -> Submission? {
        guard canSubmit(today: today) else { return nil }
        let repeated = last.flatMap { $0.answers == answers ? $0 : nil }
        let submission = repeated ?? Submission(answers: answers, idempotencyKey: makeKey())
        last = submission
        phase = .submitting
        return submission
    }

    /// The outcome of the request; ignored unless one is under way.
    public mutating func finish(_ outcome: Result<Profile, ClientError>) {
        guard phase == .submitting else { return }
        switch outcome {
        case .success: phase = .finished
        case .failure(let error):
            phase = .failed(error)
            // This version of the app writes the same answers differently from the one that drew the key.
            if error.code == .idempotencyMismatch { last = nil }
        }
    }

    /// What to show beside a field of the step that is shown: the rule it breaks, or what the service said of it. Nil for nothing.
    public func message(for field: String, today: LocalDate, _ language: Language) -> String? {
        if let problem = problems(today: today).first(where: { $0.field == field }) { return problem.rule.message(language) }
        guard case .failed(.api(let refusal)) = phase else { return nil }
        return refusal.fields.first { $0.field == field && !$0.message.isEmpty }?.message
    }

    /// What to say of a failed submit; nil when there is nothing.
    public func message(_ language: Language) -> String? { if case .failed(let error) = phase { error.message(language) } else { nil } }

    /// What to offer beside that message.
    public var recovery: Recovery? { if case .failed(let error) = phase { error.recovery } else { nil } }
}

extension OnboardingAnswers {
    /// The answers of one step: what is sent when it is saved.
    subscript(step: OnboardingStep) -> OnboardingAnswers {
        get {
            var own = OnboardingAnswers()
            own.take(step, from: self)
            return own
        }
        set { take(step, from: newValue) }
    }

    private mutating func take(_ step: OnboardingStep, from other: OnboardingAnswers) {
        switch step {
        case .welcome, .review: break
        case .accountBasics:
            dateOfBirth = other.dateOfBirth
            gender = other.gender
            timezone = other.timezone
        case .goals:
            primaryGoal = other.primaryGoal
            targetWeightKg = other.targetWeightKg
            targetWeightLb = other.targetWeightLb
            targetDate = other.targetDate
            motivation = other.motivation
        case .healthMetrics:
            weightKg = other.weightKg
            weightLb = other.weightLb
            heightCm = other.heightCm
            heightIn = other.heightIn
        case .activityLevel: activityLevel = other.activityLevel
        case .preferences:
            dietaryPreferences = other.dietaryPreferences
            allergies = other.allergies
            mealsPerDay = other.mealsPerDay
        case .partners: partners = other.partners
        }
    }

    /// Where both units of a measure are there, the metric one counts; so the other one has to go when it is the newer.
    fileprivate mutating func keepUnits(changedSince before: OnboardingAnswers) {
        if weightLb != nil, weightLb != before.weightLb, weightKg == before.weightKg { weightKg = nil }
        if targetWeightLb != nil, targetWeightLb != before.targetWeightLb, targetWeightKg == before.targetWeightKg { targetWeightKg = nil }
        if heightIn != nil, heightIn != before.heightIn, heightCm == before.heightCm { heightCm = nil }
        if weightKg != nil { weightLb = nil }
        if targetWeightKg != nil { targetWeightLb = nil }
        if heightCm != nil { heightIn = nil }
    }
}
