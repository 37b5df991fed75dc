import AppTesting
import Contracts
import HTTPCore
import JSONCoding
import Platform
import ProfileService
import ServiceKit
import Storage
import TestSupport
import Testing
import Wire

@Suite(.serialized) struct PromptTests {
    @Test(.proves("FR-SECOND-INTAKE-PROMPT-01-a", "FC-JOURNEY-06-a"), arguments: Engine.allCases)
    func itIsOfferedBetweenTheTwoIntakes(_ engine: Engine) async throws {
        try await ProfileFixture.run(engine: engine) { fixture async throws in
            let somebody = try await fixture.somebody(.fitcoach)
            #expect(try await somebody.prompt("L1").shouldShow == false)
            try await somebody.answerFirst()
            let offered = try await somebody.prompt("L1")
            #expect(offered.shouldShow)
            #expect(offered.next == nil)
            // Asking is not choosing.
            #expect(try await somebody.prompt("L1") == offered)
            #expect(try await fixture.rows("SELECT user_id FROM prompts") == 0)
            try await somebody.answerSecond()
            #expect(try await somebody.prompt("L1").shouldShow == false)
            #expect(try await somebody.prompt("L2").shouldShow == false)
        }
    }

    @Test(.proves("FC-JOURNEY-06-f", "FR-SECOND-INTAKE-PROMPT-01-b"), arguments: [false, true])
    func itIsTheSameForEveryTier(_ requiresPremium: Bool) async throws {
        try await ProfileFixture.run(configure: { $0.secondIntakeRequiresPremium = requiresPremium }) { fixture async throws in
            for tier in Tier.allCases {
                let somebody = try await fixture.somebody(.fitcoach, tier: tier)
                #expect(try await somebody.prompt("L1").shouldShow == false)
                try await somebody.answerFirst()
                #expect(try await somebody.prompt("L1").shouldShow)
                #expect(try await somebody.choose(.tryLater, "L1").next == .workout)
                #expect(try await somebody.prompt("L1").shouldShow == false)
                #expect(try await somebody.prompt("L2").shouldShow)
                #expect(try await somebody.choose(.completeNow, "L2").next == .secondIntake)
                #expect(try await somebody.prompt("L3").shouldShow == false)
            }
        }
    }

