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

@Suite(.serialized) struct OwnTaskTests {
    @Test(.proves("GTSD-P-3.4-02"), arguments: Engine.allCases)
    func everyTypeCanBeAdded(_ engine: Engine) async throws {
        try await TasksFixture.run(engine: engine) { fixture async throws in
            let person = try await fixture.somebody()
            var series: Set<SeriesID> = []
            for type in TaskType.allCases {
                let task = try await person.lists.add("Mine", type)
                #expect(task.taskType == type && task.group == type.group && task.source == .own && task.status == .pending)
                #expect(task.planId == nil && task.title == "Mine" && task.description == nil && task.metadata == TaskMetrics())
                #expect(task.date.text == "2026-03-02" && task.dueTime.text == "23:59" && task.priority.value == 2)
                #expect(task.createdAt == fixture.now && task.updatedAt == fixture.now)
                #expect(try await person.lists.one(task.id) == task)
                #expect(try await person.lists.day(type: type).items.contains(task))
                series.insert(task.seriesId)
            }
            #expect(series.count == TaskType.allCases.count)
            for type in ["running", "", "Meal", "workout ", "WORKOUT", "تمرين"] {
                #expect(try await person.lists.add(json: #"{"title":"Mine","taskType":"\#(type)"}"#).fields == ["taskType not_allowed"])
            }
        }
    }

