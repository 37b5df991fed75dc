internal import AuthDomain
internal import Contracts
internal import Platform
internal import Security
internal import ServiceKit
internal import Storage
internal import Wire

/// An account whose password was right, and the stored hash that said so. Hashing takes longer than any transaction may, so that somebody
/// else may have chosen another password meanwhile: what is done with this asks `UserStore.holds` first, in its own transaction.
struct ProvenPassword: Sendable {
    let user: StoredUser
    let hash: String
}

/// Checks passwords and slows down guessing. A known and an unknown address take the same path and the same time, and fail alike.
struct PasswordProof: Sendable {
    let dependencies: AuthDependencies
    private let laneKey: HMACKey

    init(dependencies: AuthDependencies) {
        self.dependencies = dependencies
        laneKey = dependencies.runtime.keys.hmac("login lanes")
    }

    private var database: any Database { dependencies.database }
    private var hasher: PasswordHasher { dependencies.hasher }

    /// The hash to store for a new password.
    func hash(_ password: NewPassword) async throws -> String { try await hashed { try await hasher.hash(password.text) } }

    /// Checks the password of a signed-in person. Wrong ones are counted and slowed down like failed sign-ins.
    func prove(_ password: GivenPassword, of person: SignedIn, context: RequestContext) async throws -> ProvenPassword {
        let user = try await database.read { db in try await UserStore.find(person.userID, in: db) }
        guard let user else { throw APIError(.unauthenticated) }
        let lane = name("session|\(person.sessionID.text)", context)
        try await begin(lane, context)
        let proven = try await check(password, of: user)
        try await database.write { db in try await LoginAttemptStore.clear(lane, in: db) }
        return proven
    }

    /// Compares a password with the stored hash, and stores a stronger hash where the settings ask for one by now.
    /// - Parameter user: nil for an unknown address, for which as much is computed as for a known one.
    func check(_ password: GivenPassword, of user: StoredUser?) async throws -> ProvenPassword {
        guard let user, let stored = user.passwordHash else {
            try await hashed { try await hasher.verifyDummy(password.text) }
            throw APIError(.credentialsInvalid)
        }
        switch try await hashed({ try await hasher.verify(password.text, against: stored) }) {
        case .mismatch: throw APIError(.credentialsInvalid)
        case .match(needsRehash: false): return ProvenPassword(user: user, hash: stored)
        case .match(needsRehash: true):
            let raised = try await hashed { try await hasher.hash(password.text) }
            let id = user.account.id
            let isRaised = try await database.write { db in try await UserStore.upgradePassword(raised, from: stored, of: id, in: db) }
            if isRaised { return ProvenPassword(user: user, hash: raised) }
            // Somebody was faster: with the same password, or with another one.
            return try await check(password, of: try await database.read { db in try await UserStore.find(id, in: db) })
        }
    }

    // MARK: Lanes

    /// The lane whose failures a sign-in counts against: a device that signed in to this account before has one of its own, and everybody
    /// else shares the account's.
    func lane(
        _ request: LoginRequest, _ product: Product, _ user: StoredUser?, _ context: RequestContext, in db: any Connection
    ) async throws -> String {
        let account = "\(product.rawValue)|\(request.email.text.lowercased())"
        if let user, let device = request.device?.id?.text, try await SessionStore.knows(device: device, of: user.account.id, in: db) {
            return name("device|\(account)|\(device)", context)
        }
        return name("account|\(account)", context)
    }

    /// Counts an attempt before it is made, so that many at once do not slip through together.
    /// - Throws: `login_throttled`.
    func begin(_ lane: String, _ context: RequestContext) async throws {
        let blockedUntil = try await database.write { db in
            try await LoginAttemptStore.begin(lane, dependencies.settings.throttle, now: context.now, in: db)
        }
        if let blockedUntil { throw APIError(.loginThrottled, retryAfter: blockedUntil - context.now) }
    }

    /// Lanes are kept under a keyed hash: the table says nothing about who tried.
    private func name(_ text: String, _ context: RequestContext) -> String {
        base64url(laneKey.sign(Array("\(context.run ?? "")|\(text)".utf8)))
    }

    /// More passwords than the threads can hash are refused at once instead of queueing without end.
    private func hashed<T: Sendable>(_ work: () async throws -> T) async throws -> T {
        do {
            return try await work()
        } catch PasswordError.overloaded(let retryAfter) {
            throw APIError(.overloaded, retryAfter: retryAfter)
        }
    }
}
