internal import Contracts
internal import ProfileDomain
internal import Wire

/// A draft as values that can be compared: this device's, or what the service is known to have.
struct OnboardingDraft: DTO {
    /// What became of a step. Two are equal whatever unit a measure was given in.
    struct Step: Equatable {
        enum Outcome: Equatable { case open, completed, skipped }
        let outcome: Outcome
        let answers: OnboardingAnswers
        static func == (a: Step, b: Step) -> Bool {
            a.outcome == b.outcome && OnboardingRule.metric(a.answers) == OnboardingRule.metric(b.answers)
        }
    }

    var answers = OnboardingAnswers()
    var step = OnboardingStep.welcome
    var completed: [OnboardingStep] = []
    var skipped: [OnboardingStep] = []
    static let example = OnboardingDraft()

    subscript(step: OnboardingStep) -> Step {
        get {
            let outcome: Step.Outcome = completed.contains(step) ? .completed : skipped.contains(step) ? .skipped : .open
            return Step(outcome: outcome, answers: answers[step])
        }
        set {
            answers[step] = newValue.answers
            completed.removeAll { $0 == step }
            skipped.removeAll { $0 == step }
            switch newValue.outcome {
            case .open: break
            case .completed: completed.append(step)
            case .skipped: skipped.append(step)
            }
        }
    }
}

extension OnboardingDraft {
    init(_ state: OnboardingState) {
        self.init(answers: state.answers, step: state.step, completed: state.completed, skipped: state.skipped)
    }
}

/// Something the service has not heard of.
enum OnboardingNews: Equatable {
    case saved(OnboardingStep, OnboardingAnswers)
    case skipped(OnboardingStep)
    case opened(OnboardingStep)
}

extension OnboardingDraft {
    /// The service has heard.
    /// - Parameter step: where it stands now, as it says.
    mutating func note(_ news: OnboardingNews, step: OnboardingStep) {
        switch news {
        case .saved(let step, let answers): self[step] = Step(outcome: .completed, answers: answers)
        case .skipped(let step): self[step] = Step(outcome: .skipped, answers: OnboardingAnswers())
        case .opened(let opened):
            self.step = opened
            return
        }
        self.step = step
    }
}

extension OnboardingForm {
    var draft: OnboardingDraft {
        OnboardingDraft(answers: answers, step: step, completed: progress.completed, skipped: progress.skipped)
    }

    /// The steps done here that the service has not heard of so, in the wizard's order.
    func unsent(known: OnboardingDraft) -> [OnboardingStep] {
        let draft = draft
        return OnboardingRule.steps.filter { step in
            switch draft[step].outcome {
            case .open: false
            case .completed: draft[step] != known[step]
            // What is typed into a skipped step counts once the step is completed.
            case .skipped: known[step].outcome != .skipped
            }
        }
    }

    /// What to tell the service next; nil when it is up to date. A step that has become invalid waits until it is corrected.
    func news(known: OnboardingDraft, today: LocalDate) -> OnboardingNews? {
        let draft = draft
        for step in unsent(known: known) {
            if draft[step].outcome == .skipped { return .skipped(step) }
            let own = answers[step]
            if OnboardingRule.problems(saving: own, step: step, today: today).isEmpty { return .saved(step, own) }
        }
        return phase == .submitting || known.step == step ? nil : .opened(step)
    }

    /// Takes over what was changed elsewhere. A step that was changed here as well stays as it is here.
    /// - Parameter known: what the service had when this device last heard of it.
    mutating func merge(_ remote: OnboardingDraft, known: OnboardingDraft) {
        guard isOpen else { return }
        var merged = draft
        for step in OnboardingRule.steps where merged[step] == known[step] && remote[step] != known[step] { merged[step] = remote[step] }
        if step == known.step { merged.step = remote.step }
        if merged.answers != answers { phase = .answering }
        answers = merged.answers
        progress = OnboardingProgress(current: merged.step, completed: merged.completed, skipped: merged.skipped)
    }
}

/// A wizard on the device. The key is kept too: a submit whose answer was lost with the app is repeated, not made twice.
struct SavedOnboarding: DTO {
    let draft: OnboardingDraft
    let known: OnboardingDraft
    let submitted: OnboardingAnswers?
    let idempotencyKey: String?
    static let example = SavedOnboarding(draft: .example, known: .example, submitted: nil, idempotencyKey: nil)
}

extension OnboardingForm {
    init(_ saved: SavedOnboarding) {
        let draft = saved.draft
        self.init(
            answers: draft.answers,
            progress: OnboardingProgress(current: draft.step, completed: draft.completed, skipped: draft.skipped))
        if let submitted = saved.submitted, let key = saved.idempotencyKey { last = Submission(answers: submitted, idempotencyKey: key) }
    }

    func saved(known: OnboardingDraft) -> SavedOnboarding {
        SavedOnboarding(draft: draft, known: known, submitted: last?.answers, idempotencyKey: last?.idempotencyKey)
    }
}
