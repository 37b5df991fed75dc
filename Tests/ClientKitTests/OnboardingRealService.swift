import AppTesting
import AuthService
import ClientKit
import Contracts
import Platform
import ProfileService
import SandboxService
import Security
import ServiceKit
import Storage
import Testing
import Wire

/// The real auth and profile services with one clock for all, and devices that call them over sockets. The profile service can be
/// stopped and started again on its database.
struct RealWizard: Sendable {
    let real: RealService
    let directory: String
    var wire: Wiretap { real.wire }
    var clock: ManualClock { real.auth.clock }

    static func run(_ body: (RealWizard) async throws -> Void) async throws {
        try await withDirectory { directory in
            try await RealService.run { real in try await body(RealWizard(real: real, directory: directory)) }
        }
    }

    /// With the profile service up.
    func serving(_ body: (AppUnderTest<ProfileService>) async throws -> Void) async throws {
        let authURL = "http://127.0.0.1:\(real.auth.port ?? 0)"
        let settings = ProfileSettings(
            auth: AuthLink(url: authURL), smtpURL: Secret("smtp://127.0.0.1:\(real.sandbox.app.service.smtpPort ?? 0)"))
        try await AppUnderTest<ProfileService>.run(
            settings: settings, transport: .socket, subscribers: ["auth": authURL], clock: clock,
            databaseURL: Secret("sqlite://\(directory)/profile.db")
        ) { profile in
            wire.point(Wiretap.profileAddress, at: profile.port ?? 1)
            try await body(profile)
        }
    }

    func device(_ name: String = "first", zone: String = "Asia/Riyadh") throws -> RealDevice {
        try RealDevice(wizard: self, directory: "\(directory)/\(name)", store: MemoryTokenStore(), zone: ZoneName(trusted: zone))
    }
}

/// An app on a device, as it starts.
struct RealDevice: Sendable {
    let wizard: RealWizard
    let directory: String
    let store: MemoryTokenStore
    let zone: ZoneName
    let cache: FileUserCache
    let session: SessionManager

    init(wizard: RealWizard, directory: String, store: MemoryTokenStore, zone: ZoneName) throws {
        (self.wizard, self.directory, self.store, self.zone) = (wizard, directory, store, zone)
        cache = FileUserCache(directory: directory, sealing: .test)
        let addresses = try ServiceAddresses(gateway: Wiretap.authAddress, services: ["profile": Wiretap.profileAddress])
        session = SessionManager(
            api: APIClient(addresses: addresses, transport: wizard.wire), store: store, cache: cache, clock: wizard.clock)
    }

    /// The app was killed and started again.
    func restarted() throws -> RealDevice { try RealDevice(wizard: wizard, directory: directory, store: store, zone: zone) }

    func model() async throws -> OnboardingModel {
        let user = try #require(await session.user)
        return OnboardingModel(session: session, cache: cache, user: user.id, zone: zone)
    }

    /// The wizard of a new account, before its first step.
    func signedUp() async throws -> OnboardingModel {
        _ = try await session.signUp(.of("layla@example.com"))
        #expect(await session.startUp() == .onboarding)
        let model = try await model()
        try await model.resume()
        return model
    }
}
