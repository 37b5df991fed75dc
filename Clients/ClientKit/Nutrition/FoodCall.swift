public import Contracts
public import Wire

/// Something of the food log that was done on this device: a call of the contracts that may be made again, and how it looks meanwhile.
public struct FoodCall: DTO {
    public enum Kind: String, WireEnum {
        case add, change, delete, eat, uneat, drink, spill, favour, unfavour
    }
    public let kind: Kind
    /// The id of the entry, of the place in the plan, of the glass or of the food.
    public let id: String
    public var log: NewFoodLog?
    public var change: FoodLogChange?
    public var eaten: EatenMeal?
    public var water: NewWater?
    /// The whole entry as this device shows it until the service does.
    public var shown: FoodLog?
    /// When the glass was drunk, by this device's clock.
    public var at: Instant?

    init(_ kind: Kind, _ id: String) {
        self.kind = kind
        self.id = id
    }

    /// - Parameters:
    ///   - new: with its date, because it may arrive on another one.
    public static func add(_ new: NewFoodLog, shown: FoodLog) -> FoodCall {
        var call = FoodCall(.add, new.id.text)
        (call.log, call.shown) = (new, shown)
        return call
    }
    public static func change(_ id: FoodLogID, _ change: FoodLogChange, shown: FoodLog) -> FoodCall {
        var call = FoodCall(.change, id.text)
        (call.change, call.shown) = (change, shown)
        return call
    }
    public static func delete(_ entry: FoodLog) -> FoodCall {
        var call = FoodCall(.delete, entry.id.text)
        call.shown = entry
        return call
    }
    public static func eat(_ id: PlannedMealID, _ eaten: EatenMeal, shown: FoodLog) -> FoodCall {
        var call = FoodCall(.eat, id.text)
        (call.eaten, call.shown) = (eaten, shown)
        return call
    }
    public static func uneat(_ id: PlannedMealID) -> FoodCall { FoodCall(.uneat, id.text) }
    public static func drink(_ water: NewWater, at now: Instant) -> FoodCall {
        var call = FoodCall(.drink, water.id.text)
        (call.water, call.at) = (water, now)
        return call
    }
    public static func spill(_ id: WaterID) -> FoodCall { FoodCall(.spill, id.text) }
    public static func favourite(_ id: FoodID, _ isOne: Bool) -> FoodCall { FoodCall(isOne ? .favour : .unfavour, id.text) }

    public static let example = FoodCall(.delete, FoodLogID.example.text)
}

extension FoodCall: IdempotentCall {
    public var entity: String {
        switch kind {
        case .add, .change, .delete: "log/" + id
        case .eat, .uneat: "meal/" + id
        case .drink, .spill: "water/" + id
        case .favour, .unfavour: "food/" + id
        }
    }

    public var isNew: Bool { kind == .add || kind == .drink }
    public var isChange: Bool { kind == .change }

    public func followed(by later: FoodCall) -> CallMerge<FoodCall> {
        switch (kind, later.kind) {
        // Its id was made here, so the service never had it.
        case (.add, .delete), (.drink, .spill): return .nothing
        case (.add, .change):
            guard let log, let change = later.change, let shown = later.shown else { return .both }
            return .one(.add(log.with(change), shown: shown))
        case (.change, .change):
            guard let change, let more = later.change, let shown = later.shown else { return .both }
            return .one(.change(FoodLogID(trusted: id), change.with(more), shown: shown))
        // What is said last of these is all there is to say.
        case (.change, .delete), (.eat, .eat), (.eat, .uneat), (.uneat, .eat), (.uneat, .uneat), (.favour, .unfavour), (.unfavour, .favour),
            (.favour, .favour), (.unfavour, .unfavour), (.delete, .delete), (.spill, .spill):
            return .one(later)
        default: return .both
        }
    }
}

extension NewFoodLog {
    /// As if it had been logged so.
    func with(_ change: FoodLogChange) -> NewFoodLog {
        NewFoodLog(
            id: id, date: change.date ?? date, category: change.category ?? category, foodId: foodId, manual: change.manual ?? manual,
            unit: change.unit ?? unit, portion: change.portion ?? portion, note: change.note(after: note))
    }
}

extension FoodLogChange {
    /// Both, the later one where they are about the same.
    func with(_ later: FoodLogChange) -> FoodLogChange {
        FoodLogChange(
            date: later.date ?? date, category: later.category ?? category, unit: later.unit ?? unit, portion: later.portion ?? portion,
            manual: later.manual ?? manual, note: later.note(after: note),
            clear: later.note == nil ? (later.clear ?? clear)?.items : nil, version: version)
    }

    /// The note of an entry with this change.
    func note(after before: FoodNote?) -> FoodNote? { note ?? (clear?.items.contains(.note) == true ? nil : before) }
}
