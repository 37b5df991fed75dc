internal import HTTPCore
internal import JSONCoding

/// `{{harness}}/faults`: upsets what the services say to each other in this flow, by the proxy of `barbell up --faults`.
///
/// `POST /faults` with `{"from": "tasks", "to": "profile", "route": "GET /profile/users/{id}", "call": 2, "action": "status", "status":
/// 503}` answers 201 `{"id": …}`. `GET /faults` lists the flow's faults with the calls they met, `DELETE /faults` and `DELETE /faults/ID`
/// remove them; those left are removed when the flow ends. What the proxy refuses comes back as the proxy said it.
final class FaultSetter {
    private let context: HarnessContext
    private var transport: (any Transport)?
    private var removed: [InjectedFault] = []
    private var hasSet = false

    init(_ context: HarnessContext) { self.context = context }

    func respond(_ method: String, _ path: String, _ body: [UInt8]) throws(HarnessError) -> TransportResponse {
        guard let control = context.faultControl else {
            throw HarnessError(
                status: 503, code: "no_faults",
                message: "the services call each other directly: start them by `barbell up --faults`, and name their state with --state",
                isEnvironment: true)
        }
        let response = try send(control, method, path, body)
        if method == "POST", response.status == 201 { hasSet = true }
        if method == "DELETE", response.status == 200 { removed += Self.faults(response) }
        return response
    }

    /// Takes away what is left.
    /// - Returns: everything that the flow set and a call met, in the order in which it was set.
    func finish() -> [InjectedFault] {
        if hasSet, let control = context.faultControl, let response = try? send(control, "DELETE", "/faults", []) {
            removed += Self.faults(response)
        }
        // The action `watch` injects nothing, so it is no fault to report.
        return removed.filter { !$0.isWatching }.sorted { $0.id < $1.id }
    }

    private func send(_ control: String, _ method: String, _ path: String, _ body: [UInt8]) throws(HarnessError) -> TransportResponse {
        let transport = transport ?? context.transport()
        self.transport = transport
        let request = TransportRequest(
            method: method, url: "\(control)\(path)?run=\(context.run)", headers: body.isEmpty ? [:] : ["Content-Type": "application/json"],
            body: body)
        do throws(TransportError) { return try transport.send(request) } catch {
            throw HarnessError(status: 503, code: "no_faults", message: "the faults proxy: \(error.message)", isEnvironment: true)
        }
    }

    private static func faults(_ response: TransportResponse) -> [InjectedFault] {
        let document = try? JSONReading.parse(response.body)
        return (document?["faults"]?.array ?? []).compactMap(InjectedFault.init)
    }
}
