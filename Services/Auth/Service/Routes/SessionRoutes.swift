internal import Contracts
internal import ServiceKit
internal import Storage
internal import Wire

/// Signing up, in and out, and the sessions of an account.
struct SessionRoutes: Sendable {
    let database: any Database
    let signIn: PasswordSignIn
    let codes: CodeSignIn
    let refreshing: Refreshing
    let care: AccountCare
    let demo: DemoSignIn

    var routes: [Route] {
        [
            Auth.signup.handle { try await signIn.signUp($0.body, context: $0.context) },
            Auth.login.handle { try await signIn.logIn($0.body, context: $0.context) },
            Auth.refresh.handle { try await refreshing.refresh($0.body.refreshToken, context: $0.context) },
            Auth.requestOTP.handle { try await codes.request($0.body, context: $0.context) },
            Auth.verifyOTP.handle { try await codes.verify($0.body, context: $0.context) },
            Auth.demo.handle { try await demo.start($0.body, context: $0.context) },
            Auth.logout.handle(logOut),
            Auth.sessions.handle(list),
            Auth.deleteSession.handle(end),
        ]
    }

    private func logOut(_ call: Call<SignedIn, Nothing, LogoutRequest>) async throws -> Nothing {
        try await care.logOut(call.body.scope ?? .local, of: call.caller, context: call.context)
        return Nothing()
    }

    private func list(_ call: Call<SignedIn, Nothing, Nothing>) async throws -> SessionList {
        let items = try await database.read { db in
            try await SessionStore.list(of: call.caller.userID, current: call.caller.sessionID, now: call.now, in: db)
        }
        return SessionList(items: items)
    }

    /// Somebody else's session is not found, like one that never was.
    private func end(_ call: Call<SignedIn, SessionParameters, Nothing>) async throws -> Nothing {
        let ended = try await database.write { db in
            try await SessionStore.revoke(call.parameters.id, of: call.caller.userID, because: "ended by its owner", now: call.now, in: db)
        }
        guard ended else { throw APIError(.notFound) }
        return Nothing()
    }
}
