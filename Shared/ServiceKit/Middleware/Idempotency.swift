internal import HTTPCore
internal import Platform
internal import Security
internal import Storage
internal import Wire

/// `Idempotency-Key` on every write, save those of raw bodies, whose bytes are not kept to be compared: the first answer is stored with a
/// hash of its request and given again to every repeat.
///
/// One row decides who runs: it is claimed by a single statement, held for a lease in case the process dies, and turned into
/// the stored answer. Answers may carry tokens, so they are sealed.
struct Idempotency: Sendable {
    let database: any Database
    let box: SealedBox
    /// Signs what requests asked for: a body may hold a password, which nobody who reads the table may find by trying.
    let hashKey: HMACKey
    let random: any RandomSource
    let logger: Logger
    /// How long a repeat waits for the first to finish before it is told to come back.
    var patience: Duration = .seconds(5)

    static let lifetime: Duration = .hours(24)
    static let lease: Duration = .seconds(60)

    func middleware(_ exchange: Exchange, next: Handler) async throws -> HTTPResponse {
        guard exchange.route.endpoint.takesKey else { return try await next(exchange) }
        guard let key = exchange.request.headers["Idempotency-Key"] else {
            guard !exchange.route.endpoint.requiresKey else {
                throw APIError(.validationFailed, fields: [FieldProblem("Idempotency-Key", .required)])
            }
            return try await next(exchange)
        }
        guard key.utf8.count <= 255 else {
            throw APIError(.validationFailed, fields: [FieldProblem("Idempotency-Key", .tooLong(maximum: 255))])
        }
        guard !key.isEmpty, key.utf8.allSatisfy({ (0x21...0x7e).contains($0) }) else {
            throw APIError(.validationFailed, fields: [FieldProblem("Idempotency-Key", .unusableCharacters)])
        }
        let isAnonymous = exchange.context.principal == .anonymous
        guard !isAnonymous || key.utf8.count >= EndpointDescription.shortestAnonymousKey else {
            throw APIError(
                .validationFailed, fields: [FieldProblem("Idempotency-Key", .tooShort(minimum: EndpointDescription.shortestAnonymousKey))])
        }
        let entry = Entry(scope: Self.scope(exchange), key: key, request: exchange.request, hashKey)
        var exchange = exchange
        exchange.context.idempotencyKey = key
        let deadline = ContinuousClock.now + patience
        while true {
            switch try await claim(entry, now: exchange.context.now) {
            case .ours: return try await run(entry, exchange, next)
            case .stored(let response, let sealed):
                guard try await stillHolds(response, exchange) else {
                    try await drop(entry, sealed)
                    continue
                }
                return response
            case .otherRequest: throw APIError(.idempotencyMismatch)
            case .running:
                guard ContinuousClock.now < deadline else { throw APIError(.requestInProgress, retryAfter: .seconds(1)) }
                try await Task.sleep(for: .milliseconds(10))
            }
        }
    }

    private struct Entry: Sendable {
        let scope: String
        let key: String
        /// What is kept to tell another request by.
        let requestHash: String
        /// What says what is to be done; nil of POSTs, whose plain hash and lack of the query are those of releases before this one, which
        /// share the table.
        private let signed: [UInt8]?
        private let hashKey: HMACKey

        init(scope: String, key: String, request: HTTPRequest, _ hashKey: HMACKey) {
            (self.scope, self.key, self.hashKey) = (scope, key, hashKey)
            let path = Array(request.path.utf8) + [0]
            if request.method == .post {
                signed = nil
                requestHash = base64url(sha256(path + request.body))
            } else {
                let message = path + Array((request.query ?? "").utf8) + [0] + request.body
                signed = message
                requestHash = base64url(hashKey.sign(message))
            }
        }

        /// Whether it is the request whose hash is kept, also by the secret from before.
        func isSame(_ kept: String) -> Bool {
            guard let signed else { return kept == requestHash }
            return hashKey.verify(base64urlDecode(kept) ?? [], of: signed)
        }
    }

    private enum Claim: Sendable {
        case ours
        case running
        /// The answer, and as it is stored.
        case stored(HTTPResponse, String)
        case otherRequest
    }

    /// Keys of different people, routes and test runs never meet. Of a caller without an account nothing is known but the key itself,
    /// which is therefore long enough not to be guessed, and the token of a guest where a route takes one.
    private static func scope(_ exchange: Exchange) -> String {
        let person: String =
            switch exchange.context.principal {
            case .anonymous: "anyone" + (exchange.context.credential.map { ":" + base64url(sha256($0.reveal())) } ?? "")
            case .person(let person): person.userID.text
            case .service(let name): "service:" + name
            }
        return [exchange.route.endpoint.id, person, exchange.context.run ?? ""].joined(separator: "|")
    }

