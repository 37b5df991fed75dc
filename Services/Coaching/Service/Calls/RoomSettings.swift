public import Platform
internal import Security
internal import ServiceKit

/// What rooms are held in, by configuration.
public struct RoomSettings: Sendable {
    public enum Kind: String, Sendable, CaseIterable {
        /// Pages of the sandbox, for development and tests.
        case sandbox
        /// Jitsi Meet with `token_verification` (Prosody's `mod_auth_token`), HS256.
        case jitsi
    }
    public var kind: Kind
    /// Base of the links.
    public var url: String
    /// Shared with the rooms' server; at least 24 characters.
    public var secret: Secret
    /// The application that Jitsi knows the secret by: `app_id`.
    public var application: String

    public init(kind: Kind = .sandbox, url: String, secret: Secret, application: String = "barbell") {
        self.kind = kind
        self.url = url
        self.secret = secret
        self.application = application
    }

    /// For everybody to read, as the sandbox is for tests.
    static let sandboxSecret = Secret("rooms of the sandbox, for tests")

    init(from reader: inout ConfigReader) {
        kind = reader.choice("COACHING_ROOMS_KIND", default: .sandbox)
        url = reader.url("COACHING_ROOMS_URL", default: "http://127.0.0.1:8025")
        secret = reader.secret("COACHING_ROOMS_SECRET", default: reader.unlessProduction(Self.sandboxSecret), minimumLength: 24)
        application = reader.string("COACHING_ROOMS_APPLICATION", default: "barbell")
        reader.refuseInProduction("COACHING_ROOMS_KIND", if: kind == .sandbox, "must be jitsi, as the sandbox's rooms hold no calls,")
        while url.hasSuffix("/") { url.removeLast() }
    }

    func link(for guest: RoomGuest) -> String { provider.link(for: guest) }

    private var provider: any RoomProvider {
        switch kind {
        case .sandbox: SandboxRooms(settings: self)
        case .jitsi: JitsiRooms(settings: self)
        }
    }
}
