internal import Contracts
internal import ServiceKit
internal import StoreDomain
internal import Storage
internal import Wire

/// An order as lists show it.
struct ListedOrder: Sendable {
    let number: OrderNumber
    let status: OrderStatus
    let paymentStatus: OrderPaymentStatus
    let total: Int64
    let itemCount: Int64
    let image: ImageSource
    let placedAt: Instant
}

extension OrderStore {
    /// Newest first. Numbers only grow, so new orders do not move what follows a place in the list.
    /// - Parameters:
    ///   - user: nil for everybody's.
    ///   - before: where the page before ended.
    static func page(
        of user: UserID?, status: OrderStatus?, before: OrderNumber?, limit: Int, in db: any Connection
    ) async throws -> [ListedOrder] {
        var conditions: SQL = "orders.number < \(before?.number ?? .max)"
        if let user { conditions = conditions + " AND orders.user_id = \(user.text)" }
        if let status { conditions = conditions + " AND orders.status = \(status.rawValue)" }
        return try await db.query("""
            SELECT orders.number, orders.status, orders.payment_status, orders.total, orders.placed_at,
                (SELECT CAST(SUM(quantity) AS BIGINT) FROM order_lines WHERE order_number = orders.number),
                (SELECT image FROM order_lines WHERE order_number = orders.number ORDER BY position LIMIT 1)
            FROM orders WHERE \(conditions) ORDER BY orders.number DESC LIMIT \(limit)
            """).map { row in
                guard let status: OrderStatus = try row.word(1), let paymentStatus: OrderPaymentStatus = try row.word(2) else {
                    throw DatabaseError.decoding(column: "status", reason: "missing")
                }
                return ListedOrder(
                    number: OrderNumber(try row.get(0)), status: status, paymentStatus: paymentStatus, total: try row.get(3), itemCount: try row.get(5),
                    image: try JSONColumn.value(ImageSource.self, try row.get(6), column: "image"), placedAt: try row.get(4))
            }
    }
}

extension OrderView {
    func card(_ listed: ListedOrder, _ showcase: Showcase) -> OrderCard {
        OrderCard(
            number: listed.number, status: listed.status, paymentStatus: listed.paymentStatus, total: .sar(listed.total), itemCount: listed.itemCount,
            imageUrl: showcase.url(listed.image), placedAt: listed.placedAt)
    }
}
