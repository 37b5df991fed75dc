internal import CoachingDomain
internal import Contracts
internal import ServiceKit
internal import Wire

extension Call where By == SignedIn {
    /// What a demo shows; nil for everybody else.
    var demo: DemoCoaching? {
        guard caller.isDemo else { return nil }
        return DemoCoaching(
            person: caller.userID, now: now, language: context.language,
            policy: ProductPolicy.of(caller.product).coaching ?? CoachingPolicy())
    }
}
