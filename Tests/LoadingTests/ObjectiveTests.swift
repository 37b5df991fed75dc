import Testing

@testable import Loading

@Suite struct ObjectiveTests {
    @Test(arguments: [
        ("p95<50ms", Objective.Subject.calls, Objective.Metric.percentile(95), Objective.Comparison.less, 50e6),
        ("p99.9 <= 1.5s", .calls, .percentile(99.9), .atMost, 1.5e9), ("flow max<2s", .flow, .maximum, .less, 2e9),
        ("step 'sign in' p99<200ms", .step("sign in"), .percentile(99), .less, 200e6),
        ("step \"it's\" mean<=700us", .step("it's"), .mean, .atMost, 700e3), ("errors<1%", .calls, .errors, .less, 0.01),
        ("step 'تسجيل 😀' errors<=0%", .step("تسجيل 😀"), .errors, .atMost, 0), ("rate>=90/s", .calls, .rate, .atLeast, 90),
        ("flow rate>9.5/s", .flow, .rate, .more, 9.5), ("step 'a<b' p50<80µs", .step("a<b"), .percentile(50), .less, 80e3),
    ])
    func isRead(text: String, subject: Objective.Subject, metric: Objective.Metric, comparison: Objective.Comparison, limit: Double) throws
    {
        let objective = try Objective(parsing: text)
        #expect(objective.subject == subject && objective.metric == metric && objective.comparison == comparison)
        #expect(abs(objective.limit - limit) <= limit * 1e-9)
    }

    @Test(arguments: [
        ("", "there is no < or >"), ("p95", "there is no < or >"), ("p95<50", "`50` is not a time"), ("p0<5ms", "unknown measure `p0`"),
        ("p101<5ms", "unknown measure `p101`"), ("avg<5ms", "unknown measure `avg`"), ("errors<1", "`1` is not a share"),
        ("rate>5", "`5` is not a rate"), ("p95<-5ms", "`-5ms` is not a time"), ("p95<nanms", "`nanms` is not a time"),
        ("step 'x p95<5ms", "no closing quote"), ("p95<", "`` is not a time"), ("p95=5ms", "there is no < or >"),
        ("😀<5ms", "unknown measure `😀`"),
    ])
    func badOnesSayWhy(text: String, complaint: String) {
        #expect {
            try Objective(parsing: text)
        } throws: { error in
            guard let problem = error as? Objective.Problem else { return false }
            return problem.message.contains(complaint) && problem.message.contains("p95<50ms")
        }
    }
}
