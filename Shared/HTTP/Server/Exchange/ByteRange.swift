/// What a `Range` field asks of a body of known size. RFC 9110 §14.1.2.
enum ByteRange: Equatable {
    /// No range, one that is not understood, or several: the answer is the whole body, which is always allowed.
    case whole
    case part(Range<Int>)
    /// 416
    case unsatisfiable

    init(_ field: String?, size: Int) {
        self = field.flatMap { Self.parse($0, size: size) } ?? .whole
    }

    private static func parse(_ field: String, size: Int) -> ByteRange? {
        guard field.lowercased().hasPrefix("bytes=") else { return nil }
        let ends = field.dropFirst(6).split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
        guard ends.count == 2, let first = number(ends[0]), let last = number(ends[1]) else { return nil }
        switch (first, last) {
        case (nil, nil): return nil
        case (nil, let suffix?):
            return suffix == 0 || size == 0 ? .unsatisfiable : .part(max(0, size - suffix)..<size)
        case (let first?, let last):
            if let last, last < first { return nil }
            guard first < size else { return .unsatisfiable }
            return .part(first..<(last.map { min($0, size - 1) } ?? size - 1) + 1)
        }
    }

    /// Nil for what is not a number, `.some(nil)` for nothing. Numbers beyond `Int` count as its maximum less one.
    private static func number(_ text: Substring) -> Int?? {
        if text.isEmpty { return .some(nil) }
        guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
        return min(Int(text) ?? .max, .max - 1)
    }
}
