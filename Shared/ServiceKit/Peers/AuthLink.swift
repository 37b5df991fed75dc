public import Platform

/// Where access tokens come from, for a service that does not sign them.
public struct AuthLink: Sendable {
    /// Base URL of the auth service.
    public var url: String
    public var issuer: String
    public var audience: String

    public init(url: String, issuer: String = "barbell", audience: String = "barbell") {
        self.url = url
        self.issuer = issuer
        self.audience = audience
    }

    public init(from reader: inout ConfigReader) {
        self.init(
            url: reader.url("AUTH_URL", default: "http://127.0.0.1:8081", schemes: ["http", "https"]),
            issuer: reader.string("AUTH_ISSUER", default: "barbell"), audience: reader.string("AUTH_AUDIENCE", default: "barbell"))
    }
}
