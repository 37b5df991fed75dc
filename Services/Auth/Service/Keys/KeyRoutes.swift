internal import Contracts
internal import ServiceKit

/// The keys that verify access tokens.
struct KeyRoutes: Sendable {
    let keys: KeyActions

    var routes: [Route] {
        [
            Auth.keys.handle(keys.published),
            Auth.rotateKeys.handle(keys.rotate),
            Auth.revokeKey.handle(keys.revoke),
        ]
    }
}
