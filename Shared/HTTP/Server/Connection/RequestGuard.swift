internal import HTTPCore

/// Frames the requests of one connection: head, then a body of known length or of chunks, then the next head. Between the head and
/// the body its owner says where the body goes.
///
/// A pure state machine over the raw bytes, and the only reader of what a peer sends. What two parsers could frame differently, such as
/// folded lines, bare CRs and bare LFs, is refused.
struct RequestGuard {
    fileprivate enum Stage { case requestLine, fields, intake, body, chunkSize, chunkData, chunkEnd, trailers, complete }

    /// How far a request has come.
    enum Progress {
        case partial
        /// The head is complete and announces a body: `acceptBody` comes before more bytes.
        case head
        case complete
    }

    private let limits: HTTPLimits
    private var stage = Stage.requestLine
    private var head = RequestHead()
    private var body: [UInt8] = []
    /// Takes the body in place of `body`.
    private var sink: (any BodySink)?
    private var bodyLimit = 0
    /// Bytes of the body so far.
    private(set) var bodyBytes = 0
    /// The start of a line whose end has not arrived.
    private var partial: [UInt8] = []
    /// Bytes of request line, fields and trailers so far.
    private var headBytes = 0
    private var remaining = 0
    private var skippedBlankLine = false
    private var owesContinue = false

    init(limits: HTTPLimits) { self.limits = limits }

    /// No byte of the next request has arrived.
    var isPristine: Bool { stage == .requestLine && partial.isEmpty }
    /// The head is complete and the body is not.
    var isReadingBody: Bool { stage != .requestLine && stage != .fields && stage != .complete }
    /// The body is kept here, not in a sink.
    var isBodyInMemory: Bool { isReadingBody && sink == nil }
    var isHead: Bool { head.method == .head && stage != .requestLine }
    var minorVersion: Int { head.minorVersion }
    var closes: Bool { head.closes }
    var isConditional: Bool { head.isConditional }

    /// Takes bytes as they arrive, up to the end of a head with a body or of the request. What follows belongs to the body or to
    /// the next request.
    /// - Returns: how many bytes were taken (all, when `partial`), and how far that led.
    mutating func consume(_ bytes: Bytes) throws(HTTPRejection) -> (used: Int, progress: Progress) {
        var index = 0
        while true {
            switch stage {
            case .complete:
                return (index, .complete)
            case .intake:
                return (index, .head)
            case .body, .chunkData:
                let count = min(remaining, bytes.count - index)
                try takeBody(bytes.slice(index, index + count))
                index += count
                remaining -= count
                guard remaining == 0 else { return (index, .partial) }
                stage = stage == .body ? .complete : .chunkEnd
            case .requestLine, .fields, .chunkSize, .chunkEnd, .trailers:
                guard index < bytes.count else { return (index, .partial) }
                guard let end = bytes.position(of: 0x0a, from: index) else {
                    partial.append(contentsOf: bytes.slice(index, bytes.count))
                    try checkSize(of: partial.count)
                    try checkFirstByte()
                    return (bytes.count, .partial)
                }
                try takeLine(bytes.slice(index, end))
                index = end + 1
            }
        }
    }

    /// Whether the peer waits to be told to go on: true once a request, when its head came with `Expect` and no body yet.
    mutating func takeContinue() -> Bool {
        defer { owesContinue = false }
        return owesContinue && isReadingBody && bodyBytes == 0 && partial.isEmpty
    }

    /// The head by itself, once it is complete.
    func announced(peerAddress: String) -> HTTPRequest { request(peerAddress, file: nil) }

    /// The complete request; the guard is then ready for the next.
    /// - Parameter file: where the body is, when it went into a sink.
    mutating func take(peerAddress: String, file: BodyFile? = nil) -> HTTPRequest {
        let request = request(peerAddress, file: file)
        self = RequestGuard(limits: limits)
        return request
    }

    private func request(_ peerAddress: String, file: BodyFile?) -> HTTPRequest {
        HTTPRequest(
            method: head.method, path: head.path, query: head.query, headers: HTTPHeaders(head.fields), body: body, file: file,
            peerAddress: peerAddress)
    }

    // MARK: - Body

