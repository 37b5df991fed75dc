import AppTesting
import Contracts
import HTTPCore
import JSONCoding
import Platform
import ServiceKit
import Storage
import Synchronization
import TasksDomain
@testable import TasksService
import TestSupport
import Testing
import Wire

/// The page of badges and each of them.
@Suite(.serialized) struct BadgeListTests {
    @Test(.proves("GTSD-6.2-03", "GTSD-6.2-04", "GTSD-6.2-05"), arguments: Engine.allCases)
    func theCatalogueInBothLanguages(_ engine: Engine) async throws {
        try await TasksFixture.run(engine: engine) { fixture async throws in
            let layla = try await fixture.member()
            try await layla.complete(6, on: BadgeTests.today)
            var names: Set<String> = []
            for language in Language.allCases {
                let badges = try await layla.client(language).call(Tasks.badges, BadgeQuery(), Nothing()).items
                #expect(badges.map(\.code) == BadgeRule.catalogue && badges.count == 15)
                #expect(badges.filter { $0.earnedAt != nil }.map(\.code) == [.dayOneDone])
                for badge in badges {
                    #expect(!badge.name.isEmpty && !badge.description.isEmpty && !badge.emoji.isEmpty && !badge.criteria.isEmpty)
                    names.insert(badge.name)
                    if badge.earnedAt == nil { #expect(badge.progress < badge.target && badge.progress >= 0 && !badge.seen) }
                }
                #expect(badges.first { $0.code == .fiftyTasks }?.progress == 6)
                #expect(badges.first { $0.code == .fiftyTasks }?.target == 50)
                #expect(badges.first { $0.code == .streak7 }?.progress == 1)
            }
            #expect(names.count == 30)
            #expect(try await layla.badges(earned: true).map(\.code) == [.dayOneDone])
            #expect(try await layla.badges(earned: false).map(\.code) == BadgeRule.catalogue.filter { $0 != .dayOneDone })
            #expect(try await layla.client.send(.get, Tasks.badges.path.description + "?earned=perhaps").fields == ["earned wrong_type"])
        }
    }

    @Test(.proves("GTSD-P-3.6-05")) func whoHasNoPlanSeesWhatThereIs() async throws {
        try await TasksFixture.run { fixture async throws in
            let guest = try await fixture.member(isOnboarded: false)
            let badges = try await guest.badges()
            // Nobody has a plan, and no share of nobody is taken.
            #expect(badges.count == 15 && badges.allSatisfy { $0.earnedAt == nil && $0.progress == 0 && $0.rarityPercent == 0 })
        }
    }

    @Test(.proves("GTSD-P-3.6-05"), arguments: Engine.allCases)
    func oneOfFourHasIt(_ engine: Engine) async throws {
        try await TasksFixture.run(engine: engine) { fixture async throws in
            let layla = try await fixture.member()
            for _ in 0..<3 { _ = try await fixture.member() }
            // Who has no plan yet does not count.
            _ = try await fixture.member(isOnboarded: false)
            try await layla.complete(6, on: BadgeTests.today)
            let badge = try await layla.badge(.dayOneDone)
            let text = BadgeRule.text(.dayOneDone, .english)
            #expect(badge.rarityPercent == 25.0 && badge.earnedAt == fixture.now)
            #expect(
                badge.emoji == text.emoji && badge.name == text.name && badge.description == text.description
                    && badge.criteria == text.criteria)
            #expect(try await layla.badge(.streak3).rarityPercent == 0)
            #expect(try await layla.badges().first { $0.code == .dayOneDone } == badge)
            // Two of three: one decimal.
            let omar = try await fixture.member()
            _ = try await fixture.member()
            try await omar.complete(6, on: BadgeTests.today)
            #expect(try await omar.badge(.dayOneDone).rarityPercent == 33.3)
        }
    }

    @Test func whatIsNoBadgeIsNotFound() async throws {
        try await TasksFixture.run { fixture async throws in
            let layla = try await fixture.member()
            for code in ["nothing", "DAY_ONE_DONE", "%D9%88%D8%B3%D8%A7%D9%85", "%00"] {
                let path = "/badges/\(code)"
                #expect(try await layla.client.send(.get, path).code == .notFound)
                #expect(try await layla.client.send(.put, path + "/seen").code == .notFound)
                #expect(try await layla.client.send(.post, path + "/share").code == .notFound)
            }
        }
    }

