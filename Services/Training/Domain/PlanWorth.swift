internal import Contracts

/// How good an exercise is for a plan of somebody: what a trainer who has never met them would take first.
struct PlanWorth: Sendable {
    /// The lifts that everybody knows: those with experts' stand-ins, and most of these.
    private let known: Set<ExerciseID>
    private let level: ExperienceLevel

    init(_ library: [ExerciseFacts], level: ExperienceLevel) {
        known = library.reduce(into: []) { known, exercise in
            if !exercise.standIns.isEmpty { known.insert(exercise.id) }
            for id in exercise.standIns { known.insert(id) }
        }
        self.level = level
    }

    /// - Parameter isStaple: whether the day is built on it. A lift that a day is built on moves several joints and can be loaded.
    func of(_ exercise: ExerciseFacts, isStaple: Bool) -> Int {
        var worth = 0
        if exercise.pattern.movers.contains(exercise.primary) { worth += 8 }
        if !exercise.standIns.isEmpty { worth += 6 } else if known.contains(exercise.id), isForHealthy(exercise) { worth += 4 }
        if exercise.mechanic == .compound { worth += isStaple ? 8 : 1 }
        // Chains, bands on bars and boards are for competitions.
        if exercise.kind == .powerlifting { worth -= isStaple ? 4 : 6 }
        if exercise.force == .hold, !exercise.pattern.isHeld { worth -= 6 }
        if exercise.level.rank == level.rank { worth += 1 }
        switch exercise.equipment {
        case .barbell: worth += isStaple ? 6 : 1
        case .dumbbell: worth += 4
        case .cable, .machine: worth += 3
        case .bodyOnly: worth += 2
        case .band, .kettlebell, .ezBar: worth += 1
        case .other, .medicineBall, .exerciseBall, .foamRoll: break
        }
        return worth
    }
}

/// Stand-ins without a load are gentle ones, for whom a load hurts; but a trunk needs none.
private func isForHealthy(_ exercise: ExerciseFacts) -> Bool {
    if exercise.pattern.movers == [.abdominals] { return true }
    return exercise.equipment != .bodyOnly && exercise.equipment != .foamRoll
}

extension MovementPattern {
    /// The muscles that it is done for; others come along.
    var movers: [Muscle] {
        switch self {
        case .squat, .kneeExtension: [.quadriceps]
        case .hinge: [.glutes, .hamstrings]
        case .kneeFlexion: [.hamstrings]
        case .calfRaise: [.calves]
        case .hipAbduction: [.abductors, .glutes]
        case .hipAdduction: [.adductors]
        case .horizontalPush, .fly: [.chest]
        case .verticalPush, .shoulderRaise, .shoulderRotation: [.shoulders]
        case .horizontalPull: [.middleBack]
        case .verticalPull, .pullover: [.lats]
        case .shrug: [.traps]
        case .elbowFlexion: [.biceps]
        case .elbowExtension: [.triceps]
        case .wrist: [.forearms]
        case .trunkFlexion, .trunkRotation, .trunkStability: [.abdominals]
        case .trunkExtension: [.lowerBack]
        case .neck: [.neck]
        case .olympic, .jump, .throwing, .carry, .cardio, .stretch, .release: []
        }
    }

    /// Whether it is done by not moving.
    var isHeld: Bool { self == .trunkStability || self == .trunkExtension || self == .stretch }
}

/// A number that is the same for the same text on every machine: FNV-1a, 64 bits.
enum PlanSeed {
    static func number(_ text: String) -> UInt64 {
        let hash = text.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
        // The low bits of FNV-1a depend on few of the bytes; these depend on all.
        return hash >> 33 ^ hash >> 7
    }
}
