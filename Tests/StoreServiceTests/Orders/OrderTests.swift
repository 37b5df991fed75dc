import AppTesting
import Contracts
import HTTPCore
import Platform
import ServiceKit
import Storage
import TestSupport
import Testing
import Wire
@testable import StoreService

@Suite struct OrderTests {
    @Test(.proves("FR-STORE-07-a"), arguments: Engine.allCases) func onesOwnOrdersComeNewestFirst(_ engine: Engine) async throws {
        try await StoreFixture.run(engine: engine) { store in
            let (me, other) = (store.somebody(), store.somebody())
            var mine: [OrderNumber] = []
            for index in 0..<5 {
                mine.append(try await store.placeOne(me))
                if index == 2 { try await store.placeOne(other) }
                store.store.clock.advance(by: .minutes(1))
            }
            let newest = Array(mine.reversed())

            var seen: [OrderNumber] = []
            var cursor: OpaqueToken?
            repeat {
                let page = try await me.client.call(StoreOrders.list, OrderQuery(limit: Whole(trusted: 2), cursor: cursor), Nothing())
                seen += page.items.map(\.number)
                // A new order does not move the pages that follow.
                if seen.count == 2 { try await store.placeOne(me) }
                cursor = page.nextCursor
            } while cursor != nil
            #expect(seen == newest)

            let first = try #require(
                try await me.client.call(StoreOrders.list, OrderQuery(limit: Whole(trusted: 1)), Nothing()).items.first)
            #expect(first.displayNumber == "#\(first.number.text)" && first.itemCount == 1 && first.total == .sar(8999 + 2500))
            #expect(first.status == .processing && first.paymentStatus == .paid)
            #expect(first.imageUrl.hasPrefix("http://"))
            #expect(try await other.client.call(StoreOrders.list, OrderQuery(), Nothing()).items.count == 1)
            #expect(
                try await store.somebody().client.call(StoreOrders.list, OrderQuery(), Nothing()) == OrderPage(items: [], nextCursor: nil))

