import Contracts
import NutritionDomain
import TestSupport
import Testing
import Wire

@Suite struct TrialTests {
    static let start = LocalDate(daysSinceEpoch: 20_514)

    @Test(arguments: zip(Array<Int64>(0...6), [nil, nil, nil, nil, BannerLevel.info, .warning, .critical]))
    func itIsQuietForFourDaysThenLouder(after: Int64, level: BannerLevel?) {
        let trial = Trial(startDate: Self.start, days: 7)
        #expect(trial.banner(on: Self.start + after) == level)
        #expect(trial.day(on: Self.start + after) == after + 1)
        #expect(trial.daysLeft(on: Self.start + after) == 6 - after)
        #expect(!trial.isOver(on: Self.start + after))
    }

    @Test(arguments: [7, 8, 39, 400] as [Int64]) func itIsOverFromTheEighthDayOn(after: Int64) {
        let trial = Trial(startDate: Self.start, days: 7)
        #expect(trial.isOver(on: Self.start + after))
        #expect(trial.banner(on: Self.start + after) == nil)
        #expect(trial.daysLeft(on: Self.start + after) == 0)
    }

    /// Two machines' clocks differ by seconds, which may be the other side of a midnight.
    @Test func aClockBehindDoesNotMakeItLonger() {
        #expect(Trial(startDate: Self.start, days: 7).day(on: Self.start + -1) == 1)
    }
}
