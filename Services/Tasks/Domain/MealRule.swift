public import Contracts

/// Which of a plan's meals a logged meal proves.
public enum MealRule {
    /// - Parameter template: the key of the plan's rule that made the task.
    public static func proves(_ category: MealCategory, template: String) -> Bool {
        switch (PlanKey(template), category) {
        case (.breakfast, .breakfast), (.lunch, .lunch), (.dinner, .dinner), (.snack, .snack): true
        default: false
        }
    }
}
