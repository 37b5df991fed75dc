public import Wire

/// The public half of the key pair that a browser made for a subscription: an uncompressed point of P-256, 65 bytes as base64url, as
/// `PushSubscription.toJSON()` gives it. RFC 8291.
public struct BrowserPublicKey: WireText {
    public let text: String
    public init(validating text: String) throws(FieldRule) {
        // The first byte of such a point is 4, which makes a B of the first six bits.
        guard text.utf8.count == 87, text.utf8.first == UInt8(ascii: "B"), text.utf8.allSatisfy(isBase64URL) else {
            throw .malformed(expected: .token)
        }
        self.text = text
    }
    public init(trusted text: String) { self.text = text }
    public static let schema = Schema.string(StringRules(minimum: 87, maximum: 87, pattern: "^B[A-Za-z0-9_-]{86}$", isSensitive: true))
    public static let example = BrowserPublicKey(
        trusted: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4")
}

/// The secret that a browser made for a subscription: 16 bytes as base64url. RFC 8291.
public struct BrowserSecret: WireText {
    public let text: String
    public init(validating text: String) throws(FieldRule) {
        guard text.utf8.count == 22, text.utf8.allSatisfy(isBase64URL) else { throw .malformed(expected: .token) }
        self.text = text
    }
    public init(trusted text: String) { self.text = text }
    public static let schema = Schema.string(StringRules(minimum: 22, maximum: 22, pattern: "^[A-Za-z0-9_-]{22}$", isSensitive: true))
    public static let example = BrowserSecret(trusted: "BTBZMqHH6r4Tts7J_aSIgg")
}

private func isBase64URL(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
        UInt8(ascii: "-"), UInt8(ascii: "_"):
        true
    default: false
    }
}

/// What is pushed to a browser is encrypted with these, so that its push service cannot read it.
public struct BrowserKeys: DTO {
    /// The browser's public key.
    public let p256dh: BrowserPublicKey
    /// What else only the browser knows.
    public let auth: BrowserSecret
    public init(p256dh: BrowserPublicKey, auth: BrowserSecret) {
        self.p256dh = p256dh
        self.auth = auth
    }
    public static let example = BrowserKeys(p256dh: .example, auth: .example)
}

/// What a page subscribes with.
public struct WebPushKey: DTO {
    /// The `applicationServerKey` of `PushManager.subscribe`; left out where this installation pushes to no browsers. RFC 8292.
    public let publicKey: BrowserPublicKey?
    public init(publicKey: BrowserPublicKey?) { self.publicKey = publicKey }
    public static let example = WebPushKey(publicKey: .example)
}

/// Which browser of whom.
public struct BrowserParameters: DTO {
    /// Which person.
    public let id: UserID
    /// Which of their devices.
    public let device: DeviceID
    public init(id: UserID, device: DeviceID) {
        self.id = id
        self.device = device
    }
    public static let example = BrowserParameters(id: .example, device: .example)
}

/// A notification for one browser. Its service worker gets these members as JSON.
public struct BrowserNotification: DTO {
    /// The same at every try: it takes the place of the one that is shown already.
    public let id: ShortText
    /// The first line.
    public let title: PlainText
    /// What it says.
    public let body: PlainText
    /// Where opening it leads, as apps write it: `gtsd://badges/streak_7`.
    public let route: PlainText
    /// When it is of no use any more: the push service keeps it until then, and for a day at most, which is also what it does when this is
    /// left out. The service worker is not told.
    public let expiresAt: Instant?
    public init(id: ShortText, title: String, body: String, route: String, expiresAt: Instant? = nil) {
        self.id = id
        self.title = PlainText(trusted: title)
        self.body = PlainText(trusted: body)
        self.route = PlainText(trusted: route)
        self.expiresAt = expiresAt
    }
    public static let example = BrowserNotification(
        id: ShortText(trusted: "01960f3e"), title: "New badge", body: "Day One Done", route: "gtsd://badges/day_one_done",
        expiresAt: .example)
}
