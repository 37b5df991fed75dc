internal import HTTPCore
internal import JSONCoding
internal import Wire

/// A single value somewhere in a document.
struct JSONLeaf {
    let path: String
    /// The name of the nearest member.
    let key: String
    let value: JSONValue
}

extension JSONLeaf {
    /// Every value that holds no others, empty lists and objects too, in order. Of a list, the first items.
    static func all(of document: JSONValue, items: Int = .max) -> [JSONLeaf] {
        var leaves: [JSONLeaf] = []
        collect(document, "$", "", items, &leaves)
        return leaves
    }

    private static func collect(_ value: JSONValue, _ path: String, _ key: String, _ items: Int, _ leaves: inout [JSONLeaf]) {
        switch value {
        case .object(let members) where !members.isEmpty:
            for (name, value) in members { collect(value, path + step(name), name, items, &leaves) }
        case .array(let values) where !values.isEmpty:
            leaves.append(JSONLeaf(path: path, key: key, value: value))
            for (index, value) in values.prefix(items).enumerated() { collect(value, "\(path)[\(index)]", key, items, &leaves) }
        default: leaves.append(JSONLeaf(path: path, key: key, value: value))
        }
    }

    private static func step(_ name: String) -> String {
        if let first = name.utf8.first, first.isLetter || first == 0x5f, name.utf8.allSatisfy({ $0.isLetter || $0.isDigit || $0 == 0x5f }) {
            return ".\(name)"
        }
        return "['\(name.replacing("\\", with: "\\\\").replacing("'", with: "\\'"))']"
    }

    /// The value as it may come again in a URL or a body; nil for one that names nothing.
    var atom: String? {
        switch value {
        case .string(let text):
            let hasDigit = text.utf8.contains { $0.isDigit }
            return !text.contains(" ") && ((hasDigit && text.utf8.count >= 4) || text.utf8.count >= 16) ? text : nil
        case .integer(let number): return ["id", "number", "version"].contains { key == $0 || key.hasSuffix("Id") } ? String(number) : nil
        default: return nil
        }
    }
}

/// What values look like.
enum RecordedValue {
    /// Passwords, tokens, one-time codes: what a flow must not hold. A code counts when it is all digits; others are coupons and error
    /// codes.
    static func isSecret(_ key: String, _ value: String) -> Bool {
        guard Redactor.isSensitive(key, value), !value.isEmpty else { return false }
        let plain = key.lowercased().filter { $0.isLetter }
        guard plain == "code" || plain.hasSuffix("otp") || plain == "otpcode" else { return true }
        return (4...8).contains(value.utf8.count) && value.utf8.allSatisfy { $0.isDigit }
    }

    static func isTime(_ text: String) -> Bool { text.utf8.count >= 16 && Instant.reading(text) != nil }

    static func isDate(_ text: String) -> Bool {
        let bytes = Array(text.utf8)
        return bytes.count == 10 && bytes.indices.allSatisfy { $0 == 4 || $0 == 7 ? bytes[$0] == 0x2d : bytes[$0].isDigit }
    }

    static func isEmail(_ text: String) -> Bool {
        let parts = text.split(separator: "@", omittingEmptySubsequences: false)
        return parts.count == 2 && !parts[0].isEmpty && parts[1].contains(".")
            && text.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7f && $0 != 0x22 && $0 != 0x7b }
    }

    /// E.164, a mobile in Saudi Arabia.
    static func isPhone(_ text: String) -> Bool {
        text.hasPrefix("+9665") && text.utf8.count == 13 && text.dropFirst().utf8.allSatisfy { $0.isDigit }
    }

    /// Another one each time: ids, tokens, signatures, addresses of this machine.
    static func isVolatile(_ key: String, _ text: String) -> Bool {
        let name = key.lowercased()
        if name == "id" || key.hasSuffix("Id") || key.hasSuffix("ID") || name.hasSuffix("url") || name.hasSuffix("hash") || name == "etag"
            || name == "cursor"
        {
            return true
        }
        if text.contains("127.0.0.1") || text.contains("localhost") || text.hasPrefix("http://") || text.hasPrefix("https://") {
            return true
        }
        let bytes = Array(text.utf8)
        let isToken = bytes.allSatisfy { $0.isWord || $0 == 0x2e || $0 == 0x2b || $0 == 0x2f || $0 == 0x3d }
        return isToken && bytes.count >= 16 && bytes.contains { $0.isDigit } && bytes.contains { $0.isLetter }
    }
}

extension RecordedCall {
    var document: JSONValue? { Self.document(body, headers) }
    var answerDocument: JSONValue? { Self.document(answer, answerHeaders) }

    private static func document(_ bytes: [UInt8], _ headers: HTTPHeaders) -> JSONValue? {
        let type = headers["Content-Type"]?.lowercased() ?? ""
        guard !bytes.isEmpty, type.hasPrefix("application/json") || type.contains("+json") || type.isEmpty else { return nil }
        return try? JSONReading.parse(bytes)
    }

    var isForm: Bool { headers["Content-Type"]?.lowercased().hasPrefix("application/x-www-form-urlencoded") == true }

    var formPairs: [(name: String, value: String)] { Self.pairs(String(decoding: body, as: UTF8.self)) }

    var path: String { String(target.prefix { $0 != "?" }) }
    var queryPairs: [(name: String, value: String)] {
        target.contains("?") ? Self.pairs(String(target.drop { $0 != "?" }.dropFirst())) : []
    }

    private static func pairs(_ text: String) -> [(name: String, value: String)] {
        text.split(separator: "&").map { pair in
            let name = pair.prefix { $0 != "=" }
            func plain(_ text: Substring) -> String { Percent.decode(String(text.replacing("+", with: " "))) ?? String(text) }
            return (plain(name), plain(pair.dropFirst(name.count + 1)))
        }
    }

    /// Headers that clients and proxies add of themselves, and those that the runner keeps.
    static func isDropped(_ name: String) -> Bool {
        let name = name.lowercased()
        return [
            "host", "user-agent", "accept", "accept-encoding", "content-length", "connection", "cookie", "x-request-id", "x-test-run",
            "traceparent",
            "transfer-encoding", "expect", "x-forwarded-for", "via", "keep-alive", "upgrade-insecure-requests", "cache-control", "pragma",
            "dnt", "te", "priority",
        ].contains(name) || name.hasPrefix("sec-")
    }

    /// Everything in it that may have come from an earlier answer.
    var atoms: [String] {
        var atoms = path.split(separator: "/").map { Percent.decode(String($0)) ?? String($0) } + queryPairs.map(\.value)
        for (name, value) in headers where !Self.isDropped(name) { atoms += [value] + value.split(separator: " ").map { String($0) } }
        if let document {
            for leaf in JSONLeaf.all(of: document) {
                if let text = leaf.value.string {
                    atoms.append(text)
                } else if let number = leaf.value.integer {
                    atoms.append(String(number))
                }
            }
        } else if isForm {
            atoms += formPairs.map(\.value)
        }
        return atoms
    }
}
