internal import Contracts
internal import ServiceKit

/// The account itself: reading it, its email address, its password, its end.
struct AccountRoutes: Sendable {
    let accounts: AccountActions
    let end: AccountEnd
    let credentials: CredentialActions

    var routes: [Route] {
        [
            Auth.me.handle(accounts.me),
            Auth.user.handle(accounts.user),
            Auth.setRole.handle(accounts.setRole),
            Auth.deleteMe.handle(accounts.delete),
            Auth.erase.handle(end.erase),
            Auth.verifyEmail.handle(credentials.verifyEmail),
            Auth.resendEmail.handle(credentials.resendVerification),
            Auth.forgotPassword.handle(credentials.forgotPassword),
            Auth.resetPassword.handle(credentials.resetPassword),
            Auth.changePassword.handle(credentials.changePassword),
        ]
    }
}
