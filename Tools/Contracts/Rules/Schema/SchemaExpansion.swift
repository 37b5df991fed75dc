/// Brings the findings of pairs of schemas to the operations that use them.
struct SchemaExpansion {
    private let nodes: [SchemaComparison.Node]
    /// Whether there is a finding at a node or below.
    private var matters: [Bool]

    init(_ nodes: [SchemaComparison.Node]) {
        self.nodes = nodes
        matters = nodes.map { !$0.findings.isEmpty }
        var parents: [[Int]] = Array(repeating: [], count: nodes.count)
        for (index, node) in nodes.enumerated() { for edge in node.edges { parents[edge.node].append(index) } }
        var waiting = nodes.indices.filter { matters[$0] }
        while let next = waiting.popLast() {
            for parent in parents[next] where !matters[parent] {
                matters[parent] = true
                waiting.append(parent)
            }
        }
    }

    /// Adds what the roots lead to: each finding once a root, at the shortest path.
    func expand(_ result: inout OperationResult) {
        for (index, root) in result.roots.enumerated() where matters[root.node] {
            var seen: Set = [root.node]
            var level: [(node: Int, path: FieldPath)] = [(root.node, FieldPath())]
            while !level.isEmpty {
                var next: [(node: Int, path: FieldPath)] = []
                for (node, path) in level {
                    for finding in nodes[node].findings { result.findings.append(raw(finding, root, index, node, path + finding.path)) }
                    for edge in nodes[node].edges where matters[edge.node] && seen.insert(edge.node).inserted {
                        next.append((edge.node, path + edge.path))
                    }
                }
                level = next
            }
        }
    }

    private func raw(_ finding: SchemaFinding, _ root: SchemaRoot, _ index: Int, _ node: Int, _ path: FieldPath) -> RawFinding {
        // The codes of an answer are judged for each operation; that the list of all codes grows is no news to its clients.
        let isCodes = finding.rule == .responseEnumWidened && root.isListing(finding.values ?? [])
        return RawFinding(
            rule: finding.rule, level: isCodes ? .info : finding.level,
            place: root.isWhole && path.steps.isEmpty ? root.label : "\(root.label) \(path)",
            before: finding.before, after: finding.after,
            note: isCodes ? "each operation lists its own codes" : finding.note, side: finding.side, pointer: finding.pointer,
            reach: finding.rule.direction == .both ? .promise : .value(root: index, node: node, path: finding.path))
    }
}
