import Foundation
import Storage
import Testing

/// Every migration that was ever merged, in the order of their merging: Tests/Fixtures/Schemas/checksums.txt. A line that begins with `#` says
/// when the lines below it were merged; what stands above such a line is what a release of the time before it knew. A service's first lines
/// stand where it could first be used.
struct Checksums {
    struct Line: Hashable {
        let service: String
        let id: Migration.ID
        let engine: Engine
        let checksum: String
        let name: String

        var key: String { "\(service) \(id) \(engine.rawValue)" }
        var text: String { "\(key) \(checksum) \(name)" }
    }

    struct Block {
        let merged: String
        var lines: [Line]
    }

    static let file = Schemas.fixtures.appending(path: "checksums.txt")

    let blocks: [Block]
    var lines: [Line] { blocks.flatMap(\.lines) }

    init() throws {
        var blocks: [Block] = []
        for text in try String(contentsOf: Self.file, encoding: .utf8).split(separator: "\n") {
            if text.hasPrefix("# merged ") {
                blocks.append(Block(merged: String(text.dropFirst("# merged ".count)), lines: []))
                continue
            }
            let words = text.split(separator: " ", maxSplits: 5).map(String.init)
            try #require(words.count == 6, "\(text)")
            let line = Line(
                service: words[0], id: Migration.ID(module: words[1], number: try #require(Int(words[2]), "\(text)")),
                engine: try #require(Engine(rawValue: words[3]), "\(text)"), checksum: words[4], name: words[5])
            try #require(!blocks.isEmpty, "the file begins with when its first lines were merged")
            blocks[blocks.count - 1].lines.append(line)
        }
        self.blocks = blocks
    }

    /// Adds lines at the end of the file, merged now.
    static func append(_ lines: [Line], _ now: Date = Date()) throws {
        guard !lines.isEmpty else { return }
        let merged = "# merged " + now.formatted(.iso8601.year().month().day().dateTimeSeparator(.space).time(includingFractionalSeconds: false))
        let text = try String(contentsOf: file, encoding: .utf8) + ([merged] + lines.map(\.text)).map { $0 + "\n" }.joined()
        try text.write(to: file, atomically: true, encoding: .utf8)
    }

    /// What releases knew of one service's schema, oldest first: a state for each time that it grew, without that of today.
    func earlierSchemas(of service: String) -> [(merged: String, ids: Set<Migration.ID>)] {
        var ids: Set<Migration.ID> = []
        var states: [(merged: String, ids: Set<Migration.ID>)] = []
        for block in blocks {
            let new = block.lines.filter { $0.service == service }.map(\.id)
            guard !new.isEmpty else { continue }
            ids.formUnion(new)
            states.append((block.merged, ids))
        }
        return Array(states.dropLast())
    }
}
