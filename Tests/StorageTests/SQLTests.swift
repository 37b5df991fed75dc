import Storage
import Testing
import Wire

/// Statements as values: what is bound, what is text.
struct SQLTests {
    @Test func interpolatedValuesAreBoundInOrder() {
        let name: String? = nil
        let sql: SQL = "INSERT INTO t VALUES (\(1), \("x'; DROP TABLE t; --"), \(true), \(2.5), \(Instant(milliseconds: 9)), \(name))"
        #expect(sql.text == "INSERT INTO t VALUES ($1, $2, $3, $4, $5, $6)")
        #expect(sql.values == [.integer(1), .text("x'; DROP TABLE t; --"), .integer(1), .double(2.5), .integer(9), .null])
    }

    @Test func fragmentsKeepTheirValues() {
        let condition: SQL = "a = \(1) AND cost < '$1' AND b = \("é")"
        let sql: SQL = "SELECT \(0) WHERE \(condition) LIMIT \(10)"
        #expect(sql.text == "SELECT $1 WHERE a = $2 AND cost < '$1' AND b = $3 LIMIT $4")
        #expect(sql.values == [.integer(0), .integer(1), .text("é"), .integer(10)])
        #expect(("x = \(1)" + " AND y = \(2)" as SQL).text == "x = $1 AND y = $2")
    }

    @Test func moreThanNineValuesInAFragment() {
        let list: SQL = "\(list: Array(1...11))"
        let sql: SQL = "\(0) IN (\(list))"
        #expect(sql.text == "$1 IN ($2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)")
        #expect(sql.values == (0...11).map { .integer($0) })
    }

    @Test func rowsFollowEachOther() {
        let rows: [SQL] = [("a", 1), ("b", 2)].map { "(\($0.0), \($0.1))" }
        let sql: SQL = "INSERT INTO t VALUES \(rows: rows) ON CONFLICT (id) DO UPDATE SET n = \(3)"
        #expect(sql.text == "INSERT INTO t VALUES ($1, $2), ($3, $4) ON CONFLICT (id) DO UPDATE SET n = $5")
        #expect(sql.values == [.text("a"), .integer(1), .text("b"), .integer(2), .integer(3)])
    }

    @Test func anEmptyListMatchesNothing() {
        let sql: SQL = "x IN (\(list: [Int]()))"
        #expect(sql.text == "x IN (NULL)")
    }

    @Test func identifiersOfTheProgramAreText() {
        #expect(("SELECT * FROM \(unsafe: "users")" as SQL).text == "SELECT * FROM users")
    }

    @Test func printingAStatementShowsNoValue() {
        let sql: SQL = "SELECT \("secret")"
        #expect("\(sql)" == "SELECT $1")
    }

    @Test func aUniqueViolationIsMatchedByColumns() {
        let error = DatabaseError.uniqueViolation(constraint: "users.product,users.email")
        #expect(error.isUniqueViolation(of: "users", "email", "product"))
        #expect(!error.isUniqueViolation(of: "users", "email"))
        #expect(!error.isUniqueViolation(of: "people", "email", "product"))
        #expect(!DatabaseError.busy.isUniqueViolation(of: "users", "email"))
    }

    /// Pinned: a changed algorithm would refuse every database there is.
    @Test func checksumsStayWhatTheyAre() {
        let migration = Migration(module: "tests", number: 1, name: "a", statements: ["CREATE TABLE a (id BIGINT)"], postgres: ["SELECT 1"])
        #expect(migration.checksum(for: .sqlite) == "0c5daba6cc9e8fff")
        #expect(migration.checksum(for: .postgres) != migration.checksum(for: .sqlite))
        let renamed = Migration(module: "tests", number: 2, name: "b", statements: ["CREATE TABLE a (id BIGINT)"])
        #expect(renamed.checksum(for: .sqlite) == migration.checksum(for: .sqlite))
    }
}
