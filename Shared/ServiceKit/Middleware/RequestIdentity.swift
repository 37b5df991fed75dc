internal import HTTPCore
internal import Platform
internal import Wire

/// Makes the context of a request: its id, language, time, run and client address.
struct RequestIdentity: Sendable {
    let ids: IDSource
    let clocks: TestClocks
    let testHooks: Bool
    let trustedProxies: Set<String>

    func context(of request: HTTPRequest) -> RequestContext {
        let run = testHooks ? request.headers["X-Test-Run"].flatMap(sane) : nil
        var context = RequestContext(
            requestID: request.headers["X-Request-Id"].flatMap(sane) ?? ids.next(),
            language: request.headers["Accept-Language"].map { Language.preferred($0) }, now: clocks.now(run: run), run: run,
            clientAddress: clientAddress(request))
        context.host = request.headers["Host"].flatMap(host)
        return context
    }

    /// A host and port that can stand in a URL.
    private func host(_ text: String) -> String? {
        let isHost = (1...255).contains(text.utf8.count) && text.utf8.allSatisfy { byte in
            switch byte {
            case 0x30...0x39, 0x41...0x5a, 0x61...0x7a, 0x2d, 0x2e, 0x3a, 0x5b, 0x5d: true
            default: false
            }
        }
        return isHost ? text : nil
    }

    /// Ids go to logs and answers, so only what cannot disturb either is taken over.
    private func sane(_ text: String) -> String? {
        let isSane = (1...128).contains(text.utf8.count) && text.utf8.allSatisfy { byte in
            switch byte {
            case 0x30...0x39, 0x41...0x5a, 0x61...0x7a, 0x2d, 0x2e, 0x3a, 0x5f: true
            default: false
            }
        }
        return isSane ? text : nil
    }

    /// Walks `X-Forwarded-For` from the right: the first address no trusted proxy wrote is the client. What is left of it was
    /// written by the client and proves nothing.
    private func clientAddress(_ request: HTTPRequest) -> String {
        guard trustedProxies.contains(request.peerAddress) else { return request.peerAddress }
        let hops = request.headers.all("X-Forwarded-For").joined(separator: ",").split(separator: ",").map { String($0.filter { $0 != " " }) }
            .filter { !$0.isEmpty }
        return hops.last { !trustedProxies.contains($0) } ?? request.peerAddress
    }
}