            let all = try await store.admin.call(StoreAdmin.orders, OrderQuery(), Nothing()).items.map(\.number)
            #expect(all.count == 7 && all == all.sorted(by: >))
            _ = try await store.admin.ship(mine[0])
            #expect(try await me.client.call(StoreOrders.list, OrderQuery(status: .shipped), Nothing()).items.map(\.number) == [mine[0]])
            #expect(try await store.admin.call(StoreAdmin.orders, OrderQuery(status: .shipped), Nothing()).items.map(\.number) == [mine[0]])
        }
    }

    @Test func aPageHasALimitAndCursorsAreOurs() async throws {
        try await StoreFixture.run(configure: { $0.policy.ordersPerPage = 3 }) { store in
            let me = store.somebody()
            for _ in 0..<4 { try await store.placeOne(me) }
            let page = try await me.client.call(StoreOrders.list, OrderQuery(limit: Whole(trusted: 500)), Nothing())
            #expect(page.items.count == 3 && page.nextCursor != nil)
            for cursor in ["nonsense", "MTAwMH4x", "Zm9v"] {
                let answer = try await me.client.answer(StoreOrders.list, OrderQuery(cursor: OpaqueToken(trusted: cursor)), Nothing())
                #expect(answer.status == 422 && answer.fields == ["cursor malformed"], "\(cursor) \(answer.text)")
            }
            for query in ["limit=0", "limit=x", "status=lost"] {
                #expect(try await me.client.send(.get, "/store/orders?\(query)").status == 422)
            }
        }
    }

    @Test(.proves("FR-STORE-07-d"), arguments: Engine.allCases) func anOrderShowsWhatWasBought(_ engine: Engine) async throws {
        try await StoreFixture.run(engine: engine) { store in
            let me = store.somebody()
            let (band, mat) = (try await store.shelve("band"), try await store.shelve("mat"))
            let number = try await store.place(
                me,
                [
                    Bought(product: band, price: 8999, quantity: 1),
                    Bought(product: mat, price: 3333, quantity: 2, nameEN: "Mat", nameAR: "حصيرة"),
                ],
                percentOff: 10)
            // What the product costs or is called later does not change what was bought.
            try await store.store.database.write { db in
                try await db.execute("UPDATE products SET price = 1, name_en = 'Other', is_archived = 1")
            }

            let order = try await me.client.order(number)
            #expect(order.lines.map(\.name) == ["Resistance Band Set", "Mat"])
            #expect(order.lines.map(\.quantity) == [1, 2] && order.lines.map(\.unitPrice.amount) == [8999, 3333])
            #expect(order.lines.map(\.total.amount) == [8999, 6666])
            #expect(order.totals.subtotal.amount == 15665 && order.totals.discount.amount == 1567 && order.totals.shipping.amount == 2500)
            #expect(order.totals.total.amount == 15665 - 1567 + 2500)
            #expect(order.lines.map(\.discount.amount).reduce(0, +) == 1567)
            #expect(order.totals.tax.amount == 2165)
            #expect(
                order.address == .jeddah && order.email?.text == "layla@example.com"
                    && order.card == CardOnOrder(brand: "visa", last4: "4242"))
            #expect(order.promo == .example && order.canCancel && order.refunded.amount == 0 && order.refunds.isEmpty)
            #expect(order.events.map(\.kind) == ["placed", "paid"] && order.documents == ["INV-1000"])
            #expect(order.displayNumber == "#FIT-1000" && order.placedAt == store.now)
            #expect(try await me.client.with("Accept-Language", "ar").order(number).lines.map(\.name) == ["مجموعة أحبال المقاومة", "حصيرة"])
            #expect(
                try await store.rows(
                    "SELECT 1 FROM promo_redemptions WHERE user_id = \(me.id.text) AND code = 'WELCOME10' AND order_number = 1000") == 1)
            // People write their number in many ways.
            #expect(try await me.client.send(.get, "/store/orders/fit-1000").status == 200)
            #expect(try await me.client.send(.get, "/store/orders/%23FIT-1000").status == 200)
            #expect(try await store.admin.call(StoreAdmin.order, OrderParameters(number: number), Nothing()) == order)

            let other = store.somebody()
            #expect(try await other.client.answer(StoreOrders.order, OrderParameters(number: number), Nothing()).code == .notFound)
            #expect(try await me.client.answer(StoreOrders.order, OrderParameters(number: OrderNumber(4711)), Nothing()).code == .notFound)
            #expect(try await me.client.send(.get, "/store/orders/1000").status == 404)
        }
    }

    /// Every action in every status, and what the person sees of it.
    @Test(.proves("FR-STORE-07-b"), arguments: Engine.allCases) func anOrderGoesItsWayAndNoOther(_ engine: Engine) async throws {
        try await StoreFixture.run(engine: engine) { store in
            let (me, admin) = (store.somebody(), store.admin)
            enum Action: CaseIterable { case ship, deliver, cancel, cancelAny, track }
            func take(_ action: Action, _ number: OrderNumber) async throws -> Answer {
                switch action {
                case .ship: try await admin.ship(number)
                case .deliver: try await admin.deliver(number)
                case .cancel: try await me.client.cancel(number)
                case .cancelAny: try await admin.cancelAny(number)
                case .track: try await admin.track(number)
                }
            }
            let ways: [(status: OrderStatus, way: [Action], allowed: [Action: OrderStatus])] = [
                (.processing, [], [.ship: .shipped, .cancel: .cancelled, .cancelAny: .cancelled]),
                (.shipped, [.ship], [.deliver: .delivered, .track: .shipped]),
                (.delivered, [.ship, .deliver], [:]),
                (.cancelled, [.cancel], [:]),
            ]
            for (status, way, allowed) in ways {
                for action in Action.allCases {
                    let number = try await store.placeOne(me)
                    for step in way { #expect(try await take(step, number).status < 300) }
                    try await store.settle()
                    let before = try await me.client.order(number)
                    #expect(before.status == status && before.canCancel == (status == .processing))
                    let answer = try await take(action, number)
                    let after = try await me.client.order(number)
                    if let next = allowed[action] {
                        #expect(answer.status == (action == .track ? 201 : 200), "\(status) \(action) \(answer.text)")
                        #expect(after.status == next)
                    } else {
                        #expect(answer.status == 409 && answer.code == .orderState, "\(status) \(action) \(answer.text)")
                        #expect(after == before)
                    }
                }
            }
            for action in Action.allCases where action != .cancel {
                #expect(try await take(action, OrderNumber(999_999)).code == .notFound)
            }
            #expect(try await take(.cancel, OrderNumber(999_999)).code == .notFound)

            let number = try await store.placeOne(me)
            store.store.clock.advance(by: .hours(1))
            _ = try await admin.ship(number)
            store.store.clock.advance(by: .hours(1))
            _ = try await admin.deliver(number)
            let order = try await me.client.order(number)
            #expect(order.events.map(\.kind) == ["placed", "paid", "shipped", "delivered"])
            #expect(order.events.map(\.at) == [order.placedAt, order.placedAt, order.placedAt + .hours(1), order.placedAt + .hours(2)])
        }
    }

    @Test(.proves("FR-STORE-07-c"), arguments: Engine.allCases) func aParcelIsFollowedOnceItIsShipped(_ engine: Engine) async throws {
        try await StoreFixture.run(engine: engine) { store in
            let (me, admin) = (store.somebody(), store.admin)
            let number = try await store.placeOne(me)
            #expect(try await me.client.answer(StoreOrders.tracking, OrderParameters(number: number), Nothing()).code == .notFound)
            _ = try await admin.ship(number)
            let start = store.now
            func tracking(_ client: AppClient) async throws -> Tracking {
                try await client.call(StoreOrders.tracking, OrderParameters(number: number), Nothing())
            }
            #expect(
                try await tracking(me.client)
                    == Tracking(carrier: "SMSA", number: "290012345678", events: [TrackingEvent(status: "Shipped", place: nil, at: start)]))
            store.store.clock.advance(by: .hours(2))
            let update = try await admin.track(number, "At the sorting centre", place: "Riyadh")
            #expect(update.status == 201)
            store.store.clock.advance(by: .hours(2))
            _ = try await admin.track(number, "Out for delivery", place: nil)
            _ = try await admin.deliver(number)
            #expect(
                try await tracking(me.client).events.map(\.status) == ["Delivered", "Out for delivery", "At the sorting centre", "Shipped"])
            #expect(try await tracking(me.client).events.map(\.at.milliseconds) == [4, 4, 2, 0].map { (start + .hours($0)).milliseconds })
            #expect(try await tracking(me.client).events[2].place == "Riyadh")
            #expect(
                try await tracking(me.client.with("Accept-Language", "ar")).events.map(\.status)
                    == ["تم التوصيل", "Out for delivery", "At the sorting centre", "تم الشحن"])
            #expect(
                try await store.somebody().client.answer(StoreOrders.tracking, OrderParameters(number: number), Nothing()).code == .notFound
            )
        }
    }

    /// An order has no parcel when it was cancelled.
    @Test func whatWasCancelledIsNotFollowed() async throws {
        try await StoreFixture.run { store in
            let me = store.somebody()
            let number = try await store.placeOne(me)
            _ = try await me.client.cancel(number)
            #expect(try await me.client.answer(StoreOrders.tracking, OrderParameters(number: number), Nothing()).code == .notFound)
        }
    }

    @Test(arguments: Engine.allCases) func whoLeavesTakesNameAndAddressAlong(_ engine: Engine) async throws {
        try await StoreFixture.run(engine: engine) { store in
            let (me, other) = (store.somebody(), store.somebody())
            let mine = try await store.placeOne(me)
            #expect(try await store.admin.ship(mine).status == 200)
            let theirs = try await store.placeOne(other)
            #expect(try await store.tell(.userDeleted, about: me).status == 204)
            let kept = try await store.admin.call(StoreAdmin.order, OrderParameters(number: mine), Nothing())
            #expect(kept.address == nil && kept.email == nil && kept.lines.count == 1 && kept.documents == ["INV-1000"])
            #expect(try await store.admin.call(StoreAdmin.order, OrderParameters(number: theirs), Nothing()).address == .jeddah)
            #expect(try await store.rows("SELECT 1 FROM orders WHERE address LIKE '%Haddad%' OR email IS NOT NULL") == 1)
            // What is on its way arrives, can still be given back, and nobody is written to.
            try await store.settle()
            let before = try await store.mails(to: "layla@example.com").count
            #expect(try await store.admin.deliver(mine).status == 200)
            #expect(
                try await store.ask(store.admin, toRefund: mine, RefundRequest(reason: .goodwill, amount: OrderAmount(trusted: 100))).status
                    == 201)
            try await store.settle()
            #expect(store.payments.refunded == 100)
            #expect(try await store.mails(to: "layla@example.com").count == before)
        }
    }

    /// Without an address nothing can be sent, so the money goes back and the goods are for others.
    @Test(arguments: Engine.allCases) func whatWhoLeavesWasNotSentIsPaidBack(_ engine: Engine) async throws {
        try await StoreFixture.run(engine: engine) { store in
            let me = store.somebody()
            let (first, second) = (try await store.placeOne(me), try await store.placeOne(me))
            try await store.settle()
            #expect(try await store.rows("SELECT 1 FROM order_lines WHERE refunded < quantity") == 2)
            let before = try await store.mails(to: "layla@example.com").count
            #expect(try await store.tell(.userDeleted, about: me).status == 204)
            try await store.settle()
            var total: Int64 = 0
            for number in [first, second] {
                let order = try await store.admin.call(StoreAdmin.order, OrderParameters(number: number), Nothing())
                #expect((order.status, order.paymentStatus) == (.cancelled, .refunded))
                #expect(order.address == nil && order.email == nil)
                total += order.totals.total.amount
                let refused = try await store.admin.ship(number)
                #expect(refused.code == .orderState)
            }
            #expect(store.payments.refunded == total)
            #expect(try await store.rows("SELECT 1 FROM order_lines WHERE refunded < quantity") == 0)
            // The last they hear of it: that it was cancelled, once an order.
            #expect(try await store.mails(to: "layla@example.com").count == before + 2)
            // Told once more, nothing happens again.
            #expect(try await store.tell(.userDeleted, about: me).status == 204)
            try await store.settle()
            #expect(store.payments.refunded == total)
        }
    }

    /// An earlier release left such orders open.
    @Test func anOrderWithoutAnAddressIsNotShipped() async throws {
        try await StoreFixture.run { store in
            let number = try await store.placeOne(store.somebody())
            try await store.store.database.write { db in try await db.execute("UPDATE orders SET address = NULL, email = NULL") }
            let refused = try await store.admin.ship(number)
            #expect((refused.status, refused.code) == (409, .orderState))
            #expect(try await store.admin.cancelAny(number).status == 200)
        }
    }
}
