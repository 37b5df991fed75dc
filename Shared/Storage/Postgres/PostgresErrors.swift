internal import CPQ
internal import Storage

/// The fields of a failed result that decide what it is. Values appear in some of the server's texts; those are not kept.
struct PostgresFailure {
    let error: DatabaseError
    /// Whether the connection's prepared statements no longer fit the schema.
    let isStalePlan: Bool
    /// Whether the server said so itself. Without a state it is libpq that speaks; class 08 may be a pooler that lost its server.
    let isServers: Bool

    init(_ result: OpaquePointer, sql: String) {
        func field(_ code: Character) -> String? {
            guard let ascii = code.asciiValue, let text = PQresultErrorField(result, Int32(ascii)) else { return nil }
            return String(cString: text)
        }
        let state = field("C") ?? ""
        // What JDBC's driver looks for, too: the SQLSTATE alone says only "feature not supported".
        isStalePlan = state == "0A000" && field("R") == "RevalidateCachedQuery" || state == "26000"
        isServers = !state.isEmpty && !state.hasPrefix("08")
        let table = field("t") ?? ""
        switch state {
        case "23505": error = .uniqueViolation(constraint: Self.uniqueKey(table: table, detail: field("D"), index: field("n")))
        case "23503": error = .foreignKeyViolation
        case "23514": error = .checkViolation(field("n") ?? "")
        case "23502": error = .notNullViolation("\(table).\(field("c") ?? "")")
        case "40001", "40P01": error = .serialization
        case "55P03", "53300": error = .busy
        case "53100": error = .diskFull
        case "58030": error = .inputOutput(code: state)
        case "57014": error = .timedOut
        case "25006": error = .readOnly
        case "57P01", "57P02", "57P03", "57P05", "25P03", "": error = .connectionLost
        default:
            if isStalePlan {
                error = .serialization
            } else if state.hasPrefix("08") {
                error = .connectionLost
            } else {
                // Class 22, "data exception", quotes the value.
                let message = state.hasPrefix("22") ? "the statement does not accept a value" : field("M") ?? ""
                error = .failed(code: state, message: message, sql: sql)
            }
        }
    }

    /// The columns, from `Key (product, email)=(…) already exists.`, which translations keep; the index name for expressions.
    private static func uniqueKey(table: String, detail: String?, index: String?) -> String {
        guard let detail, let open = detail.firstIndex(of: "(") else { return index ?? table }
        let rest = detail[open...].dropFirst()
        guard let close = rest.firstIndex(of: ")") else { return index ?? table }
        let names = rest[..<close].split(separator: ",").map { $0.drop { $0 == " " } }
        let isPlain = names.allSatisfy { $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } }
        return isPlain && rest[close...].hasPrefix(")=(") ? names.map { "\(table).\($0)" }.joined(separator: ",") : index ?? table
    }
}
