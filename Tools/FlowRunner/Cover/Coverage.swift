internal import JSONCoding
internal import LocalFiles

/// Which requirements flows, tests and benchmarks have proven.
public struct Coverage: Sendable {
    /// A flow or test that ran, passed and names a requirement, or a figure of a benchmark that keeps to its limit.
    public struct Proof: Sendable, Equatable {
        public enum Source: String, Sendable { case flow, test, bench }
        public let source: Source
        /// A flow's file, a test's name or a benchmark's command.
        public let name: String
        /// A flow's title or a benchmark's figure; empty for a test.
        public var title = ""
        /// The lines of the steps that carry the mark, as `file:line`; empty when the whole flow does, and for a test.
        public var steps: [String] = []
        /// Which flow of its report it is, from 1, and the report's path.
        public var number = 0
        public var report = ""
    }

    public struct Row: Sendable {
        public let requirement: Requirement
        /// The flows and tests that ran and passed and the figures that keep to their limits, each once.
        public var proofs: [Proof] = []
        public var by: [String] { proofs.map(\.name) }
        /// Checks that failed in a report, and such as did not run in one.
        fileprivate var failed: [String] = []
        fileprivate var notRun: [String] = []
        /// The checks that name the requirement and did not pass. One that was left out of a run and passed in another has passed.
        public var open: [String] {
            let passed = Set(by)
            return (failed + notRun.filter { !passed.contains($0) }).unique
        }
        /// Whether it has a check, and every one of which there is a report passed.
        public var isProven: Bool { !proofs.isEmpty && open.isEmpty }
    }

    public private(set) var rows: [Row]
    /// Ids that a proof names and no table has, with who names them.
    public private(set) var unknown: [(id: String, by: String)] = []
    private let places: [String: Int]

    public init(_ table: RequirementTable) {
        rows = table.rows.map { Row(requirement: $0) }
        places = Dictionary(uniqueKeysWithValues: table.ids.enumerated().map { ($1, $0) })
    }

    mutating func add(_ id: String, _ proof: Proof, _ outcome: Outcome) {
        guard let place = places[id] else {
            if !unknown.contains(where: { $0.id == id && $0.by == proof.name }) { unknown.append((id, proof.name)) }
            return
        }
        switch outcome {
        case .passed: if !rows[place].proofs.contains(where: { $0.name == proof.name }) { rows[place].proofs.append(proof) }
        case .failed: rows[place].failed.append(proof.name)
        case .skipped, .notRun: rows[place].notRun.append(proof.name)
        }
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
        for (index, flow) in flows.enumerated() {
            let file = flow["file"]?.string ?? "?"
            let proven = Set((flow["proven"]?.array ?? []).compactMap(\.string))
            var steps: [String: [String]] = [:]
            let isFlaky = flow["outcome"]?.string == "flaky"
            let whole = (flow["requirements"]?.array ?? []).compactMap(\.string)
            var named = whole
            var failed = Set(isFlaky || flow["outcome"]?.string == "failed" ? whole : [])
            for step in flow["steps"]?.array ?? [] {
                let place = "\(step["file"]?.string ?? file):\(step["line"]?.integer ?? 0)"
                for id in (step["requirements"]?.array ?? []).compactMap(\.string) {
                    named.append(id)
                    if isFlaky || step["outcome"]?.string == "failed" { failed.insert(id) }
                    if step["outcome"]?.string == "passed", steps[id]?.contains(place) != true { steps[id, default: []].append(place) }
                }
            }
            for id in named.unique {
                let proof = Proof(
                    source: .flow, name: file, title: flow["title"]?.string ?? "", steps: steps[id] ?? [], number: index + 1, report: path)
                add(id, proof, proven.contains(id) ? .passed : failed.contains(id) ? .failed : .notRun)
            }
        }
    }

    /// Reads proofs of tests: `id`, test name and `passed`, `skipped` or something else for one that failed, by tabs, one proof a line. A
    /// header line that starts with `id`, empty lines and lines that start with `#` are passed over.
    public mutating func addProofs(_ text: String, path: String) throws(CoverageError) {
        for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
            if line.isEmpty || line.hasPrefix("#") || line.hasPrefix("id\t") { continue }
            let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            guard cells.count >= 3, !cells[0].isEmpty, !cells[1].isEmpty else {
                throw CoverageError(message: "\(path):\(index + 1): a proof has an id, a test name and an outcome, separated by tabs")
            }
            let outcome: Outcome = ["passed", "true", "1"].contains(cells[2]) ? .passed : cells[2] == "skipped" ? .skipped : .failed
            add(cells[0], Proof(source: .test, name: cells[1], report: path), outcome)
        }
    }

    public mutating func addReport(path: String) throws(CoverageError) { try addReport(try Self.read(path), path: path) }
    public mutating func addProofs(path: String) throws(CoverageError) { try addProofs(try Self.text(path), path: path) }

    static func text(_ path: String) throws(CoverageError) -> String {
        guard let text = String(validating: try read(path), as: UTF8.self) else {
            throw CoverageError(message: "\(path): not a text in UTF-8")
        }
        return text
    }

    static func read(_ path: String) throws(CoverageError) -> [UInt8] {
        do throws(FileError) { return try Files.read(path) } catch { throw CoverageError(message: error.message) }
    }

    /// Which rows to look at; nil means all.
    public struct Selection: Sendable {
        public var document: String?
        public var layer: String?
        public var service: String?
        public var tier: String?
        public var kind: ProofKind?

        public init(document: String? = nil, layer: String? = nil, service: String? = nil, tier: String? = nil, kind: ProofKind? = nil) {
            self.document = document
            self.layer = layer
            self.service = service
            self.tier = tier
            self.kind = kind
        }

        func includes(_ row: Requirement) -> Bool {
            (document ?? row.document) == row.document && (layer ?? row.layer) == row.layer && (service ?? row.service) == row.service
                && (tier ?? row.tier) == row.tier && (kind == nil || kind == row.proofKind)
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
}
