internal import Contracts
internal import ServiceKit

/// The two intakes, the prompt for the second, the score and the badges.
struct IntakeRoutes: Sendable {
    let intakes: IntakeActions
    let prompts: PromptActions
    let scores: ScoreActions

    var routes: [Route] {
        [
            Profiles.firstIntake.handle(intakes.answerFirst),
            Profiles.secondIntake.handle(intakes.answerSecond),
            Profiles.prompt.handle(prompts.prompt),
            Profiles.choosePrompt.handle(prompts.choose),
            Profiles.resetPrompt.handle(prompts.reset),
            Profiles.score.handle(scores.score),
            Profiles.achievements.handle(scores.achievements),
        ]
    }
}
