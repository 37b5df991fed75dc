import AppTesting
import Contracts
import JSONCoding
import Platform
import ProfileDomain
import ProfileService
import ServiceKit
import Storage
import TestSupport
import Testing
import Wire

/// What a submit makes of the answers.
@Suite struct OnboardingSubmitTests {
    @Test(.proves("GTSD-2.4-01", "GTSD-P-3.2-03"), arguments: Engine.allCases)
    func everythingReachesTheProfile(_ engine: Engine) async throws {
        try await ProfileFixture.run(engine: engine) { fixture async throws in
            let person = try await fixture.somebody()
            let answer = try await person.submit(.full)
            #expect(answer.status == 201)
            let profile = try await person.client.call(Profiles.me)
            #expect(try InputDecoder.decode(Profile.self, from: answer.body) == profile)
            let given = OnboardingAnswers.full
            #expect(profile.dateOfBirth == given.dateOfBirth)
            #expect(profile.gender == given.gender)
            #expect(profile.primaryGoal == given.primaryGoal)
            #expect(profile.targetWeightKg == given.targetWeightKg)
            #expect(profile.targetDate == given.targetDate)
            #expect(profile.motivation == given.motivation)
            #expect(profile.weightKg == given.weightKg)
            #expect(profile.heightCm == given.heightCm)
            #expect(profile.activityLevel == given.activityLevel)
            #expect(profile.dietaryPreferences == given.dietaryPreferences)
            #expect(profile.allergies == given.allergies)
            #expect(profile.mealsPerDay == given.mealsPerDay)
            #expect(profile.timezone == given.timezone)
            let partners = profile.partners?.map {
                PartnerDetails(name: $0.name, email: $0.email, phone: $0.phone, relationship: $0.relationship)
            }
            #expect(partners == given.partners?.items)
            #expect(profile.onboardingCompleted)
            #expect(profile.nextStep == .home)
            #expect(profile.name?.text == "Layla")

            let targets = EnergyRule.targets(try OnboardingRule.energyInput(given, today: .example))
            #expect(profile.bmr == targets.bmr && profile.tdee == targets.tdee && profile.calorieTarget == targets.calorieTarget)
            #expect(profile.proteinTargetG == targets.proteinTargetG && profile.waterTargetMl == targets.waterTargetMl)
            #expect(profile.projectedDate == targets.projectedDate && profile.formula == targets.formula)
            #expect(profile.bmr == 1780)

            let weights = try await person.client.call(Profiles.weights, WeightQuery(), Nothing()).items
            #expect(weights.map(\.weightKg) == [Kilograms(trusted: 8000)])
            #expect(weights.map(\.enteredUnit) == [.kg])
            #expect(weights.map(\.date) == [.example])
            #expect(try await person.draft().step == .welcome)
        }
    }

    /// Every goal, and a motivation that is left out.
    @Test(.proves("GTSD-P-3.2-03"), arguments: PrimaryGoal.allCases)
    func goalsRoundTrip(_ goal: PrimaryGoal) async throws {
        try await ProfileFixture.run { fixture in
            let person = try await fixture.somebody()
            var answers = OnboardingAnswers.complete
            answers.primaryGoal = goal
            answers.targetWeightKg = Kilograms(trusted: goal == .gainMuscle ? 8500 : 7500)
            #expect(try await person.submit(answers).status == 201)
            let profile = try await person.client.call(Profiles.me)
            #expect(profile.primaryGoal == goal)
            #expect(profile.targetWeightKg == answers.targetWeightKg)
            #expect(profile.targetDate == answers.targetDate)
            #expect(profile.motivation == nil)
        }
    }

