internal import Contracts
internal import ServiceKit

/// Completing, skipping, undoing; compliance, streaks and the calendar.
struct DayRoutes: Sendable {
    let completions: CompletionActions
    let days: DayActions

    var routes: [Route] {
        [
            Tasks.complete.handle(completions.complete),
            Tasks.skip.handle(completions.skip),
            Tasks.undo.handle(completions.undo),
            Tasks.compliance.handle(days.compliance),
            Tasks.check.handle(days.check),
            Tasks.streaks.handle(days.streaks),
            Tasks.calendar.handle(days.calendar),
            Tasks.week.handle(days.week),
        ]
    }
}
