import EventLoop
import HTTPCore
import HTTPServer
import JSONCoding
import Payments
import Platform
import Synchronization
import TestSupport
import Testing
import Wire

/// Webhooks as they reach a service: delivered again, out of order, late, and by people who are not Stripe.
@Suite(.timeLimit(.minutes(3))) struct StripeWebhookTests {
    /// Takes webhooks as a service does.
    private final class Endpoint: HTTPResponder {
        let payments: StripePayments
        private let received = Mutex<[PaymentNews]>([])
        init(_ payments: StripePayments) { self.payments = payments }
        var news: [PaymentNews] { received.withLock { $0 } }

        func respond(to request: HTTPRequest) async -> HTTPResponse {
            do {
                let news = try payments.webhook(request.body, header: { request.headers[$0] }, now: SystemClock().now())
                received.withLock { $0.append(news) }
                return HTTPResponse(status: .ok)
            } catch {
                return HTTPResponse(status: .badRequest)
            }
        }
    }

    private func withEndpoint(_ body: (StripeFixture, Endpoint, String) async throws -> Void) async throws {
        try await withStripe { fixture in
            let loops = try EventLoopGroup(count: 1)
            let endpoint = Endpoint(fixture.payments)
            let server = try await HTTPServer.start(host: "127.0.0.1", port: 0, loops: loops, responder: endpoint)
            let result: Result<Void, any Error>
            do {
                result = .success(try await body(fixture, endpoint, "http://127.0.0.1:\(server.port)/webhooks/stripe"))
            } catch {
                result = .failure(error)
            }
            await server.drain(within: .seconds(5))
            await Task.detached { loops.stop() }.value
            try result.get()
        }
    }

    @Test func whatHappensToAPaymentIsTold() async throws {
        try await withEndpoint { fixture, endpoint, url in
            let payments = fixture.payments, stripe = fixture.stripe
            let opened = try await payments.open(fixture.order(run: "run-7"), key: fixture.reference)
            let bad = try await fixture.card(TestCard.declined)
            await #expect(throws: PaymentError.self) {
                try await payments.confirm(opened.id, method: bad, returnURL: fixture.returnURL, context: fixture.context())
            }
            _ = try await payments.confirm(
                opened.id, method: try await fixture.card(TestCard.approval), returnURL: fixture.returnURL, context: fixture.context())
            await stripe.approve(opened.id.text)
            _ = try await payments.refund(opened.id, amount: 99, key: fixture.reference, context: fixture.context(run: "run-7"))
            #expect(stripe.events.map(\.kind) == [
                "payment_intent.created", "payment_intent.payment_failed", "payment_intent.requires_action", "payment_intent.succeeded",
                "charge.refunded",
            ])
            #expect(try await stripe.deliver(stripe.events, to: url) == [200, 200, 200, 200, 200])
            #expect(endpoint.news == stripe.events.map { PaymentNews(id: $0.id, payment: opened.id, run: "run-7") })
        }
    }

    @Test func deliveriesThatComeOftenAndInAnyOrderAreTheSameNews() async throws {
        try await withEndpoint { fixture, endpoint, url in
            let stripe = fixture.stripe
            let paid = try await fixture.paid()
            _ = try await fixture.payments.refund(paid.id, amount: 1, key: fixture.reference, context: fixture.context())
            let events = stripe.events
            #expect(try await stripe.deliver(events, to: url, copies: 5, shuffledBy: 7, atOnce: true) == Array(repeating: 200, count: 15))
            for event in events {
                #expect(
                    endpoint.news.filter { $0.id == event.id } == Array(repeating: PaymentNews(id: event.id, payment: paid.id), count: 5))
            }
        }
    }

    @Test(arguments: StripeDelivery.allCases) func onlyStripesOwnAreTaken(delivery: StripeDelivery) async throws {
        try await withEndpoint { fixture, endpoint, url in
            _ = try await fixture.paid()
            let event = try #require(fixture.stripe.events.last)
            let isGood = [.signed, .signedByOlderSecret, .signedByTwo].contains(delivery)
            #expect(try await fixture.stripe.deliver(event, to: url, as: delivery) == (isGood ? 200 : 400))
            #expect(endpoint.news.count == (isGood ? 1 : 0))
        }
    }

    @Test func refusalsAreToldApart() async throws {
        try await withStripe { fixture async throws in
            let now = Instant(milliseconds: 1_700_000_000_000)
            func taken(_ text: String, _ delivery: StripeDelivery = .signed) throws -> PaymentNews {
                let body = Array(text.utf8)
                let signature = fixture.stripe.signature(of: body, as: delivery, now: now.seconds)
                return try fixture.payments.webhook(body, header: { $0.lowercased() == "stripe-signature" ? signature : nil }, now: now)
            }
            let good = #"{"id":"evt_1","object":"event","type":"customer.created"}"#
            #expect(try taken(good) == PaymentNews(id: "evt_1", payment: nil))
            for delivery in [StripeDelivery.forged, .unsigned] { #expect(throws: WebhookRefusal.signature) { try taken(good, delivery) } }
            for delivery in [StripeDelivery.old, .fromTheFuture] { #expect(throws: WebhookRefusal.stale) { try taken(good, delivery) } }
            let long = String(repeating: "x", count: 256)
            for text in [
                "", "{", "[]", "null", "{}", #"{"id":"evt_1","object":"event"}"#, #"{"id":1,"object":"event","type":"x"}"#,
                #"{"id":"","object":"event","type":"x"}"#, #"{"id":"\#(long)","object":"event","type":"x"}"#,
                #"{"id":"evt_1","object":"charge","type":"x"}"#,
            ] {
                #expect(throws: WebhookRefusal.malformed) { try taken(text) }
            }
        }
    }

    @Test(arguments: [
        ("payment_intent.canceled", #"{"id":"pi_1","object":"payment_intent"}"#, "pi_1"),
        ("payment_intent.succeeded", #"{"id":"pi_1/../x","object":"payment_intent"}"#, nil),
        ("payment_intent.succeeded", #"{}"#, nil), ("charge.succeeded", #"{"id":"ch_1","payment_intent":"pi_2"}"#, "pi_2"),
        ("charge.refunded", #"{"id":"ch_1","payment_intent":null}"#, nil),
        ("charge.dispute.created", #"{"id":"dp_1","payment_intent":"pi_3"}"#, "pi_3"),
        ("refund.updated", #"{"id":"re_1","payment_intent":{"id":"pi_4"}}"#, "pi_4"),
        ("invoice.paid", #"{"id":"in_1","payment_intent":"pi_5"}"#, nil),
        ("charging.begun", #"{"id":"pi_6","payment_intent":"pi_6"}"#, nil),
    ] as [(String, String, String?)])
    func paymentsOfEvents(kind: String, object: String, payment: String?) async throws {
        try await withStripe { fixture in
            let event = try #require(fixture.stripe.event(kind, try JSONParser.parse(object)))
            let signature = fixture.stripe.signature(of: event.body, as: .signed, now: 1_700_000_000)
            let news = try fixture.payments.webhook(event.body, header: { _ in signature }, now: Instant(milliseconds: 1_700_000_000_000))
            let dispute: DisputeNews? = kind == "charge.dispute.created" ? .open : nil
            let disputeID = dispute.map { _ in "dp_1" }
            #expect(
                news == PaymentNews(id: event.id, payment: payment.map(PaymentID.init), dispute: dispute, disputeID: disputeID))
        }
    }

    @Test(arguments: [
        ("charge.dispute.created", "needs_response", .open), ("charge.dispute.created", "warning_needs_response", .enquiry),
        ("charge.dispute.updated", "under_review", nil), ("charge.dispute.funds_withdrawn", "needs_response", .open),
        ("charge.dispute.closed", "won", .won), ("charge.dispute.closed", "warning_closed", .won), ("charge.dispute.closed", "lost", .lost),
        ("charge.refunded", "won", nil),
    ] as [(String, String, DisputeNews?)])
    func disputesBeginAndEnd(kind: String, status: String, dispute: DisputeNews?) async throws {
        try await withStripe { fixture in
            let object = try JSONParser.parse(#"{"id":"dp_1","payment_intent":"pi_3","status":"\#(status)"}"#)
            let event = try #require(fixture.stripe.event(kind, object))
            let signature = fixture.stripe.signature(of: event.body, as: .signed, now: 1_700_000_000)
            let news = try fixture.payments.webhook(event.body, header: { _ in signature }, now: Instant(milliseconds: 1_700_000_000_000))
            #expect(news.payment == PaymentID("pi_3") && news.dispute == dispute)
            #expect(news.disputeID == dispute.map { _ in "dp_1" })
        }
    }

    /// Signed by code that is not ours.
    @Test func localstripesOwnWebhookIsTaken() async throws {
        try await withStripe { fixture in
            await fixture.stripe.captureWebhooks()
            let opened = try await fixture.payments.open(fixture.order(run: "run-8"), key: fixture.reference)
            let paid = try await fixture.payments.confirm(
                opened.id, method: try await fixture.card(), returnURL: fixture.returnURL, context: fixture.context())
            let webhook = await fixture.stripe.captured { $0.event["data"]?["object"]?["id"]?.string == paid.id.text }
            let news = try fixture.payments.webhook(webhook.body, header: { _ in webhook.signature }, now: SystemClock().now())
            #expect(news.payment == paid.id && news.run == "run-8" && webhook.event["type"] == "payment_intent.succeeded")
            #expect(throws: WebhookRefusal.signature) {
                try fixture.payments.webhook(webhook.body + [0x20], header: { _ in webhook.signature }, now: SystemClock().now())
            }
        }
    }
}
