import Compression
import JSONCoding
import Testing

@testable import FlowRunner

/// An HTML report as a browser reads it: its markup, and the data in it, unpacked.
struct ReadReport {
    /// Without the data.
    let markup: String
    /// By the ids of their blocks.
    private(set) var data: [String: JSONValue] = [:]
    /// Everything that there is to read in it.
    var everything: String { ([markup] + data.values.map { $0.text() }).joined(separator: "\n") }

    init(_ bytes: [UInt8]) throws {
        // The way of a browser: whatever is between the tags.
        let pieces = String(decoding: bytes, as: UTF8.self).components(between: "<script type=\"text/plain\" id=\"", and: "</script>")
        markup = pieces.outside
        for block in pieces.inside {
            let parts = block.split(separator: "\">", maxSplits: 1)
            data[String(parts[0])] = try Self.unpacked(String(try #require(parts.last)))
        }
    }

    init(_ blocks: [(id: String, text: String)]) throws {
        markup = ""
        for block in blocks { data[block.id] = try Self.unpacked(block.text) }
    }

    private static func unpacked(_ text: String) throws -> JSONValue {
        try JSONParser.parse(try Gzip.decompress(try #require(Base64.decode(text)), limit: 64 << 20))
    }

    var run: JSONValue { get throws { try #require(data["run"]) } }

    func flow(_ number: Int) throws -> JSONValue { try #require(try run["flows"]?[number - 1]) }

    /// The steps of a flow in full.
    func details(_ number: Int) throws -> JSONValue {
        let flow = try flow(number)
        let part = try #require(flow["part"]?.integer), index = try #require(flow["index"]?.integer)
        return try #require(data["part\(part)"]?[Int(index)])
    }
}

extension String {
    fileprivate func components(between start: String, and end: String) -> (outside: String, inside: [String]) {
        var outside = "", inside: [String] = [], rest = self[...]
        while let opening = rest.firstRange(of: start), let closing = rest[opening.upperBound...].firstRange(of: end) {
            outside += rest[..<opening.lowerBound]
            inside.append(String(rest[opening.upperBound..<closing.lowerBound]))
            rest = rest[closing.upperBound...]
        }
        return (outside + rest, inside)
    }
}
