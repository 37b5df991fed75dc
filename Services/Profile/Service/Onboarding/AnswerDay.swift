internal import Contracts
internal import Platform
internal import Wire

/// The date by which somebody's answers are judged, such as whether a target date has passed.
struct AnswerDay: Sendable {
    let dependencies: ProfileDependencies

    /// Which day it is in the time zone that the answers name, else in the person's.
    func today(_ answers: OnboardingAnswers, _ person: Person, now: Instant) -> LocalDate {
        dependencies.today(in: answers.timezone ?? person.timezone, now: now)
    }

    /// The problem of naming a zone that does not exist.
    func zoneProblems(_ answers: OnboardingAnswers) -> [FieldProblem] {
        guard let zone = answers.timezone else { return [] }
        do { _ = try dependencies.zone(zone) } catch { return error.fields }
        return []
    }
}
