import JSONCoding
import Platform
import Security
import TestSupport
import Testing
import WebPush
import Wire

/// The libraries under pywebpush read what is sealed here, and the other way round. Runs where `BARBELL_WEBPUSH_PYTHON` names a Python
/// with them, as in `Tools/test`.
@Suite(.enabled(if: PythonScript.isThere("BARBELL_WEBPUSH_PYTHON")), .timeLimit(.minutes(1))) struct OracleTests {
    private static let script = """
        import base64, json, sys
        import http_ece
        from cryptography.hazmat.primitives.asymmetric import ec
        from py_vapid import Vapid02
        given = json.load(open(sys.argv[1]))
        raw = lambda text: base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
        key = lambda text: ec.derive_private_key(int.from_bytes(raw(text), "big"), ec.SECP256R1())
        sender = key(given["sender"])
        sealed = http_ece.encrypt(given["text"].encode(), private_key=sender, dh=raw(given["browserPublic"]),
            auth_secret=raw(given["secret"]), version="aes128gcm")
        read = http_ece.decrypt(raw(given["sealed"]), private_key=key(given["browser"]), auth_secret=raw(given["secret"]), version="aes128gcm")
        signed = Vapid02(sender).sign({"aud": given["origin"], "exp": given["expires"], "sub": "mailto:push@example.com"})
        wrong = given["authorization"].replace(".", ".A", 1)
        json.dump({
            "read": read.decode(), "sealed": base64.urlsafe_b64encode(sealed).decode().rstrip("="),
            "isGenuine": Vapid02.verify(given["authorization"].replace(", ", ",")), "isForgeryGenuine": Vapid02.verify(wrong.replace(", ", ",")),
            "authorization": signed["Authorization"],
        }, sys.stdout)
        """

    @Test(arguments: ["a", "Day One Done", "أنهيت يومك الأول 🎉", String(repeating: "ط", count: 1900)])
    func bothSidesReadEachOther(_ text: String) throws {
        let random = SystemRandom(), origin = "https://push.example.net", now = Instant(milliseconds: 1_772_352_000_000)
        let browser = P256Key.generate(random: random), sender = P256Key.generate(random: random), secret = random.bytes(16)
        let subscription = try #require(
            BrowserSubscription(endpoint: origin + "/1", publicKey: base64url(browser.publicKey), secret: base64url(secret)))
        let sealed = try #require(
            PushEncryption.seal(Array(text.utf8), for: subscription, key: .generate(random: random), salt: random.bytes(16)))
        let identity = SenderIdentity(key: sender, contact: "mailto:push@example.com")
        let authorization = try #require(identity.authorization(for: origin, now: now))
        let answer = try PythonScript(python: "BARBELL_WEBPUSH_PYTHON", Self.script).run([
            "sender": .string(base64url(sender.revealScalar())), "browser": .string(base64url(browser.revealScalar())),
            "browserPublic": .string(base64url(browser.publicKey)), "secret": .string(base64url(secret)), "text": .string(text),
            "sealed": .string(base64url(sealed)), "origin": .string(origin), "authorization": .string(authorization),
            "expires": .integer((now + .hours(6)).seconds),
        ])
        #expect(answer["read"]?.string == text)
        #expect(answer["isGenuine"] == .bool(true) && answer["isForgeryGenuine"] == .bool(false))
        let theirs = try #require(answer["sealed"]?.string.flatMap { base64urlDecode($0) })
        #expect(PushEncryption.open(theirs, with: browser, secret: secret).map { String(decoding: $0, as: UTF8.self) } == text)
        #expect(SenderIdentity.isGenuine(try #require(answer["authorization"]?.string), for: origin, by: identity.publicKey, now: now))
    }
}
