import Contracts
import TasksDomain
import Testing

/// Random histories: what is kept step by step equals what the whole history gives.
@Suite struct StreakHistoryTests {
    private let policy = TaskPolicy()

    private func randomDay(_ generator: inout SplitMix) -> StreakDay {
        let total = Int64.random(in: 0...9, using: &generator)
        // Mostly near the threshold, so that streaks of some length occur.
        let missing = min(total, [0, 0, 0, 1, 1, 2, 5].randomElement(using: &generator) ?? 0)
        let isLived = Int.random(in: 0..<20, using: &generator) > 0
        let granted: Int64 = Int.random(in: 0..<15, using: &generator) == 0 ? 1 : 0
        return StreakDay(completed: total - missing, total: total, isLived: isLived, granted: granted)
    }

    /// Without freezes the streaks are the runs between missed days.
    private func reference(_ days: [StreakDay], today: StreakDay?) -> (current: Int64, longest: Int64, total: Int64) {
        func isCompliant(_ day: StreakDay) -> Bool { day.isLived && day.total > 0 && day.completed * 5 >= day.total * 4 }
        func isMissed(_ day: StreakDay) -> Bool { day.isLived && day.total > 0 && !isCompliant(day) }
        let counted = days + (today.map { isCompliant($0) ? [$0] : [] } ?? [])
        let runs = counted.split(omittingEmptySubsequences: false, whereSeparator: isMissed).map { Int64($0.count(where: isCompliant)) }
        return (runs.last ?? 0, runs.max() ?? 0, runs.reduce(0, +))
    }

    @Test(arguments: [1, 2, 3, 4, 5, 6] as [UInt64]) func piecesOfAnySizeGiveTheWhole(_ seed: UInt64) {
        var generator = SplitMix(state: seed)
        for _ in 0..<120 {
            let days = (0..<Int.random(in: 0...200, using: &generator)).map { _ in randomDay(&generator) }
            var policy = policy
            policy.freezes = Int64.random(in: 0...3, using: &generator)

            var state = StreakState(freezes: policy.freezes)
            var outcomes: [DayOutcome] = []
            var rest = days[...]
            while !rest.isEmpty {
                let piece = rest.prefix(Int.random(in: 1...12, using: &generator))
                outcomes += StreakRule.fold(piece, into: &state, policy: policy)
                rest = rest.dropFirst(piece.count)
                // What is stored between two pieces is all that is needed.
                state = StreakState(
                    current: state.current, longest: state.longest, totalCompliantDays: state.totalCompliantDays, freezes: state.freezes)
                #expect(state.current <= state.longest && state.longest <= state.totalCompliantDays && state.freezes >= 0)
            }
            let whole = StreakRule.recompute(days, policy: policy)
            #expect(whole.state == state)
            #expect(whole.outcomes == outcomes)
            #expect(outcomes.count == days.count)
            #expect(Int64(outcomes.count { $0 == .compliant }) == state.totalCompliantDays)
            let given = policy.freezes + days.reduce(0) { $0 + $1.granted }
            #expect(Int64(outcomes.count { $0 == .frozen }) == given - state.freezes)

            // The stored outcomes lead to the same state again.
            var again = StreakState(freezes: policy.freezes)
            for (day, outcome) in zip(days, outcomes) {
                again.grant(freezes: day.granted)
                #expect(again.add(outcome) == outcome)
            }
            #expect(again == state)
        }
    }

    @Test(arguments: [11, 12, 13] as [UInt64]) func aLifeWithLateEvidence(_ seed: UInt64) {
        var generator = SplitMix(state: seed)
        for _ in 0..<40 {
            var history: [StreakDay] = []
            var fixed = StreakState()
            var fixedCount = 0
            for _ in 0..<150 {
                // A new day begins; those whose grace of one or two days is over are fixed.
                var day = randomDay(&generator)
                (day.granted, day.completed, day.isLived) = (0, 0, true)
                history.append(day)
                let open = Int.random(in: 1...3, using: &generator)
                while history.count - fixedCount > open {
                    StreakRule.fold([history[fixedCount]], into: &fixed, policy: policy)
                    fixedCount += 1
                }
                // Tasks of today and of the days in grace are done, now and then undone today.
                for _ in 0..<Int.random(in: 0...12, using: &generator) {
                    let index = Int.random(in: fixedCount..<history.count, using: &generator)
                    history[index].completed = min(history[index].total, history[index].completed + 1)
                }
                if history[history.count - 1].completed > 0, Int.random(in: 0..<6, using: &generator) == 0 {
                    history[history.count - 1].completed -= 1
                }
                let now = StreakRule.summary(
                    fixed: fixed, provisional: history[fixedCount...].map { ($0.completed, $0.total) }, policy: policy)
                let expected = reference(history.dropLast(), today: history.last)
                #expect(now.current == expected.current && now.longest == expected.longest)
                #expect(now.totalCompliantDays == expected.total)
                #expect(fixed == StreakRule.recompute(history[..<fixedCount], policy: policy).state)
            }
        }
    }

    @Test(arguments: [21, 22] as [UInt64]) func freezesNeverHurt(_ seed: UInt64) {
        var generator = SplitMix(state: seed)
        for _ in 0..<200 {
            let days = (0..<60).map { _ in
                var day = randomDay(&generator)
                day.granted = 0
                return day
            }
            var policy = policy
            var before = StreakRule.recompute(days, policy: policy).state
            let expected = reference(days, today: nil)
            #expect(before.current == expected.current && before.longest == expected.longest)
            for freezes in 1...4 as ClosedRange<Int64> {
                policy.freezes = freezes
                let state = StreakRule.recompute(days, policy: policy).state
                #expect(state.totalCompliantDays == before.totalCompliantDays)
                #expect(state.current >= before.current && state.longest >= before.longest)
                before = state
            }
        }
    }
}
