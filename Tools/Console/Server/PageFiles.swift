internal import HTTPCore
internal import LocalFiles
internal import Supervisor

/// The page's own files, and those of others that it uses. Read anew each time, so that whoever works on the page reloads it.
struct PageFiles: Sendable {
    let site: ConsoleSite
    let reportFolder: String

    private static let types = [
        "html": "text/html; charset=utf-8", "js": "text/javascript; charset=utf-8", "css": "text/css; charset=utf-8",
        "svg": "image/svg+xml", "json": "application/json", "xml": "application/xml", "txt": "text/plain; charset=utf-8",
    ]

    /// The page; it calls the services as well.
    var page: HTTPResponse {
        get throws(ConsoleRefusal) {
            guard Files.kind("\(site.vendorFolder)/preact.js") == .file else {
                throw .away("the page needs Preact, which Tools/install fetches into \(site.vendorFolder): run it once")
            }
            var response = try file("\(site.pageFolder)/index.html")
            response.headers["Content-Security-Policy"] = policy
            response.headers["Cross-Origin-Opener-Policy"] = "same-origin"
            response.headers["Referrer-Policy"] = "no-referrer"
            return response
        }
    }

    private var policy: String {
        let services = site.plan.services.compactMap(\.url).joined(separator: " ")
        return "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: \(services); font-src 'self'; "
            + "connect-src 'self' \(services); frame-src 'self' \(services); base-uri 'none'; form-action 'none'; frame-ancestors 'none'; "
            + "require-trusted-types-for 'script'; trusted-types 'none'"
    }

    /// `/page/…`.
    func own(_ path: [String]) throws(ConsoleRefusal) -> HTTPResponse { try file(site.pageFolder, path) }

    /// `/vendor/…`.
    func vendor(_ path: [String]) throws(ConsoleRefusal) -> HTTPResponse { try file(site.vendorFolder, path) }

    /// `/report/…`: what the last run of flows left. Its pages have their scripts in them.
    func report(_ path: [String]) throws(ConsoleRefusal) -> HTTPResponse {
        var response = try file(reportFolder, path)
        response.headers["Content-Security-Policy"] =
            "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; frame-ancestors 'self'"
        return response
    }

    /// Names have no slash and no dot at their start, so that nothing outside of the folder is read.
    private func file(_ folder: String, _ path: [String]) throws(ConsoleRefusal) -> HTTPResponse {
        guard !path.isEmpty, path.allSatisfy({ !$0.isEmpty && !$0.hasPrefix(".") && !$0.contains("/") }) else {
            throw .notFound("there is no such file")
        }
        return try file("\(folder)/\(path.joined(separator: "/"))")
    }

    private func file(_ path: String) throws(ConsoleRefusal) -> HTTPResponse {
        guard let bytes = try? Files.read(path) else { throw .notFound("there is no such file") }
        let type = Self.types[String(path.split(separator: ".").last ?? "")] ?? "application/octet-stream"
        return HTTPResponse(
            status: .ok, headers: ["Content-Type": type, "Cache-Control": "no-cache", "X-Content-Type-Options": "nosniff"], body: .bytes(bytes))
    }
}
