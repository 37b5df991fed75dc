@testable import ClientKit
import AppTesting
import Contracts
import Platform
import TasksDomain
import TestSupport
import Testing
import Wire

/// Devices against the tasks service itself, over sockets.
@Suite(.serialized, .timeLimit(.minutes(5))) struct TaskEngineTests {
    private let date = RealTasks.date

    private func collect(_ stream: AsyncStream<TaskReading>) async -> [TaskReading] {
        var readings: [TaskReading] = []
        for await reading in stream { readings.append(reading) }
        return readings
    }

    @Test("A day is there at once from the device, and again from the service", .proves("GTSD-P-1.2-03", "GTSD-P-4.3-01"))
    func twoReadings() async throws {
        try await RealTasks.run { real in
            let phone = try real.phone()
            let first = await collect(phone.engine.readings(of: date))
            guard case .fresh(let day) = first.first, first.count == 1 else { Issue.record("\(first)"); return }
            #expect(day.tasks.count >= 5 && day.tasks.allSatisfy(\.isSynced) && day.syncedAt == real.clock.now())

            // After a start, without a connection: what the service said, to the last member.
            real.connect(false)
            let restarted = try real.phone()
            let asked = real.wire.count("/tasks?date=2026-03-02")
            #expect(await restarted.engine.day(date) == day)
            #expect(real.wire.count("/tasks?date=2026-03-02") == asked, "no network")
            let offline = await collect(restarted.engine.readings(of: date))
            #expect(offline == [.kept(day), .failed(.network(.unreachable))])

            real.connect(true)
            real.clock.advance(by: .seconds(60))
            let online = await collect(restarted.engine.readings(of: date))
            guard online.count == 2, case .kept(day) = online[0], case .fresh(let fresh) = online[1] else {
                Issue.record("\(online)"); return
            }
            #expect(fresh.tasks == day.tasks && fresh.syncedAt == real.clock.now())
        }
    }

    @Test(
        "Details that were taken out without a connection are gone, and those written after it stay",
        arguments: [nil, "Briskly"] as [String?])
    func clearedDetails(_ later: String?) async throws {
        try await RealTasks.run { real in
            let phone = try real.phone()
            try await phone.engine.read(date)
            let zone = try #require(ZoneDatabase().zone(ZoneName(trusted: "Asia/Riyadh")))
            let details = TaskDetails(title: TaskTitle(trusted: "Walk"), description: TaskDescription(trusted: "Slowly"), taskType: .cardio)
            _ = try await phone.engine.add(details, on: date, in: zone)
            await phone.sync()
            let walk = try #require(await phone.engine.day(date)?.tasks.first { $0.task.title == "Walk" }?.task)
            real.connect(false)
            var (change, more) = (TaskChange(), TaskChange())
            change.clear = .init(trusted: [.description])
            await phone.engine.change(walk.id, change)
            more.description = later.map(TaskDescription.init(trusted:))
            more.priority = Priority(trusted: 1)
            await phone.engine.change(walk.id, more)
            await phone.engine.settled()
            func shown() async -> DailyTask? { await phone.engine.day(date)?.tasks.first { $0.task.id == walk.id }?.task }
            #expect(await shown()?.description == later)
            real.connect(true)
            await phone.sync()
            let read = try await phone.engine.read(date)
            #expect(read.tasks.first { $0.task.id == walk.id }?.task.description == later)
            #expect(await phone.engine.unsynced == [])
            #expect(await phone.engine.queue.outbox.issues == [])
        }
    }

    @Test("What was done without a connection is kept, shown, listed as unsent and reaches the service once", .proves("GTSD-P-4.3-01"))
    func offlineWork() async throws {
        try await RealTasks.run { real in
            var phone = try real.phone()
            try await phone.engine.read(date)
            real.connect(false)
            let meal = try await phone.task(.meal), water = try await phone.task(.hydration), supplement = try await phone.task(.supplement)
            try await phone.engine.complete(meal, with: .words("فول وبيض 🍳"))
            await phone.engine.skip(water.id)
            try await phone.engine.complete(supplement, with: .words("Omega 3"))
            await phone.engine.undo(supplement.id)
            let zone = try #require(ZoneDatabase().zone(ZoneName(trusted: "Asia/Riyadh")))
            let evening = TaskDetails(title: TaskTitle(trusted: "Walk"), taskType: .cardio, dueTime: LocalTime(hour: 18, minute: 5))
            let own = try await phone.engine.add(evening, on: date, in: zone)
            var change = TaskChange()
            change.priority = Priority(trusted: 1)
            await phone.engine.change(own.id, change)
            let mistake = try await phone.engine.add(TaskDetails(title: TaskTitle(trusted: "Oops"), taskType: .meal), on: date, in: zone)
            await phone.engine.delete(mistake.id)
            var minutes = TaskMetrics()
            minutes.minutes = Whole(trusted: 30)
            let walk = try #require(await phone.engine.day(date)?.tasks.first { $0.task.id == own.id }?.task)
            try await phone.engine.complete(walk, with: EvidenceDetails(type: .metrics, metrics: minutes))
            await phone.engine.settled()

            // The app ends and starts again.
            phone = try real.phone()
            let shown = try #require(await phone.engine.day(date))
            #expect(shown.tasks.filter { !$0.isSynced }.map(\.task.id) == [meal.id, supplement.id, water.id, own.id].sorted(by: { a, b in
                let ids = shown.tasks.map(\.task.id)
                return (ids.firstIndex(of: a) ?? 0) < (ids.firstIndex(of: b) ?? 0)
            }))
            #expect(await Set(phone.engine.unsynced) == [meal.id, water.id, supplement.id, own.id])
            #expect(shown.completed == 2)

            real.connect(true)
            real.wire.loseNextAnswer(startingWith: "/tasks/\(meal.id.text)/evidence")
            real.wire.loseNextAnswer(of: "/tasks")
            let completions = phone.engine.completions()
            await phone.sync()
            #expect(await phone.engine.unsynced == [])
            #expect(await phone.engine.queue.outbox.issues == [])
            #expect(real.wire.answers("/tasks", 201) == 1 && real.wire.answers("/tasks", 0) == 1)

            // What it showed is what the service says; only the one that was made here has another name.
            let after = try #require(await phone.engine.day(date))
            let read = try await phone.engine.read(date)
            #expect(after.tasks == read.tasks && read.tasks.allSatisfy(\.isSynced))
            func plain(_ day: TaskDay) -> [String] {
                day.tasks.map { shown in
                    let task = shown.task
                    return "\(task.title) \(task.status) \(task.priority.value) \(task.dueTime.text) \(task.dueDate) \(task.evidence?.text?.text ?? "")"
                }.sorted()
            }
            #expect(plain(read) == plain(shown))
            let made = try #require(read.tasks.first { $0.task.title == "Walk" }?.task)
            #expect(made.id != own.id && made.status == .completed && made.evidence?.metrics == minutes)

            // The name of before is good still, on this device.
            await phone.engine.undo(own.id)
            await phone.engine.settled()
            #expect(await phone.engine.day(date)?.tasks.first { $0.task.id == made.id }?.task.status == .pending)
            var first: CompletionAnswer?
            for await completion in completions {
                first = completion
                break
            }
            #expect(first?.task.id == meal.id && first?.compliance.completed == 1)
        }
    }

    @Test(
        "What was done about a task of this device reaches it though the cache, which had its name there, is gone",
        arguments: [true, false])
    func nameOutlivesTheCache(_ isDeleted: Bool) async throws {
        try await RealTasks.run { real in
            var phone = try real.phone()
            try await phone.engine.read(date)
            real.connect(false)
            let zone = try #require(ZoneDatabase().zone(ZoneName(trusted: "Asia/Riyadh")))
            let meal = try await phone.engine.add(TaskDetails(title: TaskTitle(trusted: "Dates"), taskType: .meal), on: date, in: zone)
            try await phone.engine.complete(meal, with: .words("Three"))
            if isDeleted { await phone.engine.undo(meal.id) }
            if isDeleted { await phone.engine.delete(meal.id) }
            await phone.engine.settled()
            // The task is added; what was done about it does not get through.
            real.connect(true)
            real.wire.loseNextRequest(startingWith: "/tasks/")
            await phone.engine.foreground()
            await phone.engine.settled()
            #expect(real.wire.answers("/tasks", 201) == 1)
            #expect(await phone.engine.queue.outbox.calls.map(\.call.kind) == (isDeleted ? [.complete, .undo, .delete] : [.complete]))

            // As after signing out with unsent work, or the restart of a session that is not remembered.
            try phone.cache.wipe(real.person.id)
            phone = try real.phone()
            await phone.sync()
            #expect(await phone.engine.unsynced == [])
            #expect(await phone.engine.queue.outbox.issues == [])
            let dates = try await phone.engine.read(date).tasks.filter { $0.task.title == "Dates" }
            #expect(dates.map(\.task.status) == (isDeleted ? [] : [.completed]))
        }
    }

    @Test("What is added to a day that was never read is shown there, with what is done about it", .proves("GTSD-P-4.3-01"))
    func addedUnseen() async throws {
        try await RealTasks.run { real in
            let phone = try real.phone()
            real.connect(false)
            #expect(await phone.engine.day(date + 1) == nil)
            let zone = try #require(ZoneDatabase().zone(ZoneName(trusted: "Asia/Riyadh")))
            let own = try await phone.engine.add(TaskDetails(title: TaskTitle(trusted: "Walk"), taskType: .cardio), on: date + 1, in: zone)
            #expect(await phone.engine.day(date + 1) == TaskDay(
                date: date + 1, tasks: [ShownTask(task: own, isSynced: false)], syncedAt: nil))
            #expect(await phone.engine.day(date) == nil)
            await phone.engine.delete(own.id)
            #expect(await phone.engine.day(date + 1) == nil)
        }
    }

    @Test("What was done before midnight without a connection was done then, and is not late", .proves("GTSD-8.3-05"))
    func doneInTime() async throws {
        try await RealTasks.run { real in
            let phone = try real.phone()
            // It is eight in the morning.
            try await phone.engine.read(date)
            real.connect(false)
            real.clock.advance(by: .minutes(15 * 60 + 50))
            let doneAt = real.clock.now(), meal = try await phone.task(.meal)
            try await phone.engine.complete(meal, with: .words("Oats"))
            real.clock.advance(by: .minutes(20))
            real.connect(true)
            await phone.sync()
            let done = try await phone.engine.read(date).tasks.first { $0.task.id == meal.id }?.task
            #expect(done?.completedAt == doneAt && done?.evidence?.late == false)
        }
    }

    @Test("A photo hears what the service calls its task, and to wait as long as that has none")
    func photoTasks() async throws {
        try await RealTasks.run { real in
            let phone = try real.phone()
            try await phone.engine.read(date)
            let planned = try await phone.task(.meal)
            #expect(await phone.engine.photoTask(planned.id) == .known(planned.id))
            real.connect(false)
            let zone = try #require(ZoneDatabase().zone(ZoneName(trusted: "Asia/Riyadh")))
            let details = TaskDetails(title: TaskTitle(trusted: "Dates"), taskType: .meal)
            let own = try await phone.engine.add(details, on: date, in: zone)
            // Too far ahead for the service.
            let late = try await phone.engine.add(details, on: date + 400, in: zone)
            #expect(await phone.engine.photoTask(own.id) == .waiting)
            // However many photos ask, the pause between two tries is kept.
            let tries = real.wire.count("/tasks")
            for _ in 0..<12 { #expect(await phone.engine.photoTask(own.id) == .waiting) }
            #expect(real.wire.count("/tasks") == tries)
            real.clock.advance(by: .seconds(2))
            #expect(await phone.engine.photoTask(own.id) == .waiting)
            #expect(real.wire.count("/tasks") == tries + 1)
            real.connect(true)
            await phone.sync()
            let made = try #require(await phone.engine.day(date)?.tasks.first { $0.task.title == "Dates" }?.task)
            #expect(await phone.engine.photoTask(own.id) == .known(made.id) && made.id != own.id)
            #expect(await phone.engine.photoTask(late.id) == .refused)
        }
    }

    @Test("What the service refuses waits for the person, with its reason; the rest goes on")
    func refusals() async throws {
        try await RealTasks.run { real in
            let phone = try real.phone(), other = try real.phone("two")
            try await phone.engine.read(date)
            try await other.engine.read(date)
            real.connect(false)
            let meal = try await phone.task(.meal), water = try await phone.task(.hydration)
            try await phone.engine.complete(meal, with: .words("Oats"))
            await phone.engine.skip(water.id)
            // Of the plan, and not what proves it.
            await phone.engine.delete(try await phone.task(.supplement).id)
            let weight = try #require(await phone.engine.day(date)?.tasks.first { $0.task.taskType == .meal }?.task)
            await #expect(throws: InvalidFields([FieldProblem("text", .required)])) {
                try await phone.engine.complete(weight, with: EvidenceDetails(type: .textLog))
            }
            real.connect(true)
            try await other.engine.complete(meal, with: .words("Something else"))
            await other.engine.settled()
            await phone.sync()
            let issues = await phone.engine.queue.outbox.issues
            #expect(issues.map(\.refusal.known) == [.taskCompleted, .planTask])
            #expect(issues.first?.call.evidence?.text?.text == "Oats", "the person's words are not lost")
            let model = TodayModel(phone.engine, date: date)
            try await eventually { await model.state.refusals == issues }
            let day = try await phone.engine.read(date)
            #expect(day.tasks.first { $0.task.id == meal.id }?.task.evidence?.text?.text == "Something else")
            #expect(day.tasks.first { $0.task.id == water.id }?.task.status == .skipped)
            #expect(day.tasks.contains { $0.task.taskType == .supplement })
            for issue in issues { await phone.engine.settle(issue.number) }
            #expect(await phone.engine.queue.outbox.issues == [])
        }
    }

    @Test("Evidence whose answer was lost long ago is known again by what it says")
    func lostLongAgo() async throws {
        try await RealTasks.run { real in
            var phone = try real.phone()
            try await phone.engine.read(date)
            let meal = try await phone.task(.meal)
            real.wire.loseNextAnswer(startingWith: "/tasks/\(meal.id.text)/evidence")
            try await phone.engine.complete(meal, with: .words("Oats"))
            await phone.engine.settled()
            #expect(await phone.engine.unsynced == [meal.id])
            // Keys of requests are forgotten after a day.
            real.clock.advance(by: .hours(26))
            phone = try real.phone()
            await phone.sync()
            #expect(await phone.engine.unsynced == [])
            #expect(await phone.engine.queue.outbox.issues == [])
            #expect(await phone.engine.day(date)?.tasks.first { $0.task.id == meal.id }?.task.evidence?.text?.text == "Oats")
        }
    }

    @Test("A task is kept once, however often it is said; a person's days go with them", .proves("GTSD-P-4.3-05"))
    func upsert() async throws {
        try await withDirectory { directory in
            let cache = TaskCache(directory: directory, sealing: .test), user = UserID.example, visit = cache.visit(user)
            var task = DailyTask.example
            try cache.change(visit) { $0.put(KeptTaskDay(date: task.date, tasks: [task], syncedAt: .example)) }
            for status in [TaskStatus.skipped, .completed] {
                task.status = status
                try cache.change(visit) { $0.put(task) }
            }
            let again = TaskCache(directory: directory, sealing: .test)
            #expect(again.read(user) { $0.days[task.date]?.tasks } == [task])
            // Four weeks are kept, the latest.
            for day in Int64(0)..<40 {
                try again.change(again.visit(user)) {
                    $0.put(KeptTaskDay(date: task.date + day, tasks: [], syncedAt: .example))
                }
            }
            #expect(again.read(user) { $0.days.keys.sorted() } == (Int64(12)..<40).map { task.date + $0 })
            #expect(files(below: directory).count == 29 && files(below: directory).allSatisfy { $0.mode == 0o600 })
            try again.wipe(user)
            #expect(files(below: directory).isEmpty && again.read(user) { $0.days.isEmpty })
        }
    }
}
