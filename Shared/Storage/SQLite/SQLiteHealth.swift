internal import CSQLite
internal import Storage
internal import Synchronization
internal import Wire

/// What is known of a file's damage. It does not mend itself, so the first that was met stays.
final class SQLiteHealth: Sendable {
    private let met = Mutex<String?>(nil)
    var damage: String? { met.withLock { $0 } }

    func note(_ error: DatabaseError) {
        guard case .corrupt(let message) = error else { return }
        met.withLock { met in if met == nil { met = message } }
    }
}

extension SQLiteHandle {
    /// Looks the file over, page by page and for no longer than `limit`: a large one is looked at as far as the time goes.
    /// - Throws: `corrupt` with the first thing that is wrong.
    func quickCheck(within limit: Duration) throws(DatabaseError) {
        let found: [Row]
        do throws(DatabaseError) {
            found = try interrupting(after: limit) { () throws(DatabaseError) in try query("PRAGMA quick_check(1)") }
        } catch {
            guard error == .interrupted else { throw error }
            return
        }
        if let first = found.first, first[0] != .text("ok") {
            throw .corrupt(try first.get(0, as: String.self).split(separator: "\n").joined(separator: " "))
        }
    }
}