    @Test(.proves("GTSD-P-3.4-07"), arguments: Engine.allCases)
    func metadataRoundTripsAndBelongsToItsType(_ engine: Engine) async throws {
        try await TasksFixture.run(engine: engine) { fixture async throws in
            let person = try await fixture.somebody()
            let values: [(String, String, JSONValue)] = [
                ("sets", "4", 4), ("reps", "12", 12), ("weightKg", "62.5", 62.5), ("minutes", "45", 45), ("calories", "520", 520),
                ("distanceKm", "5.25", 5.25), ("steps", "8000", 8000), ("proteinG", "32.5", 32.5), ("ml", "250", 250),
            ]
            #expect(Set(values.map(\.0)) == Set(Metric.allCases.map(\.rawValue)))
            for type in TaskType.allCases {
                let allowed = MetricRule.allowed(for: type).map(\.rawValue)
                let all = values.filter { allowed.contains($0.0) }
                let metadata = "{" + all.map { "\"\($0.0)\":\($0.1)" }.joined(separator: ",") + "}"
                let added = try await person.lists.add(json: #"{"title":"a","taskType":"\#(type.rawValue)","metadata":\#(metadata)}"#)
                #expect(added.status == 201, "\(added.text)")
                let id = TaskID(trusted: try #require(added.json?["id"]?.string))
                let read = try await person.client.answer(Tasks.one, TaskParameters(id: id), Nothing())
                for (name, _, value) in all { #expect(read.json?["metadata"]?[name]?.double == value.double, "\(type) \(name)") }
                for (name, text, _) in values where !allowed.contains(name) {
                    let fields = ["metadata.\(name) unexpected"]
                    let refused = try await person.lists.add(
                        json: #"{"title":"a","taskType":"\#(type.rawValue)","metadata":{"\#(name)":\#(text)}}"#)
                    #expect(refused.status == 422 && refused.fields == fields, "\(type) \(name)")
                    #expect(try await person.lists.change(id, json: #"{"metadata":{"\#(name)":\#(text)}}"#).fields == fields)
                }
            }
        }
    }

    @Test(.proves("GTSD-P-3.4-06"), arguments: Engine.allCases)
    func ownTasksAreChangedAndDeletedByTheirOwnerUntilTheirDayIsOver(_ engine: Engine) async throws {
        try await TasksFixture.run(engine: engine) { fixture async throws in
            let person = try await fixture.somebody()
            let stranger = try await fixture.somebody()
            let task = try await person.lists.add("Stretch", at: "18:00")
            let tomorrow = try await person.lists.add("Stretch", on: "2026-03-03")
            fixture.tasks.clock.advance(by: .minutes(5))
            let body = #"{"title":"Yoga 🧘","description":"Slowly","dueTime":"19:15","priority":1,"metadata":{"minutes":20}}"#
            #expect(try await person.lists.change(task.id, json: body).status == 200)
            let changed = try await person.lists.one(task.id)
            #expect(changed.title == "Yoga 🧘" && changed.description == "Slowly" && changed.dueTime.text == "19:15")
            #expect(
                changed.priority.value == 1 && changed.metadata.minutes?.value == 20 && changed.dueDate.text == "2026-03-02T16:15:00.000Z")
            #expect(changed.createdAt == task.createdAt && changed.updatedAt == fixture.now && changed.seriesId == task.seriesId)
            // What is not given stays, and metadata is replaced as a whole.
            #expect(try await person.lists.change(task.id, json: #"{"metadata":{"sets":3}}"#).status == 200)
            let again = try await person.lists.one(task.id)
            #expect(
                again.metadata.sets?.value == 3 && again.metadata.minutes == nil && again.title == "Yoga 🧘" && again.description == "Slowly"
            )

            // What is about it is taken out, or replaced by what comes with it.
            for (body, left) in [
                (#"{"clear":[]}"#, "Slowly"), (#"{"clear":["description"]}"#, nil),
                (#"{"clear":["description"],"description":"Slowly"}"#, "Slowly"),
            ] as [(String, String?)] {
                #expect(try await person.lists.change(task.id, json: body).status == 200)
                #expect(try await person.lists.one(task.id).description == left, "\(body)")
            }

            // Nobody else's.
            #expect(try await stranger.lists.change(task.id, json: #"{"priority":3}"#).code == .notFound)
            #expect(try await stranger.lists.delete(task.id).code == .notFound)
            #expect(try await stranger.client.answer(Tasks.one, TaskParameters(id: task.id), Nothing()).code == .notFound)
            #expect(try await person.lists.one(task.id) == again)

            // Yesterday is as it was.
            fixture.tasks.clock.advance(by: .days(1))
            #expect(try await person.lists.change(task.id, json: #"{"title":"Later"}"#).code == .dayClosed)
            #expect(try await person.lists.change(task.id, json: #"{"priority":3}"#).code == .dayClosed)
            #expect(try await person.lists.delete(task.id).code == .dayClosed)
            #expect(try await person.lists.one(task.id) == again)
            #expect(try await person.lists.add(json: #"{"title":"Late","taskType":"meal","date":"2026-03-02"}"#).code == .dayClosed)
            #expect(try await person.lists.add(json: #"{"title":"Late","taskType":"meal","date":"2026-02-01"}"#).code == .dayClosed)

            // Tomorrow has become today, and is still open.
            #expect(try await person.lists.delete(tomorrow.id).status == 204)
            #expect(try await person.lists.delete(tomorrow.id).code == .notFound)
            #expect(try await person.client.answer(Tasks.one, TaskParameters(id: tomorrow.id), Nothing()).code == .notFound)
        }
    }

    @Test(arguments: Engine.allCases)
    func ofThePlansTasksOnlyTimeAndPriorityChange(_ engine: Engine) async throws {
        try await TasksFixture.run(engine: engine) { fixture async throws in
            let person = try await fixture.somebody()
            let lunch = try #require(try await person.lists.day().items.first { $0.title == "Lunch" })
            for body in [
                #"{"title":"Feast"}"#, #"{"description":"Much"}"#, #"{"metadata":{"calories":9000}}"#, #"{"metadata":{}}"#,
                #"{"dueTime":"12:00","title":"Feast"}"#, #"{"clear":["description"]}"#,
            ] {
                #expect(try await person.lists.change(lunch.id, json: body).code == .planTask, "\(body)")
            }
            #expect(try await person.lists.delete(lunch.id).code == .planTask)
            #expect(try await person.lists.one(lunch.id) == lunch)
            fixture.tasks.clock.advance(by: .seconds(1))
            #expect(try await person.lists.change(lunch.id, json: #"{"dueTime":"12:15","priority":3}"#).status == 200)
            let changed = try await person.lists.one(lunch.id)
            #expect(
                changed.dueTime.text == "12:15" && changed.priority.value == 3 && changed.title == "Lunch"
                    && changed.metadata == lunch.metadata)
            #expect(changed.source == .plan && changed.updatedAt == fixture.now)
            // Of that day only: the rule stays.
            let tomorrow = try await person.lists.day("2026-03-03").items.first { $0.title == "Lunch" }
            #expect(tomorrow?.dueTime.text == "13:30" && tomorrow?.priority.value == 1)
            #expect(try await person.client.call(Tasks.plan).rules.first { $0.title == "Lunch" }?.dueTime.text == "13:30")
        }
    }

    @Test(arguments: Engine.allCases)
    func whatIsDoneStaysAsItWasDone(_ engine: Engine) async throws {
        try await TasksFixture.run(engine: engine) { fixture async throws in
            let person = try await fixture.somebody()
            let own = try await person.lists.add()
            let planned = try await person.lists.day().items[1]
            for task in [own, planned] {
                try await person.lists.complete(task)
                let done = try await person.lists.one(task.id)
                #expect(try await person.lists.change(task.id, json: #"{"priority":1}"#).code == .taskCompleted)
                #expect(try await person.lists.delete(task.id).code == (task.source == .own ? .taskCompleted : .planTask))
                #expect(try await person.lists.one(task.id) == done)
            }
            // A skipped one is not done.
            let skipped = try await person.lists.add("Later")
            _ = try await person.client.call(Tasks.skip, TaskParameters(id: skipped.id), Nothing())
            #expect(try await person.lists.change(skipped.id, json: #"{"title":"Sooner"}"#).status == 200)
            #expect(try await person.lists.one(skipped.id).status == .skipped)
            #expect(try await person.lists.delete(skipped.id).status == 204)
        }
    }

    @Test(arguments: Engine.allCases)
    func aDaysTotalFollowsItsTasks(_ engine: Engine) async throws {
        try await TasksFixture.run(engine: engine) { fixture async throws in
            let person = try await fixture.somebody()
            func stored(_ date: String) async throws -> [Int64] {
                try await fixture.tasks.database.read { db in
                    try await db.query("SELECT total, completed FROM days WHERE date = \(date)").flatMap { [try $0.get(0), try $0.get(1)] }
                }
            }
            let today = try await person.lists.day().items
            for task in today[1...3] { try await person.lists.complete(task) }
            #expect(try await stored("2026-03-02") == [7, 3])
            let own = try await person.lists.add()
            #expect(try await stored("2026-03-02") == [8, 3])
            let ahead = try await person.lists.add(on: "2026-03-08")
            #expect(try await stored("2026-03-08") == [7, 0])
            // A day far ahead is made with its plan, and reached by id before it can be listed.
            let far = try await person.lists.add(on: "2027-03-02")
            #expect(try await stored("2027-03-02") == [7, 0])
            #expect(try await person.lists.one(far.id) == far)
            #expect(
                try await person.lists.add(json: #"{"title":"a","taskType":"meal","date":"2027-03-03"}"#).fields == [
                    "date must_not_be_later"
                ])
            #expect(try await person.lists.delete(own.id).status == 204)
            #expect(try await person.lists.delete(ahead.id).status == 204)
            #expect(try await stored("2026-03-02") == [7, 3])
            #expect(try await stored("2026-03-08") == [6, 0])
        }
    }

    /// Six of eight are 75 percent; six of seven are 85.
    @Test(arguments: Engine.allCases)
    func deletingWhatIsLeftMakesTheDayCompliant(_ engine: Engine) async throws {
        try await TasksFixture.run(engine: engine, start: try Instant(validating: "2026-03-08T05:00:00.000Z")) { fixture async throws in
            let person = try await fixture.somebody()
            let planned = try await person.lists.day().items
            #expect(planned.count == 6)
            let own = [try await person.lists.add("One"), try await person.lists.add("Two")]
            for task in planned { try await person.lists.complete(task) }
            #expect(try await person.client.call(Tasks.dashboard).streak.current == 0)
            #expect(try await person.lists.delete(own[0].id).status == 204)
            let after = try await person.client.call(Tasks.dashboard)
            #expect(after.completed == 6 && after.total == 7 && after.percent == 85 && after.streak.current == 1)
            #expect(try await person.lists.delete(own[1].id).status == 204)
            #expect(try await person.client.call(Tasks.dashboard).percent == 100)
            #expect(try await fixture.rows("SELECT 1 FROM people WHERE best_streak = 1 AND perfect_days = 1") == 1)
            // And adding takes it back.
            try await person.lists.add("Three")
            try await person.lists.add("Four")
            #expect(try await person.client.call(Tasks.dashboard).streak.current == 0)
        }
    }

    /// Twenty at once for the last five places.
    @Test(arguments: Engine.allCases)
    func aDayHoldsAsManyTasksAsItMay(_ engine: Engine) async throws {
        try await TasksFixture.run(engine: engine, configure: { $0.policy.tasksPerDay = 12 }) { fixture async throws in
            let person = try await fixture.somebody()
            let answers = try await parallel(20) { number in
                try await person.lists.add(json: #"{"title":"Own \#(number)","taskType":"cardio"}"#)
            }
            #expect(answers.count { $0.status == 201 } == 5)
            #expect(answers.filter { $0.status != 201 }.allSatisfy { $0.code == .limitReached })
            let list = try await person.lists.day()
            #expect(list.items.count == 12 && list.items.count { $0.source == .own } == 5)
            #expect(try await person.client.call(Tasks.dashboard).total == 12)
            // Other days have room, and so has this one when something goes.
            #expect(try await person.lists.add(json: #"{"title":"a","taskType":"meal","date":"2026-03-03"}"#).status == 201)
            let own = try #require(list.items.first { $0.source == .own })
            #expect(try await person.lists.delete(own.id).status == 204)
            #expect(try await person.lists.add(json: #"{"title":"a","taskType":"meal"}"#).status == 201)
            #expect(try await person.lists.add(json: #"{"title":"a","taskType":"meal"}"#).code == .limitReached)
        }
    }

    @Test(arguments: Engine.allCases)
    func theSameRequestTwiceIsOneTask(_ engine: Engine) async throws {
        try await TasksFixture.run(engine: engine) { fixture async throws in
            let person = try await fixture.somebody()
            let details = TaskDetails(title: .example, taskType: .hydration)
            let headers: HTTPHeaders = ["Idempotency-Key": "0b9f4a52-6a4c-4f0e-9e57-8f6c1f1c9d11"]
            let first = try await person.client.answer(Tasks.add, details, headers: headers)
            let second = try await person.client.answer(Tasks.add, details, headers: headers)
            #expect(first.status == 201 && second.status == 201 && first.body == second.body)
            #expect(try await person.lists.day(type: .hydration).items.count == 2)
        }
    }

    @Test(arguments: Engine.allCases)
    func textsComeBackAsTheyWereWritten(_ engine: Engine) async throws {
        try await TasksFixture.run(engine: engine) { fixture async throws in
            let person = try await fixture.somebody()
            let family = "👨‍👩‍👧‍👦"
            for title in [
                "شرب كوب من الماء بعد الصلاة", String(repeating: "ن", count: 100), String(repeating: "é", count: 100),
                String(repeating: "🏋️", count: 100), String(repeating: family, count: 32), "'; DROP TABLE tasks; --", #"a "quoted" \ title"#,
                "0",
            ] {
                let task = try await person.lists.add(title)
                #expect(task.title == title)
                #expect(try await person.lists.one(task.id).title == title)
            }
            #expect(try await person.lists.add("  around \t").title == "around")
            for (title, rule) in [
                (String(repeating: "a", count: 101), "too_long"), (String(repeating: "ن", count: 101), "too_long"),
                (String(repeating: "🏋️", count: 101), "too_long"), (String(repeating: family, count: 33), "too_long"), ("   ", "required"),
                ("", "required"), (#"two\nlines"#, "wrong_type"), (#"nul\u0000"#, "wrong_type"), (#"bell\u0007"#, "wrong_type"),
            ] {
                #expect(
                    try await person.lists.add(json: #"{"title":"\#(title)","taskType":"meal"}"#).fields == ["title \(rule)"], "\(title)")
            }
            let lines = #"line one\nالسطر الثاني 🥗"#
            let described = try await person.lists.add(json: #"{"title":"a","taskType":"meal","description":"\#(lines)"}"#)
            #expect(described.json?["description"]?.string == "line one\nالسطر الثاني 🥗")
            let most = String(repeating: "ن", count: 500)
            #expect(try await person.lists.add(json: #"{"title":"a","taskType":"meal","description":"\#(most)"}"#).status == 201)
            #expect(
                try await person.lists.add(json: #"{"title":"a","taskType":"meal","description":"\#(most)ن"}"#).fields == [
                    "description too_long"
                ])
        }
    }

    /// Where the app has no name of its own for it, nothing else tells that it is there.
    @Test(arguments: Engine.allCases) func aTaskWhoseAnswerWasLostIsMadeOnce(_ engine: Engine) async throws {
        try await TasksFixture.run(engine: engine) { fixture async throws in
            let person = try await fixture.somebody(), client = person.client.with("Idempotency-Key", "one-key")
            // The day is there, so that its own tasks are not what is lost.
            try await person.lists.add("Stretch")
            let details = TaskDetails(title: try TaskTitle(validating: "Run"), taskType: .workout)
            fixture.app.loseCommit(of: "INSERT INTO tasks")
            #expect(try await client.answer(Tasks.add, details).status == 503)
            let again = try await client.answer(Tasks.add, details)
            #expect(again.status == 201 && again.headers["Idempotency-Replayed"] == "true")
            #expect(try await person.lists.day(limit: 200).items.count { $0.title == "Run" } == 1)
        }
    }
}
