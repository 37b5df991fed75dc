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
                (SELECT CAST(SUM(quantity) AS BIGINT) FROM order_lines WHERE order_number = orders.number) AS pieces,
                (SELECT image FROM order_lines WHERE order_number = orders.number ORDER BY position LIMIT 1) AS first_image
            FROM orders WHERE \(conditions) ORDER BY orders.number DESC LIMIT \(limit)
            """).map(listed)
    }

    private static func listed(_ row: Row) throws -> ListedOrder {
        ListedOrder(
            number: OrderNumber(try row.get("number")), status: try row.requiredWord("status"),
            paymentStatus: try row.requiredWord("payment_status"), total: try row.get("total"), itemCount: try row.get("pieces"),
            image: try JSONColumn.value(ImageSource.self, try row.get("first_image"), column: "first_image"),
            placedAt: try row.get("placed_at"))
    }
}
