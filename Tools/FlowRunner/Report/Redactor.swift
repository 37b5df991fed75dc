internal import HTTPCore
internal import JSONCoding

/// Replaces secrets by a short keyed hash, so that equal secrets stay visibly equal and nothing else shows.
struct Redactor {
    private let key: [UInt8]
    private let isOn: Bool
    private var values: Set<String> = []
    private var needles: [(secret: [UInt8], mark: [UInt8])] = []

    /// How much of a body a report keeps.
    static let bodyLimit = 16_384

    /// - Parameter isOn: false shows everything.
    init(key: [UInt8], secrets: [String], isOn: Bool = true) {
        self.key = key
        self.isOn = isOn
        values = isOn ? Set(secrets.filter { !$0.isEmpty }) : []
    }

    func mark(_ secret: String) -> String { isOn ? "[redacted \(Digests.short(secret, key: key))]" : secret }

    // MARK: - What is secret

    /// Whether a field or variable of this name holds a secret. `code` is one unless it reads like an error code.
    static func isSensitive(_ name: String, _ value: String) -> Bool {
        let plain = name.lowercased().filter { $0.isLetter }
        if plain == "code" || plain.hasSuffix("otp") || plain == "otpcode" {
            return !value.isEmpty && !value.utf8.allSatisfy { (0x61...0x7a).contains($0) || $0 == 0x5f || $0 == 0x2e }
        }
        return plain.contains("password") || plain.contains("passphrase") || plain.hasSuffix("token") || plain.hasSuffix("secret")
            || plain == "authorization" || plain.hasSuffix("apikey")
    }

    /// Remembers a secret, so that it is replaced wherever it shows up. Short or wordlike texts are replaced in their own field only:
    /// replacing every `password` or `12` would make a report unreadable.
    mutating func note(_ secret: String) {
        guard isOn, secret.utf8.count >= 6 || (secret.utf8.count >= 4 && secret.utf8.allSatisfy { $0.isDigit }),
            !secret.utf8.allSatisfy({ (0x61...0x7a).contains($0) })
        else { return }
        values.insert(secret)
    }

    mutating func note(_ exchange: RawExchange) {
        note(exchange.request.headers)
        noteQuery(exchange.request.url)
        noteBody(exchange.request.body, exchange.request.headers["Content-Type"])
        guard let response = exchange.response else { return }
        note(response.headers)
        if let json = try? exchange.view?.json() { note(json) }
    }

    private mutating func note(_ headers: HTTPHeaders) {
        for (name, value) in headers {
            switch name.lowercased() {
            case "authorization", "proxy-authorization":
                if let space = value.firstIndex(of: " ") { note(String(value[value.index(after: space)...])) }
            case "cookie":
                for pair in value.split(separator: ";") {
                    if let equals = pair.firstIndex(of: "=") { note(String(pair[pair.index(after: equals)...])) }
                }
            case "set-cookie": if let cookie = SetCookie(value) { note(cookie.value) }
            default: if Self.isSensitive(name, value) { note(value) }
            }
        }
    }

    private mutating func noteQuery(_ url: String) {
        guard let mark = url.firstIndex(of: "?") else { return }
        notePairs(String(url[url.index(after: mark)...]))
    }

    private mutating func notePairs(_ text: String) {
        for pair in text.split(separator: "&") {
            guard let equals = pair.firstIndex(of: "="),
                let value = Percent.decode(String(pair[pair.index(after: equals)...]), plusIsSpace: true)
            else { continue }
            if Self.isSensitive(String(pair[..<equals]), value) { note(value) }
        }
    }

    private mutating func noteBody(_ body: [UInt8], _ contentType: String?) {
        guard !body.isEmpty else { return }
        if contentType?.hasPrefix("application/x-www-form-urlencoded") == true {
            notePairs(String(decoding: body, as: UTF8.self))
        } else if let json = Self.json(body) {
            note(json)
        }
    }

