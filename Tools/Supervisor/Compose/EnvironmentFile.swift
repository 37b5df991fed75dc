/// The lines `NAME=value` of an `.env` or `env_file`. Blank lines and `#` comments are skipped, `export` before a name is
/// allowed, and a value may stand in single or double quotes.
enum EnvironmentFile {
    struct BadLine: Error, Hashable { let line: Int }

    static func parse(_ text: String) throws(BadLine) -> [(name: String, value: String)] {
        var result: [(name: String, value: String)] = []
        for (number, raw) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            var line = trim(raw)
            guard let first = line.first, first != "#" else { continue }
            if line.hasPrefix("export ") { line = trim(line.dropFirst(7)) }
            guard let equals = line.firstIndex(of: "="), equals != line.startIndex else { throw BadLine(line: number + 1) }
            let name = trim(line[..<equals])
            guard !name.contains(where: \.isWhitespace) else { throw BadLine(line: number + 1) }
            result.append((String(name), unquote(trim(line[line.index(after: equals)...]))))
        }
        return result
    }

    private static func unquote(_ value: Substring) -> String {
        if let quote = value.first, quote == "\"" || quote == "'", value.count >= 2, value.last == quote {
            return String(value.dropFirst().dropLast())
        }
        // A comment needs a blank before it, so that a '#' inside a value survives.
        guard
            let comment = value.indices.first(where: {
                value[$0] == "#" && $0 != value.startIndex && value[value.index(before: $0)].isWhitespace
            })
        else { return String(value) }
        return String(trim(value[..<comment]))
    }

    private static func trim(_ text: Substring) -> Substring {
        var text = text.drop(while: \.isWhitespace)
        while text.last?.isWhitespace == true { text.removeLast() }
        return text
    }
}
