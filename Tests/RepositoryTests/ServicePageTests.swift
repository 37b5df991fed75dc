import Contracts
import Foundation
import Testing
import Wire

/// The page of each service says at a glance which tables it has and which services call it.
@Suite struct ServicePageTests {
    /// The cell of a page's row that begins with a word; empty without such a row.
    private static func cell(_ title: String, of service: String) throws -> Substring {
        let start = "| \(title) | "
        return try Document("docs/services/\(service).md").prose.first { $0.hasPrefix(start) }?.dropFirst(start.count) ?? ""
    }

    private static func words(_ cell: Substring) -> Set<String> { Set(cell.matches(of: /`([a-z_]+)`/).map { String($0.1) }) }

    /// The tables that a service has besides those of all: `RetentionTests` compares these rows with the databases.
    private static func tables() throws -> [String: Set<String>] {
        let section = try #require(
            try Document("docs/operations.md").text.components(separatedBy: "## What grows, and what is kept how long\n").last)
        var tables: [String: Set<String>] = [:]
        for line in section.components(separatedBy: "\n##")[0].split(separator: "\n") where line.hasPrefix("| ") {
            let cells = line.split(separator: "|")
            guard cells.count == 3 else { continue }
            for service in cells[0].split(separator: ",") {
                tables[service.trimmingCharacters(in: .whitespaces), default: []].formUnion(words(cells[1]))
            }
        }
        return tables
    }

    @Test func everyTableIsThere() throws {
        let tables = try Self.tables()
        for service in Catalogue.services.keys.sorted() {
            #expect(try Self.words(Self.cell("tables", of: service)) == tables[service, default: []], "docs/services/\(service).md")
        }
    }

    /// Whose facts it hears is a row of its own.
    @Test func everyCallerIsThere() throws {
        for (service, endpoints) in Catalogue.services {
            let told = try Self.cell("is called by", of: service)
            let callers = Set(endpoints.filter { $0.id != System.receiveEvent.description.id }.flatMap(\.callers).map(\.text))
            for caller in callers.sorted() { #expect(told.contains(caller), "docs/services/\(service).md: \(caller)") }
        }
    }
}
