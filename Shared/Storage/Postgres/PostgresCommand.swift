internal import CPQ
internal import Storage
internal import Synchronization

/// One thing that a server is asked.
enum PostgresCommand: Sendable {
    /// Alone it may be several statements; in a trip with others it is one.
    case text(String)
    case prepare(name: String, text: String, types: [Oid])
    case execute(name: String, values: [String?], text: String)
    /// Prepared and run in one, without a name that would have to be known later.
    case once(text: String, types: [Oid], values: [String?])

    /// What it says, without values.
    var sql: String {
        switch self {
        case .text(let text), .prepare(_, let text, _), .execute(_, _, let text), .once(let text, _, _): text
        }
    }

    /// Hands it to libpq. In a trip the server is to answer at once what may take long, instead of with the last command: only so is one
    /// that waits for several locks told from one that is gone.
    /// - Parameter isAlone: whether nothing else travels with it.
    /// - Returns: whether libpq took it.
    func send(on connection: OpaquePointer, isAlone: Bool) -> Bool {
        switch self {
        case .text(let text) where isAlone: PQsendQuery(connection, text) == 1
        case .text(let text): PQsendQueryParams(connection, text, 0, nil, nil, nil, nil, 0) == 1
        case .prepare(let name, let text, let types): PQsendPrepare(connection, name, text, Int32(types.count), types) == 1
        case .execute(let name, let values, _):
            withCStrings(values) { PQsendQueryPrepared(connection, name, Int32(values.count), $0, nil, nil, 0) } == 1
                && (isAlone || PQsendFlushRequest(connection) == 1)
        case .once(let text, let types, let values):
            withCStrings(values) { PQsendQueryParams(connection, text, Int32(values.count), types, $0, nil, nil, 0) } == 1
                && (isAlone || PQsendFlushRequest(connection) == 1)
        }
    }
}

/// What went wrong with a trip, and with which of its commands.
struct PostgresTripFailure: Error {
    let error: DatabaseError
    let place: Int
    /// Whether the server said so itself, and so ran none of the commands after it.
    let isServers: Bool
}

/// How often a pool has waited for its server.
final class PostgresTrips: Sendable {
    let count = Atomic<Int>(0)
}
