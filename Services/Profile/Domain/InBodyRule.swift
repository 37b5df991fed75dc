public import Contracts

/// One InBody scan beside another. FR-PROGRESS-03-e.
public enum InBodyRule {
    /// The figures both scans have, in the order of `InBodyMetricName`; none without a previous scan. Differences are exact, percentages
    /// have one decimal.
    public static func changes(from previous: InBodyMetrics?, to current: InBodyMetrics) -> [MetricChange] {
        guard let previous else { return [] }
        return InBodyMetricName.allCases.compactMap { metric in
            guard let before = previous.hundredths(of: metric), let now = current.hundredths(of: metric) else { return nil }
            return MetricChange(
                metric: metric, previous: Double(before) / 100, current: Double(now) / 100, change: Double(now - before) / 100,
                percent: Rounded.percent(now - before, of: before))
        }
    }
}

extension InBodyMetrics {
    fileprivate func hundredths(of metric: InBodyMetricName) -> Int64? {
        switch metric {
        case .weightKg: weightKg.hundredths
        case .bodyFatPct: bodyFatPct.hundredths
        case .muscleMassKg: muscleMassKg.hundredths
        case .visceralFat: visceralFat.hundredths
        case .bodyWaterPct: bodyWaterPct.hundredths
        case .bmi: bmi?.hundredths
        case .fatMassKg: fatMassKg?.hundredths
        case .skeletalMuscleKg: skeletalMuscleKg?.hundredths
        case .bmr: bmr?.hundredths
        case .proteinKg: proteinKg?.hundredths
        case .mineralsKg: mineralsKg?.hundredths
        case .waistHipRatio: waistHipRatio?.hundredths
        }
    }
}