    @Test(.proves("FR-SECOND-INTAKE-PROMPT-06-a", "FC-JOURNEY-06-e"))
    func completingNowEndsItEvenWhenTheQuestionsAreAbandoned() async throws {
        try await ProfileFixture.run { fixture async throws in
            let somebody = try await fixture.newcomer()
            let chosen = try await somebody.choose(.completeNow, "L1")
            #expect(chosen.next == .secondIntake)
            #expect(chosen.shouldShow == false)
            for launch in ["L1", "L2", "L3"] { #expect(try await somebody.prompt(launch).shouldShow == false) }
            #expect(try await somebody.profile.secondIntake == nil)
            // A choice that comes too late leads on and changes nothing.
            let late = try await somebody.choose(.tryLater, "L4")
            #expect(late.next == .workout)
            #expect(late.status == chosen.status)
        }
    }

    @Test(.proves("FC-ADD-09"), arguments: Engine.allCases)
    func aHigherTierOffersItOnceMore(_ engine: Engine) async throws {
        try await ProfileFixture.run(engine: engine) { fixture async throws in
            let somebody = try await fixture.newcomer()
            #expect(try await somebody.prompt("L1").reason == .firstIntake)
            for launch in ["L1", "L2", "L3"] { _ = try await somebody.choose(.tryLater, launch) }
            #expect(try await somebody.prompt("L4").shouldShow == false)
            #expect(try await somebody.prompt("L4").reason == nil)
            try await fixture.setTier(.premium, of: somebody, version: 5)
            #expect(try await somebody.prompt("L3").reason == .upgrade)
            #expect(try await somebody.choose(.completeNow, "L4").status.permanentlyDismissed)
            // Who pays before the first intake is offered the second one for the first time.
            let early = try await fixture.somebody(.fitcoach, tier: .premium)
            try await early.answerFirst()
            #expect(try await early.prompt("L1").reason == .firstIntake)
            // The same fact again, an older one, a lower tier: nobody is asked for them.
            for (tier, version) in [(Tier.premium, Int64(5)), (.smartPremium, 4), (.freemium, 6)] {
                try await fixture.setTier(tier, of: somebody, version: version)
                #expect(try await somebody.prompt("L5").shouldShow == false)
            }
            // Up again, told many times at once: offered once, and put off for good by the next choice.
            _ = try await parallel(8) { _ in try await fixture.setTier(.smartPremium, of: somebody, version: 7) }
            #expect(try await somebody.prompt("L5").reason == .upgrade)
            _ = try await somebody.choose(.tryLater, "L5")
            #expect(try await somebody.prompt("L6").shouldShow == false)
            // Settings takes the reason back with everything else.
            _ = try await somebody.client.call(Profiles.resetPrompt)
            #expect(try await somebody.prompt("L6").reason == .firstIntake)
            try await somebody.answerSecond()
            try await fixture.setTier(.freemium, of: somebody, version: 8)
            try await fixture.setTier(.premium, of: somebody, version: 9)
            #expect(try await somebody.prompt("L7").shouldShow == false)
        }
    }

    @Test(.proves("FR-SECOND-INTAKE-PROMPT-04-b", "FR-SECOND-INTAKE-PROMPT-06-b"), arguments: Engine.allCases)
    func aCallThatRemainsLeadsToBookingAndEndsIt(_ engine: Engine) async throws {
        try await ProfileFixture.run(engine: engine) { fixture async throws in
            let somebody = try await fixture.newcomer()
            try await fixture.tell(.callQuotaChanged, about: somebody, facts: EventFacts(count: 1))
            let answer = try await somebody.choosing(.scheduleCall, "L1")
            #expect(answer.status == 200)
            #expect(answer.json?["next"]?.string == "video_booking")
            #expect(answer.json?["status"]?["permanentlyDismissed"]?.bool == true)
            // Only a booking is a scheduled call.
            #expect(answer.json?["status"]?["hasScheduledCoachCall"]?.bool == false)
            #expect(try await somebody.prompt("L2").shouldShow == false)
            try await fixture.tell(.callBooked, about: somebody, facts: EventFacts(count: 0))
            #expect(try await somebody.prompt("L2").status.hasScheduledCoachCall)
            // A repeat whose first answer was lost is not held against the quota it used.
            #expect(try await somebody.choose(.scheduleCall, "L1").next == .videoBooking)
        }
    }

    @Test(arguments: Engine.allCases) func withoutACallThatRemainsNothingIsCounted(_ engine: Engine) async throws {
        try await ProfileFixture.run(engine: engine) { fixture async throws in
            for (tier, upgrade) in [(Tier.freemium, "premium"), (.premium, "smart_premium"), (.smartPremium, nil)] {
                let somebody = try await fixture.newcomer(tier)
                // Until the quota is told, the plan's is what remains.
                #expect(try await somebody.choose(.tryLater, "L0").status.timesDeferred == 1)
                try await fixture.tell(.callBooked, about: somebody, facts: EventFacts(count: 0))
                let before = try await somebody.prompt("L1")
                #expect(before.shouldShow)
                let answer = try await somebody.choosing(.scheduleCall, "L1")
                #expect(answer.status == 403)
                #expect(answer.code == .quotaExceeded)
                #expect(answer.json?["upgrade"]?.string == upgrade)
                #expect(answer.json?["action"]?.string == upgrade.map { _ in "upgrade" })
                // Go Back returns to the prompt as it was.
                #expect(try await somebody.prompt("L1") == before)
                #expect(before.status.timesDeferred == 1)
                #expect(before.status.hasScheduledCoachCall)
            }
        }
    }

    @Test func thePlansCallsRemainUntilTheQuotaIsTold() async throws {
        try await ProfileFixture.run { fixture async throws in
            for tier in Tier.allCases {
                #expect(try await fixture.newcomer(tier).choose(.scheduleCall, "L1").next == .videoBooking)
            }
            // What was told last counts, in whatever order it comes.
            let somebody = try await fixture.newcomer()
            let early = fixture.now
            fixture.profile.clock.advance(by: .minutes(1))
            try await fixture.tell(.callQuotaChanged, about: somebody, facts: EventFacts(count: 0))
            try await fixture.tell(.callQuotaChanged, about: somebody, facts: EventFacts(count: 1), at: early)
            #expect(try await somebody.choosing(.scheduleCall, "L1").code == .quotaExceeded)
            try await fixture.tell(.callQuotaChanged, about: somebody, facts: EventFacts(count: -4))
            #expect(try await somebody.choosing(.scheduleCall, "L1").code == .quotaExceeded)
            try await fixture.tell(.callQuotaChanged, about: somebody, facts: EventFacts(count: 2))
            #expect(try await somebody.choose(.scheduleCall, "L1").next == .videoBooking)
        }
    }

    @Test(.proves("FR-SECOND-INTAKE-PROMPT-06-c"), arguments: Engine.allCases)
    func laterIsTheNextLaunch(_ engine: Engine) async throws {
        try await ProfileFixture.run(engine: engine) { fixture async throws in
            let somebody = try await fixture.newcomer()
            let chosen = try await somebody.choose(.tryLater, "L1")
            #expect(chosen.next == .workout)
            #expect(chosen.shouldShow == false)
            #expect(try await somebody.prompt("L1").shouldShow == false)
            let next = try await somebody.prompt("L2")
            #expect(next.shouldShow)
            #expect(next.status.timesDeferred == 1)
            #expect(next.status.permanentlyDismissed == false)
        }
    }

    @Test(.proves("FR-SECOND-INTAKE-PROMPT-06-d", "FR-SECOND-INTAKE-PROMPT-05-e"), arguments: Engine.allCases)
    func theThirdDeferralEndsItAndTheQuestionsStayOpen(_ engine: Engine) async throws {
        try await ProfileFixture.run(engine: engine) { fixture async throws in
            let somebody = try await fixture.newcomer()
            for (index, launch) in ["L1", "L2", "L3"].enumerated() {
                #expect(try await somebody.prompt(launch).shouldShow)
                let status = try await somebody.choose(.tryLater, launch, by: [.backdrop, .back, .escape][index]).status
                #expect(status.timesDeferred == index + 1)
                #expect(status.permanentlyDismissed == (index == 2))
            }
            let ended = try await somebody.prompt("L4")
            #expect(ended.shouldShow == false)
            #expect(ended.status.permanentlyDismissed)
            #expect(ended.status.timesDeferred == 3)
            #expect(try await somebody.choose(.tryLater, "L4").status.timesDeferred == 3)
            #expect(try await somebody.client.answer(Profiles.secondIntake, .usual()).status == 200)
        }
    }

    @Test func aRepeatOfAnyLaunchCountsOnce() async throws {
        try await ProfileFixture.run { fixture async throws in
            let (phone, tablet) = try await { ($0, fixture.again($0)) }(fixture.newcomer())
            try await phone.choose(.tryLater, "phone")
            #expect(try await phone.choose(.tryLater, "phone", by: .escape).status.timesDeferred == 1)
            try await tablet.choose(.tryLater, "tablet")
            #expect(try await phone.choose(.tryLater, "phone").status.timesDeferred == 2)
            #expect(try await phone.choose(.tryLater, " phone ").status.lastLaunchId?.text == "tablet")
            // What the tablet chose does not bring it back on the phone.
            #expect(try await phone.prompt("phone").shouldShow == false)
            #expect(try await tablet.prompt("tablet").shouldShow == false)
            #expect(try await phone.prompt("phone 2").shouldShow)
        }
    }

    @Test(.proves("FR-SECOND-INTAKE-PROMPT-06-e"), arguments: Engine.allCases)
    func aResetForgetsWhatWasChosen(_ engine: Engine) async throws {
        try await ProfileFixture.run(engine: engine) { fixture async throws in
            let somebody = try await fixture.newcomer()
            for launch in ["L1", "L2", "L3"] { try await somebody.choose(.tryLater, launch) }
            let reset = try await somebody.client.call(Profiles.resetPrompt)
            #expect(reset.status == PromptStatus(userId: somebody.id))
            #expect(reset.shouldShow)
            for launch in ["L3", "L4"] { #expect(try await somebody.prompt(launch).shouldShow) }
            #expect(try await somebody.choose(.tryLater, "L3").status.timesDeferred == 1)
            try await fixture.tell(.callBooked, about: somebody)
            try await somebody.answerSecond()
            // What happened stays.
            let done = try await somebody.client.call(Profiles.resetPrompt)
            #expect(done.shouldShow == false)
            #expect(done.status.hasCompletedSecondIntake)
            #expect(done.status.hasScheduledCoachCall)
            #expect(try await somebody.prompt("L9").shouldShow == false)
        }
    }

    @Test(.proves("FC-JOURNEY-06-g"), arguments: PromptChoice.allCases)
    func aSecondSessionSeesTheChoice(_ choice: PromptChoice) async throws {
        try await ProfileFixture.run { fixture async throws in
            let phone = try await fixture.newcomer()
            let tablet = fixture.again(phone)
            let chosen = try await phone.choose(choice, "L1")
            let seen = try await tablet.prompt("L1")
            #expect(seen.status == chosen.status)
            #expect(seen.status.lastChoice == choice)
            #expect(seen.shouldShow == false)
            #expect(try await tablet.prompt("L2").shouldShow == (choice == .tryLater))
            // And nobody else does.
            #expect(try await fixture.newcomer().prompt("L1").shouldShow)
        }
    }

    @Test(.proves("FC-DATA-PROMPT-a"), arguments: Engine.allCases) func theRecordHasItsSevenMembers(_ engine: Engine) async throws {
        try await ProfileFixture.run(engine: engine) { fixture async throws in
            let somebody = try await fixture.newcomer()
            func record() async throws -> JSONValue? {
                try await somebody.client.answer(Profiles.prompt, PromptQuery(launchId: ShortText(trusted: "L2")), Nothing()).json?[
                    "status"]
            }
            let fresh = try await record()
            #expect(fresh?["lastShownAt"]?.string == nil)
            #expect(fresh?["hasSeenPrompt"]?.bool == false)
            try await somebody.choose(.tryLater, "L1")
            let used = try await record()
            for status in [fresh, used] {
                #expect(status?["userId"]?.string == somebody.id.text)
                #expect(status?["timesDeferred"]?.integer != nil)
                for flag in ["hasSeenPrompt", "hasCompletedSecondIntake", "hasScheduledCoachCall", "permanentlyDismissed"] {
                    #expect(status?[flag]?.bool != nil)
                }
            }
            #expect(used?["lastShownAt"]?.string == "2026-03-01T08:00:00.000Z")
        }
    }

    @Test(.proves("FC-DATA-PROMPT-b")) func theRecordAfterOneDeferral() async throws {
        try await ProfileFixture.run { fixture async throws in
            let somebody = try await fixture.newcomer()
            try await somebody.choose(.tryLater, "L1")
            #expect(
                try await somebody.prompt("L1").status
                    == PromptStatus(
                        userId: somebody.id, hasSeenPrompt: true, lastShownAt: fixture.now, timesDeferred: 1,
                        hasCompletedSecondIntake: false,
                        hasScheduledCoachCall: false, permanentlyDismissed: false, lastChoice: .tryLater,
                        lastLaunchId: ShortText(trusted: "L1")))
        }
    }

    @Test(.proves("FC-DATA-PROMPT-c"), arguments: Engine.allCases) func theRecordAfterTheIntake(_ engine: Engine) async throws {
        try await ProfileFixture.run(engine: engine) { fixture async throws in
            let somebody = try await fixture.newcomer()
            let shownAt = fixture.now
            try await somebody.choose(.completeNow, "L1")
            fixture.profile.clock.advance(by: .minutes(2))
            try await somebody.answerSecond()
            #expect(
                try await somebody.prompt("L1").status
                    == PromptStatus(
                        userId: somebody.id, hasSeenPrompt: true, lastShownAt: shownAt, timesDeferred: 0, hasCompletedSecondIntake: true,
                        hasScheduledCoachCall: false, permanentlyDismissed: true, lastChoice: .completeNow,
                        lastLaunchId: ShortText(trusted: "L1")))
        }
    }

