internal import HTTPCore

/// Whether the client already has what an answer carries. RFC 9110 §13. For every answer of 200 to GET and HEAD whose handler set
/// `ETag` or `Last-Modified`, whatever its body is: who says which version an answer is of is spared from sending it twice.
enum Precondition {
    /// `If-None-Match` decides alone where there is one. `If-Modified-Since` is answered only when it repeats `Last-Modified`: the
    /// date is then a tag, and none has to be understood.
    static func isUnchanged(_ response: HTTPResponse, _ request: HTTPHeaders) -> Bool {
        guard response.status == .ok else { return false }
        let conditions = request.all("If-None-Match")
        if !conditions.isEmpty {
            guard let tag = response.headers["ETag"] else { return false }
            return conditions.contains { matches($0, tag) }
        }
        guard let since = request["If-Modified-Since"] else { return false }
        return response.headers["Last-Modified"] == since
    }

    /// The 304 in place of a 200: without the body and the fields that describe it. RFC 9110 §15.4.5.
    static func notModified(_ response: HTTPResponse) -> HTTPResponse {
        var answer = HTTPResponse(status: .notModified, headers: response.headers)
        for name in FileBody.describing { answer.headers[name] = nil }
        return answer
    }

    /// Compares weakly (RFC 9110 §8.8.3.2) with `*` or a list of tags, which may have commas in them.
    static func matches(_ condition: String, _ tag: String) -> Bool {
        var rest = condition.utf8[...]
        let wanted = tag.hasPrefix("W/") ? tag.utf8.dropFirst(2) : tag.utf8[...]
        while true {
            rest = rest.drop { $0 == UInt8(ascii: ",") || $0.isBlank }
            if rest.first == UInt8(ascii: "*") { return rest.dropFirst().allSatisfy(\.isBlank) }
            if rest.starts(with: "W/".utf8) { rest = rest.dropFirst(2) }
            guard rest.first == UInt8(ascii: "\""), let end = rest.dropFirst().firstIndex(of: UInt8(ascii: "\"")) else { return false }
            if rest[...end].elementsEqual(wanted) { return true }
            rest = rest[rest.index(after: end)...]
        }
    }
}
