internal import Descriptors
internal import HTTPClient
internal import HTTPServer
internal import Platform
internal import Storage

extension HTTPLimits {
    /// What connections may use of the process.
    init(_ configuration: ServiceConfiguration, _ budget: DescriptorBudget, loops: Int) {
        self.init()
        bodyBytes = configuration.bodyLimit
        // Those that are being turned away have descriptors too.
        connectionsPerLoop = min(connectionsPerLoop, max(8, (budget.connections / loops - 2) * 4 / 5))
        filesPerLoop = min(filesPerLoop, max(8, budget.files / 2 / loops))
        arrivingBytes = configuration.bodyBudget
        arrivingBytesPerAddress = configuration.bodyBudgetPerAddress
        unsentBytes = configuration.answerBudget
    }
}

extension DescriptorBudget {
    /// Event streams of others that may go on to clients at once. Never all connections of clients: who listens keeps nobody else out.
    func passedStreams(_ configuration: ServiceConfiguration, loops: Int) -> Int {
        min(streams, HTTPLimits(configuration, self, loops: loops).connectionsPerLoop * loops * 3 / 4)
    }
}

extension HTTPClient.Configuration {
    /// What calls may use of the process.
    init(_ configuration: ServiceConfiguration, _ budget: DescriptorBudget, loops: Int) {
        self.init(certificateAuthorities: configuration.certificateAuthorities)
        connections = max(8, min(connections, budget.peers / loops / 2))  // as many again are for answers that are read while they come
        // Whoever passes them on counts them over all loops, which are not equally busy.
        endlessConnections = max(8, budget.passedStreams(configuration, loops: loops))
        connectionsPerHost = min(connectionsPerHost, connections)
        idleConnections = min(idleConnections, connections)
    }
}

extension Metrics {
    /// What runs: a gauge of 1 with the names of it, by which others are joined.
    func showBuild(service: String, release: String) {
        gauge(
            "barbell_build_info", help: "The service and the release that runs, as RELEASE says.",
            labels: ["service": service, "release": release]
        ).set(1)
    }

    /// How busy the database is.
    func show(_ database: any Database) {
        let readings: [(String, String, @Sendable (DatabaseLoad) -> Int)] = [
            ("barbell_database_connections", "Open connections to the database.", { $0.connections }),
            ("barbell_database_busy", "Connections to the database that somebody has.", { $0.busy }),
            ("barbell_database_waiting", "Callers that wait for a connection, or for their write.", { $0.waiting }),
        ]
        for (name, help, read) in readings { gauge(name, help: help) { database.load.map { Double(read($0)) } ?? 0 } }
        if let most = database.load?.most {
            gauge("barbell_database_connections_most", help: "Connections to the database that there may be.").set(Double(most))
        }
    }

    /// What the server's connections hold, beside what they may.
    func show(_ load: ServerLoad, _ limits: HTTPLimits, _ budget: DescriptorBudget, loops: Int) {
        let readings: [(String, String, @Sendable () -> Int)] = [
            ("barbell_connections", "Open connections of clients.", { load.connections }),
            ("barbell_connections_most", "Connections of clients that may be open at once.", { limits.connectionsPerLoop * loops }),
            (
                "barbell_connections_refused", "Connections turned away since the start because there were as many as may be.",
                { load.refusedConnections }
            ),
            ("barbell_connections_displaced", "Connections closed in the middle of a request to make room.", { load.displacedConnections }),
            (
                "barbell_connections_cut", "Connections closed because their answers were not read and memory was needed.",
                { load.cutConnections }
            ),
            (
                "barbell_requests_overloaded", "Requests refused because bodies or files were as many as may be.",
                { load.overloadedRequests }
            ),
            ("barbell_body_bytes", "Bytes of bodies on their way.", { load.arrivingBytes }),
            ("barbell_body_bytes_most", "Bytes of bodies that may be on their way.", { limits.arrivingBytes }),
            ("barbell_answer_bytes", "Bytes of answers that wait for their readers.", { load.unsentBytes }),
            ("barbell_answer_bytes_most", "Bytes of answers that may wait for their readers.", { limits.unsentBytes }),
            ("barbell_descriptors_reserved", "Descriptors kept from connections for the database, calls, streams and files.", {
                budget.database + budget.peers + budget.files + budget.streams
            }),
        ]
        for (name, help, read) in readings { gauge(name, help: help) { Double(read()) } }
    }
}
