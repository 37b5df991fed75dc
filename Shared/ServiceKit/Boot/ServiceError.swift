/// Why a service could not be built or started.
public enum ServiceError: Error, Sendable, Equatable, CustomStringConvertible {
    case duplicateRoute(String)
    /// Two handlers for one kind of work.
    case duplicateWork(String)
    /// `DATABASE_URL` names an engine this build does not know.
    case unknownDatabase
    case missingSecret
    /// The database is used with another secret. Fingerprints; that of the database is nil when it has none yet.
    case otherSecret(database: String?, given: String)
    /// The URL of the mail relay is not one.
    case invalidMailRelay
    /// The time zone database is not where it should be; every day would be UTC's.
    case missingZones(directory: String)
    /// The rows of this SQLite database are in another one now: an address without user and password.
    case moved(to: String)

    /// For whoever starts the service: what is wrong, and what to do.
    public var description: String {
        switch self {
        case .duplicateRoute(let route): "two routes are \(route)"
        case .duplicateWork(let kind): "two handlers do the work \(kind)"
        case .unknownDatabase: "DATABASE_URL begins with neither sqlite:// nor postgres://"
        case .missingSecret: "SERVICE_SECRET is not set"
        case .otherSecret(let database, let given):
            "SERVICE_SECRET is not the one that this database is used with ("
                + (database.map { "its fingerprint is \($0)" } ?? "it does not open what is stored")
                + ", that of the one given is \(given)). " + Self.secretAdvice
        case .invalidMailRelay: "the URL of the mail relay is not one; it is like smtp://user:password@host:587"
        case .moved(let target):
            "this database was moved to \(target): set DATABASE_URL to that, or for barbell up NAME_DATABASE_URL with the service's name, "
                + "as databases.env in its state folder does. To go back without what was written there, drop the table moved_to"
        case .missingZones(let directory): "there is no time zone database in \(directory); install tzdata"
        }
    }

    /// What to do about a secret that does not fit what is stored.
    public static let secretAdvice = """
        Start with the secret the service had before. To change the secret, set the new one as SERVICE_SECRET and the one before as \
        SERVICE_SECRET_PREVIOUS, in every service
        """
}
