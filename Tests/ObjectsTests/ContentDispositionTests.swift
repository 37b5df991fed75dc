import Objects
import Testing

@Suite struct ContentDispositionTests {
    @Test(arguments: [
        ("photo.jpg", #"attachment; filename="photo.jpg""#),
        ("my photo (1).jpg", #"attachment; filename="my photo (1).jpg""#),
        ("صورة.jpg", #"attachment; filename="____.jpg"; filename*=UTF-8''%D8%B5%D9%88%D8%B1%D8%A9.jpg"#),
        (#"a"b.jpg"#, #"attachment; filename="a_b.jpg"; filename*=UTF-8''a%22b.jpg"#),
        (#"a\b/c.jpg"#, #"attachment; filename="a_b_c.jpg""#),
        ("100%.jpg", #"attachment; filename="100_.jpg"; filename*=UTF-8''100%25.jpg"#),
        ("a\r\nSet-Cookie: x=y\r\n\r\n.jpg", #"attachment; filename="aSet-Cookie: x=y.jpg""#),
        ("a\u{0}b\u{7f}\u{85}\u{2028}.jpg", #"attachment; filename="ab.jpg""#),
        ("../../etc/passwd", #"attachment; filename=".._.._etc_passwd""#),
        ("..", #"attachment; filename="__""#),
        ("", #"attachment; filename="file""#),
        (" \u{a0}\t", #"attachment; filename="file""#),
        ("it's*.jpg", #"attachment; filename="it's*.jpg""#),
        ("é'*().jpg", #"attachment; filename="_'*().jpg"; filename*=UTF-8''%C3%A9%27%2A%28%29.jpg"#),
        ("gpj.\u{202e}exe", #"attachment; filename="gpj.exe""#),
        ("👩‍🏋️.heic", #"attachment; filename="____.heic"; filename*=UTF-8''%F0%9F%91%A9%E2%80%8D%F0%9F%8F%8B%EF%B8%8F.heic"#),
    ])
    func names(_ name: String, _ value: String) { #expect(ContentDisposition(.attachment, fileName: name).value == value) }

    @Test func withoutAName() {
        #expect(ContentDisposition(.inline).value == "inline")
        #expect(ContentDisposition(.attachment).value == "attachment")
    }

    @Test func longNamesKeepTheirEnding() throws {
        let value = ContentDisposition(.inline, fileName: String(repeating: "ا", count: 400) + ".jpeg").value
        let name = try #require(value.split(separator: "'").last)
        #expect(name.hasSuffix(".jpeg"))
        #expect(name.count <= 255 * 3)
        #expect(
            ContentDisposition(.inline, fileName: String(repeating: "a", count: 400)).value.utf8.count == "inline; filename=\"\"".utf8.count
                + 255)
    }

    /// Whatever a user calls a file, the header is one line of visible ASCII.
    @Test func everyScalarIsHarmless() {
        for start in stride(from: UInt32(0), to: 0x3000, by: 64) {
            let name = String(String.UnicodeScalarView((start..<start + 64).compactMap { Unicode.Scalar($0) }))
            let value = ContentDisposition(.attachment, fileName: name).value
            #expect(value.utf8.allSatisfy { (0x20...0x7e).contains($0) })
            #expect(value.utf8.filter { $0 == UInt8(ascii: "\"") }.count == 2)
        }
    }
}
