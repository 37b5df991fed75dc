internal import Contracts
internal import Platform
internal import Security
internal import Storage
internal import WebPush
internal import Wire

/// A browser that subscribed: its private key is here, as what it would read is shown.
struct SubscribedBrowser: Sendable {
    let id: String
    let key: P256Key
    let secret: [UInt8]
    /// Of who alone may push to it, base64url.
    let senderKey: String

    var keys: BrowserKeys {
        BrowserKeys(p256dh: BrowserPublicKey(trusted: base64url(key.publicKey)), auth: BrowserSecret(trusted: base64url(secret)))
    }
}

enum BrowserStore {
    static let migrations: [Migration] = [
        Migration(module: "sandbox", number: 105, name: "create browsers", statements: [
            // Keys and secrets as base64url.
            """
            CREATE TABLE browsers (
                id TEXT PRIMARY KEY,
                scalar TEXT NOT NULL,
                secret TEXT NOT NULL,
                sender_key TEXT NOT NULL,
                created_at BIGINT NOT NULL)
            """
        ])
    ]

    static func insert(_ browser: SubscribedBrowser, now: Instant, in db: any Connection) async throws {
        try await db.execute("""
            INSERT INTO browsers (id, scalar, secret, sender_key, created_at)
            VALUES (\(browser.id), \(base64url(browser.key.revealScalar())), \(base64url(browser.secret)), \(browser.senderKey), \(now))
            """)
    }

    static func find(_ id: String, in db: any Connection) async throws -> SubscribedBrowser? {
        guard let row = try await db.first("SELECT scalar, secret, sender_key FROM browsers WHERE id = \(id)"),
            let key = base64urlDecode(try row.get("scalar", as: String.self)).flatMap(P256Key.init(scalar:)),
            let secret = base64urlDecode(try row.get("secret", as: String.self))
        else { return nil }
        return SubscribedBrowser(id: id, key: key, secret: secret, senderKey: try row.get("sender_key"))
    }
}
