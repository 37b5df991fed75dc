internal import Platform
internal import ServiceKit

/// The web service's own settings.
public struct WebSettings: Sendable {
    /// Base URLs of the services, by name.
    public var services: [String: String]
    /// Where `Tools/web` put the client.
    public var root: String
    /// Where uploads lie until they are passed on.
    public var spool: String
    /// Where browsers find this service; what the request's `Host` says when nil.
    public var publicURL: String?
    /// Addresses that services name in their answers for themselves, besides the base URLs above.
    public var otherURLs: [String: String] = [:]
    /// Origins of an object store that browsers reach themselves.
    public var objectOrigins: [String] = []
    /// Cookies without prefix and `Secure`, for browsers that take none such from this machine itself.
    public var hasPlainCookies = false
    /// The most bytes of an upload.
    public var uploadLimit = 100 << 20

    public init(services: [String: String], root: String, spool: String) {
        self.services = services
        self.root = root
        self.spool = spool
    }

    /// The services that apps call, with the ports of `compose.yaml`.
    private static let ports: [(name: String, port: Int)] = [
        ("auth", 8081), ("profile", 8082), ("tasks", 8083), ("media", 8084), ("store", 8085), ("training", 8086), ("nutrition", 8087),
        ("coaching", 8088),
    ]

    init(from reader: inout ConfigReader) {
        var services: [String: String] = [:]
        for (name, port) in Self.ports {
            services[name] = reader.url("\(name.uppercased())_URL", default: "http://127.0.0.1:\(port)", schemes: ["http", "https"])
        }
        self.init(
            services: services, root: reader.string("WEB_ROOT", default: "out/web"),
            spool: reader.string("WEB_SPOOL", default: "/data/web"))
        publicURL = reader.publicURL("WEB_PUBLIC_URL")
        for name in ["media", "store", "training", "nutrition", "coaching"] {
            otherURLs[name] = reader.optionalURL("\(name.uppercased())_PUBLIC_URL")
        }
        objectOrigins = reader.optionalURL("WEB_OBJECTS_URL").map { [$0] } ?? []
        uploadLimit = reader.int("WEB_UPLOAD_LIMIT", default: uploadLimit, in: 1...(10 << 30))
        hasPlainCookies = reader.bool("WEB_PLAIN_COOKIES", default: false)
        let host = reader.string("HOST", default: "127.0.0.1")
        if hasPlainCookies, host != "localhost", host != "::1", !host.hasPrefix("127.") {
            reader.refuse("WEB_PLAIN_COOKIES", "only where HOST is this machine itself, such as 127.0.0.1: anybody on the way could read them")
        }
    }
}
