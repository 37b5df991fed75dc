internal import Synchronization

/// The metrics of a process, for Prometheus.
///
/// Ask for a handle once and keep it: asking takes a lock and a look-up, using it is an atomic operation. The same name and
/// labels give the same handle. A character that Prometheus does not allow in a name becomes `_`.
public final class Metrics: Sendable {
    enum Kind: String { case counter, gauge, histogram }
    enum Series: Sendable {
        case counter(MetricCounter)
        case gauge(MetricGauge)
        case reading(@Sendable () -> Double)
        case histogram(MetricHistogram)
    }
    struct Family { let kind: Kind; let help: String; var series: [[String: String]: Series] = [:] }

    /// Seconds, from half a millisecond to ten seconds.
    public static let latencyBounds: [Double] = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

    private let families = Mutex<[String: Family]>([:])
    private let seriesLimit: Int
    private let process: ProcessMetrics?

    /// - Parameters:
    ///   - seriesLimit: how many sets of label values a metric may have. Those beyond it share one series whose label values
    ///     are all `other`, so that a label fed from outside cannot fill the memory.
    ///   - process: whether `render` adds the memory, CPU time, files and start time of the process.
    public init(seriesLimit: Int = 1000, process: Bool = true) {
        self.seriesLimit = seriesLimit
        self.process = process ? ProcessMetrics() : nil
    }

    /// - Parameter name: ends in `_total`.
    public func counter(_ name: String, help: String, labels: [String: String] = [:]) -> MetricCounter {
        let series = register(name, .counter, help, labels) { .counter(MetricCounter()) }
        return if case .counter(let counter) = series { counter } else { MetricCounter() }
    }

    public func gauge(_ name: String, help: String, labels: [String: String] = [:]) -> MetricGauge {
        let series = register(name, .gauge, help, labels) { .gauge(MetricGauge()) }
        return if case .gauge(let gauge) = series { gauge } else { MetricGauge() }
    }

    /// A gauge that is read when the metrics are rendered. The first reader of a name and labels stays.
    public func gauge(_ name: String, help: String, labels: [String: String] = [:], read: @escaping @Sendable () -> Double) {
        _ = register(name, .gauge, help, labels) { .reading(read) }
    }

    /// - Parameters:
    ///   - name: ends in the unit, as `_seconds` or `_bytes`.
    ///   - bounds: upper bounds of the buckets, without infinity; put in order. Those of the first call with this name and
    ///     labels stay.
    public func histogram(
        _ name: String, help: String, labels: [String: String] = [:], bounds: [Double] = Metrics.latencyBounds
    ) -> MetricHistogram {
        let bounds = Set(bounds.filter(\.isFinite)).sorted()
        let series = register(name, .histogram, help, labels) { .histogram(MetricHistogram(bounds: bounds)) }
        return if case .histogram(let histogram) = series { histogram } else { MetricHistogram(bounds: bounds) }
    }

    /// - Returns: nil when the name is taken by another kind of metric. What is then counted shows nowhere; that the name
    ///   clashes shows in `metrics_conflicts_total`.
    private func register(
        _ name: String, _ kind: Kind, _ help: String, _ labels: [String: String], _ make: () -> Series
    ) -> Series? {
        let name = MetricText.name(name)
        let labels = MetricText.labels(labels, reserved: kind == .histogram ? "le" : nil)
        return families.withLock { families in
            var family = families[name] ?? Family(kind: kind, help: help)
            guard family.kind == kind else {
                Self.countConflict(name, in: &families)
                return nil
            }
            if let series = family.series[labels] { return series }
            let key = family.series.count < seriesLimit ? labels : labels.mapValues { _ in "other" }
            if let series = family.series[key] { return series }
            let series = make()
            family.series[key] = series
            families[name] = family
            return series
        }
    }

    private static func countConflict(_ name: String, in families: inout [String: Family]) {
        let key = "metrics_conflicts_total"
        var family = families[key] ?? Family(kind: .counter, help: "Metrics asked for under a name of another kind.")
        if case .counter(let counter)? = family.series[["metric": name]] {
            counter.add()
        } else {
            let counter = MetricCounter()
            counter.add()
            family.series[["metric": name]] = .counter(counter)
        }
        families[key] = family
    }

    /// Everything in the Prometheus text format 0.0.4 (`text/plain; version=0.0.4`), sorted by name and labels.
    public func render() -> String {
        var all = families.withLock { $0 }
        for (name, kind, help, value) in process?.read() ?? [] where all[name] == nil {
            all[name] = Family(kind: kind, help: help, series: [[:]: .reading { value }])
        }
        var text = MetricText()
        for (name, family) in all.sorted(by: { $0.key < $1.key }) { text.add(name, family) }
        return text.text
    }
}
