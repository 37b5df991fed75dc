import AppTesting
import Contracts
import HTTPClient
import HTTPCore
import JSONCoding
import Platform
import SandboxService
import Testing
import Wire

/// The states of a payment, what disturbs it, and its pages.
@Suite(.timeLimit(.minutes(2))) struct PaymentStateTests {
    @Test func anOpenPaymentChargesNothingAndIsFoundByItsReference() async throws {
        try await PaymentApp.run { app async throws in
            let first = try await app.open(reference: "a.1")
            let second = try await app.open(500, reference: "a.1")
            let other = try await app.open(reference: "b:2")
            #expect(first.status == .open && first.card == nil && first.decline == nil && first.createdAt == app.app.clock.now())
            let found = try await app.client.call(Sandbox.intents, IntentQuery(reference: PaymentReference(trusted: "a.1")), Nothing())
            #expect(found.items == [second, first] && found.total == 2)
            #expect(try await app.client.call(Sandbox.intents, IntentQuery(), Nothing()).items.map(\.id) == [other.id, second.id, first.id])
            #expect(try await app.waitingEvents() == 0)
        }
    }

    @Test func theSameKeyIsTheSamePayment() async throws {
        try await PaymentApp.run { app async throws in
            let first = try await app.open(key: "order-1:open:0123456789abcdef")
            #expect(try await app.open(key: "order-1:open:0123456789abcdef").id == first.id)
            #expect(try await app.open(key: "order-2:open:0123456789abcdef").id != first.id)
        }
    }

    @Test(arguments: [
        (#"{"amount":0,"currency":"SAR","reference":"a"}"#, ["amount out_of_range"]),
        (#"{"amount":100000000,"currency":"SAR","reference":"a"}"#, ["amount out_of_range"]),
        (#"{"amount":1.5,"currency":"SAR","reference":"a"}"#, ["amount wrong_type"]),
        (#"{"amount":1,"currency":"EUR","reference":"a"}"#, ["currency not_allowed"]),
        (#"{"amount":1,"currency":"SAR","reference":"../a"}"#, ["reference malformed"]),
        (#"{"amount":1,"currency":"SAR"}"#, ["reference required"]),
        (#"{"amount":1,"currency":"SAR","reference":"a","offSession":true}"#, ["customer required"]),
        (#"{"amount":1,"currency":"SAR","reference":"a","customer":"cus_01960f3e7b6a7c3e9d2a5b8f0c1d2e3f"}"#, ["customer malformed"]),
    ])
    func aWrongOrderIsRefused(_ order: String, _ fields: [String]) async throws {
        try await PaymentApp.run { app async throws in
            let answer = try await app.client.json(.post, "/payments/intents", order)
            #expect(answer.status == 422 && answer.fields == fields)
        }
    }

    @Test func whatIsNotThereIsNotFound() async throws {
        try await PaymentApp.run { app async throws in
            let token = try await app.token(.visa)
            #expect(try await app.confirmation(.example, token).status == 404)
            #expect(try await app.confirmation(try await app.open().id, .example).fields == ["method malformed"])
            #expect(try await app.refund(.example, 1).status == 404)
            for path in [
                "/payments/intents/pi_1", "/payments/intents/\(IntentID.example.text)", "/payments/actions/\(ActionID.example.text)",
            ] {
                #expect(try await app.client.send(.get, path).status == 404)
            }
        }
    }

    @Test func cancelingEndsWhatHasNotSucceeded() async throws {
        try await PaymentApp.run { app async throws in
            let open = try await app.open()
            let canceled = try await app.cancel(open.id)
            #expect(canceled.status == .canceled)
            #expect(try await app.cancel(open.id) == canceled)
            #expect(try await app.confirm(open.id, try await app.token(.visa)) == canceled)
            let waiting = try await app.pay(.approval)
            #expect(try await app.cancel(waiting.id).status == .canceled)
            #expect(try await app.answer(try app.action(waiting), approve: true).status == .canceled)
            let paid = try await app.pay(.visa)
            #expect(try await app.cancel(paid.id) == paid)
        }
    }

    @Test func refundsNeverExceedThePayment() async throws {
        try await PaymentApp.run { app async throws in
            let paid = try await app.pay(.visa, 1000)
            let first = try await app.refund(paid.id, 400, key: "r-1:0123456789abcdef")
            #expect(first.status == 201 && first.json?["done"]?.bool == true && first.json?["amount"]?.integer == 400)
            #expect(try await app.refund(paid.id, 400, key: "r-1:0123456789abcdef").json?["id"] == first.json?["id"])
            #expect(try await app.intent(paid.id).refunded == 400)
            #expect(try await app.refund(paid.id, 601).code == .limitReached)
            #expect(try await app.refund(paid.id, 600).status == 201)
            #expect(try await app.refund(paid.id, 1).status == 409)
            #expect(try await app.intent(paid.id).refunded == 1000)
            #expect(try await app.refund(try await app.open().id, 1).status == 409)
            #expect(try await app.client.json(.post, "/payments/intents/\(paid.id.text)/refunds", #"{"amount":-1}"#).status == 422)
        }
    }

    // MARK: - Disturbances

    @Test func aFailedConfirmationBeginsNothing() async throws {
        try await PaymentApp.run { app async throws in
            let (open, token) = (try await app.open(), try await app.token(.visa))
            try await app.disturb(.fail, to: "order-2")
            try await app.disturb(.fail, to: "order-1")
            let failed = try await app.confirmation(open.id, token)
            #expect(failed.code == .unavailable && failed.headers["Retry-After"] == "1")
            #expect(try await app.intent(open.id) == open)
            #expect(try await app.confirm(open.id, token).status == .succeeded)
        }
    }

    @Test func aRefusedConfirmationIsADeclineAndADelayedOneIsAnsweredLate() async throws {
        try await PaymentApp.run { app async throws in
            try await app.disturb(.refuse)
            let declined = try await app.pay(.visa)
            #expect(declined.status == .open && declined.decline == .declined)
            try await app.disturb(.delay)
            #expect(try await app.confirm(declined.id, try await app.token(.visa)).status == .succeeded)
            // It takes effect before it is answered.
            try await app.disturb(.delay, milliseconds: 60_000)
            let (open, token) = (try await app.open(), try await app.token(.visa))
            let late = Task { try await app.confirmation(open.id, token) }
            let deadline = ContinuousClock.now + .seconds(20)
            while try await app.intent(open.id).status == .open, ContinuousClock.now < deadline {
                try await Task.sleep(for: .milliseconds(2))
            }
            #expect(try await app.intent(open.id).status == .succeeded)
            late.cancel()
            #expect(try await late.value.code == .unavailable)
        }
    }

    /// The caller sees its connection end, and the payment has gone through.
    @Test(arguments: [false, true]) func aDroppedConfirmationHasTakenEffect(_ byCard: Bool) async throws {
        try await PaymentApp.run(transport: .socket) { app async throws in
            if !byCard { try await app.disturb(.drop) }
            let open = try await app.open()
            let token = try await app.token(byCard ? .lostAnswer : .visa)
            await #expect(throws: HTTPClientError.self) { _ = try await app.confirmation(open.id, token) }
            #expect(try await app.intent(open.id).status == .succeeded)
            #expect(try await app.confirm(open.id, token).status == .succeeded)
            #expect(try await app.waitingEvents() == 1)
        }
    }

    // MARK: - Pages

    @Test func aPersonApprovesByHandOnAPageWithoutScripts() async throws {
        try await PaymentApp.run(transport: .socket) { app async throws in
            let open = try await app.open(12_345, reference: "order-7")
            let link = try ReturnURL(validating: "gtsd://paid?a=1&b='\"<")
            #expect(link.text.contains("<"))
            let waiting = try await app.confirm(open.id, try await app.token(.approval), returnURL: link)
            // As the caller reached the sandbox.
            let address = "http://127.0.0.1:\(try #require(app.app.port))"
            #expect(waiting.actionUrl?.hasPrefix(address + "/") == true)
            let path = String(try #require(waiting.actionUrl).dropFirst(address.count))
            let page = try await app.client.send(.get, path)
            #expect(page.status == 200 && page.headers["Cache-Control"] == "no-store")
            let policy = try #require(page.headers["Content-Security-Policy"])
            #expect(policy.contains("form-action 'self'") && policy.hasPrefix("default-src 'none'; style-src 'sha256-"))
            #expect(page.text.contains("SAR 123.45") && page.text.contains("order-7") && page.text.contains("visa •••• 3155"))
            #expect(!page.text.contains("<script") && !page.text.contains("gtsd://"))
            #expect(page.text.contains("<form method=\"post\" action=\"\(path)/approve\">"))
            #expect(page.text.contains("<form method=\"post\" action=\"\(path)/refuse\">"))
            let sent = try await app.client.send(.post, path + "/approve", headers: ["Content-Type": "application/x-www-form-urlencoded"])
            #expect(sent.status == 302 && sent.headers["Location"] == path)
            #expect(try await app.intent(open.id).status == .succeeded)
            let after = try await app.client.send(.get, path)
            #expect(after.text.contains("Approved") && !after.text.contains("<form"))
            #expect(after.text.contains("href=\"gtsd://paid?a=1&amp;b=&#39;&quot;&lt;\""))
            // Too late.
            #expect(try await app.client.send(.post, path + "/refuse").status == 302)
            #expect(try await app.intent(open.id).status == .succeeded)
        }
    }

    @Test func aPersonRefusesByHand() async throws {
        try await PaymentApp.run { app async throws in
            let waiting = try await app.pay(.approvalAlways)
            let action = ActionParameters(id: try app.action(waiting))
            #expect(try await app.client.answer(Sandbox.refuseByHand, action, Nothing()).status == 302)
            #expect(try await app.intent(waiting.id).decline == .declined)
            let page = try await app.client.answer(Sandbox.approvalPage, action, Nothing())
            #expect(page.text.contains("Refused") && page.text.contains("You can close this page."))
        }
    }

    @Test(arguments: [
        "javascript://%0aalert(1)", "JavaScript://x", "data://text/html,x", "/paid", "//evil.example", "https:", "https://", "gtsd://a b",
        "://x", "",
    ])
    func aReturnURLThatIsNoAddressIsRefused(_ url: String) async throws {
        #expect(throws: FieldRule.self) { try ReturnURL(validating: url) }
    }

    @Test func thePageShowsPayments() async throws {
        try await PaymentApp.run { app async throws in
            let page = try await app.client.answer(Sandbox.page)
            #expect(page.text.contains("/payments/intents") && page.text.contains("\"payment\""))
            #expect(!page.text.contains("innerHTML"))
        }
    }
}
