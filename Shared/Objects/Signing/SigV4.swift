public import Platform
internal import Security
public import Wire

/// AWS Signature Version 4: what is hashed and how. Pure. The caller gives header values as they will be sent.
public enum SigV4 {
    static let algorithm = "AWS4-HMAC-SHA256"
    /// What stands for the body's hash where it is not signed.
    public static let unsignedPayload = "UNSIGNED-PAYLOAD"

    /// Where and when a signature is good.
    public struct Scope: Sendable, Hashable {
        public let time: Instant
        public let region: String
        public let service: String

        public init(time: Instant, region: String, service: String = "s3") {
            self.time = time
            self.region = region
            self.service = service
        }

        /// `20130524T000000Z`.
        var timestamp: String { SigV4Time.text(time) }
        /// `20130524/us-east-1/s3/aws4_request`.
        var text: String { "\(timestamp.prefix(8))/\(region)/\(service)/aws4_request" }
    }

    /// A request as it is signed.
    public struct Request: Sendable {
        public typealias Pair = (name: String, value: String)

        public var method: String
        /// Percent-encoded, as it will be sent.
        public var path: String
        /// Decoded.
        public var query: [Pair]
        /// The headers to sign, `host` among them; names in any case.
        public var headers: [Pair]
        /// The body's SHA-256 in hexadecimal, or `unsignedPayload`.
        public var payloadHash: String

        public init(method: String, path: String, query: [Pair] = [], headers: [Pair], payloadHash: String) {
            self.method = method
            self.path = path
            self.query = query
            self.headers = headers
            self.payloadHash = payloadHash
        }

        /// `content-type;host`.
        var signedHeaders: String { sortedHeaders.map(\.name).joined(separator: ";") }

        /// The text of which the signature covers the hash.
        public var canonical: String {
            let headers = sortedHeaders.map { "\($0.name):\($0.value)\n" }.joined()
            return [method, path, QueryParameters(query).canonical, headers, signedHeaders, payloadHash].joined(separator: "\n")
        }

        private var sortedHeaders: [Pair] {
            headers.map { ($0.name.lowercased(), SigV4.trimmed($0.value)) }.sorted { $0.name < $1.name }
        }
    }

    /// The signature of a request, 64 hexadecimal digits.
    public static func signature(of request: Request, scope: Scope, secret: Secret) -> String {
        let toSign = [algorithm, scope.timestamp, scope.text, hex(sha256(request.canonical))].joined(separator: "\n")
        return hex(hmacSHA256(key: signingKey(scope: scope, secret: secret), Array(toSign.utf8)))
    }

    /// The value of `Authorization` for a request whose headers already hold `x-amz-date`.
    public static func authorization(of request: Request, scope: Scope, credentials: ObjectCredentials) -> String {
        let signature = signature(of: request, scope: scope, secret: credentials.secretKey)
        return
            "\(algorithm) Credential=\(credentials.accessKey)/\(scope.text),SignedHeaders=\(request.signedHeaders),Signature=\(signature)"
    }

    /// The query of a request that carries its signature in the URL: the request's own parameters, the `X-Amz-` ones, the signature.
    /// - Parameter lifetime: whole seconds, 1 to 604,800 (a week is the most that the scheme knows).
    public static func presignedQuery(of request: Request, scope: Scope, credentials: ObjectCredentials, lifetime: Int) -> String {
        var request = request
        request.query += [
            ("X-Amz-Algorithm", algorithm), ("X-Amz-Credential", "\(credentials.accessKey)/\(scope.text)"), ("X-Amz-Date", scope.timestamp),
            ("X-Amz-Expires", String(lifetime)), ("X-Amz-SignedHeaders", request.signedHeaders),
        ]
        let signature = signature(of: request, scope: scope, secret: credentials.secretKey)
        return QueryParameters(request.query).canonical + "&X-Amz-Signature=" + signature
    }

    static func signingKey(scope: Scope, secret: Secret) -> [UInt8] {
        [String(scope.timestamp.prefix(8)), scope.region, scope.service, "aws4_request"]
            .reduce(Array("AWS4\(secret.reveal())".utf8)) { key, text in hmacSHA256(key: key, Array(text.utf8)) }
    }

    /// Without blanks around it, and each run of blanks inside as one.
    static func trimmed(_ value: String) -> String {
        value.split(whereSeparator: { $0 == " " || $0 == "\t" }).joined(separator: " ")
    }
}
