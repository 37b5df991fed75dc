import AppTesting
import Contracts
import HTTPCore
import JSONCoding
import Platform
import Security
import ServiceKit
import Storage
import TasksDomain
import TasksService
import TestSupport
import Testing
import Wire

extension ListReader {
    func history(_ task: DailyTask, limit: Int64? = nil, after cursor: OpaqueToken? = nil) async throws -> TaskHistory {
        try await client.call(
            Tasks.history, HistoryQuery(id: task.id, limit: limit.map { Whole(trusted: $0) }, cursor: cursor), Nothing())
    }
}

@Suite(.serialized) struct HistoryTests {
    @Test(.proves("GTSD-P-3.4-08"), arguments: Engine.allCases)
    func aSeriesShowsItsCompletionsNewestFirst(_ engine: Engine) async throws {
        try await TasksFixture.run(engine: engine) { fixture async throws in
            let person = try await fixture.somebody()
            let stranger = try await fixture.somebody()
            var lunches: [DailyTask] = []
            for day in 0..<6 {
                let lunch = try #require(try await person.lists.day().items.first { $0.title == "Lunch" })
                lunches.append(lunch)
                // Wednesday's is skipped and Saturday's still to do.
                switch day {
                case 2: _ = try await person.client.call(Tasks.skip, TaskParameters(id: lunch.id), Nothing())
                case 5: break
                default: try await person.lists.complete(lunch) { $0.calories = Whole(trusted: 500 + Int64(day)) }
                }
                try await person.lists.complete(try #require(try await person.lists.day().items.first { $0.title == "Dinner" }))
                if day < 5 { fixture.tasks.clock.advance(by: .days(1)) }
            }
            let history = try await person.lists.history(lunches[5])
            #expect(history.items.map(\.date.text) == ["2026-03-06", "2026-03-05", "2026-03-03", "2026-03-02"])
            #expect(history.items.map { $0.evidence?.metrics?.calories?.value } == [504, 503, 501, 500])
            #expect(history.items.allSatisfy { $0.seriesId == lunches[0].seriesId && $0.status == .completed && $0.completedAt != nil })
            #expect(history.nextCursor == nil)
            // The same from every task of the series.
            for lunch in lunches { #expect(try await person.lists.history(lunch) == history) }

            // In pages, also when one is added in front meanwhile.
            let first = try await person.lists.history(lunches[0], limit: 2)
            #expect(first.items == Array(history.items.prefix(2)))
            try await person.lists.complete(lunches[5])
            let second = try await person.lists.history(lunches[0], limit: 2, after: first.nextCursor)
            #expect(second.items == Array(history.items.suffix(2)) && second.nextCursor == nil)
            #expect(try await person.lists.history(lunches[0], limit: 200).items.count == 5)
            // What was taken back is no completion.
            _ = try await person.client.call(Tasks.undo, TaskParameters(id: lunches[5].id), Nothing())
            #expect(try await person.lists.history(lunches[5]) == history)

            for id in [lunches[0].id, .example] {
                #expect(try await stranger.client.answer(Tasks.history, HistoryQuery(id: id), Nothing()).code == .notFound)
            }
        }
    }

    @Test(arguments: Engine.allCases)
    func lateEvidenceStandsWhereItsDayIs(_ engine: Engine) async throws {
        try await TasksFixture.run(engine: engine) { fixture async throws in
            let person = try await fixture.somebody()
            let monday = try await person.lists.day().items[1]
            fixture.tasks.clock.advance(by: .days(1))
            let tuesday = try await person.lists.day().items[0]
            #expect(monday.title == "Breakfast" && tuesday.seriesId == monday.seriesId)
            try await person.lists.complete(tuesday)
            fixture.tasks.clock.advance(by: .hours(1))
            try await person.lists.complete(monday)
            let history = try await person.lists.history(tuesday)
            #expect(history.items.map(\.id) == [tuesday.id, monday.id] && history.items.map { $0.evidence?.late } == [false, true])
        }
    }

    @Test(arguments: Engine.allCases)
    func anOwnTaskIsASeriesOfItsOwn(_ engine: Engine) async throws {
        try await TasksFixture.run(engine: engine) { fixture async throws in
            let person = try await fixture.somebody()
            let (one, other) = (try await person.lists.add("Run", .cardio), try await person.lists.add("Run", .cardio))
            #expect(try await person.lists.history(one).items.isEmpty)
            try await person.lists.complete(one)
            #expect(try await person.lists.history(one).items.map(\.id) == [one.id])
            #expect(try await person.lists.history(other).items.isEmpty)
        }
    }

    /// Weights that were logged elsewhere are completions too.
    @Test func weighInsOfThreeWeeks() async throws {
        try await TasksFixture.run { fixture async throws in
            let person = try await fixture.somebody()
            for week in 0..<3 {
                let today = try await person.lists.day().date
                #expect(
                    try await fixture.tell(.weightLogged, about: person, facts: EventFacts(count: 8000 - Int64(week) * 50, date: today))
                        .status == 204)
                if week < 2 { fixture.tasks.clock.advance(by: .days(7)) }
            }
            let task = try #require(try await person.lists.day(type: .weightLog).items.first)
            let history = try await person.lists.history(task)
            #expect(history.items.map { $0.evidence?.metrics?.weightKg?.value } == [79, 79.5, 80])
            #expect(history.items.map(\.date.text) == ["2026-03-16", "2026-03-09", "2026-03-02"])
        }
    }
}
