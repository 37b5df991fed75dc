internal import HTTPCore
internal import JSONCoding
internal import Synchronization
internal import Wire

/// A provider that expects certain requests, answers each as agreed and refuses all others.
final class PactStub: HTTPResponder {
    private struct State {
        var exchanges: [PactExchange] = []
        var requests: [Int: HTTPRequest] = [:]
        var refused: [String] = []
    }
    private let state = Mutex(State())

    /// Expects these from now on.
    func expect(_ exchanges: [PactExchange]) { state.withLock { $0 = State(exchanges: exchanges) } }

    /// What came of the exchanges, in their order, and what should not have come.
    var seen: (requests: [HTTPRequest?], refused: [String]) {
        state.withLock { state in (state.exchanges.indices.map { state.requests[$0] }, state.refused) }
    }

    func respond(to request: HTTPRequest) async -> HTTPResponse {
        let body = request.body.isEmpty ? nil : try? JSONParser.parse(request.body)
        let verdict: Result<PactExchange, RecordingProblem> = state.withLock { state in
            let fitting = state.exchanges.indices.filter { index in
                let exchange = state.exchanges[index]
                return exchange.endpoint.method == request.method && exchange.endpoint.path.match(request.path) != nil
                    && exchange.fits(body)
            }
            // One that repeats itself, as senders do whose answer came late, is answered again.
            guard let index = fitting.first(where: { state.requests[$0] == nil }) ?? fitting.last else {
                return .failure(RecordingProblem("\(request.method.rawValue) \(request.path): no exchange expects it"))
            }
            let exchange = state.exchanges[index]
            let problems = exchange.problems(of: request, body: body)
            guard problems.isEmpty else {
                return .failure(
                    RecordingProblem(
                        "\(request.method.rawValue) \(request.path) is no request of \(exchange.endpoint.id): \(problems.joined(separator: "; "))"
                    ))
            }
            if state.requests[index] == nil { state.requests[index] = request }
            return .success(exchange)
        }
        switch verdict {
        case .success(let exchange):
            guard let answer = exchange.reduced else {
                // Something that nobody reads, where the endpoint has an answer.
                return HTTPResponse(
                    status: HTTPStatus(exchange.status), headers: exchange.answer == nil ? [:] : ["Content-Type": "application/json"],
                    body: exchange.answer == nil ? .empty : .bytes(Array("{}".utf8)))
            }
            return HTTPResponse(
                status: HTTPStatus(exchange.status), headers: ["Content-Type": "application/json"], body: .bytes(answer.bytes()))
        case .failure(let problem):
            state.withLock { $0.refused.append(problem.description) }
            return HTTPResponse(
                status: HTTPStatus(501), headers: ["Content-Type": "text/plain"], body: .bytes(Array(problem.description.utf8)))
        }
    }
}

extension PactExchange {
    /// How a request departs from what the endpoint takes.
    fileprivate func problems(of request: HTTPRequest, body: JSONValue?) -> [String] {
        var problems: [String] = []
        if let schema = sent {
            if request.headers["Content-Type"]?.hasPrefix("application/json") != true {
                problems.append("the content type is not application/json")
            }
            if let body {
                problems += Schema.object(schema).violations(body, path: "$").map(\.description)
            } else {
                problems.append("there is no JSON body")
            }
        } else if !request.body.isEmpty, endpoint.rawBody == nil {
            problems.append("it has a body")
        }
        for (name, _) in PercentEncoding.queryItems(request.query ?? "") where endpoint.parameters[name] == nil {
            problems.append("there is no parameter \(name)")
        }
        let token = request.headers["Authorization"]
        if endpoint.access != .anyone, token?.hasPrefix("Bearer ") != true { problems.append("it has no bearer token") }
        if endpoint.access == .service, token?.hasPrefix("Bearer svc.") == false { problems.append("its token is not a service's") }
        for name in headers.keys.sorted() where request.headers[name] == nil { problems.append("it has no \(name)") }
        if endpoint.requiresKey, request.headers["Idempotency-Key"] == nil { problems.append("it has no Idempotency-Key") }
        return problems
    }
}
