internal import Contracts

extension MealReason {
    /// How it is stored: one word. Never changed, because plans that were made say it.
    public var word: String {
        switch self {
        case .suhoor: "suhoor"
        case .iftar: "iftar"
        case .protein: "protein"
        case .diet(let diet): "diet." + diet.rawValue
        case .spares: "spares"
        case .quick: "quick"
        case .budget: "budget"
        case .targets: "targets"
        case .chosen: "chosen"
        }
    }

    /// Nil for a word of another version.
    public init?(word: String) {
        let all: [MealReason] =
            [.suhoor, .iftar, .protein, .spares, .quick, .budget, .targets, .chosen] + Diet.allCases.map { .diet($0) }
        guard let reason = all.first(where: { $0.word == word }) else { return nil }
        self = reason
    }
}
