import Foundation
import JSONCoding
import Payments
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(3))) struct StripeRefundTests {
    @Test func moreThanIsLeftIsRefusedBeforeItIsSent() async throws {
        try await withStripe { fixture in
            let payments = fixture.payments
            let paid = try await fixture.paid(8099)
            await #expect(throws: PaymentError.refundRefused) {
                try await payments.refund(paid.id, amount: 8100, key: "a", context: fixture.context())
            }
            _ = try await payments.refund(paid.id, amount: 8000, key: "b", context: fixture.context())
            await #expect(throws: PaymentError.refundRefused) {
                try await payments.refund(paid.id, amount: 100, key: "c", context: fixture.context())
            }
            for amount: Int64 in [0, -1, .min] {
                await #expect(throws: PaymentError.refundRefused) {
                    try await payments.refund(paid.id, amount: amount, key: "d", context: fixture.context())
                }
            }
            #expect(fixture.count("POST /v1/refunds") == 1)
            _ = try await payments.refund(paid.id, amount: 99, key: "e", context: fixture.context())
            await #expect(throws: PaymentError.refundRefused) {
                try await payments.refund(paid.id, amount: 1, key: "f", context: fixture.context())
            }
            #expect(try await payments.payment(paid.id, context: fixture.context()).refunded == 8099)
        }
    }

    @Test func onlyASucceededPaymentIsGivenBack() async throws {
        try await withStripe { fixture in
            let opened = try await fixture.open()
            await #expect(throws: PaymentError.refundRefused) {
                try await fixture.payments.refund(opened.id, amount: 1, key: "a", context: fixture.context())
            }
            _ = try await fixture.payments.cancel(opened.id, context: fixture.context())
            await #expect(throws: PaymentError.refundRefused) {
                try await fixture.payments.refund(opened.id, amount: 1, key: "a", context: fixture.context())
            }
            #expect(fixture.count("POST /v1/refunds") == 0)
        }
    }

    @Test func theSameKeyIsTheSameRefund() async throws {
        try await withStripe { fixture in
            let paid = try await fixture.paid(8099)
            let key = UUID().uuidString
            let first = try await fixture.payments.refund(paid.id, amount: 5000, key: key, context: fixture.context())
            // More than is left, but it is the same one.
            #expect(try await fixture.payments.refund(paid.id, amount: 5000, key: key, context: fixture.context()) == first)
            await #expect(throws: PaymentError.refused("another amount under the key of a refund")) {
                try await fixture.payments.refund(paid.id, amount: 1, key: key, context: fixture.context())
            }
            #expect(await fixture.refunds(of: paid.id).count == 1)
        }
    }

    @Test func tenCallersWithOneKeyMakeOneRefund() async throws {
        try await withStripe { fixture in
            let paid = try await fixture.paid(8099)
            let key = UUID().uuidString
            let refunds = try await withThrowingTaskGroup(of: Refund.self) { group in
                for _ in 0..<10 {
                    group.addTask { try await fixture.payments.refund(paid.id, amount: 5000, key: key, context: fixture.context()) }
                }
                return try await group.reduce(into: Set<String>()) { $0.insert($1.id) }
            }
            #expect(refunds.count == 1)
            #expect(await fixture.refunds(of: paid.id).count == 1)
        }
    }

    /// Both see the same rest; the gateway refuses the one that comes second, in its own words.
    @Test func twoRefundsAtOnceNeverExceedTheCharge() async throws {
        try await withStripe { fixture in
            let paid = try await fixture.paid(8099)
            let outcomes = await withTaskGroup(of: PaymentError?.self) { group in
                for number in 0..<6 {
                    group.addTask {
                        do {
                            _ = try await fixture.payments.refund(
                                paid.id, amount: 3000, key: "race-\(number)-\(paid.id.text)", context: fixture.context())
                            return nil
                        } catch {
                            return error as? PaymentError
                        }
                    }
                }
                return await group.reduce(into: []) { $0.append($1) }
            }
            #expect(outcomes.count { $0 == nil } == 2 && outcomes.count { $0 == .refundRefused } == 4)
            #expect(await fixture.refunds(of: paid.id).count == 2)
        }
    }

    @Test func manyRefundsAreAllCounted() async throws {
        try await withStripe { fixture in
            let paid = try await fixture.paid(8099)
            // More than one page of the list.
            for _ in 0..<101 { #expect(await fixture.stripe.refundUpstream(paid.id.text, amount: 80)) }
            await #expect(throws: PaymentError.refundRefused) {
                try await fixture.payments.refund(paid.id, amount: 20, key: "rest-too-much", context: fixture.context())
            }
            #expect(fixture.count("POST /v1/refunds") == 0)
            #expect(try await fixture.payments.refund(paid.id, amount: 19, key: "rest", context: fixture.context()).amount == 19)
            #expect(try await fixture.payments.failedRefunds(of: paid.id, context: fixture.context()).isEmpty)
        }
    }

    @Test(arguments: ["amount_too_large", "charge_already_refunded", "charge_disputed", "charge_not_refundable", "refund_disputed_payment"])
    func theGatewaysRefusals(code: String) async throws {
        try await withStripe { fixture in
            let paid = try await fixture.paid()
            fixture.stripe.next(.refuse(400, ["type": "invalid_request_error", "code": .string(code)]), on: "POST /v1/refunds")
            await #expect(throws: PaymentError.refundRefused) {
                try await fixture.payments.refund(paid.id, amount: 1, key: "a", context: fixture.context())
            }
        }
    }
}
