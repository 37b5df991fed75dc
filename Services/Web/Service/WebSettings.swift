internal import Contracts
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
    /// The most bytes of uploads that lie in `spool` at once, in all and of one address.
    public var uploadBudget = 2 << 30
    public var uploadBudgetPerAddress = 512 << 20
    /// How long an upload may take to come. Its link, which its service looks at once it has come whole, is older and lives no longer: of a
    /// part of 8 MiB 14 KiB must come in a second, which a slow phone's 3G has, of a photo of 2 MiB less than 4.
    public var uploadTime: Duration = MediaPolicy().uploadLife
    /// Event streams that go on at once; as many as the descriptors allow when nil.
    public var streams: Int?

    public init(services: [String: String], root: String, spool: String) {
        self.services = services
        self.root = root
        self.spool = spool
    }

    /// Those of one session: one browser behind an address leaves most of it to the others.
    var uploadBudgetPerSession: Int { max(uploadLimit, uploadBudgetPerAddress / 4) }

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
        uploadBudget = reader.int("WEB_UPLOAD_BUDGET_MB", default: max(2048, 8 * uploadLimit >> 20), in: 1...(1 << 20)) << 20
        uploadBudgetPerAddress =
            reader.int("WEB_UPLOAD_BUDGET_PER_ADDRESS_MB", default: max(512, 2 * uploadLimit >> 20), in: 1...(1 << 20)) << 20
        if uploadBudgetPerAddress < uploadLimit {
            reader.refuse("WEB_UPLOAD_BUDGET_PER_ADDRESS_MB", "must have room for one upload of WEB_UPLOAD_LIMIT")
        }
        if uploadBudget < uploadBudgetPerAddress {
            reader.refuse("WEB_UPLOAD_BUDGET_MB", "must not be less than WEB_UPLOAD_BUDGET_PER_ADDRESS_MB")
        }
        hasPlainCookies = reader.bool("WEB_PLAIN_COOKIES", default: false)
        let host = reader.string("HOST", default: "127.0.0.1")
        if hasPlainCookies, host != "localhost", host != "::1", !host.hasPrefix("127.") {
            reader.refuse("WEB_PLAIN_COOKIES", "only where HOST is this machine itself, such as 127.0.0.1: anybody on the way could read them")
        }
    }
}
