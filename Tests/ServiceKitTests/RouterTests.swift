import HTTPCore
@testable import ServiceKit
import Testing
import Wire

@Suite struct RouterTests {
    private static func route(_ id: String, _ method: HTTPMethod, _ path: PathTemplate) -> Route {
        Endpoint<Anyone, Nothing, Nothing, Nothing>(id, method, path, summary: "").handle { _ in Nothing() }
    }

    private static let router = try? Router([
        route("r.root", .get, "/"), route("r.list", .get, "/things"), route("r.add", .post, "/things"),
        route("r.mine", .get, "/things/mine"),
        route("r.one", .get, "/things/{id}"), route("r.drop", .delete, "/things/{key}"),
        route("r.parts", .get, "/things/{id}/parts/{part}"),
        route("r.only", .get, "/things/mine/only"),
    ])

    private func match(_ method: HTTPMethod, _ path: String) throws -> String {
        switch try #require(Self.router).match(method, path) {
        case .route(let route, let values):
            ([route.endpoint.id] + values.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }).joined(separator: " ")
        case .otherMethods(let methods): methods.joined(separator: ",")
        case .none: "none"
        }
    }

    @Test(arguments: [
        (HTTPMethod.get, "/", "r.root"), (.get, "/things", "r.list"), (.post, "/things", "r.add"), (.get, "/things/mine", "r.mine"),
        (.get, "/things/7", "r.one id=7"), (.delete, "/things/7", "r.drop key=7"), (.get, "/things/7/parts/x", "r.parts id=7 part=x"),
        (.head, "/things", "r.list"),
        // Decoded once, after the split: an encoded slash is part of a value.
        (.get, "/things/a%2Fb", "r.one id=a/b"), (.get, "/things/%D9%84%D9%8A%D9%84%D9%89", "r.one id=ليلى"),
        (.get, "/things/%252F", "r.one id=%2F"),
        (.get, "/things/a+b", "r.one id=a+b"),
    ])
    func finds(_ method: HTTPMethod, _ path: String, _ expected: String) throws {
        #expect(try match(method, path) == expected)
    }

    @Test(arguments: [
        "/thing", "/things/", "//things", "/things//parts/x", "/things/7/parts", "/things/7/parts/", "/things/%zz", "/things/%ff",
        "/things/%4",
        "/THINGS", "//", "/things/mine/other",
    ])
    func nothingIsAt(_ path: String) throws { #expect(try match(.get, path) == "none") }

    /// A literal wins at its segment and there is no way back into the parameter's branch.
    @Test func literalsWinWithoutBacktracking() throws {
        #expect(try match(.get, "/things/mine/parts/x") == "none")
        #expect(try match(.get, "/things/mine/only") == "r.only")
    }

    @Test func aKnownPathNamesItsMethods() throws {
        #expect(try match(.put, "/things") == "GET,HEAD,POST")
        #expect(try match(.post, "/things/7") == "DELETE,GET,HEAD")
        #expect(try match(.delete, "/things/mine") == "GET,HEAD")
    }

    /// Methods that HTTP knows and no route has.
    @Test(arguments: ["OPTIONS", "QUERY", "TRACE"])
    func aMethodOfNoRouteIsNotAllowed(_ name: String) throws {
        let method = try #require(HTTPMethod(rawValue: name))
        #expect(try match(method, "/things") == "GET,HEAD,POST")
        #expect(try match(method, "/nothing") == "none")
    }

    @Test func twoRoutesForOneRequestAreRefused() {
        #expect(throws: ServiceError.duplicateRoute("GET /things/{other}")) { () throws in
            try Router([Self.route("r.a", .get, "/things/{id}"), Self.route("r.b", .get, "/things/{other}")])
        }
        #expect((try? Router([Self.route("r.a", .get, "/things/{id}"), Self.route("r.b", .put, "/things/{other}")])) != nil)
    }
}
