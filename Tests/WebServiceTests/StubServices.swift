import EventLoop
import Foundation
import HTTPCore
import HTTPServer
import JSONCoding
import Synchronization

/// Services as the web service meets them: one server that answers what a test says, and notes what it was asked.
final class StubServices: HTTPResponder {
    typealias Reply = @Sendable (HTTPRequest) async -> HTTPResponse

    private struct State {
        var replies: [String: Reply] = [:]
        var seen: [HTTPRequest] = []
    }
    private let state = Mutex(State())

    /// - Parameter route: `GET /auth/me`
    func on(_ route: String, _ reply: @escaping Reply) { state.withLock { $0.replies[route] = reply } }

    func on(_ route: String, _ text: String) { on(route, 200, text) }

    func on(_ route: String, _ status: Int, _ text: String) {
        on(route) { _ in HTTPResponse(status: HTTPStatus(status), headers: ["Content-Type": "application/json"], body: .bytes(Array(text.utf8))) }
    }

    var seen: [HTTPRequest] { state.withLock { $0.seen } }
    func seen(_ route: String) -> [HTTPRequest] { seen.filter { "\($0.method.rawValue) \($0.path)" == route } }

    func respond(to request: HTTPRequest) async -> HTTPResponse {
        let reply = state.withLock { state in
            state.seen.append(request)
            return state.replies["\(request.method.rawValue) \(request.path)"]
        }
        return await reply?(request) ?? HTTPResponse(status: HTTPStatus(404), body: .empty)
    }

    func intake(of head: HTTPRequest) -> BodyIntake { .largerMemory(64 << 20) }

    /// An answer of auth that signs somebody in.
    static func tokens(_ number: Int, product: String = "gtsd", expiresIn: Int = 900) -> String {
        """
        {"accessToken":"access-\(number)","refreshToken":"refresh-\(number)","expiresIn":\(expiresIn),"nextStep":"home","user":{\
        "id":"01960f3e-0000-7000-8000-000000000001","product":"\(product)","email":"layla@example.com","emailVerified":true,"name":"Layla",\
        "role":"user","onboardingCompleted":true,"demo":false,"createdAt":"2026-11-01T08:00:00Z"}}
        """
    }
}