    @Test(.proves("GTSD-P-3.2-08")) func tagsAreCleaned() async throws {
        try await ProfileFixture.run { fixture in
            let person = try await fixture.somebody()
            let json = try OnboardingAnswers.complete.json([
                "dietaryPreferences": [" Vegan ", "vegan", "", "  ", "حلال", "حلال"], "allergies": ["", " "], "mealsPerDay": 10,
            ])
            #expect(try await person.submit(json: json).status == 201)
            let profile = try await person.client.call(Profiles.me)
            #expect(profile.dietaryPreferences?.items == ["Vegan", "حلال"])
            #expect(profile.allergies == Tags.none)
            #expect(profile.mealsPerDay?.value == 10)
            let many = JSONValue.array((0..<21).map { .string("tag \($0)") })
            #expect(try await person.submit(json: OnboardingAnswers.complete.json(["allergies": many])).fields == ["allergies too_many"])
            #expect(
                try await person.submit(json: OnboardingAnswers.complete.json(["mealsPerDay": 0])).fields == ["mealsPerDay out_of_range"])
        }
    }

    @Test(.proves("GTSD-2.4-02"), arguments: Engine.allCases)
    func theSecondIdenticalSubmitIsAnUpdate(_ engine: Engine) async throws {
        try await ProfileFixture.run(engine: engine) { fixture async throws in
            let person = try await fixture.somebody()
            let first = try await person.submit(.full)
            let second = try await person.submit(.full)
            #expect((first.status, second.status) == (201, 200))
            #expect(try await fixture.rows("SELECT user_id FROM people WHERE user_id = \(person.id.text)") == 1)
            #expect(try await fixture.rows("SELECT id FROM weights WHERE user_id = \(person.id.text)") == 1)
            #expect(first.json?["partners"] == second.json?["partners"])
            #expect(first.json?["calorieTarget"] == second.json?["calorieTarget"])
            #expect(Set(try await fixture.told(of: person)) == [.onboardingCompleted, .profileChanged])
            #expect(fixture.auth.app.service.events.count == 2)
            #expect(fixture.auth.app.service.events.last?.product == .gtsd)
        }
    }

    @Test func aLaterSubmitBringsTheProfileUpToDate() async throws {
        try await ProfileFixture.run { fixture in
            let person = try await fixture.somebody()
            #expect(try await person.submit(.full).status == 201)
            let onboardedAt = fixture.now
            fixture.profile.clock.advance(by: .hours(24))
            let later = fixture.again(person)
            let change = OnboardingAnswers.complete.with { answers in
                answers.weightKg = nil
                answers.weightLb = Pounds(trusted: 18_000)
                answers.partners = [
                    PartnerDetails(name: .example, email: nil, phone: PhoneNumber(trusted: "+966501234567"), relationship: .friend)
                ]
            }
            #expect(try await later.submit(change).status == 200)
            let profile = try await later.client.call(Profiles.me)
            #expect(profile.weightKg == Kilograms(trusted: 8165))
            #expect(profile.partners?.map(\.name) == [.example])
            // Left out of a whole wizard, so not wanted any more; the zone is no answer to take back.
            #expect(profile.motivation == nil)
            #expect(profile.timezone.text == "Asia/Riyadh")
            let weights = try await later.client.call(Profiles.weights, WeightQuery(), Nothing()).items
            #expect(weights.map(\.weightKg) == [Kilograms(trusted: 8000), Kilograms(trusted: 8165)])
            #expect(weights.map(\.enteredUnit) == [.kg, .lb])
            #expect(weights.map(\.date) == [.example, .example + 1])

            // Without a word about partners they stay; an empty list takes them out.
            #expect(try await later.submit(.complete).json?["partners"]?.array?.count == 1)
            #expect(try await later.submit(.complete.with { $0.partners = [] }).json?["partners"]?.array?.count == 0)
            let stored = try await fixture.rows("SELECT user_id FROM people WHERE onboarded_at = \(onboardedAt)")
            #expect(stored == 1)
        }
    }

    @Test(arguments: Engine.allCases) func theDraftIsSubmittedWithTheBodyOverIt(_ engine: Engine) async throws {
        try await ProfileFixture.run(engine: engine) { fixture async throws in
            let person = try await fixture.somebody()
            try await person.answer(.full)
            var over = OnboardingAnswers()
            over.weightLb = Pounds(trusted: 18_000)
            over.mealsPerDay = MealsPerDay(trusted: 6)
            let answer = try await person.submit(over)
            #expect(answer.status == 201)
            let profile = try InputDecoder.decode(Profile.self, from: answer.body)
            #expect(profile.weightKg == Kilograms(trusted: 8165))
            #expect(profile.mealsPerDay?.value == 6)
            #expect(profile.motivation == OnboardingAnswers.full.motivation)
            #expect(profile.partners?.count == 2)
            for table: SQL in ["SELECT user_id FROM onboarding_steps", "SELECT user_id FROM onboarding_positions"] {
                #expect(try await fixture.rows(table) == 0)
            }
        }
    }

    /// A statement that fails near the end, in the middle, or at the last moment of a submit takes everything back.
    @Test(arguments: Engine.allCases) func aSubmitThatFailsLeavesNothing(_ engine: Engine) async throws {
        let tables: [(gone: SQL, back: SQL)] = [
            ("ALTER TABLE partners RENAME TO gone", "ALTER TABLE gone RENAME TO partners"),
            ("ALTER TABLE weights RENAME TO gone", "ALTER TABLE gone RENAME TO weights"),
            ("ALTER TABLE work RENAME TO gone", "ALTER TABLE gone RENAME TO work"),
        ]
        try await ProfileFixture.run(engine: engine) { fixture async throws in
            let person = try await fixture.somebody()
            try await person.answer(.full)
            let draft = try await person.draft()
            for (gone, back) in tables {
                try await fixture.profile.database.write { db in try await db.execute(gone) }
                let answer = try await person.submit(key: "one")
                try await fixture.profile.database.write { db in try await db.execute(back) }
                #expect(answer.status == 500)
                #expect(try await fixture.written(by: person) == [0, 0, 0, 0, 0])
                #expect(try await person.draft() == draft)
                #expect(try await person.client.call(Profiles.me).onboardingCompleted == false)
            }
            // The same key again: a failure is not remembered.
            #expect(try await person.submit(key: "one").status == 201)
            #expect(try await fixture.told(of: person) == [.onboardingCompleted])
        }
    }

    @Test func aSubmitSucceedsWhileAuthCannotBeTold() async throws {
        try await ProfileFixture.run { fixture in
            let person = try await fixture.somebody()
            let settings = ProfileSettings(
                auth: AuthLink(url: "http://127.0.0.1:\(fixture.auth.port ?? 0)"), smtpURL: Secret("smtp://127.0.0.1:1"))
            try await ProfileApp.run(settings: settings, subscribers: ["auth": "http://127.0.0.1:1"], clock: fixture.profile.clock) {
                profile in
                let answer = try await profile.client.bearing(person.token).answer(Profiles.submit, .complete)
                #expect(answer.status == 201)
                let waiting = try await profile.database.read { db in
                    try await db.query("SELECT id FROM work WHERE kind = 'event:auth' AND is_dead = 0")
                }
                #expect(waiting.count == 1)
            }
            #expect(fixture.auth.app.service.events.isEmpty)
        }
    }

    @Test func theAnswersZoneDatesTheWeight() async throws {
        // 1 March, noon: the 2nd in Kiritimati.
        try await ProfileFixture.run(start: OnboardingInputTests.noon) { fixture in
            let person = try await fixture.somebody()
            let answers = OnboardingAnswers.complete.with { $0.timezone = ZoneName(trusted: "Pacific/Kiritimati") }
            #expect(try await person.submit(answers).status == 201)
            #expect(try await person.client.call(Profiles.weights, WeightQuery(), Nothing()).items.map(\.date) == [.example + 1])
            // From now on it is the person's own zone: there the 2nd is today.
            let later = OnboardingAnswers.complete.with { $0.targetDate = .example + 1 }
            #expect(try await person.submit(later).fields == ["targetDate must_be_later"])
            #expect(try await person.submit(later.with { $0.timezone = ZoneName(trusted: "UTC") }).status == 200)
        }
    }

    /// The answer to the first was lost: sent again, when its draft is gone with it, it is answered with the profile. GTSD-2.4-02.
    @Test(.proves("GTSD-2.4-02"), arguments: Engine.allCases) func aRepeatWithoutADraftFindsTheProfile(_ engine: Engine) async throws {
        try await ProfileFixture.run(engine: engine) { fixture async throws in
            let person = try await fixture.somebody()
            #expect(try await person.submit(OnboardingAnswers()).status == 422)
            try await person.answer(.full)
            let answers = try await parallel(4) { _ in try await person.submit(OnboardingAnswers()) }
            #expect(answers.map(\.status).sorted() == [200, 200, 200, 201])
            let again = try await person.submit(OnboardingAnswers())
            #expect(again.status == 200)
            #expect(try InputDecoder.decode(Profile.self, from: again.body) == (try await person.client.call(Profiles.me)))
            #expect(try await person.weighIns() == 1)
        }
    }
}
