internal import JSONCoding

/// Which requirements flows and tests have proven.
public struct Coverage: Sendable {
    public struct Row: Sendable {
        public let requirement: Requirement
        /// The flows and tests that ran and passed, each once.
        public var by: [String] = []
        public var isProven: Bool { !by.isEmpty }
    }

    public private(set) var rows: [Row]
    /// Ids that a flow or test names and no table has, with who names them.
    public private(set) var unknown: [(id: String, by: String)] = []
    private let places: [String: Int]

    public init(_ table: RequirementTable) {
        rows = table.rows.map { Row(requirement: $0) }
        places = Dictionary(uniqueKeysWithValues: table.ids.enumerated().map { ($1, $0) })
    }

    private mutating func add(_ id: String, by name: String, proves: Bool) {
        guard let place = places[id] else {
            if !unknown.contains(where: { $0.id == id && $0.by == name }) { unknown.append((id, name)) }
            return
        }
        if proves, !rows[place].by.contains(name) { rows[place].by.append(name) }
    }

    /// Reads a report of `barbell run` (schema `barbell-run/1`).
    public mutating func addReport(_ bytes: [UInt8], path: String) throws(CoverageError) {
        let report: JSONValue
        do throws(EvaluationError) { report = try JSONReading.parse(bytes) } catch {
            throw CoverageError(message: "\(path): \(error.message)")
        }
        guard report["schema"]?.string == "barbell-run/1", let flows = report["flows"]?.array else {
            throw CoverageError(message: "\(path): not a report of barbell run")
        }
        for flow in flows {
            let file = flow["file"]?.string ?? "?"
            let proven = Set((flow["proven"]?.array ?? []).compactMap(\.string))
            let named = (flow["requirements"]?.array ?? []) + (flow["steps"]?.array ?? []).flatMap { $0["requirements"]?.array ?? [] }
            for id in named.compactMap(\.string).unique { add(id, by: file, proves: proven.contains(id)) }
        }
    }

    /// Reads proofs of tests: `id`, test name and `passed` or something else, by tabs, one proof a line. A header line that starts
    /// with `id`, empty lines and lines that start with `#` are passed over.
    public mutating func addProofs(_ text: String, path: String) throws(CoverageError) {
        for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
            if line.isEmpty || line.hasPrefix("#") || line.hasPrefix("id\t") { continue }
            let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            guard cells.count >= 3, !cells[0].isEmpty, !cells[1].isEmpty else {
                throw CoverageError(message: "\(path):\(index + 1): a proof has an id, a test name and an outcome, separated by tabs")
            }
            add(cells[0], by: cells[1], proves: ["passed", "true", "1"].contains(cells[2]))
        }
    }

    public mutating func addReport(path: String) throws(CoverageError) { try addReport(try Self.read(path), path: path) }
    public mutating func addProofs(path: String) throws(CoverageError) {
        try addProofs(String(decoding: try Self.read(path), as: UTF8.self), path: path)
    }

    private static func read(_ path: String) throws(CoverageError) -> [UInt8] {
        do throws(FileError) { return try Files.read(path) } catch { throw CoverageError(message: error.message) }
    }

    /// Which rows to look at; nil means all.
    public struct Selection: Sendable {
        public var document: String?
        public var layer: String?
        public var service: String?
        public var tier: String?

        public init(document: String? = nil, layer: String? = nil, service: String? = nil, tier: String? = nil) {
            self.document = document
            self.layer = layer
            self.service = service
            self.tier = tier
        }

        func includes(_ row: Requirement) -> Bool {
            (document ?? row.document) == row.document && (layer ?? row.layer) == row.layer && (service ?? row.service) == row.service
                && (tier ?? row.tier) == row.tier
        }
    }

    public func selected(_ selection: Selection) -> Coverage {
        var copy = self
        copy.rows = rows.filter { selection.includes($0.requirement) }
        return copy
    }

    public var provenCount: Int { rows.count(where: \.isProven) }
    /// 0 to 100; 100 when there is nothing to prove.
    public var percent: Double { rows.isEmpty ? 100 : Double(provenCount) * 100 / Double(rows.count) }

    // MARK: - Output

    /// `{"rows":[{"id","document","layer","service","proven","by"}]}`, rows in the tables' order.
    public var json: [UInt8] {
        let values = rows.map { row -> JSONValue in
            var object: JSONObject = ["id": .string(row.requirement.id), "document": .string(row.requirement.document)]
            object["layer"] = .string(row.requirement.layer)
            object["service"] = .string(row.requirement.service)
            object["proven"] = .bool(row.isProven)
            object["by"] = .array(row.by.map { .string($0) })
            return .object(object)
        }
        return JSONValue.object(["rows": .array(values)]).bytes() + [0x0a]
    }

    /// RFC 4180, with a header line.
    public var csv: String {
        func cell(_ text: String) -> String {
            text.contains { ",\"\n\r".contains($0) } ? "\"\(text.replacing("\"", with: "\"\""))\"" : text
        }
        var lines = ["id,document,layer,service,tier,proven,by,statement"]
        for row in rows {
            let requirement = row.requirement
            lines.append(
                [
                    requirement.id, requirement.document, requirement.layer, requirement.service, requirement.tier, String(row.isProven),
                    row.by.joined(separator: "; "), requirement.statement,
                ].map(cell).joined(separator: ","))
        }
        return lines.joined(separator: "\r\n") + "\r\n"
    }

    /// A line for each document, layer and service, sums below.
    public var text: String {
        var groups: [(key: [String], proven: Int, total: Int)] = []
        for row in rows {
            let key = [row.requirement.document, row.requirement.layer, row.requirement.service]
            let place = groups.firstIndex { $0.key == key } ?? groups.endIndex
            if place == groups.endIndex { groups.append((key, 0, 0)) }
            groups[place].total += 1
            if row.isProven { groups[place].proven += 1 }
        }
        let documents = rows.map(\.requirement.document).unique
        groups.sort { a, b in
            let (x, y) = (documents.firstIndex(of: a.key[0]) ?? 0, documents.firstIndex(of: b.key[0]) ?? 0)
            return x != y ? x < y : a.key.dropFirst().lexicographicallyPrecedes(b.key.dropFirst())
        }
        var cells = [["document", "layer", "service", "proven", "of", ""]]
        for group in groups { cells.append(group.key + Self.numbers(group.proven, group.total)) }
        cells.append(["all", "", ""] + Self.numbers(provenCount, rows.count))
        let widths = (0..<6).map { column in cells.map { $0[column].count }.max() ?? 0 }
        return cells.map { line in
            line.enumerated().map { column, text in
                let space = String(repeating: " ", count: widths[column] - text.count)
                return column < 3 ? text + space : space + text
            }.joined(separator: "  ")
        }.joined(separator: "\n") + "\n"
    }

    private static func numbers(_ proven: Int, _ total: Int) -> [String] {
        [String(proven), String(total), total == 0 ? "" : "\(Int(Double(proven) * 100 / Double(total)))%"]
    }
}
