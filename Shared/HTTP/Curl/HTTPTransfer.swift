internal import CCurl
internal import HTTPCore

/// A reusable easy handle that carries one HTTP request at a time. Used by one thread at a time; not Sendable.
public final class HTTPTransfer {
    let handle: EasyHandle
    private let keepsCookies: Bool

    /// - Parameter keepsCookies: keeps cookies from one request to the next. Off where requests of different users share it.
    public init(keepsCookies: Bool) throws(CurlError) {
        handle = try EasyHandle()
        self.keepsCookies = keepsCookies
    }

    /// Sets up the next request. The transfer must not be running.
    public func prepare(_ request: CurlRequest) throws(CurlError) {
        let options = request.options
        try handle.begin(protocols: "http,https")
        try handle.set(CURLOPT_URL, request.url)
        try handle.set(CURLOPT_USERAGENT, options.userAgent)
        try handle.set(CURLOPT_CONNECTTIMEOUT_MS, options.connectTimeout)
        if let timeout = options.timeout { try handle.set(CURLOPT_TIMEOUT_MS, timeout) }
        if options.compressed { try handle.set(CURLOPT_ACCEPT_ENCODING, "") }
        if options.pathAsIs { try handle.set(CURLOPT_PATH_AS_IS, 1) }
        if options.insecure {
            try handle.set(CURLOPT_SSL_VERIFYPEER, 0)
            try handle.set(CURLOPT_SSL_VERIFYHOST, 0)
        }
        if let path = options.certificateAuthorities { try handle.set(CURLOPT_CAINFO, path) }
        if let version = options.version { try handle.set(CURLOPT_HTTP_VERSION, Self.code(of: version)) }
        try setConnection(options)
        if keepsCookies { try handle.set(CURLOPT_COOKIEFILE, "") }  // no file: only switches the cookie engine on
        if let credentials = request.basicAuth {
            try handle.set(CURLOPT_USERNAME, credentials.user)
            try handle.set(CURLOPT_PASSWORD, credentials.password)
        }
        handle.sink.bodyLimit = max(0, options.maximumBodyBytes)
        try setMethodAndBody(request)
        try setHeaders(request)
        if let onSent = request.onSent { try handle.reportSent(to: onSent) }
        if let saving = request.saving {
            try handle.set(CURLOPT_BUFFERSIZE, Self.downloadBuffer)
            handle.sink.target = try FileTarget(saving)
        }
    }

    /// What the finished transfer gave.
    func response(_ code: CURLcode) throws(CurlError) -> CurlResponse {
        defer { handle.sink.reset() }  // a handle that waits for its next request holds no body
        guard code == CURLE_OK else { throw handle.error(code) }
        let saved = handle.sink.isSuccess ? try handle.sink.target?.keep() : nil
        var response = CurlResponse(
            status: HTTPStatus(handle.long(CURLINFO_RESPONSE_CODE)), headers: handle.sink.headers, body: handle.sink.body,
            savedBytes: saved,
            version: Self.name(ofVersion: handle.long(CURLINFO_HTTP_VERSION)), url: handle.string(CURLINFO_EFFECTIVE_URL) ?? "",
            remoteAddress: handle.string(CURLINFO_PRIMARY_IP) ?? "", remotePort: handle.long(CURLINFO_PRIMARY_PORT),
            timings: timings, isNewConnection: handle.long(CURLINFO_NUM_CONNECTS) > 0)
        response.certificate = handle.certificate
        return response
    }

    /// What becomes of a transfer that runs when its time is over.
    public var overdue: CurlError {
        // Every transfer notes when it began to send. When its name was looked up one does not that joined another's connection.
        if handle.microseconds(CURLINFO_PRETRANSFER_TIME_T) > .zero { return .timedOut(connecting: false) }
        return handle.microseconds(CURLINFO_NAMELOOKUP_TIME_T) > .zero ? .timedOut(connecting: true) : .noConnection
    }

    /// libcurl 7 takes the beginning of an upload for the answer's, so the sink has noted when pieces of both passed by.
    private var timings: CurlResponse.Timings {
        let now = ContinuousClock.now, total = handle.microseconds(CURLINFO_TOTAL_TIME_T)
        let connect = handle.microseconds(CURLINFO_CONNECT_TIME_T)
        func moment(_ instant: ContinuousClock.Instant?, or known: CURLINFO) -> Duration {
            min(total, max(connect, instant.map { total - (now - $0) } ?? handle.microseconds(known)))
        }
        let startTransfer = moment(handle.sink.answered, or: CURLINFO_STARTTRANSFER_TIME_T)
        return CurlResponse.Timings(
            nameLookup: handle.microseconds(CURLINFO_NAMELOOKUP_TIME_T), connect: connect,
            tls: handle.microseconds(CURLINFO_APPCONNECT_TIME_T),
            sent: min(startTransfer, moment(handle.sink.handedOver, or: CURLINFO_PRETRANSFER_TIME_T)), startTransfer: startTransfer,
            total: total)
    }

