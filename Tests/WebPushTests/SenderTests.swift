import Platform
import Security
import TestSupport
import Testing
import WebPush
import Wire

@Suite struct SenderTests {
    private static let origin = "https://push.example.net"
    private static let now = Instant(milliseconds: 1_453_500_000_000)

    private static func sender(_ scalar: UInt8 = 1) throws -> SenderIdentity {
        SenderIdentity(key: try #require(P256Key(scalar: [UInt8](repeating: scalar, count: 32))), contact: "mailto:push@example.com")
    }

    /// RFC 8292's own example, section 2.4.
    @Test func theTokenOfTheStandardIsGenuine() {
        let token = """
            eyJ0eXAiOiJKV1QiLCJhbGciOiJFUzI1NiJ9.eyJhdWQiOiJodHRwczovL3B1c2guZXhhbXBsZS5uZXQiLCJleHAiOjE0NTM1MjM3NjgsInN1YiI6Im1\
            haWx0bzpwdXNoQGV4YW1wbGUuY29tIn0.i3CYb7t4xfxCDquptFOepC9GAu_HLGkMlMuCGSK2rpiUfnK9ojFwDXb1JrErtmysazNjjvW2L9OkSSHzvoD1oA
            """
        let key = "BA1Hxzyi1RUM1b5wjxsn7nGxAszw2u61m164i3MrAIxHF6YK5h4SDYic-dRuU_RCPCfA5aq9ojSwk5Y2EmClBPs"
        let authorization = "vapid t=\(token), k=\(key)"
        #expect(SenderIdentity.isGenuine(authorization, for: Self.origin, by: key, now: Self.now))
        #expect(!SenderIdentity.isGenuine(authorization, for: "https://push.example.org", by: key, now: Self.now))
        #expect(!SenderIdentity.isGenuine(authorization, for: Self.origin, by: key, now: Self.now + .days(1)))
        #expect(!SenderIdentity.isGenuine(authorization, for: Self.origin, by: key, now: Self.now - .days(2)))
    }

    @Test func ownTokensAreGenuineForOneOriginAndHalfADay() throws {
        let sender = try Self.sender(), authorization = try #require(sender.authorization(for: Self.origin, now: Self.now))
        #expect(SenderIdentity.isGenuine(authorization, for: Self.origin, by: sender.publicKey, now: Self.now + .hours(11)))
        #expect(!SenderIdentity.isGenuine(authorization, for: Self.origin, by: sender.publicKey, now: Self.now + .hours(12)))
        #expect(!SenderIdentity.isGenuine(authorization, for: Self.origin, by: try Self.sender(2).publicKey, now: Self.now))
        for wrong in ["", "Bearer x", "vapid", "vapid t=a.b.c, k=\(sender.publicKey)", String(authorization.dropLast()), authorization + "A"] {
            #expect(!SenderIdentity.isGenuine(wrong, for: Self.origin, by: sender.publicKey, now: Self.now), "\(wrong)")
        }
    }

    @Test func onlyPushServicesOfBrowsersAreCalled() throws {
        let services = try #require(PushServices(others: ["http://127.0.0.1:8025"]))
        #expect(services.origin(of: "https://fcm.googleapis.com/fcm/send/abc:def") == "https://fcm.googleapis.com")
        #expect(services.origin(of: "https://updates.push.services.mozilla.com/wpush/v2/abc") == "https://updates.push.services.mozilla.com")
        #expect(services.origin(of: "https://web.push.apple.com/QN") == "https://web.push.apple.com")
        #expect(services.origin(of: "https://WNS2-par02p.notify.windows.com:443/w/?token=a") == "https://wns2-par02p.notify.windows.com")
        #expect(services.origin(of: "http://127.0.0.1:8025/web-push/1") == "http://127.0.0.1:8025")
        for stranger in [
            "http://fcm.googleapis.com/fcm/send/a", "https://fcm.googleapis.com:8443/a", "https://fcm.googleapis.com@evil.example/a",
            "https://evilfcm.googleapis.com/a", "https://push.apple.com.evil.example/", "https://push.apple.com/", "http://127.0.0.1:8026/",
            "http://127.0.0.1/", "http://[::1]:8025/", "https://evil.example/#@fcm.googleapis.com", "https://evil.example\\@fcm.googleapis.com/",
            "file:///etc/passwd", "fcm.googleapis.com", "",
        ] {
            #expect(services.origin(of: stranger) == nil, "\(stranger)")
        }
        let anywhere = try #require(PushServices(others: ["http://127.0.0.1:*"]))
        #expect(anywhere.origin(of: "http://127.0.0.1:31967/web-push/1") == "http://127.0.0.1:31967")
        #expect(anywhere.origin(of: "https://127.0.0.1:31967/") == nil && anywhere.origin(of: "http://127.0.0.2:31967/") == nil)
        #expect(PushServices(others: ["push"]) == nil || PushServices(others: ["push"])?.origin(of: "http://push/") == nil)
    }
}
