internal import HTTPCore
internal import JSONCoding

/// Why the harness did not do what it was asked to; its answer's status and body.
struct HarnessError: Error {
    let status: Int
    let code: String
    let message: String
    /// Whether the machine is at fault and not the flow: the step then ends as one does whose service is away.
    var isEnvironment = false
}

extension TransportResponse {
    /// What the harness answers with.
    static func answer(_ status: Int, _ value: JSONValue) -> TransportResponse {
        TransportResponse(status: status, headers: ["Content-Type": "application/json"], body: value.bytes())
    }
}
