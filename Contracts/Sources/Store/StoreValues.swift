public import Wire

/// An amount of money in whole minor units.
public struct Money: DTO {
    /// Halalas or cents; never negative.
    public let amount: Int64
    public let currency: Currency
    public init(amount: Int64, currency: Currency) {
        self.amount = amount
        self.currency = currency
    }
    public static let example = Money(amount: 8999, currency: .sar)
}

public enum ProductTag {}
/// The id of a product.
public typealias ProductID = Identifier<ProductTag>
public enum CheckoutTag {}
/// The id of a try to buy a cart.
public typealias CheckoutID = Identifier<CheckoutTag>
public enum RefundTag {}
/// The id of a refund of an order.
public typealias RefundID = Identifier<RefundTag>

/// A product's name in addresses and files: `resistance-band-set`.
public struct Slug: WireText {
    public let text: String

    public init(validating text: String) throws(FieldRule) {
        guard !text.isEmpty else { throw .required }
        guard text.utf8.count >= 3 else { throw .tooShort(minimum: 3) }
        guard text.utf8.count <= 60 else { throw .tooLong(maximum: 60) }
        let isSlug = text.utf8.allSatisfy { (0x61...0x7a).contains($0) || (0x30...0x39).contains($0) || $0 == 0x2d }
        guard isSlug, text.utf8.first != 0x2d, text.utf8.last != 0x2d else { throw .malformed(expected: .slug) }
        self.text = text
    }

    public init(trusted text: String) { self.text = text }
    public static let schema = Schema.string(StringRules(minimum: 3, maximum: 60, pattern: "^[a-z0-9][a-z0-9-]*[a-z0-9]$"))
    public static let example = Slug(trusted: "resistance-band-set")
}

/// An order's number as it stands in addresses: `FIT-1000`. People see it with a `#` before it.
public struct OrderNumber: WireText, Comparable {
    public let number: Int64

    public init(_ number: Int64) { self.number = number }

    public init(validating text: String) throws(FieldRule) {
        let digits = text.drop { $0 == "#" }
        guard text.utf8.count - digits.utf8.count <= 1, digits.uppercased().hasPrefix("FIT-"), (4...15).contains(digits.utf8.count - 4),
            digits.utf8.dropFirst(4).allSatisfy({ (0x30...0x39).contains($0) }), let number = Int64(digits.dropFirst(4))
        else { throw .malformed(expected: .orderNumber) }
        self.number = number
    }

    public var text: String { "FIT-\(number)" }
    /// `#FIT-1000`
    public var display: String { "#" + text }
    public static let schema = Schema.string(StringRules(minimum: 8, maximum: 20, pattern: "^#?[Ff][Ii][Tt]-[0-9]{4,15}$"))
    public static let example = OrderNumber(1000)
    public static func < (a: OrderNumber, b: OrderNumber) -> Bool { a.number < b.number }
}

/// A promotion's code, upper-cased: letters and digits, 3 to 20.
public struct PromoCode: WireText {
    public let text: String

    public init(validating text: String) throws(FieldRule) {
        let code = Self.folded(text).uppercased().filter { $0 != " " }
        guard !code.isEmpty else { throw .required }
        guard code.utf8.count <= 20, text.unicodeScalars.count <= 40 else { throw .tooLong(maximum: 20) }
        guard code.utf8.count >= 3, code.utf8.allSatisfy({ (0x41...0x5a).contains($0) || (0x30...0x39).contains($0) }) else {
            throw .malformed(expected: .promoCode)
        }
        self.text = code
    }

    /// Arabic-Indic and Persian digits as ASCII's: an Arabic keyboard types them.
    private static func folded(_ text: String) -> String {
        var folded = ""
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 0x660...0x669: folded += String(scalar.value - 0x660)
            case 0x6f0...0x6f9: folded += String(scalar.value - 0x6f0)
            default: folded.unicodeScalars.append(scalar)
            }
        }
        return folded
    }

    public init(trusted text: String) { self.text = text }
    public static let schema = Schema.string(
        StringRules(minimum: 3, maximum: 40, pattern: "^ *([A-Za-z0-9\\u0660-\\u0669\\u06F0-\\u06F9] *){3,20}$"))
    public static let example = PromoCode(trusted: "WELCOME10")
}

