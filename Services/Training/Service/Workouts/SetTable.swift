internal import Contracts
internal import Platform
internal import TrainingDomain
internal import Wire

/// Sets as rows of CSV, RFC 4180.
struct SetTable: Sendable {
    let unit: WeightUnit
    let zone: Zone

    private static let columns = [
        "workout_id", "workout", "date", "started_at", "finished_at", "exercise_id", "exercise", "group", "set", "label", "weight", "unit",
        "reps", "seconds", "rpe", "rir", "exercise_note", "workout_note",
    ]
    static var head: String { line(columns) }
    /// UTF-8's byte order mark, without which Excel takes the table for one of Windows' old encodings and garbles Arabic.
    static let mark: [UInt8] = [0xef, 0xbb, 0xbf]

    /// A row for each set. `date` is the day where the person lives; the times are UTC.
    func rows(of workout: WorkoutDetails, id: String) -> String {
        var text = ""
        let date = zone.localDate(at: workout.startedAt).text
        for entry in workout.exercises {
            for (index, set) in entry.sets.enumerated() {
                var cells = [id, workout.name.text, date, workout.startedAt.text, workout.finishedAt.text]
                cells += [entry.exerciseId.text, entry.name.text, entry.group.map { "\($0.value)" } ?? "", "\(index + 1)"]
                cells += [(set.label ?? .working).rawValue, set.weight.map(weight) ?? "", set.weight == nil ? "" : unit.rawValue]
                cells += [set.reps.map { "\($0.value)" } ?? "", set.seconds.map { "\($0.value)" } ?? ""]
                cells += [set.exertion.map { Self.decimal($0.halves * 50) } ?? "", set.inReserve.map { "\($0.value)" } ?? ""]
                cells += [entry.note?.text ?? "", workout.note?.text ?? ""]
                text += Self.line(cells)
            }
        }
        return text
    }

    /// What was typed in the other unit, to the nearest hundredth; what was typed in this one as it was typed.
    private func weight(_ weight: LiftedWeight) -> String {
        Self.decimal(weight.unit == unit ? weight.value.hundredths : Mass(weight).hundredths(of: unit))
    }

    /// `82.5` of 8250.
    private static func decimal(_ hundredths: Int64) -> String {
        let (whole, rest) = hundredths.quotientAndRemainder(dividingBy: 100)
        if rest == 0 { return "\(whole)" }
        return rest % 10 == 0 ? "\(whole).\(rest / 10)" : "\(whole).\(rest < 10 ? "0" : "")\(rest)"
    }

    private static func line(_ cells: [String]) -> String { cells.map(cell).joined(separator: ",") + "\r\n" }

    /// What a spreadsheet would take for a formula gets an apostrophe in front, which shows it as the text that it is (OWASP, CSV
    /// injection).
    static func cell(_ text: String) -> String {
        // One that has apostrophes in front of it already too, so that whoever takes one away always has the text as it was.
        let isFormula = text.utf8.first { $0 != 0x27 }.map { [0x3d, 0x2b, 0x2d, 0x40, 0x09, 0x0d].contains($0) } ?? false
        let safe = isFormula ? "'" + text : text
        guard safe.utf8.contains(where: { [0x22, 0x2c, 0x0a, 0x0d].contains($0) }) else { return safe }
        var quoted = "\""
        for scalar in safe.unicodeScalars {
            if scalar == "\"" { quoted += "\"" }
            quoted.unicodeScalars.append(scalar)
        }
        return quoted + "\""
    }
}
