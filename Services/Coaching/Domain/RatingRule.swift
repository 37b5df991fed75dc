public import Contracts

/// What ratings come to.
public enum RatingRule {
    /// Bayesian average: as if `prior` people more had given the average of all coaches. With one decimal, rounded half up.
    /// - Parameters:
    ///   - stars: the sum of a coach's `count` ratings.
    ///   - allStars: the sum of every coach's `allCount` ratings.
    public static func score(stars: Int64, count: Int64, allStars: Int64, allCount: Int64, prior: Int64) -> CoachScore {
        guard count > 0, allCount > 0 else { return CoachScore(average: nil, count: count) }
        // (stars + prior · allStars / allCount) / (count + prior), in tenths, by whole numbers.
        let above = 10 * (stars * allCount + prior * allStars), below = allCount * (count + prior)
        return CoachScore(average: Double((2 * above + below) / (2 * below)) / 10, count: count)
    }
}
