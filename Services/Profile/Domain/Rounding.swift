/// Divisions of whole numbers that round as people are taught to: a half goes away from zero. Floating point is left out on purpose,
/// so that the client and the server reach the same digit on every platform.
enum Rounded {
    /// - Parameter divisor: above zero.
    static func divide(_ value: Int64, by divisor: Int64) -> Int64 {
        let (quotient, remainder) = value.quotientAndRemainder(dividingBy: divisor)
        guard remainder.magnitude >= divisor.magnitude - remainder.magnitude else { return quotient }
        return quotient + value.signum()
    }

    /// The smallest whole number that is not below the quotient, for values from zero.
    static func divideUp(_ value: Int64, by divisor: Int64) -> Int64 { (value + divisor - 1) / divisor }

    /// `part` as a percentage of `whole` with one decimal; nil when `whole` is 0.
    static func percent(_ part: Int64, of whole: Int64) -> Double? {
        guard whole != 0 else { return nil }
        let tenths = divide(part * 1000 * whole.signum(), by: abs(whole))
        return Double(tenths) / 10
    }
}
