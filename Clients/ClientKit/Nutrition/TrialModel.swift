public import Contracts
internal import NutritionDomain
public import Wire

/// What the nutrition section shows of a trial: nothing, a banner, or a lock in place of everything. The days are counted by the service's
/// clock and never by this device's. FR-NUTRITION-06, FC-SCN-3.3-1.
public struct TrialModel: Sendable, Equatable {
    public struct Banner: Sendable, Hashable {
        public let level: BannerLevel
        public let message: String
        public let daysLeft: Int64
        /// Of the button that leads to the plans.
        public let upgrade: String
    }
    public struct Lock: Sendable, Hashable {
        public let message: String
        public let upgrade: String
        public let tier: Tier
    }
    public enum Screen: Sendable, Hashable {
        /// What may be shown is not known yet.
        case unknown
        case open
        case openWithBanner(Banner)
        case locked(Lock)
    }

    public private(set) var access: NutritionAccess?
    public let language: Language

    /// - Parameter access: as the service said it last.
    public init(_ access: NutritionAccess?, _ language: Language) {
        self.access = access
        self.language = language
    }

    public mutating func read(_ access: NutritionAccess) { self.access = access }

    /// Any route may say that the trial is over; the section is locked at once then, whatever was known.
    public mutating func heard(_ error: ClientError) {
        guard case .api(let refusal) = error, refusal.code == .trialExpired else { return }
        access = NutritionAccess(refusal.message, upgrade: refusal.upgrade, after: access)
    }

    public var screen: Screen {
        guard let access else { return .unknown }
        if access.state == .locked { return .locked(lock(access)) }
        guard let banner = access.banner, let daysLeft = access.daysLeft else { return .open }
        let message = TrialText.banner(daysLeft: daysLeft, language)
        return .openWithBanner(Banner(level: banner.level, message: message, daysLeft: daysLeft, upgrade: Self.upgrade(language)))
    }

    /// Whether the welcome tells of the trial: to whom a first plan would start one. FR-NUTRITION-WELCOME-03.
    public var showsTrialBox: Bool { access?.state == .notStarted }

    private func lock(_ access: NutritionAccess) -> Lock {
        let tier = access.upgrade ?? .premium
        let days = ProductPolicy.of(.fitcoach).nutrition?.trialDays ?? 7
        return Lock(message: TrialText.expired(days: days, language), upgrade: Self.upgrade(to: tier, language), tier: tier)
    }

    static func upgrade(_ language: Language) -> String {
        switch language {
        case .english: "Upgrade"
        case .arabic: "الترقية"
        }
    }

    static func upgrade(to tier: Tier, _ language: Language) -> String {
        switch (language, tier) {
        case (.english, .smartPremium): "Upgrade to Smart Premium"
        case (.english, _): "Upgrade to Premium"
        case (.arabic, .smartPremium): "الترقية إلى Smart Premium"
        case (.arabic, _): "الترقية إلى Premium"
        }
    }
}
