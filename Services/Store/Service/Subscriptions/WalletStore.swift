internal import Contracts
internal import Payments
internal import ServiceKit
internal import Storage
internal import Wire

/// The card on file, and who its owner is at the provider.
struct Wallet: Sendable {
    struct Card: Sendable, Equatable {
        /// The provider's name for the card.
        let method: PaymentToken
        let facts: CardFacts
    }
    /// The provider's name for the person.
    let customer: String?
    let card: Card?
}

/// Wallets, which are columns of `customers`.
enum WalletStore {
    static func find(_ user: UserID, in db: any Connection) async throws -> Wallet { try await db.ask(find(user)) }

    static func find(_ user: UserID) -> Question<Wallet> {
        Question("""
            SELECT provider_customer, method, method_brand AS card_brand, method_last4 AS card_last4, method_month AS card_month,
                method_year AS card_year
            FROM customers WHERE user_id = \(user.text)
            """) { rows in
                guard let row = rows.first else { return Wallet(customer: nil, card: nil) }
                return Wallet(customer: try row.get("provider_customer"), card: try card(row))
            }
    }

    /// The card of a row with the columns `method` and `card_…`; nil when it has none.
    static func card(_ row: Row) throws -> Wallet.Card? {
        guard let method = try row.get("method", as: String?.self) else { return nil }
        return Wallet.Card(
            method: PaymentToken(method),
            facts: CardFacts(
                brand: try row.get("card_brand", as: String?.self) ?? "", last4: try row.get("card_last4", as: String?.self) ?? "",
                expMonth: try row.get("card_month", as: Int64?.self) ?? 0, expYear: try row.get("card_year", as: Int64?.self) ?? 0))
    }

    /// Puts a card on file, or takes it off.
    static func put(_ card: Wallet.Card?, of user: UserID, in db: any Connection) async throws {
        try await db.enqueue("""
            UPDATE customers SET method = \(card?.method.text), method_brand = \(card?.facts.brand), method_last4 = \(card?.facts.last4),
                method_month = \(card?.facts.expMonth), method_year = \(card?.facts.expYear)
            WHERE user_id = \(user.text)
            """)
    }

    static func put(customer: String, of user: UserID, in db: any Connection) async throws {
        try await db.enqueue("UPDATE customers SET provider_customer = \(customer) WHERE user_id = \(user.text)")
    }
}
