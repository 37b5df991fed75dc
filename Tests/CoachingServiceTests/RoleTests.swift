import AppTesting
import Contracts
import HTTPCore
import Platform
import ServiceKit
import Storage
import TestSupport
import Testing
import Wire

@testable import CoachingService

/// Who coaches and who is coached, by roles that are told in any order. FC-ADD-06.
@Suite(.serialized, .timeLimit(.minutes(2))) struct RoleTests {
    private func tell(_ role: Role, version: Int64, about somebody: Somebody, in fixture: CoachingFixture) async throws {
        try await fixture.tell(.roleChanged, about: somebody, facts: EventFacts(version: version, role: role))
    }

    /// Whether somebody has this coach.
    private func coaches(_ coach: Somebody, _ client: Somebody, in fixture: CoachingFixture) async throws -> Bool {
        try await fixture.rows("SELECT 1 FROM threads WHERE client_id = \(client.id.text) AND coach_id = \(coach.id.text)") == 1
    }

    private func clients(of coach: Somebody, in fixture: CoachingFixture) async throws -> Int64 {
        try await fixture.number("SELECT clients FROM coaches WHERE user_id = \(coach.id.text)")
    }

    private func isActive(_ somebody: Somebody, in fixture: CoachingFixture) async throws -> Bool {
        try await fixture.rows("SELECT 1 FROM coaches WHERE user_id = \(somebody.id.text) AND is_active = 1") == 1
    }

    @Test(arguments: Engine.allCases) func anOlderRoleThatIsToldLaterChangesNothing(_ engine: Engine) async throws {
        try await CoachingFixture.run(engine: engine) { fixture in
            let omar = try await fixture.workingCoach(capacity: 5)
            let layla = try await fixture.somebody(), mona = try await fixture.somebody()
            for client in [layla, mona] { #expect(try await client.client.call(CoachChoice.coach).id == omar.id) }
            // Layla was a coach for a moment, and the end of that is told first.
            try await tell(.user, version: 2, about: layla, in: fixture)
            try await tell(.coach, version: 1, about: layla, in: fixture)
            try await fixture.settle()
            #expect(try await coaches(omar, layla, in: fixture))
            #expect(try await fixture.number("SELECT assignment FROM threads WHERE client_id = \(layla.id.text)") == 1)
            #expect(try await !isActive(layla, in: fixture))
            #expect(try await clients(of: omar, in: fixture) == 2)
            // Nobody who does not coach is listed with those who do.
            let admin = try await fixture.somebody(role: .admin)
            let all = try await admin.client.call(CoachingAdmin.coaches, PageQuery(), Nothing())
            #expect(all.items.map(\.id) == [omar.id] && all.waiting == 0)
            // In the order in which it happened it ends the same.
            try await tell(.coach, version: 1, about: mona, in: fixture)
            try await eventually("nobody coaches a coach") { try await !coaches(omar, mona, in: fixture) }
            #expect(try await isActive(mona, in: fixture))
            try await tell(.user, version: 2, about: mona, in: fixture)
            try await eventually("somebody coaches her again") { try await coaches(omar, mona, in: fixture) }
            try await tell(.coach, version: 1, about: mona, in: fixture)
            try await fixture.settle()
            #expect(try await coaches(omar, mona, in: fixture))
            #expect(try await !isActive(mona, in: fixture))
            #expect(try await clients(of: omar, in: fixture) == 2)
        }
    }

    @Test(arguments: Engine.allCases) func aCoachKeepsTheirClientsWhateverOlderRoleIsTold(_ engine: Engine) async throws {
        try await CoachingFixture.run(engine: engine) { fixture in
            let omar = try await fixture.workingCoach(capacity: 5), layla = try await fixture.somebody()
            #expect(try await layla.client.call(CoachChoice.coach).id == omar.id)
            try await tell(.coach, version: 8, about: omar, in: fixture)
            try await tell(.user, version: 7, about: omar, in: fixture)
            try await fixture.settle()
            #expect(try await isActive(omar, in: fixture))
            #expect(try await coaches(omar, layla, in: fixture))
            #expect(try await clients(of: omar, in: fixture) == 1)
        }
    }

    @Test(arguments: Engine.allCases) func ofManyRolesToldAtOnceTheNewestOneHolds(_ engine: Engine) async throws {
        try await CoachingFixture.run(engine: engine) { fixture in
            let omar = try await fixture.workingCoach(capacity: 5), layla = try await fixture.somebody()
            #expect(try await layla.client.call(CoachChoice.coach).id == omar.id)
            // Coach with the odd ones, client with the even ones, so that she is a client at the end.
            let statuses = try await parallel(10) { number in
                let facts = EventFacts(version: Int64(number) + 1, role: number % 2 == 0 ? .coach : .user)
                return try await fixture.tell(.roleChanged, about: layla, facts: facts).status
            }
            #expect(statuses.allSatisfy { $0 == 204 })
            try await eventually("she has her place") { try await coaches(omar, layla, in: fixture) }
            try await fixture.settle()
            #expect(try await fixture.number("SELECT role_version FROM coaches WHERE user_id = \(layla.id.text)") == 10)
            #expect(try await !isActive(layla, in: fixture))
            #expect(try await coaches(omar, layla, in: fixture))
            #expect(try await clients(of: omar, in: fixture) == 1)
        }
    }

    /// A role that was told before an account went, and is heard of after it, is older than its end.
    @Test(arguments: Engine.allCases) func whoseAccountIsGoneCoachesNobodyWhateverRoleIsTold(_ engine: Engine) async throws {
        try await CoachingFixture.run(engine: engine) { fixture in
            let omar = try await fixture.workingCoach(capacity: 5), layla = try await fixture.somebody()
            #expect(try await layla.client.call(CoachChoice.coach).id == omar.id)
            try await tell(.coach, version: 2, about: omar, in: fixture)
            #expect(try await fixture.tell(.userDeleted, about: omar).status == 204)
            try await tell(.coach, version: 3, about: omar, in: fixture)
            try await fixture.settle()
            #expect(try await !isActive(omar, in: fixture))
            #expect(try await !coaches(omar, layla, in: fixture))
            #expect(try await clients(of: omar, in: fixture) == 0)
            try await tell(.admin, version: 4, about: omar, in: fixture)
            #expect(try await fixture.rows("SELECT 1 FROM coaches WHERE admin_version = role_version") == 0)
        }
    }

    /// The place that a deleted client had comes back once, and nobody is told that they are given to another coach.
    @Test(arguments: Engine.allCases) func aConversationThatWasClosedIsNotReleasedAgain(_ engine: Engine) async throws {
        try await CoachingFixture.run(engine: engine) { fixture in
            let omar = try await fixture.workingCoach(capacity: 5)
            let layla = try await fixture.somebody(), mona = try await fixture.somebody()
            for client in [layla, mona] { #expect(try await client.client.call(CoachChoice.coach).id == omar.id) }
            #expect(try await clients(of: omar, in: fixture) == 2)
            for _ in 1...2 { #expect(try await fixture.tell(.userDeleted, about: layla).status == 204) }
            #expect(try await clients(of: omar, in: fixture) == 1)
            let assignment = Assignment(dependencies: try fixture.callDependencies())
            let woken = try await fixture.app.database.write { db -> [UserID]? in
                guard var thread = try await ThreadStore.hold(layla.id, in: db) else { return nil }
                return try await assignment.release(&thread, run: nil, now: fixture.now, in: db)
            }
            #expect(woken == [])
            #expect(try await clients(of: omar, in: fixture) == 1)
            try await tell(.user, version: 7, about: omar, in: fixture)
            try await eventually("the other client waits") { try await !coaches(omar, mona, in: fixture) }
            try await fixture.settle()
            #expect(try await coaches(omar, layla, in: fixture))
            #expect(try await fixture.number("SELECT assignment FROM threads WHERE client_id = \(layla.id.text)") == 1)
            #expect(try await fixture.rows("SELECT 1 FROM feeds WHERE user_id = \(layla.id.text)") == 0)
            #expect(try await clients(of: omar, in: fixture) == 0)
        }
    }

    /// A wish of somebody who coaches or decides by now can be refused, and gives them no coach.
    @Test(arguments: Engine.allCases, [Role.coach, .admin])
    func aWishFromBeforeARoleGivesNobodyACoach(_ engine: Engine, _ role: Role) async throws {
        try await CoachingFixture.run(engine: engine) { fixture in
            let omar = try await fixture.workingCoach(capacity: 1), layla = try await fixture.somebody()
            #expect(try await layla.client.call(CoachChoice.coach).id == omar.id)
            let wish = try await layla.client.call(CoachChoice.requestChange, Nothing(), NewChangeRequest())
            let sara = try await fixture.workingCoach(capacity: 1), admin = try await fixture.somebody(role: .admin)
            try await tell(role, version: 1, about: layla, in: fixture)
            try await fixture.settle()
            let parameters = ChangeRequestParameters(id: wish.id)
            let approved = try await admin.client.answer(CoachingAdmin.approve, parameters, ChangeApproval(coachId: sara.id))
            #expect(approved.code == .notFound)
            for coach in [omar, sara] {
                #expect(try await !coaches(coach, layla, in: fixture))
                #expect(try await clients(of: coach, in: fixture) == 0)
            }
            #expect(try await admin.client.call(CoachingAdmin.refuse, parameters, Nothing()).status == .refused)
        }
    }

    /// What somebody asked for as a coach ends after they are none any more.
    @Test(arguments: Engine.allCases) func aRequestInFlightBringsNoFormerCoachBack(_ engine: Engine) async throws {
        try await CoachingFixture.run(engine: engine) { fixture in
            let omar = try await fixture.workingCoach(capacity: 5), sara = try await fixture.workingCoach(capacity: 5)
            try await tell(.user, version: 7, about: omar, in: fixture)
            #expect(try await fixture.tell(.userDeleted, about: sara).status == 204)
            try await fixture.settle()
            func enterAndSave(_ coach: Somebody) async throws -> Bool {
                try await fixture.app.database.write { db -> Bool in
                    try await CoachStore.enter(coach.id, in: db)
                    return try await CoachStore.save(CoachingFixture.settings(capacity: 7), of: coach.id, now: fixture.now, in: db)
                }
            }
            #expect(try await enterAndSave(omar))
            #expect(try await !enterAndSave(sara))
            for coach in [omar, sara] { #expect(try await !isActive(coach, in: fixture)) }
            // Who they were stays forgotten.
            #expect(try await fixture.rows("SELECT 1 FROM coaches WHERE user_id = \(sara.id.text) AND name IS NULL AND is_taking = 0") == 1)
            // Nobody is given to either.
            let layla = try await fixture.somebody()
            #expect(try await layla.client.answer(CoachChoice.coach).status == 202)
            // Of whom nothing was told yet, the token says what they are.
            let mona = try await fixture.somebody(role: .coach, name: "Mona")
            try await fixture.app.database.write { db in try await CoachStore.insert(mona.id, isActive: false, in: db) }
            #expect(try await enterAndSave(mona))
            #expect(try await isActive(mona, in: fixture))
        }
    }

    @Test(arguments: Engine.allCases) func anAdministratorTakesNobodysPlace(_ engine: Engine) async throws {
        try await CoachingFixture.run(engine: engine) { fixture in
            let omar = try await fixture.workingCoach(capacity: 1), layla = try await fixture.somebody()
            #expect(try await layla.client.call(CoachChoice.coach).id == omar.id)
            let admin = try await fixture.somebody(role: .admin)
            try await tell(.admin, version: 1, about: layla, in: fixture)
            // Nor does anything that is told of her afterwards give her one.
            try await fixture.tell(.onboardingCompleted, about: layla)
            try await fixture.settle()
            #expect(try await !coaches(omar, layla, in: fixture))
            #expect(try await clients(of: omar, in: fixture) == 0)
            #expect(try await admin.client.call(CoachingAdmin.coaches, PageQuery(), Nothing()).waiting == 0)
            let given = try await admin.client.answer(
                CoachingAdmin.assign, ClientParameters(client: layla.id), NewAssignment(coachId: omar.id))
            #expect(given.code == .notFound)
            try await tell(.user, version: 2, about: layla, in: fixture)
            try await eventually("she is coached again") { try await coaches(omar, layla, in: fixture) }
            // What was kept of her role goes with her account.
            #expect(try await fixture.tell(.userDeleted, about: layla).status == 204)
            #expect(try await fixture.rows("SELECT 1 FROM coaches WHERE user_id = \(layla.id.text)") == 0)
        }
    }
}
