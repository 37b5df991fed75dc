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

/// Lists and own tasks as somebody's app asks for them.
struct ListReader: Sendable {
    let client: AppClient

    func day(
        _ date: String? = nil, type: TaskType? = nil, group: TaskGroup? = nil, status: TaskStatusFilter? = nil, sort: TaskSort? = nil,
        limit: Int64? = nil, after cursor: OpaqueToken? = nil
    ) async throws -> TaskList {
        try await client.call(
            Tasks.list,
            TaskQuery(
                date: try date.map { try LocalDate(validating: $0) }, type: type, group: group, status: status, sort: sort,
                limit: limit.map { Whole(trusted: $0) }, cursor: cursor), Nothing())
    }

    /// `GET /tasks` with a query as it is.
    func ask(_ query: String) async throws -> Answer {
        try await checked(Tasks.list.description, Tasks.list.path.description + "?" + query)
    }

    func one(_ id: TaskID) async throws -> DailyTask { try await client.call(Tasks.one, TaskParameters(id: id), Nothing()) }

    @discardableResult
    func add(
        _ title: String = "Stretch", _ type: TaskType = .workout, on date: String? = nil, at time: String? = nil, priority: Int64? = nil
    ) async throws -> DailyTask {
        try await client.call(
            Tasks.add,
            TaskDetails(
                title: try TaskTitle(validating: title), taskType: type, date: try date.map { try LocalDate(validating: $0) },
                dueTime: try time.map { try LocalTime(validating: $0) }, priority: priority.map { Whole(trusted: $0) }))
    }

    /// `POST /tasks` with a body as it is.
    func add(json: String) async throws -> Answer {
        try await checked(Tasks.add.description, Tasks.add.path.description, json: json)
    }

    /// `PATCH /tasks/{id}` with a body as it is.
    func change(_ id: TaskID, json: String) async throws -> Answer {
        try await checked(Tasks.change.description, try CallTarget.make(Tasks.change.path, TaskParameters(id: id)), json: json)
    }

    func delete(_ id: TaskID) async throws -> Answer { try await client.answer(Tasks.delete, TaskParameters(id: id), Nothing()) }

    @discardableResult
    func complete(_ task: DailyTask, _ details: EvidenceDetails) async throws -> CompletionAnswer {
        try await client.call(Tasks.complete, TaskParameters(id: task.id), details)
    }

    /// Completes a task by numbers.
    @discardableResult
    func complete(_ task: DailyTask, _ set: (inout TaskMetrics) -> Void) async throws -> CompletionAnswer {
        var metrics = TaskMetrics()
        set(&metrics)
        return try await complete(task, EvidenceDetails(type: .metrics, metrics: metrics))
    }

    /// Completes a task by words.
    @discardableResult
    func complete(_ task: DailyTask) async throws -> CompletionAnswer {
        try await complete(task, EvidenceDetails(type: .textLog, text: EvidenceText(trusted: "Done, and it was good")))
    }

    /// Sends, and holds the answer against the contract.
    private func checked(_ endpoint: EndpointDescription, _ target: String, json: String? = nil) async throws -> Answer {
        let answer =
            if let json { try await client.json(endpoint.method, target, json) } else { try await client.send(endpoint.method, target) }
        let violations = endpoint.violations(status: answer.status, contentType: answer.headers["Content-Type"], body: answer.json)
        #expect(violations.isEmpty, "\(endpoint.id)")
        return answer
    }
}

extension Somebody {
    var lists: ListReader { ListReader(client: client) }
}

extension TaskList {
    var titles: [String] { items.map(\.title) }
}

extension TasksFixture {
    /// Times anybody's days were changed under the lock of their row.
    func changes(of somebody: Somebody) async throws -> Int64 {
        try await tasks.database.read { db in
            try await db.first("SELECT version FROM people WHERE user_id = \(somebody.id.text)").map { try $0.get(0) } ?? 0
        }
    }
}

@Suite(.serialized) struct ListTests {
    /// Monday of the default plan.
    static let monday = [
        "Log your weight", "Breakfast", "Take your supplements", "Lunch", "Full-body strength", "Dinner", "Drink water",
    ]

    @Test(.proves("GTSD-4.1-01"), arguments: Engine.allCases)
    func todayHasEveryTaskOfItsDayAndNoneOfOthers(_ engine: Engine) async throws {
        try await TasksFixture.run(engine: engine) { fixture async throws in
            let person = try await fixture.somebody()
            let other = try await fixture.somebody()
            let tomorrow = try await person.lists.add("Tomorrow's", on: "2026-03-03")
            try await other.lists.add("Somebody else's")
            let own = try await person.lists.add("A walk after lunch", .cardio, at: "14:30")
            let list = try await person.lists.day()
            #expect(list.date.text == "2026-03-02" && list.nextCursor == nil)
            #expect(list.titles == Array(Self.monday.prefix(4)) + ["A walk after lunch"] + Array(Self.monday.suffix(3)))
            #expect(list.items.allSatisfy { $0.date == list.date && $0.status == .pending && $0.evidence == nil && $0.completedAt == nil })
            #expect(list.items.map(\.source) == [.plan, .plan, .plan, .plan, .own, .plan, .plan, .plan])
            #expect(!list.items.contains { $0.id == tomorrow.id } && list.items.contains { $0.id == own.id })
            // Asked for by its date it is the same list.
            #expect(try await person.lists.day("2026-03-02") == list)
            // On the clock of Riyadh, three hours east.
            #expect(list.items[1].dueTime.text == "07:30" && list.items[1].dueDate.text == "2026-03-02T04:30:00.000Z")
        }
    }

