internal import HTTPCore
internal import JSONCoding
internal import Platform
internal import Security
public import Storage
public import Wire

/// A request and its row of `idempotency_keys`, which decides who runs: it is claimed by a single statement, held for a lease in case
/// the process dies, and turned into the stored answer. Answers may carry tokens, so they are sealed.
///
/// Whose claim a row is, its `expires_at` tells: it stays as long as the claim does, and a later claim has a later one. Every statement
/// after the claim names it, so that a run that was taken for dead changes nothing of the one that came after it.
final class KeyClaim: Sendable {
    enum Outcome: Sendable {
        case ours
        case running
        /// The answer, and as it is stored.
        case stored(HTTPResponse, String)
        case otherRequest
    }

    static let lease: Duration = .seconds(60)

    private let scope: String
    private let key: String
    private let now: Instant
    private let expiresAt: Instant
    /// The status of an answer that is kept by its handler.
    private let status: Int
    /// What is kept to tell another request by.
    private let requestHash: String
    /// What says what is to be done, where its signature is kept. Nil of POSTs without a password, of which a plain hash without the
    /// query is kept: that is how releases before this one tell them, and they share the table.
    private let signed: [UInt8]?
    /// The hash that releases before this one kept of POSTs with a password; nil of all other requests. Such an answer is given again
    /// while it is kept. The other way round nothing helps: a process of such a release takes the repeat of a request that was signed
    /// here for another request, and refuses it with `idempotency_mismatch` while both run side by side.
    private let plainHash: String?
    private let box: SealedBox
    private let hashKey: HMACKey
    private let random: any RandomSource

    init(_ exchange: Exchange, _ key: String, box: SealedBox, hashKey: HMACKey, random: any RandomSource) {
        let request = exchange.request
        scope = Self.scope(exchange)
        now = exchange.context.now
        expiresAt = now + EndpointDescription.keyLifetime
        status = exchange.route.endpoint.status
        (self.key, self.box, self.hashKey, self.random) = (key, box, hashKey, random)
        let path = Array(request.path.utf8) + [0]
        let plain = request.method == .post ? base64url(sha256(path + request.body)) : nil
        if let plain, !exchange.route.endpoint.takesPassword {
            (signed, plainHash, requestHash) = (nil, nil, plain)
        } else {
            let message = path + Array((request.query ?? "").utf8) + [0] + request.body
            (signed, plainHash, requestHash) = (message, plain, base64url(hashKey.sign(message)))
        }
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

    /// Whether it is the request whose hash is kept, also by the secret from before.
    private func isSame(_ kept: String) -> Bool {
        guard let signed else { return kept == requestHash }
        return kept == plainHash || hashKey.verify(base64urlDecode(kept) ?? [], of: signed)
    }

    private var row: SQL { "scope = \(scope) AND request_key = \(key)" }

    /// The row while the claim is this one's and nothing is kept under it.
    private var ours: SQL { "\(row) AND status IS NULL AND expires_at = \(expiresAt)" }

    func take(in database: any Database) async throws -> Outcome {
        let claimed = try await database.write(one: """
            INSERT INTO idempotency_keys (scope, request_key, request_hash, lease_until, expires_at)
            VALUES (\(scope), \(key), \(requestHash), \(now + Self.lease), \(expiresAt))
            ON CONFLICT (scope, request_key) DO UPDATE
            SET request_hash = excluded.request_hash, lease_until = excluded.lease_until, expires_at = excluded.expires_at,
                status = NULL, answer = NULL
            WHERE idempotency_keys.expires_at <= \(now)
               OR (idempotency_keys.status IS NULL AND idempotency_keys.lease_until <= \(now))
            RETURNING scope
            """)
        if !claimed.isEmpty { return .ours }
        let found = try await database.read { db in
            try await db.first("SELECT request_hash, status, answer FROM idempotency_keys WHERE \(self.row)")
        }
        guard let found else { return .running }
        guard isSame(try found.get("request_hash")) else { return .otherRequest }
        guard let status = try found.get("status", as: Int?.self), let answer = try found.get("answer", as: String?.self) else {
            return .running
        }
        return .stored(try open(answer, status: status), answer)
    }

    /// Whether another run has the key and no answer yet: then claiming it would come to nothing.
    func isOthers(in db: any Connection) async throws -> Bool {
        try await db.first("""
            SELECT 1 FROM idempotency_keys WHERE \(row) AND status IS NULL AND lease_until > \(now) AND expires_at > \(now)
            """) != nil
    }

    /// Keeps an answer in the transaction of its effect.
    /// - Throws: `request_in_progress` when the claim has gone to another run.
    func keep(_ plain: [UInt8], in db: any Connection) async throws {
        let answer = sealed(plain)
        guard try await db.execute("UPDATE idempotency_keys SET status = \(status), answer = \(answer) WHERE \(ours)") == 1 else {
            throw APIError(.requestInProgress, retryAfter: .seconds(1))
        }
    }

    /// Keeps the answer of a run, unless the run did so itself.
    func finish(_ sealed: String, status: Int, in db: any Connection) async throws {
        try await db.enqueue("UPDATE idempotency_keys SET status = \(status), answer = \(sealed) WHERE \(ours)")
    }

    /// Lets the next one run; what is kept already stays.
    func forget(in db: any Connection) async throws {
        try await db.enqueue("DELETE FROM idempotency_keys WHERE \(ours)")
    }

    /// Says that the run is alive.
    /// - Parameter time: how long it has been running.
    func renew(after time: Duration, in db: any Connection) async throws {
        try await db.enqueue("UPDATE idempotency_keys SET lease_until = \(now + time + Self.lease) WHERE \(ours)")
    }

    /// Forgets an answer that holds no longer, unless another caller did and has stored a newer one.
    func drop(_ answer: String, in db: any Connection) async throws {
        try await db.enqueue("DELETE FROM idempotency_keys WHERE \(row) AND answer = \(answer)")
    }

    private var sealing: [UInt8] { Array((scope + key).utf8) }

    /// The answer as it is stored.
    func sealed(_ plain: [UInt8]) -> String { base64url(box.seal(plain, context: sealing, random: random)) }

    private func open(_ answer: String, status: Int) throws -> HTTPResponse {
        guard let sealed = base64urlDecode(answer), let plain = box.open(sealed, context: sealing) else { throw APIError(.internalError) }
        var headers: HTTPHeaders = ["Idempotency-Replayed": "true", "Cache-Control": "no-store"]
        if !plain.isEmpty { headers["Content-Type"] = "application/json" }
        return HTTPResponse(status: HTTPStatus(status), headers: headers, body: plain.isEmpty ? .empty : .bytes(plain))
    }
}

extension Call {
    /// Keeps the answer under the request's `Idempotency-Key` in the transaction that does what it tells of: neither is there without the
    /// other. A repeat gets it, also where the process died right after the commit or nobody heard how that ended. For what would be done
    /// twice otherwise, as money that goes back; the last statement of its transaction, as whoever asks for the key waits from here on.
    /// - Parameter answer: what the handler returns, with the endpoint's first status. Without a key nothing is kept, nor for a caller for
    ///     whom a day's answers are kept already (`AnswerBudget`).
    /// - Throws: `request_in_progress` when another run has the key by now; then nothing of the transaction may stay.
    public func keep(_ answer: some DTO, in db: any Connection) async throws {
        guard let claim = context.claim else { return }
        try await claim.keep(answer is Nothing ? [] : JSONWriter.encode(answer), in: db)
    }
}
