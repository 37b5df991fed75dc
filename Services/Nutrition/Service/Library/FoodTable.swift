internal import Contracts
internal import NutritionDomain
internal import Platform
internal import Wire

/// The USDA's rows (`facts.tsv`) and the names we gave to those that people log (`foods/*.tsv`). Both are tables without quoting: a line a
/// row, a tab between columns. Missing is not zero.
struct FoodTable {
    private(set) var foods: [FoodFacts] = []
    private(set) var problems: [String] = []
    private var names: [FoodID: Names] = [:]

    private struct Names {
        let en, ar: String
        let animalSources: [AnimalSource]
        let allergens: [Allergen]
        let portions: [FoodFacts.Portion]
        let also: [String]
    }

    /// ndb_no, English name, Arabic name, animal sources, allergens, portions, other names.
    mutating func readNames(_ rows: [Row]) {
        for row in rows {
            guard row.columns.count == 7 else {
                problems.append("\(row.place): 7 columns are needed, there are \(row.columns.count)")
                continue
            }
            let column = row.columns
            guard let id = id(column[0], row) else { continue }
            if names[id] != nil { problems.append("\(row.place): \(id.text) is there already") }
            names[id] = Names(
                en: name(column[1], "English name", row), ar: name(column[2], "Arabic name", row),
                animalSources: words(column[3], ",", "animal sources", row), allergens: words(column[4], ",", "allergens", row),
                portions: portions(column[5], row), also: Self.split(column[6], ";"))
        }
    }

    /// ndb_no, name, food group, kcal, protein, carbohydrate, fat, fibre, sugars and sodium of 100 g. Read after the names.
    mutating func readFacts(_ rows: [Row]) {
        for row in rows {
            guard row.columns.count == 10 else {
                problems.append("\(row.place): 10 columns are needed, there are \(row.columns.count)")
                continue
            }
            let column = row.columns
            guard let id = id(column[0], row), let group = group(column[2], row), let values = nutrients(column[3...], row) else { continue }
            let known = names.removeValue(forKey: id)
            foods.append(
                FoodFacts(
                    id: id, en: known?.en ?? column[1], ar: known?.ar, also: known?.also ?? [], group: group, per100g: values,
                    portions: known?.portions ?? [], animalSources: known?.animalSources, allergens: known?.allergens))
        }
    }

    /// Names that no food has.
    mutating func end() { problems += names.keys.sorted().map { "foods: there is no \($0.text) in facts.tsv" } }

    // MARK: Columns

    private mutating func id(_ text: String, _ row: Row) -> FoodID? {
        if let id = try? FoodID(validating: text) { return id }
        problems.append("\(row.place): \(text) is no id")
        return nil
    }

    private mutating func name(_ text: String, _ what: String, _ row: Row) -> String {
        do throws(FieldRule) { return try FoodName(validating: text).text } catch {
            problems.append("\(row.place): \(what): \(error.message(.english))")
            return text
        }
    }

    private mutating func words<Word: WireEnum>(_ text: String, _ separator: Character, _ what: String, _ row: Row) -> [Word] {
        Self.split(text, separator).compactMap { part in
            if let word = Word(rawValue: part) { return word }
            problems.append("\(row.place): \(what): there is no \(part)")
            return nil
        }
    }

    private mutating func portions(_ text: String, _ row: Row) -> [FoodFacts.Portion] {
        Self.split(text, ";").compactMap { part in
            let sides = part.split(separator: "=")
            guard sides.count == 2, let unit = PortionUnit(rawValue: String(sides[0])), unit != .gram,
                let grams = Self.hundredths(String(sides[1])), grams > 0
            else {
                problems.append("\(row.place): portions: \(part) is none")
                return nil
            }
            return FoodFacts.Portion(unit: unit, weight: grams)
        }
    }

    private mutating func group(_ text: String, _ row: Row) -> FoodGroup? {
        if let group = FoodGroup(usda: text) { return group }
        problems.append("\(row.place): there is no group \(text)")
        return nil
    }

    private mutating func nutrients(_ columns: ArraySlice<String>, _ row: Row) -> Nutrients? {
        let values = columns.map { Self.hundredths($0).map { NutrientAmount(trusted: $0) } }
        guard values.count == 7, let kcal = values[0], let protein = values[1], let carbs = values[2], let fat = values[3] else {
            problems.append("\(row.place): a value is missing")
            return nil
        }
        return Nutrients(
            kcal: kcal, proteinG: protein, carbsG: carbs, fatG: fat, fiberG: values[4], sugarsG: values[5], sodiumMg: values[6])
    }

    static func split(_ text: String, _ separator: Character) -> [String] { text.split(separator: separator).map { String($0) } }

    /// A decimal without sign, in hundredths; nil for what is none. More decimals than two are rounded.
    static func hundredths(_ text: String) -> Int64? {
        guard let value = Double(text), value.isFinite, value >= 0, value < 1_000_000 else { return nil }
        return Int64((value * 100).rounded())
    }
}

extension FoodTable {
    struct Row {
        /// The file and the number of the line, for problems.
        let place: String
        let columns: [String]
    }

    /// The lines of a table. By bytes: the file is large, and no letter of it matters here.
    static func rows(_ bytes: [UInt8], of file: String) -> [Row] {
        bytes.split(separator: 0x0a).enumerated().map { number, line in
            Row(
                place: "\(file):\(number + 1)",
                columns: line.split(separator: 0x09, omittingEmptySubsequences: false).map { String(decoding: $0, as: UTF8.self) })
        }
    }
}
