import Foundation
import Storage
import Testing
import TestSupport

/// Every table that a service has is told about to operators, with how long what is in it is kept.
@Suite struct RetentionTests {
    /// The tables of each service, from the rows `| service | tables | kept |`; `all` is for every service.
    private static func documented() throws -> [String: Set<String>] {
        let text = try String(contentsOf: Schemas.root.appending(path: "docs/operations.md"), encoding: .utf8)
        let section = try #require(text.components(separatedBy: "## What grows, and what is kept how long").dropFirst().first)
            .components(separatedBy: "\n## ")[0]
        var tables: [String: Set<String>] = [:]
        for line in section.split(separator: "\n") where line.hasPrefix("| ") {
            let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            guard cells.count == 3, cells[1].contains("`") else { continue }
            #expect(!cells[2].isEmpty, "\(line)")
            let names = cells[1].split(separator: ",").map { $0.trimmingCharacters(in: CharacterSet(charactersIn: " `")) }
            for service in cells[0].split(separator: ",").map({ $0.trimmingCharacters(in: .whitespaces) }) {
                for name in service == "all" ? Schemas.services : [service] { tables[name, default: []].formUnion(names) }
            }
        }
        return tables
    }

    @Test(arguments: Engine.allCases)
    func everyTableIsThereAndNoOther(engine: Engine) async throws {
        let documented = try Self.documented()
        for service in Schemas.services {
            try await EmptyDatabase.withURL(engine) { url in
                try await TestDatabase.open(url) { database in
                    try await migrate(database, Schemas.migrations(of: service))
                    // What a virtual table keeps its content in comes with it.
                    let tables = Set(
                        try await database.tables().filter { !$0.hasPrefix("product_search_") && !$0.hasPrefix("product_vocabulary_") })
                    #expect(tables.subtracting(documented[service] ?? []) == [], "\(service) on \(engine): add these to docs/operations.md")
                    let gone = (documented[service] ?? []).subtracting(tables)
                    #expect(engine == .postgres || gone == [], "\(service): docs/operations.md tells of tables that are not there")
                }
            }
        }
    }
}
