internal import HTTPCore
internal import JSONCoding
internal import Wire

/// `{{harness}}/clock`: a flow's own time in every service that has test hooks.
///
/// `GET /clock` gives `{"now": …, "virtual": …}`. `POST /clock/set` with `{"now": "2026-03-01T08:00:00Z"}` or, before the present,
/// `{"ago": "56d"}` starts at that time, and `POST /clock/advance` with `{"by": "13d"}` or `{"to": "2026-03-14T08:00:00Z"}` moves forward;
/// with `"at": "07:30+03:00"` it is that time of the day that it comes to. Both answer `{"now": …, "jobs": […]}` with the jobs that came
/// due. `POST /clock/end` moves to the real time and ends the run: what it left for later is due in real time, so that whoever was made in
/// a past lives on.
final class FlowClock {
    private let context: HarnessContext
    private var virtual: Instant?
    private var transports: [String: any Transport] = [:]

    init(_ context: HarnessContext) { self.context = context }

    var now: Instant { virtual ?? context.clock() }

    func show() -> TransportResponse { .answer(200, ["now": .string(now.text), "virtual": .bool(virtual != nil)]) }

    func set(_ document: JSONValue) throws(HarnessError) -> TransportResponse {
        guard let ago = try Self.span("ago", document) else { return try move(to: Self.instant("now", document)) }
        return try move(to: Self.timeOfDay(document, of: context.clock() - ago))
    }

    func advance(_ document: JSONValue) throws(HarnessError) -> TransportResponse {
        guard let span = try Self.span("by", document) else { return try move(to: Self.instant("to", document)) }
        return try move(to: Self.timeOfDay(document, of: now + span))
    }

    func end() throws(HarnessError) -> TransportResponse {
        let answer = try move(to: max(now, context.clock()), ends: true)
        virtual = nil
        return answer
    }

    /// A century.
    private static let longestDays: Int64 = 36_525

    private static func span(_ name: String, _ document: JSONValue) throws(HarnessError) -> Duration? {
        guard let text = document[name]?.string else { return nil }
        guard let span = TimeSpan.parse(text) else {
            throw HarnessError(status: 422, code: "bad_duration", message: "\(name) must be a duration such as 13d, 5m, 61s or PT5M")
        }
        // No instant is as far away as a text can say.
        guard span <= .days(longestDays) else {
            throw HarnessError(status: 422, code: "bad_duration", message: "\(name) must be \(longestDays) days at most")
        }
        return span
    }

    /// The time that `at` names of the day that it is by its clocks; the instant itself without one.
    private static func timeOfDay(_ document: JSONValue, of instant: Instant) throws(HarnessError) -> Instant {
        guard let at = document["at"] else { return instant }
        guard let text = at.string, let midnight = Instant.reading("1970-01-01T00:00:00" + text.dropFirst(5)),
            let time = Instant.reading("1970-01-01T\(text.prefix(5)):00" + text.dropFirst(5))
        else {
            throw HarnessError(
                status: 422, code: "bad_time", message: "at must be a time of day and what is added to UTC: 07:30+03:00 or 07:30Z")
        }
        let day = Duration.days(1).milliseconds
        let since = (instant - midnight).milliseconds % day
        return instant - .milliseconds(since < 0 ? since + day : since) + (time - midnight)
    }

    private static func instant(_ name: String, _ document: JSONValue) throws(HarnessError) -> Instant {
        guard let text = document[name]?.string, let instant = Instant.reading(text) else {
            throw HarnessError(status: 422, code: "bad_time", message: "\(name) must be a time such as 2026-03-01T08:00:00Z")
        }
        return instant
    }

    /// Tells every service at once; the slowest decides how long it takes.
    private func move(to target: Instant, ends: Bool = false) throws(HarnessError) -> TransportResponse {
        if let virtual, target < virtual {
            throw HarnessError(status: 409, code: "clock_moves_forward", message: "the clock is at \(virtual.text) and only moves forward")
        }
        let services = context.services.filter { $0.hasTestHooks != false }
        var move: JSONObject = ["run": .string(context.run), "now": .string(target.text)]
        if ends { move["ends"] = true }
        let body = JSONValue.object(move).bytes()
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
        return .answer(200, ["now": .string(target.text), "jobs": .array(jobs)])
    }
}
