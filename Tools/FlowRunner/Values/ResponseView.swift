internal import HTTPCore
internal import JSONCoding
internal import Jansson
internal import Wire
internal import XPath

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
    private var queried: Result<JSONValue, EvaluationError>?
    private var markup: Result<MarkupDocument, EvaluationError>?

    init(_ response: TransportResponse, url: String, redirects: [String], duration: Int64) {
        self.response = response
        self.url = url
        self.redirects = redirects
        self.duration = duration
    }

    /// The body, unpacked.
    func body() throws(EvaluationError) -> [UInt8] {
        if let problem = response.unpackingProblem { throw EvaluationError(message: problem) }
        return response.body
    }

    /// The body as text, by the charset of Content-Type or as UTF-8.
    func text() throws(EvaluationError) -> String {
        let charset =
            contentType.split(separator: ";").dropFirst()
            .map { String($0).trimmingSpaces }.first { $0.lowercased().hasPrefix("charset=") }
            .map { $0.dropFirst(8).filter { $0 != "\"" } } ?? "utf-8"
        return try CharacterEncoding.decode(try body(), String(charset))
    }

    private var contentType: String { response.headers["Content-Type"] ?? "" }

    /// Whole numbers beyond 64 bits are rounded.
    func json() throws(EvaluationError) -> JSONValue {
        if let parsed { return try parsed.get() }
        let result = Self.parse(try body())
        parsed = result
        return try result.get()
    }

    /// For queries: whole numbers beyond 64 bits are as `BigIntegers` marks them.
    func document() throws(EvaluationError) -> JSONValue {
        if let queried { return try queried.get() }
        guard let marked = BigIntegers.marking(try body()) else {
            let document = try json()
            queried = .success(document)
            return document
        }
        let result = Self.parse(marked)
        queried = result
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

    /// HTML where Content-Type says so, else XML.
    func xpath(_ expression: String) throws(EvaluationError) -> FlowValue {
        if markup == nil {
            let text = Array(try text().utf8)
            do throws(XPathError) {
                markup = .success(try MarkupDocument(text, as: contentType.lowercased().contains("html") ? .html : .xml))
            } catch {
                markup = .failure(EvaluationError(message: "XPath of the body: \(error.message)"))
            }
        }
        guard let markup else { throw EvaluationError(message: "there is no body") }
        return try FlowValue(xpath: expression, in: try markup.get())
    }

    /// A `Set-Cookie` of this response.
    func cookie(_ name: String) -> SetCookie? {
        response.headers.all("Set-Cookie").compactMap { SetCookie($0) }.last { $0.name == name }
    }
}

extension FlowValue {
    init(xpath expression: String, in document: MarkupDocument) throws(EvaluationError) {
        do throws(XPathError) {
            switch try document.evaluate(expression) {
            case .number(let number): self = .number(number)
            case .boolean(let value): self = .bool(value)
            case .string(let text): self = .string(text)
            case .nodes(let count): self = .nodes(count)
            }
        } catch {
            throw EvaluationError(message: "bad XPath \(expression): \(error.message)")
        }
    }
}

/// The one place where the runner reads JSON of others: by jansson, so that a fault in the services' own parser cannot hide.
enum JSONReading {
    static func parse(_ bytes: [UInt8]) throws(EvaluationError) -> JSONValue {
        do throws(JanssonError) { return try JanssonParser.parse(bytes) } catch { throw EvaluationError(message: error.description) }
    }

    /// As `ResponseView.document()` reads a body.
    static func document(_ text: String) throws(EvaluationError) -> JSONValue {
        let bytes = Array(text.utf8)
        return try parse(BigIntegers.marking(bytes) ?? bytes)
    }
}
