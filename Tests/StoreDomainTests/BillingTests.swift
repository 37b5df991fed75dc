import Contracts
import StoreDomain
import Testing
import Wire

@Suite struct BillingTests {
    private func starts(_ anchor: String, _ periods: ClosedRange<Int64>) throws -> [String] {
        let anchor = try Instant.at(anchor)
        return periods.map { Billing.start(ofPeriod: $0, anchor: anchor).text }
    }

    @Test func aSubscriptionOfTheThirtyFirstOverFourteenMonths() throws {
        #expect(
            try starts("2026-01-31T10:15:30.123Z", 0...14) == [
                "2026-01-31", "2026-02-28", "2026-03-31", "2026-04-30", "2026-05-31", "2026-06-30", "2026-07-31", "2026-08-31",
                "2026-09-30", "2026-10-31",
                "2026-11-30", "2026-12-31", "2027-01-31", "2027-02-28", "2027-03-31",
            ].map { $0 + "T10:15:30.123Z" })
    }

    @Test func aSubscriptionOfALeapDay() throws {
        #expect(
            try starts("2028-02-29T00:00:00Z", 0...3) == [
                "2028-02-29T00:00:00.000Z", "2028-03-29T00:00:00.000Z", "2028-04-29T00:00:00.000Z", "2028-05-29T00:00:00.000Z",
            ])
        #expect(
            try starts("2028-02-29T00:00:00Z", 11...13) == [
                "2029-01-29T00:00:00.000Z", "2029-02-28T00:00:00.000Z", "2029-03-29T00:00:00.000Z",
            ])
        #expect(try starts("2028-02-29T00:00:00Z", 48...48) == ["2032-02-29T00:00:00.000Z"])
        // 2100 is none, 2000 was one.
        #expect(try starts("2096-02-29T00:00:00Z", 48...48) == ["2100-02-28T00:00:00.000Z"])
        #expect(try starts("1996-02-29T00:00:00Z", 48...48) == ["2000-02-29T00:00:00.000Z"])
    }

    @Test(arguments: [
        ("2027-01-30", "2027-02-28"), ("2028-01-30", "2028-02-29"), ("2028-01-31", "2028-02-29"), ("2027-01-28", "2027-02-28"),
    ])
    func februaryIsShort(_ anchor: String, _ next: String) throws {
        #expect(try starts(anchor + "T23:59:59.999Z", 1...1) == [next + "T23:59:59.999Z"])
        // And what follows is as if it were not.
        #expect(try starts(anchor + "T23:59:59.999Z", 2...2) == [String(anchor.prefix(5)) + "03" + anchor.dropFirst(7) + "T23:59:59.999Z"])
    }

    @Test func theYearEnds() throws {
        #expect(
            try starts("2026-11-30T12:00:00Z", 0...3) == [
                "2026-11-30T12:00:00.000Z", "2026-12-30T12:00:00.000Z", "2027-01-30T12:00:00.000Z", "2027-02-28T12:00:00.000Z",
            ])
        #expect(try starts("2026-12-31T23:59:59.999Z", 1...2) == ["2027-01-31T23:59:59.999Z", "2027-02-28T23:59:59.999Z"])
    }

    @Test func daysBefore1970AreDaysToo() throws {
        #expect(try starts("1969-01-30T10:00:00Z", 0...2) == ["1969-01-30", "1969-02-28", "1969-03-30"].map { $0 + "T10:00:00.000Z" })
    }

    @Test func periodsFollowEachOther() throws {
        var random = SplitMix(state: 11)
        for _ in 0..<2000 {
            let anchor = Instant(milliseconds: Int64.random(in: -1_000_000_000_000...4_000_000_000_000, using: &random))
            #expect(Billing.start(ofPeriod: 0, anchor: anchor) == anchor)
            var before = anchor
            for index in 1...25 as ClosedRange<Int64> {
                let start = Billing.start(ofPeriod: index, anchor: anchor)
                #expect((28...31).contains((start - before).milliseconds / 86_400_000) && (start - before).milliseconds % 86_400_000 == 0)
                before = start
            }
        }
    }

    @Test func aShareIsOfWhatIsLeft() throws {
        let (start, end) = (try Instant.at("2026-04-01T00:00:00Z"), try Instant.at("2026-05-01T00:00:00Z"))
        #expect(Billing.share(3000, at: start, from: start, to: end) == 3000)
        #expect(Billing.share(3000, at: end, from: start, to: end) == 0)
        #expect(Billing.share(3000, at: start + .days(15), from: start, to: end) == 1500)
        #expect(Billing.share(3999, at: start + .days(15), from: start, to: end) == 2000, "19.995 is 20.00")
        #expect(Billing.share(1999, at: start + .days(29), from: start, to: end) == 67)
        // Before and after there is neither more nor less.
        #expect(Billing.share(3000, at: start - .days(3), from: start, to: end) == 3000)
        #expect(Billing.share(3000, at: end + .days(3), from: start, to: end) == 0)
        #expect(Billing.share(3000, at: start, from: start, to: start) == 0 && Billing.share(3000, at: start, from: end, to: start) == 0)
        #expect(Billing.share(0, at: start, from: start, to: end) == 0)
    }

    @Test func movingUpCostsTheDifferenceOfWhatIsLeft() throws {
        let (start, end) = (try Instant.at("2026-04-01T00:00:00Z"), try Instant.at("2026-05-01T00:00:00Z"))
        #expect(Billing.upgrade(from: 1999, to: 3999, at: start, start: start, end: end) == (2000, 1999))
        #expect(Billing.upgrade(from: 1999, to: 3999, at: end, start: start, end: end) == (0, 0))
        #expect(Billing.upgrade(from: 1999, to: 3999, at: start + .days(15), start: start, end: end) == (1000, 1000))
        // 999.5 and 1999.5 both round up; 1001 × ½ = 500.5 rounds once, to 501.
        #expect(Billing.upgrade(from: 1998, to: 2999, at: start + .days(15), start: start, end: end) == (501, 999))
        #expect(Billing.upgrade(from: 999, to: 2000, at: start + .days(15), start: start, end: end) == (501, 499))
        // Nobody is paid for moving.
        #expect(Billing.upgrade(from: 3999, to: 1999, at: start, start: start, end: end) == (0, 3999))
    }

    /// For any moment: never negative, never more than the whole, less and less, and what was used and what is left make the whole to
    /// a cent.
    @Test func sharesStayInBounds() throws {
        var random = SplitMix(state: 13)
        for _ in 0..<10_000 {
            let start = Instant(milliseconds: Int64.random(in: 0...2_000_000_000_000, using: &random))
            let end = Billing.start(ofPeriod: 1, anchor: start)
            let whole = (end - start).milliseconds
            let (old, new) = (Int64.random(in: 0...1_000_000, using: &random), Int64.random(in: 0...1_000_000, using: &random))
            let (early, late) = (Int64.random(in: 0...whole, using: &random), Int64.random(in: 0...whole, using: &random))
            let now = start + .milliseconds(min(early, late))
            let later = start + .milliseconds(max(early, late))
            let left = Billing.share(old, at: now, from: start, to: end)
            #expect((0...old).contains(left) && isRounded(left, old * (end - now).milliseconds, by: whole))
            #expect(Billing.share(old, at: later, from: start, to: end) <= left)
            // The used part is the share of a period that ends now.
            let used = Pricing.rounded(old * (now - start).milliseconds, by: whole)
            #expect((old...old + 1).contains(left + used))
            let (due, credit) = Billing.upgrade(from: min(old, new), to: max(old, new), at: now, start: start, end: end)
            #expect(due >= 0 && credit >= 0 && due + credit == Billing.share(max(old, new), at: now, from: start, to: end))
            // What is charged is the difference of the prices, rounded once: within half a cent, a half up.
            let twiceOff = 2 * (Int128(due) * Int128(whole) - Int128(abs(new - old)) * Int128((end - now).milliseconds))
            #expect(twiceOff > -Int128(whole) && twiceOff <= Int128(whole))
        }
    }
}
