public import Wire

/// A table of sets, line by line: CSV with commas, semicolons or tabs. It is taken apart cell by cell, so nothing of it is looked at here.
public struct TableText: WireValue {
    public let text: String
    /// Bytes.
    public static let longest = 2 << 20

    public init(validating text: String) throws(FieldRule) {
        guard !text.utf8.isEmpty else { throw .required }
        guard text.utf8.count <= Self.longest else { throw .tooLong(maximum: Self.longest) }
        self.text = text
    }

    public init(trusted text: String) { self.text = text }

    #if !hasFeature(Embedded)
        public init(from decoder: any Decoder) throws {
            guard let text = try? decoder.singleValueContainer().decode(String.self) else { throw FieldRule.wrongType(expected: "string") }
            try self.init(validating: text)
        }

        public func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(text)
        }
    #endif

    public static let schema = Schema.string(StringRules(minimum: 1, maximum: longest, maximumBytes: longest))
    public static let example = TableText(
        trusted: "Date,Workout Name,Duration,Exercise Name,Set Order,Weight (kg),Reps,Distance,Seconds,Notes,Workout Notes,RPE\n"
            + "2026-03-01 18:30:00,Push day,52m,Bench Press (Barbell),1,82.5,8,0,0,,,8\n")
}

/// A history from elsewhere: our own export, or the one of Strong. At most 20,000 sets of 2,000 workouts.
public struct HistoryImport: DTO {
    /// The file's text.
    public let csv: TableText
    /// Of weights, where neither the name of their column nor another column says it.
    public let unit: WeightUnit?
    public init(csv: TableText, unit: WeightUnit? = nil) {
        self.csv = csv
        self.unit = unit
    }
    /// Of a request: every character may come escaped.
    public static let mostBytes = 2 * TableText.longest + 1024
    public static let example = HistoryImport(csv: .example)
}

/// A line that was not taken, and with it its whole workout.
public struct ImportProblem: DTO {
    /// From 1. A cell with line ends in it makes the line longer, as an editor shows it.
    public let line: Int64
    /// The column's name as the file has it; left out for the whole line.
    public let column: String?
    /// The rule that it breaks; as in `fields[].code` of an error.
    public let code: String
    /// What to do, in the reader's language.
    public let message: String
    public init(line: Int64, column: String?, code: String, message: String) {
        self.line = line
        self.column = column
        self.code = code
        self.message = message
    }
    public static let example = ImportProblem(
        line: 17, column: "Reps", code: "out_of_range", message: "Choose a value from 0 to 1000.")
}

/// What came of an import. What was left out can be mended and the same file sent again: nothing is added twice.
public struct ImportAnswer: DTO {
    /// Workouts that are new.
    public let added: Int64
    /// Workouts that were there from an earlier import.
    public let alreadyThere: Int64
    /// Workouts with a wrong line, and those that there was no room for.
    public let leftOut: Int64
    /// Exercises of one's own that were made, because there were none of these names.
    public let exercises: [CustomExercise]
    /// By line, the first 100.
    public let problems: [ImportProblem]
    /// How many there are.
    public let problemCount: Int64
    public init(
        added: Int64, alreadyThere: Int64, leftOut: Int64, exercises: [CustomExercise], problems: [ImportProblem], problemCount: Int64
    ) {
        self.added = added
        self.alreadyThere = alreadyThere
        self.leftOut = leftOut
        self.exercises = exercises
        self.problems = problems
        self.problemCount = problemCount
    }
    public static let example = ImportAnswer(
        added: 240, alreadyThere: 12, leftOut: 1, exercises: [.example], problems: [.example], problemCount: 1)
}
