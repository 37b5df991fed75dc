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
    func attempt<T: Sendable>(
        _ id: ChallengeID, _ code: OneTimeCode, _ context: RequestContext,
        effect: @escaping @Sendable (Proven, any Connection) async throws -> T
    ) async throws -> T {
        let policy = dependencies.settings.otp
        let outcome: Result<T, APIError> = try await dependencies.database.write { db in
            let attempts = try await ChallengeStore.countAttempt(id, policy: policy, now: context.now, in: db)
            guard !attempts.isEmpty else {
                let state = try await ChallengeStore.state(id, in: db)
                return .failure(APIError(state?.refusal(policy: policy, now: context.now) ?? .otpIncorrect))
            }
            // All are compared, so that the time taken does not tell which one was right.
            let right = attempts.filter { constantTimeEquals(mac(code, $0.id, $0.sealedPhone), $0.codeMAC) }.first
            guard let right, let phone = numbers.open(right.sealedPhone, right.id),
                try await ChallengeStore.consume(right.id, with: attempts.map(\.id), now: context.now, in: db)
            else { return .failure(APIError(.otpIncorrect)) }
            return .success(try await effect(Proven(product: right.product, phone: phone), db))
        }
        return try outcome.get()
    }

    /// The challenge and its sealed number are part of what is signed: the same code of another challenge has another MAC, and a replica
    /// of a release that kept numbers in clear refuses the code rather than take the sealed text for a number.
    func mac(_ code: OneTimeCode, _ id: ChallengeID, _ sealed: String) -> String {
        key(ChallengeNumbers.isSealed(sealed) ? "code|\(id.text)|\(code.text)|\(sealed)" : "code|\(id.text)|\(code.text)")
    }

    /// Buckets, lanes and codes are kept under a keyed hash: a table that leaks shows no number, and none can be tried out on it.
    func key(_ text: String) -> String { base64url(codeKey.sign(Array(text.utf8))) }
}
