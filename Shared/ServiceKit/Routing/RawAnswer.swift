public import HTTPCore
public import Wire

extension Endpoint where Body == Nothing, Output == RawOutput {
    /// Serves this endpoint with a response the handler makes itself, from the request's fields too: which coding a client reads.
    public func handle(_ body: @escaping @Sendable (Call<By, Parameters, Body>, HTTPHeaders) async throws -> HTTPResponse) -> Route {
        let type: String = if case .content(let type) = description.success { type } else { "application/octet-stream" }
        let calls = CallReader<By, Parameters, Body>()
        return Route(endpoint: description) { exchange in
            var response = try await body(try calls.read(exchange), exchange.request.headers)
            if response.headers["Content-Type"] == nil { response.headers["Content-Type"] = type }
            return response
        }
    }
}
