internal import CoachingDomain
internal import Contracts
internal import ServiceKit
internal import Wire

extension Call where By == SignedIn {
    /// What a demo shows; nil for everybody else.
    var demo: DemoCoaching? {
        caller.isDemo ? DemoCoaching(person: caller.userID, now: now, language: context.language) : nil
    }
}
