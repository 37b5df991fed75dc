internal import ServiceKit
internal import Storage
internal import Wire

extension Allowance {
    private static let mostDeclines: Int64 = 10

    /// Payments that are declined or left for approval, of orders, subscriptions and cards together: whoever has many numbers of cards
    /// tries out here which of them work, and whoever leaves each approval open keeps goods from others. What the service does by itself,
    /// as renewals, is not counted, nor what is the provider's fault. The person's row is held wherever something is counted, so that no
    /// two take the last try.
    static let declines = Allowance(
        mostDeclines, in: "customers", count: "declined_count", since: "declined_since", code: .rateLimited,
        rule: "\(mostDeclines) payments failed or were left within 24 hours")
}
