import Platform
import Security
@testable import ServiceKit

enum ServiceKeysForTests {
    static func tokens(_ secret: Secret) throws -> ServiceTokens { try ServiceKeys(secret: secret).tokens }
}
