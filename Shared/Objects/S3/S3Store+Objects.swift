internal import Glibc
internal import HTTPCore
internal import Platform
internal import Security
public import Wire
internal import XML

extension S3Store: ObjectStore {
    public func signedPut(_ key: ObjectKey, _ terms: UploadTerms, now: Instant, lifetime: Duration) throws(ObjectStoreError) -> SignedURL {
        try signer.put(key, terms, now: now, lifetime: lifetime)
    }

    public func signedGet(_ key: ObjectKey, _ terms: DownloadTerms, now: Instant, lifetime: Duration) throws(ObjectStoreError) -> SignedURL
    {
        try signer.get(key, terms, now: now, lifetime: lifetime)
    }

    public func signedPart(
        _ key: ObjectKey, _ upload: PartsID, number: Int, bytes: Int, sha256: [UInt8]?, now: Instant, lifetime: Duration
    ) throws(ObjectStoreError) -> SignedURL {
        try signer.part(key, upload, number: number, bytes: bytes, sha256: sha256, now: now, lifetime: lifetime)
    }

    public func facts(_ key: ObjectKey) async throws(ObjectStoreError) -> ObjectFacts? {
        let answer = try await send(S3Call(.head, path: bucket.path(of: key)))
        if answer.status == .notFound { return nil }
        try answer.check()
        return try facts(answer, bytes: nil)
    }

    /// - Parameter bytes: nil to read the announced length.
    private func facts(_ answer: S3Answer, bytes: Int?) throws(ObjectStoreError) -> ObjectFacts {
        guard let bytes = bytes ?? answer.headers["Content-Length"].flatMap({ Int($0) }),
            let modifiedAt = answer.headers["Last-Modified"].flatMap(SigV4Time.parseHTTPDate)
        else { throw .unavailable(retryable: false, reason: "an answer without length or time") }
        return ObjectFacts(
            bytes: bytes, type: answer.headers["Content-Type"] ?? "application/octet-stream", etag: answer.etag, modifiedAt: modifiedAt)
    }

    public func fetch(_ key: ObjectKey, to path: String) async throws(ObjectStoreError) -> ObjectFacts {
        // How long it may take is known once it is known how long it is.
        guard let known = try await facts(key) else { throw .notFound }
        var call = S3Call(.get, path: bucket.path(of: key))
        call.deadline = configuration.deadline + .seconds(known.bytes / configuration.slowestBytesPerSecond)
        let answer = try await download(call, to: path)
        try answer.check()
        return try facts(answer, bytes: answer.fileBytes)
    }

    public func read(_ key: ObjectKey, range: Range<Int>?, maximum: Int) async throws(ObjectStoreError) -> [UInt8] {
        let wanted = range ?? 0..<Int.max
        // One byte more than allowed, to tell whether there is one.
        let count = min(wanted.count, min(maximum, .max - 1) + 1)
        guard count > 0 else {
            guard try await facts(key) != nil else { throw .notFound }
            return []
        }
        let last = wanted.lowerBound.addingReportingOverflow(count - 1)
        let end = last.overflow ? "" : String(last.partialValue)
        let answer = try await send(
            S3Call(.get, path: bucket.path(of: key), headers: ["Range": "bytes=\(wanted.lowerBound)-\(end)"]))
        // Nothing there: the object is empty or ends before.
        if answer.status == .rangeNotSatisfiable { return [] }
        try answer.check()
        guard answer.body.count <= maximum else { throw .tooLarge(limit: maximum) }
        guard answer.body.count <= count else { throw .unavailable(retryable: false, reason: "the service ignores ranges") }
        return answer.body
    }

    @discardableResult
    public func write(_ bytes: [UInt8], to key: ObjectKey, type: String) async throws(ObjectStoreError) -> String {
        try await put(.bytes(bytes), key, type)
    }

    @discardableResult
    public func writeFile(_ path: String, to key: ObjectKey, type: String) async throws(ObjectStoreError) -> String {
        guard MediaTypeText.isValid(type) else { throw .refused(.invalidArgument) }
        let result: Result<S3Call.Body, DiskError>
        do throws(WorkerPoolError) {
            result = try await pool.run { () -> Result<S3Call.Body, DiskError> in
                do throws(DiskError) {
                    let file = try OpenFile.reading(path)
                    var hash = SHA256Stream()
                    try file.forEachChunk { hash.update($0) }
                    return .success(.file(path: path, size: try file.size(), sha256: hash.digest()))
                } catch {
                    return .failure(error)
                }
            }
        } catch {
            throw ObjectStoreError(error)
        }
        let body: S3Call.Body
        do throws(DiskError) { body = try result.get() } catch { throw error.asStoreError }
        return try await put(body, key, type)
    }

    private func put(_ body: S3Call.Body, _ key: ObjectKey, _ type: String) async throws(ObjectStoreError) -> String {
        guard MediaTypeText.isValid(type) else { throw .refused(.invalidArgument) }
        var call = S3Call(.put, path: bucket.path(of: key), headers: ["Content-Type": type])
        call.body = body
        let answer = try await send(call)
        try answer.check()
        return answer.etag
    }

    public func copy(_ source: ObjectKey, to target: ObjectKey) async throws(ObjectStoreError) {
        var call = S3Call(.put, path: bucket.path(of: target), headers: ["x-amz-copy-source": "/\(configuration.bucket)/\(source)"])
        call.deadline = configuration.completionDeadline
        _ = try await send(call).document()
    }

    public func delete(_ key: ObjectKey) async throws(ObjectStoreError) {
        let answer = try await send(S3Call(.delete, path: bucket.path(of: key)))
        if answer.error != .notFound { try answer.check() }
    }

    public func deleteAll(_ area: ObjectArea, id: String) async throws(ObjectStoreError) {
        guard ObjectKey.isSegment(id) else { throw .refused(.invalidArgument) }
        var next: String?
        repeat {
            let page = try await list(prefix: "\(area.rawValue)/\(id)/", after: next, limit: 1000)
            for object in page.objects { try await delete(object.key) }
            next = page.next
        } while next != nil
    }

    public func list(_ area: ObjectArea, after: String?, limit: Int) async throws(ObjectStoreError) -> ObjectPage {
        try await list(prefix: area.rawValue + "/", after: after, limit: min(max(1, limit), 1000))
    }

    private func list(prefix: String, after: String?, limit: Int) async throws(ObjectStoreError) -> ObjectPage {
        var query: [SigV4.Request.Pair] = [("list-type", "2"), ("max-keys", String(limit)), ("prefix", prefix)]
        if let after { query.append(("continuation-token", after)) }
        let root = try await send(S3Call(.get, path: bucket.path, query: query)).document()
        var objects: [ListedObject] = []
        for entry in root.all("Contents") {
            // What somebody else put into the bucket is not ours to see.
            guard let key = ObjectKey(entry["Key"]?.text ?? ""), let bytes = Int(entry["Size"]?.text ?? ""),
                let modifiedAt = S3Time.read(entry["LastModified"]?.text)
            else { continue }
            objects.append(ListedObject(key: key, bytes: bytes, modifiedAt: modifiedAt))
        }
        let next = root["IsTruncated"]?.text == "true" ? root["NextContinuationToken"]?.text : nil
        return ObjectPage(objects: objects, next: next)
    }

    /// None: the files are the service's.
    public func localPath(_ key: ObjectKey) async throws(ObjectStoreError) -> String? { nil }
}

enum S3Time {
    static func read(_ text: String?) -> Instant? { text.flatMap { try? Instant(validating: $0) } }
}
