import AppTesting
import CoachingDomain
import Contracts
import HTTPCore
import Platform
import ServiceKit
import Storage
import TestSupport
import Testing
import Wire

@testable import CoachingService

/// What clients think: asked once after every tenth message and after calls.
@Suite(.serialized, .timeLimit(.minutes(2))) struct RatingTests {
    private func due(_ somebody: Somebody) async throws -> [RatingTrigger] {
        try await somebody.client.call(CoachChoice.dueRatings, Nothing(), Nothing()).items.map(\.trigger)
    }
    private func rate(_ somebody: Somebody, _ stars: Int64, _ call: CoachingCallID? = nil) async throws -> Answer {
        try await somebody.client.answer(CoachChoice.rate, Nothing(), NewRating(stars: Stars(trusted: stars), callId: call))
    }
    private func skip(_ somebody: Somebody) async throws -> Answer {
        try await somebody.client.answer(CoachChoice.skip, Nothing(), RatingSkip())
    }

    @Test(arguments: Engine.allCases) func givenAndSkippedManyTimesAtOnceAQuestionIsAnsweredOnce(_ engine: Engine) async throws {
        try await CoachingFixture.run(engine: engine) { fixture in
            let (layla, omar) = try await fixture.pair(tier: .premium)
            try await fixture.app.database.write { db in try await CoachStore.insert(omar.id, in: db) }
            #expect(try await rate(layla, 5).code == .ratingNotDue)
            let sent = try await layla.sayAll(1...10)
            #expect(try sent.map { try $0.sent().ratingDue } == Array(repeating: false, count: 9) + [true])
            #expect(try await due(layla) == [.messages])
            let answers = try await parallel(20) { number in
                try await number % 2 == 0 ? rate(layla, 4) : skip(layla)
            }
            #expect(answers.count { $0.status == 201 || $0.status == 204 } == 1)
            #expect(answers.allSatisfy { $0.status < 300 || $0.code == .ratingNotDue })
            let given: Int64 = answers.contains { $0.status == 201 } ? 1 : 0
            #expect(try await fixture.number("SELECT COUNT(*) FROM ratings") == 1)
            #expect(try await fixture.number("SELECT ratings FROM coaches") == given)
            #expect(try await fixture.number("SELECT stars FROM coaches") == 4 * given)
            #expect(try await due(layla).isEmpty)
            // Later messages ask again, and the newest question only.
            _ = try await layla.sayAll(11...33)
            #expect(try await due(layla) == [.messages])
            #expect(try await skip(layla).status == 204)
            #expect(try await due(layla).isEmpty)
        }
    }

    @Test func theSameMessageAgainAsksOnlyWhileNobodyAnswered() async throws {
        try await CoachingFixture.run { fixture in
            let (layla, _) = try await fixture.pair()
            _ = try await layla.sayAll(1...10)
            #expect(try await layla.say(10).sent().ratingDue)
            #expect(try await skip(layla).status == 204)
            #expect(try await !layla.say(10).sent().ratingDue)
        }
    }

    @Test(arguments: Engine.allCases) func aRatingIsChangedForAWeek(_ engine: Engine) async throws {
        try await CoachingFixture.run(engine: engine) { fixture in
            let (layla, omar) = try await fixture.pair()
            try await fixture.app.database.write { db in try await CoachStore.insert(omar.id, in: db) }
            _ = try await layla.sayAll(1...10)
            let saved = try await layla.client.call(CoachChoice.rate, Nothing(), NewRating(stars: Stars(trusted: 2))).rating
            #expect(saved.editableUntil == fixture.now + .days(7))
            @Sendable func change(_ stars: Int64, by somebody: Somebody) async throws -> Answer {
                try await somebody.client.answer(
                    CoachChoice.changeRating, RatingParameters(id: saved.id), RatingContent(stars: Stars(trusted: stars)))
            }
            let changes = try await parallel(10) { number in try await change(Int64(number % 5) + 1, by: layla) }
            #expect(changes.allSatisfy { $0.status == 200 })
            #expect(try await fixture.number("SELECT stars FROM coaches") == fixture.number("SELECT stars FROM ratings"))
            fixture.app.clock.advance(by: .days(7))
            #expect(try await change(5, by: layla).status == 200)
            #expect(try await fixture.number("SELECT stars FROM coaches") == 5)
            fixture.app.clock.advance(by: .milliseconds(1))
            #expect(try await change(1, by: layla).code == .ratingClosed)
            #expect(try await change(1, by: try await fixture.somebody()).status == 404)
            #expect(try await fixture.number("SELECT stars FROM coaches") == 5)
        }
    }

    @Test func aCallIsRatedOnceItWasHeld() async throws {
        try await CallScene.run(tier: .premium) { scene in
            let (fixture, clock) = (scene.fixture, scene.fixture.app.clock)
            let call = try await scene.booked(scene.slot(2)).call
            #expect(try await rate(scene.client, 5, call.id).code == .ratingNotDue)
            clock.advance(by: .hours(2))
            for somebody in [scene.client, scene.coach] { #expect(try await scene.join(call.id, as: somebody).status == 200) }
            clock.advance(by: .hours(1))
            try await eventually("the end is written down") {
                try await fixture.app.rows("SELECT 1 FROM calls WHERE status = 'finished'") == 1
            }
            #expect(try await due(scene.client) == [.call])
            let stranger = try await fixture.callClient(of: scene.coach)
            #expect(try await rate(stranger, 1, call.id).status == 404)
            #expect(try await rate(scene.client, 5, call.id).status == 201)
            #expect(try await rate(scene.client, 1, call.id).code == .ratingNotDue)
            #expect(try await due(scene.client).isEmpty)
            // The coach reads it a day later, without a name.
            func own() async throws -> OwnRatings { try await scene.coach.client.call(CoachDesk.ratings, PageQuery(), Nothing()) }
            #expect(try await own().items.isEmpty)
            clock.advance(by: .days(1))
            #expect(try await own().items.map(\.stars.value) == [5])
        }
    }

    /// Worked out by hand: (60 + 10 · 300/80) / (15 + 10) = 97.5 / 25 = 3.9; one rating of 5 among all with 3.75 on average: 42.5 / 11 = 3.86.
    @Test func fewRatingsStayNearTheAverageOfAll() {
        #expect(RatingRule.score(stars: 60, count: 15, allStars: 300, allCount: 80, prior: 10) == CoachScore(average: 3.9, count: 15))
        #expect(RatingRule.score(stars: 5, count: 1, allStars: 300, allCount: 80, prior: 10) == CoachScore(average: 3.9, count: 1))
        #expect(RatingRule.score(stars: 0, count: 0, allStars: 300, allCount: 80, prior: 10) == CoachScore(average: nil, count: 0))
        // 4.25 is rounded up.
        #expect(RatingRule.score(stars: 17, count: 4, allStars: 17, allCount: 4, prior: 10) == CoachScore(average: 4.3, count: 4))
    }
}
