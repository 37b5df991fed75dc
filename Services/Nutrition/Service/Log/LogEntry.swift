internal import Contracts
internal import JSONCoding
internal import NutritionDomain
internal import ServiceKit
internal import Wire

/// Entries from what people send: copies of a food's values, or their own.
struct LogEntry: Sendable {
    let library: LibrarySnapshot

    /// - Throws: `validation_failed` for a food that is not there, a unit it is not measured in, and values that cannot be.
    func make(_ new: NewFoodLog, on date: LocalDate, _ language: Language, asked: Int64, now: Instant) throws(APIError) -> StoredLog {
        let portion = new.portion ?? PortionCount(trusted: 100)
        var (name, unit, weight): (String, PortionUnit?, Int64?)
        let basis: PortionBasis
        if let manual = new.manual {
            (name, unit, weight) = (manual.name.text, nil, manual.grams?.hundredths)
            basis = try Self.basis(manual)
        } else {
            guard let id = new.foodId, let food = library.food(id) else { throw Self.refused("foodId", .unavailable) }
            let chosen = new.unit ?? food.portions.first?.unit ?? .gram
            guard let one = food.weight(of: chosen) else { throw Self.refused("unit", .notAllowed(values: food.units)) }
            (name, unit, weight) = (food.name(language), chosen, one)
            basis = .food(food.per100g, weight: one)
        }
        return StoredLog(
            id: new.id, date: date, category: new.category, name: name, food: new.foodId, planned: nil, unit: unit, portion: portion,
            weight: weight, basis: basis, nutrients: try Self.nutrients(portion, of: basis), note: new.note?.text, asked: asked, version: 1,
            loggedAt: now)
    }

    /// - Parameter place: a meal of somebody's plan.
    func make(
        _ place: StoredPlannedMeal, servings: PortionCount?, id: FoodLogID, _ language: Language, now: Instant
    ) throws(APIError) -> StoredLog {
        let servings = servings ?? PortionCount(trusted: place.servings)
        let basis = PortionBasis.meal(place.nutrients, servings: place.servings)
        return StoredLog(
            id: id, date: place.date, category: place.slot.category, name: place.name(language), food: nil, planned: place.id, unit: nil,
            portion: servings, weight: nil, basis: basis, nutrients: try Self.nutrients(servings, of: basis, field: "servings"), note: nil,
            asked: nil, version: 1, loggedAt: now)
    }

    /// The entry of a place, its version not counted yet, with what is told of it now.
    /// - Parameter isNamed: whether it was said which meal of the place was eaten; otherwise the entry is of the same as before.
    func change(
        _ log: StoredLog, _ place: StoredPlannedMeal, servings: PortionCount?, isNamed: Bool, _ language: Language
    ) throws(APIError) -> StoredLog {
        let portion = servings ?? PortionCount(trusted: place.servings)
        let basis = PortionBasis.meal(place.nutrients, servings: place.servings)
        guard isNamed, basis != log.basis else {
            // Of another meal than that of the place, how much the place has says nothing.
            let same = basis == log.basis ? portion : servings ?? log.portion
            return try change(log, FoodLogChange(portion: same), field: "servings")
        }
        var changed = log
        (changed.name, changed.portion, changed.basis) = (place.name(language), portion, basis)
        changed.nutrients = try Self.nutrients(portion, of: basis, field: "servings")
        return changed
    }

    /// The entry with a change, its version not counted yet. What belongs to another kind of entry is refused.
    /// - Parameter field: what the portion is called in what was sent.
    func change(_ log: StoredLog, _ change: FoodLogChange, field: String = "portion") throws(APIError) -> StoredLog {
        var problems: [FieldProblem] = []
        if change.unit != nil, log.food == nil { problems.append(FieldProblem("unit", .unexpected)) }
        if change.manual != nil, !log.isManual { problems.append(FieldProblem("manual", .unexpected)) }
        // A place of a plan is on its day.
        if let date = change.date, log.planned != nil, date != log.date { problems.append(FieldProblem("date", .readOnly)) }
        guard problems.isEmpty else { throw APIError(.validationFailed, fields: problems) }
        var changed = log
        changed.date = change.date ?? log.date
        changed.category = change.category ?? log.category
        for member in change.clear ?? [] {
            switch member {
            case .note: changed.note = nil
            }
        }
        changed.note = change.note?.text ?? changed.note
        changed.portion = change.portion ?? log.portion
        if let unit = change.unit, unit != log.unit {
            let weight = try weight(of: unit, in: log)
            (changed.unit, changed.weight) = (unit, weight)
            changed.basis = PortionBasis(values: log.basis.values, amount: log.basis.amount, one: weight)
        }
        if let manual = change.manual {
            (changed.name, changed.weight) = (manual.name.text, manual.grams?.hundredths)
            changed.basis = try Self.basis(manual)
        }
        if changed.portion != log.portion || changed.basis != log.basis {
            changed.nutrients = try Self.nutrients(changed.portion, of: changed.basis, field: field)
        }
        return changed
    }

    /// A food that left the library can still be weighed.
    private func weight(of unit: PortionUnit, in log: StoredLog) throws(APIError) -> Int64 {
        let food = log.food.flatMap { library.food($0) }
        if let weight = unit == .gram ? 100 : food?.weight(of: unit) { return weight }
        throw Self.refused("unit", .notAllowed(values: food?.units ?? [PortionUnit.gram.rawValue]))
    }

    private static func basis(_ manual: ManualFood) throws(APIError) -> PortionBasis {
        let basis = PortionBasis.portion(manual.nutrients)
        var problems = FoodSanity.refusals(manual)
        if problems.isEmpty, basis.mostPortions < 100 {
            problems = [FieldProblem("manual.nutrients", .outOfRange(minimum: 0, maximum: PortionBasis.most / 100))]
        }
        guard problems.isEmpty else { throw APIError(.validationFailed, fields: problems) }
        return basis
    }

    private static func nutrients(
        _ portion: PortionCount, of basis: PortionBasis, field: String = "portion"
    ) throws(APIError) -> Nutrients {
        let most = basis.mostPortions
        guard portion.hundredths <= most else {
            throw refused(field, .outOfDecimalRange(minimum: PortionRule.range.lowerBound, maximum: Double(most) / 100))
        }
        return basis.nutrients(portion)
    }

    private static func refused(_ field: String, _ rule: FieldRule) -> APIError {
        APIError(.validationFailed, fields: [FieldProblem(field, rule)])
    }

    // MARK: The same again

    /// A checksum of what was sent: whether a second sending under the same id is the first one again. FNV-1a of 64 bits (Fowler, Noll
    /// and Vo); it guards nobody from anybody, since ids are one's own.
    static func checksum(_ new: NewFoodLog) throws -> Int64 {
        let sum = try JSONWriter.encode(new).reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
        return Int64(bitPattern: sum)
    }
}

extension FoodFacts {
    /// The units that it is measured in.
    fileprivate var units: [String] {
        var units = portions.map(\.unit)
        if !units.contains(.gram) { units.append(.gram) }
        return units.map(\.rawValue)
    }

    fileprivate func name(_ language: Language) -> String { language == .arabic ? ar ?? en : en }
}
