internal import Contracts
internal import StoreDomain
internal import Storage
internal import Wire

/// An order with everything that is shown of it.
struct OrderDetails: Sendable {
    let order: StoredOrder
    let refunds: [StoredRefund]
    let events: [OrderEvent]
    let documents: [DocumentNumber]

    /// As it is right after it was stored.
    init(_ new: NewOrder, invoice: DocumentNumber) {
        order = StoredOrder(new)
        refunds = []
        events = OrderEventKind.first.map { OrderEvent(kind: $0.rawValue, at: new.placedAt) }
        documents = [invoice]
    }

    /// Reads the parts. In a snapshot or a transaction they fit each other.
    init(of order: StoredOrder, in db: any Connection) async throws {
        self.order = order
        (refunds, events, documents) = try await db.ask(
            RefundStore.list(of: order.number), OrderStore.events(of: order.number), DocumentStore.numbers(of: order.number))
    }
}

/// Shows orders in a reader's language.
struct OrderView: Sendable {
    let products: ProductView

    init(_ products: ProductView) { self.products = products }

    func order(_ details: OrderDetails) -> Order {
        let stored = details.order
        return Order(
            number: stored.number, status: stored.status, paymentStatus: stored.paymentStatus, lines: stored.lines.map(line),
            totals: stored.prices.totals(stored.lines.map { ($0.taxCategory, $0.discount) }, policy: products.policy), promo: stored.promo,
            refunded: .sar(stored.refunded), refunds: details.refunds.map(refund), address: stored.address, email: stored.email,
            card: stored.card, placedAt: stored.placedAt, events: details.events, documents: details.documents.map(\.text),
            canCancel: stored.status == .processing)
    }

    func card(_ listed: ListedOrder) -> OrderCard {
        OrderCard(
            number: listed.number, status: listed.status, paymentStatus: listed.paymentStatus, total: .sar(listed.total),
            itemCount: listed.itemCount, imageUrl: products.url(listed.image), placedAt: listed.placedAt)
    }

    private func line(_ line: StoredOrderLine) -> OrderLine {
        OrderLine(
            productId: line.product, name: line.name(products.language), imageUrl: products.url(line.image), quantity: line.quantity,
            unitPrice: .sar(line.unitPrice), total: .sar(line.unitPrice * line.quantity), discount: .sar(line.discount),
            refunded: line.refunded)
    }

    private func refund(_ refund: StoredRefund) -> OrderRefund {
        OrderRefund(id: refund.id, amount: .sar(refund.amount), reason: refund.reason, status: refund.status, at: refund.at)
    }
}

extension Money {
    /// - Parameter amount: halalas.
    static func sar(_ amount: Int64) -> Money { Money(amount: amount, currency: .sar) }
}
