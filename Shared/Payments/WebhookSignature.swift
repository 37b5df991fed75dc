public import Platform
internal import Security
public import Wire

/// Stripe's scheme of signing a webhook, which our sandbox speaks too: a header `t=<seconds since 1970>,v1=<hex>` whose code is
/// HMAC-SHA256 over `<seconds>.<raw body>`. Other schemes (`v0`) are ignored; of several `v1` one has to fit.
public struct WebhookSignature: Sendable {
    /// The header of the sandbox's webhooks.
    public static let sandboxHeader = "Barbell-Signature"
    /// How far the signed time may be from now, on either side.
    public static let tolerance: Duration = .seconds(300)
    /// Longer headers are refused unread.
    private static let longestHeader = 4096

    private let signing: HMACKey
    private let keys: [HMACKey]

    /// - Parameter secrets: at least one, each of 16 bytes or more, else nil. The first one signs; all of them verify, so that a
    ///   secret can be replaced while webhooks are under way.
    public init?(secrets: [Secret]) {
        let keys = secrets.compactMap { HMACKey(Array($0.reveal().utf8)) }
        guard let first = keys.first, keys.count == secrets.count else { return nil }
        signing = first
        self.keys = keys
    }

    /// The header's value for a body that is sent at `time`.
    public func header(for body: [UInt8], at time: Instant) -> String {
        let seconds = String(time.seconds)
        return "t=\(seconds),v1=\(hex(signing.sign(Self.signed(seconds, body))))"
    }

    /// Returns when the body is what one of the secrets signed, not long ago.
    /// - Parameters:
    ///   - body: the bytes as they came, before anything reads them.
    ///   - header: the header's value; nil when there was none.
    /// - Throws: `signature` before `stale`: only who knows a secret learns that a time was too old.
    public func verify(_ body: [UInt8], header: String?, now: Instant) throws(WebhookRefusal) {
        guard let header, header.utf8.count <= Self.longestHeader, let signature = Parts(header) else { throw .signature }
        let message = Self.signed(signature.time, body)
        var isGenuine = false
        for key in keys {
            let code = key.sign(message)
            for candidate in signature.codes where constantTimeEquals(code, candidate) { isGenuine = true }
        }
        guard isGenuine else { throw .signature }
        guard abs(now.seconds - signature.seconds) <= Self.tolerance.components.seconds else { throw .stale }
    }

    private static func signed(_ seconds: String, _ body: [UInt8]) -> [UInt8] { Array(seconds.utf8) + [UInt8(ascii: ".")] + body }

    /// A header's content; nil when it has not one time and some code.
    private struct Parts {
        /// As it was written, which is what was signed.
        let time: String
        let seconds: Int64
        let codes: [[UInt8]]

        init?(_ header: String) {
            var times: [Substring] = []
            var codes: [[UInt8]] = []
            for element in header.split(separator: ",") {
                if element.hasPrefix("t=") {
                    times.append(element.dropFirst(2))
                } else if element.hasPrefix("v1="), let code = hexDecode(String(element.dropFirst(3))) {
                    codes.append(code)
                }
            }
            // Twelve digits are thirty thousand years, and fit any arithmetic.
            guard times.count == 1, let time = times.first, (1...12).contains(time.utf8.count),
                time.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let seconds = Int64(time), !codes.isEmpty
            else { return nil }
            self.time = String(time)
            self.seconds = seconds
            self.codes = codes
        }
    }
}
