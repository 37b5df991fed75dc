import AuthService
import Foundation
import MediaService
import Platform
import ProfileService
import SandboxService
import ServiceKit
import Storage
import StoreService
import TasksService
import Testing
import TrainingService
import WebService
import NutritionService
import CoachingService

/// Every service, and what its database is made by.
enum Schemas {
    private static let all: [Schema] = [
        schema(AuthService.self),
        schema(ProfileService.self),
        schema(TasksService.self),
        schema(MediaService.self),
        schema(StoreService.self),
        schema(TrainingService.self),
        schema(NutritionService.self),
        schema(CoachingService.self),
        schema(WebService.self),
        schema(SandboxService.self),
    ]

    struct Schema: Sendable {
        let service: String
        let migrations: [Migration]
        /// Whether a release had it: then Tools/dump-schemas has left databases of it.
        let isReleased: Bool
        /// Reads the service's own settings.
        let readSettings: @Sendable (inout ConfigReader) -> Void
        /// What its program does when it is told to, with an environment.
        let command: @Sendable ([String], [String: String]) async -> Int32?
    }

    static var services: [String] { all.map(\.service) }
    static var released: [String] { all.filter(\.isReleased).map(\.service) }
    static var settings: [(service: String, read: @Sendable (inout ConfigReader) -> Void)] { all.map { ($0.service, $0.readSettings) } }
    static var migrations: [(service: String, migrations: [Migration])] { all.map { ($0.service, $0.migrations) } }

    static func migrations(of service: String) -> [Migration] { all.first { $0.service == service }?.migrations ?? [] }

    /// Runs a service's program with arguments and an environment.
    static func command(of service: String, _ arguments: [String], _ environment: [String: String]) async throws -> Int32? {
        try await #require(all.first { $0.service == service }).command(arguments, environment)
    }

    private static func schema<S: Service>(_ type: S.Type, isReleased: Bool = true) -> Schema {
        Schema(
            service: S.name, migrations: ServiceMigrations.all + S.migrations, isReleased: isReleased,
            readSettings: { _ = S.settings(from: &$0) },
            command: { await DatabaseCommand.run(type, $0, defaultPort: 1, environment: $1) })
    }

    static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    static let fixtures = root.appending(path: "Tests/Fixtures/Schemas")
}
