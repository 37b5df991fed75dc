public import Contracts

/// How a checkout stands, as it is stored.
public enum CheckoutState: String, Sendable, Hashable, CaseIterable {
    /// Goods are held and nothing was charged yet.
    case reserved
    case requiresAction = "requires_action"
    case processing
    case completed
    case failed
    /// Paid when the goods were gone: the money has to go back.
    case refunding
    case refunded

    /// Whether it holds goods and may still become an order.
    public var isOpen: Bool { [.reserved, .requiresAction, .processing].contains(self) }

    public var status: CheckoutStatus {
        switch self {
        case .reserved, .processing: .processing
        case .requiresAction: .requiresAction
        case .completed: .completed
        case .failed: .failed
        case .refunding, .refunded: .refunded
        }
    }
}

/// Which state may follow which. Whatever is not here is refused with `order_state`.
public enum Transitions {
    public static let checkout: [CheckoutState: Set<CheckoutState>] = [
        .reserved: [.requiresAction, .processing, .completed, .failed],
        .requiresAction: [.processing, .completed, .failed, .reserved],
        .processing: [.requiresAction, .completed, .failed, .reserved],
        // The money came after the goods were let go: there are still some, or it goes back.
        .failed: [.completed, .refunding],
        .refunding: [.refunded],
        .completed: [], .refunded: [],
    ]

    public static let order: [OrderStatus: Set<OrderStatus>] = [
        .processing: [.shipped, .cancelled],
        .shipped: [.delivered],
        .delivered: [], .cancelled: [],
    ]

    public static let payment: [OrderPaymentStatus: Set<OrderPaymentStatus>] = [
        .paid: [.partiallyRefunded, .refunded],
        .partiallyRefunded: [.partiallyRefunded, .refunded],
        .refunded: [],
    ]

    public static let refund: [RefundStatus: Set<RefundStatus>] = [
        .pending: [.done, .failed],
        // The bank sent the money back.
        .done: [.failed],
        .failed: [],
    ]

    /// The states from which `state` may be reached.
    public static func sources<State: Hashable>(of state: State, in table: [State: Set<State>]) -> Set<State> {
        Set(table.filter { $0.value.contains(state) }.keys)
    }
}
