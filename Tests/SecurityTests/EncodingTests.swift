import Security
import Testing

@Suite struct EncodingTests {
    @Test(arguments: [
        ([], ""), ([0x66], "Zg"), ([0x66, 0x6f], "Zm8"), ([0x66, 0x6f, 0x6f], "Zm9v"), ([0xfb, 0xff, 0xbf], "-_-_"),
    ] as [([UInt8], String)])
    func base64urlBothWays(bytes: [UInt8], text: String) {
        #expect(base64url(bytes) == text)
        #expect(base64urlDecode(text) == bytes)
    }

    /// Each byte string has one spelling: padding, the other alphabet, white space, left-over bits and impossible lengths fail.
    @Test(arguments: ["Zg==", "Zm8=", "+/+/", "Zm 9v", "Zm9v\n", " Zm9v", "Zh", "Zm9", "A", "Zm9vA", "Zm9v.", "Zm9ü", "Zm\u{0}v"])
    func base64urlIsStrict(text: String) {
        #expect(base64urlDecode(text) == nil)
    }

    @Test func everyByteSurvives() {
        let bytes = (0...255).map { UInt8($0) }
        #expect(base64urlDecode(base64url(bytes)) == bytes)
        #expect(hexDecode(hex(bytes)) == bytes)
        #expect(hex([0x00, 0x0f, 0xff]) == "000fff")
        #expect(hexDecode("00FFaB") == [0, 255, 0xab])
    }

    @Test(arguments: ["0", "0g", "00 ", "0x00", "٠٠"])
    func hexIsStrict(text: String) { #expect(hexDecode(text) == nil) }

    @Test func nfkcJoinsAndUnfolds() {
        #expect(Array(nfkc("e\u{301}").unicodeScalars) == ["\u{e9}"])
        #expect(nfkc("ﬁ") == "fi")
        #expect(Array(nfkc("\u{FEFB}").unicodeScalars) == ["\u{644}", "\u{627}"])  // the Arabic lam-alef ligature
        #expect(Array(nfkc("a\u{0}b").utf8) == [0x61, 0, 0x62])
        #expect(nfkc("") == "")
    }
}
