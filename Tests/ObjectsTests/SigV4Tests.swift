import Platform
import Testing
import Wire

@testable import Objects

/// The vectors that AWS publishes: the test suite of Signature Version 4 and the examples of the S3 and IAM references.
@Suite struct SigV4Tests {
    private static let suiteSecret = Secret("wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY")
    private static let emptyHash = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"

    struct SuiteCase: Sendable, CustomTestStringConvertible {
        let name: String
        var method = "GET"
        var path = "/"
        var query: [SigV4.Request.Pair] = []
        var headers: [SigV4.Request.Pair] = []
        let signature: String
        var testDescription: String { name }
    }

    private static let suite = [
        SuiteCase(name: "get-vanilla", signature: "5fa00fa31553b73ebf1942676e86291e8372ff2a2260956d9b8aae1d763fbf31"),
        SuiteCase(name: "post-vanilla", method: "POST", signature: "5da7c1a2acd57cee7505fc6676e4e544621c30862966e37dddb68e92efbe5d6b"),
        SuiteCase(
            name: "get-vanilla-query-order-key-case", query: [("Param2", "value2"), ("Param1", "value1")],
            signature: "b97d918cfa904a5beff61c982a1b6f458b799221646efd99d3219ec94cdf2500"),
        SuiteCase(
            name: "get-header-value-trim", headers: [("My-Header1", " value1"), ("My-Header2", " \"a   b   c\"")],
            signature: "acc3ed3afb60bb290fc8d2dd0098b9911fcaa05412b367055dee359757a9c736"),
        SuiteCase(name: "get-utf8", path: "/%E1%88%B4", signature: "8318018e0b0f223aa2bbf98705b62bb787dc9c0e678f255a891fd03141be5d85"),
    ]

    @Test(arguments: suite)
    func vectorsOfTheSuite(_ vector: SuiteCase) throws {
        let scope = SigV4.Scope(time: try Instant(validating: "2015-08-30T12:36:00Z"), region: "us-east-1", service: "service")
        let request = SigV4.Request(
            method: vector.method, path: vector.path, query: vector.query,
            headers: [("Host", "example.amazonaws.com"), ("X-Amz-Date", "20150830T123600Z")] + vector.headers, payloadHash: Self.emptyHash)
        #expect(SigV4.signature(of: request, scope: scope, secret: Self.suiteSecret) == vector.signature)
    }

