internal import HTTPCore
internal import JSONCoding

/// Why the console did not do something, in words for a person.
struct ConsoleRefusal: Error, Sendable {
    let status: Int
    let code: String
    let message: String

    static func notFound(_ what: String) -> ConsoleRefusal { ConsoleRefusal(status: 404, code: "not_found", message: what) }
    static func wrong(_ message: String) -> ConsoleRefusal { ConsoleRefusal(status: 422, code: "invalid", message: message) }
    static func away(_ message: String) -> ConsoleRefusal { ConsoleRefusal(status: 502, code: "unavailable", message: message) }

    var response: HTTPResponse {
        .json(["code": .string(code), "message": .string(message)], status: HTTPStatus(status))
    }
}

extension HTTPResponse {
    /// JSON that nobody keeps.
    static func json(_ value: JSONValue, status: HTTPStatus = .ok) -> HTTPResponse {
        HTTPResponse(
            status: status,
            headers: ["Content-Type": "application/json", "Cache-Control": "no-store", "X-Content-Type-Options": "nosniff"],
            body: .bytes(value.bytes()))
    }

    static let done = HTTPResponse(status: .noContent, headers: ["Cache-Control": "no-store"])
}
