/// Splits whole amounts so that the parts always make the whole: each share is rounded down, and what is left goes, one by one, to those
/// that lost most.
enum LargestRemainder {
    /// - Parameters:
    ///   - weights: from 0; those of 0 get nothing.
    ///   - amount: from 0 to the sum of the weights, so that no part is more than its weight.
    static func split(_ amount: Int64, by weights: [Int64]) -> [Int64] {
        let whole = weights.reduce(0, +)
        guard whole > 0, amount > 0 else { return weights.map { _ in 0 } }
        // Of large orders the product is wider than 64 bits; a share never is, as the amount is not more than the whole.
        let shares = weights.map { whole.dividingFullWidth(amount.multipliedFullWidth(by: $0)) }
        return filled(shares.map { $0.quotient }, to: amount, losses: shares.map { UInt64($0.remainder) }) { $0 < $1 }
    }

    /// Adds one to as many parts as are missing to a sum.
    /// - Parameter isFirst: of two indices that lost the same, which comes first.
    static func filled(_ parts: [Int64], to sum: Int64, losses: [UInt64], isFirst: (Int, Int) -> Bool) -> [Int64] {
        var parts = parts
        let missing = sum - parts.reduce(0, +)
        let byLoss = parts.indices.sorted { a, b in losses[a] != losses[b] ? losses[a] > losses[b] : isFirst(a, b) }
        for index in byLoss.prefix(Int(missing)) { parts[index] += 1 }
        return parts
    }
}
