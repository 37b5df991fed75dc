import AppTesting
import AuthService
import ClientKit
import ClientLinux
import Contracts
import HTTPClient
import HTTPCore
import Platform
import SandboxService
import Security
import ServiceKit
import Synchronization
import Wire

/// A real connection that counts what passes, and that can lose an answer on its way. Addresses are placeholders until they are
/// pointed at a port.
final class Wiretap: ClientTransport {
    private struct State { var log: [(path: String, status: Int)] = []; var losing: (@Sendable (String) -> Bool)?; var blocking: String? }
    private let state = Mutex(State())
    private let ports = Mutex<[Substring: Int]>([:])
    private let live: any ClientTransport

    static let authAddress = "http://127.0.0.1:1"
    static let profileAddress = "http://127.0.0.1:2"

    init(_ client: HTTPClient, _ kind: TransportKind = .curl) { live = kind.transport(client) }

    /// - Parameter address: the placeholder that clients call.
    func point(_ address: String = authAddress, at port: Int) { ports.withLock { $0[Self.origin(address)] = port } }
    func loseNextAnswer(of path: String) { state.withLock { $0.losing = { $0 == path } } }
    func loseNextAnswer(startingWith path: String) { state.withLock { $0.losing = { $0.hasPrefix(path) } } }
    /// The next such request does not get through.
    func loseNextRequest(startingWith path: String) { state.withLock { $0.blocking = path } }
    private static func origin(_ url: String) -> Substring { url.dropFirst("http://".count).prefix { $0 != "/" } }

    /// Requests of a path.
    func count(_ path: String) -> Int { state.withLock { $0.log.count { $0.path == path } } }
    /// Answers of a path with a status; 0 for none.
    func answers(_ path: String, _ status: Int) -> Int { state.withLock { $0.log.count { $0 == (path, status) } } }

    func send(_ request: ClientRequest) async throws(NetworkFailure) -> ClientResponse {
        var moved = request
        moved.url = "http://127.0.0.1:\(ports.withLock { $0[Self.origin(request.url)] } ?? 1)\(request.path)"
        let (isBlocked, isLost) = state.withLock { state in
            let isBlocked = state.blocking.map(request.path.hasPrefix) ?? false
            if isBlocked { state.blocking = nil }
            let isLost = state.losing?(request.path) ?? false
            if isLost { state.losing = nil }
            return (isBlocked, isLost)
        }
        if isBlocked { throw .unreachable }
        do throws(NetworkFailure) {
            let response = try await live.send(moved)
            state.withLock { $0.log.append((request.path, isLost ? 0 : response.status.code)) }
            if isLost { throw .timedOut }
            return response
        } catch {
            if !isLost { state.withLock { $0.log.append((request.path, 0)) } }
            throw error
        }
    }
}

/// The auth service as `main` builds it, and clients of it. The service's clock and the devices' are apart.
struct RealService: Sendable {
    let auth: AppUnderTest<AuthService>
    let sandbox: AppUnderTest<SandboxService>
    let wire: Wiretap
    let clock: ManualClock

    static func run(
        transport: Transport = .socket, over kind: TransportKind = .curl, configure: (inout AuthSettings) -> Void = { _ in },
        _ body: (RealService) async throws -> Void
    ) async throws {
        try await AppUnderTest<SandboxService>.run(settings: SandboxSettings(smtpPort: 0), transport: .socket) { sandbox in
            var settings = AuthSettings(
                smsURL: "http://127.0.0.1:\(sandbox.port ?? 0)", smtpURL: Secret("smtp://127.0.0.1:\(sandbox.app.service.smtpPort ?? 0)"))
            settings.hashing = .cheapest
            configure(&settings)
            try await AppUnderTest<AuthService>.run(settings: settings, transport: transport) { auth in
                let wire = Wiretap(auth.app.runtime.http, kind)
                wire.point(at: auth.port ?? 1)
                try await body(RealService(auth: auth, sandbox: sandbox, wire: wire, clock: ManualClock()))
            }
        }
    }

    /// A new app on a device with this store.
    func client(_ store: any TokenStore, cache: (any UserCache)? = nil) throws -> SessionManager {
        try SessionManager.make(wire, store, cache: cache, clock: clock, address: Wiretap.authAddress)
    }

    /// Waits for the first SMS to a number.
    func message(to phone: String) async throws -> RecordedMessage {
        let filter = MessageFilter(to: ShortText(trusted: phone), channel: .sms)
        let found = Mutex<RecordedMessage?>(nil)
        try await eventually {
            guard let answer = try? await sandbox.client.call(Sandbox.messages, filter, Nothing()) else { return false }
            found.withLock { $0 = answer.items.first }
            return !answer.items.isEmpty
        }
        return try found.withLock { $0 } ?? { throw NeverHappened() }()
    }

    /// A device with a new account, signed in.
    func signedIn(_ store: any TokenStore = MemoryTokenStore()) async throws -> SessionManager {
        let manager = try client(store)
        _ = try await manager.signUp(.of("layla@example.com"))
        return manager
    }
}

extension SignupRequest {
    static func of(_ email: String) -> SignupRequest {
        SignupRequest(product: .gtsd, name: .example, email: EmailAddress(trusted: email), password: .example)
    }
}
