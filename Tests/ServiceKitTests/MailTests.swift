@testable import ServiceKit
import Platform
import Testing
import Wire

/// A mail as it goes over the wire. What other programs make of it is tested with the sandbox.
@Suite struct MailTests {
    private func lines(subject: String = "Hello", body: String = "text", run: String? = nil) -> [String] {
        let mail = Mail(id: "01960f3e-7b6a-7c3e-9d2a-5b8f0c1d2e3f", to: "layla@example.com", subject: subject, body: body, run: run)
        let text = String(decoding: mail.message(from: "no-reply@barbell.example", now: ManualClock().now()), as: UTF8.self)
        return text.split(separator: "\r\n", omittingEmptySubsequences: false).map(String.init)
    }

    @Test func theHeadIsComplete() {
        let lines = lines(run: "flow-7")
        for line in [
            "From: no-reply@barbell.example", "To: layla@example.com", "Subject: Hello", "Date: Sun, 1 Mar 2026 08:00:00 +0000",
            "Message-ID: <01960f3e-7b6a-7c3e-9d2a-5b8f0c1d2e3f@barbell>", "MIME-Version: 1.0", "Content-Type: text/plain; charset=utf-8",
            "Content-Transfer-Encoding: base64", "Auto-Submitted: auto-generated", "X-Test-Run: flow-7",
        ] {
            #expect(lines.count { $0 == line } == 1, "\(line)")
        }
        #expect(lines.last == "")
        #expect(lines.suffix(3).first == "")
        #expect(lines.dropLast().last == "dGV4dA==")
    }

    @Test(arguments: [
        "Hello", String(repeating: "long words ", count: 40), "أكّد بريدك في " + String(repeating: "عاش ", count: 40),
        String(repeating: "👨‍👩‍👧‍👦", count: 12), "a" + String(repeating: "\u{0301}", count: 80), "=?utf-8?B?aGk=?=", "",
    ])
    func noLineIsLongerThan78AndNothingIsLeftBare(_ subject: String) {
        let lines = lines(subject: subject, body: String(repeating: "سطر طويل جدا ", count: 100))
        #expect(lines.allSatisfy { $0.utf8.count <= 78 })
        #expect(lines.joined().utf8.allSatisfy { (0x20...0x7e).contains($0) })
    }

    /// RFC 8058: mail programs show a button that sends a POST there.
    @Test func mailsThatComeAgainSayWhereTheyEnd() {
        let mail = Mail(
            id: "01960f3e", to: "layla@example.com", subject: "Hello", body: "text",
            unsubscribe: "https://app.example.com/gtsd/partners/shared/a.b/leave", run: nil)
        let text = String(decoding: mail.message(from: "no-reply@barbell.example", now: ManualClock().now()), as: UTF8.self)
        let lines = text.split(separator: "\r\n").map(String.init)
        #expect(lines.contains("List-Unsubscribe: <https://app.example.com/gtsd/partners/shared/a.b/leave>"))
        #expect(lines.contains("List-Unsubscribe-Post: List-Unsubscribe=One-Click"))
        #expect(!self.lines().contains { $0.hasPrefix("List-") })
    }

    /// A subject is data: it can neither add a header nor pass for an encoded word.
    @Test func aSubjectCannotBreakOut() {
        for subject in ["Hi\r\nBcc: everybody@example.com", "Hi\nBcc: x", "Hi\rBcc: x", "=?utf-8?B?aGk=?= there"] {
            let lines = lines(subject: subject)
            #expect(!lines.contains { $0.hasPrefix("Bcc") })
            #expect(!lines.contains("Subject: " + subject))
        }
    }

    @Test(arguments: [
        (0, "Thu, 1 Jan 1970 00:00:00 +0000"), (951_782_399_999, "Mon, 28 Feb 2000 23:59:59 +0000"),
        (951_782_400_000, "Tue, 29 Feb 2000 00:00:00 +0000"),
        (4_102_444_799_000, "Thu, 31 Dec 2099 23:59:59 +0000"),
    ] as [(Int64, String)])
    func datesAreRFC5322(_ milliseconds: Int64, _ expected: String) {
        let mail = Mail(id: "1", to: "a@b.example", subject: "s", body: "", run: nil)
        let text = String(decoding: mail.message(from: "c@d.example", now: Instant(milliseconds: milliseconds)), as: UTF8.self)
        #expect(text.contains("\r\nDate: \(expected)\r\n"))
    }

