/// Reads the text of a `SimplePattern`; nil wherever something is written that it does not know.
struct SimplePatternParser {
    private var rest: ArraySlice<Unicode.Scalar>

    init(_ text: String) { rest = Array(text.unicodeScalars)[...] }

    mutating func parse() -> SimplePattern.Piece? {
        guard take("^"), rest.last == "$" else { return nil }
        rest.removeLast()
        guard let piece = choice(), rest.isEmpty else { return nil }
        return piece
    }

    private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
        guard rest.first == scalar else { return false }
        rest.removeFirst()
        return true
    }

    private mutating func choice() -> SimplePattern.Piece? {
        var branches: [SimplePattern.Piece] = []
        repeat {
            guard let branch = sequence() else { return nil }
            branches.append(branch)
        } while take("|")
        return branches.count == 1 ? branches[0] : .choice(branches)
    }

    private mutating func sequence() -> SimplePattern.Piece? {
        var pieces: [SimplePattern.Piece] = []
        while let next = rest.first, next != "|", next != ")" {
            guard let atom = atom(), let piece = repeated(atom) else { return nil }
            pieces.append(piece)
        }
        return pieces.count == 1 ? pieces[0] : .sequence(pieces)
    }

    private mutating func atom() -> SimplePattern.Piece? {
        guard let next = rest.popFirst() else { return nil }
        switch next {
        case "(":
            var isAhead = false
            if take("?") {
                guard let kind = rest.popFirst(), kind == "=" || kind == ":" else { return nil }
                isAhead = kind == "="
            }
            guard let inner = choice(), take(")") else { return nil }
            return isAhead ? .ahead(inner) : inner
        case "[": return set().map { .one($0) }
        case ".": return .one(.any)
        case "\\":
            guard let ranges = escape() else { return nil }
            return .one(.init(ranges: ranges))
        case "*", "+", "?", "{", "^", "$": return nil
        default: return .one(.init(ranges: [next.value...next.value]))
        }
    }

    private mutating func repeated(_ atom: SimplePattern.Piece) -> SimplePattern.Piece? {
        if take("*") { return .repetition(atom, 0, nil) }
        if take("+") { return .repetition(atom, 1, nil) }
        if take("?") { return .repetition(atom, 0, 1) }
        guard take("{") else { return atom }
        guard let least = number() else { return nil }
        if take("}") { return .repetition(atom, least, least) }
        guard take(",") else { return nil }
        if take("}") { return .repetition(atom, least, nil) }
        guard let most = number(), most >= least, take("}") else { return nil }
        return .repetition(atom, least, most)
    }

    private mutating func number() -> Int? {
        var digits = ""
        while let next = rest.first, ("0"..."9").contains(next) {
            digits.unicodeScalars.append(next)
            rest.removeFirst()
        }
        return Int(digits)
    }

    private mutating func set() -> SimplePattern.Set? {
        var set = SimplePattern.Set(ranges: [], isNegated: take("^"))
        while !take("]") {
            guard let first = member() else { return nil }
            guard first.count == 1, first[0].count == 1, rest.first == "-", rest.dropFirst().first != "]" else {
                set.ranges += first
                continue
            }
            rest.removeFirst()
            guard let last = member(), last.count == 1, last[0].count == 1, last[0].lowerBound >= first[0].lowerBound else { return nil }
            set.ranges.append(first[0].lowerBound...last[0].lowerBound)
        }
        return set
    }

    private mutating func member() -> [ClosedRange<UInt32>]? {
        guard let next = rest.popFirst() else { return nil }
        return next == "\\" ? escape() : [next.value...next.value]
    }

    /// What follows a backslash.
    private mutating func escape() -> [ClosedRange<UInt32>]? {
        guard let next = rest.popFirst() else { return nil }
        switch next {
        case "d": return [0x30...0x39]
        case "w": return [0x30...0x39, 0x41...0x5a, 0x5f...0x5f, 0x61...0x7a]
        case "s": return [0x09...0x0d, 0x20...0x20, 0xa0...0xa0]
        case "S": return [0x00...0x08, 0x0e...0x1f, 0x21...0x9f, 0xa1...0x10_ffff]
        case "n": return [0x0a...0x0a]
        case "t": return [0x09...0x09]
        case "x": return code(2)
        case "u": return code(4)
        // Letters mean something this kind does not know.
        case "a"..."z", "A"..."Z", "0"..."9": return nil
        default: return [next.value...next.value]
        }
    }

    private mutating func code(_ digits: Int) -> [ClosedRange<UInt32>]? {
        guard rest.count >= digits else { return nil }
        var text = ""
        for _ in 0..<digits { if let next = rest.popFirst() { text.unicodeScalars.append(next) } }
        return UInt32(text, radix: 16).map { [$0...$0] }
    }
}
