/// A regular expression of the kind contracts use: classes, groups, alternatives, repetitions, look-aheads and the anchors of the
/// whole text. Small enough to be read both ways: to test a text and to make one.
public struct SimplePattern: Sendable, Hashable {
    indirect enum Piece: Sendable, Hashable {
        case one(Set)
        case sequence([Piece])
        case choice([Piece])
        /// nil for no upper bound.
        case repetition(Piece, Int, Int?)
        /// Must match here; takes nothing.
        case ahead(Piece)
    }

    /// The scalars of a class, as ranges; `.` is everything but line ends.
    struct Set: Sendable, Hashable {
        var ranges: [ClosedRange<UInt32>]
        var isNegated = false

        func contains(_ scalar: Unicode.Scalar) -> Bool { ranges.contains { $0.contains(scalar.value) } != isNegated }

        static let any = Set(ranges: [0x0a...0x0a, 0x0d...0x0d, 0x2028...0x2029], isNegated: true)
    }

    let root: Piece

    /// Nil for an expression beyond this kind.
    public init?(_ text: String) {
        var parser = SimplePatternParser(text)
        guard let root = parser.parse() else { return nil }
        self.root = root
    }

    /// Whether the whole text matches.
    public func matches(_ text: String) -> Bool {
        let scalars = Array(text.unicodeScalars)
        var steps = 0
        return Self.match([root], scalars, 0, &steps) { $0 == scalars.count }
    }

    /// More than this many steps on one text count as no match; the patterns of contracts need a few per scalar.
    private static let mostSteps = 200_000

    /// Matches pieces one after another, then asks `done` about the place that was reached.
    private static func match(
        _ pieces: ArraySlice<Piece>, _ text: [Unicode.Scalar], _ place: Int, _ steps: inout Int, _ done: (Int) -> Bool
    ) -> Bool {
        steps += 1
        guard steps < mostSteps else { return false }
        guard let first = pieces.first else { return done(place) }
        let rest = pieces.dropFirst()
        switch first {
        case .one(let set):
            guard place < text.count, set.contains(text[place]) else { return false }
            return match(rest, text, place + 1, &steps, done)
        case .sequence(let inner): return match(inner[...] + rest, text, place, &steps, done)
        case .choice(let branches):
            for branch in branches where match([branch] + rest, text, place, &steps, done) { return true }
            return false
        case .ahead(let inner):
            guard match([inner], text, place, &steps, { _ in true }) else { return false }
            return match(rest, text, place, &steps, done)
        case .repetition(.one(let set), let least, let most):
            // The common case without recursion: take all there is, then give back.
            var count = 0
            while place + count < text.count, count < most ?? .max, set.contains(text[place + count]) { count += 1 }
            while count >= least {
                if match(rest, text, place + count, &steps, done) { return true }
                count -= 1
            }
            return false
        case .repetition(let inner, let least, let most):
            if most ?? 1 > 0 {
                let again = Piece.repetition(inner, max(0, least - 1), most.map { $0 - 1 })
                // A repeated piece that matched nothing would repeat for ever.
                let isLonger = match([inner], text, place, &steps) { $0 > place }
                if isLonger, match([inner, again] + rest, text, place, &steps, done) { return true }
            }
            return least == 0 && match(rest, text, place, &steps, done)
        }
    }

    private static func match(
        _ pieces: [Piece], _ text: [Unicode.Scalar], _ place: Int, _ steps: inout Int, _ done: (Int) -> Bool
    ) -> Bool { match(pieces[...], text, place, &steps, done) }
}
