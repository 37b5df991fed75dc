/// An error a handler answers with. Anything else a handler throws goes to the log, and becomes `internal_error` unless it is an
/// `AnswerableError`.
public struct APIError: Error, Sendable {
    public let code: ErrorCode
    public var fields: [FieldProblem]
    /// When trying again makes sense; sent as whole seconds, rounded up, in the body and in `Retry-After`.
    public var retryAfter: Duration?
    /// The tier that would allow what was refused.
    public var upgrade: Tier?
    /// The products whose people may do what was refused.
    public var products: [Product]?
    /// What was used up, beside `quota_exceeded`.
    public var quota: ErrorQuota?
    /// What to tell the person in place of the code's own sentence, where more is known than the code says.
    public var sentence: Sentence?
    /// The methods that the path takes, beside `method_not_allowed`; sent as `Allow`.
    public var allowed: [String] = []
    /// What whoever develops the client needs to know: which rule refused it, what was sent and what to send. In English, without values
    /// of the person. Not told in production.
    public var detail: String?
    /// The language to answer in when it is not the request's.
    public var language: Language?

    public init(_ code: ErrorCode, fields: [FieldProblem] = [], retryAfter: Duration? = nil, upgrade: Tier? = nil, detail: String? = nil) {
        self.code = code
        self.fields = fields
        self.retryAfter = retryAfter
        self.upgrade = upgrade
        self.detail = detail
    }

    /// The path is there, and takes other methods: `method_not_allowed`.
    public init(allowed: [String]) {
        self.init(.methodNotAllowed, detail: "This path takes \(allowed.joined(separator: ", ")).")
        self.allowed = allowed
    }

    /// With a sentence of its own, where more is known than the code says.
    public init(_ code: ErrorCode, english: String, arabic: String, detail: String? = nil) {
        self.init(code, detail: detail)
        sentence = Sentence(english: english, arabic: arabic)
    }

    /// The body in the reader's language.
    /// - Parameter isDetailed: whether developers are told the `detail`.
    public func body(_ language: Language, requestID: String, isDetailed: Bool = false) -> ErrorBody {
        let told = fields.prefix(ErrorBody.mostFields).map {
            ErrorBody.Field(field: $0.field, code: $0.rule.code, message: $0.rule.message(language))
        }
        return ErrorBody(
            code: code, message: message(language), requestId: requestID, retryable: code.isRetryable || retryAfter != nil,
            fields: .init(trusted: told), action: action, upgrade: upgrade,
            products: products.map { .init(trusted: $0) }, quota: quota, retryAfter: retryAfterSeconds,
            detail: isDetailed ? detail : nil, truncated: fields.count > ErrorBody.mostFields ? true : nil)
    }

    /// What to offer: no upgrade where there is none, and to wait where nothing but that helps.
    private var action: ErrorAction? {
        let action = code == .quotaExceeded && upgrade == nil ? nil : code.action
        return action ?? (retryAfter == nil ? nil : .retryLater)
    }

    /// What to tell the person. It says what helps: no upgrade where there is none, and not to wait a little where it is for hours.
    public func message(_ language: Language) -> String {
        if let sentence { return sentence.text(language) }
        if code == .quotaExceeded, let quota { return quota.message(language, isUpgradable: upgrade != nil) }
        return switch code {
        case .quotaExceeded where upgrade == nil:
            language == .arabic
                ? "لقد استخدمت كل المتاح لك من هذا الآن. انتظر حتى يتجدد، أو احذف شيئًا إن كان ما ينقصك مساحة."
                : "You have used all of this for now. Wait until it is renewed; where it is room that is missing, delete something."
        case .rateLimited where retryAfter ?? .zero >= .hours(1), .loginThrottled where retryAfter ?? .zero >= .hours(1):
            language == .arabic
                ? "بلغت الحد الأقصى من المحاولات. حاول مجددًا بعد \(wholeHours(language))."
                : "You have tried as often as you may. Try again in \(wholeHours(language))."
        // What a day allows, which nothing that is removed brings back.
        case .limitReached where retryAfter != nil:
            language == .arabic
                ? "فعلت هذا بقدر ما يسمح به اليوم الواحد. حاول مجددًا لاحقًا."
                : "You have done this as often as a day allows. Try again later."
        default: code.message(language)
        }
    }

    /// The wait, rounded up. What ends at midnight somewhere is not named by a day: it may be the same night here.
    private func wholeHours(_ language: Language) -> String { Self.hours.text(((retryAfterSeconds ?? 0) + 3599) / 3600, language) }

    private static let hours = Plural(english: ("hour", "hours"), arabic: ("ساعة", "ساعتين", "ساعات", "ساعة", "ساعة"))

    /// At least 1 when there is something to wait for.
    public var retryAfterSeconds: Int64? { retryAfter.map { max(1, ($0.milliseconds + 999) / 1000) } }
}

/// A failure of something that services use, which is answered in the same way wherever it comes up.
public protocol AnswerableError: Error {
    /// Nil for what is to be `internal_error`.
    var answer: APIError? { get }
}

