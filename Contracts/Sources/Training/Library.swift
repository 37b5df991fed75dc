public import Wire

/// An exercise as the library has it, in both languages: what a version's files say, and what apps keep for when they are offline.
public struct LibraryExercise: DTO {
    public let id: ExerciseID
    public let name: LibraryName
    /// Other names that people type, in either language.
    public let also: BoundedList<ExerciseName, OtherNameCount>?
    public let kind: ExerciseKind
    public let pattern: MovementPattern
    /// What it works most.
    public let primary: Muscle
    /// What it works besides.
    public let secondary: BoundedList<Muscle, SecondaryMuscleCount>
    public let equipment: ExerciseEquipment
    public let level: ExerciseLevel
    public let force: ExerciseForce?
    public let mechanic: ExerciseMechanic?
    /// Areas that it loads heavily, at the end of their range, or with impact.
    public let stresses: BoundedList<InjuryArea, InjuryAreaCount>
    /// What an expert would take instead, best first; of the same muscle and pattern.
    public let standIns: BoundedList<ExerciseID, StandInCount>?
    /// In order.
    public let instructions: InstructionTexts
    /// What helps.
    public let tips: HintTexts
    /// What often goes wrong.
    public let mistakes: HintTexts
    /// How it is done, to look at. FR-WORKOUT-02-b.
    public let video: VideoAddress?

    public init(
        id: ExerciseID, name: LibraryName, also: BoundedList<ExerciseName, OtherNameCount>? = nil, kind: ExerciseKind,
        pattern: MovementPattern, primary: Muscle, secondary: BoundedList<Muscle, SecondaryMuscleCount> = [],
        equipment: ExerciseEquipment, level: ExerciseLevel, force: ExerciseForce? = nil, mechanic: ExerciseMechanic? = nil,
        stresses: BoundedList<InjuryArea, InjuryAreaCount> = [], standIns: BoundedList<ExerciseID, StandInCount>? = nil,
        instructions: InstructionTexts, tips: HintTexts, mistakes: HintTexts,
        video: VideoAddress? = nil
    ) {
        self.id = id
        self.name = name
        self.also = also
        self.kind = kind
        self.pattern = pattern
        self.primary = primary
        self.secondary = secondary
        self.equipment = equipment
        self.level = level
        self.force = force
        self.mechanic = mechanic
        self.stresses = stresses
        self.standIns = standIns
        self.instructions = instructions
        self.tips = tips
        self.mistakes = mistakes
        self.video = video
    }

    /// EXER-07: each exercise is on exactly one shelf. What trains the heart and no muscle in particular is on the last one.
    public var category: ExerciseCategory { kind == .cardio ? .other : primary.category }

    /// The drawing that it shares with all of its pattern and equipment, such as `squat-barbell-1.svg`.
    /// - Parameter drawings: the number of the set of drawings, so that one that changes has another name.
    public func image(drawings: Int64) -> String { "\(pattern.rawValue)-\(equipment.rawValue)-\(drawings).svg".replacingUnderscores }

    public func problems() -> [FieldProblem] {
        var problems = name.problems()
        if id.isCustom { problems.append(FieldProblem("id", .malformed(expected: .slug))) }
        if secondary.contains(primary) { problems.append(FieldProblem("secondary", .mustDifferFromField("primary"))) }
        if Set(secondary).count != secondary.count { problems.append(FieldProblem("secondary", .mustDifferFromField("secondary"))) }
        if Set(stresses).count != stresses.count { problems.append(FieldProblem("stresses", .mustDifferFromField("stresses"))) }
        if let standIns, standIns.contains(id) { problems.append(FieldProblem("standIns", .mustDifferFromField("id"))) }
        problems += instructions.problems("instructions") + tips.problems("tips") + mistakes.problems("mistakes")
        return problems
    }

    public static let example = LibraryExercise(
        id: .example, name: .example, kind: .strength, pattern: .squat, primary: .quadriceps, secondary: [.glutes], equipment: .barbell,
        level: .beginner, force: .push, mechanic: .compound, stresses: [.knee, .lowerBack], standIns: [ExerciseID(trusted: "leg-press")],
        instructions: LibraryTexts(
            en: ["Set the bar across your upper back.", "Sit down between your heels.", "Stand up."],
            ar: ["ضع البار على أعلى ظهرك.", "انزل بوركيك بين كعبيك.", "قف."]),
        tips: LibraryTexts(en: ["Keep your chest up."], ar: ["أبقِ صدرك مرفوعًا."]),
        mistakes: LibraryTexts(en: ["Letting the knees fall inwards."], ar: ["ترك الركبتين تنحرفان إلى الداخل."]))
}

/// All exercises of one version, as `GET /training/library` gives them to apps. EXER-01, IL-ADD-05.
public struct ExerciseLibrary: DTO {
    /// Grows with every change.
    public let version: Int64
    /// The number of the set of drawings. That of an exercise has its pattern, equipment and this number for a name, `squat-barbell-1.svg`,
    /// with hyphens for underscores, and is at `GET /training/images/{name}`.
    public let drawings: Int64
    /// By pattern, muscle, equipment and id.
    public let exercises: [LibraryExercise]
    public init(version: Int64, drawings: Int64, exercises: [LibraryExercise]) {
        self.version = version
        self.drawings = drawings
        self.exercises = exercises
    }
    public static let example = ExerciseLibrary(version: 1, drawings: 1, exercises: [.example])
}

extension String {
    fileprivate var replacingUnderscores: String {
        String(String.UnicodeScalarView(unicodeScalars.map { $0 == "_" ? "-" : $0 }))
    }
}
