internal import HTTPClient
internal import HTTPCore
internal import JSONCoding
internal import Platform
internal import Security
internal import Supervisor
internal import Wire

/// Calls to the services in the operator's name.
struct ServiceCalls: Sendable {
    let http: HTTPClient
    let site: ConsoleSite

    static let deadline: Duration = .seconds(30)

    /// - Parameter limit: how long it may take.
    /// - Throws: what the service said, or that it did not answer.
    @discardableResult
    func call(
        _ endpoint: EndpointDescription, of service: String, parameters: [String: String] = [:], body: JSONValue? = nil,
        within limit: Duration = ServiceCalls.deadline
    ) async throws(ConsoleRefusal) -> JSONValue {
        guard let plan = site.plan.service(service), let url = plan.url else {
            throw .notFound("no service called \(service) is in this stack")
        }
        guard let tokens = site.secret.flatMap({ ServiceTokens(secret: $0) }) else {
            throw .away("the services' secret is not known: start the stack with barbell up")
        }
        guard let path = endpoint.path.path(parameters) else { throw .wrong("\(endpoint.path) needs other parameters") }
        var headers: HTTPHeaders = ["Accept-Language": "en"]
        if endpoint.access == .service {
            let callee = ServiceName(plan.group ?? service)
            headers["Authorization"] = "Bearer " + tokens.issue(.operator, for: callee, now: SystemClock().now())
        }
        if body != nil { headers["Content-Type"] = "application/json" }
        let request = ClientRequest(method: endpoint.method, url: url + path, headers: headers, body: body?.bytes() ?? [])
        let response: ClientResponse
        do {
            response = try await http.send(request, deadline: limit)
        } catch {
            throw .away("\(service) gave no answer: \(error.reason)")
        }
        let answer = (try? JSONParser.parse(response.body)) ?? .null
        guard response.status.isSuccess else {
            let said = answer["detail"]?.string ?? answer["fields"]?.array?.first?["message"]?.string ?? answer["message"]?.string
            let status = response.status.code
            throw ConsoleRefusal(
                status: status < 500 ? status : 502, code: answer["code"]?.string ?? "refused",
                message: "\(service): \(said ?? "status \(status)")")
        }
        return answer
    }
}