    @Test func exampleOfIAM() throws {
        let scope = SigV4.Scope(time: try Instant(validating: "2015-08-30T12:36:00Z"), region: "us-east-1", service: "iam")
        let request = SigV4.Request(
            method: "GET", path: "/", query: [("Action", "ListUsers"), ("Version", "2010-05-08")],
            headers: [
                ("Host", "iam.amazonaws.com"), ("Content-Type", "application/x-www-form-urlencoded; charset=utf-8"),
                ("X-Amz-Date", "20150830T123600Z"),
            ], payloadHash: Self.emptyHash)
        #expect(
            SigV4.signature(of: request, scope: scope, secret: Self.suiteSecret)
                == "5d672d79c15b13162d9279b0855cfba6789a8edb4c82c400e06b5924a6f2b5d7")
    }

    // MARK: - S3, whose examples have a secret of their own

    private static let s3Secret = Secret("wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY")

    private func s3Scope() throws -> SigV4.Scope { SigV4.Scope(time: try Instant(validating: "2013-05-24T00:00:00Z"), region: "us-east-1") }

    @Test func exampleOfAPresignedURL() throws {
        let request = SigV4.Request(
            method: "GET", path: "/test.txt", headers: [("host", "examplebucket.s3.amazonaws.com")], payloadHash: SigV4.unsignedPayload)
        let credentials = try #require(ObjectCredentials(accessKey: "AKIAIOSFODNN7EXAMPLE", secretKey: Self.s3Secret))
        let query = SigV4.presignedQuery(of: request, scope: try s3Scope(), credentials: credentials, lifetime: 86_400)
        #expect(
            query
                == "X-Amz-Algorithm=AWS4-HMAC-SHA256&X-Amz-Credential=AKIAIOSFODNN7EXAMPLE%2F20130524%2Fus-east-1%2Fs3%2Faws4_request"
                + "&X-Amz-Date=20130524T000000Z&X-Amz-Expires=86400&X-Amz-SignedHeaders=host"
                + "&X-Amz-Signature=aeeed9bbccd4d02ee5c0109b86d86835f995330da4c265957d157751f604d404")
    }

    @Test func exampleOfASignedGet() throws {
        let request = SigV4.Request(
            method: "GET", path: "/test.txt",
            headers: [
                ("Host", "examplebucket.s3.amazonaws.com"), ("Range", "bytes=0-9"), ("x-amz-content-sha256", Self.emptyHash),
                ("x-amz-date", "20130524T000000Z"),
            ], payloadHash: Self.emptyHash)
        let credentials = try #require(ObjectCredentials(accessKey: "AKIAIOSFODNN7EXAMPLE", secretKey: Self.s3Secret))
        #expect(
            SigV4.authorization(of: request, scope: try s3Scope(), credentials: credentials)
                == "AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request,"
                + "SignedHeaders=host;range;x-amz-content-sha256;x-amz-date,"
                + "Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41")
    }

    @Test func exampleOfASignedPut() throws {
        let hash = "44ce7dd67c959e0d3524ffac1771dfbba87d2b6b4b4e99e42034a8b803f8b072"
        let request = SigV4.Request(
            method: "PUT", path: "/" + PercentEncoding.encode("test$file.text"),
            headers: [
                ("Date", "Fri, 24 May 2013 00:00:00 GMT"), ("Host", "examplebucket.s3.amazonaws.com"), ("x-amz-content-sha256", hash),
                ("x-amz-date", "20130524T000000Z"), ("x-amz-storage-class", "REDUCED_REDUNDANCY"),
            ], payloadHash: hash)
        #expect(
            SigV4.signature(of: request, scope: try s3Scope(), secret: Self.s3Secret)
                == "98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd")
    }

    @Test(arguments: [
        ([("lifecycle", "")], "fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543"),
        ([("prefix", "J"), ("max-keys", "2")], "34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7"),
    ])
    func examplesOfSignedQueries(_ query: [(String, String)], _ signature: String) throws {
        let request = SigV4.Request(
            method: "GET", path: "/", query: query.map { ($0.0, $0.1) },
            headers: [
                ("Host", "examplebucket.s3.amazonaws.com"), ("x-amz-content-sha256", Self.emptyHash), ("x-amz-date", "20130524T000000Z"),
            ], payloadHash: Self.emptyHash)
        #expect(SigV4.signature(of: request, scope: try s3Scope(), secret: Self.s3Secret) == signature)
    }

    // MARK: - Text

    @Test func queriesKeepOnlyUnreservedBytes() {
        #expect(QueryParameters([("aZ09-._~", " /+=&%\u{0}صورة")]).canonical == "aZ09-._~=%20%2F%2B%3D%26%25%00%D8%B5%D9%88%D8%B1%D8%A9")
    }

    @Test(arguments: ["%", "%4", "%zz", "a+b", "a b", "\u{7f}", "é", "%FF", "%C3%28"])
    func ambiguousEncodingsAreNotRead(_ text: String) { #expect(QueryParameters.decode(text[...]) == nil) }

    @Test func queriesAreReadOnce() {
        #expect(QueryParameters(query: "b=2&a=%31%2f&c&d=")?.pairs.map { "\($0.name):\($0.value)" } == ["b:2", "a:1/", "c:", "d:"])
        #expect(QueryParameters(query: "b=2&a=1&c=")?.canonical == "a=1&b=2&c=")
        for query in ["a=1&a=1", "a=1&A=2", "a=1&%61=2", "a=1&&b=2", "=1", "a=%", "a=1&"] { #expect(QueryParameters(query: query) == nil) }
    }

    @Test func timesReadBack() throws {
        let time = try Instant(validating: "2024-02-29T23:59:59.999Z")
        #expect(SigV4Time.text(time) == "20240229T235959Z")
        #expect(SigV4Time.parse("20240229T235959Z") == Instant(milliseconds: time.seconds * 1000))
        for text in ["20240229T235959", "20240230T000000Z", "20240229t235959Z", "2024-02-29T2359Z", "20240229T235960Z", ""] {
            #expect(SigV4Time.parse(text) == nil)
        }
        #expect(SigV4Time.parseHTTPDate("Sun, 06 Nov 1994 08:49:37 GMT") == Instant(milliseconds: 784_111_777_000))
        #expect(SigV4Time.parseHTTPDate("Sunday, 06-Nov-94 08:49:37 GMT") == nil)
    }
}
