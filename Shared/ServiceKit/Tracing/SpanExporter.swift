internal import HTTPClient
internal import HTTPCore
internal import Platform
internal import Synchronization

/// Sends the spans of this process to a collector, a batch at a time. Requests never wait for it: what there is no room for, and what the
/// collector does not take, is counted and dropped.
final class SpanExporter: SpanSink {
    private let endpoint: String
    private let service: String
    private let interval: Duration
    private let http: HTTPClient
    private let logger: Logger
    private let sent: MetricCounter
    private let dropped: MetricCounter
    private let waiting = Mutex<[Span]>([])

    /// The most spans that wait, and that go out at once. OpenTelemetry's own defaults for batches.
    static let room = 2048, batch = 512
    private static let deadline: Duration = .seconds(5)

    init(_ settings: TraceSettings, endpoint: String, service: String, http: HTTPClient, logger: Logger, metrics: Metrics) {
        self.endpoint = endpoint + SpanExport.path
        self.service = service
        interval = settings.interval
        self.http = http
        self.logger = logger
        sent = metrics.counter("barbell_spans_sent_total", help: "Spans that the collector took.", labels: [:])
        dropped = metrics.counter("barbell_spans_dropped_total", help: "Spans there was no room for, or that were not taken.", labels: [:])
    }

    func record(_ span: Span) {
        let fits = waiting.withLock { waiting in
            guard waiting.count < Self.room else { return false }
            waiting.append(span)
            return true
        }
        if !fits { dropped.add(1) }
    }

    /// Sends until the task is cancelled, and then what is left, once.
    func run() async {
        var isFailing = false
        while !Task.isCancelled {
            try? await Task.sleep(for: interval)
            let failure = await flush()
            // Said once: a collector that is away stays away for a while.
            if let failure, !isFailing { logger.log(.warning, "spans not sent", ["reason": .string(failure)]) }
            isFailing = failure != nil
        }
    }

    /// Sends everything that waits.
    /// - Returns: why some of it was not taken; nil when all was.
    @discardableResult
    func flush() async -> String? {
        while true {
            let spans = waiting.withLock { waiting in
                let spans = Array(waiting.prefix(Self.batch))
                waiting.removeFirst(spans.count)
                return spans
            }
            guard !spans.isEmpty else { return nil }
            if let failure = await send(spans) {
                dropped.add(spans.count)
                return failure
            }
            sent.add(spans.count)
        }
    }

    private func send(_ spans: [Span]) async -> String? {
        var request = ClientRequest(
            method: .post, url: endpoint, headers: ["Content-Type": "application/json"],
            body: SpanExport.document(spans, service: service))
        request.isSentOnce = true
        do {
            let response = try await http.send(request, deadline: Self.deadline)
            return response.status.isSuccess ? nil : "it answered \(response.status.code)"
        } catch {
            return error.reason
        }
    }
}
