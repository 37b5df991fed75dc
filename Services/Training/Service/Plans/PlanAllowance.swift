internal import ServiceKit
internal import Storage

extension Allowance {
    private static let mostPlans: Int64 = 50

    /// Other plans of workouts: each one takes time to make, and is told to the person's coach. Premium may make its own as it likes: 50 is
    /// what nobody comes to who looks at the plans that they make.
    static let plans = Allowance(
        mostPlans, in: "people", count: "plans_made", since: "plans_made_since", rule: "Plans are made \(mostPlans) times in 24 hours")
}
