internal import Contracts
internal import ServiceKit
internal import Wire

/// The account itself: reading it, its email address, its password, its end.
struct AccountRoutes: Sendable {
    let care: AccountCare

    var routes: [Route] {
        [
            Auth.me.handle(me),
            Auth.user.handle { try await care.account($0.parameters.id) },
            Auth.setRole.handle { call in
                try await care.setRole(call.body.role, of: call.parameters.id, by: call.caller.name)
                return Nothing()
            },
            Auth.deleteMe.handle { call in
                try await care.delete(call.body, of: call.caller, context: call.context)
                return Nothing()
            },
            Auth.verifyEmail.handle { try await care.verifyEmail($0.body.token, context: $0.context) },
            Auth.resendEmail.handle { call in
                try await care.resendVerification(call.body, context: call.context)
                return Acknowledgement()
            },
            Auth.forgotPassword.handle { call in
                try await care.forgotPassword(call.body, context: call.context)
                return Acknowledgement()
            },
            Auth.resetPassword.handle { call in
                try await care.resetPassword(call.body, context: call.context)
                return Nothing()
            },
            Auth.changePassword.handle { call in
                try await care.changePassword(call.body, of: call.caller, context: call.context)
                return Nothing()
            },
        ]
    }

    private func me(_ call: Call<SignedIn, Nothing, Nothing>) async throws -> Account {
        guard let user = call.context.evidence as? StoredUser else { throw APIError(.unauthenticated) }
        return user.account
    }
}
