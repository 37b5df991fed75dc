internal import Contracts
internal import Security
internal import ServiceKit
internal import Wire

/// How far a device has read what its person keeps.
struct SyncCursor: ListCursor {
    /// Made from the person's id, which is nothing for addresses: a cursor stands in those of `GET`.
    private let mark: String
    /// The last change that was read.
    let change: Int64
    /// What was forgotten when the device began to read: of that it has nothing.
    let forgotten: Int64

    init(user: UserID, change: Int64, forgotten: Int64) {
        self.init(mark: Self.mark(of: user), change: change, forgotten: forgotten)
    }

    private init(mark: String, change: Int64, forgotten: Int64) {
        (self.mark, self.change, self.forgotten) = (mark, change, forgotten)
    }

    private static let word = "sync"

    init(values: inout CursorReader) throws(APIError) {
        try values.expect(Self.word)
        self.init(mark: try values.next(), change: try values.next(), forgotten: try values.next())
    }

    private static func mark(of user: UserID) -> String { String(hex(sha256(user.text)).prefix(16)) }

    /// - Throws: `cursorRefusal` for the cursor of somebody else.
    init(reading token: OpaqueToken, of user: UserID) throws(APIError) {
        try self.init(reading: token)
        guard mark == Self.mark(of: user) else { throw .cursorRefusal }
    }

    var values: [any CursorValue] { [Self.word, mark, change, forgotten] }

    /// Whether everything that happened since can be told: no tombstone is forgotten that this device has not seen, and the numbers are
    /// of this database and not of one that went on and was restored.
    func isGood(forgotten now: Int64, last: Int64) -> Bool { change <= last && now <= max(change, forgotten) }
}
