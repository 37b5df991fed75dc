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

@Suite(.serialized) struct ListRaceTests {
    /// Today, a day ahead, and the days somebody was away: one set of tasks each, whoever asks first.
    @Test(.proves("GTSD-P-3.4-12"), arguments: Engine.allCases)
    func fiftyFirstReadsMakeOneSetOfTasks(_ engine: Engine) async throws {
        try await TasksFixture.run(engine: engine) { fixture async throws in
            let person = try await fixture.somebody()
            func race(_ date: String?) async throws -> TaskList {
                let lists = try await parallel(50) { _ in try await person.lists.day(date) }
                #expect(lists.allSatisfy { $0 == lists[0] })
                let count = try await fixture.tasks.database.read { db in
                    try await db.query("SELECT 1 FROM tasks WHERE date = \(lists[0].date.text)").count
                }
                #expect(count == lists[0].items.count && count > 0)
                return lists[0]
            }
            // Nobody has heard of this person yet either.
            let today = try await race(nil)
            #expect(today.titles == ListTests.monday)
            #expect(try await race("2026-03-17").items.count == 6)
            fixture.tasks.clock.advance(by: .days(3))
            #expect(try await race(nil).date.text == "2026-03-05")
            #expect(try await fixture.rows("SELECT 1 FROM days") == 5)
            #expect(try await fixture.rows("SELECT DISTINCT plan_id FROM people") == 1)

            let plan = try await person.client.call(Tasks.plan)
            #expect(today.items.allSatisfy { $0.planId == plan.id && $0.source == .plan })
            #expect(plan.rules.filter { $0.weekdays.contains(1) }.map(\.seriesId) == today.items.map(\.seriesId))
            #expect(plan.rules.filter { $0.weekdays.contains(1) }.map(\.metadata) == today.items.map(\.metadata))
        }
    }

    /// An app that never heard whether its task was added says so again with its own name for it: at once, a month later, after all.
    @Test(arguments: Engine.allCases)
    func aTaskWithANameOfTheAppIsAddedOnce(_ engine: Engine) async throws {
        try await TasksFixture.run(engine: engine) { fixture async throws in
            let person = try await fixture.somebody(), other = try await fixture.somebody()
            let details = TaskDetails(title: .example, taskType: .hydration, clientId: .example)
            let added = try await parallel(20) { _ in try await person.client.call(Tasks.add, details) }
            #expect(Set(added.map(\.id)).count == 1)
            // The name is this person's alone.
            #expect(try await other.client.call(Tasks.add, details).id != added[0].id)
            #expect(try await fixture.rows("SELECT 1 FROM tasks WHERE client_id IS NOT NULL") == 2)
            // Its day is long over, and a new one with another name is of another day.
            fixture.tasks.clock.advance(by: .days(30))
            let late = TaskDetails(title: .example, taskType: .hydration, date: added[0].date, clientId: .example)
            #expect(try await person.client.call(Tasks.add, late).id == added[0].id)
            let unused = "01960f3e-7b6a-7c3e-9d2a-00000000ffff"
            let another = TaskDetails(title: .example, taskType: .hydration, date: added[0].date, clientId: ClientTaskID(trusted: unused))
            #expect(try await person.client.answer(Tasks.add, another).code == .dayClosed)
        }
    }

    @Test(arguments: Engine.allCases)
    func theDashboardAndTheListMakeOneDayTogether(_ engine: Engine) async throws {
        try await TasksFixture.run(engine: engine) { fixture async throws in
            let person = try await fixture.somebody()
            let totals = try await parallel(20) { index in
                index.isMultiple(of: 2)
                    ? try await person.client.call(Tasks.dashboard).total : Int64(try await person.lists.day().items.count)
            }
            #expect(totals == Array(repeating: 7, count: 20))
            #expect(try await fixture.rows("SELECT 1 FROM tasks") == 7)
        }
    }
}
