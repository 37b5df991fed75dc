internal import JSONCoding

/// Why the address of a call could not be made.
public enum CallTargetError: Error, Sendable, Equatable {
    /// A parameter has no JSON form.
    case unencodable
    /// A hole of the path is empty, `.` or `..`, which would make another path of it, or has no value.
    case unusablePath
}

/// The path and query of a call, as every client of ours makes them.
public enum CallTarget {
    /// Fills the holes of the path; what the path does not name becomes the query. A list becomes repeated items.
    public static func make<Parameters: DTO>(_ path: PathTemplate, _ parameters: Parameters) throws(CallTargetError) -> String {
        guard Parameters.self != Nothing.self else { return try filled(path, [:]) }
        let json: JSONValue
        do { json = try JSONParser.parse(try JSONWriter.encode(parameters)) } catch { throw .unencodable }
        guard case .object(let members) = json else { throw .unencodable }
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

    private static func filled(_ path: PathTemplate, _ holes: [String: String]) throws(CallTargetError) -> String {
        guard holes.values.allSatisfy({ !["", ".", ".."].contains($0) }), let filled = path.path(holes) else { throw .unusablePath }
        return filled
    }

    private static func text(_ value: JSONValue) -> String { value.string ?? String(decoding: value.bytes(), as: UTF8.self) }
}
