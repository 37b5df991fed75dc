internal import HTTPCore
internal import JSONCoding
public import Wire

/// `{{harness}}`: what a flow needs from beside the services. `/clock` moves the flow's time and `/events` publishes facts.
public final class FlowHarness: HarnessEndpoint {
    /// Where `{{harness}}` points; never looked up.
    public static let address = "http://harness"

    private let clock: FlowClock
    private let facts: FactPublisher

    public init(_ context: HarnessContext) {
        clock = FlowClock(context)
        facts = FactPublisher(context)
    }

    public var now: Instant { clock.now }

    public func respond(to request: TransportRequest, path: String) -> TransportResponse {
        do throws(HarnessError) {
            switch (request.method, path) {
            case ("GET", "/clock"): return clock.show()
            case ("POST", "/clock/set"): return try clock.set(Self.document(request.body))
            case ("POST", "/clock/advance"): return try clock.advance(Self.document(request.body))
            case ("POST", "/events"): return try facts.publish(Self.document(request.body), at: now)
            case (_, "/clock"), (_, "/clock/set"), (_, "/clock/advance"), (_, "/events"):
                throw HarnessError(status: 405, code: "method_not_allowed", message: "\(path) does not answer to \(request.method)")
            default:
                throw HarnessError(
                    status: 404, code: "not_found", message: "the harness has no \(path); it has /clock, /clock/set, /clock/advance and /events")
            }
        } catch {
            return .answer(error.status, ["code": .string(error.code), "message": .string(error.message)])
        }
    }

    private static func document(_ body: [UInt8]) throws(HarnessError) -> JSONValue {
        do throws(EvaluationError) { return try JSONReading.parse(body) } catch {
            throw HarnessError(status: 400, code: "bad_json", message: "the body is not JSON: \(error.message)")
        }
    }
}

/// Why the harness did not do what it was asked to; its answer's status and body.
struct HarnessError: Error {
    let status: Int
    let code: String
    let message: String
}

extension TransportResponse {
    /// What the harness answers with.
    static func answer(_ status: Int, _ value: JSONValue) -> TransportResponse {
        TransportResponse(status: status, headers: ["Content-Type": "application/json"], body: value.bytes())
    }
}
