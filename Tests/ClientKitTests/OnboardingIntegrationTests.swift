import AppTesting
import ClientKit
import Contracts
import Platform
import ProfileDomain
import ProfileService
import Storage
import TestSupport
import Testing
import Wire

/// The wizard on devices, with the real auth and profile services behind sockets.
@Suite(.timeLimit(.minutes(2)), .serialized) struct OnboardingIntegrationTests {
    @Test(.proves("GTSD-2.4-01", "GTSD-2.4-03")) func signingUpAnsweringAndSubmittingMakesAProfile() async throws {
        try await RealWizard.run { wizard async throws in
            try await wizard.serving { _ async throws in
                let device = try wizard.device()
                let model = try await device.signedUp()
                await model.answer(until: .review)
                let made = try #require(try await model.submit())
                #expect(made.onboardingCompleted && made.nextStep == .home)
                #expect(await device.session.user?.onboardingCompleted == true)
                let profile = try await device.session.call(Profiles.me)
                let given = OnboardingAnswers.filled
                #expect(profile.dateOfBirth == given.dateOfBirth && profile.gender == given.gender)
                #expect(profile.primaryGoal == given.primaryGoal && profile.targetWeightKg == given.targetWeightKg)
                #expect(profile.targetDate == given.targetDate && profile.motivation == given.motivation)
                #expect(profile.weightKg == given.weightKg && profile.heightCm == given.heightCm)
                #expect(profile.activityLevel == given.activityLevel && profile.mealsPerDay == given.mealsPerDay)
                #expect(profile.dietaryPreferences == given.dietaryPreferences && profile.allergies == given.allergies)
                #expect(profile.partners?.map(\.name.text) == ["Omar"])
                #expect(profile.timezone.text == "Asia/Riyadh")
                #expect(wizard.wire.answers("/onboarding", 201) == 1)
                // Auth hears of it by an event.
                try await eventually { (try? await device.session.me())?.onboardingCompleted == true }
                #expect(files(below: device.directory).isEmpty)
            }
        }
    }

    @Test(.proves("GTSD-2.4-06")) func aSubmitThatReachesNobodyIsRetriedWhenTheServiceIsBack() async throws {
        try await RealWizard.run { wizard async throws in
            let device = try wizard.device()
            var before: OnboardingForm?
            try await wizard.serving { _ async throws in
                let model = try await device.signedUp()
                await model.answer(until: .review)
                try await eventually { await model.unsent.isEmpty }
                before = await model.form
            }
            // The service is down; the app as well is closed and opened in between.
            let model = try await device.model()
            await #expect(throws: ClientError.network(.unreachable)) { try await model.submit() }
            #expect(await model.form.phase == .failed(.network(.unreachable)))
            #expect(await model.form.recovery == .retry)
            #expect(await model.form.message(.english)?.contains("try again") == true)
            #expect(await device.session.user?.onboardingCompleted == false)
            let reopened = try device.restarted()
            #expect(await reopened.session.startUp() == .onboarding)
            let next = try await reopened.model()
            #expect(await next.form.answers == before?.answers)
            #expect(await next.form.step == .review)
            try await wizard.serving { profile async throws in
                #expect(try await next.submit() != nil)
                #expect(wizard.wire.answers("/onboarding", 201) == 1)
                #expect(try await profile.database.read { db in try await db.query("SELECT user_id FROM people").count } == 1)
                #expect(try await reopened.session.call(Profiles.weights, WeightQuery(range: .all), Nothing()).items.count == 1)
            }
        }
    }

    /// The service did it, and neither the app nor the service is the process it was when the question is asked again.
    @Test(.proves("GTSD-2.4-06")) func aSubmitWhoseAnswerWasLostMakesOneProfile() async throws {
        try await RealWizard.run { wizard async throws in
            let device = try wizard.device()
            try await wizard.serving { _ async throws in
                let model = try await device.signedUp()
                await model.answer(until: .review)
                wizard.wire.loseNextAnswer(of: "/onboarding")
                await #expect(throws: ClientError.network(.timedOut)) { try await model.submit() }
                #expect(await device.session.user?.onboardingCompleted == false)
            }
            let next = try await device.restarted().model()
            try await wizard.serving { profile async throws in
                let made = try #require(try await next.submit())
                #expect(wizard.wire.answers("/onboarding", 201) == 1)
                let version = try await device.session.call(Profiles.me).version
                #expect(made.version == version, "the first answer was given again, and nothing was changed a second time")
                let keys = try await profile.database.read { db in try await db.query("SELECT request_key FROM idempotency_keys").count }
                #expect(keys == 1)
            }
        }
    }

    @Test(.proves("GTSD-2.4-05")) func laterLoginsSkipTheWizardOnEveryDevice() async throws {
        try await RealWizard.run { wizard async throws in
            try await wizard.serving { _ async throws in
                let device = try wizard.device()
                let model = try await device.signedUp()
                await model.answer(until: .review)
                try await model.submit()
                try await eventually { (try? await device.session.me())?.onboardingCompleted == true }
                await device.session.logOut()
                #expect(try await device.session.logIn(.with(rememberMe: true)).nextStep == .home)
                #expect(await device.session.startUp() == .home)
                #expect(try await device.restarted().session.startUp() == .home)
                let second = try wizard.device("second")
                #expect(try await second.session.logIn(.with(rememberMe: true)).nextStep == .home)
                #expect(await second.session.startUp() == .home)
            }
        }
    }

    @Test func aDeviceThatIsAheadOfAuthFindsTheProfileItself() async throws {
        try await RealWizard.run { wizard async throws in
            try await wizard.serving { _ async throws in
                let device = try wizard.device()
                let model = try await device.signedUp()
                await model.answer(until: .review)
                try await model.submit()
                let second = try wizard.device("second")
                _ = try await second.session.logIn(.with(rememberMe: true))
                let other = try await second.model()
                try await other.resume()
                #expect(await other.form.phase == .finished)
                #expect(await second.session.user?.onboardingCompleted == true)
            }
        }
    }

    @Test(.proves("GTSD-P-3.2-11", "GTSD-2.3-07", "GTSD-2.3-10")) func theReviewShowsWhatTheServiceWouldSay() async throws {
        try await RealWizard.run { wizard async throws in
            try await wizard.serving { _ async throws in
                let device = try wizard.device()
                let model = try await device.signedUp()
                await model.answer(until: .review)
                #expect(await model.form.targets(today: model.today)?.bmr == 1780)
                // Asked by somebody without a draft, from which would come what a body leaves out.
                let other = try wizard.device("other")
                _ = try await other.session.signUp(.of("omar@example.com"))
                var random = Numbers()
                for _ in 0..<200 {
                    let answers = OnboardingAnswers.random(&random)
                    let form = OnboardingForm(answers: answers)
                    let ours = try #require(form.targets(today: await model.today), "\(answers)")
                    let theirs = try await other.session.call(Profiles.preview, answers)
                    #expect(ours == theirs, "\(answers)")
                }
            }
        }
    }

    @Test func aSecondDeviceGoesOnWithTheServicesDraft() async throws {
        try await RealWizard.run { wizard async throws in
            try await wizard.serving { _ async throws in
                let device = try wizard.device()
                let model = try await device.signedUp()
                await model.answer(until: .preferences)
                try await eventually { await model.unsent.isEmpty }
                let second = try wizard.device("second", zone: "America/New_York")
                _ = try await second.session.logIn(.with(rememberMe: true))
                #expect(await second.session.startUp() == .onboarding)
                let other = try await second.model()
                try await other.resume()
                #expect(await other.form == (await model.form))
                await other.answer(until: .partners)
                try await other.skip()
                #expect(try await other.submit()?.partners == [])
                #expect(try await second.session.call(Profiles.me).timezone.text == "Asia/Riyadh")
                // The first one learns of it when it is opened again.
                try await model.resume()
                #expect(await model.form.phase == .finished)
            }
        }
    }

    @Test(.proves("GTSD-2.1-08")) func theServiceRefusesWhatTheClientDoesNotSubmit() async throws {
        try await RealWizard.run { wizard async throws in
            try await wizard.serving { _ async throws in
                let device = try wizard.device()
                _ = try await device.signedUp()
                let omissions: [(String, @Sendable (inout OnboardingAnswers) -> Void)] = [
                    ("dateOfBirth", { $0.dateOfBirth = nil }), ("gender", { $0.gender = nil }), ("primaryGoal", { $0.primaryGoal = nil }),
                    ("targetWeightKg", { $0.targetWeightKg = nil }), ("targetDate", { $0.targetDate = nil }),
                    ("weightKg", { $0.weightKg = nil }), ("heightCm", { $0.heightCm = nil }), ("activityLevel", { $0.activityLevel = nil }),
                    ("mealsPerDay", { $0.mealsPerDay = nil }),
                ]
                for (field, omit) in omissions {
                    var form = OnboardingForm(answers: .filled)
                    form.edit(omit)
                    #expect(!form.canSubmit(today: .example), "\(field)")
                    try await expectRefusal(form.answers, [field], device)
                }
                // More than one at once, and what contradicts itself.
                var form = OnboardingForm(answers: .filled)
                form.edit { ($0.gender, $0.targetWeightKg, $0.targetDate) = (nil, Kilograms(trusted: 9000), .example) }
                #expect(!form.canSubmit(today: .example))
                try await expectRefusal(form.answers, ["gender", "targetWeightKg", "targetDate"], device)
                form = OnboardingForm(answers: .filled)
                #expect(form.canSubmit(today: .example))
                #expect(try await device.session.call(Profiles.submit, form.answers).onboardingCompleted)
            }
        }
    }

    /// At 22:00 UTC on 1 March it is the 2nd in Riyadh and still the 1st in New York.
    @Test(arguments: [("Asia/Riyadh", false), ("America/New_York", true)])
    func bothSidesCountTheSameDays(_ zone: String, _ isFuture: Bool) async throws {
        try await RealWizard.run { wizard async throws in
            try await wizard.serving { _ async throws in
                wizard.clock.advance(by: .hours(14))
                let device = try wizard.device(zone: zone)
                let model = try await device.signedUp()
                await model.answer(until: .goals)
                await model.edit { $0.fill(.goals); $0.targetDate = .example + 1 }
                #expect(await model.next() == isFuture)
                try await eventually { await model.unsent.isEmpty }
                var answers = await model.form.answers
                for step in OnboardingRule.steps where step != .goals { answers.fill(step) }
                if isFuture {
                    #expect(try await device.session.call(Profiles.submit, answers).targetDate == .example + 1)
                } else {
                    try await expectRefusal(answers, ["targetDate"], device)
                }
            }
        }
    }

    private func expectRefusal(_ answers: OnboardingAnswers, _ fields: [String], _ device: RealDevice) async throws {
        do throws(ClientError) {
            _ = try await device.session.call(Profiles.submit, answers)
            Issue.record("taken without \(fields)")
        } catch {
            guard case .api(let refusal) = error else { Issue.record("\(error)"); return }
            #expect(refusal.status == 422 && refusal.fields.map(\.field) == fields)
        }
    }
}

