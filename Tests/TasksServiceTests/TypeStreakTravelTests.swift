import AppTesting
import Contracts
import Platform
import ServiceKit
import Storage
import TasksService
import TestSupport
import Testing
import Wire

/// The streaks of each type while somebody travels, against a fold that knows the requirement and nothing of the service.
@Suite(.serialized) struct TypeStreakTravelTests {
    /// Both sides of the date line, and clocks that change within the weeks of the test.
    private static let zones = [
        "Asia/Riyadh", "Europe/Berlin", "America/New_York", "America/Los_Angeles", "Pacific/Auckland", "Pacific/Kiritimati",
        "Pacific/Pago_Pago",
    ]

    /// Where they were, since when. Everything happens at whole quarters of an hour, and so do clock changes.
    private struct Journey {
        private(set) var stays: [(since: Instant, zone: Zone)]
        private let start: Instant

        init(_ zone: Zone, at start: Instant) {
            // Before anybody looked they lived where they were first seen.
            self.start = start - .days(2)
            stays = [(self.start, zone)]
        }

        mutating func arrive(in zone: Zone, at now: Instant) { stays.append((now, zone)) }

        /// How many quarters of an hour each date was shown by the clock on their wall.
        func quarters(until now: Instant) -> [LocalDate: Int] {
            var shown: [LocalDate: Int] = [:]
            var stay = 0, moment = start
            while moment < now {
                while stay + 1 < stays.count, stays[stay + 1].since <= moment { stay += 1 }
                shown[stays[stay].zone.localDate(at: moment), default: 0] += 1
                moment = moment + .minutes(15)
            }
            return shown
        }
    }

    /// "A day counts when all tasks of that type are done; days without that type are neutral." A day that was not theirs for twelve hours
    /// is no miss, and nothing is missed before it is over.
    private func expected(
        _ tasks: [(date: LocalDate, type: TaskType, isDone: Bool)], _ lived: [LocalDate: Int], today: LocalDate
    ) -> [TypeStreak] {
        TaskType.allCases.compactMap { type in
            var run: Int64 = 0, best: Int64 = 0, isKnown = false
            for (date, tasks) in Dictionary(grouping: tasks.filter { $0.type == type }, by: \.date).sorted(by: { $0.key < $1.key }) {
                let isDone = tasks.allSatisfy(\.isDone)
                if isDone || date <= today { isKnown = true }
                if isDone { run += 1 } else if date < today, lived[date, default: 0] >= 48 { run = 0 }
                best = max(best, run)
            }
            return isKnown ? TypeStreak(taskType: type, current: run, longest: best) : nil
        }
    }

    @Test(.proves("GTSD-P-3.6-01", "GTSD-6.1-10"), arguments: Engine.allCases, [UInt64(1), 2])
    func whereverTheyAreTypesStandAsTheRequirementSays(_ engine: Engine, _ seed: UInt64) async throws {
        let home = try #require(ZoneDatabase().zone(ZoneName(trusted: Self.zones[0])))
        try await TasksFixture.run(engine: engine, start: home.startOfDay(try date("2026-03-02")) + .hours(8)) { fixture in
            var chance = Chance(state: seed)
            let diary = try await Diary.begin(fixture)
            var journey = Journey(home, at: fixture.now)
            var ahead = 0, across = 0
            for step in 0..<70 {
                fixture.tasks.clock.advance(by: .minutes(15 * Int64.random(in: 0..<70, using: &chance)))
                if Int.random(in: 0..<4, using: &chance) == 0 {
                    let zone = Self.zones.randomElement(using: &chance) ?? "UTC"
                    if zone != diary.zone.name.text {
                        try await diary.travel(to: zone)
                        journey.arrive(in: diary.zone, at: fixture.now)
                    }
                }
                let pending = try await diary.started().filter { $0.status == .pending && $0.type != .weightLog }
                // Mostly everything, so that streaks get somewhere; else what is done of one type, or half of it all.
                let chosen: [Diary.Entry] =
                    switch Int.random(in: 0..<8, using: &chance) {
                    case 0: pending.filter { $0.type == .meal }
                    case 1: Array(pending.prefix(pending.count / 2))
                    case 2: []
                    default: pending
                    }
                for task in chosen { #expect([201, 409].contains(try await diary.answer(task).status)) }

                let today = diary.today, lived = journey.quarters(until: fixture.now)
                let tasks = try await stored(diary)
                let streaks = try await diary.streaks()
                let comment = Comment(rawValue: "seed \(seed), step \(step), \(today.text) in \(diary.zone.name.text)")
                #expect(streaks.byType == expected(tasks, lived, today: today), comment)
                ahead += tasks.contains { $0.date > today && $0.isDone } ? 1 : 0
                across += tasks.contains { $0.date < today && $0.isDone && lived[$0.date, default: 0] < 48 } ? 1 : 0
            }
            // The journey went where the rule is easy to get wrong.
            #expect(ahead > 0 && across > 0, "seed \(seed)")
        }
    }

    private func stored(_ diary: Diary) async throws -> [(date: LocalDate, type: TaskType, isDone: Bool)] {
        try await diary.fixture.tasks.database.read { db in
            try await db.query("SELECT date, type, status FROM tasks WHERE user_id = \(diary.id.text)").map {
                (
                    try LocalDate(validating: $0.get(0)), try #require(TaskType(rawValue: $0.get(1))),
                    try $0.get(2, as: String.self) == "completed"
                )
            }
        }
    }
}
