internal import HTTPCore

/// The head of one request, taken line by line. Strict where a lenient reading could differ from another server's: what is
/// not certain is refused, never repaired.
struct RequestHead {
    var method = HTTPMethod.get
    var minorVersion = 1
    var path = ""
    var query: String?
    var fields: [HTTPHeaders.Field] = []
    /// The authority of an absolute-form target, which must be the one `Host` names.
    var authority: String?
    var host: String?
    var contentLength: Int?
    var isChunked = false
    var closes = false
    var expectsContinue = false
    /// Whether a field may make the answer 304.
    var isConditional = false

    // MARK: - Request line, RFC 9112 §3

    mutating func takeRequestLine(_ line: Bytes) throws(HTTPRejection) {
        guard let first = line.position(of: 0x20), let last = line.position(of: 0x20, from: first + 1),
            ByteClass.token.containsAll(line.slice(0, first)), first > 0
        else { throw .malformed(.requestLine) }
        try takeVersion(line.slice(last + 1, line.count))
        guard let method = HTTPMethod(token: line.slice(0, first)) else { throw .unknownMethod }
        self.method = method
        try takeTarget(line.slice(first + 1, last))
        fields.reserveCapacity(8)
    }

    private mutating func takeVersion(_ version: Bytes) throws(HTTPRejection) {
        guard version.count == 8, version.startsWith("HTTP/"), (0x30...0x39).contains(version[5]), version[6] == 0x2e,
            (0x30...0x39).contains(version[7])
        else { throw .malformed(.requestLine) }
        guard version[5] == 0x31, version[7] <= 0x31 else { throw .unsupportedVersion }
        minorVersion = Int(version[7]) - 0x30
        closes = minorVersion == 0
    }

    /// Origin form, or absolute form, whose authority is then compared with `Host`. RFC 9112 §3.2.
    private mutating func takeTarget(_ target: Bytes) throws(HTTPRejection) {
        guard ByteClass.target.containsAll(target), !target.isEmpty else { throw .malformed(.target) }
        var origin = target
        if target[0] != 0x2f {
            let scheme = target.position(of: 0x3a).map { target.slice(0, $0) }
            guard let scheme, scheme.isText("http") || scheme.isText("https") else { throw .malformed(.target) }
            let rest = target.slice(scheme.count, target.count)
            guard rest.startsWith("://") else { throw .malformed(.target) }
            let end = [0x2f, 0x3f].compactMap { rest.position(of: $0, from: 3) }.min() ?? rest.count
            guard end > 3, ByteClass.host.containsAll(rest.slice(3, end)) else { throw .malformed(.target) }
            authority = rest.slice(3, end).text
            origin = rest.slice(end, rest.count)
        }
        let question = origin.position(of: 0x3f)
        let path = origin.slice(0, question ?? origin.count)
        self.path = path.isEmpty ? "/" : path.text
        query = question.map { origin.slice($0 + 1, origin.count).text }
    }

    // MARK: - Fields, RFC 9112 §5 and §6

    mutating func takeField(_ line: Bytes) throws(HTTPRejection) {
        let (name, value) = try Self.field(line)
        switch name.count {
        case 4 where name.isText("host"):
            guard host == nil, ByteClass.host.containsAll(value) else { throw .malformed(.host) }
            host = value.text
        case 6 where name.isText("expect"):
            guard value.isText("100-continue") else { throw .unknownExpectation }
            expectsContinue = true
        case 10 where name.isText("connection"):
            takeConnection(value)
        case 13 where name.isText("if-none-match"), 17 where name.isText("if-modified-since"):
            isConditional = true
        case 14 where name.isText("content-length"):
            guard contentLength == nil else { throw .malformed(.contentLength) }
            contentLength = try Self.length(value)
        case 17 where name.isText("transfer-encoding"):
            guard !isChunked, value.isText("chunked"), minorVersion > 0 else { throw .malformed(.transferEncoding) }
            isChunked = true
        default: break
        }
        fields.append((name.text, value.fieldText))
    }

    /// Name and value of a field line; also for trailers. A name is a token right up to the colon, so that a folded line and a
    /// blank before the colon are refused.
    static func field(_ line: Bytes) throws(HTTPRejection) -> (name: Bytes, value: Bytes) {
        var colon = 0
        while colon < line.count, ByteClass.token.contains(line[colon]) { colon += 1 }
        guard colon > 0, colon < line.count, line[colon] == 0x3a else {
            throw .malformed(colon == 0 && line[0].isBlank ? .foldedField : .fieldName)
        }
        let value = line.slice(colon + 1, line.count).trimmed
        for byte in value where !byte.isFieldValue { throw .malformed(.fieldValue) }
        return (line.slice(0, colon), value)
    }

    private mutating func takeConnection(_ value: Bytes) {
        var start = 0
        while start <= value.count {
            let end = value.position(of: 0x2c, from: start) ?? value.count
            if value.slice(start, end).trimmed.isText("close") { closes = true }
            start = end + 1
        }
    }

    /// Digits and nothing else: no sign, blank, list or hexadecimal. RFC 9110 §8.6.
    private static func length(_ value: Bytes) throws(HTTPRejection) -> Int {
        guard !value.isEmpty else { throw .malformed(.contentLength) }
        var length = 0
        var overflows = false
        for byte in value {
            guard (0x30...0x39).contains(byte) else { throw .malformed(.contentLength) }
            let (tens, much) = length.multipliedReportingOverflow(by: 10)
            let (sum, more) = tens.addingReportingOverflow(Int(byte) - 0x30)
            overflows = overflows || much || more
            length = sum
        }
        guard !overflows else { throw .bodyTooLarge }
        return length
    }

    /// What only the whole head can tell.
    func check() throws(HTTPRejection) {
        if isChunked && contentLength != nil { throw .malformed(.bothLengths) }
        if minorVersion > 0 && host == nil { throw .malformed(.host) }
        if let authority, let host, authority.lowercased() != host.lowercased() { throw .malformed(.host) }
    }
}

extension HTTPMethod {
    /// Names are compared with case. RFC 9110 §9.1.
    init?(token: Bytes) {
        if token.startsWith("GET"), token.count == 3 {
            self = .get
        } else {
            self.init(rawValue: token.text)
        }
    }
}