    @Test(arguments: Engine.allCases)
    func aBadgeIsSeenOnce(_ engine: Engine) async throws {
        try await TasksFixture.run(engine: engine) { fixture async throws in
            let (layla, omar) = (try await fixture.member(), try await fixture.member())
            let parameters = BadgeParameters(code: .dayOneDone)
            for person in [layla, omar] { try await person.complete(6, on: BadgeTests.today) }
            let unseen = { try await fixture.tasks.database.read { db in try await BadgeStore.unseen(of: layla.id, in: db) } }
            #expect(try await unseen() == 1)
            let seen = try await parallel(20) { _ in try await layla.client.call(Tasks.seeBadge, parameters, Nothing()) }
            #expect(seen.allSatisfy { $0.seen && $0.earnedAt == fixture.now })
            #expect(try await unseen() == 0)
            #expect(try await layla.badge(.dayOneDone).seen)
            #expect(try await !omar.badge(.dayOneDone).seen)
            let locked = try await layla.client(.arabic).answer(Tasks.seeBadge, BadgeParameters(code: .streak3), Nothing())
            #expect(locked.status == 409 && locked.code == .badgeLocked)
            #expect(locked.json?["message"]?.string == ErrorCode.badgeLocked.message(.arabic))
        }
    }

    @Test(arguments: Engine.allCases)
    func theNewestComeFirst(_ engine: Engine) async throws {
        try await TasksFixture.run(engine: engine) { fixture async throws in
            let layla = try await fixture.member()
            let recent = { (count: Int64) in
                try await fixture.tasks.database.read { db in
                    try await BadgeView.recent(count, of: layla.id, language: .arabic, rarities: RarityCache(), in: db)
                }
            }
            #expect(try await recent(3).isEmpty)
            // Together: in the order of the catalogue.
            try await layla.set("completed_tasks = 49")
            try await layla.complete(6, on: BadgeTests.today)
            fixture.tasks.clock.advance(by: .minutes(1))
            try await layla.complete(1, on: BadgeTests.today)
            #expect(try await recent(3).map(\.code) == [.perfectDay, .dayOneDone, .fiftyTasks])
            #expect(try await recent(2).map(\.code) == [.perfectDay, .dayOneDone])
            let badge = try #require(try await recent(1).first)
            #expect(badge.name == BadgeRule.text(.perfectDay, .arabic).name && badge.progress == 1 && badge.rarityPercent == 100)
            #expect(try await recent(0).isEmpty)
        }
    }

    /// Without the lock of the person, as no caller does it: the constraint alone decides.
    @Test(arguments: Engine.allCases)
    func aBadgeIsAwardedByOneOfTwenty(_ engine: Engine) async throws {
        try await TasksFixture.run(engine: engine) { fixture async throws in
            let layla = try await fixture.member()
            let now = fixture.now
            let given = try await parallel(20) { _ in
                try await fixture.tasks.database.write { db in
                    try await BadgeStore.award([.dayOneDone, .streak3], to: layla.id, BadgeMemory(), now: now, in: db)
                }
            }
            #expect(given.flatMap { $0 }.sorted { $0.rawValue < $1.rawValue } == [.dayOneDone, .streak3])
            #expect(try await layla.earned() == [.dayOneDone, .streak3])
        }
    }

    @Test func aDemoOnlyLooks() async throws {
        try await TasksFixture.run { fixture async throws in
            let demo = try await fixture.somebody(demo: true)
            #expect(try await demo.client.call(Tasks.badges, BadgeQuery(), Nothing()).items.count == 15)
            #expect(try await demo.client.call(Tasks.notifications, NotificationQuery(), Nothing()).items.isEmpty)
            let parameters = BadgeParameters(code: .dayOneDone)
            #expect(try await demo.client.answer(Tasks.seeBadge, parameters, Nothing()).code == .demoReadOnly)
            #expect(try await demo.client.answer(Tasks.shareBadge, parameters, Nothing()).code == .demoReadOnly)
            #expect(try await demo.client.answer(Tasks.readNotifications, ReadMark()).code == .demoReadOnly)
            #expect(try await demo.client.answer(Tasks.analytics, AnalyticsBatch.example).code == .demoReadOnly)
        }
    }

    @Test func thisIsForOneProductAndTheSignedIn() async throws {
        try await TasksFixture.run { fixture async throws in
            let (_, token) = fixture.auth.app.service.signIn(.fitcoach, now: fixture.now)
            for client in [fixture.client, fixture.client.bearing(token)] {
                let expected: ErrorCode = client.headers["Authorization"] == nil ? .tokenMissing : .wrongProduct
                let parameters = BadgeParameters(code: .dayOneDone)
                #expect(try await client.answer(Tasks.badges, BadgeQuery(), Nothing()).code == expected)
                #expect(try await client.answer(Tasks.badge, parameters, Nothing()).code == expected)
                #expect(try await client.answer(Tasks.seeBadge, parameters, Nothing()).code == expected)
                #expect(try await client.answer(Tasks.shareBadge, parameters, Nothing()).code == expected)
                #expect(try await client.answer(Tasks.notifications, NotificationQuery(), Nothing()).code == expected)
                #expect(try await client.answer(Tasks.readNotifications, ReadMark()).code == expected)
                #expect(try await client.answer(Tasks.analytics, AnalyticsBatch.example).code == expected)
            }
        }
    }
}

