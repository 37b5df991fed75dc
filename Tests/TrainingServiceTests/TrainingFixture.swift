import AppTesting
import Platform
import ServiceKit
import TrainingService
import Storage

/// A training app with an auth service that makes real tokens.
struct TrainingFixture: PeopleFixture {
    let app: AppUnderTest<TrainingService>
    let auth: AppUnderTest<AuthStandIn>

    static func run(engine: Engine = .sqlite, _ body: (TrainingFixture) async throws -> Void) async throws {
        let clock = ManualClock()
        try await AppUnderTest<AuthStandIn>.beside(clock) { auth in
            let settings = TrainingSettings(auth: AuthLink(url: auth.url))
            try await AppUnderTest<TrainingService>.run(settings: settings, engine: engine, clock: clock) { app in
                try await body(TrainingFixture(app: app, auth: auth))
            }
        }
    }
}
