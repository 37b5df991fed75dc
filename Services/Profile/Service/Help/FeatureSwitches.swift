internal import Wire

/// Which features of a product are on until an installation decides otherwise.
enum FeatureSwitches {
    /// Every feature there is; each product answers for all of them, so that an app need not guess.
    static let names: Set<String> = [
        "achievements", "aiPlans", "badges", "charts", "coachCalls", "demo", "export", "inBody", "messaging", "nutrition", "onboarding",
        "partners", "progressPhotos", "pushNotifications", "socialSharing", "store", "streaks", "support",
    ]

    private static let everywhere: Set<String> = ["pushNotifications", "support"]

    private static func own(_ product: Product) -> Set<String> {
        switch product {
        case .gtsd: ["badges", "nutrition", "onboarding", "partners", "progressPhotos", "streaks"]
        case .fitcoach:
            [
                "achievements", "coachCalls", "demo", "inBody", "messaging", "nutrition", "onboarding", "progressPhotos", "store",
                "streaks",
            ]
        case .ironlift: ["charts"]
        case .stack: ["demo", "export"]
        }
    }

    /// - Parameter overrides: what this installation decided, for every product.
    static func flags(of product: Product, overrides: [String: Bool]) -> [String: Bool] {
        let on = everywhere.union(own(product))
        let defaults = Dictionary(uniqueKeysWithValues: names.map { ($0, on.contains($0)) })
        return defaults.merging(overrides.filter { names.contains($0.key) }) { _, decided in decided }
    }
}
