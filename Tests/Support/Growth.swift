// Release builds of the package compile this target without the test library.
#if canImport(Testing)
public import Testing
internal import Glibc

/// Whether work grows with the size of its input or with its square: the same work for an input and for one of eight times its size, in
/// the time that this thread computed for. Linear work costs eight times as much, quadratic work sixty-four times.
public enum Growth {
    /// - Parameters:
    ///   - small: the size of the smaller input; the work on it should take some milliseconds at most.
    ///   - make: the input of a size; making it does not count.
    public static func expectLinear<Input>(
        _ what: String, from small: Int, make: (Int) -> Input, sourceLocation: SourceLocation = #_sourceLocation, work: (Input) -> Void
    ) {
        let (little, much) = (make(small), make(small * 8))
        // The least of several: whatever else this machine does only adds.
        var ratio = Double.infinity
        for _ in 0..<5 where ratio >= 24 {
            let base = max((0..<5).map { _ in cost { work(little) } }.min() ?? 0, 20_000)
            ratio = min(ratio, Double(cost { work(much) }) / Double(base))
        }
        #expect(ratio < 24, "\(what): eight times the size is \(ratio) times the work", sourceLocation: sourceLocation)
    }

    /// Nanoseconds of this thread.
    private static func cost(_ work: () -> Void) -> Int {
        func now() -> Int {
            var time = timespec()
            clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
            return time.tv_sec * 1_000_000_000 + time.tv_nsec
        }
        let start = now()
        work()
        return now() - start
    }

    /// Texts whose comparison, hash or way back costs the square of their length where somebody walks them without care.
    public static let texts: [(name: String, make: @Sendable (Int) -> String)] = [
        (
            "marks out of order",
            { count in "a" + String(String.UnicodeScalarView((0..<count).map { $0.isMultiple(of: 2) ? "\u{301}" : "\u{316}" })) }
        ),
        ("flags", { String(repeating: "🇸🇦", count: $0 / 2) }),
        ("joiners", { String(repeating: "👩\u{200D}", count: $0 / 2) }),
        ("conjuncts", { String(repeating: "क्", count: $0 / 2) }),
        ("blanks", { String(repeating: "\u{2003}", count: $0) + "a" + String(repeating: "\u{2003}", count: $0) }),
        ("jamo", { String(repeating: "\u{1100}", count: $0) }),
    ]
}
#endif
