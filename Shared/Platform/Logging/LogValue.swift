/// A field of a log line.
public enum LogValue: Sendable, Hashable, ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
    ExpressibleByBooleanLiteral, ExpressibleByNilLiteral, ExpressibleByStringInterpolation
{
    case string(String)
    case integer(Int64)
    case number(Double)
    case bool(Bool)
    case null

    /// A secret is never held by a log line; it prints as `<redacted>`.
    public static func secret(_: Secret) -> LogValue { .string(Secret.redacted) }
    public static func integer(_ value: Int) -> LogValue { .integer(Int64(value)) }

    public init(stringLiteral value: String) { self = .string(value) }
    public init(integerLiteral value: Int64) { self = .integer(value) }
    public init(floatLiteral value: Double) { self = .number(value) }
    public init(booleanLiteral value: Bool) { self = .bool(value) }
    public init(nilLiteral: ()) { self = .null }
}

/// How much a line matters, least first.
public enum LogLevel: String, Sendable, Hashable, CaseIterable, Comparable {
    case trace, debug, info, notice, warning, error, critical

    /// Its place among all cases.
    var rank: Int {
        switch self {
        case .trace: 0
        case .debug: 1
        case .info: 2
        case .notice: 3
        case .warning: 4
        case .error: 5
        case .critical: 6
        }
    }

    public static func < (a: LogLevel, b: LogLevel) -> Bool { a.rank < b.rank }
}
