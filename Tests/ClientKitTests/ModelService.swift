import ClientKit
import Contracts
import HTTPCore
import JSONCoding
import Platform
import Synchronization
import Wire

/// A service in memory that keeps the rules of sessions: access tokens that it can let expire, refresh tokens that are good once,
/// and idempotency keys on refreshing.
final class ModelService: ClientTransport {
    enum Refreshing: Sendable { case works, answers(Int, String), answerIsLost, fails(NetworkFailure) }

    struct State {
        var live: Set<String> = []
        var refreshToken = ""
        var serial = 0
        var replays: [String: ClientResponse] = [:]
        var user = ModelService.person("layla@example.com")
        var sent: [ClientRequest] = []
        var created: [String: Int] = [:]
        var refreshing = Refreshing.works
        var isDown = false
        var refusesEveryToken = false
        var expiresIn: Int64 = 900
    }

    let state = Mutex(State())
    private let gates = Mutex<[String: Gate]>([:])
    /// Requests of a path wait here from now on.
    func hold(_ path: String) -> Gate {
        let gate = Gate()
        gates.withLock { $0[path] = gate }
        return gate
    }

    static let create = Endpoint<SignedIn, Nothing, DemoRequest, Acknowledgement>(
        "model.create", .post, "/things", status: .created, summary: "Makes a thing")

    static func person(
        _ email: String, onboarded: Bool = true, product: Product = .gtsd, id: String = "01960f3e-7b6a-7c3e-9d2a-5b8f0c1d2e3f"
    ) -> Account {
        Account(
            id: UserID(trusted: id), product: product, email: EmailAddress(trusted: email), emailVerified: true, phone: nil, name: "Layla",
            role: .user, onboardingCompleted: onboarded, demo: false, createdAt: .example)
    }

    var sent: [ClientRequest] { state.withLock { $0.sent } }
    func count(_ path: String) -> Int { sent.count { $0.path == path } }
    func expireAccessTokens() { state.withLock { $0.live = [] } }
    func set(_ change: @Sendable (inout State) -> Void) { state.withLock { change(&$0) } }

    func send(_ request: ClientRequest) async throws(NetworkFailure) -> ClientResponse {
        let isDown = state.withLock { state in
            state.sent.append(request)
            return state.isDown
        }
        if isDown { throw .unreachable }
        if let gate = gates.withLock({ $0[request.path] }) { await gate.wait() }
        switch request.path {
        case "/auth/refresh": return try await refresh(request)
        case "/auth/login": return state.withLock { Self.json(200, Self.tokens(&$0)) }
        case "/auth/signup": return state.withLock { Self.json(201, SignupAnswer(tokens: Self.tokens(&$0))) }
        default: return state.withLock { Self.serve(request, &$0) }
        }
    }

    private func refresh(_ request: ClientRequest) async throws(NetworkFailure) -> ClientResponse {
        let (response, isLost, failure) = state.withLock { state -> (ClientResponse, Bool, NetworkFailure?) in
            let key = request.headers["Idempotency-Key"] ?? ""
            switch state.refreshing {
            case .fails(let failure): return (Self.json(500, Nothing()), false, failure)
            case .answers(let status, let body):
                return (
                    ClientResponse(status: HTTPStatus(status), headers: ["Content-Type": "application/json"], body: Array(body.utf8)),
                    false, nil
                )
            case .works, .answerIsLost: break
            }
            if let replay = state.replays[key] { return (replay, false, nil) }
            guard let json = try? JSONParser.parse(request.body), json["refreshToken"]?.string == state.refreshToken else {
                return (Self.refusal(.tokenReused), false, nil)
            }
            let response = Self.json(200, Self.tokens(&state))
            state.replays[key] = response
            if case .answerIsLost = state.refreshing {
                state.refreshing = .works
                return (response, true, nil)
            }
            return (response, false, nil)
        }
        if let failure { throw failure }
        if isLost { throw .timedOut }
        return response
    }

    private static func serve(_ request: ClientRequest, _ state: inout State) -> ClientResponse {
        let bearer = request.headers["Authorization"].map { String($0.dropFirst("Bearer ".count)) }
        guard !state.refusesEveryToken, let bearer, state.live.contains(bearer) else { return refusal(.unauthenticated) }
        switch request.path {
        case "/auth/me": return json(200, state.user)
        case "/auth/logout":
            state.live = []
            state.refreshToken = ""
            return ClientResponse(status: .noContent)
        case "/auth/password/change": return refusal(.credentialsInvalid)
        case "/things":
            state.created[request.headers["Idempotency-Key"] ?? "", default: 0] += 1
            return json(201, Acknowledgement())
        default: return refusal(.notFound)
        }
    }

    private static func tokens(_ state: inout State) -> SessionTokens {
        state.serial += 1
        state.live.insert("access-\(state.serial)")
        state.refreshToken = "refresh-\(state.serial)"
        return SessionTokens(
            accessToken: OpaqueToken(trusted: "access-\(state.serial)"), refreshToken: OpaqueToken(trusted: state.refreshToken),
            expiresIn: state.expiresIn, user: state.user, nextStep: state.user.onboardingCompleted ? .home : .onboarding)
    }

    static func json(_ status: Int, _ value: some DTO) -> ClientResponse {
        ClientResponse(
            status: HTTPStatus(status), headers: ["Content-Type": "application/json"], body: (try? JSONWriter.encode(value)) ?? [])
    }

    static func refusal(_ code: ErrorCode) -> ClientResponse { json(code.status, APIError(code).body(.english, requestID: "r-1")) }
}

/// A signed-in client of a model service.
struct ModelSession: Sendable {
    let service: ModelService
    let clock: ManualClock
    let store: MemoryTokenStore
    let manager: SessionManager
    let events: EventLog

    static func signedIn(expiresIn: Int64 = 900) async throws -> ModelSession {
        let service = ModelService(), clock = ManualClock(), store = MemoryTokenStore()
        service.set { $0.expiresIn = expiresIn }
        let manager = try SessionManager.make(service, store, clock: clock)
        _ = try await manager.logIn(.example)
        return ModelSession(service: service, clock: clock, store: store, manager: manager, events: EventLog(manager))
    }
}

extension SessionManager {
    static func make(
        _ transport: any ClientTransport, _ store: any TokenStore, cache: (any UserCache)? = nil, vaults: [any UserVault] = [],
        clock: any WallClock = ManualClock(), address: String = "https://api.example.com"
    ) throws -> SessionManager {
        let api = APIClient(addresses: try ServiceAddresses(gateway: address), transport: transport)
        return SessionManager(api: api, store: store, cache: cache, vaults: vaults, clock: clock)
    }
}
