internal import Contracts
internal import ServiceKit

/// Signing up, in and out, and the sessions of an account.
struct SessionRoutes: Sendable {
    let passwords: PasswordActions
    let codes: CodeActions
    let demo: DemoActions
    let refreshing: RefreshActions
    let sessions: SessionActions

    var routes: [Route] {
        [
            Auth.signup.handle(passwords.signUp).replayed(while: refreshing.stillHolds),
            Auth.login.handle(passwords.logIn).replayed(while: refreshing.stillHolds),
            Auth.refresh.handle(refreshing.refresh).replayed(while: refreshing.stillHolds),
            Auth.requestOTP.handle(codes.request),
            Auth.verifyOTP.handle(codes.verify).replayed(while: refreshing.stillHolds),
            Auth.demo.handle(demo.start).replayed(while: refreshing.stillHolds),
            Auth.logout.handle(sessions.logOut),
            Auth.sessions.handle(sessions.list),
            Auth.deleteSession.handle(sessions.end),
        ]
    }
}
