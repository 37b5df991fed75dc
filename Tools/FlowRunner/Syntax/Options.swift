/// An option's value: written out, or taken from a variable when the step runs.
public enum Setting<Value: Sendable>: Sendable {
    case literal(Value)
    case expression(ExpressionNode)
}

/// One line of an `[Options]` section.
public struct OptionNode: Sendable {
    public enum Kind: Sendable {
        case flag(Flag, Setting<Bool>)
        case number(Number, Setting<Int>)
        case time(Time, Setting<Duration>)
        case text(Text, Template)
        case variable(name: String, value: ValueNode)
    }
    public let name: String
    public let kind: Kind
    public let position: SourcePosition

    /// The options that are true or false, by their names.
    public enum Flag: String, Sendable, CaseIterable {
        case compressed, digest, insecure, ipv4, ipv6, location, negotiate, netrc, ntlm, skip, verbose
        case failWithBody = "fail-with-body"
        case http10 = "http1.0"
        case http11 = "http1.1"
        case http2
        case http2PriorKnowledge = "http2-prior-knowledge"
        case http3
        case locationTrusted = "location-trusted"
        case netrcOptional = "netrc-optional"
        /// A JSONPath always gives a list.
        case noJSONPathCoercion = "no-jsonpath-coercion"
        case pathAsIs = "path-as-is"
        case veryVerbose = "very-verbose"
    }

    public enum Number: String, Sendable, CaseIterable {
        /// Bytes a second, both ways.
        case limitRate = "limit-rate"
        /// -1 without end.
        case maxRedirects = "max-redirs"
        /// -1 without end.
        case `repeat`
        /// How many more times a failing step is tried; -1 without end.
        case retry

        public var least: Int { self == .limitRate ? 1 : -1 }
    }

    public enum Time: String, Sendable, CaseIterable {
        case connectTimeout = "connect-timeout"
        case delay
        case maxTime = "max-time"
        case retryInterval = "retry-interval"
    }

    public enum Text: String, Sendable, CaseIterable {
        case awsSignature = "aws-sigv4"
        case authorities = "cacert"
        /// With its password behind a colon.
        case certificate = "cert"
        case connectTo = "connect-to"
        case header
        case key
        case netrcFile = "netrc-file"
        case noHeader = "no-header"
        case output
        case pinnedKey = "pinnedpubkey"
        case proxy, resolve
        case unixSocket = "unix-socket"
        case user
        case verbosity
    }

    public static let names: [String] =
        (Flag.allCases.map(\.rawValue) + Number.allCases.map(\.rawValue) + Time.allCases.map(\.rawValue) + Text.allCases.map(\.rawValue)
        + ["variable"]).sorted()
}
