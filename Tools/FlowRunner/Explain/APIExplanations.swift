internal import Contracts
internal import HTTPCore
internal import Wire

extension Explanation {
    /// The error codes of the API, as the contracts have them.
    public static var errorCodes: [Explanation] {
        ErrorCode.allCases.map { code in
            var lines = ["English: \(code.message(.english))", "Arabic:  \(code.message(.arabic))"]
            lines.append(code.isRetryable ? "The same request may succeed later." : "The same request will be refused again.")
            if let action = code.action { lines.append("The app offers: \(action.rawValue)") }
            let endpoints = Catalogue.services.values.joined().filter { $0.allErrors.contains(code) }
            if endpoints.count > 20 {
                lines.append("Answered by \(endpoints.count) endpoints.")
            } else if !endpoints.isEmpty {
                lines.append("Answered by:")
                lines += endpoints.map { "  \($0.service)  \($0.method.rawValue) \($0.path)" }.sorted()
            } else {
                lines.append(ErrorCode.transport.contains(code) ? "Answered before any route is asked." : "No endpoint names it.")
            }
            return Explanation(code: code.rawValue, title: "error of the API, status \(code.status)", text: lines.joined(separator: "\n"))
        }
    }

    /// The rules that `fields[].code` names.
    public static var fieldRules: [Explanation] {
        let day = LocalDate(daysSinceEpoch: 20_513)
        let rules: [FieldRule] = [
            .required, .malformedJSON, .wrongType(expected: "string"), .malformed(expected: .email), .tooShort(minimum: 8),
            .tooLong(maximum: 100),
            .outOfRange(minimum: 1, maximum: 10), .notAllowed(values: ["male", "female"]), .uppercaseMissing, .digitMissing, .tooCommon,
            .mustBeTrue,
            .sameAsBefore, .oneOfRequired(fields: ["password", "code"]), .readOnly, .unexpected, .exclusive(value: "none"),
            .tooFew(minimum: 1),
            .tooMany(maximum: 5), .mustDiffer(from: "password"), .mustBeLower(than: "weightKg"), .mustBeHigher(than: "weightKg"),
            .mustBeLater(than: day), .mustNotBeLater(than: day), .ageOutOfRange(minimum: 13, maximum: 100), .notSkippable, .noSound,
            .outOfStock(available: 2), .priceChanged(from: "89.99 SAR", to: "99.99 SAR"), .unavailable, .nothingDone,
        ]
        return rules.map { rule in
            Explanation(
                code: rule.code, title: "rule of a field, in fields[].code of validation_failed",
                text: "English: \(rule.message(.english))\nArabic:  \(rule.message(.arabic))")
        }
    }
}
