internal import HTTPCore
internal import Wire
internal import XML

extension S3Store {
    public func beginParts(_ key: ObjectKey, type: String) async throws(ObjectStoreError) -> PartsID {
        guard MediaTypeText.isValid(type) else { throw .refused(.invalidArgument) }
        let root = try await send(
            S3Call(.post, path: bucket.path(of: key), query: [("uploads", "")], headers: ["Content-Type": type])
        ).document()
        guard let id = PartsID(root["UploadId"]?.text ?? "") else {
            throw .unavailable(retryable: false, reason: "an answer without upload id")
        }
        return id
    }

    /// A service may list a part that was replaced beside the one that replaced it (SeaweedFS does, to the second). The newest is
    /// told; where that cannot be known, none is, so that the client sends the part again.
    public func parts(_ key: ObjectKey, _ upload: PartsID) async throws(ObjectStoreError) -> [StoredPart] {
        var newest: [Int: (at: Instant, parts: Set<StoredPart>)] = [:]
        var marker = "0"
        while true {
            let root = try await send(
                S3Call(
                    .get, path: bucket.path(of: key),
                    query: [("uploadId", upload.text), ("max-parts", "1000"), ("part-number-marker", marker)])
            ).document()
            for entry in root.all("Part") {
                guard let number = Int(entry["PartNumber"]?.text ?? ""), let bytes = Int(entry["Size"]?.text ?? ""),
                    let etag = entry["ETag"]?.text, let at = S3Time.read(entry["LastModified"]?.text)
                else { throw .unavailable(retryable: false, reason: "an answer with an incomplete part") }
                let part = StoredPart(number: number, bytes: bytes, etag: S3Answer.unquoted(etag))
                let known = newest[number]
                if known == nil || known?.at ?? at < at {
                    newest[number] = (at, [part])
                } else if known?.at == at {
                    newest[number]?.parts.insert(part)
                }
            }
            guard root["IsTruncated"]?.text == "true", let next = root["NextPartNumberMarker"]?.text, next != marker else { break }
            marker = next
        }
        return newest.values.compactMap { $0.parts.count == 1 ? $0.parts.first : nil }.sorted { $0.number < $1.number }
    }

    public func completeParts(_ key: ObjectKey, _ upload: PartsID, _ parts: [StoredPart]) async throws(ObjectStoreError) -> String {
        try StoredPart.check(parts)
        let list = parts.map { "<Part><PartNumber>\($0.number)</PartNumber><ETag>&quot;\(XMLText.escaped($0.etag))&quot;</ETag></Part>" }
        var call = S3Call(
            .post, path: bucket.path(of: key), query: [("uploadId", upload.text)], headers: ["Content-Type": "application/xml"])
        call.body = .bytes(Array("<CompleteMultipartUpload>\(list.joined())</CompleteMultipartUpload>".utf8))
        call.deadline = configuration.completionDeadline
        let root = try await send(call).document()
        guard let etag = root["ETag"]?.text else { throw .unavailable(retryable: false, reason: "an answer without etag") }
        return S3Answer.unquoted(etag)
    }

    public func abortParts(_ key: ObjectKey, _ upload: PartsID) async throws(ObjectStoreError) {
        let answer = try await send(S3Call(.delete, path: bucket.path(of: key), query: [("uploadId", upload.text)]))
        if answer.error != .notFound { try answer.check() }
    }

    public func listParts(_ area: ObjectArea) async throws(ObjectStoreError) -> [UnfinishedUpload] {
        var found: [UnfinishedUpload] = []
        var marker: (key: String, upload: String)?
        while true {
            var query: [SigV4.Request.Pair] = [("uploads", ""), ("prefix", area.rawValue + "/"), ("max-uploads", "1000")]
            if let marker { query += [("key-marker", marker.key), ("upload-id-marker", marker.upload)] }
            let root = try await send(S3Call(.get, path: bucket.path, query: query)).document()
            for entry in root.all("Upload") {
                guard let key = ObjectKey(entry["Key"]?.text ?? ""), key.area == area, let id = PartsID(entry["UploadId"]?.text ?? ""),
                    let startedAt = S3Time.read(entry["Initiated"]?.text)
                else { continue }
                found.append(UnfinishedUpload(key: key, id: id, startedAt: startedAt))
            }
            let next = (key: root["NextKeyMarker"]?.text ?? "", upload: root["NextUploadIdMarker"]?.text ?? "")
            guard root["IsTruncated"]?.text == "true", !next.key.isEmpty, next != marker ?? ("", "") else { return found }
            marker = next
        }
    }
}
