internal import HTTPCore

/// Keeps the console to its own page and to programs of this machine. It can do whatever its developer can, so that no page that happens
/// to be open in the browser may use it.
struct OwnPages: Sendable {
    /// `127.0.0.1:8020` and its other names.
    private let hosts: Set<String>

    init(port: Int) { hosts = ["127.0.0.1:\(port)", "localhost:\(port)", "[::1]:\(port)"] }

    /// Why a request is refused; nil when it is not.
    func refusal(of request: HTTPRequest) -> ConsoleRefusal? {
        // Another name may be a page's own that was made to lead here (DNS rebinding).
        guard let host = request.headers["Host"], hosts.contains(host.lowercased()) else {
            return ConsoleRefusal(
                status: 403, code: "wrong_host", message: "open the console by its address: \(hosts.sorted().joined(separator: " or "))")
        }
        // Browsers say where a request comes from; programs say nothing.
        if let site = request.headers["Sec-Fetch-Site"], site != "same-origin", site != "none" { return foreign }
        if let origin = request.headers["Origin"], !hosts.contains(where: { origin == "http://" + $0 }) { return foreign }
        return nil
    }

    private var foreign: ConsoleRefusal {
        ConsoleRefusal(status: 403, code: "foreign_page", message: "a page of another address may not use the console")
    }
}
