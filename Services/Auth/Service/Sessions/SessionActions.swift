internal import Contracts
internal import ServiceKit
internal import Storage
internal import Wire

/// The sessions of an account: where it is signed in, and signing out.
struct SessionActions: Sendable {
    let dependencies: AuthDependencies

    private var endings: Endings { dependencies.endings }

    func list(_ call: Call<SignedIn, Nothing, Nothing>) async throws -> SessionList {
        let items = try await dependencies.database.read { db in
            try await SessionStore.list(of: call.caller.userID, current: call.caller.sessionID, now: call.now, in: db)
        }
        return SessionList(items: items)
    }

    /// A demo account is shared by strangers, so each of its sessions can end only itself.
    func logOut(_ call: Call<SignedIn, Nothing, LogoutRequest>) async throws -> Nothing {
        let (person, context, reason) = (call.caller, call.context, "logged out")
        let (user, product) = (person.userID, person.product)
        let deliveries: [String] = try await dependencies.database.write { db in
            switch call.body.scope ?? .local {
            case .others where person.isDemo: return []
            case .global where person.isDemo, .local:
                return try await endings.end(person.sessionID, of: user, product, because: reason, context, in: db) ?? []
            case .others: return try await endings.endAll(of: user, product, except: person.sessionID, because: reason, context, in: db)
            case .global: return try await endings.endAll(of: user, product, because: reason, context, in: db)
            }
        }
        await endings.settle(deliveries)
        return Nothing()
    }

    /// Ends one session of the caller. Somebody else's session is `not_found`, like one that never existed.
    func end(_ call: Call<SignedIn, SessionParameters, Nothing>) async throws -> Nothing {
        let (person, context) = (call.caller, call.context)
        let deliveries = try await dependencies.database.write { db in
            try await endings.end(
                call.parameters.id, of: person.userID, person.product, because: "ended by its owner", context, in: db)
        }
        guard let deliveries else { throw APIError(.notFound) }
        await endings.settle(deliveries)
        return Nothing()
    }
}
