public import Contracts
public import Wire

/// A mail before it is addressed.
public struct MailText: Sendable, Equatable {
    public let subject: String
    public let body: String
}

/// Where a mail leads: into the app, and to a page of the web client for whoever reads it without the app.
public struct MailLink: Sendable, Equatable {
    public let app: String
    /// Nil where the product has no pages.
    public let page: String?

    /// - Parameters:
    ///   - app: a deep link that ends where the token begins.
    ///   - pages: base URL of the web client, nil where there is none.
    public init(app: String, pages: String?, product: Product, token: String) {
        self.app = app + token
        // `gtsd://reset-password?token=` is `/gtsd/reset-password?token=` in a browser.
        page = pages.map { base in "\(base)/\(product.rawValue)/" + app.dropFirst(product.rawValue.utf8.count + 3) + token }
    }

    func text(_ language: Language) -> String {
        guard let page else { return app }
        return switch language {
        case .english: "\(app)\n\nWithout the app, open this page:\n\n\(page)"
        case .arabic: "\(app)\n\nمن دون التطبيق افتح هذه الصفحة:\n\n\(page)"
        }
    }
}

/// What people read in messages of this service.
public enum MessageText {
    public static func code(_ code: OneTimeCode, policy: ProductPolicy, _ language: Language) -> String {
        let brand = policy.brand[language] ?? policy.product.rawValue
        return switch language {
        case .english: "\(code.text) is your \(brand) code. It works for 5 minutes. Do not share it."
        case .arabic: "\(code.text) هو رمز الدخول إلى \(brand). صالح لمدة 5 دقائق. لا تشاركه مع أحد."
        }
    }

    public static func verification(link: MailLink, policy: ProductPolicy, _ language: Language) -> MailText {
        let brand = policy.brand[language] ?? policy.product.rawValue
        return switch language {
        case .english:
            MailText(
                subject: "Confirm your email for \(brand)",
                body:
                    "Open this link to confirm your email address:\n\n\(link.text(language))\n\nIt works once, for 24 hours. If you did not sign up, ignore this mail.\n"
            )
        case .arabic:
            MailText(
                subject: "أكّد بريدك في \(brand)",
                body:
                    "افتح هذا الرابط لتأكيد بريدك الإلكتروني:\n\n\(link.text(language))\n\nيعمل مرة واحدة خلال 24 ساعة. إن لم تنشئ حسابًا فتجاهل هذه الرسالة.\n"
            )
        }
    }

    public static func reset(link: MailLink, policy: ProductPolicy, _ language: Language) -> MailText {
        let brand = policy.brand[language] ?? policy.product.rawValue
        return switch language {
        case .english:
            MailText(
                subject: "Choose a new \(brand) password",
                body:
                    "Open this link to choose a new password:\n\n\(link.text(language))\n\nIt works once, for 1 hour. If you did not ask for it, ignore this mail.\n"
            )
        case .arabic:
            MailText(
                subject: "اختر كلمة مرور جديدة لـ \(brand)",
                body: "افتح هذا الرابط لاختيار كلمة مرور جديدة:\n\n\(link.text(language))\n\nيعمل مرة واحدة خلال ساعة. إن لم تطلبه فتجاهل هذه الرسالة.\n")
        }
    }

    public static func passwordChanged(policy: ProductPolicy, _ language: Language) -> MailText {
        let brand = policy.brand[language] ?? policy.product.rawValue
        return switch language {
        case .english:
            MailText(
                subject: "Your \(brand) password was changed",
                body:
                    """
                    The password of your account was just changed and your other devices were signed out.\n\nIf this was not you, choose a \
                    new password now.\n
                    """
            )
        case .arabic:
            MailText(
                subject: "تم تغيير كلمة مرور \(brand)",
                body:
                    """
                    غُيّرت كلمة مرور حسابك قبل قليل وسُجّل الخروج من أجهزتك الأخرى.\n\nإن لم تكن أنت من فعل ذلك فاختر كلمة مرور جديدة \
                    الآن.\n
                    """)
        }
    }
}
