import ClientKit
import Contracts
import HTTPCore
import JSONCoding
import Platform
import ProfileDomain
import TestSupport
import Testing
import Wire

/// The wizard on a device, with a service in memory.
@Suite(.timeLimit(.minutes(1))) struct OnboardingModelTests {
    @Test(.proves("GTSD-2.1-10")) func aKilledAppResumesAtItsStepUntilTheWizardIsSubmitted() async throws {
        try await WizardDevice.run { device async throws in
            let model = device.model()
            await model.answer(until: .preferences)
            await model.edit { $0.mealsPerDay = MealsPerDay(trusted: 7) }
            let before = await model.form
            let next = try device.restarted().model()
            #expect(await next.form == before)
            #expect(before.step == .preferences && before.answers.mealsPerDay?.value == 7 && before.answers.motivation == .example)
            try await eventually { files(below: device.directory).count == 1 }
            await next.answer(until: .review)
            #expect(try await next.submit() != nil)
            #expect(await next.form.phase == .finished)
            #expect(files(below: device.directory).isEmpty)
            #expect(try await device.restarted().model().form == OnboardingForm())
        }
    }

    @Test(.proves("GTSD-2.1-10")) func aKilledSubmitIsRepeatedUnderItsKey() async throws {
        try await WizardDevice.run { device async throws in
            let model = device.model()
            await model.answer(until: .review)
            device.service.set { $0.losesNextSubmit = true }
            await #expect(throws: ClientError.network(.timedOut)) { try await model.submit() }
            #expect(await model.form.phase == .failed(.network(.timedOut)))
            let next = try device.restarted().model()
            #expect(await next.form.phase == .answering)
            #expect(try await next.submit() != nil)
            #expect(device.service.now.submits.count == 1)
            #expect(device.service.now.created == 1)
        }
    }

    @Test func anAppThatIsKilledWhileItSubmitsRepeatsTheSameRequest() async throws {
        try await WizardDevice.run { device async throws in
            let model = device.model()
            await model.answer(until: .review)
            try await device.settled(model)
            let gate = device.service.hold("submit")
            let lost = Task { try await model.submit() }
            try await eventually { device.service.heard.last == "submit" }
            let next = try device.restarted().model()
            let repeated = Task { try await next.submit() }
            try await eventually { device.service.heard.count { $0 == "submit" } == 2 }
            gate.open()
            #expect(try await lost.value != nil)
            #expect(try await repeated.value != nil)
            #expect(device.service.now.submits.count == 1)
        }
    }

    @Test func everyStepIsSentWithItsOwnAnswers() async throws {
        try await WizardDevice.run { device async throws in
            let model = device.model()
            await model.answer(until: .review)
            try await device.settled(model)
            #expect(device.service.heard == OnboardingRule.steps.dropLast().map { "save \($0.rawValue)" })
            var expected = OnboardingAnswers.filled
            expected.timezone = ZoneName(trusted: "Asia/Riyadh")
            #expect(device.service.all == expected)
            for (step, body) in device.service.now.bodies {
                let own = try InputDecoder.decode(OnboardingAnswers.self, from: body)
                #expect(Set(OnboardingRule.given(in: own)).isSubset(of: OnboardingRule.fields(of: step)), "\(step)")
            }
        }
    }

    @Test func answeringNeedsNoServiceAndIsSentLater() async throws {
        try await WizardDevice.run { device async throws in
            device.service.set { $0.isDown = true }
            let model = device.model()
            await model.answer(until: .review)
            await #expect(throws: ClientError.network(.unreachable)) { try await model.resume() }
            #expect(await model.unsent == OnboardingRule.steps.dropLast())
            let next = try device.restarted().model()
            #expect(await next.unsent.count == 7)
            device.service.set { $0.isDown = false }
            try await next.resume()
            #expect(await next.unsent.isEmpty)
            #expect(device.service.heard == ["read", "me"] + OnboardingRule.steps.dropLast().map { "save \($0.rawValue)" })
            #expect(device.service.now.progress.current == .review)
        }
    }

    /// Nobody waits for the service to go on, and what was changed meanwhile is sent after what was said before.
    @Test func aSlowServiceHoldsNobodyUp() async throws {
        try await WizardDevice.run { device async throws in
            let gate = device.service.hold("save goals")
            let model = device.model()
            await model.answer(until: .activityLevel)
            #expect(await model.form.step == .activityLevel)
            try await eventually { device.service.heard.last == "save goals" }
            await model.back()
            await model.back()
            await model.edit { $0.motivation = nil }
            #expect(await model.next())
            #expect(device.service.heard.last == "save goals")
            gate.open()
            try await device.settled(model)
            #expect(device.service.heard.count { $0 == "save goals" } == 2)
            #expect(device.service.all.motivation == nil && device.service.all.primaryGoal == .loseWeight)
        }
    }

    @Test func theServiceHearsOfGoingBackAndOfSkipping() async throws {
        try await WizardDevice.run { device async throws in
            let model = device.model()
            await model.answer(until: .goals)
            try await device.settled(model)
            device.service.forget()
            await model.back()
            try await device.settled(model)
            #expect(device.service.heard == ["open account_basics"])
            try await model.open(.goals)
            await model.answer(until: .partners)
            try await model.skip()
            try await device.settled(model)
            #expect(device.service.heard.last == "skip partners")
            #expect(device.service.now.progress == (await model.form.progress))
            // Where the service shows the wizard stops nobody here.
            device.service.set { $0.refusals["open goals"] = APIError(.validationFailed) }
            try await model.open(.goals)
            try await eventually { device.service.heard.last == "open goals" }
            try await model.resume()
            try await model.open(.preferences)
            try await eventually { device.service.heard.last == "open preferences" }
            #expect(await model.form.step == .preferences)
        }
    }

    @Test func whatIsTypedIntoASkippedStepCountsOnceItIsCompleted() async throws {
        try await WizardDevice.run { device async throws in
            let model = device.model()
            await model.answer(until: .partners)
            try await model.skip()
            await model.back()
            try await model.open(.partners)
            await model.edit { $0.fill(.partners) }
            try await device.settled(model)
            #expect(device.service.heard.count { $0 == "skip partners" } == 1)
            #expect(device.service.all.partners == nil)
            #expect(await model.next())
            try await device.settled(model)
            #expect(device.service.all.partners?.count == 1)
            #expect(await model.form.progress.skipped.isEmpty)
        }
    }

    /// The service would refuse it, and what it has is better than nothing.
    @Test func aStepThatHasBecomeInvalidWaits() async throws {
        try await WizardDevice.run { device async throws in
            let model = device.model()
            await model.answer(until: .healthMetrics)
            try await device.settled(model)
            await model.back()
            await model.edit { $0.targetDate = .example }
            await model.back()
            try await model.resume()
            #expect(await model.unsent == [.goals])
            #expect(await model.form.answers.targetDate == .example)
            #expect(device.service.all.targetDate == OnboardingAnswers.filled.targetDate)
            try await model.open(.goals)
            await model.edit { $0.targetDate = .example + 90 }
            await model.back()
            try await device.settled(model)
            #expect(device.service.all.targetDate == .example + 90)
        }
    }

    @Test func theNewerDraftOfAnotherDeviceIsTakenOverStepByStep() async throws {
        try await WizardDevice.run { device async throws in
            let model = device.model()
            await model.answer(until: .healthMetrics)
            try await device.settled(model)
            // Elsewhere the goal and the weight were given; here the goal was changed without a connection.
            device.service.set { state in
                state.isDown = true
                state.answers[.accountBasics]?.gender = .female
                state.answers[.goals]?.motivation = Motivation(trusted: "theirs")
                var metrics = OnboardingAnswers()
                metrics.fill(.healthMetrics)
                state.answers[.healthMetrics] = metrics
                state.progress.save(.healthMetrics)
            }
            await model.back()
            await model.edit { $0.motivation = Motivation(trusted: "mine") }
            await model.next()
            await #expect(throws: ClientError.network(.unreachable)) { try await model.resume() }
            device.service.set { $0.isDown = false }
            try await model.resume()
            let form = await model.form
            #expect(form.answers.gender == .female && form.answers.motivation?.text == "mine" && form.answers.weightKg?.hundredths == 8000)
            #expect(form.step == .activityLevel && form.progress.completed.count == 4)
            #expect(device.service.all.motivation?.text == "mine" && device.service.all.gender == .female)
            #expect(await model.unsent.isEmpty)
        }
    }

    @Test func aRestartedAppKnowsWhatTheServiceHasHeard() async throws {
        try await WizardDevice.run { device async throws in
            let model = device.model()
            await model.answer(until: .healthMetrics)
            try await device.settled(model)
            device.service.set { $0.answers[.accountBasics]?.gender = .female }
            let next = try device.restarted().model()
            #expect(await next.unsent.isEmpty)
            try await next.resume()
            #expect(await next.form.answers.gender == .female)
        }
    }

    @Test func whoMovedHereStaysWhereTheyAre() async throws {
        try await WizardDevice.run { device async throws in
            let model = device.model()
            await model.answer(until: .healthMetrics)
            try await device.settled(model)
            device.service.set { $0.isDown = true }
            await model.back()
            await #expect(throws: ClientError.network(.unreachable)) { try await model.resume() }
            device.service.set { $0.isDown = false }
            try await model.resume()
            #expect(await model.form.step == .goals)
            #expect(device.service.now.progress.current == .goals)
        }
    }

    @Test func aSecondDeviceGoesOnWhereTheFirstStopped() async throws {
        try await WizardDevice.run { first async throws in
            let model = first.model()
            await model.answer(until: .preferences)
            try await first.settled(model)
            try await withDirectory { directory in
                let second = try WizardDevice(service: first.service, directory: directory, store: first.store, clock: first.clock)
                let other = second.model(zone: "America/New_York")
                try await other.resume()
                #expect(await other.form == (await model.form))
                #expect(await other.form.answers.timezone?.text == "Asia/Riyadh")
                // It is not asked to hear what it has just said.
                first.service.forget()
                try await other.resume()
                #expect(first.service.heard == ["read"])
            }
        }
    }

    @Test func aDraftThatIsGoneThereIsNotLostHere() async throws {
        try await WizardDevice.run { device async throws in
            let model = device.model()
            await model.answer(until: .preferences)
            try await device.settled(model)
            device.service.set { ($0.answers, $0.progress, $0.hasDraft) = ([:], OnboardingProgress(), false) }
            let before = await model.form
            try await model.resume()
            #expect(await model.form == before)
            #expect(device.service.now.progress.current == .preferences)
        }
    }

    /// The service adds what its draft has and the request leaves out.
    @Test func whatWasTakenBackDoesNotComeBackFromTheServicesDraft() async throws {
        try await WizardDevice.run { device async throws in
            let model = device.model()
            await model.answer(until: .review)
            try await device.settled(model)
            device.service.set { $0.isDown = true }
            try await model.open(.goals)
            await model.edit { $0.motivation = nil }
            try await model.open(.review)
            await #expect(throws: ClientError.network(.unreachable)) { try await model.submit() }
            device.service.set { $0.isDown = false }
            #expect(try await model.submit() != nil)
            #expect(device.service.now.profile?.motivation == nil)
            #expect(device.service.now.profile?.primaryGoal == .loseWeight)
        }
    }

    @Test(.proves("GTSD-2.4-03")) func onlyAProfileMakesTheDeviceGoHome() async throws {
        try await WizardDevice.run { device async throws in
            let model = device.model()
            await model.answer(until: .review)
            device.service.set { $0.refusals["submit"] = APIError(.unavailable) }
            await #expect(throws: ClientError.self) { try await model.submit() }
            #expect(await model.form.recovery == .retryLater)
            #expect(device.store.loadSession()?.user.onboardingCompleted == false)
            #expect(try await device.restarted().model().form.step == .review)
            device.service.set { $0.refusals = [:] }
            #expect(try await model.submit() != nil)
            #expect(device.store.loadSession()?.user.onboardingCompleted == true)
            device.service.sessions.set { $0.isDown = true }
            #expect(try await device.restarted().session.startUp() == .homeFromCache)
        }
    }

    @Test func aProfileThatExistsEndsTheWizard() async throws {
        try await WizardDevice.run { device async throws in
            let model = device.model()
            await model.answer(until: .review)
            device.service.set { $0.losesNextSubmit = true }
            await #expect(throws: ClientError.network(.timedOut)) { try await model.submit() }
            let next = try device.restarted()
            let resumed = next.model()
            try await resumed.resume()
            #expect(await resumed.form.phase == .finished)
            #expect(await next.session.user?.onboardingCompleted == true)
            #expect(files(below: device.directory).isEmpty)
        }
    }

    @Test func whatTheServiceRefusesIsShownAndCanBeCorrected() async throws {
        try await WizardDevice.run { device async throws in
            let model = device.model()
            await model.answer(until: .review)
            device.service.set {
                $0.refusals["submit"] = APIError(.validationFailed, fields: [FieldProblem("targetDate", .mustBeLater(than: .example))])
            }
            await #expect(throws: ClientError.self) { try await model.submit() }
            #expect(await model.form.recovery == .correctInput)
            #expect(await model.form.message(for: "targetDate", today: .example, .english)?.isEmpty == false)
            device.service.set { $0.refusals = [:] }
            try await model.open(.goals)
            await model.edit { $0.targetDate = .example + 100 }
            #expect(await model.next())
            #expect(await model.form.step == .review)
            #expect(try await model.submit() != nil)
            #expect(device.service.now.profile?.targetDate == .example + 100)
        }
    }
}
