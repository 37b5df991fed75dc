import AppTesting
import Contracts
import JSONCoding
import Storage
import Testing
import Wire

/// Many callers at once: each payment is charged once, ends in one way and gives back no more than it took.
@Suite(.timeLimit(.minutes(5)), .serialized) struct PaymentRaceTests {
    @Test(arguments: Engine.allCases) func confirmedManyTimesAtOnceIsOneCharge(_ engine: Engine) async throws {
        try await PaymentApp.run(engine: engine) { app async throws in
            let id = try await app.open().id
            let tokens = [try await app.token(.visa), try await app.token(.mastercard)]
            let answers = try await parallel(16) { index in try await app.confirm(id, tokens[index % 2]) }
            #expect(answers.allSatisfy { $0.status == .succeeded })
            #expect(Set(answers.map(\.card?.last4)).count == 1)
            #expect(try await app.waitingEvents() == 1)
        }
    }

    @Test(arguments: Engine.allCases) func confirmingAgainstCancelingHasOneWinner(_ engine: Engine) async throws {
        try await PaymentApp.run(engine: engine) { app async throws in
            for round in 1...15 {
                // It pays once.
                let token = try await app.token(.visa)
                let id = try await app.open().id
                let answers = try await parallel(4) { index in
                    index.isMultiple(of: 2) ? try await app.confirm(id, token) : try await app.cancel(id)
                }
                let final = try await app.intent(id)
                #expect(final.status == .succeeded || final.status == .canceled)
                #expect(answers.allSatisfy { $0 == final })
                #expect(try await app.waitingEvents() == round)
            }
        }
    }

    @Test(arguments: Engine.allCases) func approvingAgainstRefusingAndCancelingHasOneWinner(_ engine: Engine) async throws {
        try await PaymentApp.run(engine: engine) { app async throws in
            for round in 1...10 {
                let waiting = try await app.pay(.approval)
                let action = try app.action(waiting)
                let answers = try await parallel(4) { index in try await app.answer(action, approve: index.isMultiple(of: 2)) }
                let final = try await app.intent(waiting.id)
                #expect(final.status == .succeeded || final.status == .open)
                #expect(answers.allSatisfy { $0 == final })
                let other = try await app.pay(.approval)
                let otherAction = try app.action(other)
                _ = try await parallel(4) { index in
                    index.isMultiple(of: 2) ? try await app.answer(otherAction, approve: true) : try await app.cancel(other.id)
                }
                #expect([IntentStatus.succeeded, .canceled].contains(try await app.intent(other.id).status))
                // Each was asked for once and ended once.
                #expect(try await app.waitingEvents() == round * 4)
            }
        }
    }

    @Test(arguments: Engine.allCases) func refundsAtOnceNeverExceedThePayment(_ engine: Engine) async throws {
        try await PaymentApp.run(engine: engine) { app async throws in
            let paid = try await app.pay(.visa, 1000)
            let answers = try await parallel(12) { index in try await app.refund(paid.id, 300, key: "refund-number-0-\(index)").status }
            #expect(answers.count { $0 == 201 } == 3 && answers.count { $0 == 409 } == 9)
            #expect(try await app.intent(paid.id).refunded == 900)
            let ids = try await parallel(8) { _ in try await app.refund(paid.id, 50, key: "same:0123456789abcdef").json?["id"]?.string }
            #expect(Set(ids).count == 1)
            #expect(try await app.intent(paid.id).refunded == 950)
            let sum = try await app.app.database.read { db in
                try await db.first("SELECT CAST(SUM(amount) AS BIGINT) AS total FROM payment_refunds")?.get("total", as: Int64.self)
            }
            #expect(sum == 950)
        }
    }

    @Test(arguments: Engine.allCases) func openingWithOneKeyAtOnceIsOnePayment(_ engine: Engine) async throws {
        try await PaymentApp.run(engine: engine) { app async throws in
            let ids = try await parallel(12) { _ in try await app.open(key: "order-1:open:0123456789abcdef").id }
            #expect(Set(ids).count == 1)
            #expect(try await app.client.call(Sandbox.intents, IntentQuery(), Nothing()).total == 1)
        }
    }

    @Test(arguments: Engine.allCases) func aCardIsKeptForOneCustomer(_ engine: Engine) async throws {
        try await PaymentApp.run(engine: engine) { app async throws in
            let token = try await app.token(.visa)
            let answers = try await parallel(8) { index in try await app.keep(token, of: "user-\(index)").status }
            #expect(answers.count { $0 == 200 } == 1 && answers.count { $0 == 422 } == 7)
            let customers = try await parallel(8) { _ in try await app.kept(try await app.token(.mada), of: "one") }
            #expect(Set(customers).count == 1)
        }
    }

    @Test(arguments: Engine.allCases) func aCardThatNobodyKeepsPaysOneOfManyPayments(_ engine: Engine) async throws {
        try await PaymentApp.run(engine: engine) { app async throws in
            let token = try await app.token(.visa)
            let answers = try await parallel(8) { _ in try await app.confirmation(try await app.open().id, token) }
            #expect(answers.count { $0.status == 200 } == 1 && answers.count { $0.fields == ["method malformed"] } == 7)
            let all = try await app.client.call(Sandbox.intents, IntentQuery(), Nothing()).items
            #expect(all.count { $0.status == .succeeded } == 1 && all.count { $0.status == .open } == 7)
        }
    }

    @Test(arguments: Engine.allCases) func aCardThatNobodyKeepsPaysOneOfManyPaymentsThatAreApproved(_ engine: Engine) async throws {
        try await PaymentApp.run(engine: engine) { app async throws in
            let token = try await app.token(.approval)
            var waiting: [ActionID] = []
            for _ in 0..<4 { waiting.append(try app.action(try await app.confirm(try await app.open().id, token))) }
            let actions = waiting
            // Each is approved twice, which is one approval.
            let answers = try await parallel(8) { index in try await app.answer(actions[index % 4], approve: true) }
            for answer in answers {
                let final = try await app.intent(answer.id)
                #expect(answer == final)
            }
            let all = try await app.client.call(Sandbox.intents, IntentQuery(), Nothing()).items
            #expect(all.count { $0.status == .succeeded } == 1 && all.count { $0.status == .open && $0.decline == .declined } == 3)
            // Each was asked for once and ended once.
            #expect(try await app.waitingEvents() == 8)
        }
    }

    @Test(arguments: Engine.allCases) func ofManyConfirmationsExactlyNAreDisturbed(_ engine: Engine) async throws {
        try await PaymentApp.run(engine: engine) { app async throws in
            try await app.disturb(.fail, 5)
            let statuses = try await parallel(12) { _ in
                try await app.confirmation(try await app.open().id, try await app.token(.visa)).status
            }
            #expect(statuses.count { $0 == 503 } == 5 && statuses.count { $0 == 200 } == 7)
        }
    }
}