/// The same numbers in every run.
struct Numbers: RandomNumberGenerator {
    let source = SeededRandom(seed: 20_260_301)
    func next() -> UInt64 { source.next() }
}

extension OnboardingAnswers {
    /// Somebody whose answers are enough for a preview on 1 March 2026.
    static func random(_ random: inout Numbers) -> OnboardingAnswers {
        var answers = OnboardingAnswers()
        answers.dateOfBirth = .example - Int64.random(in: 14 * 366...119 * 365, using: &random)
        answers.gender = Gender.allCases.randomElement(using: &random)
        answers.primaryGoal = PrimaryGoal.allCases.randomElement(using: &random)
        answers.activityLevel = ActivityLevel.allCases.randomElement(using: &random)
        let weight = Int64.random(in: 3000...49_000, using: &random)
        if Bool.random(using: &random) {
            answers.weightKg = Kilograms(trusted: weight)
        } else {
            answers.weightLb = Pounds(trusted: weight * 2)
        }
        let height = Int64.random(in: 5000...30_000, using: &random)
        if Bool.random(using: &random) {
            answers.heightCm = Centimetres(trusted: height)
        } else {
            answers.heightIn = Inches(trusted: height * 10 / 26)
        }
        let metric = OnboardingRule.metric(answers).weightKg?.hundredths ?? 0
        let change = Int64.random(in: 1...900, using: &random)
        answers.targetWeightKg = Kilograms(trusted: answers.primaryGoal == .loseWeight ? metric - change : metric + change)
        if Bool.random(using: &random) { answers.targetDate = .example + Int64.random(in: 1...900, using: &random) }
        return answers
    }
}
