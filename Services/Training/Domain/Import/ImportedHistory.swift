public import Contracts
public import Wire

/// The workouts of a table of sets: of our own export, or of Strong's.
///
/// A workout is taken whole or not at all: one with a wrong line is left out, and so are those before and after a line that does not even
/// say which workout it is of. All others are taken.
public struct ImportedHistory: Sendable {
    /// By start.
    public private(set) var workouts: [ImportedWorkout] = []
    public private(set) var faults: ImportFaults
    /// Workouts that have a wrong line.
    public private(set) var leftOut: Int64 = 0

    public static let mostRows = 20_000
    public static let mostWorkouts = 2000

    /// - Parameters:
    ///   - unit: of weights whose column does not say it.
    ///   - clock: the instant at which a clock where the person lives shows a time.
    /// - Throws: what is wrong with the whole file: a column is missing, it is too long, nobody said what unit weights are in.
    public init(
        csv: String, unit: WeightUnit?, clock: @escaping (LocalDate, LocalTime) -> Instant
    ) throws(ImportRefusal) {
        var table = CSVReader(Array(csv.utf8))
        let columns = try ImportColumns(table.next()?.cells ?? [])
        var reader = ImportRowReader(columns, unit: unit, hasThousands: table.isPartedByCommas, clock: clock)
        var rows: [ImportRow] = []
        // For each line that is part of a workout its key, nil where it cannot be read; and whether it is wrong.
        var lines: [(key: ImportRow.Key?, isWrong: Bool)] = []
        while let row = table.next() {
            guard lines.count < Self.mostRows else { throw ImportRefusal([FieldProblem("csv", .tooMany(maximum: Self.mostRows))]) }
            switch try reader.read(row) {
            case .row(let row):
                rows.append(row)
                lines.append((row.key, false))
            case .wrong(let key): lines.append((key, true))
            case .none: break
            }
        }
        faults = reader.faults
        let groups = Groups(lines.map { $0.key })
        guard groups.count <= Self.mostWorkouts else {
            throw ImportRefusal([FieldProblem("csv", .tooMany(maximum: Self.mostWorkouts))])
        }
        let wrong = Self.wrong(lines, groups)
        leftOut = Int64(wrong.count { $0 })
        take(rows, wrong, groups, isOwn: reader.columns.isOwn)
    }

    /// Which workouts have a wrong line.
    private static func wrong(_ lines: [(key: ImportRow.Key?, isWrong: Bool)], _ groups: Groups) -> [Bool] {
        var wrong = [Bool](repeating: false, count: groups.count)
        var before: Int?
        var isWaiting = false
        for (place, line) in lines.enumerated() {
            guard let group = groups.of[place] else {
                if let before { wrong[before] = true }
                isWaiting = true
                continue
            }
            if line.isWrong || isWaiting { wrong[group] = true }
            (before, isWaiting) = (group, false)
        }
        return wrong
    }

    private mutating func take(_ rows: [ImportRow], _ wrong: [Bool], _ groups: Groups, isOwn: Bool) {
        var built = [WorkoutBuilder?](repeating: nil, count: groups.count)
        for row in rows {
            guard let group = groups.find(row.key), !wrong[group] else { continue }
            if built[group] == nil { built[group] = WorkoutBuilder(row, isOwn: isOwn) }
            built[group]?.take(row)
        }
        for case let builder? in built {
            let workout = builder.whole
            if workout.entries.isEmpty { continue }
            if workout.isBounded {
                workouts.append(workout)
            } else {
                faults.add(ImportFault(line: workout.line, .tooLarge))
                leftOut += 1
            }
        }
    }
}

/// The workouts that lines are of, in their order.
private struct Groups {
    /// For each line; nil where it does not say.
    let of: [Int?]
    private let keys: [ImportRow.Key]
    var count: Int { keys.count }

    init(_ lines: [ImportRow.Key?]) {
        var keyed: [(key: ImportRow.Key, place: Int)] = []
        for (place, key) in lines.enumerated() { if let key { keyed.append((key, place)) } }
        keyed.sort { $0.key < $1.key }
        var (keys, of): ([ImportRow.Key], [Int?]) = ([], [Int?](repeating: nil, count: lines.count))
        for (key, place) in keyed {
            if keys.last.map({ $0 == key }) != true { keys.append(key) }
            of[place] = keys.count - 1
        }
        (self.keys, self.of) = (keys, of)
    }

    func find(_ key: ImportRow.Key) -> Int? {
        var (low, high) = (0, keys.count)
        while low < high {
            let middle = (low + high) / 2
            if keys[middle] < key { low = middle + 1 } else { high = middle }
        }
        return low < keys.count ? low : nil
    }
}

/// Puts the lines of a workout together, in their order.
private struct WorkoutBuilder {
    private var workout: ImportedWorkout
    private let isOwn: Bool
    private var lastNumber: Int64 = 0

    init(_ row: ImportRow, isOwn: Bool) {
        workout = ImportedWorkout(
            line: row.line, id: row.key.id, name: row.key.name, startedAt: row.key.startedAt, wall: row.key.wall,
            finishedAt: row.finishedAt ?? row.key.startedAt)
        self.isOwn = isOwn
    }

    /// Without exercises that only have a note.
    var whole: ImportedWorkout {
        var whole = workout
        whole.entries.removeAll { $0.sets.isEmpty }
        return whole
    }

    mutating func take(_ row: ImportRow) {
        if workout.note == nil { workout.note = row.workoutNote }
        if !goesOn(row) {
            workout.entries.append(
                ImportedWorkout.Entry(exerciseID: row.exerciseID, name: row.exercise, group: row.group, note: row.exerciseNote))
            lastNumber = 0
        } else if !isOwn {
            add(row.exerciseNote)
        }
        if let number = row.number { lastNumber = number }
        if let set = row.set { workout.entries[workout.entries.count - 1].sets.append(set) }
    }

    /// Whether a line is of the exercise of the line before: the numbers of sets begin anew where it comes a second time.
    private func goesOn(_ row: ImportRow) -> Bool {
        guard let entry = workout.entries.last, entry.exerciseID == row.exerciseID, entry.name == row.exercise else { return false }
        if let number = row.number, number <= lastNumber { return false }
        return !isOwn || (entry.group == row.group && entry.note == row.exerciseNote)
    }

    /// A note may be on any of the exercise's lines.
    private mutating func add(_ note: WorkoutNote?) {
        guard let note else { return }
        let last = workout.entries.count - 1
        guard let before = workout.entries[last].note else {
            workout.entries[last].note = note
            return
        }
        guard before != note else { return }
        if let both = try? WorkoutNote(validating: before.text + "\n" + note.text) { workout.entries[last].note = both }
    }
}
