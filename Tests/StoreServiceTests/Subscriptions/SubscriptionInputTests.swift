import AppTesting
import Contracts
import HTTPCore
import JSONCoding
import Payments
import Platform
import Security
import ServiceKit
import Storage
import Synchronization
import Testing
import TestSupport
import Wire

/// Who may ask, and what is refused.
@Suite(.serialized) struct SubscriptionInputTests {
    @Test func refusedInput() async throws {
        try await StoreFixture.run { fixture async throws in
            let layla = fixture.person()
            let key: HTTPHeaders = ["Idempotency-Key": "k"]
            let bodies: [(body: String, fields: [String])] = [
                ("{}", ["tier required"]), (#"{"tier":"freemium"}"#, ["tier not_allowed"]), (#"{"tier":"gold"}"#, ["tier not_allowed"]),
                (#"{"tier":1}"#, ["tier wrong_type"]), (#"{"tier":"premium"}"#, ["paymentToken required"]),
                (#"{"tier":"premium","paymentToken":""}"#, ["paymentToken required"]),
                (#"{"tier":"premium","paymentToken":7}"#, ["paymentToken wrong_type"]),
                (#"{"tier":"premium","paymentToken":"\#(String(repeating: "x", count: 4097))"}"#, ["paymentToken too_long"]),
                // Means nothing to the provider.
                (#"{"tier":"premium","paymentToken":"4242424242424242"}"#, ["paymentToken malformed"]),
            ]
            for (body, fields) in bodies {
                let answer = try await layla.client.json(.post, "/store/subscription", body, headers: key)
                #expect(answer.status == 422 && answer.code == .validationFailed && answer.fields == fields, "\(body): \(answer.text)")
            }
            let noKey = try await layla.client.json(.post, "/store/subscription", #"{"tier":"premium","paymentToken":"card_ok"}"#)
            #expect(noKey.status == 422 && noKey.fields == ["Idempotency-Key required"])
            #expect(try await layla.client.json(.post, "/store/subscription", "{", headers: key).status == 400)
            #expect(try await layla.client.send(.post, "/store/subscription", headers: key, body: Array("x".utf8)).status == 415)
            for target in ["", "?tier=gold", "?tier=freemium"] {
                #expect(try await layla.client.send(.get, "/store/subscription/quote" + target).status == 422)
            }
            #expect(
                try await layla.client.answer(Subscriptions.quote, PlanQuery(tier: .freemium), Nothing()).fields == ["tier not_allowed"])
            for body in ["{}", #"{"paymentToken":""}"#, #"{"paymentToken":null}"#] {
                #expect(try await layla.client.json(.put, "/store/payment-method", body).fields == ["paymentToken required"])
            }
            #expect(try await layla.setCard("nonsense").fields == ["paymentToken malformed"])
            #expect(try await layla.setCard("card_declined").code == .paymentFailed)
            for target in ["?limit=0", "?limit=x", "?cursor=abc", "?cursor=", "?cursor=YmlsbGluZ34"] {
                #expect(try await layla.client.send(.get, "/store/billing/invoices" + target).status == 422, "\(target)")
            }
            // Nothing of all this has left anything.
            #expect(try await layla.state() == "freemium free" && fixture.payments.opened == 0)
            #expect(try await layla.client.answer(Subscriptions.method).code == .notFound)
            #expect(try await layla.client.answer(Subscriptions.removeMethod).code == .notFound)
            #expect(try await layla.charges().filter { $0 != "failed" } == [])
        }
    }

    @Test func onlyTheOwnAndOnlyWithATier() async throws {
        try await StoreFixture.run { fixture async throws in
            let layla = fixture.person(), omar = fixture.person()
            try await layla.subscribe()
            #expect(try await omar.invoices().isEmpty)
            #expect(try await omar.client.answer(Subscriptions.method).code == .notFound)
            #expect(try await omar.client.answer(Subscriptions.removeMethod).code == .notFound)
            #expect(try await omar.cancel().code == .subscriptionUnchanged)
            #expect(try await omar.confirm().status == 200)
            // The same key is another's own.
            #expect(try await layla.change(.smartPremium, key: "k").status == 201)
            #expect(try await omar.change(.premium, key: "k").fields == ["paymentToken required"])
            #expect(try await omar.state() == "freemium free")
            #expect(try await layla.client.call(Subscriptions.method).last4 == "4242")

            let gets = [
                "/store/plans", "/store/subscription", "/store/subscription/quote?tier=premium", "/store/billing/invoices",
                "/store/payment-method",
            ]
            func everything(_ client: AppClient) async throws -> [Answer] {
                var answers: [Answer] = []
                for path in gets { answers.append(try await client.send(.get, path)) }
                answers.append(
                    try await client.json(
                        .post, "/store/subscription", #"{"tier":"premium","paymentToken":"card_ok"}"#, headers: ["Idempotency-Key": "x"]))
                answers.append(try await client.json(.post, "/store/subscription/confirm", ""))
                answers.append(try await client.json(.post, "/store/subscription/cancel", #"{"confirm":true}"#))
                answers.append(try await client.json(.post, "/store/subscription/resume", ""))
                answers.append(try await client.json(.put, "/store/payment-method", #"{"paymentToken":"card_ok"}"#))
                answers.append(try await client.send(.delete, "/store/payment-method"))
                return answers
            }
            #expect(try await everything(fixture.client).allSatisfy { $0.code == .tokenMissing })
            for product in Product.allCases where product != .fitcoach {
                #expect(try await everything(fixture.somebody(product).client).allSatisfy { $0.status == 403 && $0.code == .wrongProduct })
            }
            // A demo looks and does not touch.
            let demo = fixture.somebody(demo: true)
            let seen = try await everything(demo.client)
            #expect(seen.prefix(4).allSatisfy { $0.status == 200 } && seen[4].code == .notFound)
            #expect(seen.dropFirst(5).allSatisfy { $0.status == 403 && $0.code == .demoReadOnly })
            #expect(fixture.payments.charged.count == 2)
        }
    }

    @Test func entitlementsAreForServices() async throws {
        try await StoreFixture.run { fixture async throws in
            let layla = fixture.person()
            let path = "/entitlements/" + layla.id.text
            #expect(try await fixture.client.send(.get, path).code == .tokenMissing)
            #expect(try await layla.client.send(.get, path).code == .forbidden)
            #expect(try await fixture.admin.send(.get, path).code == .forbidden)
            #expect(try await fixture.asService("profile").send(.get, "/entitlements/nobody").status == 404)
            let nobody = try await fixture.asService("profile").call(
                Subscriptions.entitlement, UserParameters(id: UserID(trusted: fixture.store.app.runtime.ids.next())), Nothing())
            #expect(nobody.tier == .freemium && nobody.version == 0)
        }
    }

    @Test(.proves("FR-ACCOUNT-03-c"), arguments: Engine.allCases)
    func theCardOnFileIsItsBrandAndLastFour(_ engine: Engine) async throws {
        try await StoreFixture.run(engine: engine) { fixture async throws in
            let layla = fixture.person()
            #expect(try await layla.client.answer(Subscriptions.method).code == .notFound)
            #expect(try await layla.setCard("card_ok").status == 200)
            let shown = try await layla.client.answer(Subscriptions.method)
            #expect(shown.json?.object?.map(\.name).sorted() == ["brand", "expMonth", "expYear", "last4"])
            #expect(shown.json?["brand"]?.string == "visa" && shown.json?["last4"]?.string == "4242")
            // Another one: the provider forgets the first.
            #expect(try await layla.setCard("card_ok").status == 200)
            try await fixture.settle()
            #expect(fixture.payments.kept.withLock { $0.forgotten } == ["kept_1"])
            #expect(try await layla.client.answer(Subscriptions.removeMethod).status == 204)
            try await fixture.settle()
            #expect(fixture.payments.kept.withLock { $0.forgotten } == ["kept_1", "kept_2"])
            #expect(try await layla.client.answer(Subscriptions.method).code == .notFound)
            #expect(try await layla.client.answer(Subscriptions.removeMethod).code == .notFound)
            #expect(fixture.payments.opened == 0)
            // What was sent is not in the log, nor is what the provider made of it.
            #expect(!["card_ok", "kept_"].contains { fixture.store.log.text.contains($0) })
        }
    }
}
