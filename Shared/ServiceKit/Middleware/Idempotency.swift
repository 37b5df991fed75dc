internal import HTTPCore
internal import Platform
internal import Security
internal import Storage
internal import Wire

/// `Idempotency-Key` on every write, save those of raw bodies, whose bytes are not kept to be compared, and those that are `repeatable`:
/// the first answer is stored with a hash of its request and given again to every repeat.
///
/// One row decides who runs, see `KeyClaim`.
struct Idempotency: Sendable {
    let database: any Database
    let box: SealedBox
    /// Signs what requests asked for: a body may hold a password, which nobody who reads the table may find by trying.
    let hashKey: HMACKey
    let random: any RandomSource
    let logger: Logger
    /// How long a repeat waits for the first to finish before it is told to come back.
    var patience: Duration = .seconds(5)
    /// How often claims are renewed, the first time after twice that at most: within the lease, also by a clock that is 30 seconds ahead.
    var renewal: Duration = .seconds(10)
    var budget = AnswerBudget()
    let held = HeldClaims()

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
        var exchange = exchange
        exchange.context.idempotencyKey = key
        guard exchange.route.keepsAnswers else { return try await next(exchange) }
        let claim = KeyClaim(exchange, key, box: box, hashKey: hashKey, random: random)
        let deadline = ContinuousClock.now + patience
        while true {
            switch try await claim.take(in: database) {
            case .ours: return try await run(claim, exchange, next)
            case .stored(let response, let sealed):
                guard try await stillHolds(response, exchange) else {
                    try await database.write { db in try await claim.drop(sealed, in: db) }
                    continue
                }
                return response
            case .otherRequest: throw APIError(.idempotencyMismatch)
            case .running: try await otherRun(claim, until: deadline)
            }
        }
    }

    /// Waits for the end of the run that has the key. Waiting only reads: many who ask for one thing hold up no writer.
    /// - Throws: `request_in_progress` when it takes longer than the caller waits.
    private func otherRun(_ claim: KeyClaim, until deadline: ContinuousClock.Instant) async throws {
        var pause = Duration.milliseconds(10)
        repeat {
            guard ContinuousClock.now < deadline else { throw APIError(.requestInProgress, retryAfter: .seconds(1)) }
            try await Task.sleep(for: pause)
            pause = min(pause * 2, .milliseconds(250))
        } while try await database.read({ db in try await claim.isOthers(in: db) })
    }

    /// Whether a stored answer may still be given: one that signs somebody in may not once their account or session changed, and one that
    /// told of something under way says nothing of its end.
    private func stillHolds(_ response: HTTPResponse, _ exchange: Exchange) async throws -> Bool {
        guard let check = exchange.route.stillHolds, let bytes = response.body.wholeBytes else { return true }
        return try await check(response.status, bytes, exchange.context)
    }

    private func run(_ claim: KeyClaim, _ exchange: Exchange, _ next: Handler) async throws -> HTTPResponse {
        var claimed = exchange
        // Where there is no room for the answer, the route does not keep it either, unless it has to.
        claimed.context.claim = exchange.route.endpoint.requiresKey || budget.wait(exchange.context) == nil ? claim : nil
        // No part of this request: it renews those of others, too.
        if held.add(claim) { Task.detached { await renew() } }
        let result: Result<HTTPResponse, any Error>
        do {
            try checkBudget(exchange)
            result = .success(try await next(claimed))
        } catch { result = .failure(error) }
        // In a task of its own: the caller may have gone or the drain be over, but what happened has happened.
        await Task {
            do {
                try await settle(claim, result, of: exchange)
            } catch {
                // The claim stays until its lease ends, so that no repeat runs beside or right after this run.
                logger.log(.error, "answer not stored", ["requestId": .string(exchange.context.requestID), "error": .string("\(error)")])
            }
            held.remove(claim)
        }.value
        return try result.get()
    }

    /// Renews the claims of what takes long, such as looking at a large upload, until nothing runs.
    private func renew() async {
        repeat { try? await Task.sleep(for: renewal) } while await renewOnce()
    }

    /// - Returns: false when nothing runs.
    private func renewOnce() async -> Bool {
        guard let long = held.longer(than: renewal) else { return false }
        guard !long.isEmpty else { return true }
        do {
            try await database.write { db in
                for (claim, time) in long { try await claim.renew(after: time, in: db) }
            }
        } catch {
            logger.log(.warning, "claims not renewed", ["error": .string("\(error)")])
        }
        return true
    }

    /// What moves money or goods is not done where its answer would not be kept, as a repeat would do it again.
    private func checkBudget(_ exchange: Exchange) throws(APIError) {
        guard exchange.route.endpoint.requiresKey, let wait = budget.wait(exchange.context) else { return }
        throw APIError(.rateLimited, retryAfter: wait, detail: "More answers are kept for this caller than a day has room for.")
    }

    /// Whether there is room for an answer. There always is for what was begun because there was some.
    private func keeps(_ answer: [UInt8], of exchange: Exchange) -> Bool {
        budget.take(answer.count, of: exchange.context) || exchange.route.endpoint.requiresKey
    }

    /// An answer is final when its effect is: a refusal is not stored, because the same request may succeed later.
    private func settle(_ claim: KeyClaim, _ result: Result<HTTPResponse, any Error>, of exchange: Exchange) async throws {
        guard case .success(let response) = result, response.status.isSuccess, let plain = response.body.wholeBytes,
            keeps(plain, of: exchange)
        else {
            return try await database.write { db in try await claim.forget(in: db) }
        }
        let sealed = claim.sealed(plain), status = response.status.code
        try await database.write { db in try await claim.finish(sealed, status: status, in: db) }
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
