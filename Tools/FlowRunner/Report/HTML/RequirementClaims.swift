internal import JSONCoding

/// What the flows of a run say they prove, and which of it they proved.
struct RequirementClaims {
    struct Row {
        let id: String
        let statement: String
        /// Numbers of flows, from 1.
        fileprivate(set) var proven: [Int] = []
        fileprivate(set) var failed: [Int] = []

        var isProven: Bool { failed.isEmpty && !proven.isEmpty }

        var json: JSONValue {
            func numbers(_ flows: [Int]) -> JSONValue { .array(flows.map { .integer(Int64($0)) }) }
            return ["id": .string(id), "statement": .string(statement), "proven": numbers(proven), "failed": numbers(failed)]
        }
    }

    /// How much of a document this run has proven.
    struct Share {
        let name: String
        var proven = 0
        var of = 0

        var json: JSONValue { ["name": .string(name), "proven": .integer(Int64(proven)), "of": .integer(Int64(of))] }
    }

    /// Those that the run names: first what is not proven, each kind in the tables' order.
    let rows: [Row]
    let documents: [Share]

    init(_ result: RunResult, _ table: RequirementTable) {
        var rows: [String: Row] = [:]
        for (index, flow) in result.flows.enumerated() {
            let proven = Set(flow.proven)
            for id in (flow.requirements + flow.steps.flatMap(\.requirements)).unique {
                var row = rows[id] ?? Row(id: id, statement: table.row(id)?.statement ?? (table.rows.isEmpty ? "" : "not in any table"))
                if proven.contains(id) { row.proven.append(index + 1) } else { row.failed.append(index + 1) }
                rows[id] = row
            }
        }
        let rank = Dictionary(uniqueKeysWithValues: table.ids.enumerated().map { ($1, $0) })
        self.rows = rows.values.sorted {
            ($0.isProven ? 1 : 0, rank[$0.id] ?? .max, $0.id) < ($1.isProven ? 1 : 0, rank[$1.id] ?? .max, $1.id)
        }
        var shares: [Share] = [], places: [String: Int] = [:]
        for row in table.rows {
            let place = places[row.document] ?? shares.count
            if place == shares.count {
                places[row.document] = place
                shares.append(Share(name: row.document))
            }
            shares[place].of += 1
            if rows[row.id]?.isProven == true { shares[place].proven += 1 }
        }
        documents = shares
    }
}
