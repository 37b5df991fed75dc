import Contracts
import HTTPCore
import JSONCoding
import Testing
import Wire

@testable import FlowRunner

private enum Colour: String, WireEnum { case red, green, blue }

private struct Box: DTO {
    struct Item: DTO {
        let colour: Colour
        let note: String?
        static let example = Item(colour: .red, note: nil)
    }
    let id: String
    let items: [Item]
    let counts: [String: Int64]
    let owner: Item?
    static let example = Box(id: "1", items: [], counts: [:], owner: nil)
}

private struct NewBox: DTO {
    let name: String
    let colour: Colour?
    static let example = NewBox(name: "a", colour: nil)
}

private struct BoxQuery: DTO {
    let id: String
    let limit: Int64?
    let colour: [Colour]?
    static let example = BoxQuery(id: "1", limit: nil, colour: nil)
}

@Suite struct SurfaceTests {
    private static let catalogue = SurfaceCatalogue([
        "auth": [
            Endpoint<Anyone, BoxQuery, Nothing, Box>("box.get", .get, "/boxes/{id}", errors: [.outOfStock], summary: "one").description,
            Endpoint<Anyone, Nothing, NewBox, Box>("box.make", .post, "/boxes", status: .created, errors: [.slugTaken], summary: "new")
                .description,
            Endpoint<Anyone, Nothing, Nothing, Nothing>("box.drop", .delete, "/boxes", summary: "all").description,
        ]
    ])

    private static func bench(_ answer: @escaping @Sendable (TransportRequest) throws(TransportError) -> TransportResponse) -> Bench {
        var bench = Bench(answer)
        bench.surface = catalogue
        return bench
    }

