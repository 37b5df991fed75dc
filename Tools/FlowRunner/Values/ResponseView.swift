internal import HTTPCore
internal import JSONCoding
internal import Jansson

/// A response with what queries ask of it, computed once.
final class ResponseView {
    let response: TransportResponse
    /// Where it came from, redirects followed.
    let url: String
    /// Where each redirect led.
    let redirects: [String]
    /// Whole milliseconds from the first request to the last byte.
    let duration: Int64
    private var parsed: Result<JSONValue, EvaluationError>?

    init(_ response: TransportResponse, url: String, redirects: [String], duration: Int64) {
        self.response = response
        self.url = url
        self.redirects = redirects
        self.duration = duration
    }

    /// The body as text, by the charset of Content-Type or as UTF-8.
    func text() throws(EvaluationError) -> String {
        let charset =
            (response.headers["Content-Type"] ?? "").split(separator: ";").dropFirst()
            .map { String($0).trimmingSpaces }.first { $0.lowercased().hasPrefix("charset=") }
            .map { $0.dropFirst(8).filter { $0 != "\"" } } ?? "utf-8"
        return try Self.decode(response.body, String(charset))
    }

    static func decode(_ bytes: [UInt8], _ encoding: String) throws(EvaluationError) -> String {
        switch encoding.lowercased() {
        case "utf-8", "utf8", "us-ascii", "ascii":
            guard let text = String(validating: bytes, as: UTF8.self) else { throw EvaluationError(message: "the bytes are not UTF-8") }
            return text
        case "iso-8859-1", "latin1", "latin-1": return String(bytes.map { Character(Unicode.Scalar($0)) })
        case "utf-16le", "utf-16be", "utf-16":
            guard bytes.count.isMultiple(of: 2) else { throw EvaluationError(message: "the bytes are not UTF-16") }
            let isLittle = encoding.lowercased() == "utf-16le" || bytes.starts(with: [0xff, 0xfe])
            var units = stride(from: 0, to: bytes.count, by: 2).map { index in
                isLittle ? UInt16(bytes[index]) | UInt16(bytes[index + 1]) << 8 : UInt16(bytes[index]) << 8 | UInt16(bytes[index + 1])
            }
            if units.first == 0xfeff { units.removeFirst() }
            guard let text = String(validating: units, as: UTF16.self) else { throw EvaluationError(message: "the bytes are not UTF-16") }
            return text
        default: throw EvaluationError(message: "unknown encoding \(encoding)", hint: "utf-8, iso-8859-1, utf-16le and utf-16be are known")
        }
    }

    func json() throws(EvaluationError) -> JSONValue {
        let result = parsed ?? Self.parse(response.body)
        parsed = result
        return try result.get()
    }

    private static func parse(_ body: [UInt8]) -> Result<JSONValue, EvaluationError> {
        guard !body.isEmpty else { return .failure(EvaluationError(message: "the body is empty, not JSON")) }
        do {
            return .success(try JSONReading.parse(body))
        } catch {
            return .failure(EvaluationError(message: "the body is not JSON: \(error.message)"))
        }
    }

    /// A `Set-Cookie` of this response.
    func cookie(_ name: String) -> SetCookie? {
        response.headers.all("Set-Cookie").compactMap { SetCookie($0) }.last { $0.name == name }
    }
}

/// The one place where the runner reads JSON of others: by jansson, so that a fault in the services' own parser cannot hide.
enum JSONReading {
    static func parse(_ bytes: [UInt8]) throws(EvaluationError) -> JSONValue {
        do throws(JanssonError) { return try JanssonParser.parse(bytes) } catch { throw EvaluationError(message: error.description) }
    }
}