/// Two are equal that say the same to a person: the detail is for whoever reads it.
extension APIError: Equatable {
    public static func == (a: APIError, b: APIError) -> Bool {
        a.code == b.code && a.fields == b.fields && a.retryAfter == b.retryAfter && a.upgrade == b.upgrade && a.products == b.products
            && a.language == b.language && a.sentence == b.sentence
    }
}

/// What is told to a person, in both languages.
public struct Sentence: Sendable, Hashable {
    public let english: String
    public let arabic: String

    public init(english: String, arabic: String) {
        self.english = english
        self.arabic = arabic
    }

    public func text(_ language: Language) -> String { language == .arabic ? arabic : english }
}

/// What of a month is used up. FR-MESSAGING-03, FC-SCN-3.1.1-4.
public struct ErrorQuota: DTO {
    /// What is counted.
    public enum Resource: String, WireEnum {
        /// Messages to the coach.
        case messages
        /// Video calls with the coach.
        case calls
    }
    public let resource: Resource
    /// How many were used.
    public let used: Int64
    /// How many there are in a month.
    public let limit: Int64
    /// How many the tier in `upgrade` has in a month; left out where it has no limit, and without an `upgrade`.
    public let upgradeLimit: Int64?
    /// When they are renewed.
    public let resetsAt: Instant

    public init(resource: Resource, used: Int64, limit: Int64, upgradeLimit: Int64?, resetsAt: Instant) {
        self.resource = resource
        self.used = used
        self.limit = limit
        self.upgradeLimit = upgradeLimit
        self.resetsAt = resetsAt
    }
    public static let example = ErrorQuota(resource: .calls, used: 1, limit: 1, upgradeLimit: 2, resetsAt: .example + .hours(733))

    func message(_ language: Language, isUpgradable: Bool) -> String {
        switch (resource, language, isUpgradable) {
        case (.messages, .english, true): "You have used all your messages of this month. Upgrade for more."
        case (.messages, .english, false): "You have used all your messages of this month. They are renewed with the next one."
        case (.messages, .arabic, true): "لقد استخدمت كل رسائلك لهذا الشهر. قم بالترقية للحصول على المزيد."
        case (.messages, .arabic, false): "لقد استخدمت كل رسائلك لهذا الشهر. تتجدد مع الشهر القادم."
        case (.calls, .english, true): "You have used all your video calls of this month. Upgrade for more."
        case (.calls, .english, false): "You have used all your video calls of this month. They are renewed with the next one."
        case (.calls, .arabic, true): "لقد استخدمت كل مكالمات الفيديو لهذا الشهر. قم بالترقية للحصول على المزيد."
        case (.calls, .arabic, false): "لقد استخدمت كل مكالمات الفيديو لهذا الشهر. تتجدد مع الشهر القادم."
        }
    }
}

/// The body of every answer that is not a success.
public struct ErrorBody: DTO {
    /// A field of a request that is wrong.
    public struct Field: DTO {
        /// Where it is: `email`, `partners.0.email`.
        public let field: String
        /// The rule that it breaks: `required`, `malformed`, `too_long`.
        public let code: String
        /// What to tell the person, in the language of `Accept-Language`.
        public let message: String
        public static let example = Field(
            field: "email", code: "malformed", message: FieldRule.malformed(expected: .email).message(.english))
    }

    /// How many fields are told; somebody who mends these finds the next.
    public static let mostFields = 100

    /// What went wrong, stable for programs: decide by it, not by the message.
    public let code: ErrorCode
    /// What to tell the person: what happened and what to do, in the language of `Accept-Language`.
    public let message: String
    /// The id of the request, as in `X-Request-Id`; it finds the request in every log.
    public let requestId: String
    /// Whether the same request, sent again later without a change, may succeed; always so beside `retryAfter`. A code may be told with and
    /// without: `limit_reached` of what a day allows passes, of what there is room for it does not.
    public let retryable: Bool
    /// The fields that are wrong, with `validation_failed` and its like; else empty.
    public let fields: BoundedList<Field, FieldCount>
    /// What the app should offer next; left out when there is nothing but to read the message.
    public let action: ErrorAction?
    /// The tier that would allow it; left out otherwise.
    public let upgrade: Tier?
    /// The products whose people may do it, beside `wrong_product`.
    public let products: BoundedList<Product, ProductCount>?
    /// What of the month is used up, beside `quota_exceeded` of messages and calls.
    public let quota: ErrorQuota?
    /// Seconds to wait before the same request is sent again, as in `Retry-After`; may be a day. Left out where waiting does not help, and
    /// where nobody knows how long: then `retryable` alone says whether to try again, each time after a longer pause.
    public let retryAfter: Int64?
    /// For developers: which rule refused it and what to send instead. Never in production.
    public let detail: String?
    /// True when more fields are wrong than are told.
    public let truncated: Bool?

    public enum FieldCount: ListRule { public static let range = 0...mostFields }
    public enum ProductCount: ListRule { public static let range = 1...Product.allCases.count }

    public static let example = APIError(.validationFailed, fields: [FieldProblem("email", .malformed(expected: .email))])
        .body(.english, requestID: Identifier<ErrorBody>.example.text)
}
