internal import Contracts
internal import ServiceKit

/// Help, legal texts, tickets and what apps ask before anybody signed in.
struct HelpRoutes: Sendable {
    let help: HelpActions
    let tickets: TicketActions

    var routes: [Route] {
        [
            Help.faq.handle(help.faq),
            Help.terms.handle(help.terms),
            Help.privacy.handle(help.privacy),
            Help.howItWorks.handle(help.howItWorks),
            Help.termsPage.handle(help.termsPage),
            Help.privacyPage.handle(help.privacyPage),
            Help.contact.handle(help.contact),
            Help.version.handle(help.version),
            Help.flags.handle(help.flags),
            Help.openTicket.handle(tickets.open),
            Help.myTickets.handle(tickets.mine),
            Help.tickets.handle(tickets.all),
            Help.closeTicket.handle(tickets.close),
        ]
    }
}
