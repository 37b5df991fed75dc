internal import AuthDomain
internal import Contracts
internal import Platform
internal import Security
internal import ServiceKit
internal import Storage
internal import Wire

/// Checks one-time codes.
struct CodeProof: Sendable {
    let dependencies: AuthDependencies
    let numbers: ChallengeNumbers
    private let codeKey: HMACKey

    init(dependencies: AuthDependencies) throws {
        let runtime = dependencies.runtime
        self.dependencies = dependencies
        numbers = ChallengeNumbers(box: try runtime.keys.box("one-time code numbers"), random: runtime.random)
        codeKey = runtime.keys.hmac("one-time codes")
    }

    /// The number that the right code belongs to.
    struct Proven: Sendable {
        let product: Product
        let phone: SaudiMobile
    }

    /// Counts the attempt, compares the code, uses the challenge up and runs `effect`, all in one transaction. A wrong code is returned
    /// from it, not thrown, so that the count of attempts is committed.
    ///
    /// Each attempt also takes from the day's wrong codes before it is compared, and the right one puts back what it took. So of many at
    /// once no more are compared than may be wrong.
    func attempt<T: Sendable>(
        _ id: ChallengeID, _ code: OneTimeCode, _ context: RequestContext,
        effect: @escaping @Sendable (Proven, any Connection) async throws -> T
    ) async throws -> T {
        let policy = dependencies.settings.otp
        let outcome: Result<T, APIError> = try await dependencies.database.write { db in
            guard let counted = try await ChallengeStore.countAttempt(id, policy: policy, now: context.now, in: db) else {
                let state = try await ChallengeStore.state(id, in: db)
                return .failure(APIError(state?.refusal(policy: policy, now: context.now) ?? .otpIncorrect))
            }
            let attempts = counted.attempts
            // Both are for one number.
            guard let phone = attempts.lazy.compactMap({ numbers.open($0.sealedPhone, $0.id) }).first else {
                return .failure(APIError(.otpIncorrect))
            }
            let mistakes = mistakes(
                lane: counted.numberKey, isKnown: counted.isKnown, of: number(phone, attempts[0].product, context), context)
            for (taken, budget) in mistakes.enumerated() {
                do {
                    try await budget.spend(now: context.now, in: db)
                } catch let error as APIError {
                    // What is not compared is no wrong code, and takes nothing from the budgets that had one left.
                    for budget in mistakes.prefix(taken) { try await BudgetStore.giveBack(budget, now: context.now, in: db) }
                    return .failure(error)
                }
            }
            // All are compared, so that the time taken does not tell which one was right.
            let right = attempts.filter { isRight(code, for: $0) }.first
            guard let right, try await ChallengeStore.consume(right.id, with: attempts.map(\.id), now: context.now, in: db) else {
                return .failure(APIError(.otpIncorrect))
            }
            for budget in mistakes { try await BudgetStore.giveBack(budget, now: context.now, in: db) }
            return .success(try await effect(Proven(product: right.product, phone: phone), db))
        }
        return try outcome.get()
    }

    /// A number as its budgets are named: by product, and by run where tests have one.
    func number(_ phone: SaudiMobile, _ product: Product, _ context: RequestContext) -> String {
        "\(context.run ?? "")|\(product.rawValue)|\(phone.text)"
    }

    /// What wrong codes for a number are counted in: those of one lane, and those of everybody who never signed in with it. A device that
    /// did is counted by itself alone, so that strangers who guess do not lock the owner out. Those of a whole site of IPv6, at whatever
    /// numbers, are counted by the hour: it may be a mobile network's, whose other customers shall not wait for the next day.
    /// - Parameter lane: its keyed hash.
    func mistakes(lane: String, isKnown: Bool, of number: String, _ context: RequestContext) -> [Budget] {
        let policy = dependencies.settings.otp
        let ofLane = Budget(bucket: key("wrong lane|\(lane)"), limit: policy.wrongPerLaneDaily, length: .days(1))
        guard !isKnown else { return [ofLane] }
        let ofNumber = Budget(bucket: key("wrong number|\(number)"), limit: policy.wrongPerNumberDaily, length: .days(1))
        guard let site = CodeLane.site(of: context.clientAddress) else { return [ofLane, ofNumber] }
        let bucket = key("wrong site|\(context.run ?? "")|\(site)")
        return [ofLane, ofNumber, Budget(bucket: bucket, limit: policy.wrongPerLaneDaily * policy.networksPerSite, length: .hours(1))]
    }

    /// The challenge and its sealed number are part of what is signed: the same code of another challenge has another MAC, and a replica
    /// of a release that kept numbers in clear refuses the code rather than take the sealed text for a number.
    func mac(_ code: OneTimeCode, _ id: ChallengeID, _ sealed: String) -> String { key(signed(code, id, sealed)) }

    private func signed(_ code: OneTimeCode, _ id: ChallengeID, _ sealed: String) -> String {
        ChallengeNumbers.isSealed(sealed) ? "code|\(id.text)|\(code.text)|\(sealed)" : "code|\(id.text)|\(code.text)"
    }

    /// Also for a code that was sent before `SERVICE_SECRET` changed.
    private func isRight(_ code: OneTimeCode, for attempt: ChallengeStore.Attempt) -> Bool {
        guard let mac = base64urlDecode(attempt.codeMAC) else { return false }
        return codeKey.verify(mac, of: Array(signed(code, attempt.id, attempt.sealedPhone).utf8))
    }

    /// Buckets, lanes and codes are kept under a keyed hash: a table that leaks shows no number, and none can be tried out on it.
    func key(_ text: String) -> String { base64url(codeKey.sign(Array(text.utf8))) }
}
