internal import Contracts
internal import Platform
internal import ServiceKit
internal import Storage
internal import Wire

/// Reading an account, what it may do, and its end.
struct AccountActions: Sendable {
    let dependencies: AuthDependencies
    let passwords: PasswordProof
    let codes: CodeProof

    private var database: any Database { dependencies.database }
    private var runtime: ServiceRuntime { dependencies.runtime }
    private var endings: Endings { dependencies.endings }
    private var end: AccountEnd { AccountEnd(dependencies: dependencies) }

    func me(_ call: Call<SignedIn, Nothing, Nothing>) async throws -> Account {
        try call.known(as: StoredUser.self).account
    }

    /// For other services.
    func user(_ call: Call<PeerService, UserParameters, Nothing>) async throws -> Account {
        let user = try await database.read { db in try await UserStore.find(call.parameters.id, in: db) }
        guard let user else { throw APIError(.notFound) }
        return user.account
    }

    /// The other services are told, so that access tokens issued before lose at once what the role takes away.
    func setRole(_ call: Call<PeerService, UserParameters, RoleChange>) async throws -> Nothing {
        let (id, role, context) = (call.parameters.id, call.body.role, call.context)
        let deliveries = try await database.write { db in
            guard let version = try await UserStore.setRole(role, of: id, in: db), let user = try await UserStore.find(id, in: db) else {
                throw APIError(.notFound)
            }
            return try await runtime.events.publish(
                .roleChanged, user: id, product: user.account.product, at: context.now, run: context.run,
                facts: EventFacts(version: version, role: role), in: db)
        }
        await endings.settle(deliveries)
        runtime.logger.log(
            .notice, "role set", ["user": .string(id.text), "role": .string(role.rawValue), "by": .string(call.caller.name)])
        return Nothing()
    }

    /// Whoever deletes their own account proves once more that it is theirs.
    func delete(_ call: Call<SignedIn, Nothing, AccountDeletion>) async throws -> Nothing {
        let (person, request, context, end) = (call.caller, call.body, call.context, self.end)
        let deliveries: [String]?
        let remove: @Sendable (any Connection) async throws -> [String]? = { db in
            try await end.remove(person.userID, of: person.product, context, in: db)
        }
        if let password = request.password {
            let proven = try await passwords.prove(password, of: person, context: context)
            deliveries = try await database.write { db -> [String]? in
                guard try await UserStore.holds(proven, in: db) else { throw APIError(.credentialsInvalid) }
                return try await remove(db)
            }
        } else if let challenge = request.challengeId, let code = request.code {
            deliveries = try await codes.attempt(challenge, code, context) { proven, db -> [String]? in
                let user = try await UserStore.find(person.userID, in: db)
                guard user?.account.phone == proven.phone, proven.product == person.product else { throw APIError(.otpIncorrect) }
                return try await remove(db)
            }
        } else {
            deliveries = nil
        }
        await end.finish(deliveries, of: person.userID, by: "the person")
        return Nothing()
    }
}