    private func setMethodAndBody(_ request: CurlRequest) throws(CurlError) {
        guard Self.isToken(request.method) else { throw .invalidRequest("method") }
        switch request.body {
        case .multipart(let parts):
            try handle.setMultipart(parts)
            try handle.set(CURLOPT_CUSTOMREQUEST, request.method)
        case .bytes(let bytes):
            handle.sink.upload = bytes
            try setUpload(bytes.count, request)
        case .file(let path, let range):
            let source = try FileSource(path: path, range: range)
            handle.sink.source = source
            try handle.set(CURLOPT_UPLOAD_BUFFERSIZE, Self.uploadBuffer)
            try setUpload(source.count, request)
        case .none where request.method == "HEAD":
            try handle.set(CURLOPT_NOBODY, 1)
        case .none where ["POST", "PUT", "PATCH"].contains(request.method):
            try setUpload(0, request)  // these announce a length even when it is zero
        case .none:
            try handle.set(CURLOPT_HTTPGET, 1)
            try handle.set(CURLOPT_CUSTOMREQUEST, request.method)
        }
        if request.isReplayable || request.options.authentication != .basic {  // whose first try has no body, or is refused unread
            try handle.allowRewind()
        } else {
            // libcurl sends a request again by itself when a kept connection dies under it, although the peer may have acted on
            // it. It cannot where there is an upload that it cannot rewind; a request without one gets its own connection.
            if !handle.sink.upload.isEmpty || handle.sink.source.map({ $0.count > 0 }) ?? false { return }
            try handle.set(CURLOPT_FRESH_CONNECT, 1)
        }
    }

    private func setUpload(_ count: Int, _ request: CurlRequest) throws(CurlError) {
        try handle.set(CURLOPT_POST, 1)
        try handle.set(CURLOPT_POSTFIELDSIZE_LARGE, offset: count)
        try handle.set(CURLOPT_CUSTOMREQUEST, request.method)
    }

    private func setHeaders(_ request: CurlRequest) throws(CurlError) {
        var lines: [String] = []
        let without = Set(request.options.withoutHeaders.map { $0.lowercased() })
        for (name, value) in request.headers where !without.contains(name.lowercased()) {
            guard Self.isToken(name) else { throw .invalidRequest("header name") }
            guard !value.utf8.contains(where: { $0 == 0x0d || $0 == 0x0a || $0 == 0 }) else { throw .invalidRequest("header \(name)") }
            lines.append(value.isEmpty ? "\(name);" : "\(name): \(value)")  // libcurl's way to spell an empty field
        }
        // libcurl would add these by itself; an empty one after the colon takes it away.
        for name in request.options.withoutHeaders {
            guard Self.isToken(name) else { throw .invalidRequest("header name") }
            lines.append("\(name):")
        }
        if request.headers["Expect"] == nil { lines.append("Expect:") }
        switch request.body {
        case .multipart: break
        case .none, .bytes, .file: if request.headers["Content-Type"] == nil { lines.append("Content-Type:") }
        }
        try handle.setList(CURLOPT_HTTPHEADER, lines)
    }

    /// Bytes read from the socket at a time. libcurl goes round a hundred times before others have their turn.
    private static let downloadBuffer = 64 << 10
    private static let uploadBuffer = 256 << 10

    /// RFC 9110 §5.6.2.
    private static func isToken(_ text: String) -> Bool {
        !text.isEmpty
            && text.utf8.allSatisfy { byte in
                (0x30...0x39).contains(byte) || (0x41...0x5a).contains(byte) || (0x61...0x7a).contains(byte)
                    || "!#$%&'*+-.^_`|~".utf8.contains(byte)
            }
    }

    private static func code(of version: CurlRequest.Version) -> Int {
        switch version {
        case .http10: CURL_HTTP_VERSION_1_0
        case .http11: CURL_HTTP_VERSION_1_1
        case .http2: CURL_HTTP_VERSION_2_0
        case .http2PriorKnowledge: CURL_HTTP_VERSION_2_PRIOR_KNOWLEDGE
        case .http3: CURL_HTTP_VERSION_3
        }
    }

    private static func name(ofVersion code: Int) -> String {
        switch code {
        case CURL_HTTP_VERSION_1_0: "HTTP/1.0"
        case CURL_HTTP_VERSION_1_1: "HTTP/1.1"
        case CURL_HTTP_VERSION_2_0: "HTTP/2"
        case CURL_HTTP_VERSION_3: "HTTP/3"
        default: ""
        }
    }
}
