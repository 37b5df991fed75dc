import JSONCoding
import Payments
import Platform
import TestSupport
import Testing

/// Answers that localstripe does not give, and what must not be in ours.
@Suite(.timeLimit(.minutes(3))) struct StripeAnswerTests {
    @Test(arguments: [
        ("card_declined", "generic_decline", DeclineReason.declined), ("card_declined", "insufficient_funds", .insufficientFunds),
        ("card_declined", "fraudulent", .declined), ("card_declined", nil, .declined), ("expired_card", nil, .expired),
        ("card_declined", "expired_card", .expired), ("incorrect_cvc", "incorrect_cvc", .incorrectCode),
        ("invalid_cvc", nil, .incorrectCode),
        ("authentication_required", "authentication_required", .authenticationRequired), ("processing_error", "try_again_later", .declined),
        ("incorrect_number", nil, .declined), (nil, nil, .declined),
    ] as [(String?, String?, DeclineReason)])
    func declines(code: String?, declineCode: String?, reason: DeclineReason) async throws {
        try await withStripe { fixture in
            var error: JSONObject = ["type": "card_error", "message": "Your card was declined."]
            error["code"] = code.map { .string($0) }
            error["decline_code"] = declineCode.map { .string($0) }
            fixture.stripe.next(.refuse(402, .object(error)), on: "/confirm")
            await #expect(throws: PaymentError.declined(reason)) {
                try await fixture.payments.confirm(
                    PaymentID("pi_1"), method: PaymentToken("pm_1"), returnURL: nil, context: fixture.context())
            }
        }
    }

    @Test(arguments: [
        (
            "{\"type\":\"invalid_request_error\",\"code\":\"parameter_unknown\",\"param\":\"metadata[run]\"}",
            "status 400 parameter_unknown metadata[run]"
        ),
        ("{\"type\":\"invalid_request_error\"}", "status 400 invalid_request_error"),
        (
            "{\"type\":\"Bearer sk_live_1 4242424242424242\",\"code\":\"SK LIVE\",\"param\":\"\(String(repeating: "a", count: 65))\"}",
            "status 400"
        ),
        ("{\"type\":7,\"code\":[],\"param\":null}", "status 400"), ("null", "status 400"), ("\"text\"", "status 400"),
    ])
    func refusalsAreToldInStripesOwnWordsOnly(error: String, said: String) async throws {
        try await withStripe { fixture in
            fixture.stripe.next(.refuse(400, try JSONParser.parse(error)), on: "POST ")
            await #expect(throws: PaymentError.refused(said)) { try await fixture.open() }
        }
    }

    /// A wrong key is told as such, and nowhere repeated.
    @Test func aWrongKeyIsRefused() async throws {
        let key = Secret("wrong_0123456789secret")
        try await withStripe(secretKey: key) { fixture in
            await #expect(throws: PaymentError.refused("status 401 invalid_request_error")) { try await fixture.open() }
            await #expect(throws: PaymentError.refused("status 401 invalid_request_error")) {
                try await fixture.payments.payment(PaymentID("pi_1"), context: fixture.context())
            }
        }
    }

    @Test func secretsAreInNoDescription() async throws {
        try await withStripe { fixture in
            let payments = fixture.payments
            var dumped = ""
            dump(payments, to: &dumped)
            dump(PaymentToken("pm_secret"), to: &dumped)
            let configuration = StripePayments.Configuration(
                secretKey: fixture.stripe.secretKey, webhookSecrets: fixture.stripe.webhookSecrets)
            let texts = [
                dumped, "\(payments)", String(reflecting: payments), "\(configuration)", String(reflecting: configuration),
                "\(PaymentToken("pm_secret"))",
            ]
            for secret in [fixture.stripe.secretKey] + fixture.stripe.webhookSecrets {
                for text in texts { #expect(!text.contains(secret.reveal())) }
            }
            #expect(!texts[5].contains("pm_secret"))
        }
    }

    @Test func whatCannotWorkIsRefusedAtTheStart() async throws {
        let good = Secret("0123456789abcdef"), key = Secret("sk_test_1")
        try await withStripe { fixture in
            func made(_ key: Secret, _ webhook: [Secret], _ endpoint: String) throws {
                _ = try StripePayments(
                    .init(secretKey: key, webhookSecrets: webhook, endpoint: endpoint), client: fixture.client, random: SystemRandom())
            }
            try made(key, [good], "https://api.stripe.com")
            try made(key, [good, good], "http://localhost:12111")
            try made(key, [good], "http://[::1]:12111/base")
            for bad in ["", "sk test", "sk_test\r\nX: 1", "sk_é"] {
                #expect(throws: StripeSetupError.secretKey) { try made(Secret(bad), [good], "https://api.stripe.com") }
            }
            for bad in [[], [Secret("short")], [good, Secret("")]] {
                #expect(throws: StripeSetupError.webhookSecrets) { try made(key, bad, "https://api.stripe.com") }
            }
            for bad in [
                "", "api.stripe.com", "http://api.stripe.com", "http://localhost.evil.example", "http://127.0.0.1.evil.example",
                "https://api.stripe.com/",
            ] {
                #expect(throws: StripeSetupError.endpoint) { try made(key, [good], bad) }
            }
        }
    }
}
