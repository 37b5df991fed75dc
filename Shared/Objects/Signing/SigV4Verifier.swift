public import HTTPCore
internal import Platform
public import Security
public import Wire

/// Whether a URL was signed here and the request is the one it was signed for. Pure. As strict as a strict S3 service: nothing is
/// read twice or in two ways, and what is signed must be there once, as signed.
public struct SigV4Verifier: Sendable {
    /// What the signature vouches for.
    public struct Verified: Sendable {
        /// The parameters that are not the signature's own, decoded.
        let query: QueryParameters
        /// Names in lower case; values without blanks around them.
        public let headers: [String: String]

        public subscript(parameter name: String) -> String? { query[name] }
    }

    private let secrets: [String: Secret]
    private let region: String
    private let longestLife: Duration
    private let clockTolerance: ClockTolerance

    /// - Parameters:
    ///   - credentials: all that are good; several while one replaces another.
    ///   - clockTolerance: how far the signer's clock may be from this one.
    public init(
        credentials: [ObjectCredentials], region: String, longestLife: Duration = SignedURL.longestLife,
        clockTolerance: ClockTolerance = .standard
    ) {
        secrets = Dictionary(credentials.map { ($0.accessKey, $0.secretKey) }, uniquingKeysWith: { first, _ in first })
        self.region = region
        self.longestLife = longestLife
        self.clockTolerance = clockTolerance
    }

    /// - Parameters:
    ///   - path: as it was sent, percent-encoded.
    ///   - query: as it was sent, without the `?`.
    public func verify(
        method: String, path: String, query: String?, headers: HTTPHeaders, now: Instant
    ) throws(ObjectRefusal) -> Verified {
        guard let parameters = QueryParameters(query: query) else { throw .badParameters }
        guard parameters["X-Amz-Signature"] != nil else { throw .accessDenied }
        guard headers["Authorization"] == nil else { throw .invalidArgument }
        let claim = try Claim(parameters)
        guard let secret = secrets[claim.accessKey] else { throw .accessDenied }
        let scope = SigV4.Scope(time: claim.time, region: region)
        guard claim.credentialScope == scope.text, (1...longestLife.components.seconds).contains(claim.lifetime) else {
            throw .badParameters
        }

        let signed = try signedHeaders(claim.signedHeaders, in: headers)
        guard path.utf8.allSatisfy(\.isPlainInPath) else { throw .signatureDoesNotMatch }
        let request = SigV4.Request(
            method: method, path: path, query: parameters.pairs.filter { $0.name != "X-Amz-Signature" }, headers: signed,
            payloadHash: SigV4.unsignedPayload)
        let expected = SigV4.signature(of: request, scope: scope, secret: secret)
        guard constantTimeEquals(expected, claim.signature) else { throw .signatureDoesNotMatch }

        guard claim.time <= now + clockTolerance.beforeStart, now < claim.time + .seconds(claim.lifetime) + clockTolerance.afterEnd else {
            throw .accessDenied
        }
        return Verified(
            query: QueryParameters(parameters.pairs.filter { !$0.name.hasPrefix("X-Amz-") }),
            headers: Dictionary(signed.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first }))
    }

    /// Each header named is there once; none of those that S3 wants signed was left out.
    private func signedHeaders(_ names: [String], in headers: HTTPHeaders) throws(ObjectRefusal) -> [SigV4.Request.Pair] {
        guard names.contains("host") else { throw .unsignedHeaders }
        for (name, _) in headers where name.lowercased().hasPrefix("x-amz-") && !names.contains(name.lowercased()) {
            throw .unsignedHeaders
        }
        var pairs: [SigV4.Request.Pair] = []
        for name in names {
            let values = headers.all(name)
            guard values.count == 1 else { throw .signatureDoesNotMatch }
            pairs.append((name, SigV4.trimmed(values[0])))
        }
        return pairs
    }
}

/// What the `X-Amz-` parameters say.
private struct Claim {
    let accessKey: String
    /// `20130524/us-east-1/s3/aws4_request`, as sent.
    let credentialScope: String
    let time: Instant
    let lifetime: Int64
    let signedHeaders: [String]
    let signature: String

    private static let names: Set = [
        "X-Amz-Algorithm", "X-Amz-Credential", "X-Amz-Date", "X-Amz-Expires", "X-Amz-SignedHeaders", "X-Amz-Signature",
    ]

    init(_ parameters: QueryParameters) throws(ObjectRefusal) {
        let own = parameters.pairs.filter { $0.name.lowercased().hasPrefix("x-amz-") }
        guard Set(own.map(\.name)) == Self.names, parameters["X-Amz-Algorithm"] == SigV4.algorithm,
            let credential = parameters["X-Amz-Credential"], let slash = credential.firstIndex(of: "/"),
            let time = parameters["X-Amz-Date"].flatMap(SigV4Time.parse), let lifetime = parameters["X-Amz-Expires"].flatMap(Self.number),
            let names = parameters["X-Amz-SignedHeaders"]?.split(separator: ";", omittingEmptySubsequences: false).map(String.init),
            let signature = parameters["X-Amz-Signature"], names == Set(names).sorted(), names.allSatisfy({ $0 == $0.lowercased() })
        else { throw .badParameters }
        accessKey = String(credential[..<slash])
        credentialScope = String(credential[credential.index(after: slash)...])
        self.time = time
        self.lifetime = lifetime
        signedHeaders = names
        self.signature = signature
    }

    /// Digits only, and few of them.
    private static func number(_ text: String) -> Int64? {
        (1...9).contains(text.utf8.count) && text.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int64(text) : nil
    }
}
