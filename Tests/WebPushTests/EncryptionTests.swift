import Platform
import Security
import TestSupport
import Testing

@testable import WebPush

/// RFC 8291's own example, appendix A.
@Suite struct EncryptionTests {
    private static let plain = "When I grow up, I want to be a watermelon"
    private static let sender = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
    private static let browserScalar = "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"
    private static let browserPublic = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
    private static let secret = "BTBZMqHH6r4Tts7J_aSIgg"
    private static let salt = "DGv6ra1nlYgDCS1FRnbzlw"
    private static let body = """
        DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A\
        _yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN
        """

    private static func key(_ text: String) throws -> P256Key {
        let scalar = try #require(base64urlDecode(text))
        return try #require(P256Key(scalar: scalar))
    }

    private static func browser() throws -> BrowserSubscription {
        try #require(
            BrowserSubscription(
                endpoint: "https://push.example.net/push/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV", publicKey: browserPublic, secret: secret))
    }

    @Test func aPushIsThatOfTheStandard() throws {
        let salt = try #require(base64urlDecode(Self.salt))
        let sealed = PushEncryption.seal(Array(Self.plain.utf8), for: try Self.browser(), key: try Self.key(Self.sender), salt: salt)
        #expect(sealed.map(base64url) == Self.body)
    }

    @Test func theBrowserReadsIt() throws {
        let body = try #require(base64urlDecode(Self.body)), secret = try #require(base64urlDecode(Self.secret))
        let key = try Self.key(Self.browserScalar)
        #expect(base64url(key.publicKey) == Self.browserPublic)
        #expect(PushEncryption.open(body, with: key, secret: secret) == Array(Self.plain.utf8))
        // Changed anywhere, or meant for somebody else, it is nothing.
        for place in [0, 17, 30, 90, body.count - 1] {
            var changed = body
            changed[place] ^= 1
            #expect(PushEncryption.open(changed, with: key, secret: secret) == nil || place == 17)
        }
        #expect(PushEncryption.open(body, with: try Self.key(Self.sender), secret: secret) == nil)
        #expect(PushEncryption.open(Array(body.prefix(102)), with: key, secret: secret) == nil)
    }

    @Test func whatIsTooLongIsNotSealed() throws {
        let (browser, key) = (try Self.browser(), try Self.key(Self.sender))
        let salt = [UInt8](repeating: 7, count: 16)
        let most = [UInt8](repeating: 0x61, count: PushEncryption.maximumPlainBytes)
        #expect(PushEncryption.seal(most, for: browser, key: key, salt: salt)?.count == 4096)
        #expect(PushEncryption.seal(most + [0x61], for: browser, key: key, salt: salt) == nil)
    }

    @Test(arguments: [
        // No point of the curve, the point at infinity, too short, padded, a secret of 15 bytes.
        ("BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw8", secret),
        ("AA", secret), (String(browserPublic.dropLast(4)), secret), (browserPublic + "=", secret),
        (browserPublic, "BTBZMqHH6r4Tts7J_aSI"),
    ])
    func keysThatAreNoneAreRefused(_ publicKey: String, _ secret: String) {
        #expect(BrowserSubscription(endpoint: "https://push.example.net/a", publicKey: publicKey, secret: secret) == nil)
    }

    @Test func scalarsOutsideOfTheGroupAreNoKeys() throws {
        let order = "ffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551"
        #expect(P256Key(scalar: [UInt8](repeating: 0, count: 32)) == nil)
        let all = try #require(hexDecode(order))
        #expect(P256Key(scalar: all) == nil)
        #expect(P256Key(scalar: [UInt8](repeating: 1, count: 31)) == nil)
        #expect("\(try Self.key(Self.sender))" == "P256Key(redacted)")
    }
}
