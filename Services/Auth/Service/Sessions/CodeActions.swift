internal import AuthDomain
internal import Contracts
internal import JSONCoding
internal import Platform
internal import Security
internal import ServiceKit
internal import Storage
internal import Wire

/// Signing in with a one-time code. Before a code was right, only one thing is looked up about a number: whether the asking device has
/// used it before. It decides whose budget the SMS comes from, and never shows in the answer.
struct CodeActions: Sendable {
    let dependencies: AuthDependencies
    let codes: CodeProof

    private var runtime: ServiceRuntime { dependencies.runtime }
    private var policy: OTPPolicy { dependencies.settings.otp }

    func request(_ call: Call<Anyone, Nothing, OTPRequest>) async throws -> OTPChallenge {
        let (request, context) = (call.body, call.context)
        let product = try ProductPolicy.enabling(.phoneOTP, request.product?.value ?? .fitcoach)
        guard let phone = try? SaudiMobile(validating: request.phone.text) else {
            throw APIError(.phoneInvalid, fields: [FieldProblem("phone", .malformed(expected: .saudiMobile))])
        }
        let code = OTPCode.make { runtime.random.below($0) }
        let id = ChallengeID(trusted: runtime.ids.next())
        let sealed = codes.numbers.seal(phone, id)
        let device = request.device?.id?.text
        let challenge = OTPChallenge(
            challengeId: id, expiresAt: context.now + policy.lifetime, resendAt: context.now + policy.resendAfter)
        try await dependencies.database.write { db in
            var isKnown = false
            if let device { isKnown = try await KnownDeviceStore.knows(device, of: phone, product.product, in: db) }
            let lane = CodeLane(device: device, isKnown: isKnown, address: context.clientAddress)
            let number = codes.number(phone, product.product, context)
            let new = ChallengeStore.New(
                id: id, product: product.product, sealedPhone: sealed, numberKey: codes.key("number|\(number)|\(lane.text)"),
                isKnown: isKnown, codeMAC: codes.mac(code, id, sealed), now: context.now, policy: policy)
            if let resendAt = try await ChallengeStore.insert(new, in: db) {
                throw APIError(.otpResendTooSoon, retryAfter: resendAt - context.now)
            }
            try await spend(lane, on: number, context, in: db)
            // A code that could not be tried any more today is not sent.
            for budget in codes.mistakes(lane: new.numberKey, isKnown: isKnown, of: number, context) {
                guard try await BudgetStore.hasLeft(budget, now: context.now, in: db) else { throw budget.refusal(now: context.now) }
            }
            try await runtime.work.add(
                AuthWork.sms,
                WaitingCode(
                    to: phone, text: MessageText.code(code, policy: product, context.language),
                    expiresAt: EpochMilliseconds(context.now + policy.lifetime), askedAt: EpochMilliseconds(context.now)),
                run: context.run, in: db)
            // Else a repeat, as after an answer that got lost, would be told to wait, and nobody would know what the code is for.
            try await call.keep(challenge, in: db)
        }
        runtime.work.wake()
        return challenge
    }

    func verify(_ call: Call<Anyone, Nothing, OTPVerification>) async throws -> OTPSession {
        let (request, context) = (call.body, call.context)
        let session = try await codes.attempt(request.challengeId, request.code, context) { proven, db in
            let new = UserStore.New(
                id: UserID(trusted: runtime.ids.next()), product: proven.product, phone: proven.phone, now: context.now)
            let isNew = try await UserStore.insert(new, in: db)
            // Deleted in this moment: asked again, the code makes another account.
            guard let user = try await UserStore.find(proven.phone, proven.product, in: db),
                try await UserStore.holds(user.account.id, in: db)
            else { throw APIError(.unavailable, retryAfter: .seconds(1)) }
            if isNew {
                try await runtime.events.publish(
                    .userCreated, user: user.account.id, product: proven.product, at: context.now, run: context.run,
                    facts: user.account.facts, in: db)
            }
            let session = OTPSession(
                tokens: try await dependencies.tokens.start(
                    user.account, device: request.device, remembered: true, context: context, in: db),
                isNewUser: isNew)
            // Else a repeat, as after an answer that got lost, would find the code used.
            try await call.keep(session, in: db)
            return session
        }
        runtime.work.wake()
        return session
    }

    /// Every SMS costs money. A device that signed in with the number before has a budget of its own, which nobody else can use up.
    /// Everybody else is counted by network, of IPv6 also by the site that it is in, then by number, then all together. A refusal rolls the
    /// transaction back, and with it what the other budgets gave.
    private func spend(_ lane: CodeLane, on number: String, _ context: RequestContext, in db: any Connection) async throws {
        let run = context.run ?? ""
        let ofSite = lane.site.map { site in
            Budget(
                bucket: codes.key("sms site|\(run)|\(site)"), limit: policy.perAddressHourly * policy.networksPerSite, length: .hours(1))
        }
        let budgets: [Budget?] =
            lane.isKnown
            ? [
                Budget(bucket: codes.key("sms lane|\(number)|\(lane.text)"), limit: policy.perNumberDaily, length: .days(1)),
                Budget(bucket: codes.key("sms known|\(run)"), limit: policy.globalHourly, length: .hours(1)),
            ]
            : [
                Budget(bucket: codes.key("sms address|\(run)|\(lane.network)"), limit: policy.perAddressHourly, length: .hours(1)),
                ofSite,
                Budget(bucket: codes.key("sms lane|\(number)|\(lane.network)"), limit: policy.perNumberDaily, length: .days(1)),
                Budget(bucket: codes.key("sms number|\(number)"), limit: policy.perNumberHourly, length: .hours(1)),
                Budget(bucket: codes.key("sms number a day|\(number)"), limit: policy.perNumberDailyInAll, length: .days(1)),
                Budget(bucket: codes.key("sms everybody|\(run)"), limit: policy.globalHourly, length: .hours(1)),
            ]
        for budget in budgets { try await budget?.spend(now: context.now, in: db) }
    }
}
