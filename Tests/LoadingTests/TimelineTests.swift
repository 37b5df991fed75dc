import Testing

@testable import Loading

@Suite struct TimelineTests {
    @Test(arguments: [(1, 0.5), (30, 0.5), (31, 1), (60, 1), (61, 2), (300, 5), (301, 10), (3600, 60), (86_400, 1800), (360_000, 6000)])
    func slicesAreOfALengthThatPeopleCountIn(seconds: Int, width: Double) {
        #expect(LoadTimeline(.seconds(seconds)).width == .seconds(width))
    }

    @Test func thereAreNeverMoreSlicesThanTwiceThePlan() {
        var timeline = LoadTimeline(.seconds(30))
        #expect(timeline.place(of: .milliseconds(-20)) == 0 && timeline.place(of: .milliseconds(499)) == 0)
        #expect(timeline.place(of: .milliseconds(500)) == 1 && timeline.slices.count == 2)
        #expect(timeline.place(of: .seconds(1_000_000_000_000)) == 119 && timeline.slices.count == 120)
    }

    @Test(arguments: [
        (0.0, "0 s"), (12.5, "12.5 s"), (119.5, "119.5 s"), (120, "2:00"), (605, "10:05"), (3600, "1:00:00"), (86_399, "23:59:59"),
    ])
    func momentsAreReadAtAGlance(seconds: Double, text: String) { #expect(LoadCharts.moment(seconds) == text) }

    private func chart(_ values: [Double?]) -> Chart {
        Chart(
            title: "Runs a second", series: [Chart.Series("made", look: "made", values)], moments: values.indices.map { "\($0) s" },
            end: "\(values.count) s"
        ) { Shown.number($0) }
    }

    @Test(arguments: [(0.0, 1.0), (0.3, 0.4), (1, 1), (1.1, 2), (2.5, 4), (5, 6), (7, 8), (10, 10), (11, 20), (723.8e6, 8e8), (6e11, 6e11)])
    func theTopOfAChartIsARoundNumberWithARoundHalf(largest: Double, top: Double) {
        #expect(abs(chart([0, largest]).top - top) <= top * 1e-12)
    }

    /// Four slices in 1000 units, the middles at 125, 375, 625 and 875; 10 is at the top, 5 in the middle.
    @Test func aLineGoesThroughItsValuesAndStopsWhereThereAreNone() {
        let drawn = chart([10, 5, nil, 2.5]).markup
        #expect(drawn.contains(#"<path class="made" d="M125 0h0L375 50M875 75h0"/>"#))
        #expect(drawn.contains("<title>2 s: made none</title>") && drawn.contains("<title>3 s: made 2.5</title>"))
        #expect(drawn.contains(#"aria-label="Runs a second over 4 s: made at most 10""#))
        #expect(drawn.contains("<span>10</span><span>5</span><span>0</span>"))
    }
}
