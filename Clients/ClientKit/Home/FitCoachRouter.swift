public import Contracts
public import Wire

/// A screen of FitCoach+ that another one leads to.
public enum FitCoachRoute: Sendable, Hashable {
    case language, firstIntake, secondIntake, home, settings
    /// Over Home.
    case secondIntakePrompt
    case videoBooking
    /// What the workout section shows the first time.
    case workoutWelcome
    case workout
}

/// Where FitCoach+ goes. FR-SPLASH-03, FC-JOURNEY-06 to -09.
public struct FitCoachRouter: Sendable {
    /// From where somebody comes to the workout section.
    public enum Entry: Sendable, Hashable {
        /// By a tap on Home: on Start Workout or Workout.
        case home
        case link, settings
    }

    /// Whether who pays answers the second intake at once, as Appendix A draws it; the journey sends everybody Home. C2 of the notes.
    public let paidGoToSecondIntake: Bool

    public init(paidGoToSecondIntake: Bool = false) { self.paidGoToSecondIntake = paidGoToSecondIntake }

    /// After the splash. What the device kept of an account is enough, so that a return needs no network. FR-SPLASH-03.
    public func start(_ account: Account?) -> FitCoachRoute {
        guard let account else { return .language }
        return account.onboardingCompleted || account.demo ? .home : .firstIntake
    }

    /// FC-JOURNEY-05-a, FC-JOURNEY-09.
    public func afterFirstIntake(_ tier: Tier) -> FitCoachRoute { paidGoToSecondIntake && tier > .freemium ? .secondIntake : .home }

    /// Only a tap on Home raises the prompt. FR-SECOND-INTAKE-PROMPT-01-c.
    /// - Parameter prompt: what the service said for this launch; nil when it could not be asked, which keeps nobody from training.
    public func workout(from entry: Entry, _ prompt: PromptAnswer?, _ seen: TutorialFlags) -> FitCoachRoute {
        entry == .home && prompt?.shouldShow == true ? .secondIntakePrompt : workout(seen)
    }

    /// Where a choice in the prompt leads. FC-JOURNEY-06-d, FR-SECOND-INTAKE-PROMPT-05-b.
    public func after(_ next: PromptNext, _ seen: TutorialFlags) -> FitCoachRoute {
        switch next {
        case .secondIntake: .secondIntake
        case .videoBooking: .videoBooking
        case .workout: workout(seen)
        }
    }

    /// Back to where it was opened. FC-JOURNEY-07-k.
    public func afterSecondIntake(from entry: Entry, _ seen: TutorialFlags) -> FitCoachRoute {
        entry == .settings ? .settings : workout(seen)
    }

    /// FC-JOURNEY-08-a.
    private func workout(_ seen: TutorialFlags) -> FitCoachRoute { seen.workout ? .workout : .workoutWelcome }
}
