import HTTPCore
import Platform
import Testing
import Wire

@testable import Objects

/// What the pure verifier lets pass, and each way in which a request can differ from what was signed.
@Suite struct VerifierTests {
    private let now = Instant(milliseconds: 1_772_352_000_000)

    private struct Sent {
        var method = "PUT"
        var path: String
        var query: String
        var headers: HTTPHeaders

        mutating func replaceQuery(_ old: String, _ new: String) { query = query.replacing(old, with: new) }
    }

    private func credentials(_ key: String = "key-1", _ secret: String = "0123456789abcdef") throws -> ObjectCredentials {
        try #require(ObjectCredentials(accessKey: key, secretKey: Secret(secret)))
    }

    private func signed(
        lifetime: Duration = .seconds(600), terms: UploadTerms = UploadTerms(type: "image/jpeg", bytes: 3),
        by credentials: ObjectCredentials? = nil
    ) throws -> Sent {
        let signer = URLSigner(
            address: try #require(StoreAddress("http://store.test:8083/objects")), region: "local",
            credentials: try credentials ?? self.credentials())
        let key = try #require(ObjectKey("staging/one/file"))
        let url = try signer.put(key, terms, now: now, lifetime: lifetime)
        let sides = url.url.split(separator: "?")
        var headers = url.headers
        headers.add("Host", "store.test:8083")
        headers.add("Content-Length", String(terms.bytes))
        return Sent(path: String(sides[0].dropFirst("http://store.test:8083".count)), query: String(sides[1]), headers: headers)
    }

    private func verify(_ sent: Sent, after: Duration = .zero, longestLife: Duration = SignedURL.longestLife) throws
        -> SigV4Verifier.Verified
    {
        let verifier = SigV4Verifier(
            credentials: [try credentials(), try credentials("key-0", "old-secret-of-ours")], region: "local", longestLife: longestLife)
        return try verifier.verify(method: sent.method, path: sent.path, query: sent.query, headers: sent.headers, now: now + after)
    }

    @Test func asSigned() throws {
        let verified = try verify(
            signed(terms: UploadTerms(type: "image/jpeg", bytes: 3, sha256: Array(repeating: 7, count: 32), replaces: false)))
        #expect(Set(verified.headers.keys) == ["host", "content-length", "content-type", "x-amz-checksum-sha256", "if-none-match"])
        #expect(verified.headers["content-type"] == "image/jpeg")
        #expect(throws: Never.self) { try verify(signed(by: try credentials("key-0", "old-secret-of-ours"))) }
    }

    @Test func orderOfTheQueryDoesNotMatter() throws {
        var sent = try signed()
        sent.query = sent.query.split(separator: "&").reversed().joined(separator: "&")
        #expect(throws: Never.self) { try verify(sent) }
    }

    /// With what the clocks of the machine that signs and of this one may differ by.
    @Test func lifeEndsOnTheSecond() throws {
        let sent = try signed(lifetime: .seconds(60))
        #expect(throws: Never.self) { try verify(sent, after: .milliseconds(89_999)) }
        #expect(throws: ObjectRefusal.accessDenied) { try verify(sent, after: .seconds(90)) }
        #expect(throws: Never.self) { try verify(sent, after: .seconds(-60)) }
        #expect(throws: ObjectRefusal.accessDenied) { try verify(sent, after: .milliseconds(-60_001)) }
    }

    /// A signature is no way around the longest life, even if something else once signed for longer.
    @Test func lifeHasALimitHereToo() throws {
        #expect(throws: ObjectRefusal.badParameters) { try verify(signed(lifetime: .seconds(600)), longestLife: .seconds(599)) }
        for lifetime in [Duration.seconds(601), .zero, .seconds(-1), .milliseconds(1500)] {
            #expect(throws: ObjectStoreError.refused(.badParameters)) { try signed(lifetime: lifetime) }
        }
    }

    @Test(arguments: ["GET", "POST", "DELETE", "put", "HEAD"])
    func anotherMethod(_ method: String) throws {
        var sent = try signed()
        sent.method = method
        #expect(throws: ObjectRefusal.signatureDoesNotMatch) { try verify(sent) }
    }

