internal import Glibc

/// MD5 for comparing downloads with published sums; never for security. RFC 1321.
enum MD5 {
    private static let shifts: [UInt32] = [7, 12, 17, 22, 5, 9, 14, 20, 4, 11, 16, 23, 6, 10, 15, 21]

    static func hash(_ message: [UInt8]) -> [UInt8] {
        // RFC 1321 §3.4: 2³² times the absolute sine of i + 1.
        let table = (0..<64).map { UInt32(abs(sin(Double($0 + 1))) * 4_294_967_296) }
        var padded = message + [0x80]
        while padded.count % 64 != 56 { padded.append(0) }
        padded += (0..<8).map { UInt8(truncatingIfNeeded: (UInt64(message.count) &* 8) >> UInt64(8 * $0)) }
        var state: [UInt32] = [0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476]
        for block in stride(from: 0, to: padded.count, by: 64) {
            let words = (0..<16).map { word in (0..<4).reduce(UInt32(0)) { $0 | UInt32(padded[block + word * 4 + $1]) << UInt32(8 * $1) } }
            var (a, b, c, d) = (state[0], state[1], state[2], state[3])
            for i in 0..<64 {
                let mixed: UInt32
                let word: Int
                switch i / 16 {
                case 0: (mixed, word) = (b & c | ~b & d, i)
                case 1: (mixed, word) = (d & b | ~d & c, (5 * i + 1) % 16)
                case 2: (mixed, word) = (b ^ c ^ d, (3 * i + 5) % 16)
                default: (mixed, word) = (c ^ (b | ~d), 7 * i % 16)
                }
                let sum = a &+ mixed &+ table[i] &+ words[word]
                let shift = shifts[i / 16 * 4 + i % 4]
                (a, d, c, b) = (d, c, b, b &+ (sum << shift | sum >> (32 - shift)))
            }
            state = [state[0] &+ a, state[1] &+ b, state[2] &+ c, state[3] &+ d]
        }
        return state.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> UInt32(8 * $0)) } }
    }
}
