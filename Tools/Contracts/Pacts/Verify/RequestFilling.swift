internal import HTTPCore
internal import JSONCoding
internal import Wire

/// A request as it goes out: the values of the states are in.
struct FilledRequest {
    let method: String
    /// The path and the query, percent-encoded.
    let target: String
    let headers: HTTPHeaders
    let body: [UInt8]

    /// Why a request could not be filled.
    struct Failure: Error { let message: String }

    init(_ request: PactRequest, values: JSONObject) throws(Failure) {
        let expressions = request.generators.expressions
        method = request.method
        var target = try expressions["path"]?[""].map { text throws(Failure) in try Expression(text).text(values) } ?? request.path
        guard target.hasPrefix("/") else { throw Failure(message: "the path '\(target)' does not start with /") }
        target = Self.encodedPath(target)
        let query = try Self.query(request.query, expressions["query"] ?? [:], values)
        if !query.isEmpty { target += "?" + query }
        self.target = target

        var headers = HTTPHeaders()
        for (name, value) in request.headers.sorted(by: { $0.key < $1.key }) { headers.add(name, value) }
        for (name, text) in (expressions["header"] ?? [:]).sorted(by: { $0.key < $1.key }) {
            headers[name] = try Expression(text).text(values)
        }
        if let unsendable = headers.first(where: { $0.value.utf8.contains { $0 < 0x20 && $0 != 0x09 } }) {
            throw Failure(message: "the header \(unsendable.name) would hold a control character")
        }

        guard var body = request.body else {
            (self.headers, self.body) = (headers, [])
            return
        }
        for (place, text) in (expressions["body"] ?? [:]).sorted(by: { $0.key < $1.key }) {
            guard let path = BodyPath(place), body.replace(path.steps[...], with: try Expression(text).value(values)) else {
                throw Failure(message: "the generator for \(place) finds nothing there in the body of the request")
            }
        }
        if case .string(let text) = body, let type = headers["Content-Type"], !MediaType.isJSON(type) {
            self.body = Array(text.utf8)
        } else {
            // Members by name, so that a signature over the bytes can be made before they are sent.
            self.body = body.bytes(sortedKeys: true)
            if headers["Content-Type"] == nil { headers["Content-Type"] = "application/json" }
        }
        self.headers = headers
    }

    private static func query(_ query: [String: [String]], _ expressions: [String: String], _ values: JSONObject) throws(Failure) -> String
    {
        var query = query
        for (place, text) in expressions.sorted(by: { $0.key < $1.key }) {
            let value = try Expression(text).text(values)
            // `name` stands for all its values, `name[1]` for one of them.
            let bracket = place.lastIndex(of: "[")
            if let count = query[place]?.count {
                query[place] = Array(repeating: value, count: max(1, count))
            } else if let bracket, place.hasSuffix("]"), let index = Int(place[place.index(after: bracket)...].dropLast()),
                query[String(place[..<bracket])]?.indices.contains(index) == true
            {
                query[String(place[..<bracket])]?[index] = value
            } else {
                query[place] = [value]
            }
        }
        return query.sorted { $0.key < $1.key }.flatMap { name, values in
            values.map { PercentEncoding.encode(name) + "=" + PercentEncoding.encode($0) }
        }.joined(separator: "&")
    }

    /// What a path may not hold as it is gets encoded; what is encoded stays.
    private static func encodedPath(_ path: String) -> String {
        let plain = Set("/%:@!$&'()*+,;=-._~".utf8)
        return path.utf8.reduce(into: "") { out, byte in
            let isWord = (0x30...0x39).contains(byte) || (0x41...0x5a).contains(byte) || (0x61...0x7a).contains(byte)
            let scalar = Unicode.Scalar(byte)
            if isWord || plain.contains(byte) { out.unicodeScalars.append(scalar) } else {
                let digits = String(byte, radix: 16, uppercase: true)
                out += byte < 16 ? "%0\(digits)" : "%\(digits)"
            }
        }
    }
}

/// A text with `${name}` in it.
private struct Expression {
    private let text: String

    init(_ text: String) { self.text = text }

    /// A text that is one name and nothing else gives the value as it is; else a text.
    func value(_ values: JSONObject) throws(FilledRequest.Failure) -> JSONValue {
        if text.hasPrefix("${"), let end = text.firstIndex(of: "}"), text.index(after: end) == text.endIndex {
            return try look(String(text[text.index(text.startIndex, offsetBy: 2)..<end]), values)
        }
        return .string(try self.text(values))
    }

    func text(_ values: JSONObject) throws(FilledRequest.Failure) -> String {
        var filled = ""
        var rest = text[...]
        while let start = rest.firstRange(of: "${") {
            guard let end = rest[start.upperBound...].firstIndex(of: "}") else {
                throw FilledRequest.Failure(message: "'\(text)' has a ${ without a }")
            }
            let value = try look(String(rest[start.upperBound..<end]), values)
            filled += rest[..<start.lowerBound] + (value.string ?? value.text())
            rest = rest[rest.index(after: end)...]
        }
        return filled + rest
    }

    private func look(_ name: String, _ values: JSONObject) throws(FilledRequest.Failure) -> JSONValue {
        if let value = values[name] { return value }
        let known = values.keys.sorted().joined(separator: ", ")
        throw FilledRequest.Failure(
            message: "no state returns '\(name)', which the request needs; there is \(known.isEmpty ? "no value" : known)")
    }
}

extension JSONValue {
    /// Puts a value at every place that a path leads to.
    /// - Returns: whether there is any.
    fileprivate mutating func replace(_ path: ArraySlice<BodyPath.Step>, with value: JSONValue) -> Bool {
        guard let step = path.first else {
            self = value
            return true
        }
        let rest = path.dropFirst()
        switch (self, step) {
        case (.object(var object), .name(let name)):
            guard var inner = object[name], inner.replace(rest, with: value) else { return false }
            object[name] = inner
            self = .object(object)
        case (.array(var items), .index(let index)):
            guard items.indices.contains(index), items[index].replace(rest, with: value) else { return false }
            self = .array(items)
        case (.array(var items), .anyItem), (.array(var items), .anyMember):
            let isThere = items.indices.map { items[$0].replace(rest, with: value) }
            guard isThere.contains(true) else { return false }
            self = .array(items)
        case (.object(var object), .anyMember):
            var isThere = false
            for (name, member) in object {
                var member = member
                if member.replace(rest, with: value) {
                    isThere = true
                    object[name] = member
                }
            }
            guard isThere else { return false }
            self = .object(object)
        default: return false
        }
        return true
    }
}
