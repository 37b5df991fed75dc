/// A place in a JSON value: `/items/0/name`; the empty text is the whole value. RFC 6901.
public struct JSONPointer: Sendable, Hashable, CustomStringConvertible {
    /// The steps, unescaped: member names and array indices.
    public var tokens: [String]

    public init(tokens: [String] = []) { self.tokens = tokens }

    #if !hasFeature(Embedded)
        /// The place a coding error speaks of.
        public init(codingPath: [any CodingKey]) { tokens = codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue } }
    #endif

    /// - Returns: nil for a text that neither is empty nor begins with `/`, or in which `~` is not followed by 0 or 1.
    public init?(_ text: String) {
        guard !text.isEmpty else { self.init(); return }
        guard text.utf8.first == UInt8(ascii: "/") else { return nil }
        var tokens: [String] = []
        for escaped in text.dropFirst().split(separator: "/", omittingEmptySubsequences: false) {
            var token = ""
            var rest = escaped.unicodeScalars.makeIterator()
            while let scalar = rest.next() {
                guard scalar == "~" else { token.unicodeScalars.append(scalar); continue }
                switch rest.next() {
                case "0": token += "~"
                case "1": token += "/"
                default: return nil
                }
            }
            tokens.append(token)
        }
        self.init(tokens: tokens)
    }

    public var description: String {
        var text = ""
        for token in tokens {
            text += "/"
            for scalar in token.unicodeScalars {
                switch scalar {
                case "~": text += "~0"
                case "/": text += "~1"
                default: text.unicodeScalars.append(scalar)
                }
            }
        }
        return text
    }
}

extension JSONValue {
    /// The value at a place, or nil when there is none. An array index has no sign and no leading zeros.
    public subscript(_ pointer: JSONPointer) -> JSONValue? {
        var current = self
        for token in pointer.tokens {
            switch current {
            case .object(let object):
                guard let value = object[token] else { return nil }
                current = value
            case .array(let items):
                guard let index = Int(token), String(index) == token, items.indices.contains(index) else { return nil }
                current = items[index]
            default: return nil
            }
        }
        return current
    }
}
