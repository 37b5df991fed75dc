internal import JSONCoding
internal import Storage

/// What is in the services' databases, to look at.
struct TableActions: Sendable {
    let databases: Databases

    private static let page = 50
    /// Rows are counted up to here.
    private static let most: Int64 = 10_000
    /// Characters of a value that are shown.
    private static let longest = 2000

    /// `{services: [{name, tables: [name]} or {name, problem}]}`.
    func list() async -> JSONValue {
        var services: [JSONValue] = []
        for name in databases.services {
            do {
                let tables = try await databases.of(name).read { db in try await TableCatalogue.tables(in: db) }
                services.append(["name": .string(name), "tables": .array(tables.map(JSONValue.string))])
            } catch {
                services.append(["name": .string(name), "problem": .string(Self.words(error, of: name).message)])
            }
        }
        return ["services": .array(services)]
    }

    /// A page of a table, newest first by its key, with `?column=…&value=…` only the rows that have it.
    /// `{table, rows: [[value]], more, count}`; a value that was cut is `{cut: "…", length: n}`.
    func rows(_ service: String, _ table: String, _ query: Query) async throws(ConsoleRefusal) -> JSONValue {
        let skip = query.number("skip", default: 0, in: 0...1_000_000)
        let (column, value) = (query["column"], query["value"])
        do {
            return try await databases.of(service).snapshot { db in
                guard let shape = try await TableCatalogue.shape(of: table, in: db) else {
                    throw ConsoleRefusal.notFound("\(service) has no table \(table)")
                }
                let condition = try Self.condition(column, value, in: shape)
                let order = Self.order(shape)
                let rows = try await db.query(
                    "SELECT * FROM \(name: shape.name) WHERE \(condition)\(order) LIMIT \(Int64(Self.page + 1)) OFFSET \(Int64(skip))")
                let count = try await db.first(
                    "SELECT COUNT(*) FROM (SELECT 1 FROM \(name: shape.name) WHERE \(condition) LIMIT \(Self.most + 1)) AS counted")
                return [
                    "table": shape.json, "rows": .array(rows.prefix(Self.page).map(Self.values)), "more": .bool(rows.count > Self.page),
                    "count": .integer(try count?.get(0) ?? 0), "most": .integer(Self.most),
                ]
            }
        } catch { throw Self.words(error, of: service) }
    }

    /// Where somebody is: `{rows: [{service, table, column, count}], problems: [{service, problem}]}`, with each database that could not be
    /// looked into.
    func traces(of person: String) async -> JSONValue {
        var found: [JSONValue] = [], problems: [JSONValue] = []
        for service in databases.services {
            do {
                found += try await databases.of(service).snapshot { db in try await Self.places(of: person, in: service, db) }
            } catch {
                problems.append(["service": .string(service), "problem": .string(Self.words(error, of: service).message)])
            }
        }
        return ["rows": .array(found), "problems": .array(problems)]
    }

    private static func places(of person: String, in service: String, _ db: any Connection) async throws -> [JSONValue] {
        var places: [JSONValue] = []
        for table in try await TableCatalogue.tables(in: db) {
            guard let shape = try await TableCatalogue.shape(of: table, in: db) else { continue }
            for column in shape.columns.filter(\.isPerson).map(\.name) {
                let count = try await db.first("""
                    SELECT COUNT(*) FROM (SELECT 1 FROM \(name: table) WHERE \(name: column) = \(person) LIMIT 1000) AS counted
                    """)?.get(0, as: Int64.self) ?? 0
                guard count > 0 else { continue }
                places.append([
                    "service": .string(service), "table": .string(table), "column": .string(column), "count": .integer(count),
                ])
            }
        }
        return places
    }

    private static func condition(_ column: String?, _ value: String?, in shape: TableShape) throws(ConsoleRefusal) -> SQL {
        guard let column else { return "1 = 1" }
        guard shape.columns.contains(where: { $0.name == column }) else { throw .wrong("\(shape.name) has no column \(column)") }
        guard let value else { return "\(name: column) IS NULL" }
        return "CAST(\(name: column) AS TEXT) = \(value)"
    }

    /// Ids follow time, so that the last by its key is the newest in most tables.
    private static func order(_ shape: TableShape) -> SQL {
        let keys = shape.columns.filter(\.isKey)
        guard let first = keys.first else { return "" }
        return keys.dropFirst().reduce(" ORDER BY \(name: first.name) DESC") { $0 + ", \(name: $1.name) DESC" }
    }

    private static func values(_ row: Row) -> JSONValue {
        .array(row.columns.indices.map { index in
            switch row[index] {
            case .integer(let number)?: .string(String(number))
            case .double(let number)?: .string("\(number)")
            case .text(let text)? where text.utf8.count > Self.longest:
                ["cut": .string(String(decoding: text.utf8.prefix(Self.longest), as: UTF8.self)), "length": .integer(Int64(text.utf8.count))]
            case .text(let text)?: .string(text)
            case .null?, nil: .null
            }
        })
    }

    private static func words(_ error: any Error, of service: String) -> ConsoleRefusal {
        if let refusal = error as? ConsoleRefusal { return refusal }
        return .away("the database of \(service): \(error)")
    }
}
