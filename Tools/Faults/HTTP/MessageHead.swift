/// The head of a request or an answer: its lines stay as bytes, and what decides how to pass it on is read from them.
struct MessageHead {
    /// Why a head cannot be passed on, as the status it is answered with.
    struct Refusal: Error, Hashable {
        let status: Int
        let reason: String
    }

    /// The whole head with its empty line.
    private(set) var bytes: [UInt8]
    /// The first line's three words; of an answer the version, the status and the rest.
    private(set) var line: (Range<Int>, Range<Int>, Range<Int>)
    private(set) var contentLength: Int?
    private(set) var isChunked = false
    /// What `Connection` asks for; nil when it asks for nothing.
    private(set) var keepsAlive: Bool?
    private(set) var expectsContinue = false
    private(set) var wantsUpgrade = false
    /// Values of fields by which calls are told apart or passed on.
    private(set) var host: Range<Int>?
    private(set) var run: Range<Int>?
    private(set) var expectLine: Range<Int>?

    static let limit = 32 << 10

    /// Takes the head from the front of what was read. Lines that are empty before it are passed over (RFC 9112 §2.2).
    /// - Returns: nil while its end has not come.
    static func read(_ queue: ByteQueue) throws(Refusal) -> MessageHead? {
        while queue.bytes.first == 0x0d || queue.bytes.first == 0x0a { queue.drop(1) }
        let bytes = queue.bytes
        guard let end = self.end(of: bytes) else {
            guard bytes.count < limit else { throw Refusal(status: 431, reason: "the head is larger than \(limit) bytes") }
            return nil
        }
        guard end <= limit else { throw Refusal(status: 431, reason: "the head is larger than \(limit) bytes") }
        let head = try MessageHead(Array(bytes[..<end]))
        queue.drop(end)
        return head
    }

    /// Behind the empty line.
    private static func end(of bytes: UnsafeRawBufferPointer) -> Int? {
        var index = 3
        while index < bytes.count {
            // The byte at `index` says how far the end can be away at least.
            switch bytes[index] {
            case 0x0a:
                if bytes[index - 1] == 0x0d, bytes[index - 2] == 0x0a, bytes[index - 3] == 0x0d { return index + 1 }
                index += 2
            case 0x0d: index += 1
            default: index += 4
            }
        }
        return nil
    }

    private init(_ bytes: [UInt8]) throws(Refusal) {
        self.bytes = bytes
        line = (0..<0, 0..<0, 0..<0)
        var start = 0
        var isFirst = true
        while start < bytes.count {
            guard let end = bytes[start...].firstIndex(of: 0x0a), end > start, bytes[end - 1] == 0x0d else {
                throw Self.malformed("a line does not end with CRLF")
            }
            let line = start..<(end - 1)
            if isFirst { try readFirst(line) } else if !line.isEmpty { try readField(line) }
            isFirst = false
            start = end + 1
        }
        if isChunked, contentLength != nil { throw Self.malformed("both Content-Length and Transfer-Encoding") }
    }

    static func malformed(_ reason: String) -> Refusal { Refusal(status: 400, reason: reason) }

    private mutating func readFirst(_ range: Range<Int>) throws(Refusal) {
        guard let first = bytes[range].firstIndex(of: 0x20) else { throw Self.malformed("the first line has one word") }
        let rest = (first + 1)..<range.upperBound
        // An answer may have no reason phrase, and no space before it.
        let second = bytes[rest].firstIndex(of: 0x20) ?? range.upperBound
        line = (range.lowerBound..<first, rest.lowerBound..<second, min(second + 1, range.upperBound)..<range.upperBound)
    }

    private mutating func readField(_ range: Range<Int>) throws(Refusal) {
        guard let colon = bytes[range].firstIndex(of: UInt8(ascii: ":")), colon > range.lowerBound else {
            throw Self.malformed("a field has no name")
        }
        let name = range.lowerBound..<colon
        if bytes[name].contains(where: { $0 <= 0x20 || $0 == 0x7f }) { throw Self.malformed("a field's name has a space") }
        var value = (colon + 1)..<range.upperBound
        while let first = bytes[value].first, first == 0x20 || first == 0x09 { value = (value.lowerBound + 1)..<value.upperBound }
        while let last = bytes[value].last, last == 0x20 || last == 0x09 { value = value.lowerBound..<(value.upperBound - 1) }
        switch name.count {
        case 4 where has(name, "host"): host = value
        case 6 where has(name, "expect"):
            expectsContinue = has(value, "100-continue")
            expectLine = range.lowerBound..<(range.upperBound + 2)
        case 7 where has(name, "upgrade"): wantsUpgrade = true
        case 10 where has(name, "connection"): readConnection(value)
        case 10 where has(name, "x-test-run"): run = value
        case 14 where has(name, "content-length"):
            let digits = bytes[value]
            guard !digits.isEmpty, digits.count <= 15, digits.allSatisfy({ (0x30...0x39).contains($0) }) else {
                throw Self.malformed("Content-Length is no number")
            }
            let length = digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
            guard contentLength ?? length == length else { throw Self.malformed("two values of Content-Length") }
            contentLength = length
        case 17 where has(name, "transfer-encoding"):
            guard has(value, "chunked"), !isChunked else { throw Refusal(status: 501, reason: "Transfer-Encoding knows only chunked") }
            isChunked = true
        default: break
        }
    }

