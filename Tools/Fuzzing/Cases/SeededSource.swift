/// A small generator (SplitMix64): one seed and name give one stream, on every machine.
public struct SeededSource: RandomNumberGenerator, Sendable {
    private var state: UInt64

    /// Independent streams for different names under one seed.
    public init(seed: UInt64, name: String) { state = StableHash.of(Array(name.utf8), seed: seed) }

    public mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var mixed = state
        mixed = (mixed ^ mixed >> 30) &* 0xbf58_476d_1ce4_e5b9
        mixed = (mixed ^ mixed >> 27) &* 0x94d0_49bb_1331_11eb
        return mixed ^ mixed >> 31
    }

    mutating func below(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &self) }
    mutating func happens(_ percent: Int) -> Bool { below(100) < percent }
}

/// A hash that is the same in every process. FNV-1a.
enum StableHash {
    static func of(_ bytes: [UInt8], seed: UInt64 = 0) -> UInt64 {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for shift in 0..<8 { hash = (hash ^ (seed >> UInt64(8 * shift) & 255)) &* 0x100_0000_01b3 }
        for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        return hash
    }

    /// Eight hexadecimal digits.
    static func short(_ text: String) -> String {
        let digits = String(of(Array(text.utf8)) >> 32, radix: 16)
        return String(repeating: "0", count: max(0, 8 - digits.utf8.count)) + digits
    }
}
