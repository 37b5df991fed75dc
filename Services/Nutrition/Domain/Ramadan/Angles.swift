/// Sine, cosine and their inverses in degrees, for modules that have no library of the system's: exact to about 1e-14.
enum Angles {
    static func sin(_ degrees: Double) -> Double { wave(degrees, 0) }
    static func cos(_ degrees: Double) -> Double { wave(degrees, 1) }
    static func tan(_ degrees: Double) -> Double { sin(degrees) / cos(degrees) }
    /// - Parameter x: from −1 to 1.
    static func asin(_ x: Double) -> Double { atan2(x, (1 - x * x).squareRoot()) }
    static func acos(_ x: Double) -> Double { atan2((1 - x * x).squareRoot(), x) }

    /// The angle of a point from the positive x axis, above −180 and up to 180.
    static func atan2(_ y: Double, _ x: Double) -> Double {
        if x == 0, y == 0 { return 0 }
        let (a, b) = (abs(x), abs(y))
        let octant = b <= a ? atan(b / a) : 90 - atan(a / b)
        let half = x < 0 ? 180 - octant : octant
        return y < 0 ? -half : half
    }

    private static let degreesPerRadian = 180 / Double.pi

    /// The sine a number of quarter turns later. The angle is taken from the nearest quarter, where the series are short.
    private static func wave(_ degrees: Double, _ quarters: Int64) -> Double {
        let turns = degrees / 360
        // Whole turns go first, so that angles of centuries lose nothing.
        let angle = degrees - 360 * turns.rounded(.toNearestOrEven)
        let nearest = (angle / 90).rounded(.toNearestOrEven)
        let x = (angle - 90 * nearest) / degreesPerRadian
        let quarter = (Int64(nearest) + quarters) & 3
        let value = quarter & 1 == 0 ? sine(x) : cosine(x)
        return quarter & 2 == 0 ? value : -value
    }

    /// Taylor's series within an eighth of a turn: what is left out is below 1e-16.
    private static func sine(_ x: Double) -> Double { x * series(x * x, first: 2, terms: 8) }
    private static func cosine(_ x: Double) -> Double { series(x * x, first: 1, terms: 9) }

    /// 1 − s/(n(n+1)) (1 − s/((n+2)(n+3)) (1 − …
    private static func series(_ square: Double, first: Int64, terms: Int64) -> Double {
        var sum = 1.0
        for term in stride(from: terms, through: 1, by: -1) {
            let n = Double(first + 2 * (term - 1))
            sum = 1 - square / (n * (n + 1)) * sum
        }
        return sum
    }

    /// Degrees of a tangent from 0 to 1: halved three times, to at most 5.7°, and then Gregory's series.
    private static func atan(_ tangent: Double) -> Double {
        var t = tangent
        for _ in 0..<3 { t /= 1 + (1 + t * t).squareRoot() }
        var sum = 0.0
        for n in stride(from: 17.0, through: 1.0, by: -2.0) { sum = 1 / n - t * t * sum }
        return 8 * t * sum * degreesPerRadian
    }
}
