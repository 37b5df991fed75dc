internal import HTTPClient
internal import HTTPCore
internal import Platform
internal import Security
internal import XML

/// A call to the service, before it is signed.
struct S3Call: Sendable {
    enum Body: Sendable {
        case bytes([UInt8])
        /// - Parameters:
        ///   - size: in bytes.
        ///   - sha256: of the whole file.
        case file(path: String, size: Int, sha256: [UInt8])
    }

    var method: HTTPMethod
    /// Percent-encoded.
    var path: String
    /// Decoded.
    var query: [SigV4.Request.Pair] = []
    var headers = HTTPHeaders()
    var body = Body.bytes([])
    /// Nil for the store's own.
    var deadline: Duration?

    init(_ method: HTTPMethod, path: String, query: [SigV4.Request.Pair] = [], headers: HTTPHeaders = HTTPHeaders()) {
        self.method = method
        self.path = path
        self.query = query
        self.headers = headers
    }

    var bodyBytes: Int {
        switch body {
        case .bytes(let bytes): bytes.count
        case .file(_, let size, _): size
        }
    }

    fileprivate var payloadHash: String {
        switch body {
        case .bytes(let bytes): hex(sha256(bytes))
        case .file(_, _, let sha256): hex(sha256)
        }
    }

    fileprivate var content: ClientBody {
        switch body {
        case .bytes(let bytes): .bytes(bytes)
        case .file(let path, let size, _): .file(path: path, range: 0..<size)
        }
    }
}

/// What the service answered.
struct S3Answer: Sendable {
    let status: HTTPStatus
    let headers: HTTPHeaders
    let body: [UInt8]
    let fileBytes: Int?

    init(_ response: ClientResponse) {
        status = response.status
        headers = response.headers
        body = response.body
        fileBytes = response.fileBytes
    }

    /// S3's error code; empty where there is none, as in any answer to HEAD.
    var code: String { errorElement?["Code"]?.text ?? "" }

    var etag: String { Self.unquoted(headers["ETag"] ?? "") }

    static func unquoted(_ tag: String) -> String {
        tag.hasPrefix("\"") && tag.hasSuffix("\"") && tag.utf8.count > 1 ? String(tag.dropFirst().dropLast()) : tag
    }

    /// The XML of a success. S3 begins some answers before it knows their end, so an error can come with 200.
    func document() throws(ObjectStoreError) -> XMLElement {
        try check()
        guard let root = try? XMLElement(parsing: body) else { throw .unavailable(retryable: true, reason: "the service sent no XML") }
        guard root.name != "Error" else { throw error }
        return root
    }

    func check() throws(ObjectStoreError) { if !status.isSuccess { throw error } }

    private var errorElement: XMLElement? {
        guard !body.isEmpty, let root = try? XMLElement(parsing: body), root.name == "Error" else { return nil }
        return root
    }

    var error: ObjectStoreError {
        let code = code
        return switch (code, status.code) {
        case ("NoSuchKey", _), ("NoSuchUpload", _): .notFound
        case ("NoSuchBucket", _): .unavailable(retryable: false, reason: code)
        case ("InvalidPart", _), ("InvalidPartOrder", _), ("EntityTooSmall", _): .invalidPart(number: nil)
        case ("QuotaExceeded", _), ("XMinioStorageFull", _), (_, 507): .storageFull
        case ("OperationAborted", _), ("ConditionalRequestConflict", _), ("RequestTimeout", _), ("SlowDown", _), ("InternalError", _),
            (_, 429),
            (_, 500...599):
            .unavailable(retryable: true, reason: code.isEmpty ? "status \(status.code)" : code)
        case ("", 404): .notFound
        default: .refused(ObjectRefusal(code: code.isEmpty ? "Status\(status.code)" : code, status: status.code))
        }
    }
}

extension S3Store {
    func send(_ call: S3Call) async throws(ObjectStoreError) -> S3Answer {
        do throws(HTTPClientError) {
            return S3Answer(try await client.send(signed(call), deadline: deadline(of: call)))
        } catch {
            throw ObjectStoreError(error)
        }
    }

    /// The body of a success goes to a new file.
    func download(_ call: S3Call, to path: String) async throws(ObjectStoreError) -> S3Answer {
        do throws(HTTPClientError) {
            return S3Answer(try await client.download(signed(call), to: path, maximum: .max, deadline: deadline(of: call)))
        } catch {
            if case .file(let code) = error { throw DiskError.system(code, call: "download").asFetchError }
            throw ObjectStoreError(error)
        }
    }

    private func deadline(of call: S3Call) -> Duration {
        (call.deadline ?? configuration.deadline) + .seconds(call.bodyBytes / configuration.slowestBytesPerSecond)
    }

    private func signed(_ call: S3Call) -> ClientRequest {
        let scope = SigV4.Scope(time: clock.now(), region: configuration.region)
        var headers = call.headers
        headers.add("x-amz-date", scope.timestamp)
        headers.add("x-amz-content-sha256", call.payloadHash)
        let request = SigV4.Request(
            method: call.method.rawValue, path: call.path, query: call.query,
            headers: [("host", bucket.host)] + headers.map { ($0.name, $0.value) }, payloadHash: call.payloadHash)
        headers.add("Authorization", SigV4.authorization(of: request, scope: scope, credentials: configuration.credentials))
        return ClientRequest(
            method: call.method, url: bucket.url(path: call.path, query: QueryParameters(call.query).canonical), headers: headers,
            body: call.content)
    }
}

extension ObjectStoreError {
    init(_ error: HTTPClientError) {
        self =
            switch error {
            case .connectFailed, .noConnection: .unavailable(retryable: true, reason: "no connection")
            case .deadlineExceeded: .unavailable(retryable: true, reason: "no answer in time")
            case .cancelled: .cancelled
            case .circuitOpen: .unavailable(retryable: true, reason: "failed too often just now")
            case .tooLarge(let limit): .tooLarge(limit: limit)
            case .file(let code): DiskError.system(code, call: "file").asStoreError
            case .tls: .unavailable(retryable: false, reason: "no trusted connection")
            case .reset: .unavailable(retryable: true, reason: "the connection broke")
            case .invalidRequest(let what): .unavailable(retryable: false, reason: "not a request: \(what)")
            case .failed(let code, _): .unavailable(retryable: false, reason: "libcurl error \(code)")
            }
    }
}
