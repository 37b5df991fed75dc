internal import Locking
public import Wire

/// An id that sorts by the time it was made. RFC 9562 §5.7.
public struct UUIDv7: Sendable, Hashable, Comparable, CustomStringConvertible {
    private let high: UInt64
    private let low: UInt64

    /// - Parameters:
    ///   - milliseconds: since 1970, of which 48 bits are kept.
    ///   - a: 12 bits after the time.
    ///   - b: 62 bits at the end.
    init(milliseconds: UInt64, a: UInt16, b: UInt64) {
        high = milliseconds << 16 | 0x7000 | UInt64(a & 0x0FFF)
        low = 0x8000_0000_0000_0000 | b & 0x3FFF_FFFF_FFFF_FFFF
    }

    /// Reads the 36-character form, in either case.
    /// - Returns: nil for any other text, and for a UUID of another version or variant.
    public init?(_ text: String) {
        var halves: (high: UInt64, low: UInt64) = (0, 0)
        var position = 0
        for byte in text.utf8 {
            defer { position += 1 }
            switch position {
            case 8, 13, 18, 23: guard byte == UInt8(ascii: "-") else { return nil }
            case 0..<36:
                guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue, byte < 0x80 else { return nil }
                if position < 18 { halves.high = halves.high << 4 | UInt64(digit) } else { halves.low = halves.low << 4 | UInt64(digit) }
            default: return nil
            }
        }
        guard position == 36, halves.high >> 12 & 0xF == 7, halves.low >> 62 == 2 else { return nil }
        (high, low) = halves
    }

    /// When the id was made, by the clock of whoever made it.
    public var instant: Instant { Instant(milliseconds: Int64(high >> 16)) }

    /// This id where it is later than another one, else one with the same random bits of the millisecond after that one: ids of several
    /// processes, whose clocks differ, in the order that they were made in.
    public func later(than other: UUIDv7) -> UUIDv7 {
        self > other ? self : UUIDv7(milliseconds: (other.high >> 16) + 1, a: UInt16(high & 0x0FFF), b: low)
    }

    /// 36 characters, lower case: `01954d3a-4c00-7abc-89ab-0123456789ab`.
    public var description: String {
        String(unsafeUninitializedCapacity: 36) { buffer in
            var position = 0
            for half in [high, low] {
                for shift in stride(from: 60, through: 0, by: -4) {
                    if position == 8 || position == 13 || position == 18 || position == 23 {
                        buffer[position] = UInt8(ascii: "-")
                        position += 1
                    }
                    let digit = UInt8(truncatingIfNeeded: half >> UInt64(shift)) & 0xF
                    buffer[position] = digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10
                    position += 1
                }
            }
            return position
        }
    }

    public static func < (a: UUIDv7, b: UUIDv7) -> Bool { (a.high, a.low) < (b.high, b.low) }
}

/// Makes ids that only ever grow, from any thread.
///
/// The 12 bits after the time are a counter that starts at a random place below 2048 each millisecond (RFC 9562 §6.2, method
/// 1); when it is used up, or the clock goes back, ids stay at or run ahead of the last time used. The last 62 bits are random,
/// so an id cannot be guessed from its neighbours.
public final class IDSource: Sendable {
    private struct Last {
        var milliseconds: UInt64 = 0
        var counter: UInt16 = 0
        /// Drawn ahead for several ids, because a draw is a call into the kernel; each byte is used once.
        var drawn: ArraySlice<UInt8> = []

        mutating func draw(_ random: any RandomSource) -> ArraySlice<UInt8> {
            if drawn.count < 10 { drawn = random.bytes(320)[...] }
            // Bytes are passed by and not taken out, for which the others would be copied.
            defer { drawn = drawn.dropFirst(10) }
            return drawn.prefix(10)
        }
    }

    private let clock: any WallClock
    private let random: any RandomSource
    private let last = Lock(Last())

    public init(clock: any WallClock = SystemClock(), random: any RandomSource = SystemRandom()) {
        self.clock = clock
        self.random = random
    }

    /// The next id in its 36-character form.
    public func next() -> String { nextID().description }

    public func nextID() -> UUIDv7 {
        let now = UInt64(max(0, clock.now().milliseconds))
        return last.withLock { last in
            let draw = last.draw(random)
            let start = draw.suffix(2).reduce(0) { $0 << 8 | UInt16($1) } & 0x07FF
            if now > last.milliseconds {
                (last.milliseconds, last.counter) = (now, start)
            } else if last.counter < 0x0FFF {
                last.counter += 1
            } else {
                (last.milliseconds, last.counter) = (last.milliseconds + 1, start)
            }
            return UUIDv7(milliseconds: last.milliseconds, a: last.counter, b: draw.prefix(8).reduce(0) { $0 << 8 | UInt64($1) })
        }
    }
}
