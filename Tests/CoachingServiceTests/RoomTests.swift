import Contracts
import JSONCoding
import Platform
import Security
import Testing
import Wire

@testable import CoachingService

/// Links into rooms of Jitsi Meet. https://github.com/jitsi/lib-jitsi-meet/blob/master/doc/tokens.md
@Suite struct RoomTests {
    @Test func aLinkLetsOnePersonIntoOneRoomUntilTheEnd() throws {
        let secret = "a secret of the rooms' server"
        let settings = RoomSettings(kind: .jitsi, url: "https://meet.example.com:8443", secret: Secret(secret), application: "barbell")
        let guest = RoomGuest(
            call: .example, person: .example, side: .coach, name: "سارة", opensAt: Instant(milliseconds: 1_772_452_500_000),
            closesAt: Instant(milliseconds: 1_772_454_300_000))
        let link = settings.link(for: guest)
        let prefix = "https://meet.example.com:8443/\(CoachingCallID.example.text)?jwt="
        #expect(link.hasPrefix(prefix))
        let parts = link.dropFirst(prefix.count).split(separator: ".").map(String.init)
        guard parts.count == 3 else {
            Issue.record("\(link)")
            return
        }
        let key = try #require(HMACKey(Array(secret.utf8)))
        #expect(key.verify(base64urlDecode(parts[2]) ?? [], of: Array("\(parts[0]).\(parts[1])".utf8)))
        let claims = try JSONParser.parse(try #require(base64urlDecode(parts[1])))
        #expect(claims["aud"]?.string == "barbell" && claims["iss"]?.string == "barbell" && claims["sub"]?.string == "meet.example.com")
        #expect(claims["room"]?.string == CoachingCallID.example.text && claims["exp"]?.integer == 1_772_454_300)
        #expect(claims["nbf"]?.integer == 1_772_452_470)
        #expect(claims["context"]?["user"]?["name"]?.string == "سارة" && claims["context"]?["user"]?["moderator"]?.bool == true)
    }
}
