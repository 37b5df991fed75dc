internal import Contracts
internal import HTTPCore
internal import Platform
internal import ServiceKit
internal import Storage
internal import Wire

/// Help, legal texts, tickets and what apps ask before anybody signed in.
struct HelpRoutes: Sendable {
    let keeper: ProfileKeeper
    let tickets: TicketFlows

    private var settings: ProfileSettings { keeper.settings }

    var routes: [Route] {
        [
            // Without a product, each route answers for the one whose apps ask it that way.
            Help.faq.handle { call in
                let reader = reader(call.parameters, .fitcoach, call.context)
                return FAQ(
                    language: reader.textLanguage,
                    items: HelpContent.faq(call.parameters.product ?? .fitcoach).map {
                        FAQ.Entry(id: $0.id, question: reader.text($0.question), answer: reader.text($0.answer))
                    })
            },
            Help.terms.handle { call in document(.terms, call.parameters.product ?? .fitcoach, call.context.language) },
            Help.privacy.handle { call in document(.privacy, call.parameters.product ?? .fitcoach, call.context.language) },
            Help.howItWorks.handle { call in document(.howItWorks, call.parameters.product ?? .gtsd, call.context.language) },
            Help.termsPage.handle { call in try page(.terms, call.parameters.product ?? .gtsd, call.context.language) },
            Help.privacyPage.handle { call in try page(.privacy, call.parameters.product ?? .gtsd, call.context.language) },
            Help.contact.handle { _ in SupportContact(email: settings.supportMail) },
            Help.version.handle { _ in VersionInfo(version: settings.version, minimumClient: settings.minimumClient) },
            Help.flags.handle { call in
                FeatureFlags(flags: FeatureSwitches.flags(of: call.parameters.product ?? .gtsd, overrides: settings.flags))
            },
            Help.openTicket.handle { call in try await tickets.open(call.body, by: try call.person(), call.context) },
            Help.myTickets.handle { call in
                try await tickets.list(call.parameters, of: try call.person().id)
            },
            Help.tickets.handle { call in try await tickets.list(call.parameters, of: nil) },
            Help.closeTicket.handle { call in try await tickets.close(call.parameters.number, now: call.now) },
        ]
    }

    private enum Text { case terms, privacy, howItWorks }

    private func reader(_ query: ProductQuery, _ standard: Product, _ context: RequestContext) -> PhraseReader {
        PhraseReader(query.product ?? standard, context.language, mail: settings.supportMail)
    }

    private func document(_ text: Text, _ product: Product, _ language: Language) -> HelpDocument {
        let reader = PhraseReader(product, language, mail: settings.supportMail)
        let (title, parts) =
            switch text {
            case .terms: (HelpContent.termsTitle, HelpContent.terms(product))
            case .privacy: (HelpContent.privacyTitle, HelpContent.privacy(product))
            case .howItWorks: (HelpContent.howItWorksTitle, HelpContent.howItWorks(product))
            }
        return HelpDocument(
            language: reader.textLanguage, title: reader.text(title), version: HelpContent.version,
            sections: parts.map { part in
                HelpDocument.Section(heading: reader.text(part.heading), paragraphs: part.paragraphs.map(reader.text))
            })
    }

    private func page(_ text: Text, _ product: Product, _ language: Language) throws -> HTTPResponse {
        let reader = PhraseReader(product, language, mail: settings.supportMail)
        let query = ProductQuery(product: product)
        let other =
            text == .terms
            ? (reader.text(HelpContent.privacyTitle), try CallTarget.make(Help.privacyPage.path, query))
            : (reader.text(HelpContent.termsTitle), try CallTarget.make(Help.termsPage.path, query))
        return HelpPage(
            document: document(text, product, language), brand: reader.brand, language: language, other: other, mail: settings.supportMail
        ).response
    }
}
