import Foundation
import JSONCoding

/// JSON Schema as far as the documents use it, read from the document alone and independent of the code that wrote it. A keyword it
/// does not know is a problem, so that none goes unchecked.
struct JSONSchemaCheck {
    let document: JSONValue

    /// The value a `$ref` points to; the value itself when it is none.
    func resolved(_ value: JSONValue) -> JSONValue? {
        guard let reference = value["$ref"]?.string else { return value }
        guard reference.hasPrefix("#/") else { return nil }
        return reference.dropFirst(2).split(separator: "/").reduce(document) { value, name -> JSONValue? in value?[String(name)] }
    }

    func problems(_ value: JSONValue, _ schema: JSONValue, at path: String = "$") -> [String] {
        guard let schema = resolved(schema)?.object else { return ["\(path): no such schema"] }
        return schema.flatMap { keyword, rule in broken(keyword, rule, value, schema, path) }
    }

    private func broken(_ keyword: String, _ rule: JSONValue, _ value: JSONValue, _ schema: JSONObject, _ path: String) -> [String] {
        func unless(_ holds: Bool) -> [String] { holds ? [] : ["\(path): \(keyword) \(rule)"] }
        let scalars = value.string?.unicodeScalars.count
        switch keyword {
        case "type": return unless((rule.array ?? [rule]).contains { type(of: value, is: $0.string) })
        case "anyOf": return unless((rule.array ?? []).contains { problems(value, $0, at: path).isEmpty })
        case "maxProperties": return unless(value.object.map { $0.count <= rule.integer ?? 0 } ?? true)
        case "propertyNames": return (value.object?.keys ?? []).flatMap { problems(.string($0), rule, at: "\(path).\($0)") }
        case "enum": return unless(rule.array?.contains(value) ?? false)
        case "const": return unless(rule == value)
        case "minimum": return unless(value.double.map { $0 >= rule.double ?? .infinity } ?? true)
        case "maximum": return unless(value.double.map { $0 <= rule.double ?? -.infinity } ?? true)
        case "minLength": return unless(scalars.map { $0 >= rule.integer ?? .max } ?? true)
        case "maxLength": return unless(scalars.map { $0 <= rule.integer ?? 0 } ?? true)
        case "minItems": return unless(value.array.map { $0.count >= rule.integer ?? .max } ?? true)
        case "maxItems": return unless(value.array.map { $0.count <= rule.integer ?? 0 } ?? true)
        case "pattern": return unless(matches(value, rule))
        case "format": return unless(formatted(value, rule.string))
        case "items": return (value.array ?? []).enumerated().flatMap { problems($1, rule, at: "\(path)[\($0)]") }
        case "required":
            guard let members = value.object else { return [] }
            return (rule.array ?? []).compactMap { name in members[name.string ?? ""] == nil ? "\(path): \(name) is missing" : nil }
        case "properties":
            // More than JSON Schema asks: an example of ours has no members that are not listed.
            guard let members = value.object, let properties = rule.object else { return [] }
            return members.flatMap { name, member in
                properties[name].map { problems(member, $0, at: "\(path).\(name)") } ?? ["\(path).\(name): not listed"]
            }
        case "additionalProperties": return (value.object ?? [:]).flatMap { problems($1, rule, at: "\(path).\($0)") }
        case "x-maxCharacters": return unless(value.string.map { $0.count <= rule.integer ?? 0 } ?? true)
        case "x-maxBytes": return unless(value.string.map { $0.utf8.count <= rule.integer ?? 0 } ?? true)
        case "x-open", "x-sensitive", "description": return []
        default: return ["\(path): unknown keyword \(keyword)"]
        }
    }

    private func type(of value: JSONValue, is name: String?) -> Bool {
        switch name {
        case "boolean": value.bool != nil
        case "integer": value.integer != nil
        case "number": value.double != nil
        case "string": value.string != nil
        case "array": value.array != nil
        case "object": value.object != nil
        case "null": value == .null
        default: false
        }
    }

    private func matches(_ value: JSONValue, _ pattern: JSONValue) -> Bool {
        guard let text = value.string else { return true }
        guard let pattern = pattern.string, let expression = try? NSRegularExpression(pattern: pattern) else { return false }
        return expression.firstMatch(in: text, range: NSRange(location: 0, length: text.utf16.count)) != nil
    }

    private func formatted(_ value: JSONValue, _ format: String?) -> Bool {
        switch format {
        case "int64": return value.integer != nil
        case "uuid": return value.string.flatMap { UUID(uuidString: $0) } != nil
        case "date": return value.string?.wholeMatch(of: #/\d{4}-\d\d-\d\d/#) != nil
        case "date-time": return value.string?.wholeMatch(of: #/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)/#) != nil
        case "uri": return value.string.flatMap { URL(string: $0)?.scheme } != nil
        case "password", "binary": return value.string != nil
        default: return false
        }
    }
}
