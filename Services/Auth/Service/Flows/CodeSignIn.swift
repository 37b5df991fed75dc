internal import AuthDomain
internal import Contracts
internal import JSONCoding
internal import Platform
internal import Security
internal import ServiceKit
internal import Storage
internal import Wire

/// Signing in with a one-time code. Nothing about a number is looked up before its code was right.
struct CodeSignIn: Sendable {
    let database: any Database
    let tokens: TokenMaker
    let runtime: ServiceRuntime
    let policy: OTPPolicy
    let codeKey: HMACKey

    func request(_ request: OTPRequest, context: RequestContext) async throws -> OTPChallenge {
        let product = try ProductPolicy.enabling(.phoneOTP, request.product ?? .fitcoach)
        guard let phone = try? SaudiMobile(validating: request.phone.text) else {
            throw APIError(.phoneInvalid, fields: [FieldProblem("phone", .malformed(expected: .saudiMobile))])
        }
        let code = OTPCode.make { runtime.random.below($0) }
        let id = ChallengeID(trusted: runtime.ids.next())
        let new = ChallengeStore.New(
            id: id, product: product.product, phone: phone, numberKey: key("number|\(context.run ?? "")|\(product.product.rawValue)|\(phone.text)"),
            codeMAC: mac(code, id), now: context.now, policy: policy)
        try await database.write { db in
            if let resendAt = try await ChallengeStore.insert(new, in: db) {
                throw APIError(.otpResendTooSoon, retryAfter: resendAt - context.now)
            }
            try await spend(new, context, in: db)
            try await runtime.work.add(
                AuthWork.sms,
                .object([
                    "to": .string(phone.text), "text": .string(MessageText.code(code, policy: product, context.language)),
                    "expiresAt": .integer((context.now + policy.lifetime).milliseconds), "askedAt": .integer(context.now.milliseconds),
                ]), run: context.run, in: db)
        }
        runtime.work.wake()
        return OTPChallenge(
            challengeId: id, expiresAt: context.now + policy.lifetime, resendAt: context.now + policy.resendAfter)
    }

    func verify(_ request: OTPVerification, context: RequestContext) async throws -> OTPSession {
        let session = try await attempt(request.challengeId, request.code, context) { attempt, db in
            let new = UserStore.New(
                id: UserID(trusted: runtime.ids.next()), product: attempt.product, phone: attempt.phone, now: context.now)
            let isNew = try await UserStore.insert(new, in: db)
            guard let user = try await UserStore.find(attempt.phone, attempt.product, in: db) else { throw APIError(.internalError) }
            if isNew {
                try await runtime.events.publish(
                    .userCreated, user: user.account.id, product: attempt.product, at: context.now, run: context.run,
                    facts: user.account.facts, in: db)
            }
            return OTPSession(
                tokens: try await tokens.start(user.account, device: request.device, remembered: true, context: context, in: db),
                isNewUser: isNew)
        }
        runtime.work.wake()
        return session
    }

    /// Counts the attempt, compares, consumes, and runs `effect` in the same transaction. A wrong code is returned, not thrown,
    /// so that its count is committed.
    func attempt<T: Sendable>(
        _ id: ChallengeID, _ code: OneTimeCode, _ context: RequestContext,
        effect: @escaping @Sendable (ChallengeStore.Attempt, any Connection) async throws -> T
    ) async throws -> T {
        let outcome: Result<T, APIError> = try await database.write { db in
            guard let attempt = try await ChallengeStore.countAttempt(id, policy: policy, now: context.now, in: db) else {
                let state = try await ChallengeStore.state(id, in: db)
                return .failure(APIError(state?.refusal(policy: policy, now: context.now) ?? .otpIncorrect))
            }
            guard constantTimeEquals(mac(code, id), attempt.codeMAC), try await ChallengeStore.consume(id, now: context.now, in: db) else {
                return .failure(APIError(.otpIncorrect))
            }
            return .success(try await effect(attempt, db))
        }
        return try outcome.get()
    }

    /// Every SMS costs money: a number, an address and everybody together have a budget. Refusing gives back what was taken,
    /// because the transaction goes with it.
    private func spend(_ new: ChallengeStore.New, _ context: RequestContext, in db: any Connection) async throws {
        let run = context.run ?? ""
        let budgets: [(bucket: String, limit: Int, length: Duration)] = [
            (key("sms number|" + new.numberKey), policy.perNumberDaily, .days(1)),
            (key("sms address|\(run)|\(context.clientAddress)"), policy.perAddressHourly, .hours(1)),
            (key("sms everybody|\(run)"), policy.globalHourly, .hours(1)),
        ]
        for budget in budgets {
            guard try await BudgetStore.take(budget.bucket, limit: budget.limit, length: budget.length, now: context.now, in: db) else {
                let next = (context.now.milliseconds / budget.length.milliseconds + 1) * budget.length.milliseconds
                throw APIError(.rateLimited, retryAfter: Instant(milliseconds: next) - context.now)
            }
        }
    }

    /// Bound to its challenge: the same code of another challenge has another MAC.
    private func mac(_ code: OneTimeCode, _ id: ChallengeID) -> String { key("code|\(id.text)|\(code.text)") }
    private func key(_ text: String) -> String { base64url(codeKey.sign(Array(text.utf8))) }
}
