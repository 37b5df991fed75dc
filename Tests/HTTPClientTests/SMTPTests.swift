import CurlKit
import EventLoop
import HTTPClient
import Synchronization
import Testing

/// A mail server that answers each command as a script says and remembers what it was told.
private final class ScriptedMailServer: Sendable {
    private let listener: RawListener
    private let log: Log
    private final class Log: Sendable { let state = Mutex((commands: [String](), mails: [String]())) }

    /// - Parameter script: the reply to a command line, or to the end of the mail (`.`); nil for the usual one; empty to hang up.
    init(extensions: [String] = [], _ script: @escaping @Sendable (String) -> String? = { _ in nil }) {
        let log = Log()
        self.log = log
        listener = RawListener { connection in
            connection.write("220 mail.test ready\r\n")
            while let line = connection.line() {
                log.state.withLock { $0.commands.append(line) }
                let reply = script(line) ?? Self.usual(line, extensions)
                if reply.isEmpty { return }
                connection.write(reply + "\r\n")
                guard reply.hasPrefix("354") else { continue }
                var mail = ""
                while let line = connection.line(), line != "." { mail += line + "\r\n" }
                let verdict = script(".") ?? "250 taken"
                if verdict.isEmpty { return }
                if verdict.hasPrefix("250") { log.state.withLock { $0.mails.append(mail) } }
                connection.write(verdict + "\r\n")
            }
        }
    }

    deinit { listener.stop() }
    func stop() { listener.stop() }
    var commands: [String] { log.state.withLock(\.commands) }
    var mails: [String] { log.state.withLock(\.mails) }
    func address(security: SMTPServer.Security = .none, user: String? = nil, password: String? = nil) -> SMTPServer {
        SMTPServer(host: "127.0.0.1", port: listener.port, security: security, user: user, password: password, clientName: "auth.test")
    }

    private static func usual(_ line: String, _ extensions: [String]) -> String {
        if line.hasPrefix("EHLO") {
            return (["mail.test"] + extensions).enumerated().map { "250\($0.offset == extensions.count ? " " : "-")\($0.element)" }.joined(
                separator: "\r\n")
        }
        if line.hasPrefix("DATA") { return "354 go on" }
        if line.hasPrefix("QUIT") { return "221 bye" }
        return "250 ok"
    }
}

