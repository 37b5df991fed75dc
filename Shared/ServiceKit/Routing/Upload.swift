public import HTTPCore
internal import HTTPServer
public import Wire

/// A route whose body goes into a file.
struct Upload: Sendable {
    let directory: String
    /// The most bytes that are taken; throws what the request is refused with.
    let admit: @Sendable (Exchange) throws -> Int
}

extension Endpoint where By == Anyone, Body == Nothing, Output == RawOutput {
    /// Serves this endpoint with a body that is received into a file of its own, however large.
    /// - Parameters:
    ///   - directory: where the files are made; the server makes no directories. A handler keeps a file by renaming it, which is
    ///     atomic within one file system; otherwise it goes when the handler has answered. What a crash leaves behind has names that
    ///     begin with `BodyFile.namePrefix`.
    ///   - admit: called with the head alone, once for each request and before a byte of the body is read. Returns the most bytes
    ///     that are taken (413 beyond), or throws the `APIError` to answer with. Must not wait and has no effects.
    ///   - body: called with the whole body in `file`; `HTTPRequest.body` is empty.
    public func handleUpload(
        into directory: String, admit: @escaping @Sendable (Call<By, Parameters, Body>, HTTPRequest) throws -> Int,
        _ body: @escaping @Sendable (Call<By, Parameters, Body>, HTTPRequest, BodyFile) async throws -> HTTPResponse
    ) -> Route {
        let type: String = if case .content(let type) = description.success { type } else { "application/octet-stream" }
        return uploadRoute(into: directory, admit: admit) { call, request, file in
            var response = try await body(call, request, file)
            if response.headers["Content-Type"] == nil { response.headers["Content-Type"] = type }
            return response
        }
    }
}

extension Endpoint where By == Anyone, Body == Nothing, Output == Nothing {
    /// The same for an endpoint that answers without content: the handler adds header fields at most.
    public func handleUpload(
        into directory: String, admit: @escaping @Sendable (Call<By, Parameters, Body>, HTTPRequest) throws -> Int,
        _ body: @escaping @Sendable (Call<By, Parameters, Body>, HTTPRequest, BodyFile) async throws -> HTTPResponse
    ) -> Route { uploadRoute(into: directory, admit: admit, body) }
}

extension Endpoint where By == Anyone, Body == Nothing {
    fileprivate func uploadRoute(
        into directory: String, admit: @escaping @Sendable (Call<By, Parameters, Body>, HTTPRequest) throws -> Int,
        _ body: @escaping @Sendable (Call<By, Parameters, Body>, HTTPRequest, BodyFile) async throws -> HTTPResponse
    ) -> Route {
        let calls = CallReader<By, Parameters, Body>()
        let upload = Upload(directory: directory) { exchange in try admit(try calls.read(exchange), exchange.request) }
        return Route(
            endpoint: description,
            handler: { exchange in
                let call = try calls.read(exchange)
                if let file = exchange.request.file { return try await body(call, exchange.request, file) }
                // The transport had no body to ask about, or asks nothing because it is a call in-process.
                var request = exchange.request
                request.body = []
                let spool = try Self.spool(exchange.request.body, into: directory, upTo: try admit(call, request))
                defer { spool.discard() }
                request.file = spool.file
                guard let file = spool.file else { throw APIError(.internalError) }
                return try await body(call, request, file)
            }, upload: upload)
    }

    private static func spool(_ bytes: [UInt8], into directory: String, upTo maximum: Int) throws(HTTPRejection) -> BodySpool {
        guard bytes.count <= maximum else { throw .bodyTooLarge }
        let spool = try BodySpool(directory: directory)
        try bytes.withUnsafeBufferPointer { bytes throws(HTTPRejection) in try spool.write(bytes) }
        try spool.finish()
        return spool
    }
}
