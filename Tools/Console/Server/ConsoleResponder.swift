internal import Contracts
internal import HTTPCore
internal import JSONCoding
internal import Platform
internal import Wire

/// The console's routes. Whatever changes something is no GET, and comes from the page itself or from a program (`OwnPages`).
struct ConsoleResponder: HTTPResponder {
    let own: OwnPages
    let files: PageFiles
    let boards: Boards
    let watchers: Watchers
    let services: ServiceActions
    let clock: StackClock
    let people: PeopleActions
    let tables: TableActions
    let faults: FaultActions
    let flows: FlowActions
    let logs: LogActions

    func respond(to request: HTTPRequest) async -> HTTPResponse {
        if let refusal = own.refusal(of: request) { return refusal.response }
        do throws(ConsoleRefusal) { return try await answer(request) } catch { return error.response }
    }

    private func answer(_ request: HTTPRequest) async throws(ConsoleRefusal) -> HTTPResponse {
        let path = request.path.split(separator: "/").map { Query.decoded($0) }
        let rest = Array(path.dropFirst())
        switch (request.method, path.first) {
        case (.get, nil): return try files.page
        case (.get, "page"): return try files.own(rest)
        case (.get, "vendor"): return try files.vendor(rest)
        case (.get, "report"): return try files.report(rest)
        case (.post, "v1") where rest == ["traces"]: return try take(spans: request)
        case (_, "api"): return try await api(request, rest)
        default: throw .notFound("the console has no \(request.method.rawValue) \(request.path)")
        }
    }

    private func api(_ request: HTTPRequest, _ path: [String]) async throws(ConsoleRefusal) -> HTTPResponse {
        let query = Query(request.query)
        switch (request.method, path.count, path.first) {
        case (.get, 1, "events"): return events
        case (.get, 1, "logs"): return .json(logs.lines(query))
        case (.get, 2, "traces"):
            guard let trace = boards.traces.trace(path[1]) else { throw .notFound("this trace is not among the newest") }
            return .json(trace)
        case (.delete, 1, "traces"):
            boards.traces.clear()
            return .done
        case (_, _, "services"): return try await service(request, path)
        case (.post, 1, "reload"):
            await tables.databases.close()
            clock.reload()
            boards.traces.clear()
            return .done
        case (_, _, "clock"): return try await clock(request, path)
        case (_, _, "people"): return try await person(request, path, query)
        case (.get, 1, "tables"): return .json(await tables.list())
        case (.get, 3, "tables"): return .json(try await tables.rows(path[1], path[2], query))
        case (.get, 1, "faults"): return .json(try await faults.refresh())
        case (.post, 1, "faults"): return .json(try await faults.set(try body(request)))
        case (.delete, 1, "faults"): return .json(try await faults.clear(nil))
        case (.delete, 2, "faults"): return .json(try await faults.clear(path[1]))
        case (.get, 1, "flows"): return .json(flows.list())
        case (.post, 2, "flows") where path[1] == "run":
            try flows.run(try body(request))
            return .done
        case (.post, 2, "flows") where path[1] == "stop":
            flows.stop()
            return .done
        default: throw .notFound("the console has no \(request.method.rawValue) \(request.path)")
        }
    }

    private var events: HTTPResponse {
        HTTPResponse(
            status: .ok, headers: ["Content-Type": "text/event-stream", "Cache-Control": "no-store"],
            body: .stream { [boards, watchers] writer in
                watchers.come()
                defer { watchers.go() }
                try await EventStream(boards: boards).write(to: writer)
            })
    }

    /// OTLP/HTTP. Browsers name their origin with every POST, so that no page gets here.
    private func take(spans request: HTTPRequest) throws(ConsoleRefusal) -> HTTPResponse {
        guard request.headers["Content-Type"]?.hasPrefix("application/json") == true, let document = try? JSONParser.parse(request.body) else {
            throw .wrong("spans come as OTLP/HTTP in JSON")
        }
        boards.traces.add(SeenSpan.read(document))
        return .json([:])
    }

    private func service(_ request: HTTPRequest, _ path: [String]) async throws(ConsoleRefusal) -> HTTPResponse {
        switch (request.method, path.count) {
        case (.get, 1): return .json(["items": boards.services.value])
        case (.post, 2): try services.order(path[1], try body(request))
        case (.put, 3) where path[2] == "level": try await services.setLevel(path[1], try body(request))
        default: throw .notFound("there is no \(request.method.rawValue) \(request.path)")
        }
        return .done
    }

    /// `{now}` or `{by}`, and `follows`.
    private func clock(_ request: HTTPRequest, _ path: [String]) async throws(ConsoleRefusal) -> HTTPResponse {
        guard request.method == .post else { return .json(clock.shown) }
        let wish = try body(request)
        let target: Instant
        if let text = wish["by"]?.string {
            guard let span = ClockWords.duration(text) else { throw .wrong("by is a duration such as 13d, 90m, 61s or 1d2h") }
            target = try clock.moved(by: span)
        } else if let text = wish["now"]?.string {
            guard let instant = ClockWords.instant(text) else { throw .wrong("now is a time such as 2026-03-01T08:00:00Z") }
            target = instant
        } else {
            target = clock.reachable
        }
        return .json(try await clock.move(to: target, follows: wish["follows"]?.bool ?? false))
    }

    private func person(_ request: HTTPRequest, _ path: [String], _ query: Query) async throws(ConsoleRefusal) -> HTTPResponse {
        switch (request.method, path.count, path.last) {
        case (.get, 1, _): return .json(try await people.find(query))
        case (.get, 3, "rows"): return .json(await tables.traces(of: path[1]))
        case (.post, 3, "sessions"): return .json(try await people.signIn(path[1]), status: .created)
        case (.put, 3, "role"):
            try await people.setRole(path[1], try body(request))
            return .done
        case (.put, 3, "tier"): return .json(try await people.setTier(path[1], try body(request)))
        case (.delete, 2, _):
            try await people.delete(path[1])
            return .done
        default: throw .notFound("there is no \(request.method.rawValue) \(request.path)")
        }
    }

    private func body(_ request: HTTPRequest) throws(ConsoleRefusal) -> JSONValue {
        if request.body.isEmpty { return [:] }
        guard let value = try? JSONParser.parse(request.body), value.object != nil else { throw .wrong("the body must be a JSON object") }
        return value
    }
}
