internal import HTTPCore
internal import JSONCoding
internal import Wire

extension HTTPResponse {
    /// An answer that never comes: the server ends the connection when the body of a stream throws.
    static var brokenOff: HTTPResponse {
        HTTPResponse(status: .ok, headers: ["Content-Type": "application/json"], body: .stream { _ in throw CancellationError() })
    }

    static func json(_ output: some DTO, _ status: HTTPStatus = .ok) throws -> HTTPResponse {
        HTTPResponse(
            status: status, headers: ["Content-Type": "application/json", "Cache-Control": "no-store"],
            body: .bytes(try JSONWriter.encode(output)))
    }
}
