import Storage
import Testing
import Wire

/// What goes in comes back the same, on both engines.
struct TypesTests {
    @Test(arguments: Engine.allCases)
    func valuesComeBackAsTheyWere(engine: Engine) async throws {
        try await withDatabase(engine) { database in
            try await database.run("CREATE TABLE t (id BIGINT PRIMARY KEY, i BIGINT, d DOUBLE PRECISION, s TEXT)")
            let integers: [Int64] = [.min, -1, 0, 1, 1 << 53 + 1, .max]
            let doubles: [Double] = [0, -0.5, 1e-300, .greatestFiniteMagnitude, .infinity, -.infinity, 0.1]
            let texts = ["", " ", "عاش مرحبا ٠١٢", "👩‍👩‍👧‍👦🏋🏽", "𝄞", "e\u{301} \u{e9}", "line\r\n\ttab", "'; DROP TABLE t; --", "$1", "NULL"]
            for (id, value) in integers.enumerated() { try await database.run("INSERT INTO t (id, i) VALUES (\(id), \(value))") }
            for (id, value) in doubles.enumerated() { try await database.run("INSERT INTO t (id, d) VALUES (\(100 + id), \(value))") }
            for (id, value) in texts.enumerated() { try await database.run("INSERT INTO t (id, s) VALUES (\(200 + id), \(value))") }
            let rows = try await database.read { try await $0.query("SELECT id, i, d, s FROM t ORDER BY id") }
            #expect(try rows.compactMap { try $0.get("i", as: Int64?.self) } == integers)
            #expect(try rows.compactMap { try $0.get("d", as: Double?.self) } == doubles)
            let back = try rows.compactMap { try $0.get("s", as: String?.self) }
            #expect(back.map { Array($0.utf8) } == texts.map { Array($0.utf8) })
            #expect(rows[0]["s"] == .null)
            #expect(rows[0].columns == ["id", "i", "d", "s"])
        }
    }

    @Test(arguments: Engine.allCases)
    func booleansInstantsAndEnumsAreStoredAsIntegersAndText(engine: Engine) async throws {
        enum Product: String, ColumnValue { case gtsd, stack }
        try await withDatabase(engine) { database in
            try await database.run("CREATE TABLE t (done BIGINT, at BIGINT, product TEXT, absent BIGINT)")
            let at = Instant(milliseconds: 1_772_352_000_123)
            let nothing: Instant? = nil
            try await database.run("INSERT INTO t VALUES (\(true), \(at), \(Product.stack), \(nothing))")
            let row = try #require(try await database.read { try await $0.first("SELECT done, at, product, absent FROM t") })
            #expect(try row.get("done", as: Bool.self))
            #expect(try row.get("done", as: Int.self) == 1)
            #expect(try row.get(1, as: Instant.self) == at)
            #expect(try row.get("product", as: Product.self) == .stack)
            #expect(try row.get("absent", as: Instant?.self) == nil)
        }
    }

    @Test(arguments: Engine.allCases)
    func valuesWithoutAColumnKeepTheirType(engine: Engine) async throws {
        try await withDatabase(engine) { database in
            let nothing: Int64? = nil
            let row = try #require(try await database.read {
                try await $0.first("SELECT \(Int64.max) AS i, \("7") AS s, \(2.0) AS d, \(nothing) IS NULL AS b")
            })
            #expect(row["i"] == .integer(.max))
            #expect(row["s"] == .text("7"))
            #expect(row["d"] == .double(2))
            #expect(row["b"] == .integer(1))
        }
    }

    @Test(arguments: Engine.allCases)
    func aMissingColumnOrAnotherTypeNamesTheColumn(engine: Engine) async throws {
        try await withDatabase(engine) { database in
            let row = try #require(try await database.read {
                try await $0.first("SELECT \("secret") AS s, CAST(NULL AS BIGINT) AS n, \(2) AS two")
            })
            func column(_ body: () throws(DatabaseError) -> Void) -> String? {
                do { try body(); return nil } catch {
                    guard case .decoding(let column, let reason) = error else { return nil }
                    #expect(!reason.contains("secret"))
                    return column
                }
            }
            #expect(column { () throws(DatabaseError) in _ = try row.get("absent", as: Int.self) } == "absent")
            #expect(column { () throws(DatabaseError) in _ = try row.get("s", as: Int64.self) } == "s")
            #expect(column { () throws(DatabaseError) in _ = try row.get("n", as: Int64.self) } == "n")
            #expect(column { () throws(DatabaseError) in _ = try row.get("two", as: Bool.self) } == "two")
            #expect(column { () throws(DatabaseError) in _ = try row.get("two", as: String?.self) } == "two")
            #expect(column { () throws(DatabaseError) in _ = try row.get(3, as: Int64.self) } == "#3")
            #expect(row["absent"] == nil)
            #expect(row[-1] == nil)
        }
    }

    @Test(arguments: Engine.allCases)
    func whatTheEnginesWouldChangeIsRefused(engine: Engine) async throws {
        try await withDatabase(engine) { database in
            try await database.run("CREATE TABLE t (s TEXT, d DOUBLE PRECISION)")
            let nul = await databaseError { try await database.run("INSERT INTO t (d, s) VALUES (\(1.0), \("a\u{0}b"))") }
            #expect(nul == .unsupportedValue(parameter: 2, reason: "text with U+0000"))
            let nan = await databaseError { try await database.run("INSERT INTO t (d) VALUES (\(Double.nan))") }
            #expect(nan == .unsupportedValue(parameter: 1, reason: "NaN"))
            #expect(try await database.number("SELECT COUNT(*) FROM t") == 0)
        }
    }

    @Test(arguments: Engine.allCases)
    func largeTextsAndManyRows(engine: Engine) async throws {
        try await withDatabase(engine) { database in
            try await database.run("CREATE TABLE t (id BIGINT PRIMARY KEY, s TEXT)")
            let large = String(repeating: "٣ تمارين 🏋 ", count: 50_000)
            #expect(large.utf8.count > 1_000_000)
            try await database.run("INSERT INTO t VALUES (\(0), \(large))")
            let back = try await database.read { try await $0.first("SELECT s FROM t WHERE id = \(0)")?.get("s", as: String.self) }
            #expect(back == large)
            try await database.write { connection in
                for id in 1...10_000 { try await connection.execute("INSERT INTO t VALUES (\(id), \("row \(id)"))") }
            }
            let rows = try await database.read { try await $0.query("SELECT id, s FROM t WHERE id > \(0) ORDER BY id") }
            #expect(rows.count == 10_000)
            #expect(try rows[9_999].get("s", as: String.self) == "row 10000")
        }
    }

    @Test(arguments: Engine.allCases)
    func textsSortByCodePoint(engine: Engine) async throws {
        try await withDatabase(engine) { database in
            try await database.run("CREATE TABLE t (s TEXT)", "INSERT INTO t VALUES ('b'), ('a'), ('B'), ('é'), ('ع')")
            let rows = try await database.read { try await $0.query("SELECT s FROM t ORDER BY s") }
            #expect(try rows.map { try $0.get("s", as: String.self) } == ["B", "a", "b", "é", "ع"])
        }
    }
}