    private func claim(_ entry: Entry, now: Instant) async throws -> Claim {
        try await database.write { db in
            let claimed = try await db.query("""
                INSERT INTO idempotency_keys (scope, request_key, request_hash, lease_until, expires_at)
                VALUES (\(entry.scope), \(entry.key), \(entry.requestHash), \(now + Self.lease), \(now + Self.lifetime))
                ON CONFLICT (scope, request_key) DO UPDATE
                SET request_hash = excluded.request_hash, lease_until = excluded.lease_until, expires_at = excluded.expires_at,
                    status = NULL, answer = NULL
                WHERE idempotency_keys.expires_at <= \(now)
                   OR (idempotency_keys.status IS NULL AND idempotency_keys.lease_until <= \(now))
                RETURNING scope
                """)
            if !claimed.isEmpty { return .ours }
            let row = try await db.first("""
                SELECT request_hash, status, answer FROM idempotency_keys WHERE scope = \(entry.scope) AND request_key = \(entry.key)
                """)
            guard let row else { return .running }
            guard entry.isSame(try row.get("request_hash")) else { return .otherRequest }
            guard let status = try row.get("status", as: Int?.self), let answer = try row.get("answer", as: String?.self) else {
                return .running
            }
            return .stored(try open(answer, status: status, entry), answer)
        }
    }

    /// Whether a stored answer may still be given: one that signs somebody in may not once their account or session changed.
    private func stillHolds(_ response: HTTPResponse, _ exchange: Exchange) async throws -> Bool {
        guard let check = exchange.route.stillHolds, let bytes = response.body.wholeBytes else { return true }
        return try await check(bytes, exchange.context)
    }

    /// Forgets an answer that holds no longer, unless another caller did and has stored a newer one.
    private func drop(_ entry: Entry, _ answer: String) async throws {
        try await database.write { db in
            try await db.enqueue(
                "DELETE FROM idempotency_keys WHERE scope = \(entry.scope) AND request_key = \(entry.key) AND answer = \(answer)")
        }
    }

    private func run(_ entry: Entry, _ exchange: Exchange, _ next: Handler) async throws -> HTTPResponse {
        let result: Result<HTTPResponse, any Error>
        do { result = .success(try await next(exchange)) } catch { result = .failure(error) }
        // In a task of its own: the caller may have gone or the drain be over, but what happened has happened.
        await Task {
            do {
                if case .success(let response) = result { try await finish(entry, response) } else { try await forget(entry) }
            } catch {
                // The claim stays until its lease ends, so that no repeat runs beside or right after this run.
                logger.log(.error, "answer not stored", ["requestId": .string(exchange.context.requestID), "error": .string("\(error)")])
            }
        }.value
        return try result.get()
    }

    /// An answer is final when its effect is: a refusal is not stored, because the same request may succeed later.
    private func finish(_ entry: Entry, _ response: HTTPResponse) async throws {
        guard response.status.isSuccess, let plain = response.body.wholeBytes else { return try await forget(entry) }
        let sealed = base64url(box.seal(plain, context: Array((entry.scope + entry.key).utf8), random: random))
        try await database.write { db in
            try await db.enqueue("""
                UPDATE idempotency_keys SET status = \(response.status.code), answer = \(sealed)
                WHERE scope = \(entry.scope) AND request_key = \(entry.key)
                """)
        }
    }

    private func forget(_ entry: Entry) async throws {
        try await database.write { db in
            try await db.enqueue(
                "DELETE FROM idempotency_keys WHERE scope = \(entry.scope) AND request_key = \(entry.key) AND status IS NULL")
        }
    }

    private func open(_ answer: String, status: Int, _ entry: Entry) throws -> HTTPResponse {
        guard let sealed = base64urlDecode(answer), let plain = box.open(sealed, context: Array((entry.scope + entry.key).utf8)) else {
            throw APIError(.internalError)
        }
        var headers: HTTPHeaders = ["Idempotency-Replayed": "true", "Cache-Control": "no-store"]
        if !plain.isEmpty { headers["Content-Type"] = "application/json" }
        return HTTPResponse(status: HTTPStatus(status), headers: headers, body: plain.isEmpty ? .empty : .bytes(plain))
    }
}

extension HTTPBody {
    /// The bytes of an answer that is held whole; nil for files and streams.
    var wholeBytes: [UInt8]? {
        switch self {
        case .empty: []
        case .bytes(let bytes): bytes
        case .file, .stream, .upgrade: nil
        }
    }
}
