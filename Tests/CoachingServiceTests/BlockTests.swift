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

/// What closes a thread, and what opens it again. FC-ADD-12.
@Suite(.serialized, .timeLimit(.minutes(2))) struct BlockTests {
    private func block(_ client: Somebody, by coach: Somebody) async throws -> Answer {
        try await coach.client.answer(CoachDesk.block, ClientParameters(client: client.id), NewBlock(reason: .harassment))
    }
    private func open(_ admin: Somebody) async throws -> [SafetyCase] {
        try await admin.client.call(CoachingAdmin.cases, SafetyCaseQuery(), Nothing()).items
    }
    private func decide(_ decision: SafetyDecision, of opened: SafetyCase, as admin: Somebody) async throws {
        _ = try await admin.client.call(CoachingAdmin.decide, SafetyCaseParameters(id: opened.id), CaseDecision(decision: decision))
    }

    /// Nobody has to decide about the coach before first, for the next one's block to be one.
    @Test(.proves("FC-ADD-12"), arguments: Engine.allCases)
    func theNextCoachBlocksWhileTheCaseOfTheOneBeforeIsUndecided(_ engine: Engine) async throws {
        try await CoachingFixture.run(engine: engine) { fixture in
            let omar = try await fixture.workingCoach(capacity: 1), layla = try await fixture.somebody()
            _ = try await layla.client.call(CoachChoice.coach)
            let sara = try await fixture.workingCoach(capacity: 1), admin = try await fixture.somebody(role: .admin)
            #expect(try await block(layla, by: omar).status == 202)
            _ = try await admin.client.call(
                CoachingAdmin.assign, ClientParameters(client: layla.id), NewAssignment(coachId: sara.id))
            #expect(try await layla.say(1).status == 201)
            // However often she says so, it is one case.
            let answers = try await parallel(10) { _ in try await block(layla, by: sara) }
            #expect(answers.allSatisfy { $0.status == 202 })
            let cases = try await open(admin)
            #expect(cases.count == 2 && Set(cases.map(\.coach)) == [omar.id, sara.id])
            #expect(try await layla.say(2).code == .blocked)
            #expect(try await sara.answer(1, to: layla).code == .blocked)
            // What is decided of the first one's opens nothing.
            try await decide(.dismiss, of: try #require(cases.first { $0.coach == omar.id }), as: admin)
            #expect(try await layla.say(3).code == .blocked)
            try await decide(.dismiss, of: try #require(cases.first { $0.coach == sara.id }), as: admin)
            #expect(try await layla.say(4).status == 201)
        }
    }

    @Test(.proves("FC-ADD-12"), arguments: Engine.allCases)
    func aDismissedBlockOpensNothingThatAnotherDecisionClosed(_ engine: Engine) async throws {
        try await CoachingFixture.run(engine: engine) { fixture in
            let omar = try await fixture.workingCoach(capacity: 1), layla = try await fixture.somebody()
            _ = try await layla.client.call(CoachChoice.coach)
            let admin = try await fixture.somebody(role: .admin)
            let message = try await omar.answer(1, "You are lazy", to: layla).sent().message
            let report = try await layla.client.answer(
                CoachingThreads.report, MessageParameters(id: message.id), MessageReport(reason: .harassment))
            #expect(report.status == 202)
            #expect(try await block(layla, by: omar).status == 202)
            let cases = try await open(admin)
            try await decide(.block, of: try #require(cases.first { $0.kind == .report }), as: admin)
            try await decide(.dismiss, of: try #require(cases.first { $0.kind == .block }), as: admin)
            #expect(try await layla.say(1).code == .blocked)
            // What was decided about Omar closes nothing to whoever comes after he left, and keeps nothing closed.
            let sara = try await fixture.workingCoach(capacity: 1)
            try await fixture.tell(.roleChanged, about: omar, facts: EventFacts(version: 7, role: .user))
            try await eventually("another coach is there") { try await layla.client.call(CoachChoice.coach).id == sara.id }
            #expect(try await layla.say(2).status == 201)
            #expect(try await block(layla, by: sara).status == 202)
            #expect(try await layla.say(3).code == .blocked)
            try await decide(.dismiss, of: try #require(try await open(admin).first), as: admin)
            #expect(try await layla.say(4).status == 201)
        }
    }
}
