internal import HTTPClient
internal import HTTPCore
internal import JSONCoding
internal import Platform

/// Faults between the services, set for everybody: what `barbell fault` does, as switches. Shown as `{isOn, edges, faults}`, where `isOn`
/// says whether the stack was started with `--faults`.
struct FaultActions: Sendable {
    let http: HTTPClient
    /// nil when the services call each other directly.
    let control: String?
    let board: Notice

    private static let deadline: Duration = .seconds(5)

    /// Asks the proxy, also for what flows have set.
    @discardableResult
    func refresh() async throws(ConsoleRefusal) -> JSONValue {
        guard control != nil else {
            board.set(["isOn": false, "edges": [], "faults": []])
            return board.value
        }
        let edges = try await ask(.get, "/edges"), faults = try await ask(.get, "/faults")
        board.set(["isOn": true, "edges": edges["edges"] ?? [], "faults": faults["faults"] ?? []])
        return board.value
    }

    /// Sets one for the calls of everybody. What the proxy refuses comes back in its words.
    func set(_ wish: JSONValue) async throws(ConsoleRefusal) -> JSONValue {
        guard var fault = wish.object else { throw .wrong("the body must be an object") }
        fault["run"] = "*"
        try await ask(.post, "/faults", .object(fault))
        return try await refresh()
    }

    /// - Parameter id: nil for all of them.
    func clear(_ id: String?) async throws(ConsoleRefusal) -> JSONValue {
        try await ask(.delete, id.map { "/faults/\($0)" } ?? "/faults")
        return try await refresh()
    }

    @discardableResult
    private func ask(_ method: HTTPMethod, _ path: String, _ body: JSONValue? = nil) async throws(ConsoleRefusal) -> JSONValue {
        guard let control else { throw ConsoleRefusal(status: 409, code: "no_faults", message: "start the stack with barbell up --faults") }
        let headers: HTTPHeaders = body == nil ? [:] : ["Content-Type": "application/json"]
        let request = ClientRequest(method: method, url: control + path, headers: headers, body: body?.bytes() ?? [])
        do {
            let response = try await http.send(request, deadline: Self.deadline)
            let answer = (try? JSONParser.parse(response.body)) ?? .null
            guard response.status.isSuccess else {
                throw ConsoleRefusal(
                    status: response.status.code, code: answer["code"]?.string ?? "refused", message: answer["message"]?.string ?? "refused")
            }
            return answer
        } catch let refusal as ConsoleRefusal { throw refusal } catch { throw .away("the faults proxy: \(error)") }
    }
}
