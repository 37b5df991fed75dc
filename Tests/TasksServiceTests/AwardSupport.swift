import AppTesting
import Contracts
import HTTPCore
import JSONCoding
import Platform
import SandboxService
import Security
import ServiceKit
import Storage
import TasksDomain
import TasksService
import TestSupport
import Testing
import Wire

/// Somebody with a plan in a test run of their own, and what the profile service says of them.
struct Member: Sendable {
    let fixture: TasksFixture
    let somebody: Somebody
    let run: String
    let profile: Profile
    let said: Said

    /// Their settings and devices.
    struct Said: Sendable {
        var pushEnabled = true
        var reminder = "07:30"
        var language = TextLanguage.en
        /// Push tokens; that of a browser begins with `https`.
        var devices: [String] = []
    }

    var id: UserID { somebody.id }
    var client: AppClient { somebody.client.with("X-Test-Run", run) }
    /// Asks in a language.
    func client(_ language: Language) -> AppClient { client.with("Accept-Language", language.rawValue) }

    // MARK: Time

    static func instant(_ text: String) throws -> Instant { try Instant(validating: text) }

    /// Moves the clock of their run, and does what becomes due on the way.
    @discardableResult
    func move(to text: String) async throws -> [String] { try await move(to: Self.instant(text)) }

    @discardableResult
    func move(to now: Instant) async throws -> [String] {
        try await fixture.client.call(System.moveClock, ClockMove(run: ShortText(trusted: run), now: now)).jobs
    }

    // MARK: Profile

    /// Changes what the profile service says, and tells the app to ask for it.
    func changed(zone: String? = nil, at now: Instant? = nil, _ change: (inout Said) -> Void = { _ in }) async throws -> Member {
        let later = quietly(zone: zone, change)
        try await later.hear(.profileChanged)
        // Does what the news leave to do.
        if let now { try await later.move(to: now) }
        return later
    }

    /// Changes what the profile service says without telling anybody.
    func quietly(zone: String? = nil, _ change: (inout Said) -> Void = { _ in }) -> Member {
        var (said, profile) = (said, profile)
        change(&said)
        if let zone { profile.timezone = ZoneName(trusted: zone) }
        profile.version += 1
        let later = Member(fixture: fixture, somebody: somebody, run: run, profile: profile, said: said)
        later.speak()
        return later
    }

    func speak() {
        fixture.tell(
            profile, pushEnabled: said.pushEnabled, reminderTime: (try? LocalTime(validating: said.reminder)) ?? .midnight,
            language: said.language,
            devices: said.devices.enumerated().map { index, token in
                let isBrowser = token.hasPrefix("https")
                return Device(
                    id: DeviceID(trusted: "01960f3e-7b6a-7c3e-9d2a-00000000000\(index)"), token: PushToken(trusted: token),
                    platform: isBrowser ? .web : .ios, createdAt: profile.updatedAt, isWebPush: isBrowser ? true : nil)
            })
    }

    /// The app hears of a fact in their run.
    @discardableResult
    func hear(_ type: EventType, facts: EventFacts? = nil) async throws -> Answer {
        let answer = try await fixture.tasks.tell(type, about: id, of: .gtsd, facts: facts, run: run)
        #expect(answer.status == 204)
        return answer
    }

    /// Their weight is logged at the profile service, which tells of it and is asked for it.
    func weigh(_ hundredths: Int64) async throws {
        var profile = profile
        profile.weightKg = Kilograms(trusted: hundredths)
        Member(fixture: fixture, somebody: somebody, run: run, profile: profile, said: said).speak()
        let today = ZoneDatabase().zone(profile.timezone)?.localDate(at: fixture.tasks.app.runtime.clocks.now(run: run))
        try await hear(.weightLogged, facts: EventFacts(count: hundredths, date: today))
        try await eventually("the profile service was asked") { try await fixture.rows("SELECT 1 FROM work WHERE kind = 'takeOver'") == 0 }
    }

    // MARK: Tasks