    /// Goes on to the body of the head that is complete.
    /// - Parameters:
    ///   - limit: bytes; a longer announced length is refused here, chunks when they come to it.
    ///   - sink: takes the body instead of the request; made only when the announced length is within the limit.
    mutating func acceptBody(upTo limit: Int, into sink: () throws(HTTPRejection) -> (any BodySink)?) throws(HTTPRejection) {
        bodyLimit = limit
        let length = head.contentLength ?? 0
        guard length <= limit else { throw .bodyTooLarge }
        self.sink = try sink()
        if head.isChunked {
            stage = .chunkSize
        } else if length > 0 {
            remaining = length
            // A length is a claim: memory follows the bytes that arrive.
            if self.sink == nil { body.reserveCapacity(min(length, 16 << 10)) }
            stage = .body
        } else {
            stage = .complete
        }
    }

    private mutating func takeBody(_ bytes: Bytes) throws(HTTPRejection) {
        guard !bytes.isEmpty else { return }
        if let sink { try sink.write(bytes) } else { body.append(contentsOf: bytes) }
        bodyBytes += bytes.count
    }

    // MARK: - Lines

    private mutating func takeLine(_ end: Bytes) throws(HTTPRejection) {
        if partial.isEmpty { return try takeWhole(end) }
        var line = partial
        partial = []
        line.append(contentsOf: end)
        try line.withUnsafeBufferPointer { line throws(HTTPRejection) in try takeWhole(line) }
    }

    /// - Parameter line: up to, and without, its LF.
    private mutating func takeWhole(_ line: Bytes) throws(HTTPRejection) {
        guard line.last == 0x0d else { throw .malformed(stage.isChunked ? .chunk : .lineEnding) }
        try checkSize(of: line.count + 1)
        let content = line.slice(0, line.count - 1)
        if !stage.isChunked { headBytes += line.count + 1 }
        switch stage {
        case .requestLine:
            // RFC 9112 §2.2: one empty line before a request is what some clients leave behind a body.
            if content.isEmpty {
                guard !skippedBlankLine else { throw .malformed(.requestLine) }
                skippedBlankLine = true
            } else {
                stage = .fields
                try head.takeRequestLine(content)
            }
        case .fields:
            if content.isEmpty { return try endHead() }
            guard head.fields.count < limits.fieldCount else { throw .headTooLarge }
            try head.takeField(content)
        case .chunkSize: try takeChunkSize(content)
        case .chunkEnd:
            guard content.isEmpty else { throw .malformed(.chunk) }
            stage = .chunkSize
        case .trailers:
            // RFC 9110 §6.5.1: valid trailers are read and dropped; nothing in them may change what was framed.
            if content.isEmpty { stage = .complete } else { _ = try RequestHead.field(content) }
        case .intake, .body, .chunkData, .complete: break
        }
    }

    private mutating func endHead() throws(HTTPRejection) {
        try head.check()
        owesContinue = head.expectsContinue && head.minorVersion > 0
        stage = head.isChunked || head.contentLength != nil ? .intake : .complete
    }

    /// RFC 9112 §7.1: hexadecimal digits; extensions are read over.
    private mutating func takeChunkSize(_ line: Bytes) throws(HTTPRejection) {
        var size = 0
        var digits = 0
        while digits < line.count, let digit = line[digits].hexDigit {
            guard size <= Int.max >> 5 else { throw .malformed(.chunk) }
            size = size << 4 + digit
            digits += 1
        }
        guard digits > 0, digits == line.count || line[digits] == 0x3b else { throw .malformed(.chunk) }
        for byte in line.slice(digits, line.count) where !byte.isFieldValue { throw .malformed(.chunk) }
        guard size <= bodyLimit - bodyBytes else { throw .bodyTooLarge }
        remaining = size
        stage = size == 0 ? .trailers : .chunkData
    }

    // MARK: - Limits

    private func checkSize(of line: Int) throws(HTTPRejection) {
        switch stage {
        case .requestLine:
            if line > limits.requestLineBytes { throw .targetTooLong }
        case .fields, .trailers:
            if headBytes + line > limits.headBytes { throw .headTooLarge }
        default:
            if line > Self.chunkLineBytes { throw .malformed(.chunk) }
        }
    }

    /// What cannot become a request line (TLS on the wrong port) is not waited for.
    private func checkFirstByte() throws(HTTPRejection) {
        guard stage == .requestLine, let first = partial.first else { return }
        guard ByteClass.token.contains(first) || first == 0x0d else { throw .malformed(.requestLine) }
    }

    private static let chunkLineBytes = 256
}

extension RequestGuard.Stage {
    fileprivate var isChunked: Bool { self == .chunkSize || self == .chunkEnd }
}