    private static func json(_ body: [UInt8]) -> JSONValue? {
        guard let first = body.first(where: { $0 > 0x20 }), first == 0x7b || first == 0x5b else { return nil }
        return try? JSONReading.parse(body)
    }

    private mutating func note(_ json: JSONValue) {
        switch json {
        case .object(let object):
            for (name, value) in object {
                switch value {
                case .string(let text): if Self.isSensitive(name, text) { note(text) }
                case .integer(let number): if Self.isSensitive(name, String(number)) { note(String(number)) }
                default: note(value)
                }
            }
        case .array(let items): for item in items { note(item) }
        default: return
        }
    }

    // MARK: - Replacing

    /// To be called when every secret has been noted.
    mutating func prepare() {
        needles = values.flatMap { secret -> [(secret: [UInt8], mark: [UInt8])] in
            let mark = Array(self.mark(secret).utf8)
            let spellings: Set<String> = [secret, Percent.encode(secret), String(JSONValue.string(secret).text().dropFirst().dropLast())]
            return spellings.map { (Array($0.utf8), mark) }
        }.sorted { $0.secret.count != $1.secret.count ? $0.secret.count > $1.secret.count : $0.secret.lexicographicallyPrecedes($1.secret) }
    }

    func text(_ text: String) -> String { replace(text) { $0 } }

    /// For texts of the flow file, which must not differ from run to run: no hash.
    func source(_ text: String) -> String { replace(text) { _ in Array("[redacted]".utf8) } }

    private func replace(_ text: String, _ mark: ([UInt8]) -> [UInt8]) -> String {
        guard !needles.isEmpty, !text.isEmpty else { return text }
        let original = Array(text.utf8)
        var bytes = original
        for needle in needles { bytes = ByteSearch.replace(needle.secret, with: mark(needle.mark), in: bytes) }
        replaceBeginnings(in: &bytes, mark)
        return bytes == original ? text : String(decoding: bytes, as: UTF8.self)
    }

    /// Messages cut long values (`Evaluator.shown`), perhaps amid a secret, of which there is only the beginning then.
    private func replaceBeginnings(in bytes: inout [UInt8], _ mark: ([UInt8]) -> [UInt8]) {
        guard bytes.count <= Self.longestMessage else { return }
        var from = 0
        while let cut = ByteSearch.first(Self.cut, in: bytes, from: from) {
            from = cut + Self.cut.count
            for needle in needles {
                let most = min(needle.secret.count - 1, cut)
                guard most >= Self.shortestBeginning,
                    let known = (Self.shortestBeginning...most).last(where: {
                        bytes[cut - $0..<cut].elementsEqual(needle.secret.prefix($0))
                    })
                else { continue }
                let new = mark(needle.mark)
                bytes.replaceSubrange(cut - known..<cut, with: new)
                from += new.count - known
                break
            }
        }
    }

    private static let cut = Array(Evaluator.cut.utf8)
    /// Fewer bytes of a secret tell nothing of it, and may stand there by chance.
    private static let shortestBeginning = 8
    /// In bytes; what is longer is a body, which is cut when its secrets are gone.
    private static let longestMessage = 16 << 10

    func redact(_ spans: [ServiceSpan]) -> [ServiceSpan] {
        spans.map { span in
            var span = span
            span.name = text(span.name)
            span.failure = span.failure.map(text)
            span.facts = span.facts.map { ($0.name, Self.isSensitive($0.name, $0.value) ? mark($0.value) : text($0.value)) }
            return span
        }
    }

    func redact(_ step: StepResult, _ exchanges: [RawExchange]) -> StepResult {
        var step = step
        step.title = source(step.title)
        step.target = source(step.target)
        step.checks = step.checks.map { check in
            var check = check
            check.source = source(check.source)
            check.actual = text(check.actual)
            check.expected = text(check.expected)
            check.note = check.note.map(text)
            return check
        }
        step.captures = step.captures.map { capture in
            CaptureResult(
                name: capture.name, value: capture.isSecret ? mark(capture.value) : text(capture.value), isSecret: capture.isSecret)
        }
        step.error = step.error.map { error in
            var error = error
            error.message = text(error.message)
            return error
        }
        step.exchanges = exchanges.map(redact)
        return step
    }

