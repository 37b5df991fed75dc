import Security
import Testing

@Suite struct HashTests {
    @Test func sha256Vectors() {
        #expect(hex(sha256("")) == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
        #expect(hex(sha256("abc")) == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    }

    /// RFC 4231 §4.2–4.8 (4.6 shows a cut code and is tested with `HMACKey`).
    @Test(arguments: [
        (
            String(repeating: "0b", count: 20), hex(Array("Hi There".utf8)),
            "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7"
        ),
        (
            hex(Array("Jefe".utf8)), hex(Array("what do ya want for nothing?".utf8)),
            "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"
        ),
        (
            String(repeating: "aa", count: 20), String(repeating: "dd", count: 50),
            "773ea91e36800e46854db8ebd09181a72959098b3ef8c122d9635514ced565fe"
        ),
        (
            "0102030405060708090a0b0c0d0e0f10111213141516171819", String(repeating: "cd", count: 50),
            "82558a389a443c0ea4cc819899f2083a85f0faa3e578f8077a2e3ff46729665b"
        ),
        (
            String(repeating: "aa", count: 131), hex(Array("Test Using Larger Than Block-Size Key - Hash Key First".utf8)),
            "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54"
        ),
        (
            String(repeating: "aa", count: 131),
            hex(
                Array(
                    """
                    This is a test using a larger than block-size key and a larger than block-size data. The key needs to be hashed before \
                    being used by the HMAC algorithm.
                    """
                        .utf8)),
            "9b09ffa71b942fcb27635fbcd5b0e944bfdc63644f0713938a7f51535c3a35e2"
        ),
    ])
    func hmacVectors(key: String, message: String, code: String) throws {
        let key = try #require(hexDecode(key)), message = try #require(hexDecode(message))
        #expect(hex(hmacSHA256(key: key, message)) == code)
    }

    @Test func cutCode() throws {
        let key = try #require(HMACKey([UInt8](repeating: 0x0c, count: 20)))
        let message = Array("Test With Truncation".utf8)
        let code = try #require(hexDecode("a3b6167473100ee06e0c796c2955552b"))
        #expect(key.verify(code, of: message, length: 16))
        #expect(!key.verify(code, of: message), "a cut code is no whole code")
        #expect(!key.verify([], of: message, length: 0), "nobody may ask for an empty code")
        #expect(!key.verify(Array(code.dropLast()), of: message, length: 16))
        #expect(!key.verify(code, of: message + [0], length: 16))
        #expect(HMACKey([1, 2, 3]) == nil)
    }

    @Test func derivedKeysDiffer() throws {
        let key = try #require(HMACKey([UInt8](repeating: 7, count: 32)))
        #expect(key.derived(for: "refresh").sign([1]) != key.derived(for: "url").sign([1]))
        #expect(key.derived(for: "refresh").sign([1]) == key.derived(for: "refresh").sign([1]))
        #expect(key.derived(for: "refresh").sign([1]) != key.sign([1]))
    }

    @Test(arguments: [
        ("", "", true), ("a", "a", true), ("abc", "abd", false), ("abc", "ab", false), ("ab", "abc", false), ("", "a", false),
        ("a", "", false),
    ])
    func constantTime(a: String, b: String, equal: Bool) { #expect(constantTimeEquals(a, b) == equal) }

    @Test func secretsPrintRedacted() throws {
        let key = try #require(HMACKey(Array("a secret that is long enough".utf8)))
        var dumped = ""
        dump(key, to: &dumped)
        #expect("\(key)" == "HMACKey(<redacted>)")
        #expect(!dumped.contains("material"))
    }
}