    /// Python's email package reads of this mail: multipart/mixed without defects, the text, and an attachment `call.ics` of type
    /// text/calendar with the method PUBLISH and these 150 bytes.
    @Test func aMailWithAFile() {
        let content = Array(String(repeating: "BEGIN:VCALENDAR تقويم\r\n", count: 6).utf8.prefix(150))
        let mail = Mail(
            id: "1", to: "layla@example.com", subject: "A call", body: "مكالمة\n",
            file: MailFile(type: "text/calendar; method=PUBLISH; charset=utf-8", name: "call.ics", content: content), run: nil)
        let text = String(decoding: mail.message(from: "no-reply@barbell.example", now: ManualClock().now()), as: UTF8.self)
        #expect(
            text.split(separator: "\r\n", omittingEmptySubsequences: false).dropFirst(7).map(String.init) == [
                #"Content-Type: multipart/mixed; boundary="=_barbell""#, "", "--=_barbell", "Content-Type: text/plain; charset=utf-8",
                "Content-Transfer-Encoding: base64", "", "2YXZg9in2YTZhdipCg==", "--=_barbell",
                "Content-Type: text/calendar; method=PUBLISH; charset=utf-8; name=call.ics",
                "Content-Disposition: attachment; filename=call.ics", "Content-Transfer-Encoding: base64", "",
                "QkVHSU46VkNBTEVOREFSINiq2YLZiNmK2YUNCkJFR0lOOlZDQUxFTkRBUiDYqtmC2YjZitmFDQpC",
                "RUdJTjpWQ0FMRU5EQVIg2KrZgtmI2YrZhQ0KQkVHSU46VkNBTEVOREFSINiq2YLZiNmK2YUNCkJF",
                "R0lOOlZDQUxFTkRBUiDYqtmC2YjZitmFDQpCRUdJTjpWQ0FM",
                "--=_barbell--", "",
            ])
    }

    /// What a name is on the wire was decoded with python's email package.
    @Test(arguments: [
        ("no-reply@ironlift.example", "no-reply@ironlift.example"), ("  <no-reply@ironlift.example>  ", "no-reply@ironlift.example"),
        ("IronLift <no-reply@ironlift.example>", "IronLift <no-reply@ironlift.example>"),
        ("FitCoach+ Store<no-reply@f.example>", "FitCoach+ Store <no-reply@f.example>"),
        (#""Layla \"L\" \\ Co., Ltd." <a@b.example>"#, #""Layla \"L\" \\ Co., Ltd." <a@b.example>"#),
        ("عاش <no-reply@ash.example>", "=?utf-8?B?2LnYp9i0?=\r\n <no-reply@ash.example>"),
        (#""عاش، فريق" <no-reply@ash.example>"#, "=?utf-8?B?2LnYp9i02Iwg2YHYsdmK2YI=?=\r\n <no-reply@ash.example>"),
        ("=?x?= <a@b.example>", "=?utf-8?B?PT94Pz0=?=\r\n <a@b.example>"),
    ])
    func sendersAreRead(_ text: String, _ header: String) throws {
        let sender = try #require(MailSender(text))
        #expect(sender.header == header)
        let mail = Mail(id: "1", to: "a@b.example", subject: "s", body: "", run: nil)
        #expect(
            String(decoding: mail.message(from: sender, now: ManualClock().now()), as: UTF8.self).hasPrefix(
                "From: \(header)\r\nTo: a@b.example\r\n"))
    }

    @Test(arguments: [
        "", " ", "IronLift", "IronLift <>", "IronLift <no-reply>", "<a@b.example", "a@b.example>", "a@b.example, c@d.example",
        "A <a@b.example>, B <c@d.example>",
        "A <a@b.example> <c@d.example>", "\"A <a@b.example>", "A\" <a@b.example>", "\"A\"B\" <a@b.example>", "\"A\\\" <a@b.example>",
        "A\r\nBcc: x <a@b.example>",
        "A <a@b.example>\n", "a b@c.example", "ليلى@مثال.example", "A <ليلى@b.example>",
        String(repeating: "A", count: 600) + " <a@b.example>",
    ])
    func whatIsNoSenderIsRefusedAtStart(_ text: String) {
        #expect(MailSender(text) == nil)
        var reader = ConfigReader(["X_MAIL_FROM": text.isEmpty ? " " : text])
        _ = reader.mailSender("X_MAIL_FROM", default: "no-reply@barbell.example")
        #expect(throws: ConfigError.self) { try reader.finish() }
    }

    @Test(arguments: [
        ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="), ("fooba", "Zm9vYmE="), ("foobar", "Zm9vYmFy"),
    ])
    func base64IsRFC4648(_ plain: String, _ encoded: String) {
        #expect(Base64.encode(Array(plain.utf8)) == encoded)
    }
}
