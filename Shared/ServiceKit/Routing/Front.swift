public import HTTPCore

/// What a service answers besides its routes: addresses that no contract lists, such as the pages of a web client.
public protocol Front: Sendable {
    /// Answers a request whose path no route has. Throws `APIError` for every refusal; anything else is our fault.
    func respond(to request: HTTPRequest, _ context: RequestContext) async throws -> HTTPResponse
    /// Where the body of such a request goes; as `HTTPResponder.intake`.
    func intake(of head: HTTPRequest, _ context: RequestContext) throws -> BodyIntake
}
