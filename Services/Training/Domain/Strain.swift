public import Contracts

/// What an exercise does to an area that it stresses: why somebody with an injury there should do without it. FC-SCN-3.2-2.
public enum Strain: Sendable, Hashable, CaseIterable {
    /// It presses the joint together, as a squat does the knee.
    case compression
    /// It pushes one side of the joint along the other, as a deadlift does the lower back.
    case shear
    /// It lands on it.
    case impact
    /// It turns it, or leans to the side with it.
    case twisting
    /// It bends or arches it far.
    case bending
    /// It holds a load, or the body itself, above the head.
    case overhead
    /// It takes the joint to the end of its range.
    case stretching
    /// It asks much of it, in a way that none of the others says.
    case load
}

extension ExerciseFacts {
    /// What it does to an area, from its movement. For an area that it does not stress it means nothing.
    public func strain(on area: InjuryArea) -> Strain {
        switch area {
        case .shoulder: shoulderStrain
        case .knee: kneeStrain
        case .lowerBack: lowerBackStrain
        case .neck: neckStrain
        case .ankle: ankleStrain
        }
    }

    private var shoulderStrain: Strain {
        switch pattern {
        // Extensions of the elbow stress a shoulder where the arms are beside the head.
        case .verticalPush, .verticalPull, .olympic, .pullover, .elbowExtension, .squat, .hinge: .overhead
        case .fly, .stretch: .stretching
        default: .load
        }
    }

    private var kneeStrain: Strain {
        switch pattern {
        case .jump, .throwing: .impact
        // What is climbed lands on nothing; what is run stresses the ankles too.
        case .cardio: stresses.contains(.ankle) ? .impact : .compression
        case .kneeExtension: .shear
        case .stretch, .release: .bending
        case .kneeFlexion: .load
        default: .compression
        }
    }

    private var lowerBackStrain: Strain {
        switch pattern {
        case .squat, .olympic, .carry, .verticalPush, .jump, .release: .compression
        // Bent forward, with a weight in the hands.
        case .hinge, .horizontalPull, .elbowExtension, .shoulderRaise: .shear
        case .trunkRotation: .twisting
        default: .bending
        }
    }

    private var neckStrain: Strain {
        switch pattern {
        // The bar, or the body, stands on it.
        case .hinge, .verticalPush, .release: .compression
        case .shrug, .neck: .load
        default: .bending
        }
    }

    private var ankleStrain: Strain {
        switch pattern {
        case .jump, .throwing, .cardio: .impact
        case .squat: .bending
        case .stretch: .stretching
        default: .load
        }
    }
}
