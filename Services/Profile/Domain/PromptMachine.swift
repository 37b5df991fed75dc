public import Contracts
public import Wire

/// Why a choice was not taken.
public enum PromptRefusal: Error, Sendable, Equatable {
    /// No call with the coach is left this month; the prompt stays as it was, so that the person can go back to it.
    case noCallsLeft
}

/// The prompt for the second intake: hidden before the first intake, then offered, put off for one launch of the app, or ended.
///
/// Completing the second intake, choosing it, choosing a call, and the last of the allowed deferrals end it (C8 and C10 of the notes).
/// Leaving it in any other way is a deferral (C11). FR-SECOND-INTAKE-PROMPT-06.
public struct PromptMachine: Sendable {
    private let deferrals: Int

    public init(policy: ProfilePolicy) { deferrals = policy.promptDeferrals }

    /// Whether to offer the second intake in this launch of the app.
    public func shouldShow(_ status: PromptStatus, firstIntakeDone: Bool, launch: ShortText) -> Bool {
        firstIntakeDone && !hasEnded(status) && !isDeferred(status, in: launch)
    }

    /// What a choice makes of the status, and where the app goes.
    ///
    /// Deferring counts once a launch, so a repeat changes nothing. After the end nothing changes any more, and the app still goes
    /// where the choice says.
    /// - Parameter callsRemaining: calls with the coach left this month; only `scheduleCall` asks for one.
    public func choose(
        _ decision: PromptDecision, in status: PromptStatus, callsRemaining: Int64, now: Instant
    ) throws(PromptRefusal) -> (status: PromptStatus, next: PromptNext) {
        let next = decision.choice.next
        if hasEnded(status) || (decision.choice == .tryLater && isDeferred(status, in: decision.launchId)) { return (status, next) }

        var status = status
        switch decision.choice {
        case .completeNow: status.permanentlyDismissed = true
        case .scheduleCall:
            guard callsRemaining > 0 else { throw .noCallsLeft }
            status.permanentlyDismissed = true
        case .tryLater:
            status.timesDeferred += 1
            status.permanentlyDismissed = status.timesDeferred >= deferrals
        }
        status.hasSeenPrompt = true
        status.lastShownAt = now
        status.lastChoice = decision.choice
        status.lastLaunchId = decision.launchId
        return (status, next)
    }

    /// The second intake was saved, from the prompt or from Settings. FC-DATA-PROMPT-c.
    public func completed(_ status: PromptStatus) -> PromptStatus {
        var status = status
        status.hasCompletedSecondIntake = true
        status.permanentlyDismissed = true
        return status
    }

    /// A higher tier came: what was put off or ended by a choice is offered again, in this launch too, unless it was answered. FC-ADD-09.
    public func upgraded(_ status: PromptStatus) -> PromptStatus {
        guard !status.hasCompletedSecondIntake else { return status }
        var status = status
        status.permanentlyDismissed = false
        status.lastLaunchId = nil
        return status
    }

    /// A call was booked. That alone does not end the prompt: the choice did.
    public func callBooked(_ status: PromptStatus) -> PromptStatus {
        var status = status
        status.hasScheduledCoachCall = true
        return status
    }

    /// Forgets every choice. What happened stays: a finished second intake keeps the prompt ended, a booked call is booked.
    /// FR-SECOND-INTAKE-PROMPT-06-e.
    public func reset(_ status: PromptStatus) -> PromptStatus {
        PromptStatus(
            userId: status.userId, hasCompletedSecondIntake: status.hasCompletedSecondIntake,
            hasScheduledCoachCall: status.hasScheduledCoachCall, permanentlyDismissed: status.hasCompletedSecondIntake)
    }

    private func hasEnded(_ status: PromptStatus) -> Bool { status.permanentlyDismissed || status.hasCompletedSecondIntake }

    private func isDeferred(_ status: PromptStatus, in launch: ShortText) -> Bool {
        status.lastChoice == .tryLater && status.lastLaunchId == launch
    }
}

extension PromptChoice {
    /// Where the app goes after it. FC-JOURNEY-06-d.
    public var next: PromptNext {
        switch self {
        case .completeNow: .secondIntake
        case .scheduleCall: .videoBooking
        case .tryLater: .workout
        }
    }
}
