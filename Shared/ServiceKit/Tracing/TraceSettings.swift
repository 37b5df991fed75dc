internal import Platform

/// Where spans go, by the names that OpenTelemetry gives such settings.
public struct TraceSettings: Sendable {
    /// The collector's address, without a slash at its end; nil to make no spans.
    public let endpoint: String?
    /// How often what was collected goes out.
    public let interval: Duration

    package init(endpoint: String? = nil, interval: Duration = .seconds(5)) {
        self.endpoint = endpoint
        self.interval = interval
    }

    init(from reader: inout ConfigReader) {
        let url = reader.url("OTEL_EXPORTER_OTLP_ENDPOINT", default: "", schemes: ["http", "https"])
        endpoint = url.isEmpty ? nil : url
        interval = .milliseconds(reader.int("OTEL_BSP_SCHEDULE_DELAY", default: 5000, in: 10...60_000))
    }
}
