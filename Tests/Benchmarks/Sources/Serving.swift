internal import EventLoop
internal import Glibc
internal import HTTPCore
internal import HTTPServer
internal import JSONCoding

/// The server with nothing on top: `/plain` answers what the peers answer, `/things/N` a small JSON object, anything else is a file
/// of the folder.
enum Serving {
    private struct Responder: HTTPResponder {
        let folder: String
        private let plain = HTTPResponse(status: .ok, headers: ["Content-Type": "text/plain"], body: .bytes(Array("Hello, world!".utf8)))

        init(folder: String) { self.folder = folder }

        func respond(to request: HTTPRequest) async -> HTTPResponse {
            if request.path == "/plain" { return plain }
            if request.path.hasPrefix("/things/") { return thing(String(request.path.dropFirst(8))) }
            guard !request.path.contains("..") else { return HTTPResponse(status: .notFound) }
            return HTTPResponse(
                status: .ok, headers: ["Content-Type": "application/octet-stream"], body: .file(path: folder + request.path))
        }

        private func thing(_ id: String) -> HTTPResponse {
            let body: JSONValue = [
                "id": .string(id), "name": "Resistance Band Set", "price": ["amount": 8999, "currency": "SAR"], "rating": 4.5,
                "inStock": true,
                "tags": [["slug": "bands"], ["slug": "home"]],
            ]
            return HTTPResponse(status: .ok, headers: ["Content-Type": "application/json"], body: .bytes(body.bytes()))
        }
    }

    /// Serves until the process is told to end.
    static func run(port: Int, loops: Int, folder: String) async throws {
        let loops = try EventLoopGroup(count: loops, name: "bench")
        let server = try await HTTPServer.start(host: "127.0.0.1", port: port, loops: loops, responder: Responder(folder: folder))
        defer { withExtendedLifetime(server) {} }
        while true { pause() }
    }
}
