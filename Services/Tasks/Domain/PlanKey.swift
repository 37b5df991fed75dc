/// What a rule of a plan is about. Its text is kept with the rule, so cases may be added and none changed.
enum PlanKey: Hashable, Sendable {
    /// When a snack comes.
    enum PartOfDay: String, Sendable, CaseIterable { case morning, afternoon, evening }

    case breakfast, lunch, dinner
    /// Counted from 1 within its part of the day.
    case snack(PartOfDay, Int)
    case strength, upperBody, lowerBody
    case cardio
    /// Counted from 1; the last ends the day.
    case hydration(Int)
    case supplement
    case weight, photo

    var text: String {
        switch self {
        case .breakfast: "meal.breakfast"
        case .lunch: "meal.lunch"
        case .dinner: "meal.dinner"
        case .snack(let part, let number): "meal.snack.\(part.rawValue).\(number)"
        case .strength: "workout.strength"
        case .upperBody: "workout.upper"
        case .lowerBody: "workout.lower"
        case .cardio: "cardio.steady"
        case .hydration(let number): "hydration.\(number)"
        case .supplement: "supplement.daily"
        case .weight: "weight.weekly"
        case .photo: "photo.weekly"
        }
    }

    /// Nil for a key that no rule of this version has.
    init?(_ text: String) {
        switch text {
        case "meal.breakfast": self = .breakfast
        case "meal.lunch": self = .lunch
        case "meal.dinner": self = .dinner
        case "workout.strength": self = .strength
        case "workout.upper": self = .upperBody
        case "workout.lower": self = .lowerBody
        case "cardio.steady": self = .cardio
        case "supplement.daily": self = .supplement
        case "weight.weekly": self = .weight
        case "photo.weekly": self = .photo
        default:
            let parts = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
            guard let number = parts.last.flatMap({ Int($0) }), (1...9).contains(number), parts.last == String(number) else { return nil }
            if parts.count == 2, parts[0] == "hydration" {
                self = .hydration(number)
            } else if parts.count == 4, parts[0] == "meal", parts[1] == "snack", let part = PartOfDay(rawValue: parts[2]) {
                self = .snack(part, number)
            } else {
                return nil
            }
        }
    }
}
