internal import Contracts
internal import ServiceKit
internal import Storage
internal import Wire

/// A payment with what only the sandbox needs to know of it.
struct StoredIntent: Sendable {
    let intent: PaymentIntent
    let customer: CustomerID?
    let isOffSession: Bool
    let returnURL: ReturnURL?
    /// The test run it was opened in, whose time it lives in.
    let run: String?

    static let columns: SQL = """
        id, amount, currency, reference, customer, off_session, status, refunded, card, exp_month, exp_year, decline, action_url, \
        return_url, run, created_at
        """

    init(_ row: Row) throws {
        let status = try row.requiredWord("status", as: IntentStatus.self)
        let card = try row.get("card", as: String?.self).flatMap(SandboxCard.init(rawValue:))
        let known: KnownCard? =
            if let card, let month = try row.get("exp_month", as: Int64?.self), let year = try row.get("exp_year", as: Int64?.self) {
                KnownCard(card: card, expMonth: Whole(trusted: month), expYear: Whole(trusted: year))
            } else { nil }
        intent = PaymentIntent(
            id: IntentID(trusted: try row.get("id")), status: status, amount: Whole(trusted: try row.get("amount")),
            currency: try row.requiredWord("currency"), reference: PaymentReference(trusted: try row.get("reference")),
            refunded: try row.get("refunded"), card: known?.facts,
            actionUrl: status == .requiresAction ? try row.get("action_url", as: String?.self) : nil,
            decline: status == .open ? try row.get("decline", as: String?.self).flatMap(CardDecline.init(rawValue:)) : nil,
            createdAt: try row.get("created_at"))
        customer = try row.get("customer", as: String?.self).map(CustomerID.init(trusted:))
        isOffSession = try row.get("off_session")
        returnURL = try row.get("return_url", as: String?.self).map(ReturnURL.init(trusted:))
        run = try row.get("run")
    }
}
