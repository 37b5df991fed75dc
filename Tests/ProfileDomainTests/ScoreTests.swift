import Contracts
import ProfileDomain
import TestSupport
import Testing
import Wire

@Suite struct FitnessScoreTests {
    private func score(_ level: ExperienceLevel, _ days: Int64, _ injuries: [Injury]) -> (value: Int64, factors: [ScoreFactor]) {
        FitnessScoreRule.score(experience: level, frequency: WorkoutFrequency(trusted: days), injuries: injuries)
    }

    @Test func theExampleOfTheDocumentIs65() {
        let (value, factors) = score(.beginner, 3, [.none])
        #expect(value == 65)
        #expect(
            factors == [
                ScoreFactor(name: .base, points: 50), ScoreFactor(name: .experienceLevel, points: 0),
                ScoreFactor(name: .workoutFrequency, points: 15), ScoreFactor(name: .injuries, points: 0),
            ])
    }

    @Test(
        arguments: [
            (ExperienceLevel.beginner, Int64(2), [Injury.none], Int64(60)), (.intermediate, 3, [.none], 80), (.advanced, 5, [.none], 100),
            (.advanced, 6, [.none], 100), (.advanced, 6, [.knee], 100), (.advanced, 6, [.knee, .neck], 95),
            (.beginner, 4, [.none], 70), (.beginner, 2, [.shoulder, .knee, .lowerBack, .neck, .ankle], 35),
            (.beginner, 3, [.knee, .knee, .knee], 60), (.beginner, 3, [.knee, .none], 60), (.beginner, 3, [], 65),
        ])
    func otherAnswers(_ level: ExperienceLevel, _ days: Int64, _ injuries: [Injury], _ expected: Int64) {
        #expect(score(level, days, injuries).value == expected)
    }

    @Test func onlyWhatIsCutOffHasALimit() {
        #expect(score(.advanced, 6, [.none]).factors.last == ScoreFactor(name: .limit, points: -5))
        #expect(score(.advanced, 5, [.none]).factors.last?.name == .injuries)
    }

    @Test func everyCombinationStaysWithin100AndAddsUp() {
        var generator = SplitMix(state: 65)
        for level in ExperienceLevel.allCases {
            // Beyond the question's range too: what was stored under older rules must not break the page.
            for days in Int64(-20)...20 {
                for _ in 0..<20 {
                    let injuries = (0..<Int.random(in: 0...8, using: &generator)).compactMap { _ in
                        Injury.allCases.randomElement(using: &generator)
                    }
                    let (value, factors) = score(level, days, injuries)
                    #expect((0...100).contains(value))
                    #expect(factors.reduce(0) { $0 + $1.points } == value)
                    #expect(factors.map(\.name).prefix(4) == [.base, .experienceLevel, .workoutFrequency, .injuries])
                    #expect(factors.count == 4 || factors[4].points != 0)
                    #expect(value == score(level, days, InjuryRule.normalised(injuries)).value)
                }
            }
        }
    }

    @Test func injuriesComeOnceInTheOrderOfTheQuestion() {
        #expect(InjuryRule.normalised([.ankle, .knee, .ankle, .shoulder]) == [.shoulder, .knee, .ankle])
        #expect(InjuryRule.normalised([.none, .none]) == [.none])
        #expect(InjuryRule.normalised([]).isEmpty)
    }

    @Test(
        arguments: [([], Trend.flat), ([65], .flat), ([65, 70], .up), ([70, 65], .down), ([65, 65], .flat), ([90, 60, 65], .up)]
            as [([Int64], Trend)])
    func theTrendIsThatOfTheLastTwo(_ history: [Int64], _ trend: Trend) { #expect(FitnessScoreRule.trend(history) == trend) }
}

@Suite struct AchievementTests {
    private func list(_ workouts: Int64, _ streak: Int64 = 0, _ earned: [AchievementKind: Instant] = [:]) -> AchievementList {
        AchievementRule.list(workouts: workouts, longestStreak: streak, earnedAt: earned)
    }

    @Test(
        arguments: [
            (0, 0, []), (1, 1, [.firstWorkout]), (9, 6, [.firstWorkout]), (10, 7, [.firstWorkout, .tenWorkouts, .weekStreak]),
            (49, 29, [.firstWorkout, .tenWorkouts, .weekStreak]), (50, 30, AchievementKind.allCases),
        ] as [(Int64, Int64, [AchievementKind])])
    func badgesAtTheirEdges(_ workouts: Int64, _ streak: Int64, _ earned: [AchievementKind]) {
        #expect(AchievementRule.earned(workouts: workouts, longestStreak: streak) == earned)
    }

    @Test func atSevenWorkoutsTheNextIsTen() {
        let seven = list(7, 3, [.firstWorkout: .example])
        #expect(seven.next == Achievement(kind: .tenWorkouts, progress: 7, target: 10, earnedAt: nil))
        #expect(seven.items.map(\.kind) == AchievementKind.allCases)
        #expect(seven.items.map(\.progress) == [1, 7, 7, 3, 3])
        #expect(seven.items.map(\.target) == [1, 10, 50, 7, 30])
        #expect(seven.items[0].earnedAt == .example)
    }

    @Test func progressIsCappedAndABadgeStaysEarned() {
        #expect(list(80, 40).items.map(\.progress) == [1, 10, 50, 7, 30])
        #expect(list(80, 40).next == nil)
        #expect(list(0).next?.kind == .firstWorkout)
        #expect(list(10).next?.kind == .fiftyWorkouts)
        // Ten workouts once, some of them deleted since.
        let fewer = list(8, 0, [.firstWorkout: .example, .tenWorkouts: .example])
        #expect(fewer.items[1] == Achievement(kind: .tenWorkouts, progress: 10, target: 10, earnedAt: .example))
        #expect(fewer.next == Achievement(kind: .fiftyWorkouts, progress: 8, target: 50, earnedAt: nil))
        #expect(list(-1, -1).items.allSatisfy { $0.progress == 0 })
    }
}
