import Contracts
import Platform
import TasksDomain
import TestSupport
import Testing
import Wire

@Suite struct StreakTests {
    private let policy = TaskPolicy()

    /// Of five tasks: `+` all done, `-` none, `0` no tasks.
    private func days(_ text: String) -> [StreakDay] {
        text.map { StreakDay(completed: $0 == "+" ? 5 : 0, total: $0 == "0" ? 0 : 5) }
    }

    private func state(_ text: String, freezes: Int64 = 0) -> StreakState {
        var state = StreakState(freezes: freezes)
        StreakRule.fold(days(text), into: &state, policy: policy)
        return state
    }

    private func summary(_ fixed: String, _ provisional: String, freezes: Int64 = 0) -> StreakSummary {
        StreakRule.summary(
            fixed: state(fixed, freezes: freezes), provisional: days(provisional).map { ($0.completed, $0.total) }, policy: policy)
    }

    @Test(
        .proves("GTSD-6.1-10"),
        arguments: [
            ("", 0, 0, 0), ("+", 1, 1, 1), ("-", 0, 0, 0), ("+++", 3, 3, 3), ("+++-", 0, 3, 3), ("+++++-++", 2, 5, 7), ("++0++", 4, 4, 4),
            ("0", 0, 0, 0), ("000+", 1, 1, 1), ("+-+-+", 1, 1, 3), ("++-+++-+", 1, 3, 6), ("+++0", 3, 3, 3), ("-0-", 0, 0, 0),
        ] as [(String, Int64, Int64, Int64)])
    func gapsAndEmptyDays(_ history: String, _ current: Int64, _ longest: Int64, _ total: Int64) {
        let state = state(history)
        #expect(state == StreakState(current: current, longest: longest, totalCompliantDays: total, freezes: 0))
    }

    @Test func todayDoesNoHarm() {
        #expect(summary("+++", "-").current == 3)
        #expect(summary("+++", "+").current == 4)
        #expect(summary("+++", "0").current == 3)
        #expect(summary("+++", "").current == 3)
        #expect(summary("", "-").current == 0)
        #expect(summary("", "+") == StreakSummary(current: 1, longest: 1, totalCompliantDays: 1, freezesAvailable: 0, nextMilestone: 3))
    }

    /// Compliant on days 1 to 3, nothing on day 4, read on day 5.
    @Test func aDayInGraceCountsAsItStands() {
        #expect(summary("+++", "--").current == 0)
        #expect(summary("+++", "--").longest == 3)
        #expect(summary("+++", "+-").current == 4)
        #expect(summary("+++", "-+").current == 1)
        #expect(summary("+++", "0+").current == 4)
        #expect(summary("++", "+-+").current == 1)
        #expect(summary("++", "+-+").longest == 3)
        #expect(summary("++", "+-+").totalCompliantDays == 4)
        // Four of five carry the day, three do not.
        let grace: (Int64) -> Int64 = { done in
            StreakRule.summary(fixed: state("+++"), provisional: [(done, 5), (0, 5)], policy: policy).current
        }
        #expect(grace(4) == 4)
        #expect(grace(3) == 0)
    }

    @Test(.proves("GTSD-6.1-10")) func lateEvidenceRepairsItsOwnDay() {
        // Day 4 is in grace and missed, day 5 is today and done: the streak starts anew.
        var fixed = state("+++")
        var grace = StreakDay(completed: 3, total: 5)
        let today = StreakDay(completed: 5, total: 5)
        func now() -> StreakSummary {
            StreakRule.summary(fixed: fixed, provisional: [grace, today].map { ($0.completed, $0.total) }, policy: policy)
        }
        #expect(now().current == 1)
        // The fourth task of day 4 arrives late: both days count, each once.
        grace.completed = 4
        #expect(now().current == 5)
        #expect(now().totalCompliantDays == 5)
        // The day is fixed as it then stands, and the history gives the same.
        StreakRule.fold([grace], into: &fixed, policy: policy)
        #expect(fixed == StreakRule.recompute(days("+++") + [grace], policy: policy).state)
        #expect(StreakRule.summary(fixed: fixed, provisional: [(5, 5)], policy: policy).current == 5)
    }

    /// The local dates somebody lives through, looking once an hour.
    private func dates(from start: Instant, hours: Int64, _ zone: (Int64) throws -> Zone) rethrows -> [LocalDate] {
        var seen: Set<LocalDate> = []
        for hour in 0..<hours { seen.insert(try zone(hour).localDate(at: start + .hours(hour))) }
        return seen.sorted()
    }

