import AppTesting
import Contracts
import HTTPCore
import JSONCoding
import Platform
import SandboxService
import Storage
import Testing
import Wire

/// What each card of the table does, and that nothing of it is kept.
@Suite(.timeLimit(.minutes(2))) struct PaymentCardTests {
    @Test(arguments: [SandboxCard.visa, .mastercard, .mada]) func theseAreCharged(_ card: SandboxCard) async throws {
        try await PaymentApp.run { app async throws in
            let paid = try await app.pay(card)
            #expect(paid.status == .succeeded && paid.refunded == 0 && paid.decline == nil && paid.actionUrl == nil)
            #expect(paid.card == ChargedCard(brand: card.brand, last4: card.last4, expMonth: .example, expYear: .example))
            #expect(try await app.intent(paid.id) == paid)
        }
    }

    @Test(arguments: [
        (SandboxCard.declined, CardDecline.declined), (.insufficientFunds, .insufficientFunds), (.expired, .expired),
        (.incorrectCode, .incorrectCode), (.keptThenDeclined, .declined),
    ])
    func theseAreDeclinedAndLeaveThePaymentOpen(_ card: SandboxCard, _ reason: CardDecline) async throws {
        try await PaymentApp.run { app async throws in
            let declined = try await app.pay(card)
            #expect(declined.status == .open && declined.decline == reason && declined.card?.last4 == card.last4)
            let paid = try await app.confirm(declined.id, try await app.token(.visa))
            #expect(paid.status == .succeeded && paid.decline == nil && paid.card?.last4 == "4242")
        }
    }

    @Test func aCardIsGoodUntilItsMonthIsOver() async throws {
        try await PaymentApp.run { app async throws in
            // It is 2026-03-01.
            let last = try await app.token(.visa, month: 2, year: 2026)
            let open = try await app.open()
            #expect(try await app.confirm(open.id, last).decline == .expired)
            let this = try await app.token(.visa, month: 3, year: 2026)
            #expect(try await app.confirm(open.id, this).status == .succeeded)
            let kept = try InputDecoder.decode(KeptCard.self, from: try await app.keep(last).body)
            #expect(kept.decline == .expired && kept.customer == nil)
        }
    }

    @Test(arguments: [SandboxCard.approval, .approvalAlways]) func theseWaitForApproval(_ card: SandboxCard) async throws {
        try await PaymentApp.run(publicURL: "https://pay.example.com") { app async throws in
            let waiting = try await app.pay(card)
            #expect(waiting.status == .requiresAction)
            #expect(waiting.actionUrl?.hasPrefix("https://pay.example.com/payments/actions/act_") == true)
            // Confirmed again, it answers as it is.
            #expect(try await app.confirm(waiting.id, try await app.token(.visa)) == waiting)
            let paid = try await app.answer(try app.action(waiting), approve: true)
            #expect(paid.status == .succeeded && paid.actionUrl == nil && paid.card?.last4 == card.last4)
            #expect(try await app.answer(try app.action(waiting), approve: false) == paid)
        }
    }

    @Test func aRefusedApprovalLeavesThePaymentOpenForAnotherCard() async throws {
        try await PaymentApp.run { app async throws in
            let waiting = try await app.pay(.approval)
            let first = try app.action(waiting)
            let refused = try await app.answer(first, approve: false)
            #expect(refused.status == .open && refused.decline == .declined && refused.actionUrl == nil)
            let again = try await app.confirm(refused.id, try await app.token(.approvalAlways))
            #expect(again.status == .requiresAction && again.actionUrl != waiting.actionUrl)
            // The first approval is over; its page approves nothing any more.
            let late = try await app.client.answer(Sandbox.answerAction, ActionParameters(id: first), ActionAnswer(approve: true))
            #expect(late.status == 404)
            #expect(try await app.intent(again.id).status == .requiresAction)
        }
    }

    @Test func aSlowCardIsChargedInTheTimeOfItsRun() async throws {
        try await PaymentApp.run { app async throws in
            var run = app
            run.client = app.client.with("X-Test-Run", "slow")
            let pending = try await run.pay(.slow)
            #expect(pending.status == .processing)
            // While the bank decides nobody can stop it.
            let other = try await run.pay(.slow)
            #expect(try await run.cancel(other.id) == other)
            let jobs = try await app.client.call(
                System.moveClock, ClockMove(run: ShortText(trusted: "slow"), now: app.app.clock.now() + .seconds(61))).jobs
            #expect(jobs.count { $0 == "payment.settle" } == 2)
            #expect(try await run.intent(pending.id).status == .succeeded)
            #expect(try await run.intent(other.id).status == .succeeded)
        }
    }

    // MARK: - Tokens

    @Test(arguments: ["4242424242424242", "4242 4242 4242 4242", "٤٢٤٢ ٤٢٤٢ ٤٢٤٢ ٤٢٤٢", "۴۲۴۲۴۲۴۲۴۲۴۲۴۲۴۲", " 4242\u{a0}4242 4242 4242 "])
    func aNumberIsReadInEverySpelling(_ number: String) async throws {
        try await PaymentApp.run { app async throws in
            let answer = try await app.client.json(
                .post, "/payments/methods", #"{"number":"\#(number)","expMonth":1,"expYear":2030,"cvc":"١٢٣","name":"ليلى"}"#)
            #expect(answer.status == 201)
            #expect(answer.json?["brand"]?.string == "visa" && answer.json?["last4"]?.string == "4242")
            #expect(answer.json?["token"]?.string?.hasPrefix("pm_") == true)
        }
    }

    @Test func otherCardsAreRefusedAndTheAnswerNamesThoseThatWork() async throws {
        try await PaymentApp.run { app async throws in
            func refused(_ number: String, _ rest: String = #""expMonth":1,"expYear":2030,"cvc":"123""#) async throws -> Answer {
                try await app.client.json(.post, "/payments/methods", #"{"number":"\#(number)",\#(rest)}"#)
            }
            let other = try await refused("4111111111111111")
            #expect(other.status == 422 && other.fields == ["number not_allowed"])
            for card in SandboxCard.allCases { #expect(other.text.contains(card.spelled)) }
            for number in ["4242424242424241", "424242424242", "42424242424242424242", "4242-4242-4242-4242", "abc", ""] {
                #expect(try await refused(number).status == 422)
            }
            #expect(try await refused("4242424242424242", #""expMonth":13,"expYear":30,"cvc":"12""#).fields
                == ["expMonth out_of_range", "expYear out_of_range", "cvc malformed"])
        }
    }

    @Test func aNumberIsNeitherStoredNorLogged() async throws {
        try await PaymentApp.run { app async throws in
            let answer = try await app.client.json(
                .post, "/payments/methods",
                #"{"number":"4242 4242 4242 4242","expMonth":1,"expYear":2030,"cvc":"987","name":"Layla Haddad"}"#,
                headers: ["Idempotency-Key": "tokenize-1:0123456789"])
            let token = try #require(answer.json?["token"]?.string)
            _ = try await app.confirm(try await app.open().id, CardToken(trusted: token))
            _ = try await app.client.json(
                .post, "/payments/methods", #"{"number":"4111 1111 1111 1111","expMonth":1,"expYear":2030,"cvc":"987"}"#)
            let rows = try await app.app.database.read { db in
                try await db.query("SELECT * FROM payment_methods") + (try await db.query("SELECT * FROM payment_intents"))
                    + (try await db.query("SELECT * FROM idempotency_keys")) + (try await db.query("SELECT * FROM work"))
            }
            #expect(rows.count == 4)
            var kept = app.app.log.text
            for row in rows { for index in row.columns.indices { kept += " \(row[index] ?? .null)" } }
            for text in ["42424242", "4242 4242", "41111111", "4111 1111", "987\"", "\"987", "Layla"] {
                #expect(!kept.contains(text), "\(text)")
            }
            #expect(!app.app.log.text.contains(token))
            #expect("\(CardNumber(trusted: "4242424242424242"))" == "<redacted>" && "\(CardCode(trusted: "123"))" == "<redacted>")
        }
    }

    /// As at Stripe: "previously used without being attached to a Customer … may not be used again".
    @Test func aTokenIsChargedOnce() async throws {
        try await PaymentApp.run { app async throws in
            for card in [SandboxCard.visa, .slow] {
                let token = try await app.token(card), first = try await app.open()
                let paid = try await app.confirm(first.id, token)
                // Confirmed again, the payment answers as it is.
                #expect(try await app.confirm(first.id, token) == paid)
                #expect(try await app.confirmation(try await app.open().id, token).fields == ["method malformed"])
                #expect(try await app.keep(token).fields == ["method malformed"])
            }
        }
    }

    @Test func aTokenIsUsedUpByAnApprovalAndByNothingLess() async throws {
        try await PaymentApp.run { app async throws in
            let token = try await app.token(.approval)
            let refused = try await app.confirm(try await app.open().id, token)
            #expect(try await app.answer(try app.action(refused), approve: false).status == .open)
            let left = try await app.confirm(try await app.open().id, token)
            #expect(try await app.cancel(left.id).status == .canceled)
            let approved = try await app.confirm(refused.id, token)
            #expect(try await app.answer(try app.action(approved), approve: true).status == .succeeded)
            #expect(try await app.confirmation(try await app.open().id, token).fields == ["method malformed"])
            let declined = try await app.token(.keptThenDeclined)
            for _ in 0..<2 { #expect(try await app.confirm(try await app.open().id, declined).decline == .declined) }
        }
    }

    @Test func ofTwoPaymentsThatWaitWithOneTokenOneIsCharged() async throws {
        try await PaymentApp.run { app async throws in
            let token = try await app.token(.approval)
            let first = try await app.confirm(try await app.open().id, token)
            let second = try await app.confirm(try await app.open().id, token)
            #expect(first.status == .requiresAction && second.status == .requiresAction)
            let (one, other) = (try app.action(first), try app.action(second))
            let paid = try await app.answer(one, approve: true)
            #expect(paid.status == .succeeded)
            let declined = try await app.answer(other, approve: true)
            #expect(declined.status == .open && declined.decline == .declined && declined.actionUrl == nil)
            // Approved again, each answers as it is, and nothing more is told of it.
            #expect(try await app.answer(one, approve: true) == paid)
            #expect(try await app.answer(other, approve: true) == declined)
            #expect(try await app.waitingEvents() == 4)
            #expect(try await app.confirm(second.id, try await app.token(.visa)).status == .succeeded)
        }
    }

    @Test func aCardThatIsKeptIsChargedAfterEveryApproval() async throws {
        try await PaymentApp.run { app async throws in
            let token = try await app.token(.approvalAlways)
            let customer = try await app.kept(token)
            let first = try await app.confirm(try await app.open(customer: customer).id, token)
            let second = try await app.confirm(try await app.open(customer: customer).id, token)
            for waiting in [first, second] {
                #expect(try await app.answer(try app.action(waiting), approve: true).status == .succeeded)
            }
        }
    }

    @Test func aCardThatIsKeptIsChargedAgainAndAgain() async throws {
        try await PaymentApp.run { app async throws in
            let token = try await app.token(.visa)
            let customer = try await app.kept(token)
            for away in [true, false] {
                #expect(try await app.confirm(try await app.open(customer: customer, away: away).id, token).status == .succeeded)
            }
        }
    }

    // MARK: - Kept cards

    @Test func aKeptCardIsChargedWhileThePersonIsAway() async throws {
        try await PaymentApp.run { app async throws in
            let token = try await app.token(.mada)
            let customer = try await app.kept(token)
            // One customer for one reference, and a card that is kept stays kept.
            #expect(try await app.kept(token) == customer)
            #expect(try await app.kept(try await app.token(.visa)) == customer)
            let open = try await app.open(customer: customer, away: true)
            #expect(try await app.confirm(open.id, token).status == .succeeded)
            // The owner alone, and kept cards alone.
            let other = try await app.kept(try await app.token(.visa), of: "user-2")
            let theirs = try await app.open(customer: other, away: true)
            #expect(try await app.confirmation(theirs.id, token).fields == ["method malformed"])
            #expect(try await app.confirmation(theirs.id, try await app.token(.visa)).fields == ["method malformed"])
            #expect(try await app.confirmation(try await app.open().id, token).fields == ["method malformed"])
            #expect(try await app.keep(token, of: "user-2").fields == ["method malformed"])
            #expect(try await app.keep(token, of: "user-2", customer: customer).status == 200)
            #expect(try await app.keep(token, customer: .example).status == 404)
        }
    }

    @Test func aForgottenCardIsGone() async throws {
        try await PaymentApp.run { app async throws in
            let token = try await app.token(.visa)
            let customer = try await app.kept(token)
            let open = try await app.open(customer: customer, away: true)
            for _ in 0..<2 {
                #expect(try await app.client.answer(Sandbox.forgetCard, CardTokenParameters(id: token), Nothing()).status == 204)
            }
            #expect(try await app.confirmation(open.id, token).fields == ["method malformed"])
            #expect(try await app.keep(token).fields == ["method malformed"])
        }
    }

    @Test(arguments: [
        (SandboxCard.approval, CardDecline.authenticationRequired), (.approvalAlways, .authenticationRequired),
        (.keptThenDeclined, .declined),
    ])
    func theseCanBeKeptAndFailAtTheRenewal(_ card: SandboxCard, _ reason: CardDecline) async throws {
        try await PaymentApp.run { app async throws in
            let token = try await app.token(card)
            let open = try await app.open(customer: try await app.kept(token), away: true)
            let declined = try await app.confirm(open.id, token)
            #expect(declined.status == .open && declined.decline == reason)
        }
    }

    @Test(arguments: [SandboxCard.declined, .insufficientFunds, .expired, .incorrectCode]) func theseCannotBeKept(_ card: SandboxCard)
        async throws
    {
        try await PaymentApp.run { app async throws in
            let token = try await app.token(card)
            let kept = try InputDecoder.decode(KeptCard.self, from: try await app.keep(token).body)
            #expect(kept.decline != nil && kept.customer == nil && kept.card.last4 == card.last4)
            let customer = try await app.kept(try await app.token(.visa))
            let open = try await app.open(customer: customer, away: true)
            #expect(try await app.confirmation(open.id, token).fields == ["method malformed"])
        }
    }
}
