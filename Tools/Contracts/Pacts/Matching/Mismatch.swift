public import JSONCoding

/// One way in which an answer is not what a consumer needs.
public struct Mismatch: Sendable, Equatable, CustomStringConvertible {
    /// `status`, `header Content-Type`, or a place in the body: `$.profile.timezone`.
    public let place: String
    /// In words: `a text like "Asia/Riyadh"`.
    public let expected: String
    /// In words: `nothing`, `12`, `a list`.
    public let actual: String

    public init(place: String, expected: String, actual: String) {
        self.place = place
        self.expected = expected
        self.actual = actual
    }

    public var description: String { "\(place): expected \(expected), found \(actual)" }

    /// `{"place": …, "expected": …, "actual": …}`
    public var json: JSONValue { ["place": .string(place), "expected": .string(expected), "actual": .string(actual)] }
}

extension JSONValue {
    /// The value for a message: whole when it is short, else its beginning, and the kind of what has members.
    var shown: String {
        switch self {
        case .array(let items): items.isEmpty ? "an empty list" : "a list of \(items.count)"
        case .object(let object): object.isEmpty ? "an empty object" : "an object with \(Self.names(object))"
        default: Self.cut(text())
        }
    }

    private static func names(_ object: JSONObject) -> String {
        let names = object.keys.sorted()
        return names.count <= 6 ? names.joined(separator: ", ") : names.prefix(6).joined(separator: ", ") + " and \(names.count - 6) more"
    }

    static func cut(_ text: String) -> String {
        let limit = 120
        return text.unicodeScalars.count <= limit ? text : String(String.UnicodeScalarView(text.unicodeScalars.prefix(limit))) + "…"
    }
}
