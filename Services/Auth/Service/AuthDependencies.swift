internal import AuthDomain
internal import Contracts
internal import Platform
internal import Security
internal import ServiceKit
internal import Storage
internal import Wire

/// What every flow of this service works with.
struct AuthDependencies: Sendable {
    let runtime: ServiceRuntime
    let settings: AuthSettings
    let keys: SigningKeys
    let hasher: PasswordHasher
    let tokens: TokenMaker
    let endings: Endings
    let mail: AuthMail
    let mailer: SMTPMailer

    var database: any Database { runtime.database }

    init(runtime: ServiceRuntime, settings: AuthSettings) async throws {
        self.runtime = runtime
        self.settings = settings
        keys = try await SigningKeys(
            database: runtime.database, box: try runtime.keys.box("signing keys"), random: runtime.random, settings: settings,
            clockTolerance: runtime.configuration.clockTolerance, now: runtime.clocks.now(run: nil))
        hasher = try PasswordHasher(costs: settings.hashing, threads: settings.hashThreads, random: runtime.random)
        hasher.show(in: runtime.metrics)
        tokens = TokenMaker(settings: settings, keys: keys, ids: runtime.ids, serviceKeys: runtime.keys)
        endings = Endings(events: runtime.events, work: runtime.work)
        mail = AuthMail(runtime: runtime, pagesURL: settings.pagesURL)
        mailer = try runtime.mailer(settings.smtpURL, from: settings.mailFrom)
    }
}
