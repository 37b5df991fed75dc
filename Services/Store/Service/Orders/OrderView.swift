internal import Contracts
internal import StoreDomain
internal import Storage
internal import Wire

/// Shows orders in a reader's language.
struct OrderView: Sendable {
    /// Callers read in one moment, so that the parts fit each other.
    func order(_ stored: StoredOrder, _ showcase: Showcase, in db: any Connection) async throws -> Order {
        Order(
            number: stored.number, status: stored.status, paymentStatus: stored.paymentStatus, lines: stored.lines.map { line($0, showcase) },
            totals: stored.prices.totals(stored.lines.map { ($0.taxCategory, $0.discount) }, policy: showcase.policy), promo: stored.promo,
            refunded: .sar(stored.refunded), refunds: try await RefundStore.list(of: stored.number, in: db).map(\.shown), address: stored.address,
            email: stored.email, card: stored.card, placedAt: stored.placedAt, events: try await OrderStore.events(of: stored.number, in: db),
            documents: try await Documents.numbers(of: stored.number, in: db).map(\.text), canCancel: stored.status == .processing)
    }

    private func line(_ line: StoredOrderLine, _ showcase: Showcase) -> OrderLine {
        OrderLine(
            productId: line.product, name: line.name(showcase.language), imageUrl: showcase.url(line.image), quantity: line.quantity,
            unitPrice: .sar(line.unitPrice), total: .sar(line.unitPrice * line.quantity), discount: .sar(line.discount), refunded: line.refunded)
    }
}

extension Money {
    static func sar(_ amount: Int64) -> Money { Money(amount: amount, currency: .sar) }
}
