public import Wire

/// The store's numbers. What the documents leave open is the notes' recommendation, here and nowhere else.
public struct StorePolicy: Sendable {
    /// Who the tax documents name.
    public var seller: [Language: String] = [.english: "FitCoach+ Store", .arabic: "متجر عاش"]
    public var vatNumber = "310122393500003"
    /// VAT in percent of the price without it. FR-STORE-05-c.
    public var vatPercent: [TaxCategory: Int64] = [.standard: 15, .zero: 0]
    /// Halalas, VAT included; the document names none.
    public var shippingFee: Int64 = 2500
    /// Goods after discount must be worth more than this for shipping to be free. FR-STORE-WELCOME-02-b.
    public var freeShippingAbove: Int64 = 20_000
    /// A stock of at most this many is `low`.
    public var lowStock: Int64 = 5
    /// Different products in one cart, and pieces of one line.
    public var cartLines = 50
    public var pieces: Int64 = 99
    /// How long a checkout holds goods.
    public var reservation: Duration = .minutes(15)
    /// How long a guest's cart stays after its last change.
    public var guestCartLife: Duration = .days(30)
    public var productsPerPage = 100
    public var ordersPerPage = 100
    /// The first order is `#FIT-1000`.
    public var firstNumber: Int64 = 1000
    /// A month, in minor units. C17: Premium's price is the document's, Smart Premium's is ours.
    public var prices: [Tier: Money] = [.premium: Money(amount: 1999, currency: .usd), .smartPremium: Money(amount: 3999, currency: .usd)]
    /// What a provider takes at least, in minor units: Stripe takes half a dollar, and as much in riyals after it has changed them.
    public var smallestCharges: [Currency: Int64] = [.usd: 50, .sar: 200]
    /// And at most: Stripe takes numbers of eight digits.
    public var largestCharge: Int64 = 99_999_999
    /// A renewal that was declined is tried again this long after it was due.
    public var retries: [Duration] = [.days(1), .days(3), .days(5)]
    /// And the tier stays this long.
    public var grace: Duration = .days(7)

    public init() {}

    public func smallestCharge(_ currency: Currency) -> Int64 { smallestCharges[currency] ?? 1 }
}
