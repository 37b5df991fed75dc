import AppTesting
import Contracts
import HTTPCore
import JSONCoding
import Payments
import Storage
import StoreService
import Testing
import Wire

extension ShippingAddress {
    static let riyadh = ShippingAddress(
        name: PersonName(trusted: "ليلى Haddad"), phone: SaudiMobile(trusted: "+966501234567"), city: FreeText(trusted: "الرياض"),
        street: FreeText(trusted: "King Fahd Road 7"))
}

extension Somebody {
    func add(_ product: ProductID, _ quantity: Int64 = 1) async throws {
        let answer = try await client.answer(Store.addItem, CartItem(productId: product, quantity: Quantity(trusted: quantity)))
        try #require(answer.status == 201, "\(answer.text)")
    }

    func cart() async throws -> Cart { try await client.call(Store.cart) }

    func order(_ card: String? = "card_ok", key: String = "key-1", accepted: Int64? = nil) async throws -> Answer {
        let request = OrderRequest(
            address: .riyadh, email: EmailAddress(trusted: "layla@example.com"), paymentToken: card.map(OpaqueToken.init(trusted:)),
            acceptedTotal: accepted.map(OrderAmount.init(trusted:)))
        return try await client.answer(StoreOrders.place, request, headers: ["Idempotency-Key": key])
    }

    /// Buys what is in the cart.
    func buy(_ card: String = "card_ok", key: String = "key-1") async throws -> Order {
        let answer = try await order(card, key: key)
        try #require(answer.status == 201, "\(answer.text)")
        return try #require(try answer.checkout.order)
    }

    func checkout(_ id: CheckoutID) async throws -> Checkout {
        try await client.call(StoreOrders.checkout, CheckoutParameters(id: id), Nothing())
    }
}

extension StoreFixture {
    func stock(_ product: ProductID) async throws -> (stock: Int64, reserved: Int64) {
        let row = try #require(try await store.database.read { db in
            try await db.first("SELECT stock, reserved FROM products WHERE id = \(product.text)").map {
                (try $0.get(0, as: Int64.self), try $0.get(1, as: Int64.self))
            }
        })
        return (row.0, row.1)
    }

    func webhook(_ body: String, signature: String = "good", provider: String = "fake") async throws -> Answer {
        try await client.send(
            .post, "/store/webhooks/\(provider)", headers: ["Content-Type": "application/json", "Fake-Signature": signature],
            body: Array(body.utf8))
    }
}

extension Answer {
    var checkout: Checkout {
        get throws { try InputDecoder.decode(Checkout.self, from: body) }
    }
}
