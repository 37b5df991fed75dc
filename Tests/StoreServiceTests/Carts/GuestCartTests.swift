import AppTesting
import Contracts
import HTTPCore
import Platform
import Security
import ServiceKit
import Storage
import StoreService
import TestSupport
import Testing
import Wire

/// Carts of people who are not signed in.
@Suite struct GuestCartTests {
    @Test(arguments: Engine.allCases) func onlyTheTokenOpensACart(_ engine: Engine) async throws {
        try await StoreFixture.run(engine: engine) { store in
            let bands = try await store.shelve()
            let opened = try await parallel(20) { _ in try await store.client.call(Store.openGuestCart) }
            let tokens = opened.map(\.token)
            #expect(Set(tokens).count == 20 && opened.allSatisfy { $0.cart.lines.isEmpty })
            // 256 bits each.
            #expect(tokens.allSatisfy { base64urlDecode($0.text)?.count == 32 })
            let kept = try await store.store.database.read { db in
                try await db.query("SELECT token_hash, id FROM carts").map { try ($0.get(0, as: String.self), $0.get(1, as: String.self)) }
            }
            #expect(Set(kept.map(\.0)) == Set(tokens.map { base64url(sha256($0.text)) }))
            try await Trolley(client: store.client, token: tokens[0]).put(bands, 2)

            // Neither the row's id nor the hash opens it, nor anything near.
            let near = String(tokens[0].text.dropLast()) + (tokens[0].text.hasSuffix("A") ? "B" : "A")
            for text in [
                kept[0].0, kept[0].1, near, tokens[0].text + "A", tokens[0].text.uppercased(), String(repeating: "a", count: 4096), "سلة",
                "🛒", "'",
            ] {
                let trolley = Trolley(client: store.client, token: GuestCartToken(trusted: text))
                for answer in [
                    try await trolley.ask(), try await trolley.tryPut(bands), try await trolley.trySet(bands, 1),
                    try await trolley.tryRemove(bands),
                    try await trolley.tryCode("WELCOME10"), try await trolley.tryRemoveCode(),
                ] { #expect(answer.status == 404 && answer.code == .notFound, "\(text.prefix(60))") }
            }
            #expect(try await Trolley(client: store.client, token: tokens[0]).shown().quantities == [2])
            #expect(try await Trolley(client: store.client, token: tokens[1]).shown().lines.isEmpty)
        }
    }

    @Test(arguments: Engine.allCases) func aCartEndsThirtyDaysAfterItsLastChange(_ engine: Engine) async throws {
        try await StoreFixture.run(engine: engine) { store in
            let (bands, clock) = (try await store.shelve(), store.store.clock)
            let (old, kept) = (try await Trolley.open(store.client), try await Trolley.open(store.client))
            try await old.put(bands)
            try await kept.put(bands)
            clock.advance(by: .days(29))
            try await kept.put(bands)
            clock.advance(by: .days(1) - .milliseconds(1))
            #expect(try await old.shown().quantities == [1])
            // To look is no change.
            clock.advance(by: .milliseconds(1))
            for answer in [
                try await old.ask(), try await old.tryPut(bands), try await old.trySet(bands, 2), try await old.tryCode("WELCOME10"),
            ] {
                #expect(answer.status == 404)
            }
            #expect(try await kept.shown().quantities == [2])
            #expect(try await store.rows("SELECT 1 FROM carts") == 2)
            let layla = store.somebody().trolley
            #expect(try await layla.tryMerge(old).status == 404)
            try await layla.put(bands)

            try await store.store.app.service.tidy(now: store.now)
            #expect(try await store.rows("SELECT 1 FROM carts") == 2)
            #expect(try await store.rows("SELECT 1 FROM cart_lines") == 2)
            clock.advance(by: .days(400))
            try await store.store.app.service.tidy(now: store.now)
            #expect(try await kept.ask().status == 404)
            // A person's stays.
            #expect(try await store.rows("SELECT 1 FROM carts WHERE user_id IS NOT NULL") == 1)
            #expect(try await store.rows("SELECT 1 FROM carts") == 1)
            #expect(try await layla.shown().quantities == [1])
        }
    }

    /// Each of the ways to change a cart makes it live on.
    @Test func everyChangeCounts() async throws {
        try await StoreFixture.run { store in
            try await store.promote()
            let (bands, guest) = (try await store.shelve(), try await Trolley.open(store.client))
            let steps: [@Sendable (Trolley) async throws -> Answer] = [
                { try await $0.tryPut(bands) }, { try await $0.trySet(bands, 3) }, { try await $0.tryCode("WELCOME10") },
                { try await $0.tryRemoveCode() },
                { try await $0.tryRemove(bands) }, { try await $0.tryPut(bands) },
            ]
            for step in steps {
                store.store.clock.advance(by: .days(29))
                let answer = try await step(guest)
                #expect([200, 201].contains(answer.status))
            }
            // What was refused was no change.
            store.store.clock.advance(by: .days(29))
            #expect(try await guest.tryPut(bands, 41).code == .outOfStock)
            store.store.clock.advance(by: .days(1))
            #expect(try await guest.ask().status == 404)
        }
    }

    /// A guest may be signed in by chance; the token decides.
    @Test func tokensOfPeopleAreNotLookedAt() async throws {
        try await StoreFixture.run { store in
            let (bands, guest) = (try await store.shelve(), try await Trolley.open(store.client))
            for client in [store.somebody(.gtsd).client, store.somebody(demo: true).client, store.client.with("Authorization", "Bearer x")]
            {
                #expect(try await Trolley(client: client, token: guest.token).put(bands).lines.count == 1)
            }
            #expect(try await guest.shown().quantities == [3])
        }
    }

    @Test func repeatsOfOpeningAreOneCart() async throws {
        try await StoreFixture.run { store in
            let answers = try await parallel(10) { _ in
                try await store.client.answer(Store.openGuestCart, Nothing(), headers: ["Idempotency-Key": "open-1-of-nobody"])
            }
            #expect(Set(answers.map(\.body)).count == 1 && answers[0].status == 201)
            #expect(try await store.rows("SELECT 1 FROM carts") == 1)
        }
    }
}
