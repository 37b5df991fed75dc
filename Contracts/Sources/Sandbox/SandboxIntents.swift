public import Wire

/// What an id of the payment provider names.
public protocol ProviderObject: Sendable {
    /// What its ids begin with.
    static var prefix: String { get }
    /// Whether they are kept out of logs.
    static var isSensitive: Bool { get }
}

/// An id of the payment provider: `pi_` or another prefix and 32 hexadecimal digits.
public struct ProviderID<Object: ProviderObject>: WireText {
    public let text: String

    public init(validating text: String) throws(FieldRule) {
        let digits = text.utf8.dropFirst(Object.prefix.utf8.count)
        guard text.hasPrefix(Object.prefix), digits.count == 32,
            digits.allSatisfy({ (0x30...0x39).contains($0) || (0x61...0x66).contains($0) })
        else { throw .malformed(expected: .token) }
        self.text = text
    }

    /// For text that came from the provider's own id source or database.
    public init(trusted text: String) { self.text = text }

    /// - Parameter uuid: a fresh one.
    public init(uuid: String) { text = Object.prefix + uuid.filter { $0 != "-" } }

    public static var schema: Schema {
        let length = Object.prefix.utf8.count + 32
        return .string(
            StringRules(minimum: length, maximum: length, pattern: "^\(Object.prefix)[0-9a-f]{32}$", isSensitive: Object.isSensitive))
    }
    public static var example: Self { Self(uuid: "01960f3e-7b6a-7c3e-9d2a-5b8f0c1d2e3f") }
}

public enum IntentObject: ProviderObject { public static let prefix = "pi_", isSensitive = false }
public enum CardObject: ProviderObject { public static let prefix = "pm_", isSensitive = true }
public enum CustomerObject: ProviderObject { public static let prefix = "cus_", isSensitive = false }
public enum ActionObject: ProviderObject { public static let prefix = "act_", isSensitive = false }
public enum RefundObject: ProviderObject { public static let prefix = "re_", isSensitive = false }
public enum PaymentEventObject: ProviderObject { public static let prefix = "evt_", isSensitive = false }
/// The id of a payment: `pi_` and 32 hexadecimal digits.
public typealias IntentID = ProviderID<IntentObject>
/// Stands for a card; not card data, and worth nothing elsewhere.
public typealias CardToken = ProviderID<CardObject>
/// The id of who pays: `cus_` and 32 hexadecimal digits.
public typealias CustomerID = ProviderID<CustomerObject>
/// The id of an approval that the person owes.
public typealias ActionID = ProviderID<ActionObject>
/// The id of a refund.
public typealias IntentRefundID = ProviderID<RefundObject>
/// The id of something that a webhook tells.
public typealias PaymentEventID = ProviderID<PaymentEventObject>

/// A merchant's own id of what is paid or of who pays: 1 to 100 letters, digits and `._:-`, beginning with a letter or a digit.
public struct PaymentReference: WireText {
    public let text: String

    public init(validating text: String) throws(FieldRule) {
        guard let first = text.utf8.first else { throw .required }
        guard text.utf8.count <= 100 else { throw .tooLong(maximum: 100) }
        guard Self.isAlphanumeric(first), text.utf8.allSatisfy({ Self.isAlphanumeric($0) || [0x2d, 0x2e, 0x3a, 0x5f].contains($0) }) else {
            throw .malformed(expected: .token)
        }
        self.text = text
    }

    public init(trusted text: String) { self.text = text }
    public static let schema = Schema.string(StringRules(minimum: 1, maximum: 100, pattern: "^[A-Za-z0-9][A-Za-z0-9._:-]{0,99}$"))
    public static let example = PaymentReference(trusted: "01960f3e-7b6a-7c3e-9d2a-5b8f0c1d2e3f")

    private static func isAlphanumeric(_ byte: UInt8) -> Bool {
        (0x30...0x39).contains(byte) || (0x41...0x5a).contains(byte) || (0x61...0x7a).contains(byte)
    }
}

/// Where a person goes on after the approval page: an absolute URL of the web or of an app (`gtsd://…`), never one that is a document
/// or a script itself.
public struct ReturnURL: WireText {
    public let text: String

