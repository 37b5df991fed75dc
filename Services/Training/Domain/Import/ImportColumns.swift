internal import Contracts
internal import Wire

/// Which column of an imported table says what: those of our own export, and those of Strong.
struct ImportColumns: Sendable {
    enum Field: Int, CaseIterable, Sendable {
        case workoutID, workout, start, finish, duration, exerciseID, exercise, group, set, label, weight, unit, reps, seconds, exertion,
            inReserve, exerciseNote, workoutNote, distance
    }

    /// As they are written in the file.
    let names: [String]
    private let places: [Int?]
    /// What the name of the weights' column says.
    let unit: WeightUnit?
    /// Our own export guards texts that look like formulas, and says of no weight that it is 0.
    let isOwn: Bool

    /// - Throws: the columns that have to be there and are not.
    init(_ header: [String]) throws(ImportRefusal) {
        names = header.map { $0.trimmed }
        var places = [Int?](repeating: nil, count: Field.allCases.count)
        var unit: WeightUnit?
        var isOwn = false
        for (place, name) in names.enumerated() {
            let word = Self.word(name)
            guard let field = Self.field(word), places[field.rawValue] == nil else { continue }
            places[field.rawValue] = place
            if field == .weight { unit = Self.unit(word) }
            if field == .start { isOwn = word == "started_at" }
        }
        // An export of ours has the day too.
        if !isOwn, let place = names.firstIndex(where: { Self.word($0) == "started_at" }) {
            places[Field.start.rawValue] = place
            isOwn = true
        }
        let needed: [(field: Field, name: String)] = [
            (.start, "Date"), (.workout, "Workout Name"), (.exercise, "Exercise Name"), (.set, "Set Order"),
        ]
        let missing = needed.filter { places[$0.field.rawValue] == nil }
        guard missing.isEmpty else { throw ImportRefusal(missing.map { FieldProblem("csv.\($0.name)", .required) }) }
        self.places = places
        self.unit = unit
        self.isOwn = isOwn
    }

    func place(_ field: Field) -> Int? { places[field.rawValue] }

    /// The name of a column as the file has it.
    func name(_ field: Field) -> String { places[field.rawValue].map { names[$0] } ?? "" }

    /// In lower case, without the unit that stands in parentheses.
    private static func field(_ word: String) -> Field? {
        let bare = String(decoding: word.utf8.prefix { $0 != 0x28 }, as: UTF8.self).trimmed
        return switch bare {
        case "workout_id": .workoutID
        case "workout", "workout name": .workout
        case "started_at", "date": .start
        case "finished_at": .finish
        case "duration": .duration
        case "exercise_id": .exerciseID
        case "exercise", "exercise name": .exercise
        case "group": .group
        case "set", "set order": .set
        case "label": .label
        case "weight": .weight
        case "unit", "weight unit": .unit
        case "reps": .reps
        case "seconds": .seconds
        case "rpe": .exertion
        case "rir": .inReserve
        case "exercise_note", "notes": .exerciseNote
        case "workout_note", "workout notes": .workoutNote
        case "distance": .distance
        default: nil
        }
    }

    private static func unit(_ word: String) -> WeightUnit? {
        if word.utf8.count > 64 { return nil }
        let bare = word.utf8.drop { $0 != 0x28 }.dropFirst().prefix { $0 != 0x29 }
        return ImportCell.unit(String(decoding: Array(bare), as: UTF8.self))
    }

    /// ASCII letters in lower case.
    private static func word(_ name: String) -> String {
        String(decoding: name.utf8.map { (0x41...0x5a).contains($0) ? $0 + 0x20 : $0 }, as: UTF8.self)
    }
}
