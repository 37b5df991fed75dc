internal import Contracts

/// Makes a week's workouts from a library, always the same from the same input. FR-WORKOUT-06, FC-JOURNEY-08.
///
/// A day begins with a warm-up, is built on two lifts that go with its kind, adds accessories, and ends with stretches of what was
/// trained. The two lifts are the usual ones even where they stress an injury: they are marked then, and the person chooses between them
/// and their alternatives. Everything else spares injuries from the start.
public struct PlanMaker: Sendable {
    /// Stored with each plan. A plan made by another formula stays as it is.
    public static let formula = "training-plan/2"
    private let input: PlanInput
    private let library: [ExerciseFacts]
    private let worth: PlanWorth

    /// - Parameter library: any order; it is put in one.
    public init(_ input: PlanInput, library: [ExerciseFacts]) {
        self.input = input
        // What needs nothing can be done everywhere.
        self.library = library.filter {
            ($0.equipment == .bodyOnly || input.equipment.contains($0.equipment)) && $0.level.rank <= input.level.rank
        }.sorted { $0.id.text < $1.id.text }
        worth = PlanWorth(library, level: input.level)
    }

    public func week() -> [PlannedDay] {
        var used: [ExerciseID] = []
        return SplitDay.week(days: input.days, level: input.level).enumerated().map { number, day in
            let items = items(day.weekday, day.split, focus: focus(on: number), used: used)
            used += items.filter { $0.phase == .main }.map { $0.exercise.id }
            return PlannedDay(weekday: day.weekday, split: day.split, items: items)
        }
    }

    private func items(_ weekday: Int64, _ split: SplitDay, focus: [ExerciseCategory], used: [ExerciseID]) -> [PlannedItem] {
        let main = mainItems(weekday, split, focus: focus, used: used)
        let trained = main.map { $0.exercise.primary }
        return warmUp(weekday, before: trained) + main + coolDown(weekday, after: trained)
    }

    // MARK: The main part

    /// How many movements a day has before those of a focus: what it is built on, and of the others no more than leave room for what the
    /// person wants to train more.
    private var movements: Int { max(2, min(input.level == .beginner ? 4 : 5, Self.mostMovements - input.focus.count)) }
    private static let mostMovements = 7

    /// Where a day has no room for all that the person wants to train more, each day begins with another one, so that all of it has its
    /// turn in the week.
    private func focus(on day: Int) -> [ExerciseCategory] {
        guard !input.focus.isEmpty else { return [] }
        let first = day % input.focus.count
        return Array(input.focus[first...] + input.focus[..<first])
    }

    private func mainItems(_ weekday: Int64, _ split: SplitDay, focus: [ExerciseCategory], used: [ExerciseID]) -> [PlannedItem] {
        var items: [PlannedItem] = []
        var taken = Taken(week: used, today: [])
        func add(_ pattern: MovementPattern, for category: ExerciseCategory? = nil) {
            let (place, isStaple) = (items.count, items.count < 2 && category == nil)
            let wanted = Wanted(pattern: pattern, isStaple: isStaple, salt: "\(weekday).\(place)")
            guard let exercise = choose(wanted, without: taken) else { return }
            taken.today.append(exercise.id)
            items.append(dose(exercise, reason: category.map(PlanReason.focus) ?? reason(for: exercise, wanted, without: taken)))
        }
        // A movement that nothing at hand allows makes room for the next one.
        for pattern in split.patterns where items.count < movements { add(pattern) }
        for category in focus where items.count < Self.mostMovements {
            if let pattern = category.pattern { add(pattern, for: category) }
        }
        return items
    }

    private struct Wanted {
        let pattern: MovementPattern
        let isStaple: Bool
        let salt: String
    }

    /// What is planned already: on the days before, and on this one.
    private struct Taken {
        let week: [ExerciseID]
        var today: [ExerciseID]
    }

    /// It spares an injury when somebody without one would have been given another exercise that stresses it.
    private func reason(for exercise: ExerciseFacts, _ wanted: Wanted, without taken: Taken) -> PlanReason {
        if wanted.isStaple { return .staple }
        let others = Taken(week: taken.week.filter { $0 != exercise.id }, today: taken.today.filter { $0 != exercise.id })
        let usual = choose(wanted, without: others, sparing: false)
        return usual.flatMap { InjuryRule.conflict(of: $0, with: input.injuries) }.map(PlanReason.spares) ?? .accessory
    }

