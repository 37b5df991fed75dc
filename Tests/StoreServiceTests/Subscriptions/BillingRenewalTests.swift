import AppTesting
import Contracts
import HTTPCore
import JSONCoding
import Payments
import Platform
import Security
import ServiceKit
import Storage
import StoreService
import Synchronization
import Testing
import TestSupport
import Wire

/// Months by the clock: paid on, declined, given up.
@Suite(.serialized) struct BillingRenewalTests {
    struct Year: Sendable, CustomTestStringConvertible {
        let begin: String
        /// The first days of the fourteen months after the first.
        let days: [String]
        var testDescription: String { "from \(begin)" }
    }

    static let years = [
        Year(begin: "2027-01-31T10:30:00Z", days: [
            "2027-02-28", "2027-03-31", "2027-04-30", "2027-05-31", "2027-06-30", "2027-07-31", "2027-08-31", "2027-09-30",
            "2027-10-31", "2027-11-30",
            "2027-12-31", "2028-01-31", "2028-02-29", "2028-03-31",
        ]),
        Year(begin: "2028-02-29T23:59:59.999Z", days: [
            "2028-03-29", "2028-04-29", "2028-05-29", "2028-06-29", "2028-07-29", "2028-08-29", "2028-09-29", "2028-10-29",
            "2028-11-29", "2028-12-29",
            "2029-01-29", "2029-02-28", "2029-03-29", "2029-04-29",
        ]),
        Year(begin: "2026-03-02T05:00:00Z", days: [
            "2026-04-02", "2026-05-02", "2026-06-02", "2026-07-02", "2026-08-02", "2026-09-02", "2026-10-02", "2026-11-02",
            "2026-12-02", "2027-01-02",
            "2027-02-02", "2027-03-02", "2027-04-02", "2027-05-02",
        ]),
    ]

