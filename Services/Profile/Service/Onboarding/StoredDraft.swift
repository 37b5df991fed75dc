internal import Contracts
internal import ProfileDomain
internal import Wire

/// What somebody answered so far and where they stand in the wizard.
struct StoredDraft: Sendable {
    /// The answers of each step that was saved, in metric units.
    private(set) var steps: [OnboardingStep: OnboardingAnswers]
    private(set) var progress: OnboardingProgress
    /// Nil before the first change.
    private(set) var updatedAt: Instant?

    /// A wizard that nobody has begun.
    init() { self.init(current: .welcome, steps: [:], skipped: [], updatedAt: nil) }

    /// - Parameter steps: of the completed steps.
    init(current: OnboardingStep, steps: [OnboardingStep: OnboardingAnswers], skipped: [OnboardingStep], updatedAt: Instant?) {
        self.steps = steps
        self.updatedAt = updatedAt
        progress = OnboardingProgress(current: current, completed: Array(steps.keys), skipped: skipped)
    }

    /// The answers of all steps together.
    var answers: OnboardingAnswers {
        OnboardingRule.steps.compactMap { steps[$0] }.reduce(OnboardingAnswers()) { OnboardingRule.merged($0, with: $1) }
    }

    // MARK: Changes

    /// Replaces everything that was answered in the step.
    mutating func save(_ answers: OnboardingAnswers, of step: OnboardingStep, now: Instant) {
        steps[step] = OnboardingRule.metric(answers)
        progress.save(step)
        updatedAt = now
    }

    mutating func skip(_ step: OnboardingStep, now: Instant) throws(FieldRule) {
        try progress.skip(step)
        steps[step] = nil
        updatedAt = now
    }

    mutating func open(_ step: OnboardingStep, now: Instant) throws(FieldRule) {
        try progress.open(step)
        updatedAt = now
    }

    // MARK: Showing

    /// - Parameter today: the day the answers are judged on.
    func state(_ language: Language, today: LocalDate) -> OnboardingState {
        let problems = OnboardingRule.problems(submitting: answers, today: today)
        return OnboardingState(
            step: progress.current, position: progress.position, total: progress.total,
            label: OnboardingRule.label(position: progress.position, total: progress.total, language), completed: progress.completed,
            skipped: progress.skipped, previous: progress.previous, answers: answers,
            problems: problems.map { problem in
                OnboardingState.Problem(
                    step: OnboardingRule.step(of: problem.field) ?? .review, field: problem.field, code: problem.rule.code,
                    message: problem.rule.message(language))
            },
            canSubmit: problems.isEmpty, updatedAt: updatedAt)
    }
}