    public init(validating text: String) throws(FieldRule) {
        guard text.utf8.count <= 2000 else { throw .tooLong(maximum: 2000) }
        let scheme = text.utf8.prefix { $0 != 0x3a }
        let isScheme = scheme.enumerated().allSatisfy { place, byte in
            switch byte {
            case 0x41...0x5a, 0x61...0x7a: true
            case 0x30...0x39, 0x2b, 0x2d, 0x2e: place > 0
            default: false
            }
        }
        guard isScheme, !scheme.isEmpty, text.utf8.allSatisfy({ (0x21...0x7e).contains($0) }),
            text.dropFirst(scheme.count).hasPrefix("://"),
            text.utf8.count > scheme.count + 3, !Self.refused.contains(text.prefix(scheme.count).lowercased())
        else { throw .malformed(expected: .url) }
        self.text = text
    }

    public init(trusted text: String) { self.text = text }
    public static let schema = Schema.string(StringRules(minimum: 5, maximum: 2000, format: "uri"))
    public static let example = ReturnURL(trusted: "fitcoach://orders/paid")
    private static let refused: Set<String> = ["javascript", "data", "vbscript", "file", "blob", "about", "view-source"]
}

public enum PaymentAmountRule: WholeRule {
    public static let range: ClosedRange<Int64> = 1...99_999_999
    public static let example: Int64 = 9900
}
/// In minor units: halalas and cents.
public typealias PaymentAmount = Whole<PaymentAmountRule>

/// How far a payment is.
public enum IntentStatus: String, WireEnum {
    /// Nothing is charged; a card may be tried.
    case open
    /// The person has to approve at `actionUrl`.
    case requiresAction = "requires_action"
    /// Not decided yet.
    case processing
    /// It was charged.
    case succeeded
    /// It was given up; nothing was charged.
    case canceled
}

/// Why a card was refused.
public enum CardDecline: String, WireEnum {
    /// The bank says no, and no more.
    case declined = "card_declined"
    /// There is not enough on it.
    case insufficientFunds = "insufficient_funds"
    /// It is too old.
    case expired = "expired_card"
    /// The digits on the back are wrong.
    case incorrectCode = "incorrect_cvc"
    /// Only works with the person there to approve.
    case authenticationRequired = "authentication_required"
}

/// What may be known of a card.
public struct ChargedCard: DTO {
    public let brand: CardBrand
    /// Its last four digits.
    public let last4: String
    /// The month it ends in, 1 to 12.
    public let expMonth: Whole<ExpiryMonth>
    /// The year it ends in.
    public let expYear: Whole<ExpiryYear>
    public init(brand: CardBrand, last4: String, expMonth: Whole<ExpiryMonth>, expYear: Whole<ExpiryYear>) {
        self.brand = brand
        self.last4 = last4
        self.expMonth = expMonth
        self.expYear = expYear
    }
    public static let example = ChargedCard(brand: .visa, last4: "4242", expMonth: .example, expYear: .example)
}

/// A payment on its way: opened without charging anything, confirmed with a card, and then as its status says.
public struct PaymentIntent: DTO {
    public let id: IntentID
    public let status: IntentStatus
    public let amount: PaymentAmount
    public let currency: Currency
    public let reference: PaymentReference
    /// Minor units given back so far.
    public let refunded: Int64
    /// The card of the last try.
    public let card: ChargedCard?
    /// The approval page, while it `requires_action`.
    public let actionUrl: String?
    /// Why the last try was refused, while it is `open`.
    public let decline: CardDecline?
    /// When it was opened.
    public let createdAt: Instant

    public init(
        id: IntentID, status: IntentStatus, amount: PaymentAmount, currency: Currency, reference: PaymentReference, refunded: Int64,
        card: ChargedCard?, actionUrl: String?, decline: CardDecline?, createdAt: Instant
    ) {
        self.id = id
        self.status = status
        self.amount = amount
        self.currency = currency
        self.reference = reference
        self.refunded = refunded
        self.card = card
        self.actionUrl = actionUrl
        self.decline = decline
        self.createdAt = createdAt
    }

    public static let example = PaymentIntent(
        id: .example, status: .succeeded, amount: .example, currency: .sar, reference: .example, refunded: 0, card: .example,
        actionUrl: nil,
        decline: nil, createdAt: .example)
}

/// Newest first, at most 200.
public struct PaymentIntents: DTO {
    public let items: [PaymentIntent]
    /// How many there are.
    public let total: Int
    public init(items: [PaymentIntent], total: Int) {
        self.items = items
        self.total = total
    }
    public static let example = PaymentIntents(items: [.example], total: 1)
}
