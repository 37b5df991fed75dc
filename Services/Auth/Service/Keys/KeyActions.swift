internal import Contracts
internal import Platform
internal import Security
internal import ServiceKit
internal import Storage
internal import Wire

/// Publishing, rotating and revoking the keys that verify access tokens.
struct KeyActions: Sendable {
    let dependencies: AuthDependencies

    private var keys: SigningKeys { dependencies.keys }
    private var runtime: ServiceRuntime { dependencies.runtime }

    func published(_ call: Call<Anyone, Nothing, Nothing>) async throws -> KeySet { KeySet(keys.published) }

    func rotate(_ call: Call<PeerService, Nothing, Nothing>) async throws -> KeySet {
        do {
            try await keys.rotate(now: call.now)
        } catch KeyRingError.standbyTooYoung(let readyAt) {
            throw APIError(.rateLimited, retryAfter: readyAt - call.now)
        }
        return KeySet(keys.published)
    }

    /// The other services are told at once; from the published keys they would learn it only minutes later.
    func revoke(_ call: Call<PeerService, KeyParameters, Nothing>) async throws -> KeySet {
        let (kid, context) = (call.parameters.kid, call.context)
        do {
            let deliveries = try await keys.revoke(kid.text, now: call.now) { db in
                try await runtime.events.publish(
                    .signingKeyRevoked, user: .nobody, product: .gtsd, at: context.now, run: context.run, facts: EventFacts(key: kid),
                    in: db)
            }
            await dependencies.endings.settle(deliveries)
        } catch KeyRingError.unknownKey {
            throw APIError(.notFound)
        }
        runtime.logger.log(.notice, "signing key revoked", ["key": .string(kid.text), "by": .string(call.caller.name)])
        return KeySet(keys.published)
    }
}

extension KeySet {
    fileprivate init(_ set: JWKSet) {
        self.init(keys: set.keys.map { .init(x: base64url($0.bytes), kid: $0.thumbprint) })
    }
}