    @Test func aChoiceNeedsTheFirstIntake() async throws {
        try await ProfileFixture.run { fixture async throws in
            let somebody = try await fixture.somebody(.fitcoach)
            for choice in PromptChoice.allCases {
                let answer = try await somebody.choosing(choice, "L1")
                #expect(answer.status == 422)
                #expect(answer.fields == ["firstIntake required"])
            }
            #expect(try await somebody.client.call(Profiles.resetPrompt).shouldShow == false)
            try await somebody.answerFirst()
            #expect(try await somebody.prompt("L1").shouldShow)
        }
    }

    @Test func aLaunchIsNamed() async throws {
        try await ProfileFixture.run { fixture async throws in
            let somebody = try await fixture.newcomer()
            let path = try CallTarget.make(Profiles.choosePrompt.path, Nothing())
            let long = String(repeating: "ل", count: 201)
            for (json, problem) in [
                (#"{"choice":"try_later"}"#, "launchId required"), (#"{"launchId":"L1"}"#, "choice required"),
                (#"{"choice":"never","launchId":"L1"}"#, "choice not_allowed"),
                (#"{"choice":"try_later","launchId":" "}"#, "launchId required"),
                (#"{"choice":"try_later","launchId":"\#(long)"}"#, "launchId too_long"),
                (#"{"choice":"try_later","launchId":7}"#, "launchId wrong_type"),
                (#"{"choice":"try_later","launchId":"L1","dismissedBy":"shake"}"#, "dismissedBy not_allowed"),
            ] {
                let answer = try await somebody.client.json(.post, path, json)
                #expect(answer.status == 422)
                #expect(answer.fields == [problem])
            }
            let asked = try CallTarget.make(Profiles.prompt.path, Nothing())
            #expect(try await somebody.client.send(.get, asked).fields == ["launchId required"])
            #expect(try await somebody.client.send(.get, asked + "?launchId=").fields == ["launchId required"])
            #expect(try await somebody.prompt("إطلاق 🚀").shouldShow)
            #expect(try await somebody.choose(.tryLater, "إطلاق 🚀").status.lastLaunchId?.text == "إطلاق 🚀")
            #expect(try await somebody.prompt("إطلاق 🚀").shouldShow == false)
        }
    }

    @Test(arguments: Engine.allCases) func twentyDeferralsOfOneLaunchCountOnce(_ engine: Engine) async throws {
        try await ProfileFixture.run(engine: engine) { fixture async throws in
            let somebody = try await fixture.newcomer()
            let answers = try await parallel(20) { _ in try await somebody.choosing(.tryLater, "L1") }
            #expect(answers.allSatisfy { $0.status == 200 })
            #expect(try await somebody.prompt("L1").status.timesDeferred == 1)
        }
    }

    @Test(arguments: Engine.allCases) func ofTwentyLaunchesAtOnceThreeCount(_ engine: Engine) async throws {
        try await ProfileFixture.run(engine: engine) { fixture async throws in
            let somebody = try await fixture.newcomer()
            let answers = try await parallel(20) { index in try await somebody.choosing(.tryLater, "L\(index)") }
            #expect(answers.allSatisfy { $0.status == 200 })
            let status = try await somebody.prompt("L20").status
            #expect(status.timesDeferred == 3)
            #expect(status.permanentlyDismissed)
        }
    }

    @Test(arguments: Engine.allCases) func twoDevicesAndACallAtOnceAllCount(_ engine: Engine) async throws {
        try await ProfileFixture.run(engine: engine) { fixture async throws in
            let people = try await fixture.newcomers(20)
            let statuses = try await parallel(60) { index in
                let somebody = people[index / 3]
                return index % 3 == 0
                    ? try await fixture.tell(.callBooked, about: somebody, facts: EventFacts(count: 0)).status
                    : try await somebody.choosing(.tryLater, "L\(index % 3)").status
            }
            #expect(statuses.allSatisfy { $0 == 200 || $0 == 204 })
            for somebody in people {
                let status = try await somebody.prompt("L3").status
                #expect(status.timesDeferred == 2)
                #expect(status.hasScheduledCoachCall)
            }
        }
    }

    @Test(arguments: Engine.allCases) func nothingIsLostBesideAChoice(_ engine: Engine) async throws {
        try await ProfileFixture.run(engine: engine) { fixture async throws in
            let people = try await fixture.newcomers(20)
            let statuses = try await parallel(80) { index in
                let somebody = people[index / 4]
                return switch index % 4 {
                case 0: try await somebody.choosing(.tryLater, "L1").status
                case 1: try await fixture.tell(.callBooked, about: somebody, facts: EventFacts(count: 0)).status
                case 2: try await somebody.client.answer(Profiles.secondIntake, .usual()).status
                default: try await somebody.client.answer(Profiles.firstIntake, .usual()).status
                }
            }
            #expect(statuses.allSatisfy { $0 == 200 || $0 == 204 })
            for somebody in people {
                let status = try await somebody.prompt("L2").status
                #expect(status.hasScheduledCoachCall)
                #expect(status.hasCompletedSecondIntake)
                #expect(status.permanentlyDismissed)
                #expect(status.timesDeferred <= 1)
                #expect(try await somebody.profile.fitnessScore == 65)
            }
            #expect(try await fixture.rows("SELECT user_id FROM people WHERE calls_remaining = 0") == 20)
        }
    }
}
