public import Contracts
public import Platform
public import ServiceKit
public import Storage
public import Wire

/// What people note.
public struct SkeletonService: Service {
    public static let name = "skeleton"
    public static var migrations: [Migration] { SkeletonMigrations.all + Departures.migrations() }
    public static func settings(from reader: inout ConfigReader) -> SkeletonSettings { SkeletonSettings(from: &reader) }

    public let routes: [Route]
    public let authenticator: any Authenticator
    public let work: [WorkHandler] = []
    private let dependencies: SkeletonDependencies

    public init(settings: SkeletonSettings, runtime: ServiceRuntime) async throws {
        dependencies = SkeletonDependencies(runtime: runtime, settings: settings)
        authenticator = PeopleAuthenticator(Newcomers(), auth: settings.auth, runtime: runtime)
        routes = NoteRoutes(dependencies: dependencies).routes
    }

    public func receive(_ event: Event, in db: any Connection) async throws {
        guard event.type == .userDeleted else { return }
        try await Departures().note(event.user, now: dependencies.runtime.clocks.now(run: event.run), in: db)
        try await NoteStore.purge(event.user, in: db)
    }

    public func tidy(now: Instant) async throws {
        try await Departures().sweep(before: now - Departures.memory, in: dependencies.database)
    }
}
