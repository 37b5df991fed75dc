internal import JSONCoding

/// One connection to the control listener. Used by its own thread.
final class ControlConnection {
    private let control: FaultControl
    private let client: ClientSide
    private let proxy: FaultProxy

    private static let bodyLimit = 1 << 20

    init(_ control: FaultControl, _ descriptor: Int32, _ proxy: FaultProxy) {
        self.control = control
        self.proxy = proxy
        client = ClientSide(descriptor, stop: proxy.stopDescriptor)
    }

    func serve() {
        while true {
            let request: RequestHead
            switch client.nextRequest() {
            case .request(let head): request = head
            case .ended: return client.close()
            case .broken: return client.reset()
            case .refused(let refusal): return client.refuse(refusal)
            }
            var rest = BodyFraming(request.body)
            // The bodies are a few lines long, so chunked ones are not supported.
            guard !request.head.isChunked else { return client.refuse(.init(status: 411, reason: "say Content-Length")) }
            guard let body = client.body(&rest, of: request, limit: Self.bodyLimit) else { return client.close() }
            guard rest.isDone else { return client.refuse(.init(status: 413, reason: "the body is larger than \(Self.bodyLimit) bytes")) }
            let answer = proxy.control(control, request.method, request.target, body)
            let text = AnswerText(status: answer.status, contentType: "application/json", body: answer.body.bytes())
            guard client.reply(text, to: request) else { return client.close() }
        }
    }
}
