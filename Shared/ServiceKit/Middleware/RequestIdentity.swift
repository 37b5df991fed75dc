internal import HTTPCore
internal import Platform
internal import Wire

/// Makes the context of a request: its id, language, time, run and client address.
struct RequestIdentity: Sendable {
    let ids: IDSource
    let clocks: TestClocks
    let testHooks: Bool
    let trustedProxies: [AddressRange]

    func context(of request: HTTPRequest) -> RequestContext {
        let run = testHooks ? request.headers["X-Test-Run"].flatMap(sane) ?? clocks.unnamedRun : nil
        var context = RequestContext(
            requestID: request.headers["X-Request-Id"].flatMap(sane) ?? ids.next(),
            language: request.headers["Accept-Language"].map { Language.preferred($0) }, now: clocks.now(run: run), run: run,
            clientAddress: clientAddress(request))
        if let caller = request.headers["traceparent"].flatMap(TraceContext.init(traceparent:)) { context.trace = caller.child() }
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
    func clientAddress(_ request: HTTPRequest) -> String {
        guard !trustedProxies.isEmpty, let peer = IPAddress(request.peerAddress), isTrusted(peer) else { return request.peerAddress }
        var nearest = peer
        for line in request.headers.all("X-Forwarded-For").reversed() {
            for hop in line.split(separator: ",").reversed() {
                let text = hop.filter { $0 != " " }
                if text.isEmpty { continue }
                // What a trusted proxy could not name is the last that it knows.
                guard let address = IPAddress(forwarded: text) else { return nearest.description }
                nearest = address
                if !isTrusted(address) { return address.description }
            }
        }
        return request.peerAddress
    }

    private func isTrusted(_ address: IPAddress) -> Bool { trustedProxies.contains { $0.contains(address) } }
}
