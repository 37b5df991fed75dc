internal import HTTPCore
public import Wire

/// Help, legal texts, support and what the apps ask before anybody signed in. Texts come in the language of `Accept-Language`.
public enum Help {
    public static let faq = Endpoint<Anyone, ProductQuery, Nothing, FAQ>(
        "profile.faq", .get, "/profile/help/faq", requirements: ["FR-ACCOUNT-06-a"], summary: "Questions and answers")
    public static let terms = Endpoint<Anyone, ProductQuery, Nothing, HelpDocument>(
        "profile.terms", .get, "/profile/help/terms", requirements: ["FR-ACCOUNT-06-d"], summary: "Terms of service")
    public static let privacy = Endpoint<Anyone, ProductQuery, Nothing, HelpDocument>(
        "profile.privacy", .get, "/profile/help/privacy", requirements: ["FR-ACCOUNT-06-d"], summary: "Privacy policy")
    public static let howItWorks = Endpoint<Anyone, ProductQuery, Nothing, HelpDocument>(
        "profile.howItWorks", .get, "/content/how-it-works", summary: "How the product works")
    public static let termsPage = Endpoint<Anyone, ProductQuery, Nothing, RawOutput>(
        "profile.termsPage", .get, "/legal/terms", contentType: "text/html; charset=utf-8", requirements: ["GTSD-7.2-07"],
        summary: "Terms of service as a page")
    public static let privacyPage = Endpoint<Anyone, ProductQuery, Nothing, RawOutput>(
        "profile.privacyPage", .get, "/legal/privacy", contentType: "text/html; charset=utf-8", requirements: ["GTSD-7.2-06"],
        summary: "Privacy policy as a page")
    public static let contact = Endpoint<Anyone, ProductQuery, Nothing, SupportContact>(
        "profile.supportContact", .get, "/support", summary: "Where to write to")
    public static let version = Endpoint<Anyone, Nothing, Nothing, VersionInfo>(
        "profile.version", .get, "/version", requirements: ["GTSD-7.2-08"], summary: "The running version")
    public static let flags = Endpoint<Anyone, ProductQuery, Nothing, FeatureFlags>(
        "profile.flags", .get, "/config/flags", requirements: ["GTSD-P-2-07"], summary: "Which features are on")

    public static let openTicket = Endpoint<SignedIn, Nothing, TicketDetails, SupportTicket>(
        "profile.openTicket", .post, "/profile/support-tickets", status: .created, errors: [.limitReached],
        requirements: ["FR-ACCOUNT-06-b"],
        allowsDemo: false, summary: "Ask for help; the ticket is mailed to support")
    public static let myTickets = Endpoint<SignedIn, TicketQuery, Nothing, TicketList>(
        "profile.myTickets", .get, "/profile/support-tickets", summary: "One's own tickets, newest first")
    public static let tickets = Endpoint<Admin, TicketQuery, Nothing, TicketList>(
        "profile.tickets", .get, "/support/tickets", requirements: ["FC-FEEDBACK-03"], summary: "Everybody's tickets, newest first")
    public static let closeTicket = Endpoint<Admin, TicketParameters, Nothing, SupportTicket>(
        "profile.closeTicket", .post, "/support/tickets/{number}/close", status: .ok, requirements: ["FC-FEEDBACK-03"],
        summary: "Close a ticket; closing it again changes nothing")

    public static let areas: [Area] = [
        Area(
            "Help",
            "Questions and answers, terms, privacy, how a product works and where to write. Open to everybody.",
            [
                faq.description, terms.description, privacy.description, howItWorks.description, termsPage.description,
                privacyPage.description, contact.description
            ]),
        Area(
            "Support tickets",
            "Asking for help in words, and what became of it.",
            [openTicket.description, myTickets.description, tickets.description, closeTicket.description]),
        Area(
            "Versions and flags",
            "What an app asks when it starts: whether it is too old, and which features are on.",
            [version.description, flags.description]),
    ]

    public static let all: [EndpointDescription] = areas.flatMap(\.endpoints)
}
