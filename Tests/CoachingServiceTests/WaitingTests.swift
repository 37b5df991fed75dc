import AppTesting
import Contracts
import Platform
import ServiceKit
import Storage
import TestSupport
import Testing
import Wire

@testable import CoachingService

/// People who wait for a coach that they understand. FC-ADD-06.
@Suite(.serialized, .timeLimit(.minutes(2))) struct WaitingTests {
    /// One coach with room whom they do not understand has nobody go through all who wait for a full one.
    @Test(arguments: Engine.allCases) func whoeverNobodyWithRoomUnderstandsIsLeftAlone(_ engine: Engine) async throws {
        try await CoachingFixture.run(engine: engine) { fixture in
            let database = fixture.app.database, batch = Assignment.batch
            let arab = try await fixture.workingCoach(capacity: 1, languages: [.ar]), mona = try await fixture.somebody(language: .ar)
            #expect(try await mona.client.call(CoachChoice.coach).id == arab.id)
            let english = try await fixture.workingCoach(capacity: 3, languages: [.en])
            try await fixture.settle()
            func next(after: WaitingClient? = nil) async throws -> UserID? {
                try await database.read { db in try await ThreadStore.nextWaiting(after: after, in: db)?.client }
            }
            func wait(_ people: [UserID], language: TextLanguage) async throws {
                try await database.write { db in
                    for person in people {
                        try await PersonStore.insert(person, product: .fitcoach, now: fixture.now, in: db)
                        try await db.execute("""
                            UPDATE people SET language = \(language.rawValue), goal = \(MainGoal.fatLoss.rawValue)
                            WHERE user_id = \(person.text)
                            """)
                        try await ThreadStore.insert(person, now: fixture.now, in: db)
                    }
                }
            }
            func somebody() -> UserID { UserID(trusted: fixture.app.app.runtime.ids.next()) }
            func clients(of coach: Somebody) async throws -> Int64 {
                try await fixture.number("SELECT clients FROM coaches WHERE user_id = \(coach.id.text)")
            }
            // More than two batches of them, and somebody behind them all for whom there is a place.
            try await wait((1...2 * batch + 1).map { _ in somebody() }, language: .ar)
            #expect(try await next() == nil)
            fixture.app.clock.advance(by: .minutes(1))
            let layla = somebody()
            try await wait([layla], language: .en)
            #expect(try await next() == layla)
            try await fixture.app.perform(CoachingWork.assignWaiting, WaitingPlace())
            #expect(try await fixture.rows("SELECT 1 FROM work WHERE kind = 'assignWaiting'") == 0, "the next batch")
            #expect(try await fixture.rows("""
                SELECT 1 FROM threads WHERE client_id = \(layla.text) AND coach_id = \(english.id.text)
                """) == 1)
            #expect(try await clients(of: english) == 1)
            // Nobody has to wait for a language that no coach who takes people speaks.
            _ = try await arab.client.call(
                CoachDesk.saveProfile, Nothing(), CoachingFixture.settings(capacity: 1, languages: [.ar], isTaking: false))
            #expect(try await next() != nil)
            try await fixture.app.perform(CoachingWork.assignWaiting, WaitingPlace())
            #expect(try await clients(of: english) == 3)
            #expect(try await next() == nil)
        }
    }
}
