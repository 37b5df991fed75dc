import AppTesting
import Contracts
import JSONCoding
import Platform
import ProfileDomain
import TestSupport
import Testing
import Wire

/// Every rule of the wizard at its edges, as the server enforces it on a submit.
@Suite struct OnboardingInputTests {
    /// Four hours after the fixture's start it is noon in UTC and already 2 March in Kiritimati.
    static let noon = Instant(milliseconds: 1_772_366_400_000)

    /// Answers that want no target, so that any weight will do.
    static let maintaining = OnboardingAnswers.complete.with { answers in
        answers.primaryGoal = .maintain
        answers.targetWeightKg = nil
        answers.targetDate = nil
    }

    /// Sends each case as somebody new: no problems means 201, problems mean 422 and nothing written.
    private func check(
        _ base: OnboardingAnswers, start: Instant = noon, _ cases: [(JSONObject, [String])], location: SourceLocation = #_sourceLocation
    ) async throws {
        try await ProfileFixture.run(start: start) { fixture in
            for (changes, problems) in cases {
                let person = try await fixture.somebody()
                let json = try base.json(changes)
                let answer = try await person.submit(json: json)
                let comment = Comment(rawValue: "\(JSONValue.object(changes).text()) → \(answer.status) \(answer.fields)")
                #expect(answer.fields == problems, comment, sourceLocation: location)
                #expect(answer.status == (problems.isEmpty ? 201 : 422), comment, sourceLocation: location)
                if !problems.isEmpty {
                    let written = try await fixture.written(by: person)
                    #expect(written.prefix(4).allSatisfy { $0 == 0 }, comment, sourceLocation: location)
                }
            }
        }
    }

    @Test(.proves("GTSD-2.2-01")) func agesFrom13To120() async throws {
        let bad = ["dateOfBirth age_out_of_range"]
        try await check(.complete, [
            (["dateOfBirth": "2013-03-02"], bad), (["dateOfBirth": "2013-03-01"], []), (["dateOfBirth": "2013-02-28"], []),
            (["dateOfBirth": "1906-03-01"], []), (["dateOfBirth": "1905-03-02"], []), (["dateOfBirth": "1905-03-01"], bad),
            (["dateOfBirth": "2026-03-02"], bad), (["dateOfBirth": "0001-01-01"], bad), (["dateOfBirth": "9999-12-31"], bad),
            (["dateOfBirth": "2013-02-29"], ["dateOfBirth malformed"]), (["dateOfBirth": "28.02.1996"], ["dateOfBirth malformed"]),
            (["dateOfBirth": 19_960_228], ["dateOfBirth wrong_type"]), (["dateOfBirth": "٢٠٠٠-٠١-٠١"], ["dateOfBirth malformed"]),
        ])
    }

    @Test(.proves("GTSD-2.2-01", "GTSD-2.2-05")) func theDayIsThatOfTheZone() async throws {
        let (age, date) = (["dateOfBirth age_out_of_range"], ["targetDate must_be_later"])
        // 2 March there.
        let east = try OnboardingAnswers.complete.with { $0.timezone = try ZoneName(validating: "Pacific/Kiritimati") }
        try await check(east, [
            (["dateOfBirth": "2013-03-03"], age), (["dateOfBirth": "2013-03-02"], []), (["dateOfBirth": "1905-03-02"], age),
            (["dateOfBirth": "1905-03-03"], []), (["targetDate": "2026-03-02"], date), (["targetDate": "2026-03-03"], []),
        ])
        // 28 February there while UTC has 1 March.
        let west = try OnboardingAnswers.complete.with { $0.timezone = try ZoneName(validating: "Pacific/Pago_Pago") }
        try await check(west, start: Instant(milliseconds: 1_772_352_000_000), [
            (["dateOfBirth": "2013-03-01"], age), (["dateOfBirth": "2013-02-28"], []), (["dateOfBirth": "1905-03-01"], []),
            (["dateOfBirth": "1905-02-28"], age), (["targetDate": "2026-02-28"], date), (["targetDate": "2026-03-01"], []),
        ])
    }

    @Test(.proves("GTSD-2.2-02")) func heights() async throws {
        let (cm, inches) = (["heightCm out_of_range"], ["heightIn out_of_range"])
        try await check(.complete, [
            (["heightCm": 49.9], cm), (["heightCm": 50], []), (["heightCm": 300], []), (["heightCm": 300.1], cm), (["heightCm": -180], cm),
            (["heightCm": 0], cm), (["heightCm": 1e300], cm), (["heightCm": "180"], ["heightCm wrong_type"]),
            (["heightCm": nil, "heightIn": 19.68], inches), (["heightCm": nil, "heightIn": 19.69], []),
            (["heightCm": nil, "heightIn": 118.11], []), (["heightCm": nil, "heightIn": 118.12], inches),
        ])
    }

