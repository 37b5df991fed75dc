internal import Contracts
internal import Wire

/// One line of an imported table.
struct ImportRow: Sendable {
    /// Which workout it is of.
    struct Key: Sendable {
        let startedAt: Instant
        /// When the person's clock showed that it began, where the file says no more.
        let wall: String?
        let id: WorkoutID?
        let name: WorkoutName
    }

    let line: Int64
    let key: Key
    let finishedAt: Instant?
    let workoutNote: WorkoutNote?
    let exerciseID: ExerciseID?
    let exercise: ExerciseName
    let group: Whole<GroupRule>?
    let exerciseNote: WorkoutNote?
    /// Where the file counts sets.
    let number: Int64?
    /// Nil for a line that only has a note.
    let set: LoggedSet?
}

extension ImportRow.Key {
    static func < (a: Self, b: Self) -> Bool {
        if a.startedAt != b.startedAt { return a.startedAt < b.startedAt }
        if let first = a.id, let second = b.id, first != second { return first < second }
        return a.name.text.utf8.lexicographicallyPrecedes(b.name.text.utf8)
    }

    static func == (a: Self, b: Self) -> Bool { !(a < b) && !(b < a) }
}

/// Reads the lines of one table.
struct ImportRowReader {
    /// What came of a line.
    enum Outcome {
        case row(ImportRow)
        /// Says nothing of a set: pauses are rows in some exports.
        case none
        /// It has faults; the workout that it is of, if that much can be read.
        case wrong(ImportRow.Key?)
    }

    let columns: ImportColumns
    /// Of weights whose column does not say it.
    let unit: WeightUnit?
    /// Whether a comma in a number parts thousands.
    let hasThousands: Bool
    let clock: (LocalDate, LocalTime) -> Instant
    var faults = ImportFaults()

    private var cells: [String] = []
    private var line: Int64 = 0
    private var isWrong = false

    init(
        _ columns: ImportColumns, unit: WeightUnit?, hasThousands: Bool, clock: @escaping (LocalDate, LocalTime) -> Instant
    ) {
        self.columns = columns
        self.unit = unit
        self.hasThousands = hasThousands
        self.clock = clock
    }

    /// - Throws: when nobody said what unit weights are in.
    mutating func read(_ row: CSVReader.Row) throws(ImportRefusal) -> Outcome {
        (line, isWrong) = (row.line, false)
        guard let found = row.cells else { return wrong(.quotes) }
        // Spreadsheets keep lines whose cells were emptied.
        if found.allSatisfy({ $0.trimmed.isEmpty }) { return .none }
        guard found.count >= columns.names.count, found[columns.names.count...].allSatisfy({ $0.trimmed.isEmpty }) else {
            return wrong(.cells)
        }
        cells = found
        let order = cell(.set)
        if order == "Rest Timer" { return .none }
        let key = key()
        let exercise = text(.exercise, ExerciseName.self, isNeeded: true)
        let label = label(order)
        let number = label == nil && order != "Note" ? whole(.set, in: 1...Int64.max, isNeeded: true) : nil
        let set = order == "Note" ? nil : try set(label)
        let made = key.flatMap { key in
            exercise.map { exercise in
                ImportRow(
                    line: row.line, key: key, finishedAt: finish(key), workoutNote: note(.workoutNote),
                    exerciseID: text(.exerciseID, ExerciseID.self), exercise: exercise,
                    group: whole(.group, in: GroupRule.range).map { Whole(trusted: $0) }, exerciseNote: note(.exerciseNote), number: number,
                    set: set)
            }
        }
        guard let made, !isWrong else { return .wrong(key) }
        return .row(made)
    }

    private mutating func wrong(_ reason: ImportFault.Reason) -> Outcome {
        faults.add(ImportFault(line: line, reason))
        return .wrong(nil)
    }

    // MARK: The workout

    private mutating func key() -> ImportRow.Key? {
        let name = text(.workout, WorkoutName.self, isNeeded: true)
        let id = text(.workoutID, WorkoutID.self)
        let start = time(.start, isNeeded: true)
        guard let name, let start else { return nil }
        return ImportRow.Key(startedAt: start.instant, wall: start.wall, id: id, name: name)
    }

    /// When it ended, or how long it was.
    private mutating func finish(_ key: ImportRow.Key) -> Instant? {
        var (finish, column) = (time(.finish)?.instant, ImportColumns.Field.finish)
        if finish == nil, !cell(.duration).isEmpty {
            guard let seconds = ImportCell.duration(cell(.duration), hasThousands: hasThousands), seconds >= 0 else {
                fault(.duration, .malformed(expected: .time))
                return nil
            }
            (finish, column) = (key.startedAt + .seconds(min(seconds, Self.longest + 1)), .duration)
        }
        guard let finish else { return nil }
        // What began on the last evening of all years.
        guard Instant.writable.contains(finish) else {
            fault(column, .malformed(expected: .instant))
            return nil
        }
        if finish < key.startedAt {
            fault(column, .mustComeAfter(field: columns.name(.start)))
        } else if finish - key.startedAt > .seconds(Self.longest) {
            fault(column, WorkoutDetails.tooLong(from: key.startedAt))
        }
        return finish
    }

    /// As `WorkoutDetails.problems` says.
    private static let longest: Int64 = 172_800

