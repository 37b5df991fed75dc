import EventLoop
import Foundation
import HTTPClient
import JSONCoding
import Payments
import Platform
import TestSupport
import Testing

/// Stripe with its faults, and an adapter that talks to it.
struct StripeFixture: Sendable {
    let stripe: StripeFaults
    let payments: StripePayments
    let client: HTTPClient
    /// What this test pays, found again in localstripe, which other tests use too.
    let reference = "order-" + UUID().uuidString

    func context(run: String? = nil, deadline: Duration = .seconds(20)) -> PaymentContext {
        PaymentContext(requestID: "request", run: run, deadline: deadline)
    }

    func order(_ amount: Int64 = 8099, customer: String? = nil, run: String? = nil, deadline: Duration = .seconds(20)) -> PaymentOrder {
        PaymentOrder(
            amount: amount, currency: "SAR", reference: reference, customer: customer, context: context(run: run, deadline: deadline))
    }

    func card(_ number: String = TestCard.good) async throws -> PaymentToken { PaymentToken(try await stripe.card(number)) }

    /// Opens a payment under a key of its own.
    func open(_ amount: Int64 = 8099, customer: String? = nil) async throws -> Payment {
        try await payments.open(order(amount, customer: customer), key: UUID().uuidString)
    }

    /// A payment that succeeded.
    func paid(_ amount: Int64 = 8099) async throws -> Payment {
        let payment = try await payments.confirm(
            try await open(amount).id, method: try await card(), returnURL: returnURL, context: context())
        try #require(payment.status == .succeeded)
        return payment
    }

    let returnURL: String? = "https://shop.example/return?order=1"

    /// The intents that this test made.
    func intents() async -> [JSONValue] {
        await stripe.objects("payment_intents").filter { $0["metadata"]?["reference"]?.string == reference }
    }

    /// The charges of a payment that took money.
    func charges(of id: PaymentID) async -> [JSONValue] {
        await stripe.objects("charges").filter { $0["payment_intent"]?.string == id.text && $0["status"] == "succeeded" }
    }

    func refunds(of id: PaymentID) async -> [JSONValue] {
        await stripe.objects("refunds").filter { $0["payment_intent"]?.string == id.text }
    }

    /// How often the adapter made a call.
    func count(_ line: String) -> Int { stripe.calls.count { $0.line.contains(line) } }
}

/// Numbers that Stripe documents for tests.
enum TestCard {
    static let good = "4242424242424242"
    static let declined = "4000000000000002"
    static let insufficientFunds = "4000000000009995"
    static let expired = "4000000000000069"
    static let incorrectCode = "4000000000000127"
    /// Can be kept; every charge is declined.
    static let declinedWhenCharged = "4000000000000341"
    static let approval = "4000002760003184"
}

func withStripe(secretKey: Secret? = nil, _ body: (StripeFixture) async throws -> Void) async throws {
    let stripe = try await StripeFaults.start()
    let loops = try EventLoopGroup(count: 1)
    // The circuit breaker would answer in place of what is tested here.
    let client = HTTPClient(loops: loops, configuration: .init(circuitBreaker: .init(failures: .max)), random: SystemRandom())
    let result: Result<Void, any Error>
    do {
        let configuration = StripePayments.Configuration(
            secretKey: secretKey ?? stripe.secretKey, webhookSecrets: stripe.webhookSecrets, endpoint: stripe.url,
            retries: RetryPolicy(attempts: 4, base: .milliseconds(5), cap: .milliseconds(20)))
        let payments = try StripePayments(configuration, client: client, random: SystemRandom())
        try await body(StripeFixture(stripe: stripe, payments: payments, client: client))
        result = .success(())
    } catch {
        result = .failure(error)
    }
    client.close()
    await stripe.stop()
    await Task.detached { loops.stop() }.value
    try result.get()
}
