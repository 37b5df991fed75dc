internal import Synchronization

/// One connection of a caller, and the one to the callee that belongs to it: calls pass one after the other. Used by its own thread.
///
/// Each side sees what it would see of the other directly: a connection that is closed or reset while it is idle is closed or reset
/// on the other side too, and a callee that is not there resets the caller's connection.
final class EdgeConnection {
    private let edge: FaultEdge
    private let proxy: FaultProxy
    private let client: ClientSide
    private var upstream: Upstream?
    private let ownHost: [UInt8]
    private let calleeHost: [UInt8]

    /// A body that is sent twice is kept up to this size.
    private static let spoolLimit = 32 << 20

    init(_ edge: FaultEdge, _ descriptor: Int32, _ proxy: FaultProxy) {
        self.edge = edge
        self.proxy = proxy
        client = ClientSide(descriptor, stop: proxy.stopDescriptor)
        ownHost = Array("127.0.0.1:\(edge.port)".utf8)
        calleeHost = Array("\(edge.host.contains(":") ? "[\(edge.host)]" : edge.host):\(edge.target)".utf8)
    }

    /// Serves until one side closes.
    func serve() {
        while true {
            let request: RequestHead
            switch client.nextRequest(besides: upstream?.descriptor) {
            case .request(let head): request = head
            case .ended: return client.close()
            case .broken: return client.reset()
            case .refused(let refusal): return client.refuse(refusal)
            }
            switch exchange(request) {
            case .goOn: continue
            case .close: return client.close()
            case .reset: return client.reset()
            }
        }
    }

    private enum Next { case goOn, close, reset }

    private func exchange(_ request: RequestHead) -> Next {
        if proxy.isIdle.load(ordering: .acquiring) { return relay(request) { _ in } }
        let meeting = proxy.meet(CallFacts(from: edge.from, to: edge.to, method: request.method, path: request.path, run: request.run))
        let tokens = meeting.watching + [meeting.verdict?.token].compactMap { $0 }
        // Whoever is held for this call goes on when it is over, however it ended.
        defer { proxy.answered(meeting.reorders) }
        let heard = { [proxy] (status: Int) in proxy.note(tokens, answered: status) }
        guard let verdict = meeting.verdict else { return relay(request, heard: heard) }
        return perform(verdict, request, heard)
    }

    private func perform(_ verdict: FaultBook.Verdict, _ request: RequestHead, _ heard: @escaping (Int) -> Void) -> Next {
        switch verdict.action {
        case .watch: return relay(request, heard: heard)
        case .status(let status, let retryAfter, let body):
            return client.answer(request, AnswerText.injected(status, retryAfter: retryAfter, body: body)) ? .goOn : .close
        case .reset, .refuse: return .reset
        case .delay(let time):
            guard proxy.pause(time) else { return .reset }
            return relay(request, { $0.hidesLeaving = true }, heard: heard)
        case .delayAnswer(let time):
            return relay(request, { relay in
                relay.answerDelay = time
                relay.hidesLeaving = true
            }, heard: heard)
        case .truncate(let limit):
            let next = relay(request, { $0.sink = .cut(limit) }, heard: heard)
            return next == .reset ? .reset : .close
        case .drop:
            _ = relay(request, { relay in
                relay.sink = .discard
                relay.hidesLeaving = true
            }, heard: heard)
            return .close
        case .duplicate: return twice(request, verdict.token, heard)
        case .reorder(let time):
            guard let wasPassed = proxy.hold(verdict.token.fault, number: verdict.number, milliseconds: time) else { return .reset }
            if !wasPassed { proxy.note([verdict.token], remark: "no other call came within \(time) ms") }
            return relay(request, { $0.hidesLeaving = true }, heard: heard)
        }
    }

    /// Passes the call on.
    private func relay(
        _ request: RequestHead, body: [UInt8] = [], rest: BodyFraming? = nil, _ change: (inout Relay) -> Void = { _ in },
        heard: @escaping (Int) -> Void
    ) -> Next {
        if let kept = upstream, Sockets.isStale(kept.descriptor) { upstream = nil }
        guard let upstream = upstream ?? Upstream(edge) else { return .reset }
        self.upstream = upstream
        var relay = Relay(
            request: request, upstream: upstream, client: client.descriptor, fromClient: client.input, toClient: client.output,
            stopDescriptor: proxy.stopDescriptor,
            first: request.forwarded(replacing: ownHost, by: calleeHost, withoutExpect: !body.isEmpty) + body,
            requestBody: rest ?? BodyFraming(request.body))
        relay.heard = heard
        change(&relay)
        let outcome = relay.run()
        if outcome.keepsAlive { return .goOn }
        self.upstream = nil
        return outcome.isReset ? .reset : .close
    }

    /// Sends the call over a connection of its own and forgets the answer, then passes it on.
    private func twice(_ request: RequestHead, _ token: FaultBook.Token, _ heard: @escaping (Int) -> Void) -> Next {
        var rest = BodyFraming(request.body)
        guard let body = client.body(&rest, of: request, limit: Self.spoolLimit) else {
            proxy.undone(token, remark: "the caller sent no whole body")
            return .close
        }
        guard rest.isDone else {
            proxy.undone(token, remark: "sent once: the body is larger than \(Self.spoolLimit) bytes")
            return relay(request, body: body, rest: rest, heard: heard)
        }
        if let first = Upstream(edge) {
            var relay = Relay(
                request: request, upstream: first, client: -1, fromClient: ByteQueue(), toClient: ByteQueue(),
                stopDescriptor: proxy.stopDescriptor,
                first: request.forwarded(replacing: ownHost, by: calleeHost, withoutExpect: !body.isEmpty) + body,
                requestBody: BodyFraming(.none))
            relay.sink = .discard
            if let status = relay.run().status {
                proxy.note([token], remark: "the first was answered \(status)")
            } else {
                proxy.undone(token, remark: "the first was not answered")
            }
        } else {
            proxy.undone(token, remark: "the callee was not there")
        }
        return relay(request, body: body, rest: rest, { $0.hidesLeaving = true }, heard: heard)
    }
}
