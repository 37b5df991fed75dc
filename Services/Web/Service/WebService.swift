public import Contracts
internal import HTTPClient
internal import HTTPCore
internal import LocalFiles
public import Platform
public import ServiceKit
public import Storage
public import Wire

/// The web clients of the products, and what stands behind them: pages, sessions of browsers, and the way to the services. RFC 10017 calls
/// it a backend for the front end.
public struct WebService: Service {
    public static let name = "web"
    public static var migrations: [Migration] { SessionMigrations.all }
    public static var passesStreamsOn: Bool { true }
    public static func settings(from reader: inout ConfigReader) -> WebSettings { WebSettings(from: &reader) }

    public let routes: [Route] = []
    public let authenticator: any Authenticator = NobodyHasTokens()
    public let work: [WorkHandler]
    public let front: (any Front)?
    private let releases: Releases
    private let spool: UploadSpool
    private let runtime: ServiceRuntime

    public init(settings: WebSettings, runtime: ServiceRuntime) async throws {
        self.runtime = runtime
        try Files.makeFolder(settings.spool)
        spool = UploadSpool(folder: settings.spool)
        releases = Releases(root: settings.root)
        let upstream = Upstream(runtime: runtime, services: settings.services)
        let sessions = try Sessions(runtime: runtime, upstream: upstream)
        let streams = StreamBudget(most: settings.streams ?? runtime.passedStreams)
        streams.show(in: runtime.metrics)
        let forwarding = Forwarding(
            upstream: upstream, sessions: sessions,
            addresses: OwnAddresses(Array(settings.services.values) + Array(settings.otherURLs.values)),
            cookies: Cookies(runtime, isPlain: settings.hasPlainCookies), streams: streams)
        work = [
            EndedSession.work.handle { session, item in
                var headers = HTTPHeaders()
                if let run = item.run { headers["X-Test-Run"] = run }
                try await upstream.end(session, runtime.clocks.now(run: item.run), headers: headers)
            }
        ]
        runtime.revocations.follow()
        front = WebFront(
            runtime: runtime, settings: settings, operations: try Operations(of: settings.services.keys),
            pages: PageAnswers(releases: releases, objectOrigins: settings.objectOrigins), sessions: sessions, forwarding: forwarding,
            uploads: UploadBudget(
                most: settings.uploadBudget, mostOfAddress: settings.uploadBudgetPerAddress,
                mostOfSession: settings.uploadBudgetPerSession))
    }

    /// An account that is gone is signed in nowhere, and no browser longer than auth says. `revocations` forgets that before browsers do.
    public func receive(_ event: Event, in db: any Connection) async throws {
        switch event.type {
        case .userDeleted: try await SessionStore.delete(of: event.user, in: db)
        case .sessionEnded, .sessionsEnded:
            let ended = (event.facts?.session.map { [$0] } ?? []) + (event.facts?.sessions ?? [])
            try await SessionStore.delete(ended, of: event.user, in: db)
        default: break
        }
    }

    public func glance(now: Instant) async throws { releases.refresh() }

    /// Each process looks, because folders are a machine's and not the database's.
    public func upkeep(now: Instant) async throws { spool.sweep() }

    public func tidy(now: Instant) async throws {
        try await SessionStore.sweep(SessionPolicy(), now: now, in: runtime.database)
    }
}

/// Browsers have cookies, which the front reads.
private struct NobodyHasTokens: Authenticator {
    func principal(bearer token: String, context: RequestContext) async throws -> Principal { throw APIError(.unauthenticated) }
}
