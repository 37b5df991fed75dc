import AppTesting
import Contracts
import HTTPCore
import Platform
import Storage
import Synchronization
import TestSupport
import Testing
import Wire
@testable import ServiceKit
@testable import StoreService

/// Who deletes their account and comes again is the same person to a promotion, and nobody to whoever reads the database.
@Suite struct PromotionMemoryTests {
    private func phone(_ digits: String) -> SaudiMobile { SaudiMobile(trusted: "+9665" + digits) }

    private func join(_ store: StoreFixture, _ phone: SaudiMobile) async throws -> Somebody {
        let somebody = store.somebody()
        #expect(try await store.tell(.userCreated, about: somebody, facts: EventFacts(phone: phone)).status == 204)
        return somebody
    }

    /// - Parameter card: nil for the one on file.
    private func buy(
        _ store: StoreFixture, _ somebody: Somebody, _ product: ProductID, to phone: SaudiMobile, card: String? = "card_ok"
    ) async throws -> Answer {
        try await somebody.add(product)
        _ = try await somebody.client.json(.put, "/store/cart/promo", #"{"code":"WELCOME10"}"#)
        let riyadh = ShippingAddress.riyadh
        let address = ShippingAddress(name: riyadh.name, phone: phone, city: riyadh.city, street: riyadh.street)
        return try await somebody.client.answer(
            StoreOrders.place,
            OrderRequest(
                address: address, email: EmailAddress(trusted: "l@example.com"), paymentToken: card.map(OpaqueToken.init(trusted:))),
            headers: ["Idempotency-Key": store.store.app.runtime.ids.next()])
    }

    @Test(arguments: Engine.allCases) func aFirstOrderIsTheFirstAlsoAfterADeletion(_ engine: Engine) async throws {
        try await StoreFixture.run(engine: engine) { store in
            try await store.promote()
            let product = try await store.shelve()
            let (own, shipped) = (phone("01111111"), phone("02222222"))
            let layla = try await join(store, own)
            #expect(try await buy(store, layla, product, to: shipped).status == 201)
            #expect(try await store.tell(.userDeleted, about: layla).status == 204)
            #expect(try await store.tell(.userDeleted, about: layla).status == 204)

            // The account's number again, wherever it goes to; and another account whose order goes to the same number.
            let again = try await join(store, own)
            try await again.add(product)
            #expect(try await again.client.json(.put, "/store/cart/promo", #"{"code":"WELCOME10"}"#).code == .promoNotEligible)
            let other = try await join(store, phone("03333333"))
            #expect(try await buy(store, other, product, to: shipped).code == .promoNotEligible)
            // Strangers are not held to it, and neither is the same person by another number.
            let stranger = try await join(store, phone("04444444"))
            #expect(try await buy(store, stranger, product, to: phone("05555555")).status == 201)
        }
    }

    @Test(arguments: Engine.allCases) func aCardIsRememberedToo(_ engine: Engine) async throws {
        try await StoreFixture.run(engine: engine) { store in
            try await store.promote()
            let product = try await store.shelve()
            store.payments.fingerprints.withLock { $0["card_ok"] = "fp_7" }
            let layla = try await join(store, phone("01111111"))
            #expect(try await buy(store, layla, product, to: phone("01111111")).status == 201)
            // While the account is there, the card may be a family's.
            let omar = try await join(store, phone("02222222"))
            #expect(try await buy(store, omar, product, to: phone("02222222")).status == 201)
            #expect(try await store.tell(.userDeleted, about: layla).status == 204)
            let other = try await join(store, phone("03333333"))
            #expect(try await buy(store, other, product, to: phone("03333333")).code == .promoNotEligible)
            store.payments.fingerprints.withLock { $0["card_ok"] = "fp_8" }
            #expect(try await buy(store, other, product, to: phone("03333333")).status == 201)
            #expect(try await store.rows("SELECT mark FROM promo_marks WHERE mark LIKE '%fp_7%'") == 0)
        }
    }

    /// Another card goes on file while the provider is asked about the one before: the code is for the card that pays.
    @Test(arguments: Engine.allCases) func theCardThatPaysIsTheOneThatIsKnown(_ engine: Engine) async throws {
        try await StoreFixture.run(engine: engine) { store in
            try await store.promote()
            let product = try await store.shelve()
            store.payments.fingerprints.withLock { $0 = ["card_ok": "fp_7", "kept_1": "fp_8", "kept_2": "fp_7"] }
            let layla = try await join(store, phone("01111111"))
            #expect(try await buy(store, layla, product, to: phone("01111111")).status == 201)
            #expect(try await store.tell(.userDeleted, about: layla).status == 204)

            let omar = Subscriber(fixture: store, somebody: try await join(store, phone("02222222")), run: nil)
            #expect(try await omar.setCard("card_ok").status == 200)
            store.payments.beforeFingerprint.withLock { $0 = { _ = try await omar.setCard("card_ok") } }
            let answer = try await buy(store, omar.somebody, product, to: phone("02222222"), card: nil)
            #expect(try await store.rows("SELECT user_id FROM customers WHERE method = 'kept_2'") == 1)
            #expect(answer.code == .promoNotEligible)
        }
    }

    @Test(arguments: Engine.allCases) func onlyAKeyedHashIsKept(_ engine: Engine) async throws {
        try await StoreFixture.run(engine: engine) { store in
            try await store.promote()
            try await store.promote("SUMMER25", percent: 25, firstOrderOnly: false)
            let product = try await store.shelve()
            let layla = try await join(store, phone("01111111"))
            #expect(try await buy(store, layla, product, to: phone("02222222")).status == 201)
            // One parcel has arrived, and one is on its way.
            let (admin, riyadh) = (store.admin, ShippingAddress.riyadh)
            let address = ShippingAddress(name: riyadh.name, phone: phone("02222222"), city: riyadh.city, street: riyadh.street)
            let arrived = try await store.place(layla, [Bought(product: product)], email: "l@example.com", address: address)
            let underWay = try await store.place(layla, [Bought(product: product)], email: "l@example.com", address: address)
            for number in [arrived, underWay] {
                #expect(try await admin.ship(number).status == 200)
                #expect(try await admin.track(number, place: "Al Malaz").status < 300)
            }
            #expect(try await admin.deliver(arrived).status == 200)
            #expect(try await store.tell(.userDeleted, about: layla).status == 204)
            #expect(try await store.rows("SELECT number FROM orders WHERE tracking_number IS NOT NULL") == 1)
            #expect(try await admin.deliver(underWay).status == 200)
            // Two numbers, and for each that something was bought and by which code.
            #expect(try await store.rows("SELECT mark FROM promo_marks") == 4)
            #expect(try await store.rows("SELECT code FROM promo_marks WHERE code NOT IN ('', 'WELCOME10')") == 0)
            for table in [
                "promo_marks", "promo_redemptions", "customers", "kept_keys", "checkouts", "orders", "order_events", "tracking_events",
                "departed",
            ] {
                let rows = try await store.store.database.read { db in
                    try await db.query(SQL(stringLiteral: "SELECT * FROM \(table)")).map { row in
                        row.columns.map { "\(row[$0] ?? .null)" }.joined(separator: " ")
                    }
                }
                let text = rows.joined(separator: "\n")
                for secret in ["01111111", "02222222", "l@example.com", "King Fahd", "290012345678", "Al Malaz"] {
                    #expect(!text.contains(secret), "\(table) holds \(secret)")
                }
            }
            // Another code was not used and is not for first orders only.
            let again = try await join(store, phone("01111111"))
            try await again.add(product)
            #expect(try await again.client.json(.put, "/store/cart/promo", #"{"code":"SUMMER25"}"#).status == 200)
            #expect(try await store.rows("SELECT user_id FROM promo_redemptions") == 0)
        }
    }

    /// Replicas that start at once agree on the key, and so does one that starts later.
    @Test(arguments: Engine.allCases) func everyReplicaHasTheSameKey(_ engine: Engine) async throws {
        try await StoreFixture.run(engine: engine) { store in
            try await store.run("DELETE FROM kept_keys WHERE 1 = 1")
            let (database, runtime) = (store.store.database, store.store.app.runtime)
            let phone = phone("01111111")
            let marks = try await parallel(16) { _ in
                try await PromotionMemory(database: database, keys: runtime.keys, random: SystemRandom()).mark(phone)
            }
            #expect(Set(marks).count == 1 && !marks[0].contains("01111111"))
            #expect(try await store.rows("SELECT name FROM kept_keys") == 1)
            try await store.run("UPDATE kept_keys SET sealed = 'AAAA' WHERE 1 = 1")
            await #expect { _ = try await PromotionMemory(database: database, keys: runtime.keys, random: SystemRandom()) } throws: {
                "\($0)".contains("SERVICE_SECRET")
            }
        }
    }

