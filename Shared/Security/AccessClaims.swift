internal import JSONCoding
public import Wire

/// What an access token says. RFC 7519 §4.1, RFC 9068 §2.2.
public struct AccessClaims: Sendable, Hashable {
    /// `iss`: who signed it.
    public var issuer: String
    /// `aud`: for whom it was made; never empty.
    public var audience: [String]
    /// `sub`: the user, or the service for a service token.
    public var subject: String
    /// `iat`, whole seconds.
    public var issuedAt: Instant
    /// `nbf`, whole seconds.
    public var notBefore: Instant
    /// `exp`, whole seconds: at this moment the token is already dead.
    public var expiresAt: Instant
    /// `jti`: names this one token.
    public var tokenID: String
    /// `sid`: the session it belongs to; nil for service tokens.
    public var sessionID: String?
    /// `product`: the product the account belongs to; nil for service tokens.
    public var product: String?
    /// `role`, for what a product lets its staff do.
    public var role: String?
    /// `scope`: on the wire one text, names separated by spaces. RFC 8693 §4.2.
    public var scopes: [String]
    /// `demo`: the account is a demonstration that may be wiped.
    public var isDemo: Bool

    /// Times are cut to whole seconds, as the token carries them.
    public init(
        issuer: String, audience: [String], subject: String, issuedAt: Instant, lifetime: Duration, tokenID: String,
        sessionID: String? = nil, product: String? = nil, role: String? = nil, scopes: [String] = [], isDemo: Bool = false
    ) {
        self.issuer = issuer
        self.audience = audience
        self.subject = subject
        self.issuedAt = Instant(milliseconds: issuedAt.seconds * 1000)
        self.notBefore = self.issuedAt
        self.expiresAt = Instant(milliseconds: (issuedAt + lifetime).seconds * 1000)
        self.tokenID = tokenID
        self.sessionID = sessionID
        self.product = product
        self.role = role
        self.scopes = scopes
        self.isDemo = isDemo
    }
}

extension AccessClaims {
    var json: JSONValue {
        var object: JSONObject = [
            "iss": .string(issuer),
            "aud": audience.count == 1 ? .string(audience[0]) : .array(audience.map(JSONValue.string)),
            "sub": .string(subject),
            "iat": .integer(issuedAt.seconds),
            "nbf": .integer(notBefore.seconds),
            "exp": .integer(expiresAt.seconds),
            "jti": .string(tokenID),
        ]
        object["sid"] = sessionID.map(JSONValue.string)
        object["product"] = product.map(JSONValue.string)
        object["role"] = role.map(JSONValue.string)
        if !scopes.isEmpty { object["scope"] = .string(scopes.joined(separator: " ")) }
        if isDemo { object["demo"] = true }
        return .object(object)
    }

    /// Reads a payload. Unknown claims are passed over (RFC 7519 §4); a known one of the wrong type is an error.
    init(json: JSONValue) throws(TokenError) {
        guard let object = json.object else { throw .malformed("payload") }
        issuer = try Self.text(object, "iss")
        audience = try Self.audience(object["aud"])
        subject = try Self.text(object, "sub")
        issuedAt = try Self.date(object, "iat")
        notBefore = try Self.date(object, "nbf")
        expiresAt = try Self.date(object, "exp")
        tokenID = try Self.text(object, "jti")
        sessionID = try Self.optionalText(object, "sid")
        product = try Self.optionalText(object, "product")
        role = try Self.optionalText(object, "role")
        scopes = try Self.optionalText(object, "scope")?.split(separator: " ").map(String.init) ?? []
        switch object["demo"] {
        case nil: isDemo = false
        case .bool(let demo): isDemo = demo
        default: throw .malformed("demo")
        }
    }

    private static func text(_ object: JSONObject, _ name: String) throws(TokenError) -> String {
        guard let text = try optionalText(object, name) else { throw .missingClaim(name) }
        return text
    }

    private static func optionalText(_ object: JSONObject, _ name: String) throws(TokenError) -> String? {
        guard let value = object[name] else { return nil }
        guard let text = value.string, !text.isEmpty else { throw .malformed(name) }
        return text
    }

    /// A NumericDate in whole seconds, between 1970 and 9999 so that no arithmetic on it can overflow.
    private static func date(_ object: JSONObject, _ name: String) throws(TokenError) -> Instant {
        guard let value = object[name] else { throw .missingClaim(name) }
        guard let seconds = value.integer, (0...253_402_300_799).contains(seconds) else { throw .malformed(name) }
        return Instant(milliseconds: seconds * 1000)
    }

    private static func audience(_ value: JSONValue?) throws(TokenError) -> [String] {
        switch value {
        case nil: throw .missingClaim("aud")
        case .string(let one) where !one.isEmpty: return [one]
        case .array(let many):
            let names = many.compactMap(\.string)
            guard names.count == many.count, !names.isEmpty else { throw .malformed("aud") }
            return names
        default: throw .malformed("aud")
        }
    }
}
