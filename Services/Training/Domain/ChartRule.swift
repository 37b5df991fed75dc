public import Contracts
public import Wire

/// What the lifts of one workout give a chart.
public struct ChartLift: Sendable {
    /// The day of the workout where its person lives.
    public let date: LocalDate
    public let lift: Lift
    public init(date: LocalDate, lift: Lift) {
        self.date = date
        self.lift = lift
    }
}

extension ChartMetric {
    /// What a chart shows of a workout; kilograms, or a number of sets. CHRT-02.
    public func value(of lift: Lift) -> Double {
        switch self {
        case .totalSets: Double(lift.sets)
        case .maxVolume: lift.bestSetVolume.kilograms
        case .totalVolume: lift.volume.kilograms
        case .heaviest: lift.heaviest.kilograms
        case .oneRepMax: lift.oneRepMax.kilograms
        }
    }

    /// What it shows of two workouts of one day together.
    fileprivate func joined(_ a: Double, _ b: Double) -> Double {
        switch self {
        case .totalSets: a + b
        // In hundredths, as both are: a sum of decimals would drift.
        case .totalVolume: ((a * 100).rounded() + (b * 100).rounded()) / 100
        case .maxVolume, .heaviest, .oneRepMax: max(a, b)
        }
    }
}

extension ChartDetails {
    /// The points of a chart: one for each workout that has a set that counts, and by date one for each day. CHRT-03.
    /// - Parameter lifts: with the chart's exercise, in the order the workouts began.
    public func points(_ lifts: [ChartLift]) -> [ChartPoint] {
        var points: [ChartPoint] = []
        var session: Int64 = 0
        for item in lifts where item.lift.sets > 0 {
            session += 1
            let value = metric.value(of: item.lift)
            if axis == .date, let last = points.last, item.date <= last.date {
                points[points.count - 1] = ChartPoint(
                    date: last.date, session: last.session, value: metric.joined(last.value, value))
            } else {
                points.append(ChartPoint(date: item.date, session: session, value: value))
            }
        }
        return points
    }
}
