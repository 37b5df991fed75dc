internal import Platform
internal import Security
public import WebPush

/// How this installation pushes to browsers.
public struct WebPushSettings: Sendable {
    /// Nil where it does not.
    public var sender: SenderIdentity?
    /// Whose subscriptions are taken.
    public var services: PushServices

    public init(sender: SenderIdentity?, services: PushServices) {
        self.sender = sender
        self.services = services
    }

    /// Anybody can read this key here: it is for developers.
    private static let developersKey = Secret("SiqnFf6-hmvNwjg96MVw87dPV8MnC-ZnOlQzkyKvYUM")

    /// - Parameter contact: where push services reach whoever runs this.
    init?(contact: String, from reader: inout ConfigReader) {
        let secret = reader.optionalSecret("PROFILE_WEB_PUSH_KEY") ?? reader.unlessProduction(Self.developersKey)
        let contact = reader.string("PROFILE_WEB_PUSH_CONTACT", default: contact)
        if !contact.hasPrefix("mailto:"), !contact.hasPrefix("https://") {
            reader.refuse("PROFILE_WEB_PUSH_CONTACT", "wants mailto:somebody@example.com or an https address")
        }
        reader.refuseInProduction(
            "PROFILE_WEB_PUSH_KEY", if: secret?.reveal() == Self.developersKey.reveal(), "must not be the one that developers have")
        if let secret {
            guard let key = base64urlDecode(secret.reveal()).flatMap(P256Key.init(scalar:)) else {
                reader.refuse("PROFILE_WEB_PUSH_KEY", "wants a private key of P-256: 32 bytes as 43 characters of base64url")
                return nil
            }
            sender = SenderIdentity(key: key, contact: contact)
        }
        let others = reader.list("PROFILE_WEB_PUSH_SERVICES", default: reader.isProduction ? [] : ["http://127.0.0.1:*"])
        for other in others { reader.refusePlainInProduction("PROFILE_WEB_PUSH_SERVICES", other) }
        guard let services = PushServices(others: others) else {
            reader.refuse("PROFILE_WEB_PUSH_SERVICES", "wants origins such as https://push.example.com or https://*.example.com")
            return nil
        }
        self.services = services
    }
}
