import ClientKit
import Contracts
import Platform
import ProfileDomain
import TestSupport
import Testing
import Wire

/// The wizard when the person, the zone, the day or the disk is not what it was.
@Suite(.timeLimit(.minutes(1))) struct OnboardingSessionTests {
    @Test func aSessionThatEndsCostsNoAnswer() async throws {
        try await WizardDevice.run { device async throws in
            let model = device.model()
            await model.answer(until: .goals)
            try await device.settled(model)
            device.service.sessions.set { ($0.live, $0.refreshToken) = ([], "other") }
            let events = EventLog(device.session)
            await model.answer(until: .review)
            try await eventually { events.all == [.sessionExpired] }
            await #expect(throws: ClientError.unauthorized) { try await model.submit() }
            #expect(await model.form.recovery == .signIn)
            #expect(await model.form.answers.partners?.count == 1)
            #expect(try await device.restarted().model().form.step != .welcome, "what was kept while signed in is there")
            _ = try await device.session.logIn(.example)
            try await model.resume()
            #expect(try await model.submit() != nil)
            #expect(device.service.now.profile?.partners?.count == 1)
        }
    }

    @Test func aDraftIsOnlyItsPersons() async throws {
        try await WizardDevice.run { device async throws in
            let model = device.model()
            await model.answer(until: .goals)
            try await device.settled(model)
            let omar = ModelService.person("omar@example.com", onboarded: false, id: "01960f3e-7b6a-7c3e-9d2a-5b8f0c1d2e40")
            device.service.sessions.set { $0.user = omar }
            _ = try await device.session.logIn(.example)
            #expect(files(below: device.directory).isEmpty)
            #expect(await device.model(of: omar.id).form == OnboardingForm())
            // What is left of the first wizard keeps quiet.
            device.service.forget()
            await model.answer(until: .review)
            await #expect(throws: ClientError.unauthorized) { try await model.resume() }
            await #expect(throws: ClientError.unauthorized) { try await model.submit() }
            #expect(device.service.heard.isEmpty)
            #expect(files(below: device.directory).isEmpty)
        }
    }

    @Test func whatSigningOutRemovedStaysRemoved() async throws {
        try await WizardDevice.run { device async throws in
            let model = device.model()
            await model.answer(until: .goals)
            try await device.settled(model)
            #expect(files(below: device.directory).count == 1)
            await device.session.logOut()
            await model.edit { $0.motivation = .example }
            await model.back()
            #expect(files(below: device.directory).isEmpty)
        }
    }

    /// A renewal of the token under way must not hand a call to somebody else.
    @Test func aCallForSomebodyIsMadeInNobodyElsesName() async throws {
        try await WizardDevice.run { device async throws in
            let other = UserID(trusted: "01960f3e-7b6a-7c3e-9d2a-5b8f0c1d2e40")
            await #expect(throws: ClientError.unauthorized) {
                try await device.session.call(Profiles.draft, Nothing(), Nothing(), as: other)
            }
            #expect(device.service.heard.isEmpty)
            _ = try await device.session.call(Profiles.draft, Nothing(), Nothing(), as: ModelService.person("").id)
            #expect(device.service.heard == ["read"])
        }
    }

    @Test func theLastOfManyChangesIsTheOneOnTheDisk() async throws {
        try await WizardDevice.run { device async throws in
            let model = device.model()
            await withTaskGroup(of: Void.self) { group in
                for index in 0..<50 { group.addTask { await model.edit { $0.motivation = Motivation(trusted: "\(index)") } } }
            }
            #expect(try await device.restarted().model().form == (await model.form))
        }
    }

    @Test func aDamagedDraftIsReportedAndStopsNobody() async throws {
        try await WizardDevice.run { device async throws in
            let first = device.model()
            await first.answer(until: .goals)
            try await device.settled(first)
            let file = try #require(files(below: device.directory).first)
            put([1, 2, 3], file.path)
            let model = device.model()
            #expect(model.startProblem == .unreadable)
            #expect(await model.form == OnboardingForm())
            try await model.resume()
            await model.answer(until: .activityLevel)
            #expect(device.model().startProblem == nil)
            #expect(await device.model().form.step == .activityLevel)
        }
    }

    @Test func aDraftOfAnotherVersionIsNoError() async throws {
        try await WizardDevice.run { device async throws in
            try device.cache.write(Array(#"{"draft":{"step":"palm_reading"}}"#.utf8), "onboarding", of: ModelService.person("").id)
            let model = device.model()
            #expect(model.startProblem == nil)
            #expect(await model.form == OnboardingForm())
        }
    }

    @Test func aDiskThatIsFullStopsNobody() async throws {
        try await WizardDevice.run { device async throws in
            let events = EventLog(device.session)
            put([], device.directory + "/file")
            let cache = FileUserCache(directory: device.directory + "/file/below", sealing: .test)
            let model = OnboardingModel(
                session: device.session, cache: cache, user: ModelService.person("").id, zone: ZoneName(trusted: "Asia/Riyadh"))
            await model.answer(until: .review)
            #expect(try await model.submit() != nil)
            try await eventually { events.all.contains { if case .storeFailed = $0 { true } else { false } } }
        }
    }

    // MARK: Days

    @Test func theDayIsTheDevicesAndTheServiceIsToldWhere() async throws {
        try await WizardDevice.run { device async throws in
            device.clock.set(Instant(milliseconds: 1_772_352_000_000 + 14 * 3_600_000))  // 22:00 UTC, 1 March
            let model = device.model()
            #expect(await model.today == .example + 1)
            #expect(await device.model(zone: "America/New_York").today == .example)
            await model.answer(until: .goals)
            await model.edit { $0.fill(.goals); $0.targetDate = .example + 1 }
            #expect(await !model.next(), "that is today in Riyadh")
            try await device.settled(model)
            #expect(device.service.all.timezone?.text == "Asia/Riyadh")
            // Who lives elsewhere than their device is stays there.
            await model.back()
            await model.edit { $0.timezone = ZoneName(trusted: "America/New_York") }
            #expect(await model.today == .example)
            #expect(await model.next())
            #expect(await model.form.answers.timezone?.text == "America/New_York")
        }
    }

    @Test(arguments: ["Mars/Olympus", "../etc/passwd", "localtime"]) func aZoneThatNobodyKnowsIsNotSent(_ zone: String) async throws {
        try await WizardDevice.run { device async throws in
            let model = device.model(zone: zone)
            #expect(await model.today == .example)
            await model.answer(until: .review)
            #expect(try await model.submit() != nil)
            #expect(device.service.now.profile?.timezone == nil)
        }
    }

    /// The service's list of zones may be older than the device's, and nobody could correct that.
    @Test func aZoneThatTheServiceRefusesIsLeftOut() async throws {
        try await WizardDevice.run { device async throws in
            device.service.set {
                $0.refusals["save account_basics"] = APIError(
                    .validationFailed, fields: [FieldProblem("timezone", .malformed(expected: .timeZone))])
            }
            let gate = device.service.hold("save account_basics")
            let model = device.model()
            await model.answer(until: .goals)
            try await eventually { device.service.heard.last == "save account_basics" }
            gate.open()
            try await eventually { await model.form.answers.timezone == nil }
            device.service.set { $0.refusals = [:] }
            await model.answer(until: .review)
            #expect(try await model.submit() != nil)
            #expect(device.service.now.profile?.timezone == nil)
            #expect(device.service.now.profile?.gender == .male)
        }
    }
}
