internal import Glibc
public import Platform
internal import Security
internal import Wire

extension ServiceConfiguration {
    /// Reads the settings every service has; problems are collected by the reader.
    /// - Parameters:
    ///   - defaultPort: where this service listens when `PORT` is not set.
    ///   - defaultBodyLimit: bytes.
    public init(from reader: inout ConfigReader, service: String, defaultPort: Int, defaultBodyLimit: Int = 1 << 20) {
        environment = reader.choice("ENVIRONMENT", default: .development)
        release = reader.string("RELEASE", default: "development")
        host = reader.string("HOST", default: "127.0.0.1")
        port = reader.int("PORT", default: defaultPort, in: 0...65_535)
        databaseURL = reader.secret("DATABASE_URL", default: reader.unlessProduction(Secret("sqlite://\(service).sqlite")))
        reader.refuseInProduction(
            "DATABASE_URL", if: databaseURL.reveal().contains(":barbell@"), "must not have the password of compose.yaml")
        database = DatabaseConfiguration(from: &reader)
        loops = reader.int("LOOPS", default: max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))), in: 1...256)
        logLevel = reader.choice("LOG_LEVEL", default: .info)
        testHooks = reader.bool("TEST_HOOKS", default: false)
        hasDocs = reader.bool("API_DOCS", default: environment != .production)
        serviceSecret = reader.secret("SERVICE_SECRET", minimumLength: 32)
        previousSecret = reader.optionalSecret("SERVICE_SECRET_PREVIOUS", minimumLength: 32)
        unaddressedTokensUntil = reader.optionalInstant("SERVICE_TOKENS_UNADDRESSED_UNTIL")
        clockTolerance = ClockTolerance(
            beforeStart: reader.duration("CLOCK_LEEWAY", default: ClockTolerance.standard.beforeStart, in: .zero ... .minutes(10)),
            afterEnd: reader.duration("EXPIRY_LEEWAY", default: ClockTolerance.standard.afterEnd, in: .zero ... .minutes(10)))
        origins = reader.origins()
        trustedProxies = reader.addressRanges("TRUSTED_PROXIES")
        addressLimit = reader.int("ADDRESS_LIMIT", default: 600, in: 0...1_000_000)
        replicas = reader.int("REPLICAS", default: 1, in: 1...1000)
        eventSubscribers = reader.pairs("EVENT_SUBSCRIBERS", default: [:])
        eventsURL = reader.optionalSecret("EVENTS_URL")
        eventsReplicas = reader.int("EVENTS_REPLICAS", default: 1, in: 1...5)
        bodyLimit = reader.int("BODY_LIMIT", default: defaultBodyLimit, in: 1024...(1 << 30))
        bodyBudget = reader.int("BODY_BUDGET_MB", default: max(128, 8 * bodyLimit >> 20), in: 1...(1 << 20)) << 20
        bodyBudgetPerAddress = reader.int("BODY_BUDGET_PER_ADDRESS_MB", default: max(32, 2 * bodyLimit >> 20), in: 1...(1 << 20)) << 20
        if bodyBudgetPerAddress < bodyLimit { reader.refuse("BODY_BUDGET_PER_ADDRESS_MB", "must have room for one body of BODY_LIMIT") }
        if bodyBudget < bodyBudgetPerAddress { reader.refuse("BODY_BUDGET_MB", "must not be less than BODY_BUDGET_PER_ADDRESS_MB") }
        answerBudget = reader.int("ANSWER_BUDGET_MB", default: 128, in: 8...(1 << 20)) << 20
        stopDelay = reader.duration("STOP_DELAY", default: environment == .production ? .seconds(5) : .zero, in: .zero ... .seconds(300))
        drain = reader.duration("DRAIN", default: .seconds(10))
        let metrics = reader.int("METRICS_PORT", default: 0, in: 0...65_535)
        metricsPort = metrics == 0 ? nil : metrics
        if metrics == port, metrics != 0 { reader.refuse("METRICS_PORT", "must be another port than PORT") }
        traces = TraceSettings(from: &reader)
        certificateAuthorities = reader.certificateFile("CA_FILE")
        reader.refuseInProduction("TEST_HOOKS", if: testHooks, "must be off")
        reader.refuseInProduction("ADDRESS_LIMIT", if: addressLimit == 0, "must be more than 0")
        reader.refuseInProduction(
            "SERVICE_SECRET", if: !serviceSecret.isEmpty && Set(serviceSecret.reveal().utf8).count < 10,
            "must be random, such as what `openssl rand -base64 48` prints,")
    }
}
