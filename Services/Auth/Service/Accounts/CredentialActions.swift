internal import AuthDomain
internal import Contracts
internal import Platform
internal import Security
internal import ServiceKit
internal import Storage
internal import Wire

/// Confirming an email address, and getting or choosing another password.
struct CredentialActions: Sendable {
    let dependencies: AuthDependencies
    let passwords: PasswordProof
    private let budgetKey: HMACKey

    init(dependencies: AuthDependencies, passwords: PasswordProof) {
        self.dependencies = dependencies
        self.passwords = passwords
        budgetKey = dependencies.runtime.keys.hmac("mail budgets")
    }

    private var database: any Database { dependencies.database }
    private var runtime: ServiceRuntime { dependencies.runtime }
    private var mail: AuthMail { dependencies.mail }
    private var endings: Endings { dependencies.endings }

    func verifyEmail(_ call: Call<Anyone, Nothing, LinkToken>) async throws -> Account {
        try await database.write { db in
            let id = try await use(call.body.token, .verifyEmail, call.context, in: db)
            try await UserStore.verifyEmail(of: id, now: call.now, in: db)
            guard let user = try await UserStore.find(id, in: db) else { throw APIError(.tokenInvalid) }
            return user.account
        }
    }

    /// Known and unknown addresses get the same answer after the same work, so that nobody learns who has an account.
    func resendVerification(_ call: Call<Anyone, Nothing, EmailRequest>) async throws -> Acknowledgement {
        try await withAccount(call, for: .verifyEmail) { account, db in
            guard !account.emailVerified else { return }
            try await mail.sendVerification(to: account, context: call.context, in: db)
        }
    }

    func forgotPassword(_ call: Call<Anyone, Nothing, EmailRequest>) async throws -> Acknowledgement {
        try await withAccount(call, for: .resetPassword) { account, db in
            try await mail.sendReset(to: account, context: call.context, in: db)
        }
    }

    /// Ends every session and every other link: whoever knew the old password is out. Does not sign in.
    func resetPassword(_ call: Call<Anyone, Nothing, PasswordReset>) async throws -> Nothing {
        let (request, context) = (call.body, call.context)
        let hash = try await passwords.hash(request.password)
        let deliveries = try await database.write { db in
            let id = try await use(request.token, .resetPassword, context, in: db)
            try await LinkTokenStore.end(.resetPassword, of: id, now: context.now, in: db)
            let deliveries = try await changed(hash, of: id, except: nil, context, in: db)
            // The link proves that the address is the person's.
            try await UserStore.verifyEmail(of: id, now: context.now, in: db)
            // Else a repeat, as after an answer that got lost, would be told that the link is used.
            try await call.keep(Nothing(), in: db)
            return deliveries
        }
        runtime.work.wake()
        await endings.settle(deliveries)
        return Nothing()
    }

    /// Ends every other session, and every link that was mailed to choose another password: it would undo this choice.
    func changePassword(_ call: Call<SignedIn, Nothing, PasswordChange>) async throws -> Nothing {
        let (person, request, context) = (call.caller, call.body, call.context)
        let proven = try await passwords.prove(request.current, of: person, context: context)
        let hash = try await passwords.hash(request.new)
        let deliveries = try await database.write { db in
            // Before the account is held, as a reset takes them: transactions that lock in one order cannot deadlock.
            try await LinkTokenStore.end(.resetPassword, of: person.userID, now: context.now, in: db)
            guard try await UserStore.holds(proven, in: db) else { throw APIError(.credentialsInvalid) }
            let deliveries = try await changed(hash, of: person.userID, except: person.sessionID, context, in: db)
            // Else a repeat, as after an answer that got lost, would count as a wrong password.
            try await call.keep(Nothing(), in: db)
            return deliveries
        }
        runtime.work.wake()
        await endings.settle(deliveries)
        return Nothing()
    }

    private func changed(
        _ hash: String, of id: UserID, except kept: SessionID?, _ context: RequestContext, in db: any Connection
    ) async throws -> [String] {
        try await UserStore.setPassword(hash, of: id, in: db)
        guard let user = try await UserStore.find(id, in: db) else { return [] }
        try await mail.sendPasswordNotice(to: user.account, context: context, in: db)
        return try await endings.endAll(of: id, user.account.product, except: kept, because: "password changed", context, in: db)
    }

    private func use(
        _ token: OpaqueToken, _ purpose: LinkPurpose, _ context: RequestContext, in db: any Connection
    ) async throws -> UserID {
        switch try await LinkTokenStore.use(hash: AuthMail.hash(token), purpose, now: context.now, in: db) {
        case .user(let id): return id
        case .spent: throw APIError(.tokenUsed)
        case .unknown: throw APIError(.tokenInvalid)
        }
    }

    /// Mail to one address is limited, silently: an answer that differed would tell whether the address is known. It is counted under a
    /// keyed hash: who reads the table cannot try addresses. Each purpose is counted by itself: a stranger who asks for one, of which
    /// perhaps nothing is mailed, takes no mail of the other from anybody.
    private func withAccount(
        _ call: Call<Anyone, Nothing, EmailRequest>, for purpose: LinkPurpose,
        _ body: @escaping @Sendable (Account, any Connection) async throws -> Void
    ) async throws -> Acknowledgement {
        let (request, context, answer) = (call.body, call.context, Acknowledgement())
        let policy = try ProductPolicy.enabling(request.product)
        try await database.write { db in
            let address = budgetKey.sign(Array("\(policy.product.rawValue)|\(request.email.text)".utf8))
            let bucket = "mail|\(purpose.rawValue)|\(context.run ?? "")|" + base64url(address)
            if try await BudgetStore.take(bucket, limit: 5, length: .hours(1), now: context.now, in: db),
                let user = try await UserStore.find(request.email, policy.product, in: db)
            {
                try await body(user.account, db)
            }
            // Else a repeat, as after an answer that got lost, would mail another link and end the one on its way.
            try await call.keep(answer, in: db)
        }
        runtime.work.wake()
        return answer
    }
}
