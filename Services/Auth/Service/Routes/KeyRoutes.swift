internal import Contracts
internal import HTTPCore
internal import Security
internal import ServiceKit
internal import Wire

/// The keys that verify access tokens.
struct KeyRoutes: Sendable {
    let keys: SigningKeys

    var routes: [Route] {
        [
            Auth.keys.handle { _ in published },
            Auth.rotateKeys.handle { call in
                do {
                    try await keys.rotate(now: call.now)
                } catch KeyRingError.standbyTooYoung(let readyAt) {
                    throw APIError(.rateLimited, retryAfter: readyAt - call.now)
                }
                return published
            },
        ]
    }

    private var published: KeySet {
        KeySet(keys: keys.published.keys.map { .init(x: base64url($0.bytes), kid: $0.thumbprint) })
    }
}
