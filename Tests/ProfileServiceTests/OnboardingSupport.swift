import AppTesting
import Contracts
import HTTPCore
import JSONCoding
import Platform
import ProfileDomain
import ServiceKit
import Storage
import Testing
import Wire

extension OnboardingAnswers {
    func with(_ change: (inout OnboardingAnswers) throws -> Void) rethrows -> OnboardingAnswers {
        var copy = self
        try change(&copy)
        return copy
    }

    /// These answers as JSON with some members set to whatever a client might send; null takes one out.
    func json(_ changes: JSONObject = [:]) throws -> String {
        guard case .object(var object) = try JSONParser.parse(try JSONWriter.encode(self)) else {
            throw AppTestingError.unexpected(status: 0, body: "")
        }
        for (name, value) in changes { object[name] = value == .null ? nil : value }
        return JSONValue.object(object).text()
    }

    /// What one step asks for.
    func part(of step: OnboardingStep) throws -> OnboardingAnswers {
        let whole = try JSONParser.parse(try JSONWriter.encode(self))
        var object = JSONObject()
        for field in OnboardingRule.fields(of: step) { object[field] = whole[field] }
        return try InputDecoder.decode(OnboardingAnswers.self, from: .object(object))
    }

    /// Every member has a value.
    static var full: OnboardingAnswers {
        complete.with { answers in
            answers.motivation = Motivation(trusted: "Run a marathon 🏃‍♀️ ثم آخر")
            answers.dietaryPreferences = Tags(trusted: ["vegetarian", "حلال"])
            answers.allergies = Tags(trusted: ["peanuts"])
            answers.timezone = ZoneName(trusted: "Asia/Riyadh")
            answers.partners = [
                PartnerDetails(
                    name: PersonName(trusted: "ليلى 🌙"), email: EmailAddress(trusted: "sara@example.com"), phone: nil, relationship: .spouse
                ),
                PartnerDetails(
                    name: PersonName(trusted: "Omar"), email: nil, phone: PhoneNumber(trusted: "+966501234567"), relationship: .coach),
            ]
        }
    }
}

extension Somebody {
    func speaking(_ language: Language) -> AppClient { client.with("Accept-Language", language.rawValue) }

    func draft(_ language: Language = .english) async throws -> OnboardingState { try await speaking(language).call(Profiles.draft) }

    @discardableResult
    func save(_ step: OnboardingStep, _ answers: OnboardingAnswers = OnboardingAnswers()) async throws -> OnboardingState {
        try await client.call(Profiles.saveStep, StepParameters(step: step), answers)
    }

    @discardableResult
    func skip(_ step: OnboardingStep) async throws -> OnboardingState {
        try await client.call(Profiles.skipStep, StepParameters(step: step), Nothing())
    }

    @discardableResult
    func open(_ step: OnboardingStep) async throws -> OnboardingState {
        try await client.call(Profiles.openStep, StepParameters(step: step), Nothing())
    }

    /// Goes through the wizard up to and with `last`.
    @discardableResult
    func answer(_ answers: OnboardingAnswers, until last: OnboardingStep = .partners) async throws -> OnboardingState {
        var state = try await draft()
        for step in OnboardingRule.steps {
            state = try await save(step, try answers.part(of: step))
            if step == last { break }
        }
        return state
    }

    func submit(_ answers: OnboardingAnswers = OnboardingAnswers(), key: String? = nil) async throws -> Answer {
        var headers: HTTPHeaders = [:]
        if let key { headers["Idempotency-Key"] = key }
        return try await client.answer(Profiles.submit, answers, headers: headers)
    }

    /// Submits JSON text; the answer keeps to the contract.
    func submit(json: String) async throws -> Answer {
        let answer = try await client.json(.post, "/onboarding", json)
        let violations = Profiles.submit.description.violations(
            status: answer.status, contentType: answer.headers["Content-Type"], body: answer.json)
        #expect(violations.isEmpty)
        return answer
    }
}

extension ProfileFixture {
    /// How many rows each table that a submit writes has for somebody.
    func written(by somebody: Somebody) async throws -> [Int] {
        let id = somebody.id.text
        return [
            try await rows("SELECT user_id FROM people WHERE user_id = \(id) AND onboarded_at IS NOT NULL"),
            try await rows(
                "SELECT user_id FROM people WHERE user_id = \(id) AND (weight IS NOT NULL OR gender IS NOT NULL OR bmr IS NOT NULL)"),
            try await rows("SELECT id FROM partners WHERE user_id = \(id)"),
            try await rows("SELECT id FROM weights WHERE user_id = \(id)"),
            try await rows("SELECT id FROM work"),
        ]
    }

    /// What auth was told of somebody, once nothing is left to tell.
    func told(of somebody: Somebody) async throws -> [EventType] {
        for _ in 0..<2000 {
            if try await rows("SELECT id FROM work WHERE is_dead = 0") == 0 { break }
            try await Task.sleep(for: .milliseconds(5))
        }
        return auth.app.service.events.filter { $0.user == somebody.id }.map(\.type)
    }
}
