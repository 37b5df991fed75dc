import Foundation
import Storage
import Testing

/// A migration that was merged is never edited: databases have it, and would neither get the change nor start.
///
/// `UPDATE_GOLDEN=1` adds the new ones to the list. A line that is there already is never written again.
@Suite struct ChecksumTests {
    private static let golden = Schemas.fixtures.appending(path: "checksums.txt")

    private struct Line: Hashable {
        let key: String
        let checksum: String
        let name: String
    }

    private static var now: [Line] {
        Schemas.migrations.flatMap { service, migrations in
            migrations.flatMap { migration in
                Engine.allCases.map { engine in
                    Line(
                        key: "\(service) \(migration.id) \(engine.rawValue)", checksum: migration.checksum(for: engine),
                        name: migration.name)
                }
            }
        }
    }

    private static func recorded() throws -> [Line] {
        try String(contentsOf: golden, encoding: .utf8).split(separator: "\n").map { line in
            let words = line.split(separator: " ", maxSplits: 5).map(String.init)
            try #require(words.count == 6, "\(line)")
            return Line(key: words[0..<4].joined(separator: " "), checksum: words[4], name: words[5])
        }
    }

    @Test func noMigrationChangedOrWent() throws {
        let recorded = try Self.recorded()
        #expect(recorded.count > 80)
        let now = Dictionary(uniqueKeysWithValues: Self.now.map { ($0.key, $0) })
        for line in recorded { #expect(now[line.key] == line, "change what it did by a migration that follows") }
    }

    @Test func everyMigrationIsRecorded() throws {
        var lines = (try? Self.recorded()) ?? []
        let known = Set(lines.map(\.key))
        let new = Self.now.filter { !known.contains($0.key) }
        if ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] != nil {
            lines += new
            let text = lines.map { "\($0.key) \($0.checksum) \($0.name)\n" }.joined()
            try text.write(to: Self.golden, atomically: true, encoding: .utf8)
        } else {
            #expect(new.map(\.key) == [], "run this test with UPDATE_GOLDEN=1 and commit Tests/Fixtures/Schemas/checksums.txt")
        }
    }
}
