import AppTesting
import Contracts
import JSONCoding
import Pacts
import Platform
import SandboxService
import Testing
import Wire

/// What the sandbox sends to the store.
@Suite(.serialized, .timeLimit(.minutes(1))) struct PactTests {
    @Test func webhooksOfPayments() async throws {
        try await PactRecorder.record(consumer: "sandbox", provider: "store") { pact in
            let webhook = SandboxSettings.Webhook(url: pact.url + "/store/webhooks/sandbox", secret: PaymentApp.secret)
            try await PaymentApp.run(webhook: webhook) { app async throws in
                func event(_ description: String, _ type: PaymentEventType) throws -> PactExchange {
                    try PactExchange(
                        description, StoreOrders.webhook, reading: Nothing.self,
                        given: [ProviderState("a signed webhook", ["body": PactExchange.sentBody])],
                        filling: [(.header("Barbell-Signature"), "signature")], sending: PaymentEvent.self,
                        settling: ["$.id": PaymentEventID.example.text, "$.data.payment.id": IntentID.example.text],
                        answer: .success(Nothing()),
                        when: { $0?["type"]?.string == type.rawValue })
                }
                let paid = try await pact.expect(try event("tells of a payment that succeeded", .succeeded)) { try await app.pay(.visa) }
                let refund = try await pact.expect(try event("tells of money that was given back", .refunded)) {
                    try await app.refund(paid.id, 100)
                }
                #expect(refund.status == 201)
                try await pact.expect(try event("tells of a card that was declined", .failed)) { _ = try await app.pay(.declined) }
            }
        }
    }
}
