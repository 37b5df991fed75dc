public import HTTPCore
public import JSONCoding

/// What came back.
public struct Answer: Sendable {
    public let status: Int
    public let headers: HTTPHeaders
    public let body: [UInt8]
    /// The body read as JSON; nil when it is none.
    public let json: JSONValue?

    public init(status: Int, headers: HTTPHeaders, body: [UInt8]) {
        self.status = status
        self.headers = headers
        self.body = body
        let isJSON = headers["Content-Type"]?.lowercased().hasPrefix("application/json") ?? false
        json = isJSON ? try? JSONParser.parse(body) : nil
    }

    public var code: String? { json?["code"]?.string }
    /// The fields that were refused, with the codes of the rules they broke.
    public var problems: [(field: String, code: String)] {
        (json?["fields"]?.array ?? []).compactMap { item in item["field"]?.string.map { ($0, item["code"]?.string ?? "") } }
    }
    public var isSuccess: Bool { (200..<400).contains(status) }
}

/// What came of sending a request.
public enum Reply: Sendable {
    case answer(Answer)
    /// The connection stood, but there was no whole answer.
    case silence(String)
    /// The connection stood, there was no whole answer, and then nobody listened any more.
    case wentDown(String)
    /// Nobody accepted the connection.
    case unreachable(String)
    /// The world has no such token or value: nothing was sent.
    case unsent
}