    /// The tasks of a date that are to do, by time. They are made when somebody asks for the day.
    func open(_ date: String) async throws -> [(id: TaskID, type: TaskType)] {
        _ = try await badges()
        return try await fixture.tasks.database.read { db in
            try await db.query("""
                SELECT id, type FROM tasks WHERE user_id = \(id.text) AND date = \(date) AND status = 'pending' ORDER BY due_minute, id
                """).map { (TaskID(trusted: try $0.get(0)), try #require(TaskType(rawValue: $0.get(1)))) }
        }
    }

    func answer(_ task: (id: TaskID, type: TaskType), photo: MediaID? = nil, language: Language = .english) async throws -> Answer {
        var details = EvidenceDetails(type: .textLog, text: EvidenceText(trusted: "Done"))
        if task.type == .weightLog {
            var metrics = TaskMetrics()
            metrics.weightKg = Hundredths(trusted: 8000)
            details = EvidenceDetails(type: .metrics, metrics: metrics)
        }
        if let photo { details = EvidenceDetails(type: .photoReference, photoId: photo) }
        return try await client(language).answer(Tasks.complete, TaskParameters(id: task.id), details)
    }

    @discardableResult
    func complete(_ task: (id: TaskID, type: TaskType), photo: MediaID? = nil, language: Language = .english) async throws
        -> CompletionAnswer
    {
        let answer = try await answer(task, photo: photo, language: language)
        #expect(answer.status == 201, "\(answer.text)")
        return try InputDecoder.decode(CompletionAnswer.self, from: answer.body)
    }

    /// Completes the next tasks of a date.
    /// - Returns: the badges that this gave.
    @discardableResult
    func complete(_ count: Int, on date: String) async throws -> [BadgeCode] {
        let tasks = try await open(date)
        try #require(tasks.count >= count)
        var new: [BadgeCode] = []
        for task in tasks.prefix(count) { new += try await complete(task).newBadges.map(\.code) }
        return new
    }

    /// Fills a date up to `total` tasks, of which `done` are done, as if by themselves.
    func fill(_ date: String, total: Int, done: Int) async throws {
        _ = try await badges()
        let (ids, now) = (fixture.tasks.app.runtime.ids, fixture.now)
        try await fixture.tasks.database.write { db in
            let known = try await db.query("SELECT id FROM tasks WHERE user_id = \(id.text) AND date = \(date)").count
            for index in known..<total {
                let status = index - known < done ? "completed" : "pending"
                try await db.execute("""
                    INSERT INTO tasks (id, user_id, series_id, date, title, type, status, due_minute, priority, metadata, created_at, \
                    updated_at)
                    VALUES (\(ids.next()), \(id.text), \(ids.next()), \(date), 'A task', 'hydration', \(status), 1000, 2, '{}', \(now), \
                    \(now))
                    """)
            }
        }
    }

    /// Sets a column of theirs.
    func set(_ change: SQL) async throws {
        let changed = try await fixture.tasks.database.write { db in
            try await db.execute("UPDATE people SET \(change) WHERE user_id = \(id.text)")
        }
        #expect(changed == 1)
    }

    /// As if that many days up to yesterday had been compliant.
    func setStreak(_ days: Int64) async throws {
        try await set("streak_current = \(days), streak_longest = \(days), streak_total = \(days), best_streak = \(days)")
    }

    // MARK: What they see

    func badges(earned: Bool? = nil) async throws -> [Badge] {
        try await client.call(Tasks.badges, BadgeQuery(earned: earned), Nothing()).items
    }
    func badge(_ code: BadgeCode) async throws -> Badge { try await client.call(Tasks.badge, BadgeParameters(code: code), Nothing()) }
    func earned() async throws -> [BadgeCode] { try await badges(earned: true).map(\.code) }
    func notifications(_ query: NotificationQuery = NotificationQuery(), _ language: Language = .english) async throws -> NotificationList {
        try await client(language).call(Tasks.notifications, query, Nothing())
    }

    /// What they were told, oldest first: `type subject`.
    func told(_ type: NotificationType? = nil) async throws -> [String] {
        try await fixture.tasks.database.read { db in
            try await db.query("SELECT type, subject FROM notifications WHERE user_id = \(id.text) ORDER BY created_at, id").map {
                "\(try $0.get(0, as: String.self)) \(try $0.get(1, as: String.self))"
            }
        }.filter { type == nil || $0.hasPrefix(type?.rawValue ?? "") }
    }

    /// When they were reminded.
    func reminded() async throws -> [String] {
        try await fixture.tasks.database.read { db in
            try await db.query("SELECT created_at FROM notifications WHERE user_id = \(id.text) AND type = 'reminder' ORDER BY created_at")
                .map {
                try $0.get(0, as: Instant.self).text
            }
        }
    }

    /// What a device was pushed, newest first.
    func pushed(_ token: String) async throws -> [RecordedMessage] {
        try await fixture.sandbox.client.call(Sandbox.messages, MessageFilter(to: ShortText(trusted: token), channel: .push), Nothing())
            .items
    }

    func disturb(_ mode: DisturbanceMode, _ count: Int, _ token: String) async throws {
        let answer = try await fixture.sandbox.client.answer(
            Sandbox.disturb, Disturbance(channel: .push, mode: mode, count: count, to: ShortText(trusted: token)))
        #expect(answer.status == 204)
    }
}

extension TasksFixture {
    /// Somebody the app has just taken over from the profile service, with the day of then made.
    func member(
        zone: String = "Asia/Riyadh", isOnboarded: Bool = true, _ said: (inout Member.Said) -> Void = { _ in },
        profile configure: (inout Profile) -> Void = { _ in }
    ) async throws -> Member {
        var kept: Profile?
        let somebody = try await somebody(
            {
                $0.timezone = ZoneName(trusted: zone)
                configure(&$0)
                kept = $0
            }, isOnboarded: isOnboarded)
        var settings = Member.Said()
        said(&settings)
        let member = Member(
            fixture: self, somebody: somebody, run: "run-\(somebody.id.text)", profile: try #require(kept), said: settings)
        member.speak()
        _ = try await member.badges()
        return member
    }
}
