public import Contracts
internal import NutritionDomain
public import Wire

/// What is typed to log a food: of the library, with a unit and how many of it, or by hand. Its values are there while it is typed, by the
/// domain's arithmetic. FR-NUTRITION-04.
public struct FoodEntryForm: Sendable, Equatable {
    public enum Field: String, CaseIterable, Sendable {
        case portion, unit, note, name, kcal, proteinG, carbsG, fatG, fiberG, sugarsG, sodiumMg, grams
    }
    public enum Subject: Sendable, Equatable {
        case food(LibraryFood)
        /// Values of one's own.
        case manual
        /// An entry without a food, of which there was more or less: a meal of the plan, or values of one's own.
        case logged(FoodLog)
    }

    public let subject: Subject
    /// The entry that is changed; nil for a new one.
    public let entry: FoodLog?
    public var category: MealCategory
    public var date: LocalDate
    /// Nil of values of one's own.
    public private(set) var unit: PortionUnit?
    /// As they were typed; with a comma or a point, Western or Arabic digits.
    public private(set) var typed: [Field: String] = [.portion: "1"]
    /// The rules that fields break; found when it is sent, and gone with what broke them.
    public private(set) var problems: [Field: FieldRule] = [:]

    public init(_ food: LibraryFood, _ category: MealCategory, on date: LocalDate) {
        (subject, entry, self.category, self.date) = (.food(food), nil, category, date)
        unit = food.portions?.first?.unit ?? .gram
        if unit == .gram { typed[.portion] = "100" }
    }

    /// By hand. FR-NUTRITION-04-b.
    /// - Parameter name: what was searched for.
    public init(manual name: String = "", _ category: MealCategory, on date: LocalDate) {
        (subject, entry, self.category, self.date) = (.manual, nil, category, date)
        typed[.name] = name.trimmed
    }

    /// Changes how much there was of a food, and of which meal and day.
    public init(_ entry: FoodLog, food: LibraryFood) {
        (subject, self.entry, category, date, unit) = (.food(food), entry, entry.category, entry.date, entry.unit)
        typed[.portion] = Self.text(entry.portion.hundredths)
        typed[.note] = entry.note?.text
    }

    /// Changes how much there was of a meal or of values of one's own.
    public init(_ entry: FoodLog) {
        (subject, self.entry, category, date) = (.logged(entry), entry, entry.category, entry.date)
        typed[.portion] = Self.text(entry.portion.hundredths)
        typed[.note] = entry.note?.text
    }

    public mutating func type(_ text: String, _ field: Field) {
        typed[field] = text
        problems[field] = nil
    }

    public mutating func choose(_ unit: PortionUnit) {
        guard units.contains(unit), unit != self.unit else { return }
        // A hundred pieces are nobody's wish, and neither is one gram.
        if typed[.portion] == (self.unit == .gram ? "100" : "1") { typed[.portion] = unit == .gram ? "100" : "1" }
        self.unit = unit
        (problems[.unit], problems[.portion]) = (nil, nil)
    }

    // MARK: While it is typed

    /// The commonest first; grams are always among them. None of values of one's own.
    public var units: [PortionUnit] {
        guard case .food(let food) = subject else { return [] }
        let units = (food.portions?.items ?? []).map(\.unit)
        return units.contains(.gram) ? units : units + [.gram]
    }

    /// Of all of it; nil while something is missing or wrong.
    public var values: Nutrients? { portion.flatMap { portion in basis.map { $0.nutrients(portion) } } }

    /// What all of it weighs; nil where that is not known.
    public var grams: Double? {
        guard let portion, let one = weight else { return nil }
        return Double((one * portion.hundredths + 50) / 100) / 100
    }

    /// What is odd about the values. None of it keeps anybody from logging them.
    public var warnings: [FoodWarning] {
        guard let values else { return [] }
        let eaten = FoodSanity.warnings(eaten: values, weight: grams.map { Int64(($0 * 100).rounded()) })
        guard subject == .manual, let manual = try? Reading(typed).manual() else { return eaten }
        let warnings = FoodSanity.warnings(manual)
        return warnings + eaten.filter { !warnings.contains($0) }
    }

    private var portion: PortionCount? {
        guard let portion = try? Reading(typed).portion(), let basis, portion.hundredths <= basis.mostPortions else { return nil }
        return portion
    }

    private var weight: Int64? {
        switch subject {
        case .food(let food): food.weight(of: unit ?? .gram)
        case .manual: (try? Reading(typed).manual())?.grams?.hundredths
        case .logged(let log): log.grams.map { Int64(($0 * 10_000 / Double(log.portion.hundredths)).rounded()) }
        }
    }

    private var basis: PortionBasis? {
        switch subject {
        case .food(let food): food.weight(of: unit ?? .gram).map { .food(food.per100g, weight: $0) }
        case .manual: (try? Reading(typed).manual()).map { .portion($0.nutrients) }
        case .logged(let log): .meal(log.nutrients, servings: log.portion.hundredths)
        }
    }

    // MARK: Sending

    /// - Returns: nil with `problems` when something is missing or wrong; nil for an entry that is there already.
    public mutating func submit(_ id: FoodLogID) -> NewFoodLog? {
        guard let (portion, manual, note) = check() else { return nil }
        switch subject {
        case .food(let food):
            return NewFoodLog(id: id, date: date, category: category, foodId: food.id, unit: unit, portion: portion, note: note)
        case .manual: return NewFoodLog(id: id, date: date, category: category, manual: manual, portion: portion, note: note)
        case .logged: return nil
        }
    }

    /// What of the entry changed.
    /// - Returns: nil with `problems` when something is wrong, and without them when nothing changed.
    public mutating func change() -> FoodLogChange? {
        guard let entry, let (portion, _, note) = check() else { return nil }
        let change = FoodLogChange(
            date: date == entry.date ? nil : date, category: category == entry.category ? nil : category,
            unit: unit == entry.unit ? nil : unit, portion: portion == entry.portion ? nil : portion, note: note == entry.note ? nil : note,
            clear: note == nil && entry.note != nil ? [.note] : nil)
        return change == FoodLogChange() ? nil : change
    }

    private mutating func check() -> (PortionCount, ManualFood?, FoodNote?)? {
        problems = [:]
        let reading = Reading(typed)
        let portion = note(.portion) { () throws(FieldRule) in try reading.portion() }
        var manual: ManualFood?
        if subject == .manual {
            for field in Reading.manualFields { _ = note(field) { () throws(FieldRule) in try reading.check(field) } }
            manual = try? reading.manual()
            for problem in manual.map({ FoodSanity.refusals($0) }) ?? [] {
                let name = problem.field.split(separator: ".").last.map(String.init) ?? ""
                problems[Field(rawValue: name) ?? .kcal] = problem.rule
            }
        }
        if let portion, let basis, portion.hundredths > basis.mostPortions {
            problems[.portion] = .outOfDecimalRange(minimum: PortionRule.range.lowerBound, maximum: Double(basis.mostPortions) / 100)
        }
        let text = typed[.note]?.trimmed ?? ""
        let written = text.isEmpty ? nil : note(.note) { () throws(FieldRule) in try FoodNote(validating: text) }
        return problems.isEmpty ? portion.map { ($0, manual, written) } : nil
    }

    private mutating func note<Value>(_ field: Field, _ read: () throws(FieldRule) -> Value) -> Value? {
        do throws(FieldRule) { return try read() } catch {
            problems[field] = error
            return nil
        }
    }

    private static func text(_ hundredths: Int64) -> String { NutritionFormat(.english).number(hundredths).filter { $0 != "," } }
}
