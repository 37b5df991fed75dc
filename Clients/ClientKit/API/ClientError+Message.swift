public import Wire

/// What the app offers the person after an error.
public enum Recovery: String, Sendable, Hashable, CaseIterable {
    case retry, retryLater, correctInput, signIn, createAccount, verifyEmail, requestNewCode, requestNewLink, upgrade, reload,
        changePayment, onboard, updateApp, goBack

    /// The words of a button.
    public func label(_ language: Language) -> String {
        switch (self, language) {
        case (.retry, .english): "Try again"
        case (.retry, .arabic): "حاول مرة أخرى"
        case (.retryLater, .english): "Try again in a moment"
        case (.retryLater, .arabic): "حاول بعد لحظات"
        case (.correctInput, .english): "Correct it"
        case (.correctInput, .arabic): "صحّح المدخلات"
        case (.signIn, .english): "Sign in"
        case (.signIn, .arabic): "تسجيل الدخول"
        case (.createAccount, .english): "Create an account"
        case (.createAccount, .arabic): "إنشاء حساب"
        case (.verifyEmail, .english): "Send the link again"
        case (.verifyEmail, .arabic): "إرسال الرابط مرة أخرى"
        case (.requestNewCode, .english): "Send a new code"
        case (.requestNewCode, .arabic): "إرسال رمز جديد"
        case (.requestNewLink, .english): "Send a new link"
        case (.requestNewLink, .arabic): "إرسال رابط جديد"
        case (.upgrade, .english): "See plans"
        case (.upgrade, .arabic): "عرض الباقات"
        case (.reload, .english): "Show the newer version"
        case (.reload, .arabic): "عرض النسخة الأحدث"
        case (.changePayment, .english): "Use another card"
        case (.changePayment, .arabic): "استخدام بطاقة أخرى"
        case (.onboard, .english): "Finish setting up"
        case (.onboard, .arabic): "إكمال الإعداد"
        case (.updateApp, .english): "Update the app"
        case (.updateApp, .arabic): "تحديث التطبيق"
        case (.goBack, .english): "Go back"
        case (.goBack, .arabic): "رجوع"
        }
    }

    /// What to offer for a code: the action it suggests, or what fits its kind.
    public init(_ code: ErrorCode) {
        self =
            switch code.action {
            case .signIn: .signIn
            case .verifyEmail: .verifyEmail
            case .requestNewCode: .requestNewCode
            case .requestNewLink: .requestNewLink
            case .retryLater: .retryLater
            case .correctFields: .correctInput
            case .upgrade: .upgrade
            case .reload: .reload
            case .onboard: .onboard
            case .changePayment: .changePayment
            case nil where code == .tokenExpired: .retry
            case nil: code == .demoReadOnly ? .createAccount : Recovery(status: code.status, isRetryable: code.isRetryable)
            }
    }

    init(status: Int, isRetryable: Bool) {
        self =
            switch status {
            case _ where isRetryable: .retryLater
            case 401, 409, 413, 422: .correctInput
            case 403, 404, 410: .goBack
            default: .updateApp
            }
    }
}

extension ClientError {
    /// What the app offers next.
    public var recovery: Recovery {
        switch self {
        case .network, .invalidResponse: .retry
        case .invalidURL, .encoding, .decoding: .updateApp
        case .unauthorized: .signIn
        case .http(let status, _, _): Recovery(status: status, isRetryable: isRetryable)
        // Nobody is offered plans when none of them would do.
        case .api(let refusal) where refusal.code?.action == .upgrade && refusal.upgrade == nil: .goBack
        // What a day allows is waited for, though its code asks for room where nothing passes by itself.
        case .api(let refusal) where refusal.retryAfter != nil && refusal.code?.action == nil: .retryLater
        case .api(let refusal): refusal.code.map(Recovery.init) ?? Recovery(status: refusal.status, isRetryable: refusal.isRetryable)
        }
    }

    /// What to tell the person: what happened and what to do next, without numbers, codes or internals. The app owns the words
    /// of the codes it knows; for a newer code it uses the service's words when they look like words.
    public func message(_ language: Language) -> String {
        switch self {
        case .unauthorized: ErrorCode.unauthenticated.message(language)
        case .network(let failure): failure.message(language)
        case .http(let status, _, _): (status >= 500 ? ErrorCode.unavailable : .internalError).message(language)
        case .api(let refusal):
            refusal.code.map { APIError($0, retryAfter: refusal.retryAfter, upgrade: refusal.upgrade).message(language) }
                ?? (Self.isPlain(refusal.message) ? refusal.message : ErrorCode.internalError.message(language))
        case .invalidResponse:
            switch language {
            case .english: "This network answered instead of the service. Check your connection and try again."
            case .arabic: "أجابت الشبكة بدلًا من الخدمة. تحقق من الاتصال وحاول مرة أخرى."
            }
        case .invalidURL, .encoding, .decoding:
            switch language {
            case .english: "The app and the service do not understand each other. Update the app and try again."
            case .arabic: "تعذر على التطبيق والخدمة أن يتفاهما. حدّث التطبيق وحاول مرة أخرى."
            }
        }
    }

    /// Sentences, not a document, a stack or a dump.
    private static func isPlain(_ text: String) -> Bool {
        !text.isEmpty && text.count <= 200 && !text.contains { "{}[]<>\\`\n\r\t_".contains($0) || $0.isNumber }
    }
}

extension NetworkFailure {
    func message(_ language: Language) -> String {
        switch (self, language) {
        case (.unreachable, .english): "Connection lost. Check your network and try again."
        case (.unreachable, .arabic): "انقطع الاتصال. تحقق من الشبكة وحاول مرة أخرى."
        case (.timedOut, .english): "The answer took too long. Check your connection and try again."
        case (.timedOut, .arabic): "استغرقت الإجابة وقتًا طويلًا. تحقق من الاتصال وحاول مرة أخرى."
        case (.interrupted, .english): "The connection broke. Try again."
        case (.interrupted, .arabic): "انقطع الاتصال. حاول مرة أخرى."
        case (.insecure, .english): "This network does not allow a safe connection. Use another one and try again."
        case (.insecure, .arabic): "لا تتيح هذه الشبكة اتصالًا آمنًا. استخدم شبكة أخرى وحاول مرة أخرى."
        case (.cancelled, .english): "This was stopped. Try again when you like."
        case (.cancelled, .arabic): "أُوقف هذا الإجراء. حاول مرة أخرى متى شئت."
        }
    }
}
