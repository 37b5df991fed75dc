internal import Contracts

/// Makes a week's workouts from a library, always the same from the same input. FR-WORKOUT-06, FC-JOURNEY-08.
///
/// A day begins with a warm-up, is built on two lifts that go with its kind, adds accessories, and ends with stretches of what was
/// trained. The two lifts are the usual ones even where they stress an injury: they are marked then, and the person chooses between them
/// and their alternatives. Everything else spares injuries from the start.
public struct PlanMaker: Sendable {
    /// Stored with each plan. A plan made by another formula stays as it is.
    public static let formula = "training-plan/1"
    private let input: PlanInput
    private let library: [ExerciseFacts]

    /// - Parameter library: any order; it is put in one.
    public init(_ input: PlanInput, library: [ExerciseFacts]) {
        self.input = input
        self.library = library.filter { input.equipment.contains($0.equipment) && $0.level.rank <= input.level.rank }
            .sorted { $0.id.text < $1.id.text }
    }

    public func week() -> [PlannedDay] {
        var used: [ExerciseID] = []
        return SplitDay.week(days: input.days, level: input.level).map { weekday, split in
            let items = day(weekday, split, used: used)
            used += items.filter { $0.phase == .main }.map(\.exercise.id)
            return PlannedDay(weekday: weekday, split: split, items: items)
        }
    }

    private func day(_ weekday: Int64, _ split: SplitDay, used: [ExerciseID]) -> [PlannedItem] {
        let main = mainItems(weekday, split, used: used)
        let trained = main.map(\.exercise.primary)
        return warmUp(weekday, before: trained) + main + coolDown(weekday, after: trained)
    }

    // MARK: The main part

    private func mainItems(_ weekday: Int64, _ split: SplitDay, used: [ExerciseID]) -> [PlannedItem] {
        var patterns = Array(split.patterns.prefix(input.level == .beginner ? 4 : 5)).map { (pattern: $0, focus: ExerciseCategory?.none) }
        for category in input.focus {
            guard let pattern = category.pattern, patterns.count < 7 else { continue }
            patterns.append((pattern, category))
        }
        var taken = used
        return patterns.enumerated().compactMap { place, wanted in
            let isStaple = place < 2
            guard let exercise = choose(wanted.pattern, isStaple: isStaple, without: taken, salt: "\(weekday).\(place)") else { return nil }
            taken.append(exercise.id)
            let reason = wanted.focus.map(PlanReason.focus) ?? reason(for: exercise, isStaple: isStaple)
            return dose(exercise, reason: reason)
        }
    }

    private func reason(for exercise: ExerciseFacts, isStaple: Bool) -> PlanReason {
        if isStaple { return .staple }
        let spared = input.injuries.first { area in
            library.contains { $0.pattern == exercise.pattern && $0.primary == exercise.primary && $0.stresses.contains(area) }
        }
        return spared.map(PlanReason.spares) ?? .accessory
    }

    /// Of the best candidates one by the seed. What was used this week comes again only when nothing else is left.
    private func choose(_ pattern: MovementPattern, isStaple: Bool, without taken: [ExerciseID], salt: String) -> ExerciseFacts? {
        var candidates = library.filter { $0.pattern == pattern && ($0.kind == .strength || $0.kind == .powerlifting) }
        if !isStaple { candidates = candidates.filter { InjuryRule.conflict(of: $0, with: input.injuries) == nil } }
        let fresh = candidates.filter { !taken.contains($0.id) }
        if !fresh.isEmpty { candidates = fresh }
        let ranked = candidates.sorted { (Self.worth($0, isStaple: isStaple), $1.id.text) > (Self.worth($1, isStaple: isStaple), $0.id.text) }
        let best = ranked.prefix(isStaple ? 3 : 6)
        guard !best.isEmpty else { return nil }
        return best[Int(PlanSeed.number("\(input.seed)/\(salt)") % UInt64(best.count))]
    }

    /// A lift that a day is built on moves several joints and can be loaded.
    private static func worth(_ exercise: ExerciseFacts, isStaple: Bool) -> Int {
        var worth = 0
        if exercise.mechanic == .compound { worth += isStaple ? 8 : 1 }
        if exercise.kind == .powerlifting { worth -= 2 }
        switch exercise.equipment {
        case .barbell: worth += isStaple ? 6 : 1
        case .dumbbell: worth += 4
        case .cable, .machine: worth += 3
        case .bodyOnly: worth += 2
        case .band, .kettlebell, .ezBar: worth += 1
        case .other, .medicineBall, .exerciseBall, .foamRoll: break
        }
        if !exercise.standIns.isEmpty { worth += 6 }
        return worth
    }

    // MARK: Before and after

    private func warmUp(_ weekday: Int64, before muscles: [Muscle]) -> [PlannedItem] {
        let pulse = library.filter { ($0.kind == .cardio || $0.pattern == .cardio) && spares($0) }
        let first = pick(1, of: pulse, salt: "\(weekday).pulse").map {
            PlannedItem(phase: .warmUp, exercise: $0, sets: 1, reps: nil, seconds: 300, restSeconds: 0, reason: .warmUp)
        }
        let loose = library.filter { $0.pattern == .stretch && $0.force != .hold && muscles.contains($0.primary) && spares($0) }
        let rest = pick(first.isEmpty ? 3 : 2, of: loose.isEmpty ? stretches(muscles) : loose, salt: "\(weekday).loose").map {
            PlannedItem(phase: .warmUp, exercise: $0, sets: 1, reps: 10, seconds: nil, restSeconds: 15, reason: .mobility)
        }
        return first + rest
    }

    private func coolDown(_ weekday: Int64, after muscles: [Muscle]) -> [PlannedItem] {
        pick(3, of: stretches(muscles), salt: "\(weekday).cool").map {
            PlannedItem(phase: .coolDown, exercise: $0, sets: 1, reps: nil, seconds: 30, restSeconds: 10, reason: .coolDown)
        }
    }

    private func stretches(_ muscles: [Muscle]) -> [ExerciseFacts] {
        let all = library.filter { $0.pattern == .stretch && spares($0) }
        let fitting = all.filter { muscles.contains($0.primary) }
        return fitting.count < 3 ? all : fitting
    }

    private func spares(_ exercise: ExerciseFacts) -> Bool { InjuryRule.conflict(of: exercise, with: input.injuries) == nil }

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
        let isHeld = exercise.force == .hold || exercise.pattern == .trunkStability
        return PlannedItem(
            phase: .main, exercise: exercise, sets: sets, reps: isHeld ? nil : reps, seconds: isHeld ? 30 : nil, restSeconds: rest,
            reason: reason)
    }
}

/// A number that is the same for the same text on every machine: FNV-1a, 64 bits.
enum PlanSeed {
    static func number(_ text: String) -> UInt64 {
        let hash = text.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
        // The low bits of FNV-1a depend on few of the bytes; these depend on all.
        return hash >> 33 ^ hash >> 7
    }
}
