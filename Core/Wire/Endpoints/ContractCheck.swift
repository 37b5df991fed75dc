internal import HTTPCore
public import JSONCoding

/// How an answer departs from its contract.
public struct ContractViolation: Sendable, Hashable, CustomStringConvertible {
    /// Where in the body, as `$.user.email`; empty for the answer as a whole.
    public let path: String
    public let message: String
    public var description: String { path.isEmpty ? message : "\(path): \(message)" }
}

extension EndpointDescription {
    /// Compares an answer with what this endpoint promises: status, media type, every field. Unknown members count, so that a
    /// service cannot answer what its contract does not say. What the transport makes of a raw answer to `Range` and
    /// `If-None-Match` is within every contract of one.
    /// - Parameter body: the parsed body; nil when there was none.
    public func violations(status: Int, contentType: String?, body: JSONValue?) -> [ContractViolation] {
        contents(status, contentType, body) + (body.map { size($0, isSuccess: isSuccess(status)) } ?? [])
    }

    /// Whether this endpoint may answer with a status: all that can be said of an answer without its body, as that to `HEAD` is.
    public func mayAnswer(_ status: Int) -> Bool {
        if isSuccess(status) { return true }
        if case .content = success, method == .get, [206, 304, 416].contains(status) { return true }
        return allErrors.contains { $0.status == status } || ErrorCode.transport.contains { $0.status == status }
    }

    /// The most bytes of JSON that an answer of ours has: a hundred refused fields, or a page of a list. What is larger grew with its
    /// request, which nobody may be able to make it do.
    public static let mostBytes = (refusal: 64 << 10, success: 4 << 20)

    private func size(_ body: JSONValue, isSuccess: Bool) -> [ContractViolation] {
        let (bytes, most) = (body.bytes().count, isSuccess ? Self.mostBytes.success : Self.mostBytes.refusal)
        return bytes > most ? [.init(path: "", message: "\(bytes) bytes, where no answer of ours has more than \(most)")] : []
    }

    private func contents(_ status: Int, _ contentType: String?, _ body: JSONValue?) -> [ContractViolation] {
        let isJSON = contentType?.lowercased().hasPrefix("application/json") ?? false
        if isSuccess(status) {
            switch success {
            case .json(let schema):
                guard isJSON else {
                    return [.init(path: "", message: "expected application/json, got \(contentType ?? "no content type")")]
                }
                guard let body else { return [.init(path: "", message: "expected a JSON body, got none")] }
                return Schema.object(schema).violations(body, path: "$")
            case .empty: return body == nil ? [] : [.init(path: "", message: "expected no content")]
            // Sent elsewhere, or no HTTP any more.
            case .content where [101, 302].contains(status): return []
            case .content(let type):
                let expected = type.prefix { $0 != ";" }
                return contentType?.hasPrefix(expected.prefix { $0 != "*" }) == true
                    ? [] : [.init(path: "", message: "expected \(expected), got \(contentType ?? "no content type")")]
            }
        }
        if case .content = success, method == .get, [206, 304, 416].contains(status) { return [] }
        let expected = Set(allErrors).union(ErrorCode.transport).filter { $0.status == status }
        guard !expected.isEmpty else { return [.init(path: "", message: "status \(status) is not part of \(id)")] }
        // Who opens a link in a browser reads a page instead.
        if case .content = success, method == .get, contentType?.lowercased().hasPrefix("text/html") == true { return [] }
        guard isJSON, let body else { return [.init(path: "", message: "expected an error body in JSON")] }
        var violations = Schema.object(ErrorBody.schema).violations(body, path: "$")
        if let code = body["code"]?.string, !expected.contains(where: { $0.rawValue == code }) {
            violations.append(.init(path: "$.code", message: "\(code) is not an error of \(id) with status \(status)"))
        }
        if body["retryAfter"] != nil, body["retryable"] != .bool(true) {
            violations.append(.init(path: "$.retryable", message: "false beside a retryAfter"))
        }
        return violations
    }
}

extension Schema {
    /// Every way a value departs from this schema.
    public func violations(_ value: JSONValue, path: String) -> [ContractViolation] {
        func wrong(_ expected: String) -> [ContractViolation] { [.init(path: path, message: "expected \(expected), got \(value.kind)")] }
        switch self {
        case .any: return []
        case .boolean(let only):
            guard let flag = value.bool else { return wrong("a boolean") }
            return only ?? flag == flag ? [] : wrong("the other boolean")
        case .integer(let minimum, let maximum):
            guard let number = value.integer else { return wrong("an integer") }
            return number < minimum ?? .min || number > maximum ?? .max ? wrong("an integer in bounds") : []
        case .number(let minimum, let maximum):
            guard let number = value.double else { return wrong("a number") }
            return number < minimum ?? -.infinity || number > maximum ?? .infinity ? wrong("a number in bounds") : []
        case .string(let rules):
            guard let text = value.string else { return wrong("a string") }
            let length = text.unicodeScalars.count
            return length < rules.minimum ?? 0 || length > rules.maximum ?? .max ? wrong("a string of the right length") : []
        case .enumeration(let values):
            guard let text = value.string else { return wrong("a string") }
            return values.contains(text) ? [] : [.init(path: path, message: "\"\(text)\" is not one of \(values.joined(separator: ", "))")]
        case .array(let element, let minimum, let maximum):
            guard let items = value.array else { return wrong("an array") }
            let bounds = items.count < minimum ?? 0 || items.count > maximum ?? .max ? wrong("an array of the right length") : []
            return bounds + items.enumerated().flatMap { element.violations($1, path: "\(path)[\($0)]") }
        case .map(let element, let names):
            guard let members = value.object else { return wrong("an object") }
            if let names, members.count > names.maximum { return wrong("an object with fewer members") }
            return members.flatMap { element.violations($0.value, path: "\(path).\($0.name)") }
        case .object(let object):
            guard let members = value.object else { return wrong("an object") }
            if object.isOpen { return [] }
            var violations = object.fields.flatMap { field -> [ContractViolation] in
                guard let member = members[field.name] else {
                    return field.isRequired ? [.init(path: "\(path).\(field.name)", message: "required by \(object.name), missing")] : []
                }
                return field.schema.violations(member, path: "\(path).\(field.name)")
            }
            for name in members.keys where object[name] == nil {
                violations.append(.init(path: "\(path).\(name)", message: "not part of \(object.name)"))
            }
            return violations
        }
    }
}

extension JSONValue {
    fileprivate var kind: String {
        switch self {
        case .null: "null"
        case .bool: "a boolean"
        case .integer: "an integer"
        case .number: "a number"
        case .string: "a string"
        case .array: "an array"
        case .object: "an object"
        }
    }
}