/// Keeps the numbers of cards out: clients give them to the payment provider, and nobody here may see, keep or log one.
enum CardNumberGuard {
    /// A problem for a text of 12 to 19 digits, however they are grouped.
    static func problems(_ token: OpaqueToken?, _ field: String) -> [FieldProblem] {
        guard let text = token?.text else { return [] }
        let rest = text.filter { $0 != " " && $0 != "-" }
        let isNumber = (12...19).contains(rest.count) && rest.allSatisfy { $0.isWholeNumber }
        return isNumber ? [FieldProblem(field, .malformed(expected: .token))] : []
    }
}

extension OpaqueToken {
    /// What a payment provider calls a card.
    static let cardExample = OpaqueToken(trusted: "pm_1SpT4kLkdIwHu7ix")
}

/// The secret by which somebody without an account finds their cart again.
public typealias GuestCartToken = OpaqueToken

/// A text in both languages.
public struct LocalizedName: DTO {
    /// In English.
    public let en: FreeText<ProductNameRule>
    /// In Arabic.
    public let ar: FreeText<ProductNameRule>
    public init(en: FreeText<ProductNameRule>, ar: FreeText<ProductNameRule>) {
        self.en = en
        self.ar = ar
    }
    public static let example = LocalizedName(en: .example, ar: FreeText(trusted: "مجموعة أحبال المقاومة"))
}

/// A longer text in both languages.
public struct LocalizedText: DTO {
    /// In English.
    public let en: FreeText<ProductTextRule>
    /// In Arabic.
    public let ar: FreeText<ProductTextRule>
    public init(en: FreeText<ProductTextRule>, ar: FreeText<ProductTextRule>) {
        self.en = en
        self.ar = ar
    }
    public static let example = LocalizedText(en: .example, ar: FreeText(trusted: "خمسة أحبال من اللاتكس الطبيعي."))
}

public enum ProductNameRule: TextRule {
    public static let maximum = 120
    public static let isMultiline = false
    public static let example = "Resistance Band Set"
}
public enum ProductTextRule: TextRule {
    public static let maximum = 2000
    public static let isMultiline = true
    public static let example = "Five bands of natural latex, from light to very strong."
}
public enum ReviewTextRule: TextRule {
    public static let maximum = 1000
    public static let isMultiline = true
    public static let example = "Strong, and the bag is handy when I travel."
}
public enum SearchRule: TextRule {
    public static let maximum = 100
    public static let isMultiline = false
    public static let example = "band"
}
public enum WordRule: TextRule {
    public static let maximum = 50
    public static let isMultiline = false
    public static let example = "bands"
}
public enum AddressLineRule: TextRule {
    public static let maximum = 120
    public static let isMultiline = false
    public static let example = "King Fahd Road 7"
}

public enum PriceRule: WholeRule {
    public static let range: ClosedRange<Int64> = 1...10_000_000
    public static let example: Int64 = 8999
}
/// Halalas, VAT included.
public typealias Price = Whole<PriceRule>

/// What an order comes to, as far as a card can be charged at once.
public enum OrderAmountRule: WholeRule {
    public static let range: ClosedRange<Int64> = 1...StorePolicy().largestCharge
    public static let example: Int64 = 10_599
}
/// Halalas of a whole order, VAT included.
public typealias OrderAmount = Whole<OrderAmountRule>

public enum QuantityRule: WholeRule {
    public static let range: ClosedRange<Int64> = 1...99
    public static let example: Int64 = 2
}
/// How many of a product a line may ask for. FR-STORE-04-d.
public typealias Quantity = Whole<QuantityRule>

public enum StockRule: WholeRule {
    public static let range: ClosedRange<Int64> = 0...1_000_000
    public static let example: Int64 = 40
}
public enum StarsRule: WholeRule {
    public static let range: ClosedRange<Int64> = 1...5
    public static let example: Int64 = 5
}
public enum PageRule: WholeRule {
    /// More than a page is a page.
    public static let range: ClosedRange<Int64> = 1...1_000_000
    public static let example: Int64 = 20
}
