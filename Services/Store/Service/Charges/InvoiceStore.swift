internal import Contracts
internal import Payments
internal import ServiceKit
internal import StoreDomain
internal import Storage
internal import Wire

/// The invoice of a charge that was paid.
struct StoredInvoice: Sendable {
    let number: Int64
    let price: Money
    let tier: Tier
    let reason: BillingReason
    /// What it paid for.
    let from: Instant
    let to: Instant
    let card: CardOnOrder?
    let at: Instant

    /// As its person sees it.
    var shown: BillingInvoice {
        BillingInvoice(
            number: "SUB-\(number)", amount: price, tier: tier, reason: reason, periodStart: from, periodEnd: to, card: card, at: at)
    }
}

/// An invoice for every charge that was paid.
enum InvoiceStore {
    static func insert(_ number: Int64, for charge: Charge, card: CardFacts?, at now: Instant, in db: any Connection) async throws {
        try await db.enqueue("""
            INSERT INTO billing_invoices (
                number, user_id, charge_id, amount, currency, tier, reason, period_start, period_end, card_brand, card_last4, at)
            VALUES (\(number), \(charge.user.text), \(charge.id), \(charge.price.amount), \(charge.price.currency.rawValue),
                \(charge.tier.rawValue), \(charge.reason.rawValue), \(charge.from), \(charge.to), \(card?.brand), \(card?.last4), \(now))
            """)
    }

    /// A page, newest first, of those before a number.
    static func page(of user: UserID, before: Int64?, limit: Int64, in db: any Connection) async throws -> [StoredInvoice] {
        let older: SQL = if let before { " AND number < \(before)" } else { "" }
        return try await db.query("""
            SELECT number, amount, currency, tier, reason, period_start, period_end, card_brand, card_last4, at FROM billing_invoices
            WHERE user_id = \(user.text)\(older) ORDER BY number DESC LIMIT \(limit)
            """).map(invoice)
    }

    /// What somebody paid for the month that runs, in the tier that they have; nil when nothing was paid for it. A raise within the month
    /// paid for a part of it only, and tells no price.
    static func paid(for plan: PaidPlan, of user: UserID, in db: any Connection) async throws -> Money? {
        try await db.first("""
            SELECT amount, currency FROM billing_invoices
            WHERE user_id = \(user.text) AND tier = \(plan.tier.rawValue) AND period_start = \(plan.start) AND period_end = \(plan.end)
            ORDER BY number DESC LIMIT 1
            """).map { Money(amount: try $0.get("amount"), currency: try $0.requiredWord("currency")) }
    }

    private static func invoice(_ row: Row) throws -> StoredInvoice {
        let card = try row.get("card_brand", as: String?.self).map { brand in
            CardOnOrder(brand: brand, last4: try row.get("card_last4", as: String?.self) ?? "")
        }
        return StoredInvoice(
            number: try row.get("number"), price: Money(amount: try row.get("amount"), currency: try row.requiredWord("currency")),
            tier: try row.requiredWord("tier"), reason: try row.requiredWord("reason"), from: try row.get("period_start"),
            to: try row.get("period_end"), card: card, at: try row.get("at"))
    }
}
