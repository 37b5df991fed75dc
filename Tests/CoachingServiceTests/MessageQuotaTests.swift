import AppTesting
import CoachingService
import Contracts
import JSONCoding
import Platform
import ServiceKit
import Storage
import TestSupport
import Testing
import Wire

/// Numbers of the documents: FR-MESSAGING-03, scenario 3.4-1 and C5 of the notes.
@Suite(.serialized) struct MessageQuotaTests {
    @Test(.proves("AC-QUOTA-02"), arguments: Engine.allCases)
    func twentyAMonthWithWarningsFromTheSeventeenthOn(_ engine: Engine) async throws {
        try await CoachingFixture.run(engine: engine) { fixture in
            let (client, _) = try await fixture.pair()
            let answers = try await client.sayAll(1...20)
            #expect(answers.allSatisfy { $0.status == 201 })
            let sent = try answers.map { try $0.sent() }
            #expect(sent.map(\.warning?.message).prefix(16).allSatisfy { $0 == nil })
            #expect(
                sent.suffix(4).map(\.warning?.message) == [
                    "3 messages remaining", "2 messages remaining", "1 message remaining", "Last message remaining this month!",
                ])
            #expect(sent.map(\.ratingDue) == (1...20).map { $0 % 10 == 0 })
            let refused = try await client.say(21)
            #expect(refused.status == 403 && refused.code == .quotaExceeded)
            let quota = try await client.client.call(CoachingThreads.quota)
            #expect(quota.messages == MessageQuota(used: 20, limit: 20))
            // 1 April, 00:00 in Riyadh.
            #expect(quota.resetsAt.text == "2026-03-31T21:00:00.000Z")
            // An upgrade lifts it at once.
            try await fixture.setTier(.premium, of: client)
            #expect(try await client.say(21).sent().quota == MessageQuota(used: 21, limit: 200))
        }
    }

    /// Apps that are open read again what is left.
    @Test(arguments: Engine.allCases) func whoseTierChangesIsToldSoOnTheirStreams(_ engine: Engine) async throws {
        try await CoachingFixture.run(engine: engine) { fixture in
            let (client, _) = try await fixture.pair()
            func tell(_ tier: Tier, version: Int64) async throws -> Int {
                try await fixture.tell(.entitlementChanged, about: client, facts: EventFacts(tier: tier, version: version))
                return try await fixture.rows("SELECT 1 FROM feed WHERE user_id = \(client.id.text) AND type = 'quota'")
            }
            #expect(try await tell(.premium, version: 5) == 1)
            // The same tier for longer, and what is older than what is known, is no news.
            #expect(try await tell(.premium, version: 6) == 1)
            #expect(try await tell(.smartPremium, version: 4) == 1)
            #expect(try await tell(.freemium, version: 7) == 2)
            let listening = try await fixture.open(as: client)
            try await eventually("it is open") { listening.text.contains("event: ready") }
            #expect(try await tell(.smartPremium, version: 8) == 3)
            try await eventually("it is told") { listening.text.contains("event: quota") }
            listening.cut()
        }
    }

    @Test(.proves("FR-MESSAGING-02-c"), arguments: Engine.allCases)
    func theLastMessageOfAMonthGoesOutOnce(_ engine: Engine) async throws {
        try await CoachingFixture.run(engine: engine) { fixture in
            let (client, _) = try await fixture.pair()
            _ = try await client.sayAll(1...19)
            let codes = try await withThrowingTaskGroup(of: Int.self) { group in
                for number in 20...29 { group.addTask { try await client.say(number).status } }
                return try await group.reduce(into: [Int]()) { $0.append($1) }
            }
            #expect(codes.sorted() == [201] + Array(repeating: 403, count: 9))
            #expect(try await client.client.call(CoachingThreads.quota).messages.used == 20)
        }
    }

    /// An app that tries again before it has an answer: one message, one of the month's and one push, whichever process takes them.
    @Test(arguments: Engine.allCases) func twentyTriesAtOnceAreOneMessage(_ engine: Engine) async throws {
        try await CoachingFixture.run(engine: engine) { fixture in try await tryTwenty(fixture) { $0.client } }
    }

    @Test func twentyTriesAtTwoProcessesAreOneMessage() async throws {
        try await CoachingFixture.run(engine: .postgres, transport: .socket, start: SystemClock().now()) { fixture in
            try await OtherProcess.run(beside: fixture) { other in try await tryTwenty(fixture, other.client) }
        }
    }

    private func tryTwenty(_ fixture: CoachingFixture, _ elsewhere: @escaping @Sendable (Somebody) -> AppClient) async throws {
        let (client, coach) = try await fixture.pair()
        fixture.tell(coach, name: "Omar", devices: ["omar"])
        let ways = [client, Somebody(account: client.account, token: client.token, client: elsewhere(client))]
        let answers = try await parallel(20) { number in try await ways[number % 2].say(7) }
        #expect(answers.count { $0.status == 201 } == 1 && answers.count { $0.status == 200 } == 19)
        #expect(Set(try answers.map { try $0.sent().message.id }).count == 1)
        #expect(try await fixture.number("SELECT COUNT(*) FROM messages WHERE sender = 'client'") == 1)
        #expect(try await client.client.call(CoachingThreads.quota).messages.used == 1)
        try await eventually("everything is done") { try await fixture.app.rows("SELECT 1 FROM work") == 0 }
        #expect(try await fixture.pushed("omar").count == 1)
    }

    @Test(arguments: Engine.allCases) func theSameMessageAgainIsTheSame(_ engine: Engine) async throws {
        try await CoachingFixture.run(engine: engine) { fixture in
            let (client, coach) = try await fixture.pair()
            let first = try await client.say(1), again = try await client.say(1)
            #expect(first.status == 201 && again.status == 200)
            #expect(try first.sent().message.id == again.sent().message.id)
            #expect(try again.sent().quota?.used == 1)
            #expect(try await client.say(1, "Other words").code == .versionConflict)
            #expect(try await coach.answer(1, to: client).sent().message.seq == 2)
            try await fixture.setState(.blocked, of: client)
            #expect(try await client.say(2).code == .blocked)
            #expect(try await client.client.call(CoachingThreads.quota).messages.used == 1)
        }
    }

    @Test(arguments: Engine.allCases) func placesHaveNoGapsWhenBothSidesSendAtOnce(_ engine: Engine) async throws {
        try await CoachingFixture.run(engine: engine) { fixture in
            let (client, coach) = try await fixture.pair(tier: .smartPremium)
            let places = try await withThrowingTaskGroup(of: Int64.self) { group in
                for number in 1...50 {
                    group.addTask { try await client.say(number).sent().message.seq }
                    group.addTask { try await coach.answer(number, to: client).sent().message.seq }
                }
                return try await group.reduce(into: [Int64]()) { $0.append($1) }
            }
            #expect(places.sorted() == Array(1...100))
        }
    }

    @Test func filesNeedSmartPremiumAndSomebodyElsesClientIsNotFound() async throws {
        try await CoachingFixture.run { fixture in
            let (client, _) = try await fixture.pair(tier: .premium)
            let refused = try await client.say(1, files: [.example])
            #expect(refused.code == .tierRequired && refused.status == 403)
            let stranger = try await fixture.somebody(role: .coach, name: "Sara")
            #expect(try await stranger.answer(1, to: client).code == .notFound)
            #expect(try await fixture.somebody().say(1).code == .coachWaiting)
        }
    }

    @Test(arguments: Engine.allCases) func newsOfTheProductsUseNoQuota(_ engine: Engine) async throws {
        try await CoachingFixture.run(engine: engine) { fixture in
            let (client, _) = try await fixture.pair()
            _ = try await fixture.tell(.workoutCompleted, about: client)
            _ = try await fixture.tell(.planGenerated, about: client)
            let page = try await client.client.call(CoachingThreads.messages, MessageQuery(), Nothing())
            #expect(page.items.suffix(2).map(\.news) == [.workoutCompleted, .planGenerated])
            #expect(page.items.suffix(2).map(\.text) == ["Workout completed.", "Your workout plan is ready."])
            #expect(try await client.client.call(CoachingThreads.quota).messages.used == 0)
        }
    }

    /// Training is told of a first intake too, and may have a plan ready before this service hears of it.
    @Test(arguments: Engine.allCases) func newsThatComeBeforeTheThreadAreInIt(_ engine: Engine) async throws {
        try await CoachingFixture.run(engine: engine) { fixture in
            let (client, unready, gone) = (
                try await fixture.somebody(), try await fixture.somebody { $0.mainGoal = nil }, try await fixture.somebody()
            )
            try await fixture.tell(.userDeleted, about: gone)
            for somebody in [client, unready, gone] { #expect(try await fixture.tell(.planGenerated, about: somebody).status == 204) }
            try await fixture.settle()
            try await fixture.tell(.onboardingCompleted, about: client)
            try await fixture.settle()
            let page = try await client.client.call(CoachingThreads.messages, MessageQuery(), Nothing())
            #expect(page.items.map(\.news) == [.planGenerated])
            #expect(try await client.client.call(CoachingThreads.quota).messages.used == 0)
            #expect(try await fixture.rows("SELECT 1 FROM threads") == 1)
            #expect(try await fixture.rows("SELECT 1 FROM people WHERE user_id = \(gone.id.text)") == 0)
        }
    }

    /// Work is done at least once.
    @Test(arguments: Engine.allCases) func newsThatAreToldTwiceAreSaidOnce(_ engine: Engine) async throws {
        try await CoachingFixture.run(engine: engine) { fixture in
            let client = try await fixture.somebody()
            for _ in 1...2 {
                try await fixture.app.perform(
                    "news", .object(["user": .string(client.id.text), "news": .string(SystemNews.planGenerated.rawValue)]))
            }
            #expect(try await fixture.rows("SELECT 1 FROM messages") == 1)
        }
    }

    @Test(arguments: Engine.allCases) func whoMakesOnePlanAfterTheOtherBuriesNoMessage(_ engine: Engine) async throws {
        try await CoachingFixture.run(engine: engine) { fixture in
            let (client, coach) = try await fixture.pair()
            func told(_ news: SystemNews) async throws -> Int {
                try await fixture.rows("SELECT 1 FROM messages WHERE client_id = \(client.id.text) AND news = \(news.rawValue)")
            }
            for _ in 1...50 { #expect(try await fixture.tell(.mealPlanGenerated, about: client).status == 204) }
            #expect(try await told(.mealPlanGenerated) == 1)
            // The other plan is other news, as is one of the day after, and each workout.
            for _ in 1...2 { _ = try await fixture.tell(.planGenerated, about: client) }
            for _ in 1...2 { _ = try await fixture.tell(.workoutCompleted, about: client) }
            #expect(try await told(.planGenerated) == 1)
            #expect(try await told(.workoutCompleted) == 2)
            _ = try await fixture.tell(.planGenerated, about: client)
            fixture.app.clock.advance(by: .hours(24))
            _ = try await fixture.tell(.planGenerated, about: client)
            #expect(try await told(.planGenerated) == 3)
            // Said once more where something was written behind it.
            _ = try await coach.answer(1, to: client).sent()
            _ = try await fixture.tell(.planGenerated, about: client)
            #expect(try await told(.planGenerated) == 4)
        }
    }

    @Test func whoHasNoThreadYetReadsAnEmptyOne() async throws {
        try await CoachingFixture.run { fixture in
            let somebody = try await fixture.somebody { $0.mainGoal = nil }
            let page = try await somebody.client.call(CoachingThreads.messages, MessageQuery(), Nothing())
            #expect(page.items.isEmpty && !page.hasMore && page.state == .open)
            #expect(try await somebody.say(1).code == .coachWaiting)
        }
    }
}
