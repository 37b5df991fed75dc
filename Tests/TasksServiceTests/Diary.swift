import AppTesting
import Contracts
import HTTPCore
import JSONCoding
import Platform
import ServiceKit
import Storage
import Synchronization
import TasksDomain
import TasksService
import TestSupport
import Testing
import Wire

/// Somebody with a plan, their clock, and what the database says of their days.
struct Diary: Sendable {
    let fixture: TasksFixture
    private let me: Box

    /// Somebody who lives in a zone and has just been given a plan.
    static func begin(_ fixture: TasksFixture, zone: String = "Asia/Riyadh", configure: (inout Profile) -> Void = { _ in }) async throws
        -> Diary
    {
        var kept: Profile?
        let somebody = try await fixture.somebody { profile in
            profile.timezone = ZoneName(trusted: zone)
            configure(&profile)
            kept = profile
        }
        let diary = Diary(fixture: fixture, me: Box(somebody, try #require(kept)))
        _ = try await diary.streaks()
        return diary
    }

    /// Who they are, in the session they have now, and their profile.
    private final class Box: Sendable {
        let now: Mutex<(somebody: Somebody, profile: Profile)>
        init(_ somebody: Somebody, _ profile: Profile) { now = Mutex((somebody, profile)) }
    }
    private init(fixture: TasksFixture, me: Box) {
        self.fixture = fixture
        self.me = me
    }

    var somebody: Somebody { me.now.withLock { $0.somebody } }
    var client: AppClient { somebody.client }
    var id: UserID { somebody.id }
    var zone: Zone { ZoneDatabase().zone(me.now.withLock { $0.profile.timezone }) ?? .utc }
    var today: LocalDate { zone.localDate(at: fixture.now) }

    // MARK: Time and place

    /// Moves every clock to a time of a date, as clocks show it where they are.
    func go(to date: LocalDate, _ time: String = "12:00") throws {
        fixture.tasks.clock.set(zone.instant(of: date, at: try LocalTime(validating: time)))
    }
    func go(to date: String, _ time: String = "12:00") throws { try go(to: try LocalDate(validating: date), time) }

    /// Noon of the next date.
    func nextDay() throws { try go(to: today + 1) }

    /// Signs in again, for those who were away longer than a token lives.
    func signInAgain() { me.now.withLock { $0.somebody = fixture.again($0.somebody) } }

    /// Their profile changes, and the service hears of it.
    func change(_ body: (inout Profile) -> Void) async throws {
        let profile = me.now.withLock { me in
            body(&me.profile)
            me.profile.version += 1
            return me.profile
        }
        fixture.tell(profile)
        #expect(try await fixture.tell(.profileChanged, about: somebody).status == 204)
        try await eventually("the change is known") {
            try await fixture.rows("SELECT 1 FROM people WHERE user_id = \(id.text) AND profile_version = \(profile.version)") == 1
        }
    }

    /// What the profile service says they weigh from now on. It tells nobody.
    func weighs(_ hundredths: Int64) {
        let profile = me.now.withLock { me in
            me.profile.weightKg = Kilograms(trusted: hundredths)
            return me.profile
        }
        fixture.tell(profile)
    }

    /// They arrive in another zone.
    func travel(to zone: String) async throws { try await change { $0.timezone = ZoneName(trusted: zone) } }

    // MARK: Tasks

    struct Entry: Sendable, Equatable {
        let id: TaskID
        let type: TaskType
        let status: TaskStatus
    }

    /// The tasks of a date by time, as stored.
    func tasks(_ date: LocalDate? = nil) async throws -> [Entry] {
        let date = date ?? today
        return try await fixture.tasks.database.read { db in
            try await db.query("""
                SELECT id, type, status FROM tasks WHERE user_id = \(id.text) AND date = \(date.text) ORDER BY due_minute, id
                """).map {
                Entry(
                    id: TaskID(trusted: try $0.get(0)), type: try #require(TaskType(rawValue: $0.get(1))),
                    status: try #require(TaskStatus(rawValue: $0.get(2))))
            }
        }
    }

    func task(_ type: TaskType, _ date: LocalDate? = nil) async throws -> Entry {
        try #require(try await tasks(date).first { $0.type == type })
    }

    /// Gives a date other tasks than the plan's: `count` of one type, the first `done` of them done already, and counts nothing.
    func seed(_ count: Int, done: Int = 0, type: TaskType = .hydration, on date: LocalDate? = nil) async throws {
        let (date, now) = (date ?? today, fixture.now)
        let ids = (0..<count).map { _ in (fixture.tasks.app.runtime.ids.next(), fixture.tasks.app.runtime.ids.next()) }
        try await fixture.tasks.database.write { db in
            try await db.execute("DELETE FROM tasks WHERE user_id = \(id.text) AND date = \(date.text)")
            for (index, ids) in ids.enumerated() {
                let status: TaskStatus = index < done ? .completed : .pending
                try await db.execute("""
                    INSERT INTO tasks (id, user_id, series_id, date, title, type, status, due_minute, priority, metadata, created_at, \
                    updated_at)
                    VALUES (\(ids.0), \(id.text), \(ids.1), \(date.text), 'A task', \(type.rawValue), \(status.rawValue), \(600 + index), 2,
                            '{}', \(now), \(now))
                    """)
            }
        }
    }

    /// Evidence that any task of the type takes.
    static func evidence(for type: TaskType) -> EvidenceDetails {
        guard type == .weightLog else { return EvidenceDetails(type: .textLog, text: EvidenceText(trusted: "Done")) }
        return weight(8000)
    }

    static func weight(_ hundredths: Int64) -> EvidenceDetails {
        var metrics = TaskMetrics()
        metrics.weightKg = Hundredths(trusted: hundredths)
        return EvidenceDetails(type: .metrics, metrics: metrics)
    }

    func answer(_ task: Entry, _ details: EvidenceDetails? = nil, key: String? = nil) async throws -> Answer {
        var headers: HTTPHeaders = [:]
        if let key { headers["Idempotency-Key"] = key }
        return try await client.answer(
            Tasks.complete, TaskParameters(id: task.id), details ?? Self.evidence(for: task.type), headers: headers)
    }

    /// Sends evidence as it is written.
    func send(_ json: String, for task: Entry) async throws -> Answer {
        let path = Tasks.complete.path.description.split(separator: "{id}").joined(separator: task.id.text)
        return try await client.json(.post, path, json)
    }

    @discardableResult
    func complete(_ task: Entry, _ details: EvidenceDetails? = nil) async throws -> CompletionAnswer {
        try await client.call(Tasks.complete, TaskParameters(id: task.id), details ?? Self.evidence(for: task.type))
    }

    /// The tasks of today, made now if nobody asked before.
    func started() async throws -> [Entry] {
        _ = try await streaks()
        return try await tasks()
    }

    /// Does the first `count` tasks of today that are not done, all when left out.
    @discardableResult
    func live(_ count: Int? = nil) async throws -> CompletionAnswer? {
        var last: CompletionAnswer?
        for task in try await started().filter({ $0.status != .completed }).prefix(count ?? .max) { last = try await complete(task) }
        return last
    }

    func undo(_ task: Entry) async throws -> Answer { try await client.answer(Tasks.undo, TaskParameters(id: task.id), Nothing()) }
    func skip(_ task: Entry) async throws -> Answer { try await client.answer(Tasks.skip, TaskParameters(id: task.id), Nothing()) }

    // MARK: What the service says

    func streaks() async throws -> Streaks { try await client.call(Tasks.streaks) }
    func compliance(_ date: LocalDate? = nil) async throws -> ComplianceAnswer {
        try await client.call(Tasks.compliance, ComplianceQuery(date: date), Nothing())
    }
    @discardableResult
    func check(_ date: LocalDate? = nil) async throws -> ComplianceAnswer {
        try await client.call(Tasks.check, ComplianceCheck(date: date))
    }
    func calendar(_ from: LocalDate? = nil, _ to: LocalDate? = nil) async throws -> StreakCalendar {
        try await client.call(Tasks.calendar, CalendarQuery(from: from, to: to), Nothing())
    }
    func outcome(_ date: LocalDate) async throws -> DayOutcome { try await compliance(date).outcome }

    // MARK: What the database says

    /// The streak that is kept beside the days.
    func kept() async throws -> (state: StreakState, fixedThrough: LocalDate?) {
        try await fixture.tasks.database.read { db in
            let row = try #require(try await db.first("""
                SELECT streak_current, streak_longest, streak_total, freezes, fixed_through FROM people WHERE user_id = \(id.text)
                """))
            let fixed: String? = try row.get(4)
            return (
                StreakState(current: try row.get(0), longest: try row.get(1), totalCompliantDays: try row.get(2), freezes: try row.get(3)),
                try fixed.map { try LocalDate(validating: $0) }
            )
        }
    }

    /// The fixed days in order, and what was written of each.
    func fixedDays() async throws -> (days: [StreakDay], outcomes: [DayOutcome]) {
        let rows = try await fixture.tasks.database.read { db in
            try await db.query("""
                SELECT total, completed, outcome FROM days WHERE user_id = \(id.text) AND outcome IS NOT NULL ORDER BY date
                """
            ).map {
                (total: try $0.get(0, as: Int64.self), completed: try $0.get(1, as: Int64.self), outcome: try $0.get(2, as: String.self))
            }
        }
        let outcomes = try rows.map { try #require(DayOutcome(rawValue: $0.outcome)) }
        let days = zip(rows, outcomes).map { StreakDay(completed: $0.completed, total: $0.total, isLived: $1 != .neutral) }
        return (days, outcomes)
    }

    func dates(_ sql: SQL) async throws -> [String] {
        try await fixture.tasks.database.read { db in try await db.query(sql).map { try $0.get(0) } }
    }
}

extension CompletionAnswer {
    /// `current`, `longest`, `total`.
    var counts: [Int64] { [streak.current, streak.longest, streak.totalCompliantDays] }
}

extension Streaks {
    var counts: [Int64] { [current, longest, totalCompliantDays] }
    func of(_ type: TaskType) -> TypeStreak? { byType.first { $0.taskType == type } }
}

func date(_ text: String) throws -> LocalDate { try LocalDate(validating: text) }
