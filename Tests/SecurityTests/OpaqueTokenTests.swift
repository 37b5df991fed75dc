import Platform
import Security
import Testing

@Suite struct OpaqueTokenTests {
    private func key(_ byte: UInt8) throws -> HMACKey { try #require(HMACKey([UInt8](repeating: byte, count: 32))) }

    @Test func opensWhatItMade() throws {
        let format = OpaqueTokenFormat(version: "r1", key: try key(1))
        for payload in [[], [0], Array("session:42".utf8), [UInt8](repeating: 255, count: 200)] as [[UInt8]] {
            #expect(format.open(format.make(payload)) == payload)
        }
    }

    @Test func refusesEverythingElse() throws {
        let format = OpaqueTokenFormat(version: "r1", key: try key(1))
        let token = format.make(Array("session:42".utf8))
        let parts = token.split(separator: ".").map(String.init)
        let forged: [String] = [
            "", ".", "..", "...", "r1..", parts[0] + "." + parts[1], token + ".", token + "A", token + "=", " " + token,
            "r2." + parts[1] + "." + parts[2],
            "r1." + base64url(Array("session:43".utf8)) + "." + parts[2],
            "r1." + parts[1] + "." + String(parts[2].dropLast(4)),
            "r1." + parts[1] + ".",
            OpaqueTokenFormat(version: "r1", key: try key(2)).make(Array("session:42".utf8)),
            OpaqueTokenFormat(version: "r2", key: try key(1)).make(Array("session:42".utf8)),
            String(repeating: "A", count: 5000),
        ]
        for text in forged { #expect(format.open(text) == nil, "\(text.prefix(40))") }
    }

    @Test func everyFlippedBitIsNoticed() throws {
        let format = OpaqueTokenFormat(version: "r1", key: try key(1))
        let token = Array(format.make([1, 2, 3]).utf8)
        for index in token.indices {
            for bit in 0..<7 {
                var changed = token
                changed[index] ^= 1 << UInt8(bit)
                #expect(format.open(String(decoding: changed, as: UTF8.self)) == nil, "byte \(index), bit \(bit)")
            }
        }
    }

    @Test func olderKeysOpenButDoNotMake() throws {
        let before = OpaqueTokenFormat(version: "r1", key: try key(1))
        let after = OpaqueTokenFormat(version: "r1", key: try key(2), olderKeys: [try key(1)])
        #expect(after.open(before.make([9])) == [9])
        #expect(before.open(after.make([9])) == nil)
    }
}

@Suite struct SealedBoxTests {
    private let random = SystemRandom()

    @Test func opensWhatItSealed() throws {
        let box = try #require(SealedBox(key: random.bytes(32)))
        for plain in [[], [1], [UInt8](repeating: 3, count: 1000)] as [[UInt8]] {
            let sealed = box.seal(plain, context: [7], random: random)
            #expect(sealed.count == plain.count + 40)
            #expect(box.open(sealed, context: [7]) == plain)
            #expect(box.open(sealed) == nil, "another context")
            #expect(box.seal(plain, random: random) != box.seal(plain, random: random), "a fresh nonce each time")
        }
    }

    @Test func everyFlippedByteIsNoticed() throws {
        let box = try #require(SealedBox(key: random.bytes(32)))
        let sealed = box.seal([1, 2, 3], random: random)
        for index in sealed.indices {
            var changed = sealed
            changed[index] ^= 0x10
            #expect(box.open(changed) == nil, "byte \(index)")
        }
        for length in 0..<sealed.count { #expect(box.open(Array(sealed.prefix(length))) == nil) }
    }

    @Test func otherKeysFail() throws {
        let box = try #require(SealedBox(key: random.bytes(32))), other = try #require(SealedBox(key: random.bytes(32)))
        #expect(other.open(box.seal([1], random: random)) == nil)
        #expect(SealedBox(key: random.bytes(31)) == nil)
    }
}
