internal import AuthDomain
internal import Contracts
internal import Platform
internal import Security
internal import ServiceKit
internal import Storage
internal import Wire

/// Email confirmation, password reset and change, log-out and deletion.
struct AccountCare: Sendable {
    let database: any Database
    let signIn: PasswordSignIn
    let codes: CodeSignIn
    let hasher: PasswordHasher
    let mail: AuthMail
    let runtime: ServiceRuntime

    func account(_ id: UserID) async throws -> Account {
        guard let user = try await database.read({ db in try await UserStore.find(id, in: db) }) else { throw APIError(.notFound) }
        return user.account
    }

    /// Access tokens that are out keep the role they say until they end.
    func setRole(_ role: Role, of id: UserID, by service: String) async throws {
        guard try await database.write({ db in try await UserStore.setRole(role, of: id, in: db) }) else { throw APIError(.notFound) }
        runtime.logger.log(.notice, "role set", ["user": .string(id.text), "role": .string(role.rawValue), "by": .string(service)])
    }

    func verifyEmail(_ token: OpaqueToken, context: RequestContext) async throws -> Account {
        try await database.write { db in
            let id = try await use(token, .verifyEmail, context, in: db)
            try await UserStore.verifyEmail(of: id, now: context.now, in: db)
            guard let user = try await UserStore.find(id, in: db) else { throw APIError(.tokenInvalid) }
            return user.account
        }
    }

    /// The same answer, and the same work for the caller to wait for, whether or not there is such an account.
    func resendVerification(_ request: EmailRequest, context: RequestContext) async throws {
        try await withAccount(request, context) { account, db in
            guard !account.emailVerified else { return }
            try await mail.sendVerification(to: account, context: context, in: db)
        }
    }

    func forgotPassword(_ request: EmailRequest, context: RequestContext) async throws {
        try await withAccount(request, context) { account, db in try await mail.sendReset(to: account, context: context, in: db) }
    }

    /// Ends every session: whoever knew the old password is out. Does not sign in.
    func resetPassword(_ request: PasswordReset, context: RequestContext) async throws {
        let hash = try await signIn.hashed { try await hasher.hash(request.password.text) }
        try await database.write { db in
            let id = try await use(request.token, .resetPassword, context, in: db)
            try await changed(hash, of: id, except: nil, context, in: db)
            // The link proves that the address is the person's.
            try await UserStore.verifyEmail(of: id, now: context.now, in: db)
        }
        runtime.work.wake()
    }

    func changePassword(_ request: PasswordChange, of person: SignedIn, context: RequestContext) async throws {
        _ = try await signIn.prove(request.current, of: person, context: context)
        let hash = try await signIn.hashed { try await hasher.hash(request.new.text) }
        try await database.write { db in try await changed(hash, of: person.userID, except: person.sessionID, context, in: db) }
        runtime.work.wake()
    }

    func logOut(_ scope: LogoutScope, of person: SignedIn, context: RequestContext) async throws {
        try await database.write { db in
            switch scope {
            case .local: _ = try await SessionStore.revoke(person.sessionID, because: "logged out", now: context.now, in: db)
            case .others:
                try await SessionStore.revokeAll(of: person.userID, except: person.sessionID, because: "logged out", now: context.now, in: db)
            case .global: try await SessionStore.revokeAll(of: person.userID, because: "logged out", now: context.now, in: db)
            }
        }
    }

    /// Deletes the account with everything of it here, and tells the other services.
    func delete(_ request: AccountDeletion, of person: SignedIn, context: RequestContext) async throws {
        let remove: @Sendable (any Connection) async throws -> Void = { db in
            guard try await UserStore.delete(person.userID, in: db) else { return }
            try await runtime.events.publish(
                .userDeleted, user: person.userID, product: person.product, at: context.now, run: context.run, in: db)
        }
        if let password = request.password {
            _ = try await signIn.prove(password, of: person, context: context)
            try await database.write { db in try await remove(db) }
        } else if let challenge = request.challengeId, let code = request.code {
            try await codes.attempt(challenge, code, context) { attempt, db in
                let user = try await UserStore.find(person.userID, in: db)
                guard user?.account.phone == attempt.phone, attempt.product == person.product else { throw APIError(.otpIncorrect) }
                try await remove(db)
            }
        }
        runtime.work.wake()
    }

    private func changed(
        _ hash: String, of id: UserID, except kept: SessionID?, _ context: RequestContext, in db: any Connection
    ) async throws {
        try await UserStore.setPassword(hash, of: id, in: db)
        try await SessionStore.revokeAll(of: id, except: kept, because: "password changed", now: context.now, in: db)
        if let user = try await UserStore.find(id, in: db) { try await mail.sendPasswordNotice(to: user.account, context: context, in: db) }
    }

    private func use(_ token: OpaqueToken, _ purpose: LinkPurpose, _ context: RequestContext, in db: any Connection) async throws -> UserID {
        switch try await LinkTokenStore.use(hash: AuthMail.hash(token), purpose, now: context.now, in: db) {
        case .user(let id): return id
        case .spent: throw APIError(.tokenUsed)
        case .unknown: throw APIError(.tokenInvalid)
        }
    }

    /// Mail to one address is limited, silently: an answer that differed would tell whether the address is known.
    private func withAccount(
        _ request: EmailRequest, _ context: RequestContext, _ body: @escaping @Sendable (Account, any Connection) async throws -> Void
    ) async throws {
        let policy = try ProductPolicy.enabling(.emailPassword, request.product ?? .gtsd)
        try await database.write { db in
            let bucket = "mail|\(context.run ?? "")|" + base64url(sha256("\(policy.product.rawValue)|\(request.email.text)"))
            guard try await BudgetStore.take(bucket, limit: 5, length: .hours(1), now: context.now, in: db) else { return }
            guard let user = try await UserStore.find(request.email, policy.product, in: db) else { return }
            try await body(user.account, db)
        }
        runtime.work.wake()
    }
}
