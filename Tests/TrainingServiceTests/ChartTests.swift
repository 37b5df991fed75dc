import AppTesting
import Contracts
import HTTPCore
import JSONCoding
import Platform
import Storage
import TestSupport
import Testing
import Wire

/// Lines on the dashboard.
@Suite(.serialized) struct ChartTests {
    private let squat = ExerciseID(trusted: "barbell-squat")

    @Test("A chart is an exercise, a metric and an axis; it can be deleted", .proves("CHRT-01", "CHRT-06"), arguments: Engine.allCases)
    func kept(_ engine: Engine) async throws {
        try await TrainingFixture.run(engine: engine) { fixture async throws in
            let (person, other) = (try await fixture.somebody(), try await fixture.somebody())
            let details = ChartDetails(exerciseId: squat, metric: .oneRepMax, axis: .session)
            let answer = try await person.client.answer(Training.addChart, NewChart(details: details))
            #expect(answer.status == 201)
            let bad = try await person.client.json(
                .post, "/training/charts", #"{"details":{"exerciseId":"barbell-squat","metric":"speed","axis":"date"}}"#)
            #expect(bad.status == 422 && bad.fields == ["details.metric not_allowed"])
            let chart = try #require(try await person.client.call(Training.charts).items.first)
            #expect(chart.details == details)
            #expect(try await other.client.answer(Training.deleteChart, ChartParameters(id: chart.id), Nothing()).code == .notFound)
            #expect(try await other.client.answer(Training.series, SeriesQuery(id: chart.id), Nothing()).code == .notFound)
            #expect(try await person.client.answer(Training.deleteChart, ChartParameters(id: chart.id), Nothing()).status == 204)
            #expect(try await person.client.call(Training.charts).items.isEmpty)
        }
    }

    @Test("A series has a point for each session, or for each day where its person lives", arguments: Engine.allCases)
    func series(_ engine: Engine) async throws {
        try await TrainingFixture.run(engine: engine) { fixture async throws in
            let person = try await fixture.somebody()
            // 2026-03-01 in Riyadh ends at 21:00 UTC.
            let start = try Instant(validating: "2026-03-01T20:00:00Z")
            func lift(_ number: Int, hours: Int64, _ sets: [LoggedSet]) async throws {
                _ = try await person.post(.of([("barbell-squat", sets)], at: start + .hours(hours)), number)
            }
            try await lift(1, hours: 0, [.of(1, 10_000, 5), .of(2, 10_000, 3, .warmup)])
            try await lift(2, hours: 2, [.of(3, 11_000, 3)])
            try await lift(3, hours: 8, [.of(4, 9000, 10), .of(5, 9000, 1)])
            try await lift(4, hours: 40, [.of(6, 5000, 10, .warmup)])
            func points(_ metric: ChartMetric, _ axis: ChartAxis, _ points: Int64? = nil) async throws -> [String] {
                let chart = try await person.client.call(
                    Training.addChart, NewChart(details: ChartDetails(exerciseId: squat, metric: metric, axis: axis)))
                let series = try await person.client.call(
                    Training.series, SeriesQuery(id: chart.id, points: points.map { Whole(trusted: $0) }), Nothing())
                return series.items.map { "\($0.date.text.suffix(2)) \($0.session) \($0.value)" }
            }
            #expect(try await points(.totalVolume, .session) == ["01 1 500.0", "02 2 330.0", "02 3 990.0"])
            #expect(try await points(.totalVolume, .date) == ["01 1 500.0", "02 2 1320.0"])
            #expect(try await points(.maxVolume, .date) == ["01 1 500.0", "02 2 900.0"])
            #expect(try await points(.heaviest, .date) == ["01 1 100.0", "02 2 110.0"])
            #expect(try await points(.totalSets, .date) == ["01 1 1.0", "02 2 3.0"])
            // Epley: 100 × (1 + 5 ÷ 30), 110 × (1 + 3 ÷ 30), 90 × (1 + 10 ÷ 30).
            #expect(try await points(.oneRepMax, .session) == ["01 1 116.67", "02 2 121.0", "02 3 120.0"])
        }
    }

    @Test("A long series keeps its ends and its peak")
    func downsampled() async throws {
        try await TrainingFixture.run { fixture async throws in
            let person = try await fixture.somebody()
            for start in [0, 50] {
                let operations = try (start..<start + 50).map { number in
                    try SyncOperation.put(
                        .workout, 1 + number, number: 1 + number,
                        WorkoutDetails.of(
                            [("barbell-squat", [.of(1 + number, number == 61 ? 20_000 : 5000 + Int64(number), 5)])],
                            at: Instant(milliseconds: 1_700_000_000_000) + .days(Int64(number))))
                }
                _ = try await person.sync(operations)
            }
            let chart = try await person.client.call(
                Training.addChart, NewChart(details: ChartDetails(exerciseId: squat, metric: .heaviest, axis: .session)))
            let series = try await person.client.call(Training.series, SeriesQuery(id: chart.id, points: Whole(trusted: 12)), Nothing())
            #expect(series.count == 100 && series.items.count == 12)
            #expect(series.items.first?.session == 1 && series.items.last?.session == 100)
            #expect(series.items.contains { $0.session == 62 && $0.value == 200 })
        }
    }
}
