import Security
import Testing

@Suite struct StreamHashTests {
    /// FIPS 180-4's examples, and the same bytes in every division.
    @Test func piecesHashAsTheWhole() {
        var empty = SHA256Stream()
        #expect(empty.digest() == sha256(""))
        [].withUnsafeBytes { empty.update($0) }
        #expect(empty.digest() == sha256(""))
        let bytes = (0..<300).map { UInt8(truncatingIfNeeded: $0 * 7) }
        for cut in [0, 1, 63, 64, 65, 128, 299, 300] {
            var hash = SHA256Stream(), long = SHA512Stream(), whole = SHA512Stream()
            for part in [bytes[..<cut], bytes[cut...]] {
                Array(part).withUnsafeBytes { hash.update($0) }
                Array(part).withUnsafeBytes { long.update($0) }
            }
            bytes.withUnsafeBytes { whole.update($0) }
            #expect(hash.digest() == sha256(bytes))
            #expect(long.digest() == whole.digest())
        }
    }

    @Test func sha512Vector() {
        var hash = SHA512Stream()
        Array("abc".utf8).withUnsafeBytes { hash.update($0) }
        let expected =
            """
            ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f
            """
        #expect(hex(hash.digest()) == expected)
        // Asking does not end the stream.
        #expect(hex(hash.digest()) == expected)
    }

    /// RFC 4648 §10.
    @Test(arguments: [("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foobar", "Zm9vYmFy")])
    func paddedBase64(_ text: String, _ encoded: String) {
        #expect(base64(Array(text.utf8)) == encoded)
        #expect(base64Decode(encoded) == Array(text.utf8))
    }

    @Test(arguments: ["Zg", "Zg=", "Zg===", "Zh==", "Z g==", "Zm9v\n", "-_==", "Zm9v="])
    func otherTextsAreNotBase64(_ text: String) { #expect(base64Decode(text) == nil) }
}