    @Test(.proves("FR-ACCOUNT-03-d"), arguments: years, Engine.allCases)
    func fourteenMonths(_ year: Year, _ engine: Engine) async throws {
        let begin = try Subscriber.instant(year.begin)
        try await StoreFixture.run(engine: engine, start: begin) { fixture async throws in
            let layla = try await fixture.subscriber(at: year.begin)
            #expect(try await layla.current().nextBillingAt == nil)
            let first = try await layla.subscribe()
            #expect(first.nextBillingAt?.text.prefix(10) == Substring(year.days[0]))
            // The clock moves on, sometimes a day, sometimes months at once.
            for (month, day) in year.days.enumerated() where ![3, 4, 5, 9].contains(month) {
                let due = try Subscriber.instant(day + begin.text.dropFirst(10))
                try await layla.move(to: due - .milliseconds(1))
                #expect(try await layla.invoices().count == month + 1)
                #expect(try await layla.current().nextBillingAt == due)
                try await layla.move(to: due)
                #expect(try await layla.invoices().count == month + 2)
            }
            let starts = [String(begin.text.prefix(10))] + year.days
            #expect(
                try await layla.billed()
                    == zip(starts, starts.dropFirst() + [String(try await layla.current().nextBillingAt?.text.prefix(10) ?? "")])
                .map { "1999 \($0) \($1)" })
            #expect(fixture.payments.charged.count == 15)
            #expect(Set(fixture.payments.all.map(\.amount)) == [1999] && Set(fixture.payments.all.map(\.currency)) == ["USD"])
            #expect(try await layla.numbers() == Array(1000..<1015))
            // The tier never changed.
            #expect(try await layla.tiers() == ["premium"])
            #expect(try await layla.state() == "premium active")
        }
    }

    @Test(arguments: Engine.allCases)
    func declinedAndGivenUp(_ engine: Engine) async throws {
        try await StoreFixture.run(engine: engine) { fixture async throws in
            let layla = try await fixture.subscriber(at: "2026-03-02T05:00:00Z")
            try await layla.subscribe()
            fixture.payments.turn("card_ok", into: "card_poor")
            try await layla.move(to: "2026-04-02T05:00:00Z")
            let late = try await layla.current()
            #expect(late.tier == .premium && late.status == .pastDue && late.version == 1)
            #expect(late.graceUntil?.text == "2026-04-09T05:00:00.000Z" && late.currentPeriodEnd?.text == "2026-04-02T05:00:00.000Z")
            #expect(late.nextBillingAt?.text == "2026-04-03T05:00:00.000Z")
            // Tried again after 1, 3 and 5 days.
            for (time, tries, next) in [
                ("2026-04-03T04:59:59Z", 1, "2026-04-03"), ("2026-04-03T05:00:00Z", 2, "2026-04-05"),
                ("2026-04-05T04:59:59Z", 2, "2026-04-05"),
                ("2026-04-05T05:00:00Z", 3, "2026-04-07"), ("2026-04-07T05:00:00Z", 4, ""), ("2026-04-09T04:59:59.999Z", 4, ""),
            ] {
                try await layla.move(to: time)
                #expect(try await layla.charges().filter { $0 == "failed" }.count == tries)
                #expect(try await layla.current().nextBillingAt?.text.prefix(10) ?? "" == next)
                #expect(try await layla.state() == "premium past_due")
                #expect(try await layla.entitlement().tier == .premium)
            }
            try await layla.move(to: "2026-04-09T05:00:00Z")
            #expect(try await layla.state() == "freemium free")
            #expect(try await layla.entitlement().tier == .freemium)
            #expect(try await layla.entitlement().version == 2)
            #expect(fixture.payments.charged.count == 1 && fixture.payments.opened == 5)
            // No one can pay what was declined.
            #expect(fixture.payments.all.filter { $0.status == .canceled }.count == 4)
            try await layla.move(to: "2026-06-01T05:00:00Z")
            #expect(fixture.payments.opened == 5)
            #expect(try await layla.billed().count == 1)
            #expect(try await fixture.rows("SELECT id FROM work") == 0)
        }
    }

    /// What works within the grace goes on as if nothing had been: no day is lost or won.
    @Test(arguments: ["2026-04-03T05:00:00Z", "2026-04-07T05:00:00Z"], Engine.allCases)
    func paidWithinTheGrace(_ time: String, _ engine: Engine) async throws {
        try await StoreFixture.run(engine: engine) { fixture async throws in
            let layla = try await fixture.subscriber(at: "2026-03-02T05:00:00Z")
            try await layla.subscribe()
            fixture.payments.turn("card_ok", into: "card_poor")
            try await layla.move(to: try Subscriber.instant(time) - .milliseconds(1))
            fixture.payments.turn("card_poor", into: "card_ok")
            try await layla.move(to: time)
            #expect(try await layla.state() == "premium active")
            let now = try await layla.current()
            #expect(now.graceUntil == nil && now.nextBillingAt?.text == "2026-05-02T05:00:00.000Z" && now.version == 1)
            #expect(try await layla.billed().last == "1999 2026-04-02 2026-05-02")
            // What was left of the tries does nothing.
            try await layla.move(to: "2026-05-02T04:59:59Z")
            #expect(fixture.payments.charged.count == 2)
            #expect(try await layla.tiers() == ["premium"])
        }
    }

    @Test(arguments: Engine.allCases)
    func anotherCardPaysAtOnce(_ engine: Engine) async throws {
        try await StoreFixture.run(engine: engine) { fixture async throws in
            let layla = try await fixture.subscriber(at: "2026-03-02T05:00:00Z")
            try await layla.subscribe()
            // Not past due: nothing is charged.
            #expect(try await layla.setCard("card_ok").status == 200)
            fixture.payments.turn("card_ok", into: "card_poor")
            try await layla.move(to: "2026-04-04T05:00:00Z")
            #expect(try await layla.state() == "premium past_due")
            // One that does not work either does not go on file, nor does one that wants approval when nobody is asked.
            for card in ["card_declined", "card_later_declined", "card_3ds", "card_asks"] {
                #expect(try await layla.setCard(card).code == .paymentFailed)
                #expect(try await layla.state() == "premium past_due")
            }
            let opened = fixture.payments.opened
            let set = try await layla.setCard("card_ok")
            #expect(set.status == 200 && set.json?["last4"]?.string == "4242")
            #expect(fixture.payments.opened == opened + 1)
            #expect(try await layla.state() == "premium active")
            #expect(try await layla.current().nextBillingAt?.text == "2026-05-02T05:00:00.000Z")
            #expect(try await layla.billed().last == "1999 2026-04-02 2026-05-02")
            try await layla.move(to: "2026-05-02T05:00:00Z")
            #expect(fixture.payments.charged.count == 3)
            #expect(try await layla.state() == "premium active")
            // All but the last.
            let kept = fixture.payments.kept.withLock { $0 }
            #expect(Set(kept.forgotten) == Set((1..<kept.methods.count).map { "kept_\($0)" }))
        }
    }

    /// A raise in the last minute costs nothing: grace keeps what was there before it. What was chosen is what is tried again.
    @Test(arguments: Engine.allCases)
    func graceKeepsNoTierThatWasHardlyPaidFor(_ engine: Engine) async throws {
        try await StoreFixture.run(engine: engine) { fixture async throws in
            let layla = try await fixture.subscriber(at: "2026-03-02T05:00:00Z")
            try await layla.subscribe()
            try await layla.move(to: "2026-04-02T04:59:50Z")
            #expect(try await layla.change(.smartPremium).status == 201)
            #expect(try await layla.state() == "smart_premium active")
            fixture.payments.turn("card_ok", into: "card_poor")
            try await layla.move(to: "2026-04-02T05:00:00Z")
            #expect(try await layla.state() == "premium past_due to smart_premium")
            #expect(try await layla.entitlement().tier == .premium)
            fixture.payments.turn("card_poor", into: "card_ok")
            try await layla.move(to: "2026-04-03T05:00:00Z")
            #expect(try await layla.state() == "smart_premium active")
            #expect(try await layla.current().pendingTier == nil)
            // A whole month was paid for: of that one the grace is, and who goes down in it pays for that at once.
            fixture.payments.turn("card_ok", into: "card_poor")
            try await layla.move(to: "2026-05-04T05:00:00Z")
            #expect(try await layla.state() == "smart_premium past_due")
            fixture.payments.turn("card_poor", into: "card_ok")
            #expect(try await layla.quote(.premium).dueNow.amount == 1999)
            #expect(try await layla.change(.premium).status == 201)
            #expect(try await layla.state() == "premium active")
        }
    }

    /// Who goes down does so at the period's end, also when paying for the lower tier is declined. FC-ADD-08.
    @Test(arguments: Engine.allCases)
    func whoGoesDownIsDownWhileItIsTriedAgain(_ engine: Engine) async throws {
        try await StoreFixture.run(engine: engine) { fixture async throws in
            let layla = try await fixture.subscriber(at: "2026-03-02T05:00:00Z")
            try await layla.subscribe(.smartPremium)
            #expect(try await layla.change(.premium).status == 201)
            fixture.payments.turn("card_ok", into: "card_poor")
            try await layla.move(to: "2026-04-02T05:00:00Z")
            #expect(try await layla.state() == "premium past_due")
            #expect(try await layla.current().pendingTier == nil)
            try await layla.move(to: "2026-04-09T05:00:00Z")
            #expect(try await layla.state() == "freemium free")
            #expect(try await layla.tiers() == ["smart_premium", "premium", "freemium"])
        }
    }

    /// Who is there can approve: choosing the same tier again pays what is due.
    @Test(arguments: Engine.allCases)
    func whatIsDueCanBePaidByHand(_ engine: Engine) async throws {
        try await StoreFixture.run(engine: engine) { fixture async throws in
            let layla = try await fixture.subscriber(at: "2026-03-02T05:00:00Z")
            try await layla.subscribe()
            fixture.payments.turn("card_ok", into: "card_poor")
            try await layla.move(to: "2026-04-04T05:00:00Z")
            #expect(try await layla.quote(.premium).dueNow.amount == 1999)
            #expect(try await layla.change(.premium, card: "card_3ds").status == 202)
            fixture.payments.approve(try #require(fixture.payments.newest))
            #expect(try await layla.confirm().status == 200)
            #expect(try await layla.state() == "premium active")
            #expect(try await layla.billed().last == "1999 2026-04-02 2026-05-02")

            // And moving up while past due costs the whole month that has begun.
            fixture.payments.turn("card_3ds", into: "card_poor")
            try await layla.move(to: "2026-05-06T05:00:00Z")
            #expect(try await layla.state() == "premium past_due")
            #expect(try await layla.quote(.smartPremium).dueNow.amount == 3999)
            try await layla.subscribe(.smartPremium)
            #expect(try await layla.billed().last == "3999 2026-05-02 2026-06-02")
            #expect(try await layla.current().nextBillingAt?.text == "2026-06-02T05:00:00.000Z")
            #expect(try await layla.invoices()[0].reason == .upgraded)
            #expect(try await layla.invoices()[1].reason == .renewed)
        }
    }

    @Test(arguments: Engine.allCases)
    func withoutACardItIsDeclined(_ engine: Engine) async throws {
        try await StoreFixture.run(engine: engine) { fixture async throws in
            let layla = try await fixture.subscriber(at: "2026-03-02T05:00:00Z")
            try await layla.subscribe()
            #expect(try await layla.client.answer(Subscriptions.removeMethod).status == 204)
            #expect(try await layla.state() == "premium active")
            try await layla.move(to: "2026-04-02T05:00:00Z")
            #expect(try await layla.state() == "premium past_due")
            #expect(try await layla.charges() == ["paid"])
            #expect(try await layla.change(.premium).fields == ["paymentToken required"])
            #expect(try await layla.setCard("card_ok").status == 200)
            #expect(try await layla.state() == "premium active")
            #expect(try await layla.client.answer(Subscriptions.removeMethod).status == 204)
            try await layla.move(to: "2026-05-09T05:00:00Z")
            #expect(try await layla.state() == "freemium free")
        }
    }

    /// A provider that is away is not a card that is declined.
    @Test(arguments: Engine.allCases)
    func aProviderThatIsAwayIsWaitedFor(_ engine: Engine) async throws {
        try await StoreFixture.run(engine: engine) { fixture async throws in
            let layla = try await fixture.subscriber(at: "2026-03-02T05:00:00Z")
            try await layla.subscribe()
            fixture.payments.setDown(true)
            try await layla.move(to: "2026-04-04T05:00:00Z")
            #expect(try await layla.state() == "premium active")
            #expect(try await layla.charges() == ["paid", "open"])
            #expect(try await fixture.rows("SELECT id FROM work WHERE is_dead = 1") == 0)
            fixture.payments.setDown(false)
            try await layla.move(to: "2026-04-04T05:10:00Z")
            #expect(try await layla.state() == "premium active")
            #expect(try await layla.billed().last == "1999 2026-04-02 2026-05-02")
            #expect(try await layla.charges() == ["paid", "paid"] && fixture.payments.charged.count == 2)
            #expect(try await layla.current().nextBillingAt?.text == "2026-05-02T05:00:00.000Z")

            // It went away in the middle of the charge: the same payment is asked for when it is back.
            let payments = fixture.payments
            payments.afterCharge.withLock { $0 = {
                payments.setDown(true)
                throw PaymentError.unknownOutcome
            } }
            try await layla.move(to: "2026-05-03T05:00:00Z")
            #expect(try await layla.charges() == ["paid", "paid", "open"])
            payments.setDown(false)
            try await layla.move(to: "2026-05-03T06:00:00Z")
            #expect(try await layla.charges() == ["paid", "paid", "paid"] && payments.charged.count == 3 && payments.opened == 3)
        }
    }

    /// The grace is counted from the period's end, however late the first refusal came.
    @Test func refusedLate() async throws {
        try await StoreFixture.run { fixture async throws in
            let layla = try await fixture.subscriber(at: "2026-03-02T05:00:00Z")
            try await layla.subscribe()
            fixture.payments.setDown(true)
            fixture.payments.turn("card_ok", into: "card_poor")
            try await layla.move(to: "2026-04-04T04:59:00Z")
            fixture.payments.setDown(false)
            try await layla.move(to: "2026-04-04T06:00:00Z")
            let now = try await layla.current()
            #expect(now.status == .pastDue && now.graceUntil?.text == "2026-04-09T05:00:00.000Z")
            #expect(now.nextBillingAt?.text == "2026-04-05T05:00:00.000Z")
            try await layla.move(to: "2026-04-08T05:00:00Z")
            #expect(try await layla.charges() == ["paid", "failed", "failed", "failed"])
            try await layla.move(to: "2026-04-09T05:00:00Z")
            #expect(try await layla.state() == "freemium free")
        }
    }

    /// A card that wants approval is one that was declined when nobody is there, however the provider says so.
    @Test(arguments: ["card_3ds", "card_asks"])
    func nobodyIsThereToApprove(_ card: String) async throws {
        try await StoreFixture.run { fixture async throws in
            let layla = try await fixture.subscriber(at: "2026-03-02T05:00:00Z")
            try await layla.subscribe()
            fixture.payments.turn("card_ok", into: card)
            try await layla.move(to: "2026-04-02T05:00:00Z")
            #expect(try await layla.state() == "premium past_due")
            #expect(try await layla.current().actionUrl == nil)
            #expect(fixture.payments.status(fixture.payments.newest) == .canceled)
        }
    }

    /// The provider has lost a payment: it is made again.
    @Test func aPaymentThatIsGone() async throws {
        try await StoreFixture.run { fixture async throws in
            let layla = try await fixture.subscriber(at: "2026-03-02T05:00:00Z")
            try await layla.subscribe()
            fixture.payments.turn("card_ok", into: "card_slow")
            try await layla.move(to: "2026-04-02T05:00:00Z")
            let lost = try #require(fixture.payments.newest)
            fixture.payments.lose(lost)
            fixture.payments.turn("card_slow", into: "card_ok")
            try await layla.move(to: "2026-04-02T07:00:00Z")
            #expect(try await layla.charges() == ["paid", "failed", "paid"])
            #expect(try await layla.state() == "premium active")
        }
    }

    /// The person decides while a renewal hangs.
    @Test(arguments: Engine.allCases)
    func cancelledWhileItHangs(_ engine: Engine) async throws {
        try await StoreFixture.run(engine: engine) { fixture async throws in
            let layla = try await fixture.subscriber(at: "2026-03-02T05:00:00Z")
            try await layla.subscribe()
            fixture.payments.setDown(true)
            try await layla.move(to: "2026-04-02T06:00:00Z")
            #expect(try await layla.cancel().status == 200)
            fixture.payments.setDown(false)
            try await layla.move(to: "2026-04-02T06:30:00Z")
            #expect(try await layla.state() == "freemium free")
            #expect(fixture.payments.charged.count == 1)

            // The bank had the money already: the month is theirs, and the last.
            let omar = try await fixture.subscriber("other", at: "2026-03-02T05:00:00Z")
            try await omar.subscribe()
            fixture.payments.turn("card_ok", into: "card_slow")
            try await omar.move(to: "2026-04-02T06:00:00Z")
            #expect(try await omar.state() == "premium active")
            #expect(try await omar.cancel().status == 200)
            fixture.payments.approve(try #require(fixture.payments.newest))
            try await omar.move(to: "2026-04-02T07:00:00Z")
            #expect(try await omar.state() == "premium active cancel")
            #expect(try await omar.billed().last == "1999 2026-04-02 2026-05-02")
            try await omar.move(to: "2026-05-02T05:00:00Z")
            #expect(try await omar.state() == "freemium free")
        }
    }

    @Test func cancelledWhilePastDueEndsAtOnce() async throws {
        try await StoreFixture.run { fixture async throws in
            let layla = try await fixture.subscriber(at: "2026-03-02T05:00:00Z")
            try await layla.subscribe()
            fixture.payments.turn("card_ok", into: "card_poor")
            try await layla.move(to: "2026-04-03T12:00:00Z")
            let cancelled = try await layla.cancel()
            // Nobody waits for it any more.
            #expect(cancelled.status == 200 && cancelled.json?["graceUntil"] == nil)
            try await layla.move(to: "2026-04-03T12:00:00Z")
            #expect(try await layla.state() == "freemium free")
            #expect(fixture.payments.opened == 3)
        }
    }

    /// An approval that was left when the period ends is in nobody's way, and one that was given counts.
    @Test(arguments: [false, true], Engine.allCases)
    func anApprovalThatWasLeft(_ isApproved: Bool, _ engine: Engine) async throws {
        try await StoreFixture.run(engine: engine, configure: { $0.policy.reservation = .days(3) }) { fixture async throws in
            let layla = try await fixture.subscriber(at: "2026-03-02T05:00:00Z")
            try await layla.subscribe()
            try await layla.move(to: "2026-04-01T05:00:00Z")
            #expect(try await layla.change(.smartPremium, card: "card_3ds").status == 202)
            let payment = try #require(fixture.payments.newest)
            if isApproved { fixture.payments.approve(payment) }
            try await layla.move(to: "2026-04-02T05:00:00Z")
            #expect(fixture.payments.status(payment) == (isApproved ? .succeeded : .canceled))
            // Of a raise a day before the end the grace is none.
            #expect(try await layla.state() == (isApproved ? "premium past_due to smart_premium" : "premium active"))
            #expect(try await layla.tiers() == (isApproved ? ["premium", "smart_premium", "premium"] : ["premium"]))
            // The card that needs approval is on file, and nobody is there to approve.
            #expect(try await layla.charges() == (isApproved ? ["paid", "paid", "failed"] : ["paid", "failed", "paid"]))
        }
    }
}
