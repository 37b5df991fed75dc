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
        let lane = Lane(name: name("session|\(person.sessionID.text)", context), throttle: dependencies.settings.throttle)
        let counters = Counters(lanes: [lane], guesses: [])
        let proven = try await attempt(password, of: user, counters, context)
        try await database.write { db in try await clear(counters, context, in: db) }
        return proven
    }

    /// Counts an attempt, and checks its password. Whoever goes on with the proven one clears the counters.
    func attempt(
        _ password: GivenPassword, of user: StoredUser?, _ counters: Counters, _ context: RequestContext
    ) async throws -> ProvenPassword {
        try await begin(counters, context)
        do {
            return try await check(password, of: user)
        } catch let error as APIError where error.code == .credentialsInvalid {
            throw error
        } catch {
            // In a task of its own: that of a request may have been cancelled, and then writes nothing any more.
            await Task { try? await database.write { db in try await takeBack(counters, context, in: db) } }.value
            throw error
        }
    }

    /// Compares a password with the stored hash, and stores a stronger hash where the settings ask for one by now.
    /// - Parameter user: nil for an unknown address, for which as much is computed as for a known one.
    private func check(_ password: GivenPassword, of user: StoredUser?) async throws -> ProvenPassword {
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

    /// What failures are counted in, and what they cost there.
    struct Lane: Sendable {
        let name: String
        let throttle: LoginThrottle
    }

    /// What an attempt is counted in before it is made.
    struct Counters: Sendable {
        let lanes: [Lane]
        /// Wrong passwords of one network, and of one site of IPv6, for whatever accounts: whoever tries few at each of many is in ever new
        /// lanes. None for a device that is known.
        let guesses: [Budget]
    }

    /// The counters of a sign-in. A device that signed in to this account before has a lane of its own. Everybody else shares one with
    /// their network, so that a stranger elsewhere holds nobody up, one with the other networks of their site of IPv6, and one with all
    /// networks, so that many of them are slowed as well.
    ///
    /// The stored hash is part of their names. With another password, as after a reset, counting begins anew: whoever chose it has proven
    /// who they are, and does not wait for what strangers tried before.
    func counters(
        _ request: LoginRequest, _ product: Product, _ user: StoredUser?, _ context: RequestContext, in db: any Connection
    ) async throws -> Counters {
        let (settings, email) = (dependencies.settings, request.email.text.lowercased())
        let account = "\(product.rawValue)|\(user?.passwordHash ?? "")|\(email)"
        if let user, let device = request.device?.id?.text, try await KnownDeviceStore.knows(device, of: user.account.id, in: db) {
            let lane = Lane(name: name("device|\(account)|\(device)", context), throttle: settings.throttle)
            return Counters(lanes: [lane], guesses: [])
        }
        let network = CodeLane.network(of: context.clientAddress), limit = settings.wrongPasswordsPerAddressHourly
        var lanes = [Lane(name: name("network|\(network)|\(account)", context), throttle: settings.throttle)]
        var guesses = [Budget(bucket: name("wrong passwords|\(network)", context), limit: limit, length: .hours(1))]
        if let site = CodeLane.site(of: context.clientAddress) {
            lanes.append(Lane(name: name("site|\(site)|\(account)", context), throttle: settings.throttleOfSite))
            let bucket = name("wrong passwords of a site|\(site)", context)
            guesses.append(Budget(bucket: bucket, limit: limit * settings.otp.networksPerSite, length: .hours(1)))
        }
        lanes.append(Lane(name: name("account|\(account)", context), throttle: settings.throttleInAll))
        return Counters(lanes: lanes, guesses: guesses)
    }

    /// Counts an attempt before it is made, so that many at once do not slip through together.
    /// - Throws: `login_throttled` or `rate_limited`, and then nothing is counted.
    private func begin(_ counters: Counters, _ context: RequestContext) async throws {
        try await database.write { db in
            for lane in counters.lanes {
                let blockedUntil = try await LoginAttemptStore.begin(lane.name, lane.throttle, now: context.now, in: db)
                if let blockedUntil { throw APIError(.loginThrottled, retryAfter: blockedUntil - context.now) }
            }
            for budget in counters.guesses { try await budget.spend(now: context.now, in: db) }
        }
    }

    /// After the right password. In the order in which they are counted: transactions that lock in one order cannot deadlock.
    func clear(_ counters: Counters, _ context: RequestContext, in db: any Connection) async throws {
        for lane in counters.lanes { try await LoginAttemptStore.clear(lane.name, in: db) }
        try await giveBack(counters, context, in: db)
    }

    /// Where nobody said what the password was, as no thread had the time, the process stops or the database fails: it was no wrong one.
    private func takeBack(_ counters: Counters, _ context: RequestContext, in db: any Connection) async throws {
        for lane in counters.lanes { try await LoginAttemptStore.takeBack(lane.name, begun: context.now, in: db) }
        try await giveBack(counters, context, in: db)
    }

    /// Where no password was wrong: it is not one of the network's guesses.
    private func giveBack(_ counters: Counters, _ context: RequestContext, in db: any Connection) async throws {
        for budget in counters.guesses { try await BudgetStore.giveBack(budget, now: context.now, in: db) }
    }

    /// Lanes and buckets are kept under a keyed hash: the tables say nothing about who tried.
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
