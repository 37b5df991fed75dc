internal import JSONCoding
internal import Wire

/// Which of two documents something stands in.
enum DocumentSide: Sendable, Hashable { case old, new }

/// What one level of a pair of schemas comes to, at a place below the node that it belongs to.
struct SchemaFinding: Sendable {
    let rule: ContractRule
    let level: ContractRule.Level
    let path: FieldPath
    let before: String?
    let after: String?
    let note: String?
    let side: DocumentSide
    let pointer: String
    /// The values of an enum as it was, when that is what changed.
    let values: [String]?
}

/// Compares schemas of two documents, each pair in each direction once, however often and in whatever circles it is referred to.
///
/// The result is a graph: a node is a pair of named schemas with its findings, an edge leads to the node of a nested reference. So
/// neither recursion nor many optional fields multiply the work.
struct SchemaComparison {
    /// As a client sends it, or as it reads it.
    enum Direction: Hashable { case request, response }

    struct Node {
        var findings: [SchemaFinding] = []
        var edges: [(path: FieldPath, node: Int)] = []
    }

    let old: OpenAPIFile
    let new: OpenAPIFile
    let today: LocalDate
    private(set) var nodes: [Node] = []
    private var known: [Pair: Int] = [:]
    private var waiting: [(old: DocumentNode, new: DocumentNode, direction: Direction, node: Int)] = []
    /// The node that is being filled.
    private var current = 0

    private struct Pair: Hashable {
        let old: String
        let new: String
        let direction: Direction
    }

    init(old: OpenAPIFile, new: OpenAPIFile, today: LocalDate) {
        self.old = old
        self.new = new
        self.today = today
    }

    /// The node of a pair; its findings are there after `finish`.
    mutating func node(_ oldNode: DocumentNode, _ newNode: DocumentNode, _ direction: Direction) -> Int {
        let (left, right) = (old.resolve(oldNode), new.resolve(newNode))
        // What stands beside a reference counts, so then the pair is the referring places.
        let pair = Pair(
            old: oldNode.isBareReference ? left.pointer : oldNode.pointer, new: newNode.isBareReference ? right.pointer : newNode.pointer,
            direction: direction)
        if let node = known[pair] { return node }
        nodes.append(Node())
        known[pair] = nodes.count - 1
        waiting.append((oldNode, newNode, direction, nodes.count - 1))
        return nodes.count - 1
    }

    /// Compares every pair that has been asked for, and those they lead to.
    mutating func finish() {
        while let next = waiting.popLast() {
            current = next.node
            compare(next.old, next.new, next.direction, FieldPath())
        }
    }

    /// Goes on at a place below; across a reference it is another node's business.
    mutating func descend(_ oldNode: DocumentNode, _ newNode: DocumentNode, _ direction: Direction, _ path: FieldPath) {
        if oldNode.reference != nil || newNode.reference != nil {
            nodes[current].edges.append((path, node(oldNode, newNode, direction)))
        } else {
            compare(oldNode, newNode, direction, path)
        }
    }

    mutating func link(_ oldNode: DocumentNode, _ newNode: DocumentNode, _ direction: Direction, _ path: FieldPath) {
        nodes[current].edges.append((path, node(oldNode, newNode, direction)))
    }

    mutating func report(
        _ rule: ContractRule, _ path: FieldPath, at pointer: String, side: DocumentSide = .new, level: ContractRule.Level? = nil,
        before: String?, after: String?, note: String? = nil, values: [String]? = nil
    ) {
        nodes[current].findings.append(
            SchemaFinding(
                rule: rule, level: level ?? rule.level, path: path, before: before, after: after, note: note, side: side, pointer: pointer,
                values: values))
    }

    private mutating func compare(_ oldNode: DocumentNode, _ newNode: DocumentNode, _ direction: Direction, _ path: FieldPath) {
        let (left, right) = (old.shape(oldNode), new.shape(newNode))
        if compareVariants(left, right, oldNode, newNode, direction, path) { return }
        guard compareTypes(left, right, direction, path) else { return }
        compareValues(left, right, direction, path)
        compareNumbers(left, right, direction, path)
        compareTexts(left, right, direction, path)
        compareCounts(left, right, direction, path)
        compareFields(left, right, direction, path)
        if let before = left.items, let after = right.items { descend(before, after, direction, path + .items) }
    }
}

extension DocumentNode {
    /// Whether this is a reference and nothing else.
    var isBareReference: Bool { reference != nil && object?.count == 1 }
}
