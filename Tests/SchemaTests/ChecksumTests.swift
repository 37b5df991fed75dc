import Foundation
import Storage
import Testing

/// A migration that was merged is never edited: databases have it, and would neither get the change nor start.
///
/// `UPDATE_GOLDEN=1` adds the new ones to the list. A line that is there already is never written again.
@Suite struct ChecksumTests {
    private static var now: [Checksums.Line] {
        Schemas.migrations.flatMap { service, migrations in
            migrations.flatMap { migration in
                Engine.allCases.map { engine in
                    Checksums.Line(
                        service: service, id: migration.id, engine: engine, checksum: migration.checksum(for: engine), name: migration.name)
                }
            }
        }
    }

    @Test func noMigrationChangedOrWent() throws {
        let recorded = try Checksums().lines
        #expect(recorded.count > 80)
        let now = Dictionary(uniqueKeysWithValues: Self.now.map { ($0.key, $0) })
        for line in recorded { #expect(now[line.key] == line, "change what it did by a migration that follows") }
    }

    @Test func everyMigrationIsRecorded() throws {
        let known = Set(try Checksums().lines.map(\.key))
        let new = Self.now.filter { !known.contains($0.key) }
        if ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] != nil {
            try Checksums.append(new)
        } else {
            #expect(new.map(\.key) == [], "run this test with UPDATE_GOLDEN=1 and commit Tests/Fixtures/Schemas/checksums.txt")
        }
    }
}
