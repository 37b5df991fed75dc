/// Why a service could not be built or started.
public enum ServiceError: Error, Sendable, Equatable {
    case duplicateRoute(String)
    /// `DATABASE_URL` names an engine this build does not know.
    case unknownDatabase
    case missingSecret
    /// The URL of the mail relay is not one.
    case invalidMailRelay
    /// The time zone database is not where it should be; every day would be UTC's.
    case missingZones(directory: String)
}
