/// Text with `{{…}}` in it.
public struct Template: Sendable {
    public enum Part: Sendable {
        case text(String)
        case expression(ExpressionNode)
    }
    public var parts: [Part]
    /// As written, with its braces and escapes.
    public var source: String
    public let position: SourcePosition

    /// The text when nothing in it has to be computed.
    public var literal: String? {
        var text = ""
        for part in parts {
            guard case .text(let piece) = part else { return nil }
            text += piece
        }
        return text
    }
}

/// A JSON body whose strings and values may be templates; every other byte is as written.
public struct JSONTemplate: Sendable {
    public enum Part: Sendable {
        case text(String)
        /// `quoted` inside a JSON string, where the value is escaped.
        case expression(ExpressionNode, quoted: Bool)
    }
    public let parts: [Part]
    public let source: String
}

/// What stands between `{{` and `}}`.
public struct ExpressionNode: Sendable {
    public enum Head: Sendable, Hashable {
        case variable(String)
        case newUUID
        case newDate

        /// Why no variable may have this name; nil for one that any may have.
        static func reserved(_ name: String) -> String? {
            ["getEnv", "newDate", "newUuid"].contains(name) ? "\(name) is a function and cannot name a variable" : nil
        }
    }
    public let head: Head
    public let filters: [FilterNode]
    public let position: SourcePosition
}

/// A regular expression: a `/literal/` or a string with templates.
public struct PatternNode: Sendable {
    public let template: Template
}

/// A value written in an assert or a filter's argument.
public enum ValueNode: Sendable {
    case null
    case bool(Bool)
    case integer(Int64)
    /// A whole number beyond 64 bits, by its digits.
    case bigInteger(String)
    case number(Double)
    case string(Template)
    case bytes([UInt8])
    case file(Template)
    case expression(ExpressionNode)
}
