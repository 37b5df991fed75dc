internal import Contracts
internal import JSONCoding
internal import TasksDomain
internal import Wire

extension Rules {
    /// What to tell a person of an error's `code`, and what to offer next: for answers that never arrived.
    static func message(_ input: inout RuleInput) -> JSONValue {
        guard let code: ErrorCode = input.required("code", { (value) throws(FieldRule) in try Read.word(value) }) else { return .null }
        return .object([
            "message": .string(code.message(input.language)), "status": .integer(Int64(code.status)),
            "isRetryable": .bool(code.isRetryable),
            "action": code.action.map { .string($0.rawValue) } ?? .null,
        ])
    }

    /// A badge in words.
    static func badge(_ input: inout RuleInput) -> JSONValue {
        guard let code: BadgeCode = input.required("code", { (value) throws(FieldRule) in try Read.word(value) }) else { return .null }
        let text = BadgeRule.text(code, input.language)
        return .object([
            "name": .string(text.name), "description": .string(text.description), "emoji": .string(text.emoji),
            "criteria": .string(text.criteria), "target": .integer(BadgeRule.target(of: code)),
        ])
    }
}
