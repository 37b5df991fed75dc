public import Platform
internal import Glibc

extension ServiceConfiguration {
    /// Reads the settings every service has; problems are collected by the reader.
    /// - Parameters:
    ///   - defaultPort: where this service listens when `PORT` is not set.
    ///   - defaultBodyLimit: bytes.
    public init(from reader: inout ConfigReader, service: String, defaultPort: Int, defaultBodyLimit: Int = 1 << 20) {
        environment = reader.choice("ENVIRONMENT", default: .development)
        host = reader.string("HOST", default: "127.0.0.1")
        port = reader.int("PORT", default: defaultPort, in: 0...65_535)
        databaseURL = reader.secret("DATABASE_URL", default: Secret("sqlite://\(service).sqlite"))
        databaseExclusive = reader.bool("DATABASE_EXCLUSIVE", default: environment == .production)
        loops = reader.int("LOOPS", default: max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))), in: 1...256)
        logLevel = reader.choice("LOG_LEVEL", default: .info)
        testHooks = reader.bool("TEST_HOOKS", default: false)
        serviceSecret = reader.secret("SERVICE_SECRET", minimumLength: 32)
        trustedProxies = Set(reader.list("TRUSTED_PROXIES", default: []))
        addressLimit = reader.int("ADDRESS_LIMIT", default: 600, in: 0...1_000_000)
        eventSubscribers = reader.pairs("EVENT_SUBSCRIBERS", default: [:])
        bodyLimit = reader.int("BODY_LIMIT", default: defaultBodyLimit, in: 1024...(1 << 30))
        drain = reader.duration("DRAIN", default: .seconds(10))
        if testHooks, environment == .production { reader.refuse("TEST_HOOKS", "must be off when ENVIRONMENT is production") }
    }
}