    /// Of the best candidates one by the seed. What was used this week comes again only when nothing else is left, and never on the same
    /// day.
    private func choose(_ wanted: Wanted, without taken: Taken, sparing: Bool = true) -> ExerciseFacts? {
        var candidates = library.filter { $0.pattern == wanted.pattern && ($0.kind == .strength || $0.kind == .powerlifting) }
        if sparing, !wanted.isStaple { candidates = candidates.filter(spares) }
        candidates = candidates.filter { !taken.today.contains($0.id) }
        let fresh = candidates.filter { !taken.week.contains($0.id) }
        if !fresh.isEmpty { candidates = fresh }
        let ranked = candidates.map { (worth: worth.of($0, isStaple: wanted.isStaple), exercise: $0) }
            .sorted { $0.worth != $1.worth ? $0.worth > $1.worth : $0.exercise.id.text < $1.exercise.id.text }
        guard let most = ranked.first?.worth else { return nil }
        // Those that are nearly as good as the best.
        let best = ranked.prefix(wanted.isStaple ? 3 : 6).filter { $0.worth + 5 >= most }
        return best[Int(PlanSeed.number("\(input.seed)/\(wanted.salt)") % UInt64(best.count))].exercise
    }

    // MARK: Before and after

    /// Five minutes of something easy, then two movements of what comes.
    private func warmUp(_ weekday: Int64, before muscles: [Muscle]) -> [PlannedItem] {
        let easy = library.filter { $0.kind == .cardio && $0.level == .beginner && spares($0) }
        let machines = easy.filter { $0.equipment == .machine }
        let first = pick(1, of: machines.isEmpty ? easy.filter { $0.equipment == .bodyOnly } : machines, salt: "\(weekday).pulse").map {
            PlannedItem(phase: .warmUp, exercise: $0, sets: 1, reps: nil, seconds: 300, restSeconds: 0, reason: .warmUp)
        }
        let moving = library.filter { $0.pattern == .stretch && $0.force != .hold && $0.level != .expert && spares($0) }
        let rest = pick(first.isEmpty ? 3 : 2, of: moving, for: muscles, salt: "\(weekday).loose").map {
            PlannedItem(phase: .warmUp, exercise: $0, sets: 1, reps: 10, seconds: nil, restSeconds: 15, reason: .mobility)
        }
        return first + rest
    }

    /// Three held stretches.
    private func coolDown(_ weekday: Int64, after muscles: [Muscle]) -> [PlannedItem] {
        let held = library.filter { $0.pattern == .stretch && $0.force == .hold && $0.level != .expert && spares($0) }
        return pick(3, of: held, for: muscles, salt: "\(weekday).cool").map {
            PlannedItem(phase: .coolDown, exercise: $0, sets: 1, reps: nil, seconds: 30, restSeconds: 10, reason: .coolDown)
        }
    }

    private func spares(_ exercise: ExerciseFacts) -> Bool { InjuryRule.conflict(of: exercise, with: input.injuries) == nil }

    /// One for each of the muscles that were trained, in their order; then others of them, then others of those shelves, then any.
    private func pick(_ count: Int, of candidates: [ExerciseFacts], for muscles: [Muscle], salt: String) -> [ExerciseFacts] {
        var (left, picked) = (candidates, [ExerciseFacts]())
        func take(_ isWanted: (ExerciseFacts) -> Bool) {
            guard picked.count < count else { return }
            let found = pick(1, of: left.filter(isWanted), salt: "\(salt)/\(picked.count)")
            left.removeAll { candidate in found.contains { $0.id == candidate.id } }
            picked += found
        }
        var seen: [Muscle] = []
        for muscle in muscles where !seen.contains(muscle) {
            seen.append(muscle)
            take { $0.primary == muscle }
        }
        for _ in 0..<count { take { muscles.contains($0.primary) } }
        let shelves = muscles.map { $0.category }
        for _ in 0..<count { take { shelves.contains($0.primary.category) } }
        for _ in 0..<count { take { _ in true } }
        return picked
    }

    private func pick(_ count: Int, of candidates: [ExerciseFacts], salt: String) -> [ExerciseFacts] {
        var left = candidates
        return (0..<count).compactMap { number in
            guard !left.isEmpty else { return nil }
            return left.remove(at: Int(PlanSeed.number("\(input.seed)/\(salt)/\(number)") % UInt64(left.count)))
        }
    }

    // MARK: How much

    /// Sets, repetitions and rest by goal and level; holds are timed.
    private func dose(_ exercise: ExerciseFacts, reason: PlanReason) -> PlannedItem {
        let sets: Int64 = input.level == .beginner ? 3 : 4
        let (reps, rest): (Int64, Int64) =
            switch input.goal {
            case .muscleGain: (input.level == .advanced ? 8 : 10, 90)
            case .fatLoss: (15, 45)
            case .generalFitness: (12, 60)
            }
        let isHeld = exercise.force == .hold
        return PlannedItem(
            phase: .main, exercise: exercise, sets: sets, reps: isHeld ? nil : reps, seconds: isHeld ? 30 : nil, restSeconds: rest,
            reason: reason)
    }
}
