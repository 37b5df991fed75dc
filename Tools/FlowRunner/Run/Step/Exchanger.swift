internal import CurlKit
internal import HTTPCore
internal import Platform
internal import Wire

/// A request and response as they were on the wire.
struct RawExchange {
    let request: TransportRequest
    let response: TransportResponse?
    let start: Duration
    /// The response's body when something has parsed it already.
    let view: ResponseView?
    /// How many bytes the bodies had, also when they are not kept.
    private(set) var requestBytes: Int
    private(set) var responseBytes: Int

    /// Bodies above this size, in bytes, are sent from their file, and kept no longer than they are needed.
    static let largeBody = 64 << 10

    init(request: TransportRequest, response: TransportResponse?, start: Duration, view: ResponseView?) {
        self.request = request
        self.response = response
        self.start = start
        self.view = view
        requestBytes = request.file?.bytes ?? request.body.count
        responseBytes = response?.body.count ?? 0
    }

    /// Whether it was answered as a balancer does that has no process behind it: in words that no service of ours uses.
    var isAsOfBalancer: Bool {
        guard let response, [502, 503, 504].contains(response.status) else { return false }
        return response.headers["Content-Type"]?.lowercased().hasPrefix("application/json") != true
    }

    /// A flow holds its exchanges until it ends: large bodies that are no text would fill the memory with what no report shows.
    var withoutLargeBodies: RawExchange {
        func isText(_ headers: HTTPHeaders) -> Bool {
            let type = headers["Content-Type"]?.lowercased() ?? ""
            return type.hasPrefix("text/") || type.hasPrefix("application/json")
        }
        var (request, response) = (request, response)
        if request.body.count > Self.largeBody, !isText(request.headers) { request.body = [] }
        var view = view
        if let body = response?.body, body.count > Self.largeBody, let headers = response?.headers, !isText(headers) {
            response?.body = []
            view = nil
        }
        var light = RawExchange(request: request, response: response, start: start, view: view)
        light.requestBytes = requestBytes
        light.responseBytes = responseBytes
        return light
    }
}

/// Sends a flow's requests: adds its headers and cookies, follows redirects, answers those to the harness.
final class Exchanger {
    private let run: String
    private let services: [ServiceAddress]
    private let transport: any Transport
    private let harness: any HarnessEndpoint
    private let uptime: () -> Duration
    private var jar: CookieJar
    private let keepsCookies: Bool
    private let startsTraces: Bool

    /// What it keeps now, as lines of a Netscape cookie file.
    var cookies: [String] { jar.netscapeLines }

    struct Sent {
        var exchanges: [RawExchange] = []
        /// The last response; nil when there was none.
        var view: ResponseView?
        var problem: String?
    }

    /// - Parameters:
    ///   - jar: the cookies to begin with.
    ///   - startsTraces: whether each request to a service begins a trace of its own.
    init(
        run: String, services: [ServiceAddress], transport: any Transport, harness: any HarnessEndpoint, uptime: @escaping () -> Duration,
        jar: CookieJar = CookieJar(), keepsCookies: Bool = true, startsTraces: Bool = false
    ) {
        self.jar = jar
        self.keepsCookies = keepsCookies
        self.startsTraces = startsTraces
        self.run = run
        self.services = services
        self.transport = transport
        self.harness = harness
        self.uptime = uptime
    }

    /// - Returns: what is wrong with the command.
    func run(_ command: CookieCommand) -> String? {
        switch command {
        case .clear: jar.clear()
        case .set(let line): if !jar.add(netscape: line) { return "`\(line)` is no line of a cookie file" }
        }
        return nil
    }

