import JSONCoding
import Testing

@testable import Faults

/// Which calls a fault meets: pure, without sockets.
@Suite struct PlanTests {
    private static let edges = [
        FaultEdge(from: "tasks", to: "profile", port: 1, host: "127.0.0.1", target: 2),
        FaultEdge(from: "media", to: "tasks", port: 3, host: "127.0.0.1", target: 4),
    ]

    private func fault(_ text: String, run: String? = "r") throws -> Fault {
        try FaultReader.read(try JSONParser.parse(text), edges: Self.edges, run: run)
    }

    private func book(_ faults: [String]) throws -> FaultBook {
        var book = FaultBook()
        for text in faults { _ = try book.add(try fault(#"{"from": "tasks", "to": "profile", \#(text)}"#), owner: "r") }
        return book
    }

    private func call(_ path: String = "/a", method: String = "GET", from: String = "tasks", to: String = "profile", run: String? = "r")
        -> CallFacts
    {
        CallFacts(from: from, to: to, method: method, path: path, run: run)
    }

    /// The numbers of the calls that a fault meets, of so many.
    private func met(_ text: String, of count: Int) throws -> [Int] {
        var book = try book([text])
        return (1...count).filter { _ in book.meet(call(), at: 0).verdict != nil }
    }

    @Test func theNthCallIsMet() throws {
        #expect(try met(#""action": "reset", "call": 2"#, of: 4) == [2])
        #expect(try met(#""action": "reset", "calls": [3, 1, 3]"#, of: 4) == [1, 3])
        #expect(try met(#""action": "reset", "fromCall": 3"#, of: 5) == [3, 4, 5])
        #expect(try met(#""action": "reset", "toCall": 2"#, of: 5) == [1, 2])
        #expect(try met(#""action": "reset", "fromCall": 2, "toCall": 3"#, of: 5) == [2, 3])
        #expect(try met(#""action": "reset""#, of: 3) == [1, 2, 3])
        #expect(try met(#""action": "reset", "times": 2"#, of: 5) == [1, 2])
        #expect(try met(#""action": "reset", "fromCall": 2, "times": 2"#, of: 9) == [2, 3])
    }

    @Test func aRateIsTheSameForTheSameSeed() throws {
        let first = try met(#""action": "reset", "rate": 0.3, "seed": 7"#, of: 2000)
        #expect(try met(#""action": "reset", "rate": 0.3, "seed": 7"#, of: 2000) == first)
        #expect(first.prefix(6) == [2, 6, 9, 11, 22, 27])
        #expect((500...700).contains(first.count))
        #expect(try met(#""action": "reset", "rate": 0.3, "seed": 8"#, of: 2000) != first)
        #expect(try met(#""action": "reset", "rate": 1"#, of: 50).count == 50)
    }

    @Test func onlyCallsThatFitAreCounted() throws {
        var book = try book([#""route": "GET /a/{id}", "action": "reset", "call": 2"#])
        for other in [
            call("/a"), call("/a/1/b"), call("/b/1"), call("/a/1", method: "POST"), call("/a/1", from: "media"), call("/a/1", to: "tasks"),
            call("/a/1", run: "other"), call("/a/1", run: nil),
        ] { #expect(book.meet(other, at: 0) == FaultBook.Meeting()) }
        #expect(book.meet(call("/a/1"), at: 0).verdict == nil)
        #expect(book.meet(call("/a/2"), at: 0).verdict?.action == .reset)
        #expect(book.list(owner: "r")[0].seen == 2 && book.list(owner: "r")[0].fired == 1 && book.list(owner: "x").isEmpty)
    }

    @Test func everybodysRunAndEverybodysServices() throws {
        var book = FaultBook()
        _ = try book.add(try fault(#"{"from": "*", "to": "*", "run": "*", "action": "drop"}"#), owner: "r")
        #expect(book.meet(call(from: "media", to: "tasks", run: nil), at: 0).verdict?.action == .drop)
        #expect(book.meet(call(run: "x"), at: 0).verdict?.number == 2)
        #expect(book.remove(nil, owner: "x").isEmpty)
        #expect(book.remove(nil, owner: "r").map(\.seen) == [2])
        #expect(book.isEmpty)
    }

    @Test func theFirstThatMeansTheCallActsAndAllCount() throws {
        var book = try book([
            #""action": "reset", "call": 2"#, #""action": "drop""#, #""action": "duplicate", "times": 1"#, #""action": "watch""#,
        ])
        let first = book.meet(call(), at: 5), second = book.meet(call(), at: 6)
        #expect(first.verdict?.action == .drop && second.verdict?.action == .reset)
        #expect(first.watching.count == 1 && second.watching.count == 1)
        #expect(book.entries.map(\.seen) == [2, 2, 2, 2])
        #expect(book.entries.map(\.fired) == [1, 1, 0, 2], "what another did uses nothing up")
    }

    @Test func whatIsHeldIsPassedByTheNext() throws {
        var book = try book([#""action": "reorder", "call": 1"#])
        let held = book.meet(call(), at: 0)
        #expect(held.verdict?.action == .reorder(2000) && held.reorders == [.init(fault: 1, number: 1)])
        let next = book.meet(call(), at: 0)
        #expect(next.verdict == nil && next.reorders == [.init(fault: 1, number: 2)])
        var every = try self.book([#""action": "reorder""#])
        #expect(every.meet(call(), at: 0).verdict != nil)
        #expect(every.meet(call(), at: 0).verdict == nil, "it passes the held one instead of waiting too")
        every.letGo(1)
        #expect(every.meet(call(), at: 0).verdict?.number == 3)
    }

    @Test func hitsAreListedWithWhatCameOfThem() throws {
        var book = try book([#""action": "status", "status": 503, "retryAfter": 1, "route": "* /a/**", "call": 1"#])
        let meeting = book.meet(call("/a/b"), at: 42)
        let token = try #require(meeting.verdict?.token)
        book.note(token, answered: 200)
        book.note(token, remark: "so")
        let expected: JSONValue = [
            "id": "1", "from": "tasks", "to": "profile", "route": "* /a/**", "calls": [1], "action": "status", "status": 503,
            "retryAfter": 1,
            "matched": 1, "fired": 1,
            "hits": [["call": 1, "method": "GET", "path": "/a/b", "answered": 200, "remark": "so", "uptimeUs": 42]],
        ]
        #expect(book.entries[0].json == expected)
        _ = book.remove(1, owner: "r")
        book.note(token, answered: 500)
    }

    @Test func aThousandHitsAreListedAndAllAreCounted() throws {
        var book = try book([#""action": "reset""#])
        for _ in 0..<1500 { _ = book.meet(call(), at: 0) }
        #expect(book.entries[0].hits.count == 1000 && book.entries[0].fired == 1500)
        book.note(book.meet(call(), at: 0).verdict?.token ?? .init(fault: 0, hit: nil), answered: 1)
    }

    @Test(arguments: [
        ("GET /a/{id}", "GET", "/a/1", true), ("GET /a/{id}", "GET", "/a/", true), ("GET /a/{id}", "GET", "/a", false),
        ("GET /a/{id}", "HEAD", "/a/1", false), ("/a", "PUT", "/a", true), ("* /a", "PUT", "/a", true), ("/a/*/c", "GET", "/a/b/c", true),
        ("/a/*/c", "GET", "/a/b/d/c", false), ("/a/**", "GET", "/a/b/c", true), ("/a/**", "GET", "/a", false), ("/**", "GET", "/", true),
        ("/*.jpg", "GET", "/x.jpg", true), ("/*.jpg", "GET", "/x.png", false), ("/a*c*e", "GET", "/abcde", true),
        ("/a*c*e", "GET", "/abce1", false),
        ("/a*b", "GET", "/aab", true), ("/a*ab", "GET", "/aaab", true), ("/", "GET", "/", true), ("/صور/{id}", "GET", "/صور/١", true),
        ("/A", "GET", "/a", false),
    ])
    func routes(_ pattern: String, _ method: String, _ path: String, _ fits: Bool) throws {
        #expect(try #require(RoutePattern(pattern)).matches(method: method, path: path) == fits)
    }

    @Test(arguments: [
        "", "a", "GET", "get /a", "GET a", "GET  /a", "GET /a b", "/a?b=1", "/a/**/b", "/{a", "/{}", "/a{b}", "GET /a#x", " /a",
    ])
    func routesThatAreNone(_ text: String) { #expect(RoutePattern(text) == nil) }

    @Test(arguments: [
        (#"[]"#, "the body must be an object"),
        (#"{}"#, "action must be one of status, delay, reset, truncate, drop, duplicate, reorder, refuse, watch"),
        (#"{"from": "tasks", "to": "profile"}"#, "action must be one of"),
        (#"{"from": "tasks", "to": "profile", "action": "explode"}"#, "not 'explode'"),
        (#"{"from": "tasks", "to": "profile", "action": 5}"#, "action must be a text"),
        (#"{"action": "reset", "to": "profile"}"#, "from and to must be services"),
        (
            #"{"from": "tasks", "to": "store", "action": "reset"}"#,
            "nothing goes from 'tasks' to 'store'; there is media → tasks, tasks → profile"
        ),
        (#"{"from": "💥", "to": "profile", "action": "reset"}"#, "nothing goes from '💥'"),
        (
            #"{"from": "tasks", "to": "profile", "action": "reset", "status": 503}"#,
            "status means nothing for action reset; it belongs to status"
        ),
        (
            #"{"from": "tasks", "to": "profile", "action": "reset", "delayMs": 5}"#,
            "delayMs means nothing for action reset; it belongs to delay"
        ),
        (#"{"from": "tasks", "to": "profile", "action": "reset", "cal": 1}"#, "there is no member 'cal'; there is from, to, route, call"),
        (#"{"from": "tasks", "to": "profile", "action": "status"}"#, "status must be a whole number from 200 to 599"),
        (#"{"from": "tasks", "to": "profile", "action": "status", "status": 199}"#, "from 200 to 599"),
        (#"{"from": "tasks", "to": "profile", "action": "status", "status": 204, "body": {}}"#, "status 204 has no body"),
        (#"{"from": "tasks", "to": "profile", "action": "delay"}"#, "delayMs must be a whole number from 1 to 600000"),
        (#"{"from": "tasks", "to": "profile", "action": "delay", "delayMs": 0}"#, "delayMs"),
        (#"{"from": "tasks", "to": "profile", "action": "delay", "delayMs": 1.5}"#, "delayMs"),
        (
            #"{"from": "tasks", "to": "profile", "action": "delay", "delayMs": 5, "phase": "late"}"#,
            "phase must be request or answer, not 'late'"
        ),
        (#"{"from": "tasks", "to": "profile", "action": "truncate", "afterBytes": -1}"#, "afterBytes must be a whole number from 0 on"),
        (#"{"from": "tasks", "to": "profile", "action": "reset", "route": "profile"}"#, "route must be as GET /profile/users/{id}"),
        (#"{"from": "tasks", "to": "profile", "action": "reset", "call": 0}"#, "call must be a whole number from 1 to 1000000"),
        (#"{"from": "tasks", "to": "profile", "action": "reset", "calls": []}"#, "calls must be a list"),
        (#"{"from": "tasks", "to": "profile", "action": "reset", "calls": [1, "x"]}"#, "calls must be a list"),
        (#"{"from": "tasks", "to": "profile", "action": "reset", "calls": 1}"#, "calls must be a list"),
        (#"{"from": "tasks", "to": "profile", "action": "reset", "call": 1, "rate": 0.5}"#, "exclude each other"),
        (#"{"from": "tasks", "to": "profile", "action": "reset", "fromCall": 3, "toCall": 2}"#, "toCall must not be less than fromCall"),
        (#"{"from": "tasks", "to": "profile", "action": "reset", "rate": 0}"#, "rate must be a number above 0 and up to 1"),
        (#"{"from": "tasks", "to": "profile", "action": "reset", "rate": 1.1}"#, "rate must be"),
        (#"{"from": "tasks", "to": "profile", "action": "reset", "seed": 1}"#, "seed belongs to rate"),
        (#"{"from": "tasks", "to": "profile", "action": "reset", "times": 0}"#, "times must be"),
        (#"{"from": "tasks", "to": "profile", "action": "reset", "optional": "yes"}"#, "optional must be true or false"),
        (#"{"from": "tasks", "to": "profile", "action": "reset", "run": 7}"#, "run must be a text"),
    ])
    func mistakesAreNamed(_ text: String, _ message: String) throws {
        let problem = try #require(throws: FaultProblem.self) { try fault(text) }
        #expect(problem.message.contains(message), "\(problem.message)")
        #expect(problem.status == 422)
    }

    @Test func textsThatAreNumbersAndNullsAreTaken() throws {
        let fault = try fault(
            #"{"from": "tasks", "to": "profile", "action": "status", "status": "429", "retryAfter": 2, "call": null, "route": null, "body": null}"#
        )
        #expect(fault.action == .status(429, retryAfter: 2, body: nil) && fault.selection == .every && fault.route == nil)
        #expect(throws: FaultProblem.self) { try self.fault(#"{"from": "tasks", "to": "profile", "action": "reset"}"#, run: nil) }
    }
}
