internal import JSONCoding

extension Coverage {
    /// What requirements are grouped by.
    public enum Dimension: String, Sendable, CaseIterable {
        case document, layer, service, proof

        func value(_ row: Requirement) -> String {
            switch self {
            case .document: row.document
            case .layer: row.layer
            case .service: row.service
            case .proof: row.proofKind.rawValue
            }
        }
    }

    /// How many of the requirements with the same values are proven.
    public struct Group: Sendable, Equatable {
        /// A value for each dimension.
        public let values: [String]
        public internal(set) var proven = 0
        public internal(set) var total = 0
    }

    /// Documents in the tables' order, everything else by name.
    public func groups(by dimensions: [Dimension]) -> [Group] {
        var groups: [Group] = []
        var places: [[String]: Int] = [:]
        for row in rows {
            let values = dimensions.map { $0.value(row.requirement) }
            let place = places[values] ?? groups.endIndex
            if place == groups.endIndex {
                places[values] = place
                groups.append(Group(values: values))
            }
            groups[place].total += 1
            if row.isProven { groups[place].proven += 1 }
        }
        let rank = Dictionary(uniqueKeysWithValues: rows.map(\.requirement.document).unique.enumerated().map { ($1, $0) })
        return groups.sorted { a, b in
            for (index, dimension) in dimensions.enumerated() where a.values[index] != b.values[index] {
                guard dimension == .document else { return a.values[index] < b.values[index] }
                return rank[a.values[index]] ?? 0 < rank[b.values[index]] ?? 0
            }
            return false
        }
    }

    /// One table with a line for each combination of values and a line for all.
    public func table(by dimensions: [Dimension]) -> String {
        var cells = [dimensions.map(\.rawValue) + ["proven", "of", ""]]
        for group in groups(by: dimensions) { cells.append(group.values + Self.numbers(group.proven, group.total)) }
        cells.append(["all"] + dimensions.dropFirst().map { _ in "" } + Self.numbers(provenCount, rows.count))
        return TextTable.text(cells, left: dimensions.count)
    }

    private static func numbers(_ proven: Int, _ total: Int) -> [String] {
        [String(proven), String(total), TextTable.percent(proven, total)]
    }

    /// A block of lines for each dimension, and a line for all.
    public var text: String {
        var cells: [[String]] = []
        for dimension in Dimension.allCases {
            cells.append([dimension.rawValue, "proven", "of", ""])
            for group in groups(by: [dimension]) { cells.append(["  " + group.values[0]] + Self.numbers(group.proven, group.total)) }
        }
        cells.append(["all"] + Self.numbers(provenCount, rows.count))
        return TextTable.text(cells, left: 1)
    }

    /// What is not proven, one line a requirement: id, where it belongs, what would prove it and what it says, and what did not pass.
    public var missingText: String {
        rows.filter { !$0.isProven }.map { row in
            let requirement = row.requirement
            return
                "\(requirement.id)  \(requirement.layer)/\(requirement.service) \(requirement.proofKind.rawValue)  \(requirement.statement)\n"
                + (requirement.proof.isEmpty ? "" : "    proof: \(requirement.proof)\n")
                + row.open.map { "    did not pass: \($0)\n" }.joined()
        }.joined()
    }

    /// `{"rows":[{"id","document","layer","service","tier","kind","statement","proof","proven","by","open"?}],
    /// "sums":{"document":{…},…,"all":…},"unknown":[{"id","by"}]}`, rows in the tables' order; a sum is `{"proven","of"}`.
    public var json: [UInt8] {
        let values = rows.map { row -> JSONValue in
            let requirement = row.requirement
            var object: JSONObject = ["id": .string(requirement.id), "document": .string(requirement.document)]
            object["layer"] = .string(requirement.layer)
            object["service"] = .string(requirement.service)
            object["tier"] = .string(requirement.tier)
            object["kind"] = .string(requirement.proofKind.rawValue)
            object["statement"] = .string(requirement.statement)
            object["proof"] = .string(requirement.proof)
            object["proven"] = .bool(row.isProven)
            object["by"] = .array(row.by.map { .string($0) })
            if !row.open.isEmpty { object["open"] = .array(row.open.map { .string($0) }) }
            return .object(object)
        }
        func sum(_ proven: Int, _ total: Int) -> JSONValue { ["proven": .integer(Int64(proven)), "of": .integer(Int64(total))] }
        var sums = JSONObject()
        for dimension in Dimension.allCases {
            var object = JSONObject()
            for group in groups(by: [dimension]) { object[group.values[0]] = sum(group.proven, group.total) }
            sums[dimension.rawValue] = .object(object)
        }
        sums["all"] = sum(provenCount, rows.count)
        let strays = unknown.map { ["id": .string($0.id), "by": .string($0.by)] as JSONValue }
        return JSONValue.object(["rows": .array(values), "sums": .object(sums), "unknown": .array(strays)]).bytes() + [0x0a]
    }

    /// RFC 4180, with a header line.
    public var csv: String {
        var text = CSVText.line(["id", "document", "layer", "service", "tier", "kind", "proven", "by", "statement", "proof"])
        for row in rows {
            let requirement = row.requirement
            text += CSVText.line([
                requirement.id, requirement.document, requirement.layer, requirement.service, requirement.tier,
                requirement.proofKind.rawValue,
                String(row.isProven), row.by.joined(separator: "; "), requirement.statement, requirement.proof,
            ])
        }
        return text
    }
}
