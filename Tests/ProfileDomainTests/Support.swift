import Contracts
import Testing
import Wire

/// The same numbers on every run. Steele, Lea and Flood 2014.
struct SplitMix: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var z = state
        z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
        z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
        return z ^ (z >> 31)
    }
}

extension LocalDate {
    static let today = LocalDate.example  // 2026-03-01
    static func of(_ year: Int64, _ month: Int64, _ day: Int64) throws -> LocalDate {
        try #require(LocalDate(year: year, month: month, day: day))
    }
}

extension Hundredths {
    /// From a decimal text such as `81.65`, without floating point.
    static func text(_ text: String) throws -> Self {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        let fraction = parts.count == 2 ? (parts[1] + "00").prefix(2) : "00"
        return Self(trusted: try #require(Int64(parts[0])) * 100 + (try #require(Int64(fraction))))
    }
}

extension OnboardingAnswers {
    /// A valid whole: 80 kg to 75 kg.
    static func sample() throws -> OnboardingAnswers {
        var answers = OnboardingAnswers()
        answers.dateOfBirth = try .of(1996, 2, 29)
        answers.gender = .female
        answers.timezone = .example
        answers.primaryGoal = .loseWeight
        answers.targetWeightKg = Kilograms(trusted: 7500)
        answers.targetDate = try .of(2026, 12, 1)
        answers.motivation = .example
        answers.weightKg = Kilograms(trusted: 8000)
        answers.heightCm = Centimetres(trusted: 18_000)
        answers.activityLevel = .moderatelyActive
        answers.dietaryPreferences = .example
        answers.allergies = Tags.none
        answers.mealsPerDay = .example
        answers.partners = [.example]
        return answers
    }

    func with(_ change: (inout OnboardingAnswers) -> Void) -> OnboardingAnswers {
        var copy = self
        change(&copy)
        return copy
    }

    /// Some members, some left out.
    static func random(using generator: inout SplitMix) throws -> OnboardingAnswers {
        let sample = try sample()
        var answers = OnboardingAnswers()
        func maybe<T>(_ value: T?) -> T? { Bool.random(using: &generator) ? value : nil }
        func weight() -> Int64 { Int64.random(in: 2000...50_000, using: &generator) }
        answers.dateOfBirth = maybe(sample.dateOfBirth)
        answers.gender = maybe(Gender.allCases.randomElement(using: &generator))
        answers.timezone = maybe(sample.timezone)
        answers.primaryGoal = maybe(PrimaryGoal.allCases.randomElement(using: &generator))
        answers.targetWeightKg = maybe(Kilograms(trusted: weight()))
        answers.targetWeightLb = maybe(Pounds(trusted: weight() + 3000))
        answers.targetDate = maybe(.today + Int64.random(in: -2...400, using: &generator))
        answers.motivation = maybe(sample.motivation)
        answers.weightKg = maybe(Kilograms(trusted: weight()))
        answers.weightLb = maybe(Pounds(trusted: weight() + 3000))
        answers.heightCm = maybe(Centimetres(trusted: Int64.random(in: 5000...30_000, using: &generator)))
        answers.heightIn = maybe(Inches(trusted: Int64.random(in: 1969...11_811, using: &generator)))
        answers.activityLevel = maybe(ActivityLevel.allCases.randomElement(using: &generator))
        answers.dietaryPreferences = maybe(sample.dietaryPreferences)
        answers.allergies = maybe(sample.allergies)
        answers.mealsPerDay = maybe(sample.mealsPerDay)
        answers.partners = maybe(sample.partners)
        return answers
    }
}
