internal import HTTPCore
internal import JSONCoding
public import Wire

/// `{{harness}}/clock`: a flow's own time in every service that has test hooks.
///
/// `GET /clock` gives `{"now": …, "virtual": …}`. `POST /clock/set {"now": "2026-03-01T08:00:00Z"}` starts at that time, and
/// `POST /clock/advance` with `{"by": "13d"}` or `{"to": "2026-03-14T08:00:00Z"}` moves forward; both answer
/// `{"now": …, "jobs": […]}` with the jobs that came due.
public final class ClockHarness: HarnessEndpoint {
    /// Where `{{harness}}` points; never looked up.
    public static let address = "http://harness"

    private let context: HarnessContext
    private var virtual: Instant?
    private var transports: [String: any Transport] = [:]

    public init(_ context: HarnessContext) { self.context = context }

    public var now: Instant { virtual ?? context.clock() }

    public func respond(to request: TransportRequest, path: String) -> TransportResponse {
        switch (request.method, path) {
        case ("GET", "/clock"):
            return Self.json(200, ["now": .string(now.text), "virtual": .bool(virtual != nil)])
        case ("POST", "/clock/set"), ("POST", "/clock/advance"):
            do throws(HarnessError) {
                let target = try self.target(path, request.body)
                return try move(to: target)
            } catch {
                return Self.problem(error.status, error.code, error.message)
            }
        case (_, "/clock"), (_, "/clock/set"), (_, "/clock/advance"):
            return Self.problem(405, "method_not_allowed", "\(path) does not answer to \(request.method)")
        default: return Self.problem(404, "not_found", "the harness has no \(path); it has /clock, /clock/set and /clock/advance")
        }
    }

    private struct HarnessError: Error {
        let status: Int
        let code: String
        let message: String
    }

    private func target(_ path: String, _ body: [UInt8]) throws(HarnessError) -> Instant {
        let document: JSONValue
        do throws(EvaluationError) { document = try JSONReading.parse(body) } catch {
            throw HarnessError(status: 400, code: "bad_json", message: "the body is not JSON: \(error.message)")
        }
        func instant(_ name: String) throws(HarnessError) -> Instant {
            guard let text = document[name]?.string, let instant = Instant.reading(text) else {
                throw HarnessError(status: 422, code: "bad_time", message: "\(name) must be a time such as 2026-03-01T08:00:00Z")
            }
            return instant
        }
        let target: Instant
        if path == "/clock/set" {
            target = try instant("now")
        } else if let text = document["by"]?.string {
            guard let span = TimeSpan.parse(text) else {
                throw HarnessError(status: 422, code: "bad_duration", message: "by must be a duration such as 13d, 5m, 61s or PT5M")
            }
            target = now + span
        } else {
            target = try instant("to")
        }
        if let virtual, target < virtual {
            throw HarnessError(status: 409, code: "clock_moves_forward", message: "the clock is at \(virtual.text) and only moves forward")
        }
        return target
    }

    /// Tells every service at once; the slowest decides how long it takes.
    private func move(to target: Instant) throws(HarnessError) -> TransportResponse {
        let services = context.services.filter { $0.hasTestHooks != false }
        let body = JSONValue.object(["run": .string(context.run), "now": .string(target.text)]).bytes()
        var calls: [ServiceCall] = []
        for service in services {
            let transport = transports[service.name] ?? context.transport()
            transports[service.name] = transport
            var request = TransportRequest(method: "POST", url: service.url + "/_test/clock", body: body)
            request.headers = ["Content-Type": "application/json", "X-Test-Run": context.run]
            calls.append(ServiceCall(service: service, transport: transport, request: request))
        }
        Threads.each(calls) { $0.run() }
        var jobs: [JSONValue] = []
        for call in calls {
            switch call.result {
            case .success(let response) where response.status == 404 && call.service.hasTestHooks == nil: continue
            case .success(let response) where (200..<300).contains(response.status):
                let answer = response.body.isEmpty ? JSONValue.null : (try? JSONReading.parse(response.body)) ?? .null
                for job in answer["jobs"]?.array ?? [] {
                    var entry: JSONObject = ["service": .string(call.service.name)]
                    if let members = job.object { for member in members { entry[member.name] = member.value } } else { entry["job"] = job }
                    jobs.append(.object(entry))
                }
            case .success(let response):
                let text = String(decoding: response.body.prefix(300), as: UTF8.self)
                throw HarnessError(status: 502, code: "clock_refused", message: "\(call.service.name) answered \(response.status): \(text)")
            case .failure(let error):
                throw HarnessError(status: 502, code: "clock_failed", message: "\(call.service.name): \(error.message)")
            case nil: continue
            }
        }
        virtual = target
        return Self.json(200, ["now": .string(target.text), "jobs": .array(jobs)])
    }