    private func zone(_ name: String) throws -> Zone { try #require(ZoneDatabase().zone(ZoneName(trusted: name))) }

    @Test(
        .proves("GTSD-6.1-10"),
        arguments: [
            ("Europe/Berlin", "2026-03-25"), ("Europe/Berlin", "2026-10-21"), ("America/New_York", "2026-03-04"),
            ("Asia/Riyadh", "2028-02-26"),
        ])
    func everyDateOfAClockChangeCountsOnce(_ name: String, _ first: String) throws {
        let zone = try zone(name)
        let start = try LocalDate(validating: first)
        // From noon to noon eight days later: nine dates, whatever the clocks do, 29 February among them.
        let lived = dates(from: zone.instant(of: start, at: try #require(LocalTime(hour: 12, minute: 0))), hours: 8 * 24 + 1) { _ in zone }
        #expect(lived == (0..<9).map { start + $0 })
        let result = StreakRule.recompute(lived.map { _ in StreakDay(completed: 4, total: 5) }, policy: policy)
        #expect(result.state.current == 9)
        #expect(
            StreakRule.byType(lived.map { TypeDay(date: $0, type: .meal, completed: 3, total: 3) }, today: start + 8).first?.current == 9)
    }

    @Test(
        .proves("GTSD-6.1-10"),
        arguments: [
            ("Asia/Riyadh", "Europe/London"), ("Europe/London", "Asia/Riyadh"), ("Pacific/Auckland", "Pacific/Honolulu"),
            ("Pacific/Honolulu", "Pacific/Auckland"),
        ])
    func travelNeitherTicksADateTwiceNorBreaks(_ from: String, _ to: String) throws {
        let (home, away) = (try zone(from), try zone(to))
        let start = try LocalDate.of(2026, 6, 1)
        // Four days at home, then at once four days away.
        let lived = dates(from: home.startOfDay(start), hours: 8 * 24) { $0 < 96 ? home : away }
        let last = try #require(lived.last)
        let history = (0...(last - start)).map { offset in
            let isLived = lived.contains(start + offset)
            return StreakDay(completed: isLived ? 5 : 0, total: 5, isLived: isLived)
        }
        let result = StreakRule.recompute(history, policy: policy)
        // A date lived twice is one entry, a date travelled across is neutral; the streak is the number of dates lived.
        #expect(result.state.current == Int64(lived.count))
        #expect(!result.outcomes.contains(.missed))
        #expect(Set(lived).count == lived.count)
    }

    @Test func aFreezeSavesAStreakOnce() {
        #expect(state("+++-++", freezes: 1) == StreakState(current: 5, longest: 5, totalCompliantDays: 5, freezes: 0))
        #expect(state("+++--+", freezes: 1) == StreakState(current: 1, longest: 3, totalCompliantDays: 4, freezes: 0))
        #expect(state("+++-++") == StreakState(current: 2, longest: 3, totalCompliantDays: 5, freezes: 0))
        #expect(TaskPolicy().freezes == 0)
        // Nothing to save, nothing used.
        #expect(state("--", freezes: 1) == StreakState(freezes: 1))
        #expect(state("0", freezes: 1).freezes == 1)

        var one = StreakState(current: 3, longest: 4, totalCompliantDays: 9, freezes: 1)
        #expect(one.add(.missed) == .frozen)
        #expect(one == StreakState(current: 3, longest: 4, totalCompliantDays: 9, freezes: 0))
        #expect(one.add(.missed) == .missed)
        #expect(one == StreakState(current: 0, longest: 4, totalCompliantDays: 9, freezes: 0))
        #expect(one.add(.neutral) == .neutral && one.add(.open) == .open)
        #expect(one.current == 0 && one.totalCompliantDays == 9)
    }

    @Test func aFreezeAlsoStandsInForADayInGrace() {
        let now = summary("+++", "-+", freezes: 1)
        #expect(now.current == 4)
        #expect(now.freezesAvailable == 0)
        // Today is not over, so it uses none.
        #expect(summary("+++", "-", freezes: 1).freezesAvailable == 1)
    }

    @Test func freezesThatAreGivenCountFromTheirDay() {
        var history = days("++-+-+")
        history[3].granted = 1
        let result = StreakRule.recompute(history, policy: policy)
        #expect(result.outcomes == [.compliant, .compliant, .missed, .compliant, .frozen, .compliant])
        #expect(result.state == StreakState(current: 2, longest: 2, totalCompliantDays: 4, freezes: 0))
        var state = StreakState()
        state.grant(freezes: 2)
        state.grant(freezes: -5)
        #expect(state.freezes == 2)
    }

    @Test(arguments: [3, 7, 14, 30, 60, 100, 365] as [Int64]) func milestonesAtTheirDay(_ days: Int64) {
        #expect(StreakRule.milestone(reached: days - 1, after: days, policy: policy) == [days])
        #expect(StreakRule.milestone(reached: days - 2, after: days - 1, policy: policy) == [])
        #expect(StreakRule.milestone(reached: days, after: days + 1, policy: policy) == [])
        #expect(StreakRule.milestone(reached: days, after: days, policy: policy) == [])
        #expect(StreakRule.milestone(reached: days, after: 0, policy: policy) == [])
        let state = StreakState(current: days - 1, longest: days - 1, totalCompliantDays: days - 1, freezes: 0)
        #expect(StreakRule.summary(fixed: state, provisional: [], policy: policy).nextMilestone == days)
        let next = StreakRule.summary(fixed: state, provisional: [(1, 1)], policy: policy).nextMilestone
        #expect(next == policy.milestones.first { $0 > days })
    }

    @Test func severalMilestonesAtOnce() {
        #expect(StreakRule.milestone(reached: 2, after: 14, policy: policy) == [3, 7, 14])
        #expect(StreakRule.milestone(reached: 0, after: 1000, policy: policy) == policy.milestones)
        var shuffled = policy
        shuffled.milestones = [10, 2, 5]
        #expect(StreakRule.milestone(reached: 1, after: 5, policy: shuffled) == [2, 5])
        #expect(StreakRule.summary(fixed: StreakState(), provisional: [(1, 1)], policy: shuffled).nextMilestone == 2)
    }
}

@Suite struct TypeStreakTests {
    private let today = LocalDate.example

    private func byType(_ days: [(Int64, TaskType, Int64, Int64)]) -> [TypeStreak] {
        StreakRule.byType(days.map { TypeDay(date: today + $0.0, type: $0.1, completed: $0.3, total: $0.2) }, today: today)
    }

    @Test func allOfATypeMustBeDone() {
        #expect(byType([(-2, .meal, 3, 3), (-1, .meal, 3, 2), (0, .meal, 3, 3)]) == [TypeStreak(taskType: .meal, current: 1, longest: 1)])
        #expect(byType([(-2, .meal, 3, 3), (-1, .meal, 3, 3), (0, .meal, 3, 3)]) == [TypeStreak(taskType: .meal, current: 3, longest: 3)])
    }

    @Test func daysWithoutTheTypeAreNeutral() {
        let workouts = byType([(-7, .workout, 1, 1), (-5, .workout, 1, 1), (-3, .workout, 0, 0), (-2, .workout, 1, 1)])
        #expect(workouts == [TypeStreak(taskType: .workout, current: 3, longest: 3)])
        #expect(byType([(-1, .workout, 0, 0)]) == [])
    }

    @Test func todayDoesNoHarmAndNeitherDoesTomorrow() {
        #expect(byType([(-1, .cardio, 1, 1), (0, .cardio, 1, 0)]) == [TypeStreak(taskType: .cardio, current: 1, longest: 1)])
        #expect(byType([(-1, .cardio, 1, 1), (1, .cardio, 1, 0)]) == [TypeStreak(taskType: .cardio, current: 1, longest: 1)])
        // Done before a flight west, it comes again and stays done.
        #expect(byType([(-1, .cardio, 1, 1), (1, .cardio, 1, 1)]) == [TypeStreak(taskType: .cardio, current: 2, longest: 2)])
        #expect(byType([(1, .cardio, 1, 0)]) == [])
        #expect(byType([(-1, .cardio, 1, 0), (0, .cardio, 1, 0)]) == [TypeStreak(taskType: .cardio, current: 0, longest: 0)])
    }

    @Test func onADayThatWasTravelledAcrossWhatIsDoneCountsAndWhatIsNotDoesNoHarm() {
        var days = (-3...0).map { TypeDay(date: today + $0, type: .meal, completed: 3, total: 3) }
        days[1].isLived = false
        #expect(StreakRule.byType(days, today: today) == [TypeStreak(taskType: .meal, current: 4, longest: 4)])
        days[1].completed = 2
        #expect(StreakRule.byType(days, today: today) == [TypeStreak(taskType: .meal, current: 3, longest: 3)])
        days[1].isLived = true
        #expect(StreakRule.byType(days, today: today) == [TypeStreak(taskType: .meal, current: 2, longest: 2)])
    }

    @Test func typesStandApartAndInOrder() {
        let days: [(Int64, TaskType, Int64, Int64)] = [
            (0, .hydration, 1, 1), (-1, .hydration, 1, 0), (-2, .hydration, 1, 1), (-3, .hydration, 1, 1), (0, .workout, 1, 1),
            (-1, .weightLog, 1, 1),
        ]
        let expected = [
            TypeStreak(taskType: .workout, current: 1, longest: 1), TypeStreak(taskType: .hydration, current: 1, longest: 2),
            TypeStreak(taskType: .weightLog, current: 1, longest: 1),
        ]
        #expect(byType(days) == expected)
        #expect(byType(days.reversed()) == expected)
    }
}