    // MARK: The set

    private mutating func label(_ order: String) -> SetLabel? {
        let word = cell(.label)
        if !word.isEmpty {
            if let label = SetLabel(rawValue: word) { return label == .working ? nil : label }
            fault(.label, .notAllowed(values: SetLabel.allCases.map { $0.rawValue }))
        }
        return switch order {
        case "W", "w": .warmup
        case "D", "d": .drop
        case "F", "f": .failure
        default: nil
        }
    }

    private mutating func set(_ label: SetLabel?) throws(ImportRefusal) -> LoggedSet {
        let weight = try weight()
        let reps = whole(.reps, in: LoggedRepsRule.range)
        var seconds = whole(.seconds, in: 0...SetSecondsRule.range.upperBound)
        if seconds == 0 {
            if columns.isOwn { fault(.seconds, Whole<SetSecondsRule>.outOfRange) }
            seconds = nil
        }
        // A set of so many seconds has no repetitions, where the table has a number in every cell.
        let isTimed = !columns.isOwn && seconds != nil && reps == 0
        return LoggedSet(
            id: LoggedSetID(trusted: ""), weight: weight, reps: isTimed ? nil : reps.map { Whole(trusted: $0) },
            seconds: seconds.map { Whole(trusted: $0) }, label: label, exertion: exertion(),
            inReserve: whole(.inReserve, in: RepsInReserveRule.range).map { Whole(trusted: $0) })
    }

    private mutating func weight() throws(ImportRefusal) -> LiftedWeight? {
        let text = cell(.weight)
        guard !text.isEmpty else { return nil }
        guard let number = ImportCell.hundredths(text, hasThousands: hasThousands) else {
            fault(.weight, .wrongType(expected: "number"))
            return nil
        }
        // No load.
        if number == 0, !columns.isOwn { return nil }
        let word = cell(.unit)
        let said = word.isEmpty ? columns.unit ?? self.unit : ImportCell.unit(word)
        guard let said else {
            if word.isEmpty { throw ImportRefusal([FieldProblem("unit", .required)]) }
            fault(.unit, .notAllowed(values: WeightUnit.allCases.map { $0.rawValue }))
            return nil
        }
        let most = Int64(LiftedRule.range.upperBound) * 100
        if (0...most).contains(number) { return LiftedWeight(Hundredths(trusted: number), said) }
        // What was typed in kilograms and exported in pounds.
        let kilograms = said == .lb && number > 0 ? Mass(LiftedWeight(Hundredths(trusted: number), .lb)).hundredths(of: .kg) : -1
        if (0...most).contains(kilograms) { return LiftedWeight(Hundredths(trusted: kilograms), .kg) }
        fault(.weight, Hundredths<LiftedRule>.outOfRange)
        return nil
    }

    private mutating func exertion() -> Exertion? {
        let text = cell(.exertion)
        guard !text.isEmpty else { return nil }
        guard let number = ImportCell.hundredths(text, hasThousands: hasThousands) else {
            fault(.exertion, .wrongType(expected: "number"))
            return nil
        }
        if number == 0, !columns.isOwn { return nil }
        guard (100...1000).contains(number), number % 50 == 0 else {
            fault(.exertion, (100...1000).contains(number) ? Exertion.notAllowed : .outOfRange(minimum: 1, maximum: 10))
            return nil
        }
        return Exertion(trusted: number / 50)
    }

    // MARK: Cells

    private func cell(_ field: ImportColumns.Field) -> String { columns.place(field).map { cells[$0].trimmed } ?? "" }

    private mutating func fault(_ field: ImportColumns.Field, _ rule: FieldRule) {
        isWrong = true
        faults.add(ImportFault(line: line, .cell(column: columns.name(field), rule)))
    }

    private mutating func text<Text: WireText>(_ field: ImportColumns.Field, _ type: Text.Type, isNeeded: Bool = false) -> Text? {
        let text = cell(field)
        if text.isEmpty {
            if isNeeded { fault(field, .required) }
            return nil
        }
        do throws(FieldRule) {
            return try Text(sent: columns.isOwn ? ImportCell.unguarded(text) : text)
        } catch {
            fault(field, error)
            return nil
        }
    }

    private mutating func note(_ field: ImportColumns.Field) -> WorkoutNote? { text(field, WorkoutNote.self) }

    private mutating func whole(_ field: ImportColumns.Field, in range: ClosedRange<Int64>, isNeeded: Bool = false) -> Int64? {
        let text = cell(field)
        if text.isEmpty {
            if isNeeded { fault(field, .required) }
            return nil
        }
        guard let number = ImportCell.whole(text, hasThousands: hasThousands) else {
            fault(field, .wrongType(expected: "integer"))
            return nil
        }
        guard range.contains(number) else {
            fault(field, .outOfRange(minimum: range.lowerBound, maximum: min(range.upperBound, 1_000_000)))
            return nil
        }
        return number
    }

    private mutating func time(_ field: ImportColumns.Field, isNeeded: Bool = false) -> ImportCell.Time? {
        let text = cell(field)
        if text.isEmpty {
            if isNeeded { fault(field, .required) }
            return nil
        }
        if let time = ImportCell.time(text, clock) { return time }
        fault(field, .malformed(expected: .instant))
        return nil
    }
}