    @Test(.proves("GTSD-4.1-07"), arguments: Engine.allCases)
    func otherDatesCanBeChosen(_ engine: Engine) async throws {
        try await TasksFixture.run(engine: engine) { fixture async throws in
            let person = try await fixture.somebody()
            let monday = try await person.lists.day()
            fixture.tasks.clock.advance(by: .days(1))
            // Tuesday: cardio instead of strength, and no weighing.
            let tuesday = try await person.lists.day()
            #expect(tuesday.date.text == "2026-03-03")
            #expect(tuesday.titles == ["Breakfast", "Take your supplements", "Lunch", "Cardio", "Dinner", "Drink water"])
            #expect(try await person.lists.day("2026-03-02") == monday)
            let wednesday = try await person.lists.day("2026-03-04")
            #expect(wednesday.titles == Self.monday.filter { $0 != "Log your weight" })
            #expect(Set(wednesday.items.map(\.id)).isDisjoint(with: monday.items.map(\.id) + tuesday.items.map(\.id)))
            // The same rule's tasks share their series.
            #expect(wednesday.items.first { $0.title == "Lunch" }?.seriesId == monday.items.first { $0.title == "Lunch" }?.seriesId)
            for date in [
                "yesterday", "2026-02-29", "2026-3-1", "20260301", "", "2026-03-02T00:00:00Z", "%D9%A2%D9%A0%D9%A2%D9%A6-03-01", "-1",
            ] {
                let answer = try await person.lists.ask("date=\(date)")
                #expect(answer.status == 422 && answer.fields == ["date malformed"], "\(date)")
            }
            // What was looked at ahead of its day is the same when the day has come.
            fixture.tasks.clock.advance(by: .days(1))
            #expect(try await person.lists.day() == wednesday)
        }
    }

    @Test(arguments: Engine.allCases)
    func daysReachFromTheStartOfThePlanToThirtyDaysAhead(_ engine: Engine) async throws {
        try await TasksFixture.run(engine: engine) { fixture async throws in
            let person = try await fixture.somebody()
            for date in ["2026-03-01", "1999-12-31", "0001-01-01"] {
                let list = try await person.lists.day(date)
                #expect(list.date.text == date && list.items.isEmpty && list.nextCursor == nil)
            }
            #expect(try await person.lists.day("2026-04-01").items.count == 6)
            for date in ["2026-04-02", "2027-03-02", "9999-12-31"] {
                let answer = try await person.lists.ask("date=\(date)")
                #expect(answer.status == 422 && answer.fields == ["date must_not_be_later"], "\(date)")
                #expect(answer.text.contains("2026-04-01"))
            }
            // Neither made a day: today is the plan's, the other the one that was asked for.
            #expect(try await fixture.rows("SELECT 1 FROM days") == 2)
            // Days between, which nobody opened, are made when the next one is.
            fixture.tasks.clock.advance(by: .days(5))
            #expect(try await person.lists.day("2026-03-05").items.count == 6)
            #expect(try await fixture.rows("SELECT 1 FROM days") == 7)
        }
    }

    /// Somebody who comes back after years finds what they left, today's tasks, and not a thousand days in between.
    @Test func anAbsenceOfYearsIsNotMadeUpFor() async throws {
        try await TasksFixture.run { fixture async throws in
            let person = try await fixture.somebody()
            let first = try await person.lists.day()
            fixture.tasks.clock.advance(by: .days(1000))
            let back = fixture.again(person)
            #expect(try await back.lists.day().items.count >= 6)
            #expect(try await back.lists.day("2026-03-02") == first)
            // The reminder that was due all that time changes the person too, whenever its turn comes.
            fixture.tasks.app.runtime.work.wake()
            let now = fixture.tasks.clock.now()
            try await eventually("nothing is due") { try await fixture.rows("SELECT id FROM work WHERE due_at <= \(now)") == 0 }
            let changes = try await fixture.changes(of: person)
            #expect(try await back.lists.day("2026-06-01").items.isEmpty)
            #expect(try await fixture.rows("SELECT 1 FROM days") == 402)
            // A day that will never be made is not tried again and again.
            #expect(try await fixture.changes(of: person) == changes)
        }
    }