/// Counting who has what asks every row; with many people a count serves for a while.
@Suite(.serialized) struct RarityTests {
    private static func addPeople(_ count: Int, _ fixture: TasksFixture) async throws {
        try await fixture.tasks.database.write { db in
            for number in 0..<count {
                let id = "00000000-0000-7000-8000-" + String(1_000_000_000_000 + number).suffix(12)
                try await PersonStore.insert(UserID(trusted: id), product: .gtsd, freezes: 0, now: fixture.now, in: db)
                try await db.execute("UPDATE people SET plan_id = \(id) WHERE user_id = \(id)")
            }
        }
    }

    private static func people(_ cache: RarityCache, _ fixture: TasksFixture) async throws -> Int64 {
        try await fixture.tasks.database.read { db in try await cache.rarity(in: db).people }
    }

    @Test func ofFewPeopleEveryCountIsFresh() async throws {
        try await TasksFixture.run { fixture async throws in
            let cache = RarityCache()
            for count in [Int64(3), 6] {
                try await fixture.tasks.database.write { db in try await db.execute("DELETE FROM people") }
                try await Self.addPeople(Int(count), fixture)
                #expect(try await Self.people(cache, fixture) == count)
            }
        }
    }

    @Test func ofManyPeopleOneServesForAWhile() async throws {
        try await TasksFixture.run { fixture async throws in
            let (cache, forgetful) = (RarityCache(lifetime: .seconds(3600)), RarityCache(lifetime: .zero))
            try await Self.addPeople(Int(RarityCache.many), fixture)
            #expect(try await Self.people(cache, fixture) == RarityCache.many)
            #expect(try await Self.people(forgetful, fixture) == RarityCache.many)
            try await fixture.tasks.database.write { db in try await db.execute("DELETE FROM people") }
            #expect(try await Self.people(cache, fixture) == RarityCache.many)
            #expect(try await Self.people(forgetful, fixture) == 0)
        }
    }

    /// Whether a count has begun, which then waits until it is let go.
    private final class Signal: Sendable {
        let isCounting = Atomic(false)
        let gate: AsyncStream<Void>
        let opening: AsyncStream<Void>.Continuation
        init() { (gate, opening) = AsyncStream.makeStream(of: Void.self) }
    }

    private struct Waiting: Connection {
        let inner: any Connection
        let signal: Signal
        var engine: Engine { inner.engine }
        func query(_ sql: SQL) async throws(DatabaseError) -> [Row] {
            signal.isCounting.store(true, ordering: .releasing)
            for await _ in signal.gate {}
            return try await inner.query(sql)
        }
        func execute(_ sql: SQL) async throws(DatabaseError) -> Int { try await inner.execute(sql) }
        func enqueue(_ sql: SQL) async throws(DatabaseError) { try await inner.enqueue(sql) }
    }

    private struct Refusing: Connection {
        var engine: Engine { .sqlite }
        func query(_ sql: SQL) async throws(DatabaseError) -> [Row] { throw .busy }
        func execute(_ sql: SQL) async throws(DatabaseError) -> Int { throw .busy }
        func enqueue(_ sql: SQL) async throws(DatabaseError) { throw .busy }
    }

    @Test func ofManyWhoAskAtOnceOneCountsAgain() async throws {
        try await TasksFixture.run { fixture in
            let (cache, signal) = (RarityCache(lifetime: .zero), Signal())
            try await Self.addPeople(Int(RarityCache.many), fixture)
            #expect(try await Self.people(cache, fixture) == RarityCache.many)
            // One that fails leaves it to the next.
            await #expect(throws: DatabaseError.busy) { _ = try await cache.rarity(in: Refusing()) }
            try await fixture.tasks.database.write { db in try await db.execute("DELETE FROM people") }
            async let counted = fixture.tasks.database.read { db in
                try await cache.rarity(in: Waiting(inner: db, signal: signal)).people
            }
            try await eventually("somebody counts") { signal.isCounting.load(ordering: .acquiring) }
            let others = try await parallel(20) { _ in try await cache.rarity(in: Refusing()).people }
            #expect(others.allSatisfy { $0 == RarityCache.many })
            signal.opening.finish()
            #expect(try await counted == 0)
        }
    }
}
