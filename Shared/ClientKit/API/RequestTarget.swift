internal import JSONCoding
internal import Wire

/// The path and query of a call.
enum RequestTarget {
    /// Fills the holes of the path; what the path does not name becomes the query. A list becomes repeated items.
    static func make<Parameters: DTO>(_ path: PathTemplate, _ parameters: Parameters) throws(ClientError) -> String {
        guard Parameters.self != Nothing.self else { return try filled(path, [:]) }
        let json: JSONValue
        do { json = try JSONParser.parse(try JSONWriter.encode(parameters)) } catch { throw .encoding }
        guard case .object(let members) = json else { throw .encoding }
        let inPath = Set(path.parameterNames)
        var holes: [String: String] = [:]
        var query: [String] = []
        for (name, value) in members where value != .null {
            if inPath.contains(name) {
                holes[name] = text(value)
            } else {
                for item in value.array ?? [value] { query.append(PercentEncoding.encode(name) + "=" + PercentEncoding.encode(text(item))) }
            }
        }
        let filled = try filled(path, holes)
        return query.isEmpty ? filled : filled + "?" + query.joined(separator: "&")
    }

    /// An empty value, `.` or `..` would make another path of it.
    private static func filled(_ path: PathTemplate, _ holes: [String: String]) throws(ClientError) -> String {
        guard holes.values.allSatisfy({ !["", ".", ".."].contains($0) }), let filled = path.path(holes) else { throw .invalidURL }
        return filled
    }

    private static func text(_ value: JSONValue) -> String { value.string ?? String(decoding: value.bytes(), as: UTF8.self) }
}
