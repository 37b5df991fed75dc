internal import Contracts
internal import HTTPCore
internal import JSONCoding
internal import ServiceKit
internal import Wire

/// Whether somebody is signed in, and the end of that.
struct SessionAnswers: Sendable {
    let sessions: Sessions
    let forwarding: Forwarding

    func respond(_ visit: Visit) async throws -> HTTPResponse {
        switch visit.request.method {
        case .get, .head: try await show(visit)
        case .delete: try await end(visit)
        default: throw APIError(allowed: ["DELETE", "GET", "HEAD"])
        }
    }

    /// Never a refusal: a stranger is told that nobody is signed in, which is no error of theirs.
    private func show(_ visit: Visit) async throws -> HTTPResponse {
        var object: JSONObject = ["isSignedIn": .bool(false)]
        var headers: HTTPHeaders = ["Content-Type": "application/json", "Cache-Control": "no-store"]
        if let session = try await sessions.stored(visit), !sessions.isOver(session) {
            object = ["isSignedIn": .bool(true), "userId": .string(session.user.text), "isDemo": .bool(session.isDemo)]
            // Before the secret that it was made with is refused. Until then both cookies stand for the session: an answer may be lost.
            if visit.cookie?.isCurrent == false, let isKept = session.isKept, let value = forwarding.cookies.make(for: session.id) {
                headers.add("Set-Cookie", forwarding.cookies.setting(value, of: visit.product, isKept: isKept))
            }
        }
        return HTTPResponse(status: .ok, headers: headers, body: .bytes(JSONValue.object(object).bytes()))
    }

    /// The browser is signed out whatever auth says: its cookie is worth nothing after this, also where auth cannot be asked.
    private func end(_ visit: Visit) async throws -> HTTPResponse {
        if let session = try await sessions.stored(visit) {
            try forwarding.checkPerson(session, visit)
            try await sessions.end(session)
        }
        var headers: HTTPHeaders = ["Cache-Control": "no-store"]
        headers.add("Set-Cookie", forwarding.cookies.removal(of: visit.product))
        return HTTPResponse(status: .noContent, headers: headers)
    }
}