    @Test(.proves("GTSD-2.2-03")) func weights() async throws {
        let (kg, lb) = (["weightKg out_of_range"], ["weightLb out_of_range"])
        try await check(Self.maintaining, [
            (["weightKg": 19.9], kg), (["weightKg": 20], []), (["weightKg": 500], []), (["weightKg": 500.1], kg), (["weightKg": -80], kg),
            (["weightKg": 1e308], kg), (["weightKg": nil, "weightLb": 44.08], lb), (["weightKg": nil, "weightLb": 44.09], []),
            (["weightKg": nil, "weightLb": 1102.31], []), (["weightKg": nil, "weightLb": 1102.32], lb),
            (["targetWeightKg": 19.9], ["targetWeightKg out_of_range"]), (["targetWeightKg": 20], []), (["targetWeightKg": 500], []),
            (["targetWeightKg": 500.1], ["targetWeightKg out_of_range"]), (["targetWeightLb": 44.08], ["targetWeightLb out_of_range"]),
            (["targetWeightLb": 1102.31], []),
        ])
    }

    @Test(.proves("GTSD-2.2-04")) func targetsFollowTheGoal() async throws {
        let date: JSONValue = "2026-12-01"
        try await check(.complete, [
            (["targetWeightKg": 80], ["targetWeightKg must_differ"]), (["targetWeightKg": 80.01], ["targetWeightKg must_be_lower"]),
            (["targetWeightKg": 79.99], []),
            (["primaryGoal": "gain_muscle", "targetWeightKg": 80], ["targetWeightKg must_differ"]),
            (["primaryGoal": "gain_muscle", "targetWeightKg": 79.99], ["targetWeightKg must_be_higher"]),
            (["primaryGoal": "gain_muscle", "targetWeightKg": 80.01], []),
            (["primaryGoal": "maintain", "targetWeightKg": 80, "targetDate": date], []),
            (["primaryGoal": "improve_health", "targetWeightKg": 90], []),
            // 180 lb are 81.65 kg.
            (["weightKg": nil, "weightLb": 180, "targetWeightKg": 81.65], ["targetWeightKg must_differ"]),
            (["weightKg": nil, "weightLb": 180, "targetWeightKg": nil, "targetWeightLb": 180], ["targetWeightKg must_differ"]),
            (["weightKg": nil, "weightLb": 180, "targetWeightKg": nil, "targetWeightLb": 179.9], []),
            // The metric one of a pair counts.
            (["weightLb": 180, "targetWeightKg": 80.5], ["targetWeightKg must_be_lower"]),
        ])
    }

    @Test(.proves("GTSD-2.2-05")) func targetDatesAreAfterToday() async throws {
        try await check(.complete, [
            (["targetDate": "2026-02-28"], ["targetDate must_be_later"]), (["targetDate": "2026-03-01"], ["targetDate must_be_later"]),
            (["targetDate": "2026-03-02"], []), (["targetDate": "9999-12-31"], []), (["targetDate": "soon"], ["targetDate malformed"]),
        ])
    }

    @Test(.proves("GTSD-2.2-06")) func mealsPerDay() async throws {
        let bad = ["mealsPerDay out_of_range"]
        try await check(.complete, [
            (["mealsPerDay": 0], bad), (["mealsPerDay": 1], []), (["mealsPerDay": 10], []), (["mealsPerDay": 11], bad),
            (["mealsPerDay": -1], bad), (["mealsPerDay": 2.5], ["mealsPerDay wrong_type"]),
            (["mealsPerDay": "4"], ["mealsPerDay wrong_type"]),
            (["mealsPerDay": 1e30], bad),
        ])
    }

    @Test(.proves("GTSD-P-3.2-02", "GTSD-P-3.2-06")) func closedWordsAreClosed() async throws {
        try await check(
            .complete,
            Gender.allCases.map { (["gender": .string($0.rawValue)], []) }
                + ActivityLevel.allCases.map { (["activityLevel": .string($0.rawValue)], []) }
                + [
                    (["gender": "robot"], ["gender not_allowed"]), (["gender": "Male"], ["gender not_allowed"]),
                    (["gender": ""], ["gender not_allowed"]), (["gender": nil], ["gender required"]),
                    (["dateOfBirth": nil], ["dateOfBirth required"]),
                    (["dateOfBirth": nil, "gender": nil], ["dateOfBirth required", "gender required"]),
                    (["activityLevel": "couch"], ["activityLevel not_allowed"]), (["activityLevel": 3], ["activityLevel wrong_type"]),
                    (["primaryGoal": "fly"], ["primaryGoal not_allowed"]),
                ])
        #expect(ActivityLevel.allCases.count == 5)
    }

