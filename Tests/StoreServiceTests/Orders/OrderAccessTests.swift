import AppTesting
import Contracts
import HTTPCore
import Storage
import Testing
import Wire
@testable import StoreService

@Suite struct OrderAccessTests {
    struct Entry: Sendable {
        let method: HTTPMethod
        let path: String
        var body: String?
        let isAdmin: Bool
    }

    static func entries(_ number: OrderNumber) -> [Entry] {
        let (own, any) = ("/store/orders/\(number.text)", "/store/admin/orders/\(number.text)")
        return [
            Entry(method: .get, path: "/store/orders", isAdmin: false),
            Entry(method: .get, path: own, isAdmin: false),
            Entry(method: .get, path: own + "/tracking", isAdmin: false),
            Entry(method: .post, path: own + "/reorder", isAdmin: false),
            Entry(method: .post, path: own + "/cancel", body: #"{"confirm":true}"#, isAdmin: false),
            Entry(method: .get, path: "/store/documents/INV-1000", isAdmin: false),
            Entry(method: .get, path: "/store/documents/INV-1000/page", isAdmin: false),
            Entry(method: .get, path: "/store/admin/orders", isAdmin: true),
            Entry(method: .get, path: any, isAdmin: true),
            Entry(method: .post, path: any + "/ship", body: #"{"carrier":"SMSA","trackingNumber":"1"}"#, isAdmin: true),
            Entry(method: .post, path: any + "/tracking", body: #"{"status":"there"}"#, isAdmin: true),
            Entry(method: .post, path: any + "/deliver", isAdmin: true),
            Entry(method: .post, path: any + "/cancel", body: #"{"confirm":true}"#, isAdmin: true),
            Entry(method: .post, path: any + "/refunds", body: #"{"reason":"goodwill","amount":100}"#, isAdmin: true),
        ]
    }

    private func send(_ client: AppClient, _ entry: Entry) async throws -> Answer {
        let headers: HTTPHeaders = ["Idempotency-Key": "key-\(entry.path)"]
        if let body = entry.body { return try await client.json(entry.method, entry.path, body, headers: headers) }
        return try await client.send(entry.method, entry.path, headers: headers)
    }

    @Test func everyRouteAsksWhoIsThere() async throws {
        try await StoreFixture.run { store in
            let me = store.somebody()
            let number = try await store.placeOne(me)
            let (other, coach, stranger) = (store.somebody(), store.somebody(role: .coach), store.somebody(.gtsd))
            let (otherAdmin, demo) = (store.somebody(.gtsd, role: .admin), store.somebody(demo: true))
            for entry in Self.entries(number) {
                #expect(try await send(store.client, entry).status == 401, "\(entry)")
                #expect(try await send(store.asService("auth"), entry).status >= 401, "\(entry)")
                #expect(try await send(stranger.client, entry).code == .wrongProduct, "\(entry)")
                #expect(try await send(otherAdmin.client, entry).code == .wrongProduct, "\(entry)")
                if entry.isAdmin {
                    for person in [me, other, coach] { #expect(try await send(person.client, entry).code == .roleRequired, "\(entry)") }
                } else if entry.path != "/store/orders" {
                    #expect(try await send(other.client, entry).code == .notFound, "\(entry)")
                    // Being an administrator opens no private door.
                    #expect(try await send(store.admin, entry).code == .notFound, "\(entry)")
                }
                if entry.method == .post {
                    #expect([.demoReadOnly, .forbidden].contains(try await send(demo.client, entry).code), "\(entry)")
                }
            }
            let order = try await me.client.order(number)
            #expect(order.status == .processing && order.events.count == 2 && order.refunds.isEmpty)
        }
    }

    @Test func wrongInputIsRefusedByField() async throws {
        try await StoreFixture.run { store in
            let (me, admin) = (store.somebody(), store.admin)
            let number = try await store.placeOne(me)
            let own = "/store/orders/\(number.text)", any = "/store/admin/orders/\(number.text)"
            let long = String(repeating: "a", count: 51)
            let wrong: [(AppClient, String, String, [String])] = [
                (me.client, own + "/cancel", "{}", ["confirm required"]),
                (me.client, own + "/cancel", #"{"confirm":false}"#, ["confirm must_be_true"]),
                (me.client, own + "/cancel", #"{"confirm":"yes"}"#, ["confirm wrong_type"]),
                (admin, any + "/cancel", #"{"confirm":false}"#, ["confirm must_be_true"]),
                (admin, any + "/ship", "{}", ["carrier required", "trackingNumber required"]),
                (admin, any + "/ship", #"{"carrier":" ","trackingNumber":""}"#, ["carrier required", "trackingNumber required"]),
                (admin, any + "/ship", #"{"carrier":"\#(long)","trackingNumber":"1"}"#, ["carrier too_long"]),
                (admin, any + "/tracking", #"{"place":"Riyadh"}"#, ["status required"]),
                (admin, any + "/tracking", #"{"status":"\#(long)"}"#, ["status too_long"]),
                (admin, any + "/refunds", "{}", ["reason required"]),
                (admin, any + "/refunds", #"{"reason":"returned"}"#, ["amount one_of_required"]),
                (admin, any + "/refunds", #"{"reason":"returned","amount":1,"items":[]}"#, ["items too_few"]),
                (admin, any + "/refunds", #"{"reason":"returned","items":[]}"#, ["items too_few"]),
                (admin, any + "/refunds", #"{"reason":"cancelled","amount":1}"#, ["reason not_allowed"]),
                (admin, any + "/refunds", #"{"reason":"whim","amount":1}"#, ["reason not_allowed"]),
                (admin, any + "/refunds", #"{"reason":"returned","amount":0}"#, ["amount out_of_range"]),
                (admin, any + "/refunds", #"{"reason":"returned","amount":-5}"#, ["amount out_of_range"]),
                (admin, any + "/refunds", #"{"reason":"returned","amount":1.5}"#, ["amount wrong_type"]),
                (
                    admin, any + "/refunds", #"{"reason":"returned","items":[{"productId":"x","quantity":0}]}"#,
                    ["items.0.productId malformed", "items.0.quantity out_of_range"]
                ),
                (
                    admin, any + "/refunds",
                    #"{"reason":"returned","items":[{"productId":"01960f3e-7b6a-7c3e-9d2a-5b8f0c1d2e3f","quantity":1}]}"#,
                    ["items.0.productId not_allowed"]
                ),
            ]
            for (index, (client, path, body, fields)) in wrong.enumerated() {
                let answer = try await client.json(.post, path, body, headers: ["Idempotency-Key": "wrong-\(index)"])
                #expect(answer.status == 422 && answer.fields.sorted() == fields.sorted(), "\(path) \(body) \(answer.text)")
            }
            let unkeyed = try await admin.json(.post, any + "/refunds", #"{"reason":"goodwill","amount":1}"#)
            #expect(unkeyed.fields == ["Idempotency-Key required"])
            #expect(try await me.client.order(number).refunds.isEmpty && store.payments.refunded == 0)
        }
    }
}