    /// Through the three steps of changing the secret the marks stay the same, and the old secret opens nothing in the end.
    @Test(arguments: Engine.allCases) func theKeyOutlivesTheSecret(_ engine: Engine) async throws {
        try await StoreFixture.run(engine: engine) { store in
            try await store.run("DELETE FROM kept_keys WHERE 1 = 1")
            let database = store.store.database, phone = phone("01111111")
            let (old, new) = (Secret(String(repeating: "old", count: 12)), Secret(String(repeating: "new", count: 12)))
            func mark(_ secret: Secret, _ previous: Secret?) async throws -> String {
                try await PromotionMemory(database: database, keys: ServiceKeys(secret: secret, previous: previous), random: SystemRandom())
                    .mark(phone)
            }
            let first = try await mark(old, nil)
            #expect(try await mark(old, new) == first)
            #expect(try await mark(new, old) == first)
            #expect(try await mark(new, nil) == first)
            await #expect(throws: DatabaseError.self) { try await mark(old, nil) }
        }
    }

    @Test(arguments: Engine.allCases) func endedCheckoutsForgetWhoBought(_ engine: Engine) async throws {
        try await StoreFixture.run(engine: engine) { store in
            let product = try await store.shelve()
            let (layla, omar) = (store.somebody(), store.somebody())
            func named() async throws -> Int { try await store.rows("SELECT id FROM checkouts WHERE request LIKE '%King Fahd%'") }
            try await layla.add(product)
            let order = try await layla.buy()
            #expect(try await named() == 0)
            #expect(order.address?.street.text == "King Fahd Road 7")
            // One that failed keeps it for a day: its money may still come.
            try await omar.add(product)
            #expect(try await omar.order("card_declined").status == 402)
            #expect(try await named() == 1)
            try await store.store.app.service.tidy(now: store.now + .hours(23))
            #expect(try await named() == 1)
            try await store.store.app.service.tidy(now: store.now + .hours(25))
            #expect(try await named() == 0)
            #expect(try await store.rows("SELECT id FROM checkouts WHERE state = 'failed'") == 1)
        }
    }
}
