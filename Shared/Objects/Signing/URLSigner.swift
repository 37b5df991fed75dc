internal import HTTPCore
internal import Security
internal import Wire

/// Makes the signed URLs of a store; one for all, so that every store's URLs mean the same.
struct URLSigner: Sendable {
    /// As clients reach it, with the bucket in its path where there is one.
    let address: StoreAddress
    let region: String
    let credentials: ObjectCredentials

    func put(_ key: ObjectKey, _ terms: UploadTerms, now: Instant, lifetime: Duration) throws(ObjectStoreError) -> SignedURL {
        guard MediaTypeText.isValid(terms.type) else { throw .refused(.invalidArgument) }
        var headers: HTTPHeaders = ["Content-Type": terms.type]
        try addHash(terms.sha256, to: &headers)
        if !terms.replaces { headers.add("If-None-Match", "*") }
        return try sign(.put, key, [], headers, bytes: terms.bytes, now: now, lifetime: lifetime)
    }

    func part(
        _ key: ObjectKey, _ upload: PartsID, number: Int, bytes: Int, sha256: [UInt8]?, now: Instant, lifetime: Duration
    ) throws(ObjectStoreError) -> SignedURL {
        guard StoredPart.numbers.contains(number) else { throw .refused(.invalidArgument) }
        var headers = HTTPHeaders()
        try addHash(sha256, to: &headers)
        let query: [SigV4.Request.Pair] = [("partNumber", String(number)), ("uploadId", upload.text)]
        return try sign(.put, key, query, headers, bytes: bytes, now: now, lifetime: lifetime)
    }

    func get(_ key: ObjectKey, _ terms: DownloadTerms, now: Instant, lifetime: Duration) throws(ObjectStoreError) -> SignedURL {
        var query: [SigV4.Request.Pair] = []
        if let type = terms.type {
            guard MediaTypeText.isValid(type) else { throw .refused(.invalidArgument) }
            query.append(("response-content-type", type))
        }
        if let disposition = terms.disposition { query.append(("response-content-disposition", disposition.value)) }
        if let cacheControl = terms.cacheControl {
            guard cacheControl.utf8.allSatisfy({ (0x20...0x7e).contains($0) }) else { throw .refused(.invalidArgument) }
            query.append(("response-cache-control", cacheControl))
        }
        return try sign(.get, key, query, HTTPHeaders(), bytes: nil, now: now, lifetime: lifetime)
    }

    private func addHash(_ hash: [UInt8]?, to headers: inout HTTPHeaders) throws(ObjectStoreError) {
        guard let hash else { return }
        guard hash.count == 32 else { throw .refused(.invalidArgument) }
        headers.add("x-amz-checksum-sha256", base64(hash))
    }

    private func sign(
        _ method: HTTPMethod, _ key: ObjectKey, _ query: [SigV4.Request.Pair], _ headers: HTTPHeaders, bytes: Int?, now: Instant,
        lifetime: Duration
    ) throws(ObjectStoreError) -> SignedURL {
        let seconds = Int(lifetime.components.seconds)
        guard lifetime == .seconds(seconds), seconds >= 1, lifetime <= SignedURL.longestLife else { throw .refused(.badParameters) }
        var signed: [SigV4.Request.Pair] = [("host", address.host)] + headers.map { ($0.name, $0.value) }
        if let bytes {
            guard bytes >= 0 else { throw .refused(.invalidArgument) }
            signed.append(("content-length", String(bytes)))
        }
        let path = address.path(of: key)
        let request = SigV4.Request(
            method: method.rawValue, path: path, query: query, headers: signed, payloadHash: SigV4.unsignedPayload)
        let scope = SigV4.Scope(time: now, region: region)
        let text = SigV4.presignedQuery(of: request, scope: scope, credentials: credentials, lifetime: seconds)
        let expiresAt = Instant(milliseconds: (now.seconds + Int64(seconds)) * 1000)
        return SignedURL(url: address.url(path: path, query: text), headers: headers, expiresAt: expiresAt)
    }
}

/// The shape of a media type. RFC 9110 §8.3.1.
enum MediaTypeText {
    /// `type/subtype` of token characters, then perhaps parameters of visible ASCII; at most 255 bytes.
    static func isValid(_ text: String) -> Bool {
        let parts = text.split(separator: ";", maxSplits: 1, omittingEmptySubsequences: false)
        let names = parts[0].split(separator: "/", omittingEmptySubsequences: false)
        return text.utf8.count <= 255 && names.count == 2 && names.allSatisfy(isToken)
            && text.utf8.allSatisfy { (0x20...0x7e).contains($0) }
    }

    private static func isToken(_ text: Substring) -> Bool {
        !text.isEmpty
            && text.utf8.allSatisfy { byte in
                (0x30...0x39).contains(byte) || (0x41...0x5a).contains(byte) || (0x61...0x7a).contains(byte)
                    || "!#$%&'*+-.^_`|~".utf8.contains(byte)
            }
    }
}
