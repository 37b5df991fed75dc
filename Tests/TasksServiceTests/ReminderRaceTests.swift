import AppTesting
import Contracts
import JSONCoding
import Platform
@testable import ServiceKit
import Storage
@testable import TasksService
import TestSupport
import Testing
import Wire

/// What decides when several hands are at one reminder.
@Suite(.serialized) struct ReminderRaceTests {
    private static func dependencies(_ fixture: TasksFixture) -> TasksDependencies {
        TasksDependencies(
            runtime: fixture.tasks.app.runtime,
            settings: TasksSettings(
                auth: AuthLink(url: "http://127.0.0.1:\(fixture.auth.port ?? 0)"),
                profileURL: "http://127.0.0.1:\(fixture.profile.port ?? 0)",
                push: PushLink(url: "http://127.0.0.1:\(fixture.sandbox.port ?? 0)")),
            zones: ZoneDatabase())
    }

    private static func reminderAt(_ person: Member) async throws -> Instant? {
        try await person.fixture.tasks.database.read { db in try await PersonStore.find(person.id, in: db)?.reminderAt }
    }

    /// The same work twenty times at once: one does it, and leaves one piece for the day after.
    @Test(arguments: Engine.allCases)
    func oneOfTwentyReminds(_ engine: Engine) async throws {
        try await TasksFixture.run(engine: engine) { fixture async throws in
            let layla = try await fixture.member()
            let due = try #require(try await Self.reminderAt(layla))
            let reminder = DueReminder(user: layla.id, at: EpochMilliseconds(due))
            // In a run of its own, so that the worker keeps out of it.
            _ = fixture.tasks.app.runtime.clocks.move("race", to: due)
            _ = try await parallel(20) { index in
                try await fixture.tasks.perform(TasksWork.reminder, reminder, id: "race-\(index)", run: "race", dueAt: due)
            }
            #expect(try await layla.told() == ["reminder 6 2026-03-03"])
            #expect(try await Self.reminderAt(layla) == due + .days(1))
            // The first one, and that of the day after.
            #expect(try await fixture.rows("SELECT id FROM work WHERE kind = 'reminder'") == 2)
        }
    }

    @Test func whatIsDueNowIsLeftToItsWork() async throws {
        try await TasksFixture.run { fixture async throws in
            let layla = try await fixture.member()
            let due = try #require(try await Self.reminderAt(layla))
            let reminders = Reminders(dependencies: Self.dependencies(fixture))
            /// What the next one would be when the settings are looked at then.
            func next(_ now: Instant, _ change: @escaping @Sendable (inout Person) -> Void = { _ in }) async throws -> Instant? {
                try await fixture.tasks.database.write { db in
                    var person = try #require(try await PersonStore.claim(layla.id, in: db))
                    change(&person)
                    try await reminders.schedule(&person, run: nil, now: now, in: db)
                    return person.reminderAt
                }
            }
            #expect(try await next(due - .seconds(1)) == due)
            #expect(try await next(due) == due)
            #expect(try await next(due + .minutes(30)) == due)
            // Its work is lost: there is another day.
            #expect(try await next(due + .hours(1)) == due + .days(1))
            // It is not meant any more.
            #expect(
                try await next(due + .seconds(1)) { $0.reminderTime = LocalTime(hour: 8, minute: 0) ?? .midnight } == due + .minutes(30))
            #expect(try await next(due + .seconds(1)) { $0.timezone = ZoneName(trusted: "UTC") } == due + .hours(3))
            #expect(try await next(due + .seconds(1)) { $0.pushEnabled = false } == nil)
            #expect(try await next(due + .seconds(1)) { $0.plan = nil } == nil)
        }
    }

    @Test func workThatSaysNothingIsNotDone() async throws {
        try await TasksFixture.run { fixture async throws in
            let handlers = Reminders(dependencies: Self.dependencies(fixture)).handlers
            #expect(handlers.map(\.kind).sorted() == ["push", "pushOne", "reminder"])
            for handler in handlers {
                await #expect {
                    try await fixture.tasks.perform(handler.kind, .object([:]))
                } throws: { "\($0)".contains("does not fit this release") }
            }
        }
    }
}
