import Contracts
import Testing
import TrainingDomain
import Wire

struct PlanTextTests {
    @Test("Every text is there in both languages and differs between them") func bothLanguages() {
        let reasons: [PlanReason?] =
            [nil, .warmUp, .mobility, .staple, .accessory, .coolDown] + InjuryArea.allCases.map { .spares($0) }
            + ExerciseCategory.allCases.map { .focus($0) }
        var texts: [(english: String, arabic: String)] = SplitDay.allCases.map {
            (PlanText.title($0, .english), PlanText.title($0, .arabic))
        }
        texts += reasons.map { (PlanText.reason($0, .english), PlanText.reason($0, .arabic)) }
        texts += InjuryArea.allCases.map { (PlanText.mayWorsen($0, .english), PlanText.mayWorsen($0, .arabic)) }
        for strain in Strain.allCases {
            texts += InjuryArea.allCases.map { (PlanText.reason(strain, on: $0, .english), PlanText.reason(strain, on: $0, .arabic)) }
        }
        texts += [InjuryRule.Shortfall.equipment, .injuries].map { (PlanText.shortfall($0, .english), PlanText.shortfall($0, .arabic)) }
        for text in texts {
            #expect(!text.english.isEmpty && text.english.unicodeScalars.allSatisfy { $0.isASCII })
            #expect(text.arabic.unicodeScalars.contains { (0x600...0x6ff).contains($0.value) })
            #expect(!text.arabic.unicodeScalars.contains { (0x41...0x7a).contains($0.value) })
        }
        #expect(Set(texts.map(\.english)).count == texts.count && Set(texts.map(\.arabic)).count == texts.count)
    }

    @Test("A reason is kept by its word and found again") func reasonWords() {
        let reasons: [PlanReason] =
            [.warmUp, .mobility, .staple, .accessory, .coolDown] + InjuryArea.allCases.map { .spares($0) }
            + ExerciseCategory.allCases.map { .focus($0) }
        for reason in reasons { #expect(PlanReason(word: reason.word) == reason) }
        #expect(PlanReason(word: "spares.elbow") == nil && PlanReason(word: "") == nil)
        #expect(PlanReason.spares(.lowerBack).word == "spares.lower_back" && PlanReason.warmUp.word == "warm_up")
    }
}

struct TrainingStreakTests {
    /// 2026-03-01 is a Sunday. Training days are Sunday, Tuesday and Thursday; the calendar was worked out by hand.
    private static let calendars: [(days: [Int64], today: Int64, current: Int64, longest: Int64)] = [
        ([], 1, 0, 0), ([1], 1, 1, 1), ([1, 3], 4, 4, 4), ([1, 3], 5, 4, 4), ([1, 3], 6, 0, 4), ([1, 3, 5, 8, 10], 11, 11, 11),
        ([1, 3, 5, 10, 12], 12, 3, 7), ([4], 4, 1, 1), ([1, 4, 5], 5, 2, 2), ([1, 2, 3, 4, 5, 6, 7], 7, 7, 7), ([1, 3, 5], 7, 7, 7),
    ]

    @Test("Rest days keep a streak and count for it, a missed day ends it when it is over", arguments: calendars)
    func calendar(_ days: [Int64], _ today: Int64, _ current: Int64, _ longest: Int64) {
        let first = LocalDate(daysSinceEpoch: 20_512)
        let streak = TrainingStreak(days: Set(days.map { first + $0 }), today: first + today) { ![7, 2, 4].contains($0.weekday) }
        #expect([streak.current, streak.longest] == [current, longest])
    }

    @Test("Days of rest are counted up to the first that is none, which is as far as it looks") func restDays() {
        let day = LocalDate(daysSinceEpoch: 20_513)
        #expect(TrainingStreak.restDays(after: day, through: day + 1) { _ in false } == 0)
        #expect(TrainingStreak.restDays(after: day, through: day) { _ in true } == 0)
        #expect(TrainingStreak.restDays(after: day, through: day + 3) { _ in true } == 3)
        var asked = 0
        #expect(TrainingStreak.restDays(after: day, through: day + 10_000_000) { date in
            asked += 1
            return date < day + 3
        } == 2)
        #expect(asked == 3)
    }
}