    private static func json(_ status: Int, _ value: JSONValue) -> TransportResponse {
        TransportResponse(status: status, headers: ["Content-Type": "application/json"], body: value.bytes())
    }

    private static func problem(_ status: Int, _ code: String, _ message: String) -> TransportResponse {
        json(status, ["code": .string(code), "message": .string(message)])
    }
}

/// One call that runs on a thread of its own.
///
/// `@unchecked Sendable`: the result is written by that thread alone and read after it was joined.
private final class ServiceCall: @unchecked Sendable {
    // Sendable: `Threads.each` gives each call to exactly one thread and returns after all have ended, so no two threads
    // ever touch the same call at the same time.
    let service: ServiceAddress
    private let transport: any Transport
    private let request: TransportRequest
    private(set) var result: Result<TransportResponse, TransportError>?

    init(service: ServiceAddress, transport: any Transport, request: TransportRequest) {
        self.service = service
        self.transport = transport
        self.request = request
    }

    func run() {
        do throws(TransportError) { result = .success(try transport.send(request)) } catch { result = .failure(error) }
    }
}

/// Durations as people and ISO 8601 write them: `13d`, `1h30m`, `61s`, `500ms`, `PT5M`, `P1DT2H`, `P2W`.
public enum TimeSpan {
    /// nil for anything else, for months and years, whose length varies, and for negative spans.
    public static func parse(_ text: String) -> Duration? {
        let bytes = Array(text.utf8)
        let isISO = bytes.first == 0x50
        var index = isISO ? 1 : 0
        var total: Int64 = 0
        var isTime = !isISO
        var parts = 0
        while index < bytes.count {
            if isISO, bytes[index] == 0x54, !isTime {
                isTime = true
                index += 1
                continue
            }
            let start = index
            while index < bytes.count, bytes[index].isDigit { index += 1 }
            guard index > start, let number = Int64(String(decoding: bytes[start..<index], as: UTF8.self)), number < 1_000_000_000_000
            else { return nil }
            let unitStart = index
            while index < bytes.count, bytes[index].isLetter, !(isISO && index > unitStart) { index += 1 }
            let unit: Int64
            switch (isISO, isTime, String(decoding: bytes[unitStart..<index], as: UTF8.self)) {
            case (false, _, "ms"): unit = 1
            case (false, _, "s"), (true, true, "S"): unit = 1000
            case (false, _, "m"), (true, true, "M"): unit = 60_000
            case (false, _, "h"), (true, true, "H"): unit = 3_600_000
            case (false, _, "d"), (true, false, "D"): unit = 86_400_000
            case (false, _, "w"), (true, false, "W"): unit = 604_800_000
            default: return nil
            }
            let (product, tooLong) = number.multipliedReportingOverflow(by: unit)
            let (sum, tooLarge) = total.addingReportingOverflow(product)
            guard !tooLong, !tooLarge else { return nil }
            total = sum
            parts += 1
        }
        return parts > 0 ? .milliseconds(total) : nil
    }
}