@Suite(.timeLimit(.minutes(1))) struct SMTPTests {
    private let message = SMTPMessage(
        sender: "no-reply@barbell.test", recipients: ["sara@example.test", "omar@example.test"],
        content: Array("Subject: Hello\nMessage-ID: <1@barbell.test>\r\n\r\n.leading dot\n..two\n.\nlast line".utf8))

    private func failure(_ server: SMTPServer, _ message: SMTPMessage? = nil) throws -> SMTPError? {
        do throws(SMTPError) {
            try SMTPSession(server: server).send(message ?? self.message, timeout: .seconds(5))
            return nil
        } catch { return error }
    }

    @Test func mailArrivesAsWritten() throws {
        let server = ScriptedMailServer()
        let session = try SMTPSession(server: server.address())
        try session.send(message)
        try session.send(message)
        let stuffed = "Subject: Hello\r\nMessage-ID: <1@barbell.test>\r\n\r\n..leading dot\r\n...two\r\n..\r\nlast line\r\n"
        #expect(server.mails == [stuffed, stuffed])
        let expected = [
            "EHLO auth.test", "MAIL FROM:<no-reply@barbell.test>", "RCPT TO:<sara@example.test>", "RCPT TO:<omar@example.test>", "DATA",
        ]
        #expect(server.commands.filter { $0 != "QUIT" } == expected + expected)
    }

    /// Permanent is only what the relay says of this mailbox or this mail. A sender that it does not know, a policy, a command that it
    /// does not like are mended on our side, and the mails go out then.
    @Test(arguments: [
        ("MAIL", "550 no such thing", false, "550 to MAIL"),
        ("MAIL", "553 5.1.8 sender's domain <a@b.test> unknown", false, "553 5.1.8 to MAIL"),
        ("RCPT", "550 no such user", true, "550 to RCPT"), ("RCPT", "550 5.1.1 <sara@example.test> unknown", true, "550 5.1.1 to RCPT"),
        ("RCPT", "552 5.2.2 mailbox full", true, "552 5.2.2 to RCPT"),
        ("RCPT", "554 5.7.1 relay access denied", false, "554 5.7.1 to RCPT"),
        ("RCPT", "501 5.5.4 syntax", false, "501 5.5.4 to RCPT"), ("RCPT", "530 5.7.0 authentication required", false, "530 5.7.0 to RCPT"),
        ("DATA", "554 no valid recipients", false, "554 to DATA"), (".", "554 5.7.1 looks like spam", false, "554 5.7.1 to DATA"),
        (".", "552 5.6.0 content", true, "552 5.6.0 to DATA"),
        (".", "550-5.1.1 first line\r\n550 5.1.1 last line", true, "550 5.1.1 to DATA"),
        ("RCPT", "550 5.1.1234 odd", true, "550 to RCPT"), ("RCPT", "550 4.5", true, "550 to RCPT"),
    ])
    func onlyWhatIsSaidOfTheMailIsPermanent(stage: String, answer: String, isPermanent: Bool, told: String) throws {
        let server = ScriptedMailServer { $0.hasPrefix(stage) ? answer : nil }
        let error = try #require(try failure(server.address()))
        guard case .refused(let reply) = error else { Issue.record("\(error)"); return }
        #expect(error.isPermanent == isPermanent && server.mails.isEmpty)
        #expect(reply.description == told, "the code is told, and nobody's address")
    }

    @Test(arguments: ["MAIL", "RCPT", "DATA", "."]) func deferredMailIsTemporary(stage: String) throws {
        let server = ScriptedMailServer { $0.hasPrefix(stage) ? "451 try later" : nil }
        let error = try #require(try failure(server.address()))
        guard case .deferred(let reply) = error, reply.code == 451 else { Issue.record("\(error)"); return }
        #expect(!error.isPermanent && server.mails.isEmpty)
    }

    @Test func oneRefusedRecipientRefusesTheMail() throws {
        let server = ScriptedMailServer { $0.contains("omar") ? "550 unknown user" : nil }
        guard case .refused(let reply)? = try failure(server.address()), reply.code == 550 else {
            Issue.record("it was sent to some"); return
        }
        #expect(server.mails.isEmpty)
    }

    @Test(arguments: ["EHLO", "MAIL", "RCPT", "DATA", "."]) func aBrokenConnectionIsTemporary(stage: String) throws {
        let server = ScriptedMailServer { $0.hasPrefix(stage) || (stage == "EHLO" && $0.hasPrefix("HELO")) ? "" : nil }
        let error = try #require(try failure(server.address()))
        guard case .unreachable = error else { Issue.record("\(error)"); return }
        #expect(!error.isPermanent)
        #expect(server.commands.count(where: { $0.hasPrefix("MAIL") }) <= 1, "it is not sent again behind our back")
    }

    @Test func nobodyListens() throws {
        let server = ScriptedMailServer()
        server.stop()
        guard case .unreachable? = try failure(server.address()) else { Issue.record("somebody listened"); return }
    }

    @Test func withoutStartTLSNothingIsSaid() throws {
        let server = ScriptedMailServer(extensions: ["AUTH PLAIN"])
        let error = try #require(try failure(server.address(security: .startTLS, user: "u", password: "secret")))
        guard case .tls = error else { Issue.record("\(error)"); return }
        #expect(!server.commands.contains { $0.hasPrefix("MAIL") || $0.hasPrefix("AUTH") })
    }

    @Test func implicitTLSToAPlainServerFails() throws {
        // A TLS greeting has no line end, so the server waits as well: its socket closing is what ends this.
        let listener = RawListener { $0.write("220 mail.test ready\r\n") }
        defer { listener.stop() }
        let error = try #require(try failure(SMTPServer(host: "127.0.0.1", port: listener.port, security: .implicit)))
        #expect(!error.isPermanent)
        guard case .tls = error else { Issue.record("\(error)"); return }
    }

    @Test func signingIn() throws {
        // The challenge of RFC 4954 §4: libcurl names the mechanism first and sends user and password when asked to go on.
        func server(verdict: String) -> ScriptedMailServer {
            ScriptedMailServer(extensions: ["AUTH PLAIN"]) { $0 == "AUTH PLAIN" ? "334 " : $0 == "AHVzZXIAcGFzcw==" ? verdict : nil }
        }
        let good = server(verdict: "235 welcome"), bad = server(verdict: "535 wrong")
        #expect(try failure(good.address(user: "user", password: "pass")) == nil)
        #expect(good.mails.count == 1 && good.commands.contains("AHVzZXIAcGFzcw=="))
        let error = try #require(try failure(bad.address(user: "user", password: "pass")))
        guard case .credentialsRefused = error else { Issue.record("\(error)"); return }
        #expect(!bad.commands.contains { $0.hasPrefix("MAIL") })
        #expect(!error.isPermanent, "the mail is good, the configuration is not")
    }

    @Test(arguments: ["a@b.test>\r\nRCPT TO:<c@d.test", "a@b.test\n", "<a@b.test>", "a b@c.test", "nobody", ""])
    func addressesCannotSmuggleCommands(address: String) throws {
        let server = ScriptedMailServer()
        #expect(
            try failure(server.address(), SMTPMessage(sender: "ok@b.test", recipients: [address], content: [])) == .invalid("recipient"))
        #expect(try failure(server.address(), SMTPMessage(sender: address, recipients: ["ok@b.test"], content: [])) == .invalid("sender"))
        #expect(server.commands.isEmpty)
        #expect(!SMTPError.invalid("sender").isPermanent, "a setting of ours is wrong, and no mail is lost for that")
        #expect(try failure(server.address(), SMTPMessage(sender: "ok@b.test", recipients: [], content: [])) == .invalid("recipient"))
    }

    @Test func fromTheEventLoops() async throws {
        let server = ScriptedMailServer { $0.contains("refused") ? "550 no" : nil }
        let loops = try EventLoopGroup(count: 2, name: "mail")
        defer { loops.stop() }
        let client = SMTPClient(loops: loops, server: server.address())
        defer { client.close() }
        let message = self.message
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<10 { group.addTask { try await client.send(message, deadline: .seconds(20)) } }
            try await group.waitForAll()
        }
        #expect(server.mails.count == 10)
        await #expect(throws: SMTPError.self) {
            try await client.send(SMTPMessage(sender: "a@b.test", recipients: ["refused@b.test"], content: []), deadline: .seconds(20))
        }
    }

    @Test func aSilentServerCostsTheDeadlineOnly() async throws {
        let listener = RawListener { $0.waitForEnd() }
        defer { listener.stop() }
        let loops = try EventLoopGroup(count: 1, name: "mail")
        defer { loops.stop() }
        let client = SMTPClient(loops: loops, server: SMTPServer(host: "127.0.0.1", port: listener.port, security: .none))
        defer { client.close() }
        do throws(SMTPError) {
            try await client.send(message, deadline: .milliseconds(100))
            Issue.record("nobody answered")
        } catch {
            guard case .unreachable = error else { Issue.record("\(error)"); return }
        }
        let cancelled = Task { [message] in try await client.send(message, deadline: .seconds(60)) }
        while listener.accepted < 2 { await Task.yield() }
        cancelled.cancel()
        await #expect(throws: SMTPError.cancelled) { try await cancelled.value }
        while listener.openConnections > 0 { await Task.yield() }
    }
}
