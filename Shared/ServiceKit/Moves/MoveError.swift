/// Why rows could not be moved to another database. Nothing was written then.
enum MoveError: Error, Sendable, Equatable, CustomStringConvertible {
    case notSQLite
    case notPostgres
    case nothing(path: String)
    /// Somebody else has the SQLite file open.
    case isOpen
    /// A table that the two databases do not have alike.
    case otherSchema(table: String)
    /// The target was used already, and does not hold the same rows.
    case inUse(table: String)
    /// What was written is not what was read.
    case differs(table: String, rows: Int, there: Int)

    var description: String {
        switch self {
        case .notSQLite: "DATABASE_URL has to be the sqlite:// database that is to be moved"
        case .notPostgres: "DATABASE_MOVE_TO has to be the postgres:// database that everything is to be moved to"
        case .nothing(let path): "there is no database \(path)"
        case .isOpen: "the database is in use: stop the service, all of its processes, and move it then"
        case .otherSchema(let table):
            "the table \(table) is not the same in both databases: move with the release that wrote last, to a database that has nothing else in it"
        case .inUse(let table):
            "a service has run on the database to move to, and the table \(table) has other rows there: name an empty database"
        case .differs(let table, let rows, let there):
            "the table \(table) has \(rows) rows here and \(there) there, or others: nothing was moved. This is a mistake in Barbell; please tell us"
        }
    }
}
