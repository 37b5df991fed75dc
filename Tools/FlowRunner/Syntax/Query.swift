/// What is taken from a response, before filters.
public struct QueryNode: Sendable {
    public enum Kind: Sendable {
        case status, version, url, redirects, body, bytes, rawBytes, duration, sha256, md5
        /// The address of the peer.
        case ip
        case certificate(CertificateField)
        case header(Template)
        case cookie(Template)
        case jsonPath(JSONPathNode)
        case xpath(Template)
        case regex(PatternNode)
        case variable(Template)
    }
    public let kind: Kind
    public let position: SourcePosition

    /// What a TLS server's certificate says.
    public enum CertificateField: String, Sendable, CaseIterable {
        case subject = "Subject"
        case issuer = "Issuer"
        case startDate = "Start-Date"
        case expireDate = "Expire-Date"
        case serialNumber = "Serial-Number"
        case subjectAlternativeName = "Subject-Alt-Name"
    }

    /// The words that start a query.
    static let names = [
        "status", "version", "url", "redirects", "header", "cookie", "body", "bytes", "rawbytes", "jsonpath", "xpath", "regex",
        "variable", "duration", "sha256", "md5", "certificate", "ip",
    ]
}

/// A JSONPath; parsed once when nothing in it has to be computed.
public struct JSONPathNode: Sendable {
    public let template: Template
    public let compiled: JSONPath?
}

/// A step from one value to another.
public struct FilterNode: Sendable {
    public enum Kind: Sendable {
        case count, first, last, location
        case nth(Setting<Int>)
        case regex(PatternNode)
        case replace(Template, Template)
        case replaceRegex(PatternNode, Template)
        case split(Template)
        case toInt, toFloat, toString
        case toDate(Template)
        case format(Template)
        case daysAfterNow, daysBeforeNow
        case base64Encode, base64Decode, base64URLSafeEncode, base64URLSafeDecode
        case urlEncode, urlDecode
        case urlQueryParam(Template)
        case htmlEscape, htmlUnescape
        case decode(Template)
        case utf8Encode, utf8Decode, toHex
        case jsonPath(JSONPathNode)
        case xpath(Template)
    }
    public let kind: Kind
    public let name: String
    public let position: SourcePosition

    /// Filters that take no argument.
    static let plain: [String: Kind] = [
        "count": .count, "first": .first, "last": .last, "location": .location, "toInt": .toInt, "toFloat": .toFloat,
        "toString": .toString, "daysAfterNow": .daysAfterNow, "daysBeforeNow": .daysBeforeNow, "base64Encode": .base64Encode,
        "base64Decode": .base64Decode, "base64UrlSafeEncode": .base64URLSafeEncode, "base64UrlSafeDecode": .base64URLSafeDecode,
        "urlEncode": .urlEncode, "urlDecode": .urlDecode, "htmlEscape": .htmlEscape, "htmlUnescape": .htmlUnescape,
        "utf8Encode": .utf8Encode, "utf8Decode": .utf8Decode, "toHex": .toHex,
    ]
    /// Filters that take one or two arguments.
    static let withArguments = [
        "nth", "regex", "replace", "replaceRegex", "split", "toDate", "format", "dateFormat", "urlQueryParam", "decode", "charsetDecode",
        "jsonpath", "xpath",
    ]
    static let names: [String] = plain.keys.sorted() + withArguments
}

/// What a value must satisfy.
public struct PredicateNode: Sendable {
    public enum Comparison: String, Sendable {
        case equal = "=="
        case notEqual = "!="
        case greater = ">"
        case greaterOrEqual = ">="
        case less = "<"
        case lessOrEqual = "<="
        case startsWith, endsWith, contains, includes
    }
    public enum Test: String, Sendable, CaseIterable {
        case exists, isBoolean, isCollection, isDate, isEmpty, isFloat, isInteger, isIsoDate, isNumber, isString, isList, isObject
        case isUuid, isIpv4, isIpv6
    }
    public enum Kind: Sendable {
        case compare(Comparison, ValueNode)
        case matches(PatternNode)
        case test(Test)
    }
    public let isNegated: Bool
    public let kind: Kind
    /// As written, without `not`.
    public let source: String
    public let position: SourcePosition

    /// The spellings of comparisons, older ones included.
    static let comparisons: [String: Comparison] = [
        "==": .equal, "!=": .notEqual, ">": .greater, ">=": .greaterOrEqual, "<": .less, "<=": .lessOrEqual, "startsWith": .startsWith,
        "endsWith": .endsWith, "contains": .contains, "includes": .includes, "equals": .equal, "notEquals": .notEqual,
        "greaterThan": .greater, "greaterThanOrEquals": .greaterOrEqual, "lessThan": .less, "lessThanOrEquals": .lessOrEqual,
    ]
    static let names: [String] = comparisons.keys.sorted() + ["matches", "not"] + Test.allCases.map(\.rawValue)
}
