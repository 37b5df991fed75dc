public import Wire

extension Schema {
    /// What a value may be, in words: `text of 1 to 100 characters`. Lists and maps say what they hold; a type that has a name of its own
    /// is called by it.
    /// - Parameter name: that of the values' type, where there is one to show.
    public func words(_ name: String?) -> String {
        switch self {
        case .boolean(let only): only.map { "\($0), and nothing else" } ?? "true or false"
        case .integer(let minimum, let maximum): "whole number" + Self.bounds(minimum.map(String.init), maximum.map(String.init))
        case .number(let minimum, let maximum): "number" + Self.bounds(minimum.map(Self.short), maximum.map(Self.short))
        case .string(let rules): rules.words
        case .enumeration: name ?? "word"
        case .array(let element, let minimum, let maximum):
            "list of \(element.words(name))" + Self.count(minimum, maximum, of: "item")
        case .map(let element, let names):
            "object of \(element.words(name)) by name" + (names.map { ", \($0.maximum) at most" } ?? "")
        case .object(let object): object.isOpen ? "any JSON object" : name ?? "object"
        case .any: "any JSON"
        }
    }

    private static func bounds(_ minimum: String?, _ maximum: String?) -> String {
        switch (minimum, maximum) {
        case (let minimum?, let maximum?): ", \(minimum) to \(maximum)"
        case (let minimum?, nil): ", \(minimum) or more"
        case (nil, let maximum?): ", \(maximum) at most"
        case (nil, nil): ""
        }
    }

    private static func count(_ minimum: Int?, _ maximum: Int?, of noun: String) -> String {
        switch (minimum, maximum) {
        case (let minimum?, let maximum?) where minimum == maximum: ", exactly \(minimum) \(noun)\(minimum == 1 ? "" : "s")"
        case (let minimum?, let maximum?): ", \(minimum) to \(maximum) \(noun)s"
        case (let minimum?, nil): ", \(minimum) \(noun)\(minimum == 1 ? "" : "s") at least"
        case (nil, let maximum?): ", \(maximum) \(noun)\(maximum == 1 ? "" : "s") at most"
        case (nil, nil): ""
        }
    }

    /// `20` rather than `20.0`.
    private static func short(_ value: Double) -> String {
        value == value.rounded() && abs(value) < 1e15 ? String(Int64(value)) : String(value)
    }

    /// The words of a closed set in it.
    var listedWords: [String]? {
        switch self {
        case .enumeration(let words): words
        case .array(let element, _, _), .map(let element, _): element.listedWords
        case .boolean, .integer, .number, .string, .object, .any: nil
        }
    }

    /// The object in it that a reference shows.
    public var shownObject: ObjectSchema? {
        switch self {
        case .object(let object): object.isOpen ? nil : object
        case .array(let element, _, _), .map(let element, _): element.shownObject
        case .boolean, .integer, .number, .string, .enumeration, .any: nil
        }
    }

    /// The regular expression that a text in it has to match, where its author wrote one.
    var pattern: String? {
        switch self {
        case .string(let rules): rules.pattern
        case .array(let element, _, _), .map(let element, _): element.pattern
        case .boolean, .integer, .number, .enumeration, .object, .any: nil
        }
    }
}

extension StringRules {
    fileprivate var words: String {
        let kind =
            switch format {
            case "uuid": "UUID"
            case "date-time": "moment in UTC"
            case "date": "date"
            case "uri": "URL"
            default: isSensitive ? "secret text" : "text"
            }
        var parts = [kind]
        let most = maximumCharacters ?? maximum
        switch (minimum, most) {
        case (let least?, let most?) where least == most: parts.append("of \(most) characters")
        case (let least?, let most?): parts.append("of \(least) to \(most) characters")
        case (nil, let most?): parts.append("of at most \(most) characters")
        case (let least?, nil): parts.append("of \(least) characters or more")
        case (nil, nil): break
        }
        return parts.joined(separator: " ")
    }
}
