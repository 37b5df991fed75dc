internal import Contracts
internal import Wire

extension FoodEntryForm {
    /// What the fields of a form say.
    struct Reading {
        static let manualFields: [Field] = [.name, .kcal, .proteinG, .carbsG, .fatG, .fiberG, .sugarsG, .sodiumMg, .grams]
        private let typed: [Field: String]

        init(_ typed: [Field: String]) { self.typed = typed }

        private func text(_ field: Field) -> String { typed[field]?.trimmed ?? "" }

        /// More than nothing. FR-NUTRITION-04-d.
        func portion() throws(FieldRule) -> PortionCount { try amount(.portion) }

        func manual() throws(FieldRule) -> ManualFood {
            ManualFood(
                name: try name(),
                nutrients: Nutrients(
                    kcal: try amount(.kcal), proteinG: try amount(.proteinG), carbsG: try amount(.carbsG), fatG: try amount(.fatG),
                    fiberG: try optional(.fiberG), sugarsG: try optional(.sugarsG), sodiumMg: try optional(.sodiumMg)),
                grams: try optional(.grams))
        }

        func check(_ field: Field) throws(FieldRule) {
            switch field {
            case .name: _ = try name()
            case .kcal, .proteinG, .carbsG, .fatG: _ = try amount(field) as NutrientAmount
            case .fiberG, .sugarsG, .sodiumMg: _ = try optional(field) as NutrientAmount?
            case .grams: _ = try optional(field) as Hundredths<PortionRule>?
            case .portion, .unit, .note: break
            }
        }

        private func name() throws(FieldRule) -> FoodName {
            let text = text(.name)
            guard !text.isEmpty else { throw .required }
            return try FoodName(validating: text)
        }

        private func amount<Rule: DecimalRule>(_ field: Field) throws(FieldRule) -> Hundredths<Rule> {
            let text = text(field)
            guard !text.isEmpty else { throw .required }
            guard let value = Double(try TypedNumber(text).digits) else { throw .wrongType(expected: "number") }
            // `-0` is within the bounds as a number, but nobody eats it.
            guard value.sign == .plus else { throw Hundredths<Rule>.outOfRange }
            return try Hundredths(validating: value)
        }

        /// Nothing typed is nothing known, which is not zero.
        private func optional<Rule: DecimalRule>(_ field: Field) throws(FieldRule) -> Hundredths<Rule>? {
            text(field).isEmpty ? nil : try amount(field)
        }
    }
}
