public import HTTPCore
public import Wire

extension Endpoint where By == Anyone, Body == Nothing, Output == Nothing {
    /// Serves this endpoint with the body as its bytes came, for what is signed as a whole.
    public func handleBytes(_ body: @escaping @Sendable (Call<By, Parameters, Body>, HTTPRequest) async throws -> Void) -> Route {
        let status = HTTPStatus(description.status)
        return handleBytesResponse { call, request in
            try await body(call, request)
            return HTTPResponse(status: status)
        }
    }

    /// As `handleBytes`, with a response that the handler makes itself, such as an answer that breaks off.
    public func handleBytesResponse(
        _ body: @escaping @Sendable (Call<By, Parameters, Body>, HTTPRequest) async throws -> HTTPResponse
    ) -> Route {
        let calls = CallReader<By, Parameters, Body>()
        return Route(endpoint: description) { exchange in try await body(try calls.read(exchange), exchange.request) }
    }
}
