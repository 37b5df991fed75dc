public import Contracts

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
}
