/// The path of an endpoint with named holes: `/auth/sessions/{id}`. Not a path: it becomes one when its parameters are filled in.
public struct PathTemplate: Sendable, Hashable, ExpressibleByStringLiteral, CustomStringConvertible {
    public enum Segment: Sendable, Hashable {
        case literal(String)
        case parameter(String)
    }

    public let segments: [Segment]

    public init(stringLiteral text: StaticString) {
        segments = text.description.split(separator: "/").map { part in
            part.first == "{" && part.last == "}" ? .parameter(String(part.dropFirst().dropLast())) : .literal(String(part))
        }
    }

    public var description: String {
        "/" + segments.map { segment in
            switch segment {
            case .literal(let text): text
            case .parameter(let name): "{\(name)}"
            }
        }.joined(separator: "/")
    }

    public var parameterNames: [String] {
        segments.compactMap { if case .parameter(let name) = $0 { name } else { nil } }
    }

    /// The concrete path; nil when a parameter is missing. Values are percent-encoded.
    public func path(_ parameters: [String: String]) -> String? {
        var path = ""
        for segment in segments {
            switch segment {
            case .literal(let text): path += "/" + text
            case .parameter(let name):
                guard let value = parameters[name] else { return nil }
                path += "/" + PercentEncoding.encode(value)
            }
        }
        return path.isEmpty ? "/" : path
    }

    /// The values of the holes when a concrete path fits; nil when it does not.
    public func match(_ path: String) -> [String: String]? {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false).dropFirst()
        guard parts.count == segments.count else { return nil }
        var values: [String: String] = [:]
        for (segment, part) in zip(segments, parts) {
            switch segment {
            case .literal(let text): guard text == part else { return nil }
            case .parameter(let name):
                guard !part.isEmpty, let value = PercentEncoding.decode(part) else { return nil }
                values[name] = value
            }
        }
        return values
    }
}

/// RFC 3986 §2.1.
public enum PercentEncoding {
    /// Encodes everything but the unreserved characters.
    public static func encode(_ text: String) -> String {
        var out = ""
        for byte in text.utf8 {
            switch byte {
            case 0x41...0x5a, 0x61...0x7a, 0x30...0x39, 0x2d, 0x2e, 0x5f, 0x7e: out.unicodeScalars.append(Unicode.Scalar(byte))
            default:
                let hex = String(byte, radix: 16, uppercase: true)
                out += byte < 16 ? "%0\(hex)" : "%\(hex)"
            }
        }
        return out
    }

    /// Decodes `%XX`; nil when an escape is broken or the result is not UTF-8. `+` is left alone unless it is a query's.
    public static func decode(_ text: some StringProtocol, plusIsSpace: Bool = false) -> String? {
        guard text.utf8.contains(where: { $0 == 0x25 || (plusIsSpace && $0 == 0x2b) }) else { return String(text) }
        var bytes: [UInt8] = []
        var rest = text.utf8.makeIterator()
        while let byte = rest.next() {
            switch byte {
            case 0x25:
                guard let high = rest.next().flatMap(hexValue), let low = rest.next().flatMap(hexValue) else { return nil }
                bytes.append(high << 4 | low)
            case 0x2b where plusIsSpace: bytes.append(0x20)
            default: bytes.append(byte)
            }
        }
        let text = String(decoding: bytes, as: UTF8.self)
        return text.utf8.elementsEqual(bytes) ? text : nil  // what is no UTF-8 was repaired
    }

    /// The items of a query in order; broken escapes are kept as they are.
    public static func queryItems(_ query: String) -> [(name: String, value: String)] {
        query.split(separator: "&").map { item in
            let parts = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            let texts = parts.map { decode($0, plusIsSpace: true) ?? String($0) }
            return (texts[0], texts.count > 1 ? texts[1] : "")
        }
    }

    private static func hexValue(_ byte: UInt8) -> UInt8? {
        switch byte {
        case 0x30...0x39: byte - 0x30
        case 0x41...0x46: byte - 0x41 + 10
        case 0x61...0x66: byte - 0x61 + 10
        default: nil
        }
    }
}
