internal import Contracts
internal import JSONCoding
internal import Platform
internal import ServiceKit
internal import Storage
internal import Wire

/// Puts mails about orders into the outbox, inside the transaction that decides them: in the language the order was placed in.
struct OrderMail: Sendable {
    let runtime: ServiceRuntime
    let policy: StorePolicy

    func confirmation(_ order: NewOrder, invoice: DocumentNumber, in db: any Connection) async throws {
        let order = StoredOrder(order)
        try await add(OrderMailText(order: order, policy: policy).confirmation(invoice: invoice), about: order, in: db)
    }

    func shipped(_ order: StoredOrder, carrier: String, trackingNumber: String, in db: any Connection) async throws {
        try await add(
            OrderMailText(order: order, policy: policy).shipped(carrier: carrier, trackingNumber: trackingNumber), about: order, in: db)
    }

    /// - Parameter amount: what goes back, in halalas; 0 when everything was given back before.
    func cancelled(_ order: StoredOrder, amount: Int64, in db: any Connection) async throws {
        try await add(OrderMailText(order: order, policy: policy).cancelled(amount: amount), about: order, in: db)
    }

    func refunded(_ order: StoredOrder, amount: Int64, creditNote: DocumentNumber?, in db: any Connection) async throws {
        try await add(OrderMailText(order: order, policy: policy).refunded(amount: amount, creditNote: creditNote), about: order, in: db)
    }

    func refundCameBack(_ order: StoredOrder, amount: Int64, in db: any Connection) async throws {
        try await add(OrderMailText(order: order, policy: policy).refundCameBack(amount: amount), about: order, in: db)
    }

    func refundFailed(_ order: StoredOrder, amount: Int64, in db: any Connection) async throws {
        try await add(OrderMailText(order: order, policy: policy).refundFailed(amount: amount), about: order, in: db)
    }

    private func add(_ text: MailText, about order: StoredOrder, in db: any Connection) async throws {
        guard let email = order.email else { return }
        try await runtime.work.add(
            StoreWork.mail, WaitingMail(to: email.text, subject: text.subject, body: text.body), run: order.run, in: db)
    }
}
