public import Contracts
public import Wire

/// Whether a scan can be one, and one beside another. FR-PROGRESS-03-e.
public enum InBodyRule {
    /// What cannot be read off a scan: a part that weighs more than the whole, as pounds typed for kilograms do, or fat and water that are
    /// more than the body together. The most is told in whole kilograms or percent.
    public static func problems(_ metrics: InBodyMetrics) -> [FieldProblem] {
        var problems: [FieldProblem] = []
        func atMost(_ most: Int64, _ field: String, _ value: Int64?) {
            guard let value, value > most else { return }
            problems.append(FieldProblem("metrics." + field, .outOfRange(minimum: 0, maximum: most / 100)))
        }
        let weight = metrics.weightKg.hundredths
        atMost(weight, "muscleMassKg", metrics.muscleMassKg.hundredths)
        atMost(100_00 - metrics.bodyFatPct.hundredths, "bodyWaterPct", metrics.bodyWaterPct.hundredths)
        atMost(weight, "fatMassKg", metrics.fatMassKg?.hundredths)
        atMost(min(weight, metrics.muscleMassKg.hundredths), "skeletalMuscleKg", metrics.skeletalMuscleKg?.hundredths)
        atMost(weight, "proteinKg", metrics.proteinKg?.hundredths)
        atMost(weight, "mineralsKg", metrics.mineralsKg?.hundredths)
        return problems
    }

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
