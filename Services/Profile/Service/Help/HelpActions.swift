internal import Contracts
internal import HTTPCore
internal import Platform
internal import ServiceKit
internal import Wire

/// Help, legal texts, and what apps ask before anybody signed in. Where no product is named, each answers for the one whose apps ask it
/// that way.
struct HelpActions: Sendable {
    let settings: ProfileSettings

    private var view: HelpView { HelpView(mail: settings.supportMail) }

    func faq(_ call: Call<Anyone, ProductQuery, Nothing>) async throws -> FAQ {
        view.faq(call.parameters.product ?? .fitcoach, call.context.language)
    }

    func terms(_ call: Call<Anyone, ProductQuery, Nothing>) async throws -> HelpDocument {
        view.document(.terms, call.parameters.product ?? .fitcoach, call.context.language)
    }

    func privacy(_ call: Call<Anyone, ProductQuery, Nothing>) async throws -> HelpDocument {
        view.document(.privacy, call.parameters.product ?? .fitcoach, call.context.language)
    }

    func howItWorks(_ call: Call<Anyone, ProductQuery, Nothing>) async throws -> HelpDocument {
        view.document(.howItWorks, call.parameters.product ?? .gtsd, call.context.language)
    }

    func termsPage(_ call: Call<Anyone, ProductQuery, Nothing>) async throws -> HTTPResponse {
        try view.page(.terms, call.parameters.product ?? .gtsd, call.context.language)
    }

    func privacyPage(_ call: Call<Anyone, ProductQuery, Nothing>) async throws -> HTTPResponse {
        try view.page(.privacy, call.parameters.product ?? .gtsd, call.context.language)
    }

    func contact(_ call: Call<Anyone, ProductQuery, Nothing>) async throws -> SupportContact {
        SupportContact(email: settings.supportMail)
    }

    func version(_ call: Call<Anyone, Nothing, Nothing>) async throws -> VersionInfo {
        VersionInfo(version: settings.version, minimumClient: settings.minimumClient)
    }

    func flags(_ call: Call<Anyone, ProductQuery, Nothing>) async throws -> FeatureFlags {
        FeatureFlags(flags: FeatureSwitches.flags(of: call.parameters.product ?? .gtsd, overrides: settings.flags))
    }
}
