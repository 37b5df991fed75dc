public import HTTPCore
public import Wire

extension Endpoint where By == Anyone, Body == Nothing, Output == Nothing {
    /// Serves this endpoint with the body as its bytes came, for what is signed as a whole.
    public func handleBytes(_ body: @escaping @Sendable (Call<By, Parameters, Body>, HTTPRequest) async throws -> Void) -> Route {
        let status = HTTPStatus(description.status)
        let calls = CallReader<By, Parameters, Body>()
        return Route(endpoint: description) { exchange in
            try await body(try calls.read(exchange), exchange.request)
            return HTTPResponse(status: status)
        }
    }
}
