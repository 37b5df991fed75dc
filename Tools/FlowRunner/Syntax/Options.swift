/// An option's value: written out, or taken from a variable when the step runs.
public enum Setting<Value: Sendable>: Sendable {
    case literal(Value)
    case expression(ExpressionNode)
}

/// One line of an `[Options]` section.
public struct OptionNode: Sendable {
    public enum Kind: Sendable {
        /// How many more times a failing step is tried; -1 without end.
        case retry(Setting<Int>)
        case retryInterval(Setting<Duration>)
        case delay(Setting<Duration>)
        case maxTime(Setting<Duration>)
        case skip(Setting<Bool>)
        case `repeat`(Setting<Int>)
        case variable(name: String, value: ValueNode)
        case location(Setting<Bool>)
        case locationTrusted(Setting<Bool>)
        case maxRedirects(Setting<Int>)
        case insecure(Setting<Bool>)
        case compressed(Setting<Bool>)
        case httpVersion(String, Setting<Bool>)
        case user(Template)
        case header(Template)
        /// Accepted for the sake of other tools and without effect here.
        case ignored
    }
    public let name: String
    public let kind: Kind
    public let position: SourcePosition

    static let names = [
        "retry", "retry-interval", "delay", "max-time", "skip", "repeat", "variable", "location", "location-trusted", "max-redirs",
        "insecure", "compressed", "http1.0", "http1.1", "http2", "user", "header", "verbose", "very-verbose", "output",
    ]
}
