internal import Contracts
internal import Wire

/// Entries as rows of CSV, RFC 4180.
enum LogTable {
    /// UTF-8's byte order mark, without which Excel takes the table for one of Windows' old encodings and garbles Arabic.
    static let mark: [UInt8] = [0xef, 0xbb, 0xbf]

    static let head = line([
        "id", "date", "meal", "name", "food_id", "planned_meal_id", "unit", "portion", "grams", "kcal", "protein_g", "carbs_g", "fat_g",
        "fiber_g", "sugars_g", "sodium_mg", "note", "logged_at",
    ])

    /// What is not known is empty, which is not 0.
    static func row(_ log: StoredLog) -> String {
        let all = log.nutrients
        var cells = [log.id.text, log.date.text, log.category.rawValue, log.name, log.food?.text ?? "", log.planned?.text ?? ""]
        cells += [log.unit?.rawValue ?? "", decimal(log.portion.hundredths), log.totalWeight.map(decimal) ?? ""]
        cells += [all.kcal, all.proteinG, all.carbsG, all.fatG, all.fiberG, all.sugarsG, all.sodiumMg].map {
            $0.map { decimal($0.hundredths) } ?? ""
        }
        cells += [log.note ?? "", log.loggedAt.text]
        return line(cells)
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
        let isFormula = text.utf8.first.map { [0x3d, 0x2b, 0x2d, 0x40, 0x09, 0x0d].contains($0) } ?? false
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
