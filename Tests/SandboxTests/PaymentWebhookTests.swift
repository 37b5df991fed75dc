import AppTesting
import Contracts
import HTTPCore
import Payments
import Platform
import SandboxService
import ServiceKit
import Testing
import Wire

/// What the merchant is told.
@Suite(.timeLimit(.minutes(2))) struct PaymentWebhookTests {
    @Test func eachChangeIsToldOnce() async throws {
        try await WebhookReceiver.run { receiver, webhook async throws in
            try await PaymentApp.run(webhook: webhook) { app async throws in
                let declined = try await app.pay(.declined)
                let waiting = try await app.confirm(declined.id, try await app.token(.approval))
                _ = try await app.answer(try app.action(waiting), approve: true)
                #expect(try await app.refund(declined.id, 100).status == 201)
                _ = try await app.cancel(try await app.open().id)
                try await receiver.waitFor(5)
                let events = try receiver.events()
                let types: Set<PaymentEventType> = [.failed, .requiresAction, .succeeded, .refunded, .canceled]
                #expect(Set(events.map(\.type)) == types)
                #expect(Set(events.map(\.id)).count == 5)
                let refunded = try #require(events.first { $0.type == .refunded })
                #expect(refunded.data.payment.refunded == 100 && refunded.data.payment.id == declined.id)
                #expect(events.first { $0.type == .failed }?.data.payment.decline == .declined)
                // What changes nothing tells nothing.
                _ = try await app.cancel(declined.id)
                #expect(try await app.refund(declined.id, 999_999).status == 409)
                let again = try await app.pay(.visa)
                try await receiver.waitFor(6)
                #expect(try receiver.events().count { $0.data.payment.id != again.id } == 5)
            }
        }
    }

    @Test func anEventIsSignedInRealTimeAndCarriesItsRun() async throws {
        try await WebhookReceiver.run { receiver, webhook async throws in
            try await PaymentApp.run(webhook: webhook) { app async throws in
                let later = app.app.clock.now() + .days(400)
                _ = try await app.client.call(System.moveClock, ClockMove(run: ShortText(trusted: "run-1"), now: later))
                var run = app
                run.client = app.client.with("X-Test-Run", "run-1")
                let waiting = try await run.pay(.approval)
                // The browser that approves knows of no run.
                _ = try await app.answer(try app.action(waiting), approve: true)
                try await receiver.waitFor(2)
                for (request, event) in zip(receiver.requests, try receiver.events()) {
                    #expect(request.method == .post && request.path == "/hooks/sandbox")
                    #expect(request.headers["X-Test-Run"] == "run-1" && event.run == "run-1" && event.at == later)
                    #expect(request.headers["Content-Type"] == "application/json")
                    let field = try #require(request.headers["Barbell-Signature"])
                    #expect(field.hasPrefix("t=\(app.app.clock.now().seconds),v1="))
                    try #require(WebhookSignature(secrets: [webhook.secret])).verify(request.body, header: field, now: app.app.clock.now())
                }
            }
        }
    }

    /// "Repeated until it is answered with 2xx": more often than the outbox tries anything.
    @Test func aMerchantThatWasAwayForDaysIsToldInTheEnd() async throws {
        try await WebhookReceiver.run { receiver, webhook async throws in
            try await PaymentApp.run(webhook: webhook) { app async throws in
                receiver.refuse(45)
                _ = try await app.pay(.visa)
                let deadline = ContinuousClock.now + .seconds(60)
                while try await app.waitingEvents() > 0, ContinuousClock.now < deadline {
                    if try await app.isWaitingForAnotherTry() { app.app.clock.advance(by: .minutes(61)) }
                    app.app.app.runtime.work.wake()
                    try await Task.sleep(for: .milliseconds(2))
                }
                #expect(try await app.waitingEvents() == 0)
                #expect(receiver.requests.count >= 46)
                #expect(Set(receiver.requests.map(\.body)).count == 1)
            }
        }
    }

    @Test func anEventIsSentUntilItIsTaken() async throws {
        try await WebhookReceiver.run { receiver, webhook async throws in
            try await PaymentApp.run(webhook: webhook) { app async throws in
                receiver.refuse(2)
                _ = try await app.pay(.visa)
                for tries in 1...3 {
                    try await receiver.waitFor(tries)
                    // The refusal has come back, and the next try is set, before time goes on.
                    let limit = ContinuousClock.now + .seconds(20)
                    while tries < 3, try await !app.isWaitingForAnotherTry(), ContinuousClock.now < limit {
                        try await Task.sleep(for: .milliseconds(2))
                    }
                    app.app.clock.advance(by: .seconds(30))
                }
                let requests = receiver.requests
                #expect(Set(requests.map(\.body)).count == 1)
                #expect(Set(requests.map { $0.headers["Barbell-Signature"] }).count == 3)
                let deadline = ContinuousClock.now + .seconds(20)
                while try await app.waitingEvents() > 0, ContinuousClock.now < deadline { try await Task.sleep(for: .milliseconds(2)) }
                #expect(try await app.waitingEvents() == 0)
                #expect(receiver.requests.count == 3)
            }
        }
    }

    @Test func withoutAnAddressNobodyIsTold() async throws {
        try await PaymentApp.run(webhook: nil) { app async throws in
            #expect(try await app.pay(.visa).status == .succeeded)
            #expect(try await app.waitingEvents() == 0)
        }
    }

    // MARK: - Settings

    @Test func theWebhookNeedsAddressAndSecret() throws {
        func settings(_ environment: [String: String]) throws -> SandboxSettings {
            var reader = ConfigReader(environment)
            let settings = SandboxService.settings(from: &reader)
            try reader.finish()
            return settings
        }
        #expect(try settings([:]).webhook == nil)
        let (url, secret) = ("http://store:8085/hooks/sandbox", "0123456789abcdef")
        let both = try settings([
            "SANDBOX_WEBHOOK_URL": url, "SANDBOX_WEBHOOK_SECRET": secret, "SANDBOX_PUBLIC_URL": "http://localhost:8025/",
        ])
        #expect(both.webhook?.url == url && both.webhook?.secret.reveal() == secret && both.publicURL == "http://localhost:8025")
        #expect(throws: ConfigError.self) { try settings(["SANDBOX_WEBHOOK_URL": url]) }
        #expect(throws: ConfigError.self) { try settings(["SANDBOX_WEBHOOK_SECRET": secret]) }
        #expect(throws: ConfigError.self) { try settings(["SANDBOX_WEBHOOK_URL": url, "SANDBOX_WEBHOOK_SECRET": "short"]) }
        #expect(throws: ConfigError.self) { try settings(["SANDBOX_WEBHOOK_URL": "store:8085", "SANDBOX_WEBHOOK_SECRET": secret]) }
    }
}
