import AppTesting
import Contracts
import JSONCoding
import Platform
import ServiceKit
import Storage
import TestSupport
import Testing
import Wire

@Suite(.serialized) struct ScoreTests {
    @Test func withoutASecondIntakeThereIsNone() async throws {
        try await ProfileFixture.run { fixture async throws in
            let score = try await fixture.newcomer(.premium).score
            #expect(
                score == FitnessScore(value: nil, formula: "fitness-score/1", factors: [], trend: .flat, history: [], historyLocked: false))
        }
    }

    /// Every combination that counts, with ages, weights, heights and orders that do not.
    @Test(.proves("FR-PROGRESS-06-a", "FR-PROGRESS-06-c")) func itIsWithin100AndTheSumOfItsFactors() async throws {
        try await ProfileFixture.run { fixture async throws in
            let somebody = try await fixture.newcomer(.smartPremium)
            let injuries = Injury.allCases.filter { $0 != .none }
            var generator = SystemRandomNumberGenerator()
            var values: Set<Int64> = []
            for experience in ExperienceLevel.allCases {
                for days in Int64(2)...6 {
                    for mask in 0..<32 {
                        let chosen = mask == 0 ? [.none] : injuries.indices.filter { mask & 1 << $0 != 0 }.map { injuries[$0] }
                        let request = SecondIntakeRequest.usual(
                            experience: experience, days: days, injuries: (chosen + [chosen[0]]).shuffled(using: &generator),
                            age: .random(in: 13...120, using: &generator), kg: .random(in: 3000...30_000, using: &generator),
                            cm: .random(in: 10_000...25_000, using: &generator))
                        let answered = try await somebody.answerSecond(request).fitnessScore
                        let score = try await somebody.score
                        let value = try #require(score.value)
                        #expect(value == answered)
                        #expect((0...100).contains(value))
                        #expect(score.factors.reduce(0) { $0 + $1.points } == value)
                        #expect(Set(score.factors.map(\.name)).isSuperset(of: [.base, .experienceLevel, .workoutFrequency, .injuries]))
                        values.insert(value)
                    }
                }
            }
            #expect(values.min() == 35)
            #expect(values.max() == 100)
        }
    }

    @Test func eachFactorIsWhatItsAnswerGives() async throws {
        try await ProfileFixture.run { fixture async throws in
            let somebody = try await fixture.newcomer()
            try await somebody.answerSecond(.usual(experience: .intermediate, days: 4, injuries: [.knee, .neck]))
            #expect(
                try await somebody.score.factors == [
                    ScoreFactor(name: .base, points: 50), ScoreFactor(name: .experienceLevel, points: 15),
                    ScoreFactor(name: .workoutFrequency, points: 20), ScoreFactor(name: .injuries, points: -10),
                ])
            try await somebody.answerSecond(.usual(experience: .advanced, days: 6))
            let score = try await somebody.score
            #expect(score.value == 100)
            #expect(score.factors.last == ScoreFactor(name: .limit, points: -5))
        }
    }

    @Test(.proves("FR-PROGRESS-06-b", "FR-PROGRESS-06-d"), arguments: Engine.allCases)
    func theTrendFollowsTheLastTwoOfTheHistory(_ engine: Engine) async throws {
        try await ProfileFixture.run(engine: engine) { fixture async throws in
            let somebody = try await fixture.newcomer(.premium)
            var dates: [Instant] = []
            let steps: [(days: Int64, values: [Int64], trend: Trend)] = [
                (3, [65], .flat), (5, [65, 75], .up), (4, [65, 75, 70], .down), (4, [65, 75, 70], .down), (6, [65, 75, 70, 80], .up),
            ]
            for (days, values, trend) in steps {
                fixture.profile.clock.advance(by: .minutes(1))
                try await somebody.answerSecond(.usual(days: days))
                if values.count > dates.count { dates.append(fixture.now) }
                let score = try await somebody.score
                #expect(score.history.map(\.value) == values)
                #expect(score.history.map(\.at) == dates)
                #expect(score.history.allSatisfy { $0.formula == "fitness-score/1" })
                #expect(score.trend == trend)
                #expect(score.value == values.last)
            }
        }
    }

    /// Two requests at once may be served in the other order than they came.
    @Test func noScoreIsDatedBeforeTheOneItReplaces() async throws {
        try await ProfileFixture.run { fixture async throws in
            let somebody = try await fixture.newcomer(.premium)
            let late = fixture.now
            try await somebody.answerSecond(.usual(days: 3))
            fixture.profile.clock.set(late - .minutes(1))
            let early = fixture.again(somebody)
            try await early.answerSecond(.usual(days: 4))
            let score = try await early.score
            #expect(score.history.map(\.value) == [65, 70])
            #expect(score.history.map(\.at) == [late, late])
            #expect(score.trend == .up)
        }
    }

    @Test func theHistoryIsPartOfAHigherTier() async throws {
        try await ProfileFixture.run { fixture async throws in
            let somebody = try await fixture.newcomer(.freemium)
            try await somebody.answerSecond(.usual(days: 3))
            try await somebody.answerSecond(.usual(days: 4))
            let locked = try await somebody.score
            #expect(locked.value == 70)
            #expect(locked.trend == .up)
            #expect(locked.historyLocked)
            #expect(locked.history.isEmpty)
            for tier in [Tier.premium, .smartPremium] {
                fixture.profile.clock.advance(by: .seconds(1))
                try await fixture.setTier(tier, of: somebody)
                let open = try await somebody.score
                #expect(open.historyLocked == false)
                #expect(open.history.map(\.value) == [65, 70])
            }
        }
    }

    /// Whoever changes their answers all day long gets a history of the newest thousand changes, and nobody keeps more.
    @Test(arguments: Engine.allCases)
    func theNewestThousandAreKept(_ engine: Engine) async throws {
        try await ProfileFixture.run(engine: engine) { fixture async throws in
            let (somebody, other) = (try await fixture.newcomer(.premium), try await fixture.newcomer(.premium))
            let start = fixture.now - .days(1)
            let people = [somebody.id.text, other.id.text]
            try await fixture.profile.database.write { db in
                for person in people {
                    for number in 0..<1005 {
                        let id = "\(person)-\(10_000 + number)"
                        let at = start + .seconds(number)
                        try await db.execute("""
                            INSERT INTO scores (id, user_id, value, formula, at) VALUES (\(id), \(person), 50, 'fitness-score/1', \(at))
                            """)
                    }
                }
            }
            try await somebody.answerSecond(.usual(days: 3))
            #expect(try await fixture.rows("SELECT id FROM scores WHERE user_id = \(somebody.id.text)") == 1000)
            let score = try await somebody.score
            #expect(score.history.count == 1000 && score.history.last?.value == 65 && score.trend == .up)
            #expect(score.history.first?.at == start + .seconds(6))
            #expect(score.history.map(\.at) == score.history.map(\.at).sorted())
            // Another's stay until they change theirs; no answer has more of them.
            #expect(try await fixture.rows("SELECT id FROM scores WHERE user_id = \(other.id.text)") == 1005)
            #expect(try await other.score.history.first?.at == start + .seconds(5))
        }
    }

    @Test func nobodySeesAnothersScore() async throws {
        try await ProfileFixture.run { fixture async throws in
            let (one, other) = (try await fixture.newcomer(.premium), try await fixture.newcomer(.premium))
            try await one.answerSecond()
            #expect(try await other.score.value == nil)
            #expect(try await other.score.history.isEmpty)
            #expect(try await other.profile.secondIntake == nil)
        }
    }
}
