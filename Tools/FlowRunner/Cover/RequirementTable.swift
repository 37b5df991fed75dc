internal import LocalFiles

/// A checkable sentence of a product document.
public struct Requirement: Sendable, Equatable {
    public let id: String
    public let statement: String
    public let layer: String
    public let service: String
    public let tier: String
    /// What would prove it, in words; empty when the table does not say.
    public let proof: String
    /// The name of the table's file without `.tsv`.
    public let document: String
}

/// Why requirement tables or proofs cannot be used.
public struct CoverageError: Error, Sendable, Equatable {
    public let message: String
}

/// Every requirement of the project's tables.
public struct RequirementTable: Sendable {
    public private(set) var rows: [Requirement] = []
    private var places: [String: Int] = [:]

    public init() {}

    public func row(_ id: String) -> Requirement? { places[id].map { rows[$0] } }
    public var ids: [String] { rows.map(\.id) }

    /// Reads every `*.tsv` of a folder, in the order of their names.
    public static func load(folder: String) throws(CoverageError) -> RequirementTable {
        let names = Files.names(in: folder).filter { $0.hasSuffix(".tsv") }
        guard !names.isEmpty else { throw CoverageError(message: "no requirement tables (*.tsv) in \(folder)") }
        var table = RequirementTable()
        for name in names {
            do throws(FileError) {
                let bytes = try Files.read(Files.join(folder, name))
                try table.add(String(decoding: bytes, as: UTF8.self), document: String(name.dropLast(4)), path: Files.join(folder, name))
            } catch {
                throw CoverageError(message: error.message)
            }
        }
        return table
    }

    /// Adds a table with the columns `id`, `statement`, `layer`, `service`, `tier` and perhaps `proof` in any order, others ignored.
    mutating func add(_ text: String, document: String, path: String) throws(FileError) {
        let lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
        let header = lines.first?.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) ?? []
        var columns: [Int] = []
        for name in ["id", "statement", "layer", "service", "tier"] {
            guard let column = header.firstIndex(of: name) else { throw FileError(message: "\(path):1: the column \(name) is missing") }
            columns.append(column)
        }
        let proof = header.firstIndex(of: "proof")
        for (index, line) in lines.enumerated().dropFirst() where !line.isEmpty {
            let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            guard let last = columns.max(), cells.count > last, !cells[columns[0]].isEmpty else {
                throw FileError(message: "\(path):\(index + 1): this row has too few columns or no id")
            }
            let id = cells[columns[0]]
            if let known = row(id) { throw FileError(message: "\(path):\(index + 1): the id \(id) is in \(known.document) already") }
            places[id] = rows.count
            rows.append(
                Requirement(
                    id: id, statement: cells[columns[1]], layer: cells[columns[2]], service: cells[columns[3]], tier: cells[columns[4]],
                    proof: proof.flatMap { cells.indices.contains($0) ? cells[$0] : nil } ?? "", document: document))
        }
    }
}
