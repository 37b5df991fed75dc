internal import Contracts
internal import Wire

/// Which texts a product has.
enum HelpContent {
    /// The version of terms and privacy policy; the one people agree to when they sign up.
    static let version = "2026-12"

    static func faq(_ product: Product) -> [Question] {
        switch product {
        case .gtsd: GTSDTexts.questions + AccountQuestions.withPassword
        case .fitcoach: FitCoachTexts.questions + AccountQuestions.everywhere
        case .ironlift: IronLiftTexts.questions + AccountQuestions.withPassword
        case .stack: StackTexts.questions + AccountQuestions.withPassword
        }
    }

    static func howItWorks(_ product: Product) -> [Part] {
        switch product {
        case .gtsd: GTSDTexts.steps
        case .fitcoach: FitCoachTexts.steps
        case .ironlift: IronLiftTexts.steps
        case .stack: StackTexts.steps
        }
    }

    static func terms(_ product: Product) -> [Part] {
        let own: [Part] =
            switch product {
            case .gtsd: [TermsText.health]
            case .fitcoach: [TermsText.health, TermsText.coaching, TermsText.plans, TermsText.store]
            case .ironlift: [TermsText.health]
            case .stack: [TermsText.media]
            }
        return TermsText.opening + own + TermsText.closing
    }

    static func privacy(_ product: Product) -> [Part] {
        let kept: [Part] =
            switch product {
            case .gtsd: [PrivacyText.healthData, PrivacyText.photos, PrivacyText.partners, PrivacyText.usage]
            case .fitcoach:
                [
                    PrivacyText.healthData, PrivacyText.photos, PrivacyText.foodAndWorkouts, PrivacyText.coachAndOrders,
                    PrivacyText.whatStays,
                ]
            case .ironlift: [PrivacyText.training]
            case .stack: [PrivacyText.media]
            }
        return PrivacyText.opening + kept + PrivacyText.closing
    }

    static let howItWorksTitle = Phrase("How {brand} works", "كيف يعمل تطبيق {brand}")
    static let termsTitle = Phrase("Terms of service", "شروط الخدمة")
    static let privacyTitle = Phrase("Privacy policy", "سياسة الخصوصية")
}
