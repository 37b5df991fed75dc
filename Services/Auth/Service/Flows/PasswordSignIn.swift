internal import AuthDomain
internal import Contracts
internal import Platform
internal import Security
internal import ServiceKit
internal import Storage
internal import Wire

/// Signing up and in with email and password. Known and unknown addresses take the same path, the same time and end in the
/// same answer.
struct PasswordSignIn: Sendable {
    let database: any Database
    let tokens: TokenMaker
    let hasher: PasswordHasher
    let mail: AuthMail
    let runtime: ServiceRuntime
    let settings: AuthSettings
    let laneKey: HMACKey

    func signUp(_ request: SignupRequest, context: RequestContext) async throws -> SignupAnswer {
        let policy = try enabledPolicy(request.product)
        let hash = try await hashed { try await hasher.hash(request.password.text) }
        let new = UserStore.New(
            id: UserID(trusted: runtime.ids.next()), product: policy.product, email: request.email, name: request.name, passwordHash: hash,
            termsVersion: settings.termsVersion, now: context.now)
        let answer = try await database.write { db in
            guard try await UserStore.insert(new, in: db), let user = try await UserStore.find(new.id, in: db) else {
                throw APIError(.emailTaken, fields: [])
            }
            try await mail.sendVerification(to: user.account, context: context, in: db)
            try await runtime.events.publish(
                .userCreated, user: user.account.id, product: policy.product, at: context.now, run: context.run,
                facts: user.account.facts, in: db)
            if policy.requiresVerifiedEmail { return SignupAnswer(unverified: user.account) }
            return SignupAnswer(
                tokens: try await tokens.start(user.account, device: request.device, remembered: true, context: context, in: db))
        }
        runtime.work.wake()
        return answer
    }

    func logIn(_ request: LoginRequest, context: RequestContext) async throws -> SessionTokens {
        let policy = try enabledPolicy(request.product)
        let email = try? EmailAddress(validating: request.email.text)
        let found: (user: StoredUser?, lane: String) = try await database.read { db in
            var user: StoredUser?
            if let email { user = try await UserStore.find(email, policy.product, in: db) }
            return (user, try await lane(request, policy, user, context, in: db))
        }
        try await begin(found.lane, context)
        let user = try await check(request.password, of: found.user)
        if policy.requiresVerifiedEmail, !user.account.emailVerified {
            try await database.write { db in try await LoginAttemptStore.clear(found.lane, in: db) }
            throw APIError(.emailNotVerified)
        }
        return try await database.write { db in
            try await LoginAttemptStore.clear(found.lane, in: db)
            return try await tokens.start(
                user.account, device: request.device, remembered: request.rememberMe ?? true, context: context, in: db)
        }
    }

    /// Proves the password of a signed-in person; wrong ones count against the account like failed sign-ins do.
    func prove(_ password: GivenPassword, of person: SignedIn, context: RequestContext) async throws -> StoredUser {
        guard let user = try await database.read({ db in try await UserStore.find(person.userID, in: db) }) else { throw APIError(.unauthenticated) }
        let lane = laneName("session|\(person.sessionID.text)", context)
        try await begin(lane, context)
        let proven = try await check(password, of: user)
        try await database.write { db in try await LoginAttemptStore.clear(lane, in: db) }
        return proven
    }

    func hashed<T: Sendable>(_ work: () async throws -> T) async throws -> T {
        do {
            return try await work()
        } catch PasswordError.overloaded(let retryAfter) {
            throw APIError(.overloaded, retryAfter: retryAfter)
        }
    }

    private func begin(_ lane: String, _ context: RequestContext) async throws {
        let blockedUntil = try await database.write { db in
            try await LoginAttemptStore.begin(lane, settings.throttle, now: context.now, in: db)
        }
        if let blockedUntil { throw APIError(.loginThrottled, retryAfter: blockedUntil - context.now) }
    }

    private func check(_ password: GivenPassword, of user: StoredUser?) async throws -> StoredUser {
        guard let user, let stored = user.passwordHash else {
            try await hashed { try await hasher.verifyDummy(password.text) }
            throw APIError(.credentialsInvalid)
        }
        switch try await hashed({ try await hasher.verify(password.text, against: stored) }) {
        case .mismatch: throw APIError(.credentialsInvalid)
        case .match(needsRehash: false): break
        case .match(needsRehash: true):
            let raised = try await hashed { try await hasher.hash(password.text) }
            try await database.write { db in try await UserStore.upgradePassword(raised, from: stored, of: user.account.id, in: db) }
        }
        return user
    }

    /// A device that signed in to this account before has a lane of its own; everybody else shares the account's.
    private func lane(
        _ request: LoginRequest, _ policy: ProductPolicy, _ user: StoredUser?, _ context: RequestContext, in db: any Connection
    ) async throws -> String {
        let account = "\(policy.product.rawValue)|\(request.email.text.lowercased())"
        if let user, let device = request.device?.id?.text, try await SessionStore.knows(device: device, of: user.account.id, in: db) {
            return laneName("device|\(account)|\(device)", context)
        }
        return laneName("account|\(account)", context)
    }

    /// Lanes are kept under a keyed hash: the table says nothing about who tried.
    private func laneName(_ text: String, _ context: RequestContext) -> String {
        base64url(laneKey.sign(Array("\(context.run ?? "")|\(text)".utf8)))
    }

    private func enabledPolicy(_ product: Product?) throws(APIError) -> ProductPolicy {
        try ProductPolicy.enabling(.emailPassword, product ?? .gtsd)
    }
}

extension ProductPolicy {
    /// The policy of a product that signs in this way; a field problem otherwise.
    static func enabling(_ method: LoginMethod, _ product: Product) throws(APIError) -> ProductPolicy {
        let policy = ProductPolicy.of(product)
        guard policy.loginMethods.contains(method) else {
            let allowed = Product.allCases.filter { ProductPolicy.of($0).loginMethods.contains(method) }.map(\.rawValue)
            throw APIError(.validationFailed, fields: [FieldProblem("product", .notAllowed(values: allowed))])
        }
        return policy
    }
}
