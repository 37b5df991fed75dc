internal import JSONCoding
public import Platform

/// A line of a service's log. Services write records, `{"ts":…,"level":…,"service":…,"requestId":…,"msg":…,…}`; whatever else a process
/// prints, as the end of a crash, is a line without one.
public struct LogLine: Sendable {
    /// Whose log it stands in.
    public let service: String
    /// As it was written.
    public let text: String
    /// When it was written, `2026-11-22T21:53:16.088Z`: of equal length and in UTC, so that texts sort as times do.
    public let time: String?
    public let level: LogLevel?
    public let requestID: String?
    /// Of a request with all that it caused, also later and in other services.
    public let traceID: String?
    /// Who asked, where it was a person.
    public let userID: String?
    let record: JSONObject?

    public init(service: String, text: String) {
        self.service = service
        self.text = text
        record = text.utf8.first == UInt8(ascii: "{") ? (try? JSONParser.parse(Array(text.utf8)))?.object : nil
        time = record?["ts"]?.string
        level = record?["level"]?.string.flatMap(LogLevel.init(rawValue:))
        requestID = record?["requestId"]?.string
        traceID = record?["traceId"]?.string
        userID = record?["user"]?.string
    }

    /// For a person: `21:53:16.088 info POST auth.requestCode 429 otp_resend_too_soon 2.1 ms · REQUEST-ID`. A record of anything else than
    /// a request shows its words and then its fields.
    public var readable: String {
        guard let record, let time, let level else { return text }
        let words = record["msg"]?.string == "request" ? Self.request(record) : Self.record(record)
        let id = requestID.map { [" · ", $0].joined() } ?? ""
        return "\(time.dropFirst(11).prefix(12)) \(level.rawValue) \(words)\(id)"
    }

    private static func request(_ record: JSONObject) -> String {
        var words = ["method", "endpoint", "status", "code"].compactMap { record[$0].map(shown) }
        if let micros = record["micros"]?.integer { words.append("\(micros / 1000).\(micros % 1000 / 100) ms") }
        return words.joined(separator: " ")
    }

    private static let always: Set<String> = ["ts", "level", "service", "requestId", "traceId", "msg"]

    private static func record(_ record: JSONObject) -> String {
        let fields = record.filter { !always.contains($0.name) }.map { "\($0.name)=\(shown($0.value))" }
        return ([record["msg"]?.string ?? ""] + fields).joined(separator: " ")
    }

    private static func shown(_ value: JSONValue) -> String { value.string ?? value.text() }
}
