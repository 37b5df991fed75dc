internal import ServiceKit
internal import Storage

extension Allowance {
    /// Plans of meals: each one takes time to choose, and is told to the person's coach.
    static func plans(_ most: Int64) -> Allowance {
        Allowance(
            most, in: "people", count: "plans_made", since: "plans_made_since", rule: "Plans are made \(most) times in 24 hours")
    }
}