    func send(_ first: TransportRequest, cookies: [String], options: StepOptions, id: String) -> Sent {
        var sent = Sent()
        var request = first
        var redirects: [String] = []
        let start = uptime()
        while true {
            let exchangeStart = uptime() - start
            let dressed = dress(request, cookies, id)
            var response: TransportResponse
            do throws(TransportError) { response = try answer(dressed) } catch {
                sent.exchanges.append(RawExchange(request: dressed, response: nil, start: exchangeStart, view: nil))
                sent.problem = error.message
                return sent
            }
            response.unpack()
            if keepsCookies { jar.store(response.headers, from: request.url, now: harness.now) }
            let view = ResponseView(response, url: request.url, redirects: redirects, duration: (uptime() - start).milliseconds)
            sent.exchanges.append(RawExchange(request: dressed, response: response, start: exchangeStart, view: view))
            sent.view = view
            guard options.followsRedirects, [301, 302, 303, 307, 308].contains(response.status), let location = response.headers["Location"]
            else { return sent }
            guard options.maxRedirects < 0 || redirects.count < options.maxRedirects else {
                sent.problem = "more than \(options.maxRedirects) redirects"
                return sent
            }
            let target = URLParts.resolve(location, against: request.url)
            guard let next = URLParts(target) else {
                sent.problem = "a redirect to \(target), which is not an http or https URL"
                return sent
            }
            redirects.append(target)
            if !options.trustsRedirects, next.authority != URLParts(request.url)?.authority {
                request.headers["Authorization"] = nil
                request.headers["Cookie"] = nil
                request.credentials = nil
            }
            if response.status == 303 || (response.status < 303 && request.method == "POST") {
                request.method = request.method == "HEAD" ? "HEAD" : "GET"
                request.body = []
                request.file = nil
                request.headers["Content-Type"] = nil
            }
            request.url = target
        }
    }

    private func answer(_ request: TransportRequest) throws(TransportError) -> TransportResponse {
        let base = FlowHarness.address
        if request.url == base || request.url.hasPrefix(base + "/") {
            let path = request.url.dropFirst(base.count).prefix { $0 != "?" }
            return try harness.respond(to: request, path: path.isEmpty ? "/" : String(path))
        }
        return try transport.send(request)
    }

    private func service(of url: String) -> ServiceAddress? { services.first { $0.path(of: url) != nil } }

    private func dress(_ request: TransportRequest, _ cookies: [String], _ id: String) -> TransportRequest {
        var request = request
        let pairs = jar.pairs(for: request.url, now: harness.now) + cookies
        if !pairs.isEmpty {
            request.headers["Cookie"] = ([request.headers["Cookie"]].compactMap { $0 } + pairs).joined(separator: "; ")
        }
        if service(of: request.url) == nil, request.options.route.proxy == .none, URLParts(request.url)?.isLoopback == false {
            request.options.route.proxy = .environment
        }
        if service(of: request.url) != nil {
            if request.headers["X-Test-Run"] == nil { request.headers.add("X-Test-Run", run) }
            if request.headers["X-Request-Id"] == nil { request.headers.add("X-Request-Id", id) }
            if startsTraces, request.headers["traceparent"] == nil {
                request.headers.add("traceparent", TraceContext(requestID: "").traceparent)
            }
        }
        return request
    }

    /// Whether a balancer has answered, which no service is to blame for. A service of a stack has none before it unless it is several
    /// processes; of an address that somebody has given nobody knows.
    func isOfBalancer(_ exchange: RawExchange) -> Bool {
        guard exchange.isAsOfBalancer, let service = service(of: exchange.request.url) else { return false }
        return service.hasTestHooks == nil || services.contains { $0.group == service.name }
    }

    /// What an answer of a known service breaks of its contract.
    func violations(of exchange: RawExchange, by checker: any ResponseChecker) -> [ContractBreach] {
        guard let response = exchange.response, let service = service(of: exchange.request.url),
            let path = service.path(of: exchange.request.url)
        else { return [] }
        return checker.check(
            service: service.name, method: exchange.request.method, path: path, status: response.status, headers: response.headers,
            body: response.body)
    }

    /// What a request calls: its endpoint, or else its URL as the flow has it.
    func route(of request: TransportRequest, written: String, by checker: (any ResponseChecker)?) -> StepRoute {
        if let service = service(of: request.url), let path = service.path(of: request.url),
            let endpoint = checker?.endpoint(service: service.name, method: request.method, path: path)
        {
            return StepRoute(id: endpoint.id, path: "\(endpoint.method.rawValue) \(endpoint.path)")
        }
        return StepRoute(id: nil, path: "\(request.method) \(written.prefix { $0 != "?" })")
    }

    /// Notes what a call has shown of a known service's contract.
    func note(_ exchange: RawExchange, in recorder: inout SurfaceRecorder?) {
        guard let response = exchange.response, let service = service(of: exchange.request.url),
            let path = service.path(of: exchange.request.url)
        else { return }
        func isJSON(_ headers: HTTPHeaders) -> Bool { headers["Content-Type"]?.lowercased().hasPrefix("application/json") ?? false }
        recorder?.note(
            service: service.name, method: exchange.request.method, url: exchange.request.url, path: path,
            requestBody: exchange.request.body, isJSON: isJSON(exchange.request.headers), status: response.status,
            answer: isJSON(response.headers) ? try? exchange.view?.json() : nil)
    }
}
