public import Contracts
public import Platform
public import ServiceKit
public import Storage
public import Wire

/// What people note.
public struct TrainingService: Service {
    public static let name = "training"
    public static var migrations: [Migration] { TrainingMigrations.all + Departures.migrations(was: nil) }
    public static func settings(from reader: inout ConfigReader) -> TrainingSettings { TrainingSettings(from: &reader) }

    public let routes: [Route]
    public let authenticator: any Authenticator
    public let work: [WorkHandler] = []
    private let dependencies: TrainingDependencies

    public init(settings: TrainingSettings, runtime: ServiceRuntime) async throws {
        dependencies = TrainingDependencies(runtime: runtime, settings: settings)
        authenticator = PeopleAuthenticator(Newcomers(), auth: settings.auth, runtime: runtime)
        routes = NoteRoutes(dependencies: dependencies).routes
    }

    public func receive(_ event: Event, in db: any Connection) async throws {
        guard event.type == .userDeleted else { return }
        try await Departures().note(event.user, now: event.at, in: db)
        try await NoteStore.purge(event.user, in: db)
    }

    /// A day is plenty for access tokens, which live an hour at most.
    public func tidy(now: Instant) async throws {
        try await Departures().sweep(before: now - .days(1), in: dependencies.database)
    }
}
