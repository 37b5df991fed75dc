public import Wire

/// An exercise's id: a word of the library, such as `barbell-squat`, or the UUID of one that somebody made.
public struct ExerciseID: WireText, Comparable {
    public let text: String

    public init(validating text: String) throws(FieldRule) {
        let bytes = text.utf8
        guard !bytes.isEmpty else { throw .required }
        guard bytes.count <= Self.longest else { throw .tooLong(maximum: Self.longest) }
        // Of one's own exercises, as devices write it: Apple's in capitals.
        if let own = try? CustomExerciseID(validating: text) {
            self.text = own.text
            return
        }
        let isWord = bytes.allSatisfy { byte in
            (0x61...0x7a).contains(byte) || (0x30...0x39).contains(byte) || byte == 0x2d
        }
        guard isWord, bytes.first != 0x2d else { throw .malformed(expected: .slug) }
        self.text = text
    }

    public init(trusted text: String) { self.text = text }
    private static let longest = 64
    public static let schema = Schema.string(StringRules(minimum: 1, maximum: longest, pattern: "^[a-z0-9][a-z0-9-]{0,63}$"))
    public static let example = ExerciseID(trusted: "barbell-squat")
    public static func < (a: Self, b: Self) -> Bool { a.text < b.text }

    /// Whether it is of an exercise that somebody made.
    public var isCustom: Bool { (try? CustomExerciseID(validating: text)) != nil }
}

public enum CustomExerciseTag {}
/// The id of an exercise that somebody made.
public typealias CustomExerciseID = Identifier<CustomExerciseTag>
public enum TemplateTag {}
/// The id of a template.
public typealias TemplateID = Identifier<TemplateTag>
public enum WorkoutTag {}
/// The id of a finished workout.
public typealias WorkoutID = Identifier<WorkoutTag>
public enum ChartTag {}
/// The id of a chart.
public typealias ChartID = Identifier<ChartTag>
public enum LoggedSetTag {}
/// Made by the device that logged the set; sets of one workout are told apart by it.
public typealias LoggedSetID = Identifier<LoggedSetTag>
public enum WorkoutEntryTag {}
/// An exercise's place in a workout or a template: the same exercise may come twice.
public typealias WorkoutEntryID = Identifier<WorkoutEntryTag>
public enum OperationTag {}
/// The id of something a device did.
public typealias OperationID = Identifier<OperationTag>
public enum TrainingDeviceTag {}
/// An installation of an app, made when it first starts.
public typealias TrainingDeviceID = Identifier<TrainingDeviceTag>

public enum ExerciseNameRule: TextRule {
    public static let maximum = 80
    public static let isMultiline = false
    public static let example = "Ring Row"
}
/// What an exercise is called, in one line.
public typealias ExerciseName = FreeText<ExerciseNameRule>

public enum WorkoutNameRule: TextRule {
    public static let maximum = 80
    public static let isMultiline = false
    public static let example = "Push day"
}
/// What a template or a workout is called. TMPL-01.
public typealias WorkoutName = FreeText<WorkoutNameRule>

public enum WorkoutNoteRule: TextRule {
    public static let maximum = 1000
    public static let isMultiline = true
    public static let example = "Left shoulder was fine today."
}
/// Anything to remember of a workout, a template or an exercise of it. ENRC-03.
public typealias WorkoutNote = FreeText<WorkoutNoteRule>

/// The notes of all exercises of one workout or template together.
public enum ExerciseNotes {
    /// Eight pages of a book. A hundred exercises, each with the longest note, would make one workout the size of ten, and two hundred
    /// templates could not be listed whole.
    public static let mostCharacters = 16_384
    /// Scripts take up to four bytes a character; a character that is made of many marks takes more.
    private static let mostBytes = 4 * mostCharacters

    /// What is wrong with them; nil when nothing is.
    public static func problem(_ notes: [WorkoutNote?]) -> FieldRule? {
        let bytes = notes.reduce(0) { $0 + ($1?.text.utf8.count ?? 0) }
        if bytes <= mostCharacters { return nil }
        // Characters are counted only where there are not too many bytes.
        let isShort = bytes <= mostBytes && notes.reduce(0) { $0 + ($1?.text.count ?? 0) } <= mostCharacters
        return isShort ? nil : .tooLong(maximum: mostCharacters)
    }
}

public enum LiftedRule: DecimalRule {
    public static let range = 0.0...2500.0
    public static let example = 82.5
}
public enum LoggedRepsRule: WholeRule {
    public static let range: ClosedRange<Int64> = 0...1000
    public static let example: Int64 = 8
}
public enum SetSecondsRule: WholeRule {
    public static let range: ClosedRange<Int64> = 1...86_400
    public static let example: Int64 = 60
}
public enum RestRule: WholeRule {
    public static let range: ClosedRange<Int64> = 0...3600
    public static let example: Int64 = 90
}
/// Seconds to rest after a set; none without a value. TMPL-03.
public typealias RestSeconds = Whole<RestRule>
public enum RepsInReserveRule: WholeRule {
    public static let range: ClosedRange<Int64> = 0...20
    public static let example: Int64 = 2
}
public enum GroupRule: WholeRule {
    public static let range: ClosedRange<Int64> = 1...50
    public static let example: Int64 = 1
}

/// A rating of perceived exertion: 1 to 10 by halves. ENRC-06.
public struct Exertion: WireValue, Comparable {
    /// In halves: 2 to 20.
    public let halves: Int64

    public init(validating value: Double) throws(FieldRule) {
        guard value.isFinite, (1...10).contains(value) else { throw .outOfRange(minimum: 1, maximum: 10) }
        guard (value * 2).rounded() == value * 2 else { throw Self.notAllowed }
        halves = Int64(value * 2)
    }

    public init(trusted halves: Int64) { self.halves = halves }
    public var value: Double { Double(halves) / 2 }
    /// What is told of a number between two halves.
    public static var notAllowed: FieldRule { .notAllowed(values: words) }
    private static let words = (2...20).map { $0 % 2 == 0 ? "\($0 / 2)" : "\($0 / 2).5" }

    #if !hasFeature(Embedded)
        public init(from decoder: any Decoder) throws {
            guard let value = try? decoder.singleValueContainer().decode(Double.self) else { throw FieldRule.wrongType(expected: "number") }
            try self.init(validating: value)
        }

        public func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(value)
        }
    #endif

    public static var schema: Schema { .number(minimum: 1, maximum: 10) }
    public static let example = Exertion(trusted: 16)
    public static func < (a: Self, b: Self) -> Bool { a.halves < b.halves }
}

/// A weight as somebody typed it, in the unit they typed it in. It is never converted in store: 45 lb stays 45 lb.
public struct LiftedWeight: DTO, Hashable {
    /// How much, in the unit beside it.
    public var value: Hundredths<LiftedRule>
    /// The unit it was typed in.
    public var unit: WeightUnit
    public init(_ value: Hundredths<LiftedRule>, _ unit: WeightUnit) {
        self.value = value
        self.unit = unit
    }
    public static let example = LiftedWeight(.example, .kg)
}

public enum TemplateExerciseCount: ListRule { public static let range = 0...50 }
public enum WorkoutExerciseCount: ListRule { public static let range = 0...100 }
public enum SetCount: ListRule { public static let range = 0...100 }
public enum OperationCount: ListRule { public static let range = 0...100 }
