internal import HTTPCore
internal import JSONCoding

/// What is asserted of a recorded answer: values that will be the same, and the kind of those that will not.
enum DraftAsserts {
    /// More would bury what matters.
    private static let limit = 40

    /// - Parameter named: a text with what is known replaced by variables, as it stands between quotes.
    static func list(_ call: RecordedCall, named: (String) -> String) -> [String] {
        guard call.method != "HEAD" else { return [] }
        guard let document = call.answerDocument else {
            guard !call.answer.isEmpty, let type = call.answerHeaders["Content-Type"]?.prefix(while: { $0 != ";" }) else { return [] }
            return ["header \"Content-Type\" startsWith \"\(DraftText.quoted(String(type)))\"", "bytes count > 0"]
        }
        let leaves = JSONLeaf.all(of: document)
        let secrets = leaves.compactMap { leaf in leaf.value.string.flatMap { RecordedValue.isSecret(leaf.key, $0) ? $0 : nil } }
        return JSONLeaf.all(of: document, items: 1).prefix(limit).map { leaf in
            // A message that quotes a code is as secret as the code.
            let quotes = leaf.value.string.map { text in secrets.contains { text.contains($0) } } ?? false
            return "jsonpath \"\(DraftText.quoted(leaf.path))\" \(quotes ? "isString" : predicate(leaf, status: call.status, named: named))"
        }
    }

    private static func predicate(_ leaf: JSONLeaf, status: Int, named: (String) -> String) -> String {
        switch leaf.value {
        case .null: return "== null"
        case .bool(let value): return "== \(value)"
        case .array(let values): return values.isEmpty ? "isEmpty" : "count == \(values.count)"
        case .object: return "isObject"
        case .integer(let number):
            let name = leaf.key.lowercased()
            let isVolatile =
                name == "id" || leaf.key.hasSuffix("Id") || number > 1_000_000_000 || name.hasSuffix("in") || name.hasSuffix("ms")
            return isVolatile ? "isInteger" : "== \(number)"
        case .string(let text):
            let written = named(text)
            if RecordedValue.isSecret(leaf.key, text) { return "isString" }
            if written.contains("{{"), !written.contains("{{newDate") { return "== \"\(written)\"" }
            if RecordedValue.isTime(text) { return "isIsoDate" }
            if RecordedValue.isDate(text) { return "matches /^\\d{4}-\\d{2}-\\d{2}$/" }
            // Texts for people may be reworded, so only their type is asserted; codes may not change.
            if RecordedValue.isVolatile(leaf.key, text) || text.utf8.count > 200 || (status >= 400 && leaf.key == "message") {
                return "isString"
            }
            return "== \"\(written)\""
        default: return "isNumber"
        }
    }
}
