import Platform
import Security
import Wire
@testable import ServiceKit

enum ServiceKeysForTests {
    /// A token as releases made it that knew no callee.
    static func unaddressed(_ service: String, _ secret: Secret, now: Instant) throws -> String {
        let claim = "svc.\(service).\((now + .minutes(5)).seconds)"
        guard let key = HMACKey(serviceSecret: secret)?.derived(for: "service token") else { throw ServiceError.missingSecret }
        return claim + "." + base64url(key.sign(Array(claim.utf8)))
    }

    static func tokens(_ secret: Secret) throws -> ServiceTokens { try ServiceKeys(secret: secret).tokens }
}
