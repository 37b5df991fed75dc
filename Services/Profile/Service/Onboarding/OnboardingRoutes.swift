internal import Contracts
internal import ServiceKit

/// GTSD's wizard, and what its answers come to.
struct OnboardingRoutes: Sendable {
    let drafts: OnboardingActions
    let submissions: SubmissionActions

    var routes: [Route] {
        [
            Profiles.draft.handle(drafts.draft),
            Profiles.saveStep.handle(drafts.save),
            Profiles.skipStep.handle(drafts.skip),
            Profiles.openStep.handle(drafts.open),
            Profiles.discardDraft.handle(drafts.discard),
            Profiles.preview.handle(submissions.preview),
            Profiles.submit.handleSaving(submissions.submit),
        ]
    }
}
