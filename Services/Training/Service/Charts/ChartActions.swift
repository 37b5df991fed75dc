internal import Contracts
internal import Platform
internal import ServiceKit
internal import Storage
internal import TrainingDomain
internal import Wire

/// Lines that people keep on their dashboards.
struct ChartActions: Sendable {
    let dependencies: TrainingDependencies
    private let desk: RecordDesk

    init(dependencies: TrainingDependencies) {
        self.dependencies = dependencies
        desk = RecordDesk(dependencies: dependencies)
    }

    /// Points of a series when nobody says how many.
    private static let points: Int64 = 200

    func list(_ call: Call<SignedIn, Nothing, Nothing>) async throws -> ChartList {
        ChartList(items: try await desk.list(.chart, of: try call.person(), view: \.chart))
    }

    func add(_ call: Call<SignedIn, Nothing, NewChart>) async throws -> Saved<Chart> {
        let (person, new) = (try call.person(), call.body)
        let key = RecordKey(.chart, new.id?.text ?? desk.newID())
        return try await desk.change(key, of: person, now: call.now, view: \.chart) { ledger, db in
            try await ledger.put(.chart(new.details), at: key, base: nil, in: db)
        }
    }

    func delete(_ call: Call<SignedIn, ChartParameters, Nothing>) async throws -> Nothing {
        let person = try call.person()
        return try await desk.delete(RecordKey(.chart, call.parameters.id.text), of: person, now: call.now)
    }

    func series(_ call: Call<SignedIn, SeriesQuery, Nothing>) async throws -> ChartSeries {
        let (person, query) = (try call.person(), call.parameters)
        let chart = try await desk.find(RecordKey(.chart, query.id.text), of: person, view: \.chart)
        let lifts = try await dependencies.database.read { db in
            try await LiftStore.list(chart.details.exerciseId, of: person.id, in: db)
        }
        let zone = dependencies.zone(of: person)
        let points = chart.details.points(lifts.map { ChartLift(date: zone.localDate(at: $0.startedAt), lift: $0.lift) })
        let shown = Curve.downsample(
            points, to: Int(query.points?.value ?? Self.points),
            x: { chart.details.axis == .date ? Double($0.date.daysSinceEpoch) : Double($0.session) }, y: { $0.value })
        return ChartSeries(chart: chart, items: shown, count: Int64(points.count))
    }
}
