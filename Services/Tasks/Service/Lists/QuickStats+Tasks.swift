internal import Contracts
internal import Wire

extension QuickStats {
    /// What the evidence of a day's tasks adds up to, beside the person's targets. GTSD-P-3.3-04.
    init(of person: Person, _ tasks: [StoredTask]) {
        // The calories of a workout were burned, not eaten.
        let eaten = tasks.filter { $0.type == .meal }.compactMap(\.evidence?.metrics)
        let all = tasks.compactMap(\.evidence?.metrics)
        let protein = eaten.reduce(0) { $0 + ($1.proteinG?.hundredths ?? 0) }
        let water = all.reduce(0) { $0 + ($1.ml?.value ?? 0) }
        let steps = all.compactMap(\.steps?.value)
        self.init(
            calories: StatPair(consumed: eaten.reduce(0) { $0 + ($1.calories?.value ?? 0) }, target: person.calorieTarget),
            // To the nearest gram.
            proteinG: StatPair(consumed: (protein + 50) / 100, target: person.proteinTarget),
            waterMl: StatPair(consumed: water, target: person.waterTarget),
            waterPercent: person.waterTarget.flatMap { $0 > 0 ? water * 100 / $0 : nil },
            steps: steps.isEmpty ? nil : steps.reduce(0, +))
    }
}
