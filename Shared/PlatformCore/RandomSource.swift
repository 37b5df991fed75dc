#if canImport(Darwin)
internal import Darwin
#else
internal import Glibc
#endif
internal import Locking

/// Random bits. What is made from a `SystemRandom` cannot be guessed; a `SeededRandom` repeats itself, for tests.
public protocol RandomSource: Sendable {
    /// 64 random bits.
    func next() -> UInt64
    /// - Parameter n: how many, at least 0.
    func bytes(_ n: Int) -> [UInt8]
    /// A number from 0 up to but not including `n`, each equally likely.
    /// - Parameter n: at least 1; 0 gives 0.
    func below(_ n: UInt64) -> UInt64
}

extension RandomSource {
    public func bytes(_ n: Int) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(n + 7)
        while bytes.count < n { withUnsafeBytes(of: next().littleEndian) { bytes.append(contentsOf: $0) } }
        bytes.removeLast(bytes.count - max(0, n))
        return bytes
    }

    /// Lemire's method: the high half of a product, drawn again while the low half falls in the short first interval.
    public func below(_ n: UInt64) -> UInt64 {
        guard n > 1 else { return 0 }
        var product = next().multipliedFullWidth(by: n)
        if product.low < n {
            let threshold = (0 &- n) % n
            while product.low < threshold { product = next().multipliedFullWidth(by: n) }
        }
        return product.high
    }
}

/// The kernel's cryptographic generator.
public struct SystemRandom: RandomSource {
    public init() {}

    public func next() -> UInt64 {
        var value: UInt64 = 0
        withUnsafeMutableBytes(of: &value) { Self.fill($0) }
        return value
    }

    public func bytes(_ n: Int) -> [UInt8] {
        Array(unsafeUninitializedCapacity: max(0, n)) { buffer, count in
            Self.fill(UnsafeMutableRawBufferPointer(buffer))
            count = max(0, n)
        }
    }

    private static func fill(_ buffer: UnsafeMutableRawBufferPointer) {
        #if canImport(Darwin)
        arc4random_buf(buffer.baseAddress, buffer.count)  // the App Store refuses getentropy
        #else
        var filled = 0
        while filled < buffer.count {
            // getentropy is getrandom without short reads; one call gives at most 256 bytes.
            let part = min(256, buffer.count - filled)
            guard let place = buffer.baseAddress, getentropy(place + filled, part) == 0 else {
                // Only a kernel without the call fails; going on without randomness would make guessable tokens.
                fatalError("getentropy failed: \(errno)")
            }
            filled += part
        }
        #endif
    }
}

/// A repeatable sequence (SplitMix64) for tests: the same seed gives the same values. Not for secrets.
public final class SeededRandom: RandomSource {
    private let state: Lock<UInt64>

    public init(seed: UInt64) { state = Lock(seed) }

    public func next() -> UInt64 {
        var mixed = state.withLock { state in
            state &+= 0x9E37_79B9_7F4A_7C15
            return state
        }
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
