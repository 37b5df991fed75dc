import Testing
import Wire

@testable import Platform

struct MetricsTests {
    private let metrics = Metrics(process: false)

    @Test func textFormat() {
        let b = metrics.counter(
            "b_requests_total", help: "Answers.\nBy \"endpoint\" and \\ class.", labels: ["status": "2xx", "endpoint": "a\"b\\c\nd"])
        b.add()
        b.add(41)
        b.add(-5)
        metrics.counter("b_requests_total", help: "ignored", labels: ["status": "1xx", "endpoint": "z"]).add(2)
        metrics.gauge("a_depth", help: "Queue depth.").set(2.5)
        metrics.gauge("c_pool", help: "Idle connections.", labels: ["pool": "x"]) { 3 }
        let h = metrics.histogram("h_seconds", help: "Time.", labels: ["e": "1"], bounds: [0.5, 0.1, 1])
        for value in [0.05, 0.1, 0.2, 0.5, 0.9, 1, 7, .nan] { h.observe(value) }
        #expect(metrics.render() == #"""
            # HELP a_depth Queue depth.
            # TYPE a_depth gauge
            a_depth 2.5
            # HELP b_requests_total Answers.\nBy "endpoint" and \\ class.
            # TYPE b_requests_total counter
            b_requests_total{endpoint="a\"b\\c\nd",status="2xx"} 42
            b_requests_total{endpoint="z",status="1xx"} 2
            # HELP c_pool Idle connections.
            # TYPE c_pool gauge
            c_pool{pool="x"} 3
            # HELP h_seconds Time.
            # TYPE h_seconds histogram
            h_seconds_bucket{e="1",le="0.1"} 2
            h_seconds_bucket{e="1",le="0.5"} 4
            h_seconds_bucket{e="1",le="1"} 6
            h_seconds_bucket{e="1",le="+Inf"} 7
            h_seconds_sum{e="1"} 9.75
            h_seconds_count{e="1"} 7

            """#)
        #expect(metrics.render() == metrics.render())
    }

    @Test func sameNameAndLabelsAreOneSeries() {
        let first = metrics.counter("x_total", help: "X.", labels: ["a": "1", "b": "2"])
        let second = metrics.counter("x_total", help: "X.", labels: ["b": "2", "a": "1"])
        #expect(first === second)
        #expect(metrics.counter("x_total", help: "X.", labels: ["a": "1"]) !== first)
        #expect(metrics.gauge("g", help: "") === metrics.gauge("g", help: ""))
        #expect(metrics.histogram("h", help: "") === metrics.histogram("h", help: ""))
    }

    @Test func gaugesMoveBothWays() {
        let gauge = metrics.gauge("g", help: "G.")
        gauge.set(.infinity)
        #expect(metrics.render().hasSuffix("g +Inf\n"))
        gauge.set(-.infinity)
        #expect(metrics.render().hasSuffix("g -Inf\n"))
        gauge.set(.nan)
        #expect(metrics.render().hasSuffix("g NaN\n"))
        gauge.set(1)
        gauge.add(2)
        gauge.add(-4)
        #expect(metrics.render().hasSuffix("g -1\n"))
    }

    @Test func seriesAreCapped() {
        let metrics = Metrics(seriesLimit: 3, process: false)
        for index in 0..<50 { metrics.counter("c_total", help: "C.", labels: ["id": "\(index)"]).add() }
        metrics.counter("c_total", help: "C.", labels: ["id": "1"]).add()
        #expect(metrics.render() == """
            # HELP c_total C.
            # TYPE c_total counter
            c_total{id="0"} 1
            c_total{id="1"} 2
            c_total{id="2"} 1
            c_total{id="other"} 47

            """)
    }

    @Test func aNameOfAnotherKindIsReported() {
        metrics.counter("twice", help: "T.").add(5)
        metrics.gauge("twice", help: "T.").set(9)
        metrics.histogram("twice", help: "T.").observe(1)
        let text = metrics.render()
        #expect(text.contains("\ntwice 5\n"))
        #expect(!text.contains("twice 9"))
        #expect(text.contains("metrics_conflicts_total{metric=\"twice\"} 2\n"))
    }

    @Test func namesAreMadeValid() {
        metrics.counter("9 requests-total", help: "", labels: ["content-type": "x", "0": "y"]).add()
        metrics.histogram("h", help: "", labels: ["le": "mine"], bounds: []).observe(1)
        let text = metrics.render()
        #expect(text.contains("_9_requests_total{_0=\"y\",content_type=\"x\"} 1\n"))
        #expect(text.contains("h_bucket{le_=\"mine\",le=\"+Inf\"} 1\n"))
    }

    @Test func countsFromManyThreadsAreAllThere() async {
        let counter = metrics.counter("n_total", help: "N.")
        let gauge = metrics.gauge("g", help: "G.")
        let histogram = metrics.histogram("h", help: "H.", bounds: [0.5])
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<8 {
                group.addTask {
                    for step in 0..<2000 {
                        counter.add()
                        gauge.add(1)
                        histogram.observe(step % 2 == 0 ? 0.25 : 1)
                    }
                }
            }
        }
        #expect(counter.value == 16_000)
        #expect(gauge.value == 16_000)
        #expect(metrics.render().contains("h_bucket{le=\"0.5\"} 8000\nh_bucket{le=\"+Inf\"} 16000\nh_sum 10000\nh_count 16000\n"))
    }

    @Test func processMetricsAreReadWhenRendered() throws {
        let text = Metrics().render()
        func value(_ name: String) throws -> Double {
            let line = try #require(text.split(separator: "\n").first { $0.hasPrefix(name + " ") })
            return try #require(Double(line.dropFirst(name.count + 1)))
        }
        #expect(try value("process_resident_memory_bytes") > 1_000_000)
        #expect(try value("process_virtual_memory_bytes") > value("process_resident_memory_bytes"))
        #expect(try value("process_cpu_seconds_total") >= 0)
        #expect(try value("process_open_fds") >= 3)
        #expect(try value("process_max_fds") >= value("process_open_fds"))
        let age = Double(SystemClock().now().seconds) - (try value("process_start_time_seconds"))
        #expect((-5...86_400).contains(age))
        #expect(text.contains("# TYPE process_cpu_seconds_total counter\n"))
    }

    @Test func aProgramNameWithParenthesesAndSpaces() {
        let fields = (3...52).map(String.init).joined(separator: " ")
        #expect(ProcessMetrics.parse("17 (a) b) S) \(fields)\n")
            == ProcessMetrics.Stat(userTicks: 14, systemTicks: 15, startTicks: 22, virtualBytes: 23, residentPages: 24))
        #expect(ProcessMetrics.parse("17 (a) S 1 2") == nil)
        #expect(ProcessMetrics.parse("") == nil)
    }
}
