internal import EventLoop
internal import Glibc
internal import HTTPCore
internal import HTTPServer

/// The server with nothing on top: `/plain` answers what the peers answer, anything else is a file of the folder.
enum Serving {
    private struct Responder: HTTPResponder {
        let folder: String
        private let plain = HTTPResponse(status: .ok, headers: ["Content-Type": "text/plain"], body: .bytes(Array("Hello, world!".utf8)))

        init(folder: String) { self.folder = folder }

        func respond(to request: HTTPRequest) async -> HTTPResponse {
            if request.path == "/plain" { return plain }
            guard !request.path.contains("..") else { return HTTPResponse(status: .notFound) }
            return HTTPResponse(
                status: .ok, headers: ["Content-Type": "application/octet-stream"], body: .file(path: folder + request.path))
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
