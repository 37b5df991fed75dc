public import Security
public import Wire

extension TokenError {
    /// The answer to a request with such an access token, with its remedy for developers.
    public var refusal: APIError {
        switch self {
        case .malformed(let part):
            APIError(
                .tokenMalformed,
                detail: "This is no access token (its \(part)): send the accessToken of a sign-in, whole.")
        case .unsupportedHeader(let name):
            APIError(.tokenMalformed, detail: "This is no access token of this platform: its header's \(name) is another.")
        case .missingClaim(let name): APIError(.tokenMalformed, detail: "This is no access token of this platform: it lacks \(name).")
        case .expired:
            APIError(.tokenExpired, detail: "The access token has expired: trade the refresh token at POST /auth/refresh.")
        case .notYetValid: APIError(.unauthenticated, detail: "The access token begins in the future: compare the clocks.")
        case .unknownKey: APIError(.unauthenticated, detail: "The access token is signed with a key that auth does not publish.")
        case .badSignature: APIError(.unauthenticated, detail: "The access token's signature is not of the key that it names.")
        case .wrongIssuer: APIError(.unauthenticated, detail: "The access token is of another issuer; see AUTH_ISSUER.")
        case .wrongAudience: APIError(.unauthenticated, detail: "The access token is for another audience; see AUTH_AUDIENCE.")
        case .revoked: APIError(.unauthenticated, detail: "The session was ended: sign in again.")
        }
    }
}
