internal import Contracts
internal import Payments
internal import ServiceKit
internal import Storage
internal import Wire

/// Every charge that was paid.
enum InvoiceStore {
    static func insert(_ number: Int64, for charge: Charge, card: CardFacts?, at now: Instant, in db: any Connection) async throws {
        try await db.execute("""
            INSERT INTO billing_invoices (number, user_id, charge_id, amount, currency, tier, reason, period_start, period_end, card_brand, card_last4, at)
            VALUES (\(number), \(charge.user.text), \(charge.id), \(charge.price.amount), \(charge.price.currency.rawValue), \(charge.tier.rawValue),
                \(charge.reason.rawValue), \(charge.from), \(charge.to), \(card?.brand), \(card?.last4), \(now))
            """)
    }

    /// A page, newest first, of those before a number.
    static func page(of user: UserID, before: Int64?, limit: Int64, in db: any Connection) async throws -> [(number: Int64, invoice: BillingInvoice)] {
        let older: SQL = if let before { " AND number < \(before)" } else { "" }
        return try await db.query("""
            SELECT number, amount, currency, tier, reason, period_start, period_end, card_brand, card_last4, at FROM billing_invoices
            WHERE user_id = \(user.text)\(older) ORDER BY number DESC LIMIT \(limit)
            """).map { row in
                guard let currency: Currency = try row.word(2), let tier: Tier = try row.word(3), let reason: BillingReason = try row.word(4) else {
                    throw DatabaseError.decoding(column: "currency", reason: "missing")
                }
                let number: Int64 = try row.get(0)
                let card = try row.get(7, as: String?.self).map { CardOnOrder(brand: $0, last4: try row.get(8, as: String?.self) ?? "") }
                let invoice = BillingInvoice(
                    number: "SUB-\(number)", amount: Money(amount: try row.get(1), currency: currency), tier: tier, reason: reason,
                    periodStart: try row.get(5), periodEnd: try row.get(6), card: card, at: try row.get(9))
                return (number, invoice)
            }
    }
}
