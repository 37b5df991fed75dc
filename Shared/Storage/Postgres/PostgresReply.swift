internal import CPQ
internal import Storage

/// What one statement gave.
struct PostgresReply: Sendable {
    var rows: [Row] = []
    /// Rows an INSERT, UPDATE, DELETE or MERGE changed.
    var changed = 0
    /// The command as the server reports it, such as `COMMIT`.
    var tag = ""

    init() {}

    init(_ result: OpaquePointer) throws(DatabaseError) {
        tag = String(cString: PQcmdStatus(result))
        if ["INSERT", "UPDATE", "DELETE", "MERGE"].contains(where: tag.hasPrefix) {
            changed = Int(String(cString: PQcmdTuples(result))) ?? 0
        }
        let width = PQnfields(result), height = PQntuples(result)
        let columns = (0..<width).map { String(cString: PQfname(result, $0)) }
        let kinds = (0..<width).map { PostgresType(PQftype(result, $0)) }
        var values: [SQLValue] = []
        values.reserveCapacity(Int(width * height))
        for row in 0..<height {
            for column in 0..<width {
                if PQgetisnull(result, row, column) != 0 {
                    values.append(.null)
                    continue
                }
                let bytes = UnsafeRawBufferPointer(
                    start: PQgetvalue(result, row, column), count: Int(PQgetlength(result, row, column)))
                guard let value = kinds[Int(column)].decode(bytes) else {
                    let reason = kinds[Int(column)] == .blob ? "held a blob" : "the server's text is no \(kinds[Int(column)])"
                    throw .decoding(column: columns[Int(column)], reason: reason)
                }
                values.append(value)
            }
        }
        rows = RowSet(columns: columns, values: values).rows(Int(height))
    }
}

/// How a column's text is read, by type OID (`pg_type.dat`).
enum PostgresType {
    case integer, boolean, double, text, blob

    init(_ oid: Oid) {
        switch oid {
        case 20, 21, 23, 26: self = .integer  // int8, int2, int4, oid
        case 16: self = .boolean
        case 700, 701: self = .double  // float4, float8
        case 17: self = .blob
        default: self = .text
        }
    }

    func decode(_ bytes: UnsafeRawBufferPointer) -> SQLValue? {
        switch self {
        case .integer: Int64(String(decoding: bytes, as: UTF8.self)).map { .integer($0) }
        case .boolean: .integer(bytes.first == UInt8(ascii: "t") ? 1 : 0)
        case .double: Double(String(decoding: bytes, as: UTF8.self)).map { .double($0) }
        case .text: .text(String(decoding: bytes, as: UTF8.self))
        case .blob: nil
        }
    }
}

extension ColumnType {
    /// What a parameter is declared as, so that the server does not guess: int8, float8, text.
    var oid: Oid {
        switch self {
        case .integer: 20
        case .double: 701
        case .text: 25
        }
    }
}
