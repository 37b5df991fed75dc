public import Contracts

/// What a training day is for.
public enum SplitDay: String, Sendable, Hashable, CaseIterable {
    case fullBodyA = "full_body_a"
    case fullBodyB = "full_body_b"
    case fullBodyC = "full_body_c"
    case upper, lower, push, pull, legs

    /// The week's days in order. Sundays begin the week; no more than three training days follow each other until there are six.
    public static func week(days: Int64, level: ExperienceLevel) -> [(weekday: Int64, split: SplitDay)] {
        switch days {
        case ...2: [(1, .fullBodyA), (4, .fullBodyB)]
        case 3 where level == .beginner: [(1, .fullBodyA), (3, .fullBodyB), (5, .fullBodyC)]
        case 3: [(1, .push), (3, .pull), (5, .legs)]
        case 4: [(1, .upper), (2, .lower), (4, .upper), (5, .lower)]
        case 5: [(1, .push), (2, .pull), (3, .legs), (5, .upper), (6, .lower)]
        default: [(1, .push), (2, .pull), (3, .legs), (4, .push), (5, .pull), (6, .legs)]
        }
    }

    /// The movements of the day, the heaviest first. The first two are what the day is built on.
    public var patterns: [MovementPattern] {
        switch self {
        case .fullBodyA: [.squat, .horizontalPush, .horizontalPull, .hinge, .trunkStability, .elbowFlexion]
        case .fullBodyB: [.hinge, .verticalPush, .verticalPull, .squat, .trunkFlexion, .elbowExtension]
        case .fullBodyC: [.squat, .horizontalPull, .horizontalPush, .shoulderRaise, .trunkRotation, .calfRaise]
        case .upper: [.horizontalPush, .horizontalPull, .verticalPush, .verticalPull, .elbowFlexion, .elbowExtension]
        case .lower: [.squat, .hinge, .kneeFlexion, .calfRaise, .trunkStability, .hipAbduction]
        case .push: [.horizontalPush, .verticalPush, .fly, .shoulderRaise, .elbowExtension, .trunkStability]
        case .pull: [.verticalPull, .horizontalPull, .shoulderRaise, .elbowFlexion, .trunkExtension, .shrug]
        case .legs: [.squat, .hinge, .kneeExtension, .kneeFlexion, .calfRaise, .trunkFlexion]
        }
    }
}

extension ExerciseCategory {
    /// The movement that is added for somebody who wants to train this more.
    var pattern: MovementPattern? {
        switch self {
        case .chest: .fly
        case .back: .horizontalPull
        case .shoulders: .shoulderRaise
        case .legs: .squat
        case .arms: .elbowFlexion
        case .core: .trunkFlexion
        case .other: nil
        }
    }
}
