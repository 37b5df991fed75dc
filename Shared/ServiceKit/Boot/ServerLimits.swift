internal import Descriptors
internal import HTTPClient
internal import HTTPServer
internal import Platform

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

extension HTTPClient.Configuration {
    /// What calls may use of the process.
    init(_ configuration: ServiceConfiguration, _ budget: DescriptorBudget, loops: Int) {
        self.init(certificateAuthorities: configuration.certificateAuthorities)
        connections = max(8, min(connections, budget.peers / loops))
        connectionsPerHost = min(connectionsPerHost, connections)
        idleConnections = min(idleConnections, connections)
    }
}

extension Metrics {
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
            ("barbell_descriptors_reserved", "Descriptors kept from connections for the database, calls and files.", {
                budget.database + budget.peers + budget.files
            }),
        ]
        for (name, help, read) in readings { gauge(name, help: help) { Double(read()) } }
    }
}
