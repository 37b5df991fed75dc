import Contracts
import StoreDomain
import Testing
import Wire

/// The rules of moving between tiers, without any service.
@Suite struct SubscriptionMoveTests {
    static let prices: [Tier: Money] = [.premium: Money(amount: 1999, currency: .usd), .smartPremium: Money(amount: 3999, currency: .usd)]

    private func instant(_ text: String) throws -> Instant { try Instant(validating: text) }

    private func move(_ tier: Tier, _ plan: PaidPlan?, _ now: Instant) -> PlanMove? {
        PlanMove.make(to: tier, from: plan, at: now, prices: Self.prices)
    }

    struct Start: Sendable {
        let anchor: String
        let months: [String]
    }

    @Test(arguments: [
        Start(
            anchor: "2026-01-31T10:00:00.000Z",
            months: [
                "02-28", "03-31", "04-30", "05-31", "06-30", "07-31", "08-31", "09-30", "10-31", "11-30", "12-31", "01-31", "02-28",
                "03-31",
            ]),
        Start(
            anchor: "2028-02-29T23:59:59.999Z",
            months: [
                "03-29", "04-29", "05-29", "06-29", "07-29", "08-29", "09-29", "10-29", "11-29", "12-29", "01-29", "02-28", "03-29",
                "04-29",
            ]),
        Start(anchor: "2027-12-31T00:00:00.000Z", months: ["01-31", "02-29", "03-31", "04-30"]),
        Start(anchor: "2026-02-28T12:00:00.000Z", months: ["03-28", "04-28"]),
    ])
    func periodsEndMonthsAfterTheirBeginning(_ start: Start) throws {
        var plan = PaidPlan(tier: .premium, anchor: try instant(start.anchor))
        #expect(plan.start == plan.anchor)
        for month in start.months {
            #expect(plan.end.text.dropFirst(5).prefix(5) == month)
            #expect(plan.end.text.dropFirst(10) == start.anchor.dropFirst(10))
            let end = plan.end
            plan = try #require(PlanMove.renewal(of: plan, prices: Self.prices)).plan
            #expect(plan.start == end)
        }
    }

    @Test func theFirstMonthCostsItsPrice() throws {
        let now = try instant("2026-03-02T05:00:00Z")
        for (tier, amount) in [(Tier.premium, 1999), (.smartPremium, 3999)] as [(Tier, Int64)] {
            let begin = try #require(move(tier, nil, now))
            #expect(begin.kind == .begin && begin.due.amount == amount && begin.credit.amount == 0 && begin.reason == .subscribed)
            #expect(begin.from == now && begin.startsAt == now && begin.to.text == "2026-04-02T05:00:00.000Z")
        }
        #expect(move(.freemium, nil, now) == nil)
    }

    /// 3999 − 1999 shared by what is left of 31 days, each share rounded half up.
    @Test(arguments: [
        (0.0, 2000, 1999), (0.25, 1500, 1499), (0.5, 1000, 1000), (0.9, 200, 200), (0.9999, 0, 0), (1, 3999, 0), (1.1, 3999, 0),
    ])
    func movingUpCostsWhatIsLeft(_ share: Double, _ due: Int64, _ credit: Int64) throws {
        let plan = PaidPlan(tier: .premium, anchor: try instant("2026-03-02T00:00:00Z"), pending: nil, cancelsAtEnd: true)
        let now = plan.start + .milliseconds(Int64(Double((plan.end - plan.start).milliseconds) * share))
        let up = try #require(move(.smartPremium, plan, now))
        #expect(up.due.amount == due && up.credit.amount == credit)
        #expect(up.plan.tier == .smartPremium && up.plan.anchor == plan.anchor && !up.plan.cancelsAtEnd && up.reason == .upgraded)
        // Without a period that is paid for there is a whole one to pay.
        #expect(up.kind == (share < 1 ? .raise : .next))
        #expect(up.plan.end == (share < 1 ? plan.end : Billing.start(ofPeriod: 2, anchor: plan.anchor)))
        #expect(up.from == (share < 1 ? now : plan.end))
    }

    /// What was paid counts, and not what it would cost today; what was paid in another currency says nothing about this one.
    @Test func whatIsLeftIsCountedAtWhatWasPaid() throws {
        let plan = PaidPlan(tier: .premium, anchor: try instant("2026-03-02T00:00:00Z"))
        let now = plan.start + .milliseconds((plan.end - plan.start).milliseconds / 2)
        let cases: [(paid: Money?, due: Int64, credit: Int64)] = [
            (nil, 1000, 1000), (Money(amount: 999, currency: .usd), 1500, 500), (Money(amount: 3999, currency: .usd), 0, 2000),
            (Money(amount: 7500, currency: .sar), 1000, 1000),
        ]
        for (paid, due, credit) in cases {
            let up = try #require(PlanMove.make(to: .smartPremium, from: plan, at: now, prices: Self.prices, paid: paid))
            #expect(up.due.amount == due && up.credit.amount == credit)
        }
    }

    @Test func nothingIsNotAMove() throws {
        let plan = PaidPlan(tier: .smartPremium, anchor: try instant("2026-03-02T00:00:00Z"))
        let now = plan.start + .days(3)
        #expect(move(.smartPremium, plan, now) == nil)
        let lower = try #require(move(.premium, plan, now))
        #expect(lower.kind == .lower && lower.due.amount == 0 && lower.startsAt == plan.end && lower.plan.pending == .premium)
        #expect(lower.plan.tier == .smartPremium)
        #expect(move(.premium, lower.plan, now) == nil)
        let stay = try #require(move(.smartPremium, lower.plan, now))
        #expect(stay.kind == .stay && stay.plan == plan && stay.due.amount == 0)
        var cancelled = plan
        cancelled.cancelsAtEnd = true
        #expect(move(.smartPremium, cancelled, now)?.plan == plan)
        // A move down is not a cancellation.
        #expect(move(.premium, cancelled, now)?.plan == lower.plan)
        // What is over has to be paid on, also in the same tier.
        let next = try #require(move(.smartPremium, plan, plan.end))
        #expect(next.kind == .next && next.due.amount == 3999 && next.reason == .renewed && next.plan.period == 1)
        // Past due there is nothing that a lower tier could wait for: it is paid at once.
        let late = try #require(move(.premium, plan, plan.end))
        #expect(late.kind == .next && late.due.amount == 1999 && late.plan.tier == .premium)
        #expect(PlanMove.renewal(of: lower.plan, prices: Self.prices)?.due.amount == 1999)
        #expect(PlanMove.make(to: .premium, from: nil, at: now, prices: [:]) == nil)
    }

    /// However often somebody moves up and whenever: both shares together never cost more than the higher price, and never less than
    /// nothing.
    @Test func sharesStayWithinThePrice() throws {
        let plan = PaidPlan(tier: .premium, anchor: try instant("2026-01-31T00:00:00Z"))
        let whole = (plan.end - plan.start).milliseconds
        var last: Int64 = 2000
        for step in 0...2000 {
            let now = plan.start + .milliseconds(whole * Int64(step) / 2001)
            let up = try #require(move(.smartPremium, plan, now))
            #expect(up.due.amount >= 0 && up.due.amount <= 2000 && up.credit.amount <= 1999)
            #expect(up.due.amount <= last + 1)
            last = up.due.amount
        }
    }
}
