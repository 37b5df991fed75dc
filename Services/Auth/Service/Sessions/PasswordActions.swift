internal import AuthDomain
internal import Contracts
internal import Platform
internal import Security
internal import ServiceKit
internal import Storage
internal import Wire

/// Signing up and in with email and password.
struct PasswordActions: Sendable {
    let dependencies: AuthDependencies
    let passwords: PasswordProof

    func signUp(_ call: Call<Anyone, Nothing, SignupRequest>) async throws -> SignupAnswer {
        let (request, context) = (call.body, call.context)
        let policy = try ProductPolicy.enabling(request.product)
        let hash = try await passwords.hash(request.password)
        let new = UserStore.New(
            id: UserID(trusted: dependencies.runtime.ids.next()), product: policy.product, email: request.email, name: request.name,
            passwordHash: hash, termsVersion: dependencies.settings.termsVersion, now: context.now)
        let answer = try await dependencies.database.write { db in
            guard try await UserStore.insert(new, in: db), let user = try await UserStore.find(new.id, in: db) else {
                throw APIError(.emailTaken, fields: [])
            }
            try await dependencies.mail.sendVerification(to: user.account, context: context, in: db)
            try await dependencies.runtime.events.publish(
                .userCreated, user: user.account.id, product: policy.product, at: context.now, run: context.run,
                facts: user.account.facts, in: db)
            let answer: SignupAnswer
            if policy.requiresVerifiedEmail {
                answer = SignupAnswer(unverified: user.account)
            } else {
                answer = SignupAnswer(
                    tokens: try await dependencies.tokens.start(
                        user.account, device: request.device, remembered: true, context: context, in: db))
            }
            // Else a repeat, as after an answer that got lost, would be told that its own address is taken.
            try await call.keep(answer, in: db)
            return answer
        }
        dependencies.runtime.work.wake()
        return answer
    }

    func logIn(_ call: Call<Anyone, Nothing, LoginRequest>) async throws -> SessionTokens {
        let (request, context) = (call.body, call.context)
        let policy = try ProductPolicy.enabling(request.product)
        let email = try? EmailAddress(validating: request.email.text)
        let found: (user: StoredUser?, counters: PasswordProof.Counters) = try await dependencies.database.read { db in
            var user: StoredUser?
            if let email { user = try await UserStore.find(email, policy.product, in: db) }
            return (user, try await passwords.counters(request, policy.product, user, context, in: db))
        }
        let proven = try await passwords.attempt(request.password, of: found.user, found.counters, context)
        if policy.requiresVerifiedEmail, !proven.user.account.emailVerified {
            try await dependencies.database.write { db in try await passwords.clear(found.counters, context, in: db) }
            throw APIError(.emailNotVerified)
        }
        return try await dependencies.database.write { db in
            guard try await UserStore.holds(proven, in: db) else { throw APIError(.credentialsInvalid) }
            try await passwords.clear(found.counters, context, in: db)
            let tokens = try await dependencies.tokens.start(
                proven.user.account, device: request.device, remembered: request.rememberMe ?? true, context: context, in: db)
            // Else a repeat, as after an answer that got lost, would start another session.
            try await call.keep(tokens, in: db)
            return tokens
        }
    }
}

extension ProductPolicy {
    /// The policy of the product that a request with email and password is for; GTSD's when it names none.
    static func enabling(_ product: EmailProduct?) throws(APIError) -> ProductPolicy {
        try enabling(.emailPassword, product?.value ?? .gtsd)
    }

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
