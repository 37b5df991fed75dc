import AppTesting
import Platform
import ServiceKit
import SkeletonService
import Storage

/// A skeleton app with an auth service that makes real tokens.
struct SkeletonFixture: PeopleFixture {
    let app: AppUnderTest<SkeletonService>
    let auth: AppUnderTest<AuthStandIn>

    static func run(engine: Engine = .sqlite, _ body: (SkeletonFixture) async throws -> Void) async throws {
        let clock = ManualClock()
        try await AppUnderTest<AuthStandIn>.beside(clock) { auth in
            let settings = SkeletonSettings(auth: AuthLink(url: auth.url))
            try await AppUnderTest<SkeletonService>.run(settings: settings, engine: engine, clock: clock) { app in
                try await body(SkeletonFixture(app: app, auth: auth))
            }
        }
    }
}
