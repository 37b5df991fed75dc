import ClientKit
import Contracts
import TestSupport
import Testing
import Wire

/// FitCoach+'s first screen, where it leads, and Home.
@Suite struct HomeTests {
    private let ahmed = PersonName(trusted: "Ahmed")

    @Test(.proves("FR-HOME-01-a")) func theGreetingFollowsTheClock() {
        let expected: [(ClosedRange<Int>, String)] = [
            (0...4, "Good Night, Ahmed"), (5...11, "Good Morning, Ahmed"), (12...16, "Good Afternoon, Ahmed"),
            (17...20, "Good Evening, Ahmed"), (21...23, "Good Night, Ahmed"),
        ]
        for (hours, text) in expected { for hour in hours { #expect(DayGreeting(hour: hour).text(ahmed, .english) == text, "\(hour)") } }
        #expect(DayGreeting(hour: 7).text(nil, .english) == "Good Morning" && DayGreeting(hour: 7).text(nil, .arabic) == "صباح الخير")
    }

    @Test(.proves("FR-HOME-01-b")) func theGreetingIsInBothLanguages() {
        let texts = Language.allCases.flatMap { language in DayGreeting.allCases.map { $0.text(ahmed, language) } }
        #expect(Set(texts).count == 8 && texts.allSatisfy { $0.contains("Ahmed") })
        for greeting in DayGreeting.allCases {
            #expect(greeting.text(nil, .arabic).unicodeScalars.contains { ("ء"..."ي").contains($0) })
        }
    }

    // MARK: Splash

    private func phase(_ elapsed: Double, ready: Double?, hasCache: Bool = false) -> SplashClock.Phase {
        SplashClock.phase(
            at: .milliseconds(Int(elapsed * 1000)), ready: ready.map { .milliseconds(Int($0 * 1000)) }, hasCache: hasCache)
    }

    @Test(.proves("FR-SPLASH-02")) func theSplashLastsFromOneAndAHalfToThreeSeconds() {
        for (ready, end) in [(0.2, 1.5), (2.2, 2.2), (nil, 3.0)] as [(Double?, Double)] {
            #expect(phase(end - 0.001, ready: ready) == .splash, "\(end)")
            #expect(phase(end, ready: ready) != .splash, "\(end)")
            #expect(SplashClock.end(ready: ready.map { .milliseconds(Int($0 * 1000)) }) == .milliseconds(Int(end * 1000)))
        }
        // What the device kept does not make it shorter, and does not wait for the service longer than three seconds.
        #expect(phase(2.9, ready: nil, hasCache: true) == .splash && phase(3, ready: nil, hasCache: true) == .over)
    }

    @Test(.proves("FR-SPLASH-04-b", "FR-SPLASH-04-c")) func aSlowNetworkIsSaidAndThenGivenUp() {
        #expect(phase(3, ready: nil) == .connecting && phase(4.999, ready: nil) == .connecting)
        #expect(phase(5, ready: nil) == .offline && phase(60, ready: nil) == .offline)
        // An answer that comes late goes on from either.
        #expect(phase(4, ready: 4) == .over && phase(9, ready: 8.5) == .over && phase(8, ready: 8.5) == .offline)
    }

    // MARK: Routes

    private func account(isDone: Bool, demo: Bool = false) -> Account {
        Account(
            id: .example, product: .fitcoach, email: nil, emailVerified: false, phone: .example, name: nil, role: .user,
            onboardingCompleted: isDone, demo: demo, createdAt: .example)
    }
    private let unseen = TutorialFlags(workout: false, nutrition: false, store: false, progress: false)
    private let seen = TutorialFlags(workout: true, nutrition: false, store: false, progress: false)
    private let router = FitCoachRouter()

    @Test(.proves("FR-SPLASH-03")) func whoIsSignedInAndAnsweredGoesHome() {
        #expect(router.start(nil) == .language)
        #expect(router.start(account(isDone: false)) == .firstIntake)
        #expect(router.start(account(isDone: true)) == .home)
        #expect(router.start(account(isDone: false, demo: true)) == .home, "a demo has no questions")
    }

    @Test(.proves("FC-SCN-3.8-1")) func theFirstLaunchEndsWithTheLanguage() {
        #expect(phase(1.999, ready: 2) == .splash && phase(2, ready: 2) == .over && router.start(nil) == .language)
    }

    @Test(.proves("FC-JOURNEY-09")) func afterTheFirstIntake() {
        #expect(Tier.allCases.map(router.afterFirstIntake) == [.home, .home, .home])
        #expect(Tier.allCases.map(FitCoachRouter(paidGoToSecondIntake: true).afterFirstIntake) == [.home, .secondIntake, .secondIntake])
        // The rest of Appendix A: signed out to language, signed in to the first intake, answered to Home.
        #expect([nil, account(isDone: false), account(isDone: true)].map(router.start) == [.language, .firstIntake, .home])
    }

    @Test(.proves("FR-SECOND-INTAKE-PROMPT-01-c")) func onlyATapOnHomeRaisesThePrompt() {
        let shown = PromptAnswer(status: .example, shouldShow: true, reason: .firstIntake)
        #expect(router.workout(from: .home, shown, seen) == .secondIntakePrompt)
        for entry in [FitCoachRouter.Entry.link, .settings] { #expect(router.workout(from: entry, shown, seen) == .workout) }
        let hidden = PromptAnswer(status: .example, shouldShow: false)
        for prompt in [hidden, nil] { #expect(router.workout(from: .home, prompt, seen) == .workout, "also where nobody can be asked") }
    }

    @Test(.proves("FR-SECOND-INTAKE-PROMPT-05-b")) func tryLaterLeadsToTheWelcomeOnce() {
        #expect(router.after(.workout, unseen) == .workoutWelcome && router.after(.workout, seen) == .workout)
        #expect(router.after(.secondIntake, unseen) == .secondIntake && router.after(.videoBooking, seen) == .videoBooking)
    }

    @Test(.proves("FC-JOURNEY-08-a")) func theWorkoutSectionWelcomesOnce() {
        for entry in [FitCoachRouter.Entry.home, .link, .settings] {
            #expect(router.workout(from: entry, nil, unseen) == .workoutWelcome && router.workout(from: entry, nil, seen) == .workout)
        }
    }

    @Test(.proves("FC-JOURNEY-07-k")) func theSecondIntakeGoesBackWhereItWasOpened() {
        #expect(router.afterSecondIntake(from: .home, unseen) == .workoutWelcome)
        #expect(router.afterSecondIntake(from: .home, seen) == .workout && router.afterSecondIntake(from: .settings, seen) == .settings)
    }

    // MARK: Home

    private func home(_ change: (inout HomeFacts) -> Void = { _ in }, tier: Tier = .freemium) -> FitCoachHome {
        var facts = HomeFacts(), profile = Profile.example
        (profile.name, profile.tier) = (ahmed, tier)
        facts.profile = profile
        change(&facts)
        return FitCoachHome(facts, hour: 7, .english)
    }

    @Test(.proves("FC-JOURNEY-05-b")) func aNewAccountHasFourSectionsWithoutAnythingInThem() {
        let calls = CallQuota(used: 0, limit: 1, durationMinutes: 15)
        let home = home {
            $0.hasNoPlan = true
            $0.quota = CoachingQuota(tier: .freemium, messages: MessageQuota(used: 0, limit: 20), calls: calls, resetsAt: .example)
        }
        #expect(home.greeting == "Good Morning, Ahmed" && home.workout == .createPlan)
        #expect(home.nutrition.day == nil && home.nutrition.countdown == nil && !home.nutrition.isLocked)
        #expect(home.messages.text == "20/20 messages left" && home.messages.colour == .green)
        #expect(home.calls?.remaining == 1 && home.calls?.limit == 1)
        #expect(home.actions == [.messageCoach, .store, .settings])
        #expect(home.progress.weight == nil && home.progress.trend == .flat && !home.isStale && !home.isDemo)
    }

    @Test(.proves("FR-HOME-04-c")) func theWorkoutCardHasThreeStates() {
        func card(rest: Bool) -> FitCoachHome.Workout {
            home {
                $0.today = TodaysPlan(
                    date: .example, restDay: rest, day: rest ? nil : .example, exerciseCount: rest ? 0 : 5,
                    estimatedMinutes: rest ? 0 : 45, completed: false, activeSessionId: nil)
            }.workout
        }
        #expect(card(rest: true) == .restDay && home { $0.hasNoPlan = true }.workout == .createPlan)
        // Without a word of training nobody is told to make a plan, which would take the place of theirs.
        #expect(home().workout == .unknown)
        #expect(card(rest: false) == .training(title: PlanDay.example.title, exercises: 5, minutes: 45, isCompleted: false))
    }

    @Test(.proves("FR-HOME-05-d")) func aRunningTrialIsCountedDown() {
        func countdown(_ state: TrialState, _ days: Int64?) -> String? {
            home { $0.access = NutritionAccess(state: state, daysLeft: days) }.nutrition.countdown
        }
        #expect(countdown(.active, 6) == "6 days left in trial" && countdown(.active, 0) == "Last day of trial!")
        #expect(countdown(.unlimited, nil) == nil && countdown(.notStarted, nil) == nil && countdown(.locked, 0) == nil)
        #expect(home { $0.access = NutritionAccess(state: .locked) }.nutrition.isLocked)
    }

    @Test(.proves("FR-HOME-05-b")) func theRingsAreThoseOfTheDay() throws {
        let day = try #require(home { $0.nutrition = .example }.nutrition.day)
        #expect(day == DailySummary(.example))
        // 20 of 67 g are 30 %; a ring is never more than full.
        #expect(IntakeRing(2000, of: 67).percent == 30 && IntakeRing(20_000, of: 67).fill == 1000)
    }

    @Test(.proves("FR-HOME-06-b")) func theScoreIsForWhoPays() {
        let facts: (inout HomeFacts) -> Void = { $0.score = .example }
        #expect(home(facts).progress.score == .locked)
        #expect(home(facts, tier: .premium).progress.score == .value(65) && home(facts, tier: .smartPremium).progress.score == .value(65))
        #expect(home(tier: .premium).progress.score == .none)
    }

    @Test(.proves("FR-ACCOUNT-03-b")) func thereIsNothingAboveTheHighestTier() {
        #expect(Tier.allCases.map { home(tier: $0).canUpgrade } == [true, true, false])
    }

    private func weights(_ points: [(String, Int64)]) throws -> [WeightEntry] {
        try points.map { day, hundredths in
            WeightEntry(
                id: .example, date: try LocalDate(validating: day), weightKg: Kilograms(trusted: hundredths), enteredUnit: .kg, note: nil,
                createdAt: .example)
        }
    }

    @Test(.proves("FR-HOME-06-c", "FR-PROGRESS-01-b")) func theTrendIsThatOfTheLastFortnight() throws {
        let rows: [([(String, Int64)], Trend, String)] = [
            ([("2026-02-20", 8700), ("2026-03-01", 8750)], .up, "Gaining"), ([("2026-02-20", 8700), ("2026-03-01", 8650)], .down, "Losing"),
            ([("2026-02-20", 8700), ("2026-03-01", 8749)], .flat, "Maintaining"),
            // What was before the fortnight does not count.
            ([("2026-02-14", 9500), ("2026-02-15", 8700), ("2026-03-01", 8720)], .flat, "Maintaining"), ([], .flat, "Maintaining"),
        ]
        for (points, trend, text) in rows {
            let found = RecentWeight.trend(try weights(points))
            #expect(found == trend && RecentWeight.text(found, .english) == text)
        }
        #expect(Set(Trend.allCases.map { RecentWeight.text($0, .arabic) }).count == 3)
    }
}