    private static let answers: @Sendable (TransportRequest) throws(TransportError) -> TransportResponse = {
        request throws(TransportError) in
        let path = request.url.split(separator: "?")[0]
        if request.method == "POST" {
            return String(decoding: request.body, as: UTF8.self).contains("taken")
                ? .json(409, #"{"code":"slug_taken","message":"no"}"#) : .json(201, #"{"id":"1","items":[],"counts":{}}"#)
        }
        if path.hasSuffix("/gone") { return .json(404, #"{"code":"not_found"}"#) }
        return .json(200, #"{"id":"1","items":[{"colour":"red","note":null},{"colour":"blue"}],"counts":{"a":1},"owner":null}"#)
    }

    private static let flow = """
        GET {{auth}}/boxes/7?limit=5&colour=red&colour=nope
        HTTP 200
        GET {{auth}}/boxes/gone
        HTTP 404
        POST {{auth}}/boxes
        {"name": "a", "colour": "green"}
        HTTP 201
        POST {{auth}}/boxes
        {"name": "taken"}
        HTTP 409
        GET {{auth}}/elsewhere
        HTTP 200
        """

    private static func seen() throws -> Surface { bench(answers).run([try FlowLoader.load(text: flow, path: "f.hurl")]).surface }

    @Test func aRunNotesWhatItsCallsShow() throws {
        let surface = try Self.seen()
        #expect(surface.routes.count == 2)
        let get = try #require(surface.routes[.init(service: "auth", method: "GET", path: "/boxes/{id}")])
        #expect(get.statuses == [200: 1, 404: 1] && get.errors == ["404 not_found"] && get.calls == 2)
        #expect(get.answer.traces == [
            "id": .present, "items": .present, "items[]": .present, "items[].colour": .present, "items[].note": [.null, .absent],
            "counts": .present, "owner": .null,
        ])
        #expect(get.answer.values == ["items[].colour": ["red", "blue"]])
        #expect(get.query.traces == ["limit": .accepted, "colour": .accepted] && get.query.values == ["colour": ["red"]])
        let post = try #require(surface.routes[.init(service: "auth", method: "POST", path: "/boxes")])
        #expect(post.body.traces == ["name": [.accepted, .refused], "colour": .accepted] && post.body.values == ["colour": ["green"]])
        #expect(post.answer.traces["owner"] == .absent)
    }

    /// Which answers come before a retry depends on the machine.
    @Test func onlyTheLastAttemptCounts() throws {
        let count = CallCounter()
        let bench = Self.bench { _ throws(TransportError) in
            count.next() < 3 ? .json(404, #"{"code":"not_found"}"#) : .json(200, #"{"id":"1","items":[],"counts":{}}"#)
        }
        let flow = try FlowLoader.load(text: "GET {{auth}}/boxes/1\n[Options]\nretry: 5\nHTTP 200", path: "f.hurl")
        let route = try #require(bench.run([flow]).surface.routes.values.first)
        #expect(route.statuses == [200: 1] && route.errors.isEmpty)
    }

    @Test func withoutACatalogueNothingIsNoted() throws {
        let bench = Bench(Self.answers)
        #expect(bench.run([try FlowLoader.load(text: Self.flow, path: "f.hurl")]).surface == Surface())
    }

    @Test func oddBodiesAreLetBe() throws {
        for body in ["", "[]", "5", "null", "{\"items\":5,\"counts\":[],\"owner\":\"x\"}", "\u{1f3cb}", "{\"items\":[1,null,[]]}", "{"] {
            let bench = Self.bench { _ throws(TransportError) in .json(200, body) }
            let surface = bench.run([try FlowLoader.load(text: "GET {{auth}}/boxes/1\nHTTP 200", path: "f.hurl")]).surface
            #expect(surface.routes.values.first?.statuses == [200: 1], "\(body)")
            #expect(try SurfaceFile.parse(SurfaceFile.bytes(surface, seed: 1), path: "s") == surface)
        }
    }

    // MARK: - The file

    @Test func theFileIsStableAndComesBack() throws {
        let surface = try Self.seen()
        let bytes = SurfaceFile.bytes(surface, seed: 7)
        #expect(bytes == SurfaceFile.bytes(try Self.seen(), seed: 7))
        #expect(try SurfaceFile.parse(bytes, path: "s.json") == surface)
        let json = try JSONParser.parse(bytes)
        #expect(json["schema"] == "barbell-surface/1" && json["seed"] == "7")
        #expect(json["routes"]?[0]?["path"] == "/boxes" && json["routes"]?[1]?["wallCalls"] == ["200": 1, "404": 1])
        #expect(json["routes"]?[1]?["answer"]?["items[].note"] == ["null", "absent"])
    }

    @Test func severalRunsAddUp() throws {
        let surface = try Self.seen()
        var twice = surface
        twice.merge(surface)
        #expect(twice.routes.keys == surface.routes.keys)
        #expect(twice.routes[.init(service: "auth", method: "GET", path: "/boxes/{id}")]?.statuses == [200: 2, 404: 2])
        var other = Surface()
        other.routes[.init(service: "auth", method: "DELETE", path: "/boxes")] = .init(statuses: [204: 1])
        twice.merge(other)
        #expect(twice.routes.count == 3)
    }

    @Test(arguments: [
        ("", ": "), ("{}", "not a surface.json"), (#"{"schema":"barbell-surface/2","routes":[]}"#, "not a surface.json"),
        (#"{"schema":"barbell-surface/1"}"#, "not a surface.json"),
        (#"{"schema":"barbell-surface/1","routes":[5]}"#, "routes[0]: service, method and path"),
        (#"{"schema":"barbell-surface/1","routes":[{"service":"a","method":"GET","path":"/","statuses":["x"]}]}"#, "three digits"),
        (#"{"schema":"barbell-surface/1","routes":[{"service":"a","method":"GET","path":"/","statuses":[99999999]}]}"#, "three digits"),
        (#"{"schema":"barbell-surface/1","routes":[{"service":"a","method":"GET","path":"/","errors":[5]}]}"#, "an error is a text"),
        (#"{"schema":"barbell-surface/1","routes":[{"service":"a","method":"GET","path":"/","answer":{"x":["often"]}}]}"#, "answer holds"),
        (#"{"schema":"barbell-surface/1","routes":[{"service":"a","method":"GET","path":"/","query":{"x":5}}]}"#, "query holds"),
        (#"{"schema":"barbell-surface/1","routes":[{"service":"a","method":"GET","path":"/","bodyValues":{"x":[5]}}]}"#, "body holds"),
    ])
    func malformedFilesAreRefused(_ text: String, _ message: String) {
        let error = #expect(throws: CoverageError.self) { try SurfaceFile.parse(Array(text.utf8), path: "s.json") }
        #expect(error?.message.hasPrefix("s.json: ") == true && error?.message.contains(message) == true, "\(error?.message ?? "")")
        #expect(throws: CoverageError.self) { try SurfaceFile.read("/nowhere/surface.json") }
    }

    // MARK: - The report

    private static func names(_ report: SurfaceReport, _ path: String, _ kind: SurfaceReport.Kind) -> (seen: [String], never: [String]) {
        let points = report.routes.filter { $0.key.text == path }.flatMap { $0.points(kind) }
        return (points.filter(\.isSeen).map(\.name), points.filter { !$0.isSeen }.map(\.name))
    }

    @Test func theReportSaysWhatWasNeverSeen() throws {
        let report = SurfaceReport(try Self.seen(), catalogue: Self.catalogue)
        #expect(report.routes.map(\.key.text) == ["auth DELETE /boxes", "auth POST /boxes", "auth GET /boxes/{id}"])
        #expect(report.undeclared.isEmpty)
        let get = "auth GET /boxes/{id}"
        #expect(Self.names(report, get, .status) == (["200", "404"], ["409", "422"]))
        #expect(Self.names(report, get, .error) == ([], ["409 out_of_stock"]))
        #expect(Self.names(report, get, .common) == (["404 not_found"], ["422 validation_failed"]))
        #expect(Self.names(report, get, .answer).never == ["items[].note", "owner", "owner.colour", "owner.note"])
        #expect(Self.names(report, get, .request) == (["query limit", "query colour"], []))
        // Both fields have the same words: one enumeration of the answer, another place in the query.
        #expect(Self.names(report, get, .value).never == ["answer items[].colour = green", "query colour = green", "query colour = blue"])
        #expect(Self.names(report, get, .everywhere).never.contains("413 content_too_large"))
        #expect(report.sum(.route).seen == 2 && report.sum(.route).total == 3)
        #expect(report.sum(.error).seen == 1 && report.sum(.error).total == 2)
        #expect(report.sum().total == SurfaceReport.Kind.allCases.filter(\.isScored).reduce(0) { $0 + report.sum($1).total })
        #expect(
            report.missing([.route, .error, .value]) == """
                auth DELETE /boxes
                    never called
                auth POST /boxes
                    values: answer items[].colour = red | green | blue, body colour = red | blue
                auth GET /boxes/{id}
                    own errors: 409 out_of_stock
                    values: answer items[].colour = green, query colour = green | blue

                """)
        #expect(report.everywhere.hasPrefix("auth: 0 of "))
        #expect(report.selected(service: "tasks").routes.isEmpty && report.selected(service: "tasks").sum().percent == 100)
        #expect(report.sums.hasPrefix("service  routes  statuses  own errors"))
    }

    @Test func whatNoContractDeclaresIsAnError() throws {
        var surface = Surface()
        var route = Surface.Route(statuses: [200: 1, 418: 1, 413: 1], errors: ["409 slug_taken", "413 content_too_large"])
        route.answer.traces = [
            "id": .present, "secret": .present, "items": .present, "items[]": .present, "counts": .present, "counts{}": .present,
        ]
        route.answer.values = ["items[].colour": ["red", "<mauve>"]]
        surface.routes[.init(service: "auth", method: "GET", path: "/boxes/{id}")] = route
        surface.routes[.init(service: "auth", method: "PUT", path: "/boxes")] = .init(statuses: [200: 1])
        surface.routes[.init(service: "ghost", method: "GET", path: "/")] = .init(statuses: [200: 1])
        let report = SurfaceReport(surface, catalogue: Self.catalogue)
        #expect(report.undeclared == [
            "auth GET /boxes/{id}: the status 418 is not declared", "auth GET /boxes/{id}: the error 409 slug_taken is not declared",
            "auth GET /boxes/{id}: the field secret of the answer is not declared",
            "auth GET /boxes/{id}: the answer's items[].colour has the value <mauve>, which is not declared",
            "auth PUT /boxes: no contract has this route", "ghost GET /: no contract has this route",
        ])
        #expect(report.selected(service: "ghost").undeclared.count == 1)
        let html = String(decoding: SurfaceHTML.bytes(report, path: "out/s.html"), as: UTF8.self)
        #expect(html.contains("&lt;mauve&gt;") && !html.contains("<mauve>") && html.contains("role=\"alert\""))
    }

    @Test func machinesReadIt() throws {
        let report = SurfaceReport(try Self.seen(), catalogue: Self.catalogue)
        let json = try JSONParser.parse(report.json)
        #expect(json["services"]?["auth"]?["route"] == ["seen": 2, "of": 3] && json["undeclared"] == [])
        #expect(json["routes"]?[0]?["points"]?[0] == ["kind": "route", "name": "called", "seen": false])
        let lines = report.csv.split(separator: "\r\n")
        #expect(lines[0] == "service,method,path,kind,name,seen" && lines[1] == "auth,DELETE,/boxes,route,called,false")
        #expect(lines.count == 1 + report.routes.reduce(0) { $0 + $1.points.count })
        let html = String(decoding: SurfaceHTML.bytes(report, path: "s.html"), as: UTF8.self)
        #expect(!html.contains("src=") && !html.contains("<link") && !html.contains("url("))
        for tag in ["section", "table", "ul", "li", "div", "p", "tr", "td", "span", "code"] {
            #expect(html.count(of: "<\(tag)>") + html.count(of: "<\(tag) ") == html.count(of: "</\(tag)>"), "\(tag)")
        }
    }

    /// The same call finds the same route as the checker of answers does.
    @Test func routesAreFoundAsTheContractsFindThem() throws {
        let catalogue = SurfaceCatalogue.current
        #expect(Set(catalogue.services) == Set(Catalogue.services.keys))
        for route in catalogue.routes {
            let path = try #require(
                route.endpoint.path.path(Dictionary(uniqueKeysWithValues: route.endpoint.path.parameterNames.map { ($0, "a b") })))
            let found = catalogue.route(service: route.service, method: route.endpoint.method.rawValue, path: path)
            let expected = Catalogue.endpoint(service: route.service, method: route.endpoint.method.rawValue, path: path)
            #expect(found?.endpoint.id == expected?.id, "\(route.key.text)")
            #expect(catalogue.route(route.key)?.endpoint.id == route.endpoint.id)
        }
        #expect(catalogue.route(service: "auth", method: "HEAD", path: "/health")?.endpoint.id == "system.health")
        #expect(catalogue.route(service: "auth", method: "GET", path: "/nothing/here") == nil)
        #expect(catalogue.route(service: "nobody", method: "GET", path: "/health") == nil)
    }
}
