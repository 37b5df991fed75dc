import AppTesting
import Contracts
import JSONCoding
import Platform
import ServiceKit
import Storage
import TestSupport
import Testing
import Wire

/// The five scenarios of the prompt, as far as profiles go. FC-SCN-3.1.1.
@Suite(.serialized) struct PromptScenarioTests {
    @Test func freemiumCompletesTheProfileFromThePrompt() async throws {
        try await ProfileFixture.run { fixture async throws in
            let somebody = try await fixture.newcomer(.freemium)
            #expect(try await somebody.prompt("L1").shouldShow)
            #expect(try await somebody.choose(.completeNow, "L1").next == .secondIntake)
            let answer = try await somebody.answerSecond()
            #expect(answer.fitnessScore == 65)
            #expect(answer.profile.secondIntake?.workoutFrequency.value == 3)
            for launch in ["L1", "L2"] { #expect(try await somebody.prompt(launch).shouldShow == false) }
        }
    }

    @Test func premiumBooksACallFromThePrompt() async throws {
        try await ProfileFixture.run { fixture async throws in
            let somebody = try await fixture.newcomer(.premium)
            try await fixture.tell(.callQuotaChanged, about: somebody, facts: EventFacts(count: 1))
            #expect(try await somebody.choose(.scheduleCall, "L1").next == .videoBooking)
            try await fixture.tell(.callBooked, about: somebody, facts: EventFacts(count: 0))
            let prompt = try await somebody.prompt("L2")
            #expect(prompt.status.hasScheduledCoachCall)
            #expect(prompt.shouldShow == false)
        }
    }

    @Test func laterThreeTimesAndThenFromSettings() async throws {
        try await ProfileFixture.run { fixture async throws in
            let somebody = try await fixture.newcomer()
            for launch in ["L1", "L2", "L3"] {
                #expect(try await somebody.prompt(launch).shouldShow)
                #expect(try await somebody.choose(.tryLater, launch).next == .workout)
            }
            try await fixture.tell(.workoutCompleted, about: somebody)
            #expect(try await somebody.prompt("L4").shouldShow == false)
            #expect(try await somebody.answerSecond().fitnessScore == 65)
        }
    }

    @Test func freemiumWithoutACallGoesBackToThePrompt() async throws {
        try await ProfileFixture.run { fixture async throws in
            let somebody = try await fixture.newcomer(.freemium)
            try await fixture.tell(.callQuotaChanged, about: somebody, facts: EventFacts(count: 0))
            let refused = try await somebody.choosing(.scheduleCall, "L1")
            #expect(refused.code == .quotaExceeded)
            #expect(refused.json?["upgrade"]?.string == "premium")
            let back = try await somebody.prompt("L1")
            #expect(back.shouldShow)
            #expect(back.status == PromptStatus(userId: somebody.id))
            // An upgrade lifts it at once, with the old token.
            try await fixture.setTier(.premium, of: somebody)
            try await fixture.tell(.callQuotaChanged, about: somebody, facts: EventFacts(count: 1))
            #expect(try await somebody.choose(.scheduleCall, "L1").next == .videoBooking)
        }
    }

    @Test func aWeekLaterFromSettings() async throws {
        try await ProfileFixture.run { fixture async throws in
            let somebody = try await fixture.newcomer()
            try await somebody.choose(.tryLater, "L1")
            fixture.profile.clock.advance(by: .days(7))
            let returned = fixture.again(somebody)
            #expect(try await returned.prompt("L2").shouldShow)
            #expect(try await returned.answerSecond().fitnessScore == 65)
            let prompt = try await returned.prompt("L2")
            #expect(prompt.shouldShow == false)
            #expect(prompt.status.timesDeferred == 1)
            #expect(prompt.status.permanentlyDismissed)
        }
    }
}