    @Test(arguments: [
        "/objects/staging/one/other", "/objects/staging/two/file", "/objects/media/one/file", "/staging/one/file",
        "/objects/staging/one/file/",
        "/objects//staging/one/file", "/objects/staging/./one/file", "/objects/staging/one/%66ile", "/objects/staging/one/x/../file",
    ])
    func anotherPath(_ path: String) throws {
        var sent = try signed()
        sent.path = path
        #expect(throws: ObjectRefusal.signatureDoesNotMatch) { try verify(sent) }
    }

    @Test(arguments: [
        ("Host", "evil.test"), ("Host", "store.test"), ("Content-Length", "4"), ("Content-Length", "03"), ("Content-Type", "text/html"),
        ("Content-Type", "image/jpeg; charset=x"), ("x-amz-checksum-sha256", "AAAA"), ("If-None-Match", "\"x\""),
    ])
    func anotherHeader(_ name: String, _ value: String) throws {
        let terms = UploadTerms(type: "image/jpeg", bytes: 3, sha256: Array(repeating: 7, count: 32), replaces: false)
        var changed = try signed(terms: terms)
        changed.headers[name] = value
        #expect(throws: ObjectRefusal.signatureDoesNotMatch) { try verify(changed) }
        var missing = try signed(terms: terms)
        missing.headers[name] = nil
        // A header of S3's own that is there must be signed; one that is signed must be there.
        #expect(throws: ObjectRefusal.signatureDoesNotMatch) { try verify(missing) }
        var twice = try signed(terms: terms)
        twice.headers.add(name, value)
        #expect(throws: ObjectRefusal.signatureDoesNotMatch) { try verify(twice) }
    }

    @Test func headersOfS3MustBeSigned() throws {
        var sent = try signed()
        sent.headers.add("X-Amz-Meta-Note", "hello")
        #expect(throws: ObjectRefusal.accessDenied) { try verify(sent) }
        var hashed = try signed()
        hashed.headers.add("x-amz-checksum-sha256", "AAAA")
        #expect(throws: ObjectRefusal.accessDenied) { try verify(hashed) }
    }

    @Test func anonymousRequestsAreDenied() throws {
        var sent = try signed()
        sent.query = ""
        #expect(throws: ObjectRefusal.accessDenied) { try verify(sent) }
        sent.headers.add("Authorization", "AWS4-HMAC-SHA256 Credential=key-1/20260301/local/s3/aws4_request")
        #expect(throws: ObjectRefusal.accessDenied) { try verify(sent) }
        var both = try signed()
        both.headers.add("Authorization", "Bearer x")
        #expect(throws: ObjectRefusal.invalidArgument) { try verify(both) }
    }

    @Test func strangersAreDenied() throws {
        #expect(throws: ObjectRefusal.accessDenied) { try verify(signed(by: credentials("key-2"))) }
        #expect(throws: ObjectRefusal.signatureDoesNotMatch) { try verify(signed(by: credentials("key-1", "another secret, as long"))) }
    }

    @Test func addedParametersBreakTheSignature() throws {
        for extra in ["&partNumber=1&uploadId=x", "&versionId=1", "&a=", "&response-content-type=text%2Fhtml"] {
            var sent = try signed()
            sent.query += extra
            #expect(throws: ObjectRefusal.signatureDoesNotMatch) { try verify(sent) }
        }
    }

    @Test func parametersComeOnce() throws {
        let query = try signed().query
        for part in query.split(separator: "&") {
            var sent = try signed()
            sent.query += "&" + part
            #expect(throws: ObjectRefusal.badParameters) { try verify(sent) }
            sent.query = query + "&" + part.lowercased()
            #expect(throws: ObjectRefusal.badParameters) { try verify(sent) }
        }
        for token in ["&X-Amz-Security-Token=t", "&x-amz-anything=1"] {
            var sent = try signed()
            sent.query += token
            #expect(throws: ObjectRefusal.badParameters) { try verify(sent) }
        }
    }

