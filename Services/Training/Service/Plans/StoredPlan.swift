internal import Contracts
internal import TrainingDomain
internal import Wire

/// A plan without its days.
struct StoredPlan: Sendable {
    let id: TrainingPlanID
    let basis: PlanBasis
    let templateID: String?
    let goal: MainGoal
    let level: ExperienceLevel
    /// What may stand in for its exercises.
    let equipment: [ExerciseEquipment]
    /// What it was made from, without the seed; empty for a coach's.
    let source: String
    let seed: String
    let formula: String
    /// From 1 for Sunday, ascending.
    let trainingDays: [Int64]
    let fromDate: LocalDate
    let createdAt: Instant
    var version: Int64

    var restDays: [Int64] { (1...7).filter { !trainingDays.contains($0) } }
}

/// The head of a plan's day: of a kind that has a name in both languages, or with the name that a coach gave it.
struct StoredDay: Sendable, Equatable {
    let weekday: Int64
    let split: SplitDay?
    let title: String?

    func title(_ language: Language) -> String { split.map { PlanText.title($0, language) } ?? title ?? "" }
}

/// An exercise of a plan's day or of a session.
struct StoredItem: Sendable, Equatable {
    let id: PlanItemID
    let weekday: Int64
    let place: Int64
    let phase: PlanPhase
    var exercise: ExerciseID
    /// What was planned, where another one was taken.
    var original: ExerciseID?
    let sets: Int64
    let reps: Int64?
    let seconds: Int64?
    let restSeconds: Int64
    /// Nil for a coach's choice.
    let reason: PlanReason?
    /// The injuries in spite of which the person keeps it; nil until they say so.
    var kept: [InjuryArea]?

    /// What alternatives are looked for.
    var planned: ExerciseID { original ?? exercise }

    /// Whether another item asks for the same exercise in the same amount, whatever the person took in its place or kept.
    func isLike(_ other: StoredItem) -> Bool {
        (weekday, place, phase, planned, restSeconds) == (other.weekday, other.place, other.phase, other.planned, other.restSeconds)
            && (sets, reps, seconds) == (other.sets, other.reps, other.seconds)
    }
}

extension [StoredItem] {
    /// What the day of an item has besides, as the person does it. Items of the same exercise are one thing.
    func exercises(beside item: StoredItem) -> [ExerciseID] {
        compactMap { $0.weekday == item.weekday && $0.planned != item.planned ? $0.exercise : nil }
    }
}

/// A plan with its days.
struct WholePlan: Sendable {
    var plan: StoredPlan
    let days: [StoredDay]
    var items: [StoredItem]
}

/// The days of a week as plans number them: 1 is Sunday, with which the week begins in Saudi Arabia.
enum PlanWeek {
    static func weekday(of date: LocalDate) -> Int64 { Int64(date.weekday % 7) + 1 }
    /// The Sunday of a date's week.
    static func start(of date: LocalDate) -> LocalDate { date - Int64(date.weekday % 7) }
}
