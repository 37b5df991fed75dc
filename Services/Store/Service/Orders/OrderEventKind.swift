internal import Contracts
internal import Wire

/// What an order's log tells.
enum OrderEventKind: String, Sendable, CaseIterable {
    case placed, paid, shipped, delivered, cancelled
    case refundRequested = "refund_requested"
    case refunded
    case refundFailed = "refund_failed"

    /// What the log of an order begins with: it is made once it is paid.
    static let first: [OrderEventKind] = [.placed, .paid]

    init(_ status: OrderStatus) {
        self =
            switch status {
            case .processing: .placed
            case .shipped: .shipped
            case .delivered: .delivered
            case .cancelled: .cancelled
            }
    }
}