    private mutating func readConnection(_ value: Range<Int>) {
        for word in bytes[value].split(separator: UInt8(ascii: ",")) {
            let word = String(decoding: word, as: UTF8.self).lowercased().filter { $0 != " " && $0 != "\t" }
            if word == "close" { keepsAlive = false } else if word == "keep-alive", keepsAlive == nil { keepsAlive = true }
        }
    }

    /// Whether the bytes say this word, in whatever case.
    private func has(_ range: Range<Int>, _ word: StaticString) -> Bool {
        guard range.count == word.utf8CodeUnitCount else { return false }
        return word.withUTF8Buffer { word in zip(bytes[range], word).allSatisfy { ($0 >= 0x41 && $0 <= 0x5a ? $0 | 0x20 : $0) == $1 } }
    }

    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}

/// A request's head.
struct RequestHead {
    let head: MessageHead
    let isHead: Bool
    let isHTTP10: Bool

    static func read(_ queue: ByteQueue) throws(MessageHead.Refusal) -> RequestHead? {
        guard let head = try MessageHead.read(queue) else { return nil }
        return try RequestHead(head)
    }

    private init(_ head: MessageHead) throws(MessageHead.Refusal) {
        self.head = head
        let version = head.text(head.line.2)
        guard version.hasPrefix("HTTP/") else { throw MessageHead.malformed("the first line is no request line") }
        guard version == "HTTP/1.1" || version == "HTTP/1.0" else {
            throw .init(status: 505, reason: "only HTTP/1.1 and HTTP/1.0 are passed on")
        }
        isHTTP10 = version == "HTTP/1.0"
        let method = head.text(head.line.0)
        guard !method.isEmpty, method.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7f }), !head.line.1.isEmpty else {
            throw MessageHead.malformed("the first line is no request line")
        }
        isHead = method == "HEAD"
        if head.wantsUpgrade || method == "CONNECT" {
            throw .init(status: 501, reason: "a connection cannot become another protocol's here")
        }
    }

    var method: String { head.text(head.line.0) }
    var target: String { head.text(head.line.1) }
    /// Without the query; of an absolute target the path alone.
    var path: String {
        var target = target[...]
        if !target.hasPrefix("/"), let scheme = target.firstRange(of: "://") {
            target = target[scheme.upperBound...].drop { $0 != "/" && $0 != "?" }
        }
        let path = target.prefix { $0 != "?" && $0 != "#" }
        return path.isEmpty ? "/" : String(path)
    }
    var run: String? { head.run.map(head.text) }
    var keepsAlive: Bool { head.keepsAlive ?? !isHTTP10 }
    var body: BodyLength { head.isChunked ? .chunked : head.contentLength.map { .bytes($0) } ?? .none }

    /// The bytes to pass on: with the callee's own name in `Host` where the caller named the proxy, as a direct call would have it.
    func forwarded(replacing own: [UInt8], by callee: [UInt8], withoutExpect: Bool = false) -> [UInt8] {
        var cuts: [(Range<Int>, [UInt8])] = []
        if let host = head.host, head.bytes[host].elementsEqual(own) { cuts.append((host, callee)) }
        if withoutExpect, let line = head.expectLine { cuts.append((line, [])) }
        if cuts.isEmpty { return head.bytes }
        var result = head.bytes
        for (range, replacement) in cuts.sorted(by: { $0.0.lowerBound > $1.0.lowerBound }) {
            result.replaceSubrange(range, with: replacement)
        }
        return result
    }
}

/// An answer's head.
struct AnswerHead {
    let head: MessageHead
    let status: Int

    static func read(_ queue: ByteQueue) throws(MessageHead.Refusal) -> AnswerHead? {
        guard let head = try MessageHead.read(queue) else { return nil }
        guard head.text(head.line.0).hasPrefix("HTTP/1."), let status = Int(head.text(head.line.1)), (100...599).contains(status) else {
            throw MessageHead.malformed("the answer is not HTTP/1.1")
        }
        return AnswerHead(head: head, status: status)
    }

    var isInterim: Bool { status < 200 }
    private var isHTTP10: Bool { head.bytes.starts(with: Array("HTTP/1.0".utf8)) }

    /// RFC 9112 §6.3.
    func body(to request: RequestHead) -> BodyLength {
        if request.isHead || status < 200 || status == 204 || status == 304 { return .none }
        if head.isChunked { return .chunked }
        return head.contentLength.map { .bytes($0) } ?? .untilClose
    }

    var keepsAlive: Bool { head.keepsAlive ?? !isHTTP10 }
}
