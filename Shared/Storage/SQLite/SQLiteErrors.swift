internal import CSQLite
internal import Storage

/// Maps an extended result code and SQLite's message to the error both engines share.
/// - Parameter isWriter: whether the connection is meant to write, so that a refusal is the file's state and not the caller's mistake.
func databaseError(code: Int32, message: String, sql: String, isWriter: Bool) -> DatabaseError {
    switch code {
    case SQLITE_CONSTRAINT | (6 << 8), SQLITE_CONSTRAINT | (8 << 8), SQLITE_CONSTRAINT | (10 << 8):
        return .uniqueViolation(constraint: uniqueKey(message))
    case SQLITE_CONSTRAINT | (3 << 8): return .foreignKeyViolation
    case SQLITE_CONSTRAINT | (1 << 8): return .checkViolation(afterColon(message))
    case SQLITE_CONSTRAINT | (5 << 8): return .notNullViolation(afterColon(message))
    default: break
    }
    switch code & 0xff {
    case SQLITE_BUSY, SQLITE_LOCKED: return .busy
    case SQLITE_FULL: return .diskFull
    case SQLITE_IOERR: return .inputOutput(code: String(code))
    case SQLITE_INTERRUPT: return .interrupted
    case SQLITE_READONLY: return isWriter ? .notWritable : .readOnly
    case SQLITE_CORRUPT, SQLITE_NOTADB: return .corrupt(message)
    default: return .failed(code: String(code), message: message, sql: sql)
    }
}

/// `UNIQUE constraint failed: users.product, users.email`, or `…: index 'users_email'` for a key over an expression.
private func uniqueKey(_ message: String) -> String {
    let key = afterColon(message)
    if key.hasPrefix("index '") { return String(key.dropFirst(7).dropLast()) }
    return key.split(separator: ",").map { $0.drop { $0 == " " } }.joined(separator: ",")
}

private func afterColon(_ message: String) -> String {
    guard let colon = message.firstIndex(of: ":") else { return message }
    return String(message[colon...].dropFirst(2))
}