    @Test func textsAndLists() async throws {
        let flag = "🇸🇦"
        func partner(_ name: String, email: JSONValue? = "sara@example.com") -> JSONValue {
            var object: JSONObject = ["name": .string(name), "relationship": "friend"]
            object["email"] = email
            return .object(object)
        }
        try await check(.complete, [
            (["motivation": .string(String(repeating: flag, count: 500))], []),
            (["motivation": .string(String(repeating: flag, count: 501))], ["motivation too_long"]),
            (["motivation": .string(String(repeating: "م", count: 500))], []), (["motivation": "  "], ["motivation required"]),
            (["motivation": "a\u{0}b"], ["motivation wrong_type"]),
            (["allergies": .array(Array(repeating: "x", count: 30))], []),
            (["allergies": .array((0..<21).map { .string("a\($0)") })], ["allergies too_many"]),
            (["dietaryPreferences": .array([.string(String(repeating: "é", count: 51))])], ["dietaryPreferences too_long"]),
            (["dietaryPreferences": "vegan"], ["dietaryPreferences wrong_type"]),
            (["partners": [partner("ليلى"), partner("🧑‍🤝‍🧑", email: "b@example.com")]], []),
            (["partners": [partner("Sara", email: nil)]], ["partners.0.email one_of_required"]),
            (["partners": [partner("Sara"), partner("Omar", email: "nowhere")]], ["partners.1.email malformed"]),
            (["partners": [partner("Sara", email: nil), partner("Omar", email: nil)]],
                ["partners.0.email one_of_required", "partners.1.email one_of_required"]),
            (["partners": .array((0..<10).map { partner("P", email: .string("p\($0)@example.com")) })], []),
            (["partners": .array((0..<11).map { partner("P", email: .string("p\($0)@example.com")) })], ["partners too_many"]),
            (["timezone": "Asia/Riyadh"], []), (["timezone": "Mars/Olympus"], ["timezone malformed"]),
            (["timezone": "../../etc/passwd"], ["timezone malformed"]), (["timezone": ""], ["timezone malformed"]),
            (
                ["timezone": "Mars/Olympus", "gender": nil, "mealsPerDay": nil],
                ["gender required", "mealsPerDay required", "timezone malformed"]
            ),
        ])
    }

    /// What is missing is named by the client's rule and by the server alike.
    @Test(.proves("GTSD-2.1-08")) func submitWantsEveryRequiredField() async throws {
        let required = [
            "dateOfBirth", "gender", "primaryGoal", "targetWeightKg", "targetDate", "weightKg", "heightCm", "activityLevel", "mealsPerDay",
        ]
        try await ProfileFixture.run { fixture in
            let person = try await fixture.somebody()
            let today = LocalDate.example
            #expect(OnboardingRule.problems(submitting: .complete, today: today).isEmpty)
            for field in required {
                let json = try OnboardingAnswers.complete.json([field: nil])
                let answer = try await person.submit(json: json)
                #expect(answer.status == 422)
                #expect(answer.fields == ["\(field) required"])
                let given = try InputDecoder.decode(OnboardingAnswers.self, from: Array(json.utf8))
                #expect(OnboardingRule.problems(submitting: given, today: today).map { "\($0.field) \($0.rule.code)" } == answer.fields)
            }
            #expect(try await person.submit().fields == required.filter { !$0.hasPrefix("target") }.map { "\($0) required" })
            #expect(try await fixture.written(by: person) == [0, 0, 0, 0, 0])
            #expect(try await person.submit(.complete).status == 201)
        }
    }

    @Test func malformedBodies() async throws {
        try await ProfileFixture.run { fixture in
            let person = try await fixture.somebody()
            #expect(try await person.submit(json: "{").code == .malformedRequest)
            #expect(try await person.submit(json: "[]").status == 422)
            #expect(try await person.submit(json: "null").status == 422)
            // Members nobody knows are left alone.
            #expect(try await person.submit(json: try OnboardingAnswers.complete.json(["shoeSize": 43])).status == 201)
        }
    }
}
