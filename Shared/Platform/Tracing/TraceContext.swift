internal import Glibc

/// Which trace something is part of: a request with all that it causes, in every service, also what is done later in its name. Carried
/// between processes as `traceparent` of W3C Trace Context, level 1.
public struct TraceContext: Sendable, Hashable {
    /// Of the trace: 128 bits, never all zero.
    public let high: UInt64
    public let low: UInt64
    /// Of the part that this is, as a request or a piece of work: never zero.
    public let span: UInt64
    /// The part that this one is done for; nil for the first.
    public let parent: UInt64?
    /// Whether whoever began the trace records it.
    public let isSampled: Bool

    /// What the current task works for; log records and calls to other services carry it.
    @TaskLocal public static var current: TraceContext?

    init(high: UInt64, low: UInt64, span: UInt64, parent: UInt64? = nil, isSampled: Bool) {
        self.high = high
        self.low = low
        self.span = span
        self.parent = parent
        self.isSampled = isSampled
    }

    /// A trace that begins here. One that begins with a request has the request's id where that is a UUID: one id to look for.
    public init(requestID: String) {
        let digits = requestID.utf8.count == 36 ? HexDigits.parse(requestID.utf8.lazy.filter { $0 != UInt8(ascii: "-") }) : nil
        let (high, low) = digits ?? (.random(in: 1...UInt64.max), .random(in: 1...UInt64.max))
        self.init(high: high, low: low, span: Self.firstSpan(high ^ low), isSampled: true)
    }

    /// Reads `00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01`; nil for what is none. Of a later version its beginning counts.
    public init?(traceparent: String) {
        let bytes = Array(traceparent.utf8.prefix(56))
        guard bytes.count >= 55, bytes[2] == 0x2d, bytes[35] == 0x2d, bytes[52] == 0x2d,
            let version = HexDigits.parse(bytes[0..<2])?.low, version != 0xff,
            bytes.count == 55 || (version > 0 && bytes[55] == 0x2d),
            let trace = HexDigits.parse(bytes[3..<35]), trace != (0, 0), let span = HexDigits.parse(bytes[36..<52])?.low, span != 0,
            let flags = HexDigits.parse(bytes[53..<55])?.low
        else { return nil }
        self.init(high: trace.high, low: trace.low, span: span, isSampled: flags & 1 == 1)
    }

    /// Another part of the same trace.
    public func child() -> TraceContext { TraceContext(high: high, low: low, span: Self.newSpan(), parent: span, isSampled: isSampled) }

    /// Of the trace's own random bits and the moment: drawing others would be a call into the kernel for each request.
    private static func firstSpan(_ trace: UInt64) -> UInt64 {
        var now = timespec()
        clock_gettime(CLOCK_MONOTONIC, &now)
        let moment = UInt64(now.tv_sec) &* 1_000_000_000 &+ UInt64(now.tv_nsec)
        let mixed = (trace ^ moment) &* 0x9E37_79B9_7F4A_7C15
        return max(1, mixed ^ mixed >> 32)
    }

    private static func newSpan() -> UInt64 { .random(in: 1...UInt64.max) }

    /// 32 hexadecimal digits.
    public var traceID: String { String(unsafeUninitializedCapacity: 32) { HexDigits.write(low, HexDigits.write(high, 0, $0), $0) } }
    /// 16 hexadecimal digits.
    public var spanID: String { Self.spanID(span) }
    static func spanID(_ span: UInt64) -> String { String(unsafeUninitializedCapacity: 16) { HexDigits.write(span, 0, $0) } }
    public var traceparent: String { "00-\(traceID)-\(spanID)-\(isSampled ? "01" : "00")" }
}

/// Numbers as lower-case hexadecimal digits.
private enum HexDigits {
    /// Up to 32 digits as two numbers; nil for anything else. Upper case is refused, as Trace Context asks, and blanks too.
    static func parse(_ digits: some Sequence<UInt8>) -> (high: UInt64, low: UInt64)? {
        var (high, low) = (UInt64(0), UInt64(0))
        for digit in digits {
            let value: UInt64
            switch digit {
            case 0x30...0x39: value = UInt64(digit - 0x30)
            case 0x61...0x66: value = UInt64(digit - 0x57)
            default: return nil
            }
            high = high << 4 | low >> 60
            low = low << 4 | value
        }
        return (high, low)
    }

    /// Writes sixteen digits.
    /// - Returns: the place after them.
    static func write(_ number: UInt64, _ start: Int, _ text: UnsafeMutableBufferPointer<UInt8>) -> Int {
        for place in 0..<16 {
            let digit = UInt8(truncatingIfNeeded: number >> (60 - 4 * UInt64(place))) & 15
            text[start + place] = digit < 10 ? 0x30 + digit : 0x57 + digit
        }
        return start + 16
    }
}
