public import Contracts
public import Wire

/// Where somebody stands in the wizard: the same on every device and on the server. A step is locked while an earlier one is neither
/// completed nor skipped, and the wizard never stands on a locked step.
public struct OnboardingProgress: Sendable, Equatable {
    /// The step that is open now.
    public private(set) var current: OnboardingStep
    /// In the wizard's order.
    public private(set) var completed: [OnboardingStep]
    /// In the wizard's order; never a completed one.
    public private(set) var skipped: [OnboardingStep]

    /// From what was stored; a current step that would be locked becomes the first one left to do.
    public init(current: OnboardingStep = .welcome, completed: [OnboardingStep] = [], skipped: [OnboardingStep] = []) {
        self.completed = OnboardingRule.steps.filter(completed.contains)
        self.skipped = OnboardingRule.steps.filter {
            OnboardingRule.skippable.contains($0) && skipped.contains($0) && !completed.contains($0)
        }
        self.current = .welcome
        move(to: current)
    }

    /// 1 to `total`.
    public var position: Int { current.index + 1 }
    public var total: Int { OnboardingRule.steps.count }
    /// The step that Back leads to; none before the first.
    public var previous: OnboardingStep? { current.index == 0 ? nil : OnboardingRule.steps[current.index - 1] }

    /// The first step that is neither completed nor skipped: the last one that can be opened. `review` once all are.
    public var firstLeft: OnboardingStep { OnboardingRule.steps.first { !completed.contains($0) && !skipped.contains($0) } ?? .review }

    /// The answers of a step were kept: goes on to the next step, or back to `review` when all before it are done (GTSD-P-3.2-12).
    /// Saved out of turn, a step counts as completed, and the wizard stays at the first one left.
    public mutating func save(_ step: OnboardingStep) {
        skipped.removeAll { $0 == step }
        completed = OnboardingRule.steps.filter { completed.contains($0) || $0 == step }
        advance(from: step)
    }

    /// Leaves a step unanswered and goes on; `notSkippable` unless the step is one of `OnboardingRule.skippable`.
    public mutating func skip(_ step: OnboardingStep) throws(FieldRule) {
        guard OnboardingRule.skippable.contains(step) else { throw .notSkippable }
        completed.removeAll { $0 == step }
        skipped = OnboardingRule.steps.filter { skipped.contains($0) || $0 == step }
        advance(from: step)
    }

    /// Whether every step before this one is completed or skipped.
    public func canOpen(_ step: OnboardingStep) -> Bool { step.index <= firstLeft.index }

    /// Goes to a step, back or forward; `unexpected` while it is locked.
    public mutating func open(_ step: OnboardingStep) throws(FieldRule) {
        guard canOpen(step) else { throw .unexpected }
        current = step
    }

    private mutating func advance(from step: OnboardingStep) {
        let steps = OnboardingRule.steps
        move(to: firstLeft == .review ? .review : steps[min(step.index + 1, steps.count - 1)])
    }

    private mutating func move(to step: OnboardingStep) { current = canOpen(step) ? step : firstLeft }
}

extension OnboardingStep {
    /// The place among `OnboardingRule.steps`, which has every step.
    fileprivate var index: Int { OnboardingRule.steps.firstIndex(of: self) ?? 0 }
}
