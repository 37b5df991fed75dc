extension SimplePattern {
    /// Texts that match: the shortest, a longest of at most `limit` scalars, and one of each branch and end of a class. Each matches;
    /// in a fixed order, none twice.
    public func samples(limit: Int) -> [String] {
        var texts: [String] = []
        for variant in 0..<8 {
            let text = make(root, variant: variant, room: variant % 2 == 1 ? limit : 0)
            if !texts.contains(text), text.unicodeScalars.count <= limit, matches(text) { texts.append(text) }
        }
        return texts
    }

    /// - Parameters:
    ///   - variant: which branch and which end of a class to take.
    ///   - room: how many scalars a repetition without need may add.
    private func make(_ piece: Piece, variant: Int, room: Int) -> String {
        switch piece {
        case .one(let set): return String(Character(Self.scalar(of: set, variant: variant)))
        case .sequence(let pieces):
            // The first piece that can repeat gets all the length that is left, so that the text stays within the limit.
            var left = max(0, room - pieces.reduce(0) { $0 + Self.least($1) })
            var text = ""
            for piece in pieces {
                let made = make(piece, variant: variant, room: left + Self.least(piece))
                left = max(0, left - (made.unicodeScalars.count - Self.least(piece)))
                text += made
            }
            return text
        case .choice(let branches): return make(branches[variant / 2 % branches.count], variant: variant, room: room)
        case .ahead: return ""
        case .repetition(let inner, let least, let most):
            let width = max(1, Self.least(inner))
            let count = max(least, min(most ?? .max, room / width))
            return (0..<count).map { make(inner, variant: variant + ($0 % 2) * 2, room: 0) }.joined()
        }
    }

    /// The fewest scalars a piece takes.
    private static func least(_ piece: Piece) -> Int {
        switch piece {
        case .one: 1
        case .sequence(let pieces): pieces.reduce(0) { $0 + least($1) }
        case .choice(let branches): branches.map(least).min() ?? 0
        case .ahead: 0
        case .repetition(let inner, let count, _): count * least(inner)
        }
    }

    private static func scalar(of set: Set, variant: Int) -> Unicode.Scalar {
        guard !set.isNegated, let range = set.ranges.isEmpty ? nil : set.ranges[variant / 2 % set.ranges.count] else { return "a" }
        return Unicode.Scalar(variant % 4 < 2 ? range.lowerBound : range.upperBound) ?? "a"
    }
}