    /// A list that is there is read and nothing else.
    @Test(arguments: Engine.allCases)
    func readingADayThatIsThereChangesNothing(_ engine: Engine) async throws {
        try await TasksFixture.run(engine: engine) { fixture async throws in
            let person = try await fixture.somebody()
            let list = try await person.lists.day()
            _ = try await person.lists.day("2026-03-20")
            let changes = try await fixture.changes(of: person)
            for _ in 0..<3 {
                #expect(try await person.lists.day() == list)
                _ = try await person.lists.day("2026-03-20")
                _ = try await person.lists.day("2026-02-20")
                _ = try await person.lists.one(list.items[0].id)
                _ = try await person.client.call(Tasks.plan)
                _ = try await person.client.call(Tasks.dashboard)
            }
            #expect(try await fixture.changes(of: person) == changes)
        }
    }

    @Test(.proves("GTSD-4.3-01"), arguments: Engine.allCases)
    func filtersOfGroupAndTypeGiveTheirTasks(_ engine: Engine) async throws {
        try await TasksFixture.run(engine: engine) { fixture async throws in
            let person = try await fixture.somebody()
            try await person.lists.add("Run", .cardio, at: "18:00")
            try await person.lists.add("Photo", .progressPhoto, at: "09:00")
            let all = try await person.lists.day().items
            #expect(all.count == 9)
            func titles(_ group: TaskGroup) async throws -> [String] { try await person.lists.day(group: group).titles }
            #expect(try await titles(.nutrition) == ["Breakfast", "Lunch", "Dinner"])
            #expect(try await titles(.exercise) == ["Full-body strength", "Run"])
            #expect(try await titles(.supplements) == ["Take your supplements"])
            #expect(try await titles(.hydration) == ["Drink water"])
            #expect(try await titles(.tracking) == ["Log your weight", "Photo"])
            for type in TaskType.allCases {
                #expect(try await person.lists.day(type: type).items == all.filter { $0.taskType == type })
            }
            // Both at once have to hold.
            #expect(try await person.lists.day(type: .cardio, group: .exercise).titles == ["Run"])
            #expect(try await person.lists.day(type: .cardio, group: .nutrition).items.isEmpty)
        }
    }

    @Test(.proves("GTSD-4.3-02"), arguments: Engine.allCases)
    func aSkippedTaskIsIncomplete(_ engine: Engine) async throws {
        try await TasksFixture.run(engine: engine) { fixture async throws in
            let person = try await fixture.somebody()
            let all = try await person.lists.day().items
            try await person.lists.complete(all[1])
            _ = try await person.client.call(Tasks.skip, TaskParameters(id: all[2].id), Nothing())
            func ids(_ status: TaskStatusFilter) async throws -> [TaskID] { try await person.lists.day(status: status).items.map(\.id) }
            #expect(try await ids(.all) == all.map(\.id))
            #expect(try await ids(.completed) == [all[1].id])
            #expect(try await ids(.skipped) == [all[2].id])
            #expect(try await ids(.pending) == [all[0].id] + all[3...].map(\.id))
            #expect(try await ids(.incomplete) == [all[0].id] + all[2...].map(\.id))
            #expect(try await person.lists.day(group: .supplements, status: .pending).items.isEmpty)
            let completed = try #require(try await person.lists.day(status: .completed).items.first)
            #expect(completed.evidence?.text?.text == "Done, and it was good" && completed.completedAt == fixture.now)
            #expect(try await person.lists.one(completed.id) == completed)
        }
    }

    @Test(arguments: Engine.allCases)
    func aListIsByTimeOrByPriority(_ engine: Engine) async throws {
        try await TasksFixture.run(engine: engine) { fixture async throws in
            let person = try await fixture.somebody()
            // Three that are alike but for the order they were made in.
            for number in 1...3 { try await person.lists.add("Alike \(number)", at: "13:30", priority: 1) }
            let time = try await person.lists.day(sort: .time)
            #expect(try await person.lists.day() == time)
            #expect(time.items.map(\.dueTime) == time.items.map(\.dueTime).sorted())
            #expect(time.titles.filter { $0.hasPrefix("Alike") } == ["Alike 1", "Alike 2", "Alike 3"])
            let priority = try await person.lists.day(sort: .priority)
            #expect(priority.items == TaskOrder.sort(time.items, by: .priority))
            #expect(
                priority.titles == [
                    "Breakfast", "Lunch", "Alike 1", "Alike 2", "Alike 3", "Full-body strength", "Dinner", "Log your weight", "Drink water",
                    "Take your supplements",
                ])
        }
    }

    @Test func thePlansWordsAreInTheReadersLanguageAndOwnOnesStay() async throws {
        try await TasksFixture.run { fixture async throws in
            let person = try await fixture.somebody()
            try await person.lists.add("Stretch", at: "06:00")
            let arabic = ListReader(client: person.client.with("Accept-Language", "ar"))
            let list = try await arabic.day()
            #expect(
                list.titles == [
                    "Stretch", "سجّل وزنك", "الفطور", "تناول المكملات", "الغداء", "تمارين القوة لكامل الجسم", "العشاء", "شرب الماء",
                ])
            #expect(list.items[1].description == "صباحًا قبل الفطور، وعلى الميزان نفسه." && list.items[0].description == nil)
            #expect(try await arabic.one(list.items[2].id).title == "الفطور")
            #expect(try await person.lists.one(list.items[2].id).title == "Breakfast")
        }
    }
}
