import AppTesting
import Contracts
import Platform
import ServiceKit
import Storage
import TasksDomain
import TasksService
import TestSupport
import Testing
import Wire

/// SplitMix64: the same history for the same seed.
struct Chance: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
        return mixed ^ (mixed >> 31)
    }
    mutating func below(_ count: Int) -> Int { Int(next() % UInt64(count)) }
    mutating func pick<T>(_ items: [T]) -> T { items[below(items.count)] }
}

/// The streak that is kept from day to day is the one that all days make.
@Suite(.serialized) struct StreakHistoryTests {
    private static let zones = [
        "Asia/Riyadh", "Europe/Berlin", "America/New_York", "America/Los_Angeles", "Pacific/Auckland", "Pacific/Kiritimati",
        "Pacific/Pago_Pago",
        "Asia/Kathmandu", "UTC",
    ]

    @Test(.proves("GTSD-6.1-10"), arguments: Engine.allCases, [UInt64(1), 2, 3])
    func aRandomHistoryIsKeptAsItWouldBeRecomputed(_ engine: Engine, _ seed: UInt64) async throws {
        let freezes = Int64(seed) - 1
        try await TasksFixture.run(engine: engine, configure: { $0.policy.freezes = freezes }) { fixture in
            var chance = Chance(state: seed)
            let diary = try await Diary.begin(fixture)
            var total: Int64 = 0
            for step in 0..<120 {
                // Forward by some hours, now and then by days; never back.
                fixture.tasks.clock.advance(by: .minutes(Int64(chance.below(chance.below(12) == 0 ? 6 * 1440 : 900))))
                let comment = Comment(rawValue: "seed \(seed), step \(step), \(diary.today.text) in \(diary.zone.name.text)")
                switch chance.below(10) {
                case 0: try await diary.travel(to: chance.pick(Self.zones))
                case 1:
                    // A day without tasks.
                    if try await diary.started().allSatisfy({ $0.status == .pending }) {
                        try await diary.seed(0)
                        try await diary.check()
                    }
                case 2, 3:
                    // Late, for yesterday or the day before; too late as often as not.
                    let date = diary.today - 1 - Int64(chance.below(2))
                    for task in try await diary.tasks(date).filter({ $0.status == .pending && $0.type != .weightLog }) {
                        let answer = try await diary.answer(task)
                        #expect([201, 409].contains(answer.status), comment)
                    }
                case 4:
                    if let done = try await diary.started().first(where: { $0.status == .completed }) { _ = try await diary.undo(done) }
                case 5:
                    if let task = try await diary.started().first(where: { $0.status == .pending }) { _ = try await diary.skip(task) }
                default:
                    let pending = try await diary.started().filter { $0.status != .completed && $0.type != .weightLog }
                    for task in pending.prefix(chance.pick([1, 4, 9, 9])) {
                        let answer = try await diary.answer(task)
                        #expect([201, 409].contains(answer.status), comment)
                    }
                }
                let streaks = try await diary.streaks()
                try await expectSound(diary, freezes: freezes, comment)
                // The sum counts every day that is compliant, closed or not.
                let compliant = try await fixture.rows("""
                    SELECT 1 FROM days WHERE outcome = 'compliant' OR (outcome IS NULL AND total > 0 AND completed * 100 >= total * 80)
                    """)
                #expect(streaks.totalCompliantDays == compliant, comment)
                let kept = try await diary.kept().state
                // What is fixed only grows, and what is shown never falls behind it in its sums.
                #expect(kept.totalCompliantDays >= total && streaks.totalCompliantDays >= kept.totalCompliantDays, comment)
                #expect(streaks.longest >= kept.longest && streaks.current <= streaks.longest, comment)
                total = kept.totalCompliantDays
            }
            // Everything is over: what is shown is what is kept.
            try diary.go(to: diary.today + 20)
            let end = try await diary.streaks()
            let (days, outcomes) = try await diary.fixedDays()
            #expect(end.totalCompliantDays == outcomes.count { $0 == .compliant } && end.current == 0)
            #expect(Set(outcomes).isSuperset(of: [.compliant, .missed, .neutral]) && days.count > 40)
            #expect(try await fixture.rows("SELECT series_id, date FROM tasks GROUP BY series_id, date HAVING COUNT(*) > 1") == 0)
            // Each task that is done has its evidence, and each day counts what is done in it.
            #expect(try await fixture.rows("""
                SELECT 1 FROM tasks LEFT JOIN evidence ON evidence.task_id = tasks.id
                WHERE (tasks.status = 'completed') <> (evidence.id IS NOT NULL)
                """) == 0)
            #expect(try await fixture.rows("""
                SELECT 1 FROM days WHERE completed <> (SELECT COUNT(*) FROM tasks WHERE tasks.user_id = days.user_id AND tasks.date = \
                days.date
                                                       AND status = 'completed')
                """) == 0)
        }
    }
}
