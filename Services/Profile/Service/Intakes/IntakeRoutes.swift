internal import Contracts
internal import ServiceKit

/// The two intakes, the prompt for the second, the score and the badges.
struct IntakeRoutes: Sendable {
    let flows: IntakeFlows

    var routes: [Route] {
        [
            Profiles.firstIntake.handle(flows.answerFirst),
            Profiles.secondIntake.handle(flows.answerSecond),
            Profiles.prompt.handle(flows.prompt),
            Profiles.choosePrompt.handle(flows.choose),
            Profiles.resetPrompt.handle(flows.reset),
            Profiles.score.handle(flows.score),
            Profiles.achievements.handle(flows.achievements),
        ]
    }
}