    @Test func everyParameterIsNeeded() throws {
        let parts = try signed().query.split(separator: "&")
        for missing in parts.indices {
            var sent = try signed()
            sent.query = parts.indices.filter { $0 != missing }.map { String(parts[$0]) }.joined(separator: "&")
            let refusal: ObjectRefusal = parts[missing].hasPrefix("X-Amz-Signature") ? .accessDenied : .badParameters
            #expect(throws: refusal) { try verify(sent) }
        }
    }

    @Test(arguments: [
        ("X-Amz-Expires=600", "X-Amz-Expires=601"), ("X-Amz-Expires=600", "X-Amz-Expires=6000"), ("X-Amz-Expires=600", "X-Amz-Expires=-1"),
        ("X-Amz-Expires=600", "X-Amz-Expires=0"), ("X-Amz-Expires=600", "X-Amz-Expires=%2B600"), ("X-Amz-Expires=600", "X-Amz-Expires=x"),
        ("AWS4-HMAC-SHA256", "AWS4-HMAC-SHA1"), ("%2Flocal%2F", "%2Fother%2F"), ("%2Fs3%2F", "%2Fiam%2F"), ("20260301%2F", "20260302%2F"),
        ("content-length%3Bcontent-type%3Bhost", "host%3Bcontent-length%3Bcontent-type"),
        ("content-type%3Bhost", "content-type%3Bcontent-type%3Bhost"),
        ("content-type%3Bhost", "Content-Type%3Bhost"), ("X-Amz-Date=20260301T080000Z", "X-Amz-Date=20260301"),
    ])
    func nonsenseParameters(_ old: String, _ new: String) throws {
        var sent = try signed()
        #expect(sent.query.contains(old))
        sent.replaceQuery(old, new)
        #expect(throws: ObjectRefusal.badParameters) { try verify(sent) }
    }

    @Test(arguments: [
        ("X-Amz-Expires=600", "X-Amz-Expires=599"), ("X-Amz-Expires=600", "X-Amz-Expires=0600"), ("T080000Z", "T080001Z"),
        ("content-length%3Bcontent-type%3Bhost", "content-length%3Bhost"), ("content-length%3Bcontent-type%3Bhost", "content-type%3Bhost"),
    ])
    func changedParameters(_ old: String, _ new: String) throws {
        var sent = try signed()
        #expect(sent.query.contains(old))
        sent.replaceQuery(old, new)
        #expect(throws: ObjectRefusal.signatureDoesNotMatch) { try verify(sent) }
    }

    @Test func withoutHostNothingIsSigned() throws {
        var sent = try signed()
        sent.replaceQuery("content-type%3Bhost", "content-type")
        #expect(throws: ObjectRefusal.accessDenied) { try verify(sent) }
    }

    @Test func everyDigitOfTheSignatureCounts() throws {
        let query = try signed().query
        for offset in 1...64 {
            var digits = Array(query.utf8)
            let index = digits.count - offset
            digits[index] = digits[index] == UInt8(ascii: "0") ? UInt8(ascii: "1") : UInt8(ascii: "0")
            var sent = try signed()
            sent.query = String(decoding: digits, as: UTF8.self)
            #expect(throws: ObjectRefusal.signatureDoesNotMatch) { try verify(sent) }
        }
        var short = try signed()
        short.query.removeLast()
        #expect(throws: ObjectRefusal.signatureDoesNotMatch) { try verify(short) }
    }

    @Test(arguments: ["", "image", "image/", "/jpeg", "image/jpeg/x", "image/jpeg\r\nX: y", "صورة/jpeg", "im age/jpeg"])
    func typesAreMediaTypes(_ type: String) {
        #expect(throws: ObjectStoreError.refused(.invalidArgument)) { try signed(terms: UploadTerms(type: type, bytes: 1)) }
    }

    @Test func termsAreSane() {
        #expect(throws: ObjectStoreError.refused(.invalidArgument)) { try signed(terms: UploadTerms(type: "image/png", bytes: -1)) }
        #expect(throws: ObjectStoreError.refused(.invalidArgument)) {
            try signed(terms: UploadTerms(type: "image/png", bytes: 1, sha256: [1, 2]))
        }
    }
}