    private func redact(_ raw: RawExchange) -> Exchange {
        let (request, response) = (raw.request, raw.response)
        return Exchange(
            method: request.method, url: text(request.url), requestHeaders: redact(request.headers),
            requestBody: body(request.body, raw.requestBytes, request.headers["Content-Type"], nil), version: response?.version ?? "",
            status: response?.status ?? 0, responseHeaders: response.map { redact($0.headers) } ?? [],
            responseBody: response.map { body($0.body, raw.responseBytes, $0.headers["Content-Type"], try? raw.view?.json()) } ?? .none,
            timing: response?.timing ?? .init(), wallStart: raw.start)
    }

    private func redact(_ headers: HTTPHeaders) -> [HTTPHeaders.Field] {
        headers.map { name, value in
            switch name.lowercased() {
            case "authorization", "proxy-authorization":
                guard let space = value.firstIndex(of: " ") else { return (name, mark(value)) }
                return (name, "\(value[..<space]) \(mark(String(value[value.index(after: space)...])))")
            case "cookie":
                let pairs = value.split(separator: ";").map { pair -> String in
                    guard let equals = pair.firstIndex(of: "=") else { return mark(String(pair)) }
                    return "\(pair[...equals])\(mark(String(pair[pair.index(after: equals)...])))".trimmingSpaces
                }
                return (name, pairs.joined(separator: "; "))
            case "set-cookie":
                guard let cookie = SetCookie(value) else { return (name, mark(value)) }
                let attributes = value.firstIndex(of: ";").map { String(value[$0...]) } ?? ""
                return (name, "\(cookie.name)=\(mark(cookie.value))\(text(attributes))")
            default: return (name, Self.isSensitive(name, value) ? mark(value) : text(value))
            }
        }
    }

    private func body(_ bytes: [UInt8], _ size: Int, _ contentType: String?, _ parsed: JSONValue?) -> Exchange.Body {
        guard size > 0 else { return .none }
        let remark = Exchange.Body(text: "(\(size) bytes\(contentType.map { ", \($0)" } ?? ""))", size: size, isCut: false)
        guard !bytes.isEmpty else { return remark }
        var shown: String
        if let json = parsed ?? Self.json(bytes) {
            shown = redact(json, name: nil).text(pretty: true)
        } else if contentType?.hasPrefix("application/x-www-form-urlencoded") == true {
            shown = String(decoding: bytes, as: UTF8.self).split(separator: "&", omittingEmptySubsequences: false).map { pair in
                guard let equals = pair.firstIndex(of: "=") else { return String(pair) }
                let value = String(pair[pair.index(after: equals)...])
                let plain = Percent.decode(value, plusIsSpace: true) ?? value
                return Self.isSensitive(String(pair[..<equals]), plain) ? "\(pair[...equals])\(mark(plain))" : String(pair)
            }.joined(separator: "&")
        } else if let plain = String(validating: bytes, as: UTF8.self), !plain.utf8.contains(0) {
            shown = plain
        } else {
            return remark
        }
        shown = text(shown)
        guard shown.utf8.count > Self.bodyLimit else { return .init(text: shown, size: bytes.count, isCut: false) }
        return .init(text: String(decoding: shown.utf8.prefix(Self.bodyLimit), as: UTF8.self), size: bytes.count, isCut: true)
    }

    private func redact(_ json: JSONValue, name: String?) -> JSONValue {
        guard isOn else { return json }
        switch json {
        case .object(let object):
            var result = JSONObject()
            for (name, value) in object { result[name] = redact(value, name: name) }
            return .object(result)
        case .array(let items): return .array(items.map { redact($0, name: name) })
        case .string(let text): if let name, Self.isSensitive(name, text) { return .string(mark(text)) }
        case .integer(let number): if let name, Self.isSensitive(name, String(number)) { return .string(mark(String(number))) }
        default: break
        }
        return json
    }
}
