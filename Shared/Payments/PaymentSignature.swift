public import Platform
internal import Security
public import Wire

/// The signature of the sandbox's webhooks: `Barbell-Signature: t=<seconds>,v1=<hex>`, where the code is HMAC-SHA256 over
/// `<seconds>.<body>`.
public enum PaymentSignature {
    public static let header = "Barbell-Signature"
    /// How far a signature's time may be from now, in either direction.
    public static let tolerance = Duration.seconds(300)

    /// The field's value for a body.
    /// - Parameter now: real time, never a test run's.
    public static func make(_ body: [UInt8], secret: Secret, now: Instant) -> String {
        "t=\(now.seconds),v1=\(hex(code(body, secret, now.seconds)))"
    }

    /// Returns when one of the field's codes signs the body under one of the secrets.
    /// - Throws: `signature`, or `stale` for a good signature of another time.
    public static func check(_ field: String?, of body: [UInt8], secrets: [Secret], now: Instant) throws(WebhookRefusal) {
        let parts = (field ?? "").split(separator: ",").map { $0.filter { $0 != " " }.split(separator: "=", maxSplits: 1) }.filter { $0.count == 2 }
        guard let text = parts.first(where: { $0[0] == "t" })?[1], let seconds = Int64(text), (0...253_402_300_799).contains(seconds) else {
            throw .signature
        }
        let given = parts.filter { $0[0] == "v1" }.compactMap { hexDecode(String($0[1])) }
        let isGood = secrets.contains { secret in
            let expected = code(body, secret, seconds)
            return given.contains { constantTimeEquals(expected, $0) }
        }
        guard isGood else { throw .signature }
        let age = now - Instant(milliseconds: seconds * 1000)
        guard age <= tolerance, age >= .zero - tolerance else { throw .stale }
    }

    private static func code(_ body: [UInt8], _ secret: Secret, _ seconds: Int64) -> [UInt8] {
        hmacSHA256(key: Array(secret.reveal().utf8), Array("\(seconds).".utf8) + body)
    }
}
