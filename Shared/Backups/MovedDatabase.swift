/// A SQLite database whose rows were moved to another engine. The file has them as they were then, and no service goes on with it.
public struct MovedDatabase: Sendable, Equatable {
    /// Below the state folder, as `volumes/auth-data/auth.sqlite`.
    public let path: String
    /// The address of the database that has its rows, without user and password.
    public let target: String
}
