internal import Contracts
internal import ServiceKit

/// Partners, and the weekly mails that they agree to.
struct PartnerRoutes: Sendable {
    let partners: PartnerActions
    let sharing: SharingActions

    var routes: [Route] {
        [
            Profiles.partners.handle(partners.list),
            Profiles.addPartner.handle(partners.add),
            Profiles.deletePartner.handle(partners.delete),
            Profiles.share.handle(sharing.share),
            Profiles.stopSharing.handle(sharing.stop),
            Profiles.sharingPage.handle(sharing.page),
            Profiles.acceptPage.handle(sharing.answeredPage),
            Profiles.leavePage.handle(sharing.answeredPage),
            Profiles.acceptSharing.handle(sharing.accept),
            Profiles.leaveSharing.handle(sharing.leave),
        ]
    }
}
