import AppTesting
import Contracts
import HTTPCore
import JSONCoding
import Platform
import Security
import ServiceKit
import Storage
import TasksDomain
import TasksService
import TestSupport
import Testing
import Wire

/// What no app should send to lists, tasks, the plan and the dashboard, and who is not let in.
@Suite(.serialized) struct ListInputTests {
    private struct Request {
        let endpoint: EndpointDescription
        let target: String
        var body: String?

        func send(_ client: AppClient) async throws -> Answer {
            let answer =
                if let body { try await client.json(endpoint.method, target, body) } else { try await client.send(endpoint.method, target) }
            let violations = endpoint.violations(status: answer.status, contentType: answer.headers["Content-Type"], body: answer.json)
            #expect(violations.isEmpty, "\(endpoint.id)")
            return answer
        }
    }

    private static func every(_ id: TaskID) throws -> [Request] {
        let path = try CallTarget.make(Tasks.one.path, TaskParameters(id: id))
        return [
            Request(endpoint: Tasks.list.description, target: Tasks.list.path.description),
            Request(endpoint: Tasks.one.description, target: path),
            Request(endpoint: Tasks.add.description, target: Tasks.add.path.description, body: #"{"title":"a","taskType":"meal"}"#),
            Request(endpoint: Tasks.change.description, target: path, body: #"{"priority":1}"#),
            Request(endpoint: Tasks.delete.description, target: path),
            Request(endpoint: Tasks.history.description, target: path + "/history"),
            Request(endpoint: Tasks.plan.description, target: Tasks.plan.path.description),
            Request(endpoint: Tasks.dashboard.description, target: Tasks.dashboard.path.description),
        ]
    }

    @Test(arguments: [
        ("date=tomorrow", "date malformed"), ("date=2026-02-30", "date malformed"), ("date=2026-13-01", "date malformed"),
        ("date=20260302", "date malformed"), ("date=", "date malformed"), ("date=%00", "date malformed"),
        ("date=0000-01-01", "date malformed"),
        ("date=99999-01-01", "date malformed"), ("date=-2026-03-02", "date malformed"), ("date=%F0%9F%93%85", "date malformed"),
        ("date=9999-12-31", "date must_not_be_later"), ("type=run", "type not_allowed"), ("type=", "type not_allowed"),
        ("type=MEAL", "type not_allowed"), ("group=food", "group not_allowed"), ("group=1", "group not_allowed"),
        ("status=done", "status not_allowed"), ("status=%D9%85", "status not_allowed"), ("sort=name", "sort not_allowed"),
        ("sort=-time", "sort not_allowed"), ("limit=0", "limit out_of_range"), ("limit=201", "limit out_of_range"),
        ("limit=-1", "limit out_of_range"), ("limit=ten", "limit wrong_type"), ("limit=1.5", "limit wrong_type"),
        ("limit=", "limit wrong_type"),
        ("cursor=", "cursor required"), ("cursor=next", "cursor malformed"),
    ])
    func aBadQueryIsNamed(_ query: String, _ field: String) async throws {
        try await TasksFixture.run { fixture async throws in
            let person = try await fixture.somebody()
            let answer = try await person.lists.ask(query)
            #expect(answer.status == 422 && answer.fields == [field], "\(query): \(answer.text)")
        }
    }

    @Test func allThatIsWrongIsTold() async throws {
        try await TasksFixture.run { fixture async throws in
            let person = try await fixture.somebody()
            let answer = try await person.lists.ask("date=x&type=x&status=x&sort=x&limit=x")
            #expect(answer.fields == ["date malformed", "type not_allowed", "status not_allowed", "sort not_allowed", "limit wrong_type"])
            // What nobody knows is left alone.
            #expect(try await person.lists.ask("color=blue&date=2026-03-02").status == 200)
        }
    }

    @Test(arguments: Engine.allCases)
    func whatIsNoTaskIsNotFound(_ engine: Engine) async throws {
        try await TasksFixture.run(engine: engine) { fixture async throws in
            let person = try await fixture.somebody()
            let stranger = try await fixture.somebody()
            let foreign = try await stranger.lists.add("Theirs")
            let paths = [
                try CallTarget.make(Tasks.one.path, TaskParameters(id: foreign.id)),
                try CallTarget.make(Tasks.one.path, TaskParameters(id: .example)),
                "/tasks/1", "/tasks/-1", "/tasks/%00", "/tasks/%27%20OR%201=1", "/tasks/%F0%9F%8F%8B",
                "/tasks/" + String(repeating: "a", count: 3000),
                "/tasks/" + foreign.id.text + "0",
            ]
            for path in paths {
                for (method, suffix, body) in [
                    (HTTPMethod.get, "", nil), (.get, "/history", nil), (.patch, "", #"{"title":"Mine now"}"#), (.delete, "", nil),
                ] as [(HTTPMethod, String, String?)] {
                    let answer =
                        if let body { try await person.client.json(method, path + suffix, body) } else {
                            try await person.client.send(method, path + suffix)
                        }
                    #expect(answer.status == 404 && answer.code == .notFound, "\(method) \(path.prefix(60))\(suffix): \(answer.status)")
                }
            }
            #expect(try await stranger.lists.one(foreign.id) == foreign)
        }
    }

    @Test func nothingUnusableIsTakenOrBreaksAnything() async throws {
        try await TasksFixture.run { fixture async throws in
            let person = try await fixture.somebody()
            let task = try await person.lists.add()
            let before = try await person.lists.day()
            for request in try Self.every(task.id) where request.body != nil {
                for body in [
                    "hello", #"{"title": "#, "[]", "7", "null", #""text""#, String(repeating: "[", count: 5000), #"{"title":"a",}"#,
                    #"{"title":"\ud800","taskType":"meal"}"#, #"{"title":1,"description":2,"dueTime":3,"priority":"4","metadata":5}"#,
                ] {
                    let answer = try await Request(endpoint: request.endpoint, target: request.target, body: body).send(person.client)
                    #expect([400, 422].contains(answer.status), "\(request.endpoint.id) with \(body.prefix(60)): \(answer.status)")
                }
                let plain = try await person.client.send(
                    request.endpoint.method, request.target, headers: ["Content-Type": "text/plain"], body: Array("{}".utf8))
                #expect(plain.code == .unsupportedMediaType)
            }
            let path = try CallTarget.make(Tasks.one.path, TaskParameters(id: task.id))
            for (method, target) in [
                (HTTPMethod.put, Tasks.list.path.description), (.delete, Tasks.list.path.description), (.post, path), (.put, path),
                (.post, path + "/history"), (.post, Tasks.plan.path.description), (.delete, Tasks.plan.path.description),
                (.post, Tasks.dashboard.path.description),
            ] {
                #expect(try await person.client.send(method, target).code == .methodNotAllowed, "\(method) \(target)")
            }
            #expect(try await person.lists.day() == before)
        }
    }

    @Test func onlyAGoodTokenOpensAnything() async throws {
        try await TasksFixture.run { fixture async throws in
            let person = try await fixture.somebody()
            let task = try await person.lists.add()
            let short = fixture.auth.app.service.token(for: person.account, now: fixture.now, lifetime: .minutes(15))
            #expect(try await fixture.client.bearing(short).answer(Tasks.dashboard).status == 200)
            let parts = short.text.split(separator: ".").map(String.init)
            let other = try await fixture.somebody().token.text.split(separator: ".").map(String.init)
            let forged = [
                "x", "a.b.c", parts[0] + "." + parts[1] + ".", parts[0] + "." + other[1] + "." + parts[2],
                parts[0] + "." + parts[1] + "." + String(parts[2].reversed()), "eyJhbGciOiJub25lIn0." + parts[1] + ".",
            ]
            let peer = fixture.tasks.app.runtime.keys.tokens.issue(.profile, for: .tasks, now: fixture.now)
            let clients =
                [fixture.client] + (forged + [peer]).map { fixture.client.with("Authorization", "Bearer " + $0) }
                + [fixture.client.with("Authorization", "Basic " + short.text), fixture.client.with("Authorization", short.text)]
            for request in try Self.every(task.id) {
                for client in clients {
                    let answer = try await request.send(client)
                    #expect(answer.status == 401 && answer.code.map(ErrorCode.tokenRefusals.contains) == true, "\(request.endpoint.id)")
                }
            }
            fixture.tasks.clock.advance(by: .minutes(16))
            for request in try Self.every(task.id) {
                #expect(try await request.send(fixture.client.bearing(short)).code == .tokenExpired, "\(request.endpoint.id)")
            }
            #expect(try await person.lists.one(task.id) == task)
        }
    }

    @Test(arguments: [Product.fitcoach, .ironlift, .stack])
    func otherProductsHaveNoTasks(_ product: Product) async throws {
        try await TasksFixture.run { fixture async throws in
            let (_, token) = fixture.auth.app.service.signIn(product, now: fixture.now)
            for request in try Self.every(.example) {
                let answer = try await request.send(fixture.client.bearing(token))
                #expect(answer.status == 403 && answer.code == .wrongProduct, "\(request.endpoint.id)")
            }
            #expect(try await fixture.rows("SELECT 1 FROM people") == 0)
        }
    }

    @Test func theDemoReadsAndDoesNotWrite() async throws {
        try await TasksFixture.run { fixture async throws in
            let demo = try await fixture.somebody(demo: true)
            let list = try await demo.lists.day()
            #expect(list.titles == ListTests.monday)
            for request in try Self.every(list.items[0].id) {
                let answer = try await request.send(demo.client)
                if request.endpoint.method == .get {
                    #expect(answer.status == 200, "\(request.endpoint.id)")
                } else {
                    #expect(answer.status == 403 && answer.code == .demoReadOnly, "\(request.endpoint.id)")
                }
            }
            #expect(try await demo.lists.day() == list)
        }
    }

    /// A profile service that knows nobody, or nothing right now, is not taken for an empty day.
    @Test func whoTheProfileServiceDoesNotKnowIsNotLetIn() async throws {
        try await TasksFixture.run(transport: .socket) { fixture async throws in
            let person = try await fixture.somebody()
            fixture.profile.app.service.forget(person.id)
            #expect(try await person.lists.ask("").code == .unauthenticated)
            let known = try await fixture.somebody()
            let list = try await known.lists.day()
            // Once taken over, nobody has to be asked.
            await fixture.profile.app.shutDown()
            #expect(try await known.lists.day() == list)
            let late = try await fixture.somebody()
            let answer = try await late.lists.ask("")
            #expect(answer.status == 503 && answer.code == .unavailable && answer.headers["Retry-After"] == "1")
        }
    }
}
