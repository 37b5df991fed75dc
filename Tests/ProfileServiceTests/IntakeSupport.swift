import AppTesting
import Contracts
import HTTPCore
import JSONCoding
import Platform
import Security
import ServiceKit
import Storage
import Testing
import Wire

// What the tests of intakes, prompt, score and badges say often.

extension FirstIntakeAnswers {
    static func usual(_ goal: MainGoal = .muscleGain, of gender: IntakeGender = .male, name: String? = nil) -> FirstIntakeAnswers {
        FirstIntakeAnswers(gender: gender, mainGoal: goal, workoutLocation: .gym, name: name.map(PersonName.init(trusted:)))
    }
}

extension SecondIntakeRequest {
    /// The document's example, which scores 65.
    static func usual(
        experience: ExperienceLevel = .beginner, days: Int64 = 3, injuries: [Injury] = [.none], age: Int64 = 28, kg: Int64 = 8500,
        cm: Int64 = 17_500
    ) -> SecondIntakeRequest {
        SecondIntakeRequest(
            age: Age(trusted: age), weightKg: IntakeKilograms(trusted: kg), heightCm: IntakeCentimetres(trusted: cm),
            experienceLevel: experience, workoutFrequency: WorkoutFrequency(trusted: days), injuries: injuries)
    }
}

/// A JSON object of answers, of which some can be replaced or left out.
struct Answers {
    var members: [(name: String, json: String)]

    static let first = Answers(members: [("gender", #""female""#), ("mainGoal", #""fat_loss""#), ("workoutLocation", #""home""#)])
    static let second = Answers(members: [
        ("age", "28"), ("weightKg", "85"), ("heightCm", "175"), ("experienceLevel", #""beginner""#), ("workoutFrequency", "3"),
        ("injuries", #"["none"]"#),
    ])

    func without(_ name: String) -> Answers { Answers(members: members.filter { $0.name != name }) }
    func with(_ name: String, _ json: String) -> Answers { Answers(members: without(name).members + [(name, json)]) }
    var text: String { "{" + members.map { "\"\($0.name)\":\($0.json)" }.joined(separator: ",") + "}" }
}

extension Somebody {
    func put<Output: Sendable, Body: DTO>(_ endpoint: Endpoint<SignedIn, Nothing, Body, Output>, _ answers: Answers) async throws -> Answer
    {
        try await client.json(.put, try CallTarget.make(endpoint.path, Nothing()), answers.text)
    }

    @discardableResult
    func answerFirst(_ answers: FirstIntakeAnswers = .usual()) async throws -> IntakeAnswer {
        try await client.call(Profiles.firstIntake, answers)
    }

    @discardableResult
    func answerSecond(_ request: SecondIntakeRequest = .usual()) async throws -> IntakeAnswer {
        try await client.call(Profiles.secondIntake, request)
    }

    var profile: Profile { get async throws { try await client.call(Profiles.me) } }
    var score: FitnessScore { get async throws { try await client.call(Profiles.score) } }
    var achievements: AchievementList { get async throws { try await client.call(Profiles.achievements) } }

    func prompt(_ launch: String) async throws -> PromptAnswer {
        try await client.call(Profiles.prompt, PromptQuery(launchId: ShortText(trusted: launch)), Nothing())
    }

    func choosing(_ choice: PromptChoice, _ launch: String, by dismissal: PromptDismissal? = nil) async throws -> Answer {
        try await client.answer(
            Profiles.choosePrompt, PromptDecision(choice: choice, launchId: ShortText(trusted: launch), dismissedBy: dismissal))
    }

    @discardableResult
    func choose(_ choice: PromptChoice, _ launch: String, by dismissal: PromptDismissal? = nil) async throws -> PromptAnswer {
        let answer = try await choosing(choice, launch, by: dismissal)
        guard answer.status == 200 else { throw AppTestingError.unexpected(status: answer.status, body: answer.text) }
        return try InputDecoder.decode(PromptAnswer.self, from: answer.body)
    }

    /// Every route of intakes, asked in a way that would work for somebody who may.
    func everyIntakeRoute() async throws -> [Answer] {
        try await readingIntakeRoutes() + writingIntakeRoutes()
    }

    func readingIntakeRoutes() async throws -> [Answer] {
        [
            try await client.answer(Profiles.prompt, PromptQuery(launchId: ShortText(trusted: "L1")), Nothing()),
            try await client.answer(Profiles.score), try await client.answer(Profiles.achievements),
        ]
    }

    func writingIntakeRoutes() async throws -> [Answer] {
        [
            try await client.answer(Profiles.firstIntake, .usual()), try await client.answer(Profiles.secondIntake, .usual()),
            try await choosing(.tryLater, "L1"), try await client.answer(Profiles.resetPrompt),
        ]
    }
}

extension ProfileFixture {
    /// Somebody of FitCoach+ who has answered the first three questions.
    func newcomer(_ tier: Tier? = nil) async throws -> Somebody {
        let somebody = try await somebody(.fitcoach, tier: tier)
        try await somebody.answerFirst()
        return somebody
    }

    func newcomers(_ count: Int) async throws -> [Somebody] {
        var people: [Somebody] = []
        for _ in 0..<count { people.append(try await newcomer()) }
        return people
    }

    /// What auth was told of somebody, once everything that waited is delivered.
    func told(about somebody: Somebody) async throws -> [Event] {
        let deadline = ContinuousClock.now + .seconds(20)
        while try await rows("SELECT id FROM work") > 0 {
            try #require(ContinuousClock.now < deadline, "events are delivered")
            try await Task.sleep(for: .milliseconds(3))
        }
        return auth.app.service.events.filter { $0.user == somebody.id }
    }
}
