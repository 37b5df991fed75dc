internal import LocalFiles

/// A figure that a benchmark measured for a requirement: a line of `Tests/Benchmarks/results.tsv`.
public struct BenchResult: Sendable, Equatable {
    /// What a figure has to keep to: `< 15`, `≤ 2`, `> 99`, `≥ 60`.
    public struct Limit: Sendable, Equatable {
        public enum Comparison: String, Sendable, CaseIterable {
            case below = "<"
            case atMost = "≤"
            case above = ">"
            case atLeast = "≥"
        }

        public let comparison: Comparison
        public let value: Double

        /// nil for a text that is no limit.
        public init?(_ text: String) {
            let words = text.split(separator: " ")
            guard words.count == 2, let comparison = Comparison(rawValue: String(words[0])) else { return nil }
            guard let value = Double(words[1]), value.isFinite else { return nil }
            self.comparison = comparison
            self.value = value
        }

        public func holds(_ figure: Double) -> Bool {
            switch comparison {
            case .below: figure < value
            case .atMost: figure <= value
            case .above: figure > value
            case .atLeast: figure >= value
            }
        }
    }

    public let id: String
    /// As it was written down, for people: `9.60` stays `9.60`.
    public let figureText: String
    public let figure: Double
    public let limitText: String
    public let limit: Limit
    public let unit: String
    /// What measured it: `Tools/bench media`.
    public let command: String
    /// `2026-11-21`.
    public let date: String
    /// Cores, processor, memory and system: a time without them says nothing.
    public let machine: String

    public var isKept: Bool { limit.holds(figure) }
    /// `9.6 s, limit < 15 s, 2026-11-21, 2 cores`.
    public var summary: String { "\(figureText) \(unit), limit \(limitText) \(unit), \(date), \(machine)" }

    static let columns = ["id", "figure", "limit", "unit", "command", "date", "machine"]

    /// Reads the lines of such a file; the heading that `Tools/bench` writes, empty lines and lines that start with `#` are passed over.
    public static func read(_ text: String, path: String) throws(CoverageError) -> [BenchResult] {
        var results: [BenchResult] = []
        for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
            if line.isEmpty || line.hasPrefix("#") || line.hasPrefix("id\t") { continue }
            let place = "\(path):\(index + 1)"
            let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            guard cells.count == columns.count, cells.allSatisfy({ !$0.isEmpty }) else {
                throw CoverageError(message: "\(place): a result has \(columns.joined(separator: ", ")), separated by tabs")
            }
            guard let figure = Double(cells[1]), figure.isFinite else { throw CoverageError(message: "\(place): \(cells[1]) is no figure") }
            guard let limit = Limit(cells[2]) else {
                let signs = Limit.Comparison.allCases.map(\.rawValue).joined(separator: ", ")
                throw CoverageError(message: "\(place): a limit is one of \(signs), a space and a number, not \(cells[2])")
            }
            guard cells[5].wholeMatch(of: /\d{4}-\d\d-\d\d/) != nil else {
                throw CoverageError(message: "\(place): \(cells[5]) is no date such as 2026-01-31")
            }
            if results.contains(where: { $0.id == cells[0] }) { throw CoverageError(message: "\(place): \(cells[0]) has a result already") }
            results.append(
                BenchResult(
                    id: cells[0], figureText: cells[1], figure: figure, limitText: cells[2], limit: limit, unit: cells[3],
                    command: cells[4], date: cells[5], machine: cells[6]))
        }
        return results
    }
}

extension Coverage {
    /// Takes figures of benchmarks as proofs. A figure beyond its limit proves nothing, and only rows of layer `ops` are about figures:
    /// what somebody sees or a route answers is proven by a test.
    public mutating func addResults(_ text: String, path: String) throws(CoverageError) {
        for result in try BenchResult.read(text, path: path) {
            if let layer = rows.first(where: { $0.requirement.id == result.id })?.requirement.layer, layer != "ops" {
                throw CoverageError(message: "\(path): \(result.id) is of layer \(layer); a figure proves rows of layer ops only")
            }
            let proof = Proof(source: .bench, name: result.command, title: result.summary, report: path)
            add(result.id, proof, result.isKept ? .passed : .failed)
        }
    }

    /// - Parameter isRequired: whether a file that is not there is an error.
    public mutating func addResults(path: String, isRequired: Bool = true) throws(CoverageError) {
        if isRequired || Files.kind(path) == .file { try addResults(try Self.text(path), path: path) }
    }
}
