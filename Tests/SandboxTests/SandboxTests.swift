import AppTesting
import Contracts
import CurlKit
import EventLoop
import Glibc
import HTTPClient
import HTTPCore
import JSONCoding
import Platform
import SandboxService
@testable import ServiceKit
import Storage
import Synchronization
import TestSupport
import Testing
import Wire

typealias SandboxApp = AppUnderTest<SandboxService>

/// The whole sandbox, over its real sockets.
@Suite(.timeLimit(.minutes(2))) struct SandboxTests {
    private func run(engine: Engine = .sqlite, _ body: (SandboxApp, SMTPClient) async throws -> Void) async throws {
        try await SandboxApp.run(settings: SandboxSettings(smtpPort: 0), engine: engine, transport: .socket) { app async throws in
            // A loop of its own: at the end of a delivery libcurl waits for the answer to QUIT.
            let loops = try EventLoopGroup(count: 1, name: "smtp")
            defer { loops.stop() }
            let smtp = SMTPClient(loops: loops, server: SMTPServer(host: "127.0.0.1", port: app.app.service.smtpPort ?? 0, security: .none))
            let result: Result<Void, any Error>
            do { result = .success(try await body(app, smtp)) } catch { result = .failure(error) }
            smtp.close()
            try result.get()
        }
    }

    private func mail(_ id: String = "m-1", to: [String] = ["layla@example.com"], subject: String = "Hello", body: String = "Hi\n")
        -> SMTPMessage
    {
        let mail = Mail(id: id, to: to[0], subject: subject, body: body, run: nil)
        return SMTPMessage(
            sender: "no-reply@barbell.example", recipients: to,
            content: mail.message(from: "no-reply@barbell.example", now: ManualClock().now()))
    }

    private func send(_ smtp: SMTPClient, _ message: SMTPMessage) async -> SMTPError? {
        do throws(SMTPError) {
            try await smtp.send(message, deadline: .seconds(20))
            return nil
        } catch { return error }
    }

    private func messages(_ app: SandboxApp, to: String? = nil, _ channel: Channel? = nil) async throws -> [RecordedMessage] {
        try await app.client.call(Sandbox.messages, MessageFilter(to: to.map { ShortText(trusted: $0) }, channel: channel), Nothing()).items
    }

    private func sms(_ app: SandboxApp, _ id: String, to: String = "+966501234567", text: String = "042917 is your code") async throws
        -> Answer
    {
        // In-process: over a socket the client's circuit breaker would answer for a gateway that fails.
        try await AppClient(responder: app.app.responder).answer(
            Sandbox.sendSMS, SMSMessage(id: ShortText(trusted: id), to: try SaudiMobile(validating: to), text: text))
    }

    private func disturb(_ app: SandboxApp, _ channel: Channel, _ mode: DisturbanceMode, _ count: Int, to: String? = nil) async throws {
        let disturbance = Disturbance(
            channel: channel, mode: mode, count: count, to: to.map { ShortText(trusted: $0) }, delayMilliseconds: 30)
        #expect(try await app.client.answer(Sandbox.disturb, disturbance).status == 204)
    }

    @Test func aMailArrivesOverSMTP() async throws {
        try await run { app, smtp async throws in
            let body = "أهلا\n.\n..dots\nhttps://gtsd.example/verify?token=the-token&x=1\n"
            #expect(await send(smtp, mail(to: ["Layla@Example.com", "omar@example.com"], subject: "أكّد بريدك", body: body)) == nil)
            let all = try await messages(app)
            #expect(Set(all.map(\.to)) == ["layla@example.com", "omar@example.com"])
            for message in all {
                #expect(message.channel == .mail && message.subject == "أكّد بريدك" && message.text == body)
                #expect(message.id == "m-1@barbell")
                #expect(message.token == "the-token")
                #expect(message.code == nil)
                #expect(message.deliveries == 1)
            }
        }
    }

    /// Two hundred mails of two megabytes each would be an answer of four hundred.
    @Test(arguments: Engine.allCases) func aListHasTheBeginningOfALongMail(_ engine: Engine) async throws {
        try await run(engine: engine) { app, smtp async throws in
            let body = String(repeating: "رسالة طويلة\n", count: 5000) + "https://gtsd.example/verify?token=at-the-end\n"
            #expect(await send(smtp, mail(body: body)) == nil)
            let listed = try #require(try await messages(app).first)
            #expect(listed.text.unicodeScalars.count == 16_384 && body.hasPrefix(listed.text) && listed.links.isEmpty)
            let whole = try await app.client.call(
                Sandbox.message, RecordedMessageParameters(channel: .mail, id: ShortText(trusted: listed.id)), Nothing())
            #expect(whole.message.text == body && whole.message.token == "at-the-end")
        }
    }

    @Test func theSameIdAgainIsOneMessage() async throws {
        try await run { app, smtp async throws in
            for _ in 0..<3 { #expect(await send(smtp, mail()) == nil) }
            #expect(try await messages(app).map(\.deliveries) == [3])
            let answers = try await parallel(20) { _ in try await sms(app, "s-1").status }
            #expect(answers.allSatisfy { $0 == 202 })
            let texts = try await messages(app, .sms)
            #expect(texts.map(\.deliveries) == [20])
            #expect(texts.first?.code == "042917")
            // Another recipient is another message.
            #expect(try await sms(app, "s-1", to: "0559876543").status == 202)
            #expect(try await messages(app, .sms).count == 2)
        }
    }

    private func messages(_ app: SandboxApp, _ channel: Channel) async throws -> [RecordedMessage] {
        try await messages(app, to: nil, channel)
    }

    @Test(arguments: [1, 7, 20]) func ofTwentySendsExactlyNAreDisturbed(_ count: Int) async throws {
        try await run { app, smtp async throws in
            try await disturb(app, .sms, .fail, count)
            let answers = try await parallel(20) { index in try await sms(app, "s-\(index)").status }
            #expect(answers.count { $0 == 503 } == count)
            #expect(answers.count { $0 == 202 } == 20 - count)
            #expect(try await messages(app, .sms).count == 20 - count)
            try await disturb(app, .mail, .fail, count)
            let errors = try await parallel(20) { index in await send(smtp, mail("m-\(index)")) }
            #expect(errors.count { $0 != nil } == count)
            #expect(errors.compactMap { $0 }.allSatisfy { if case .deferred(let reply) = $0 { reply.code == 451 } else { false } })
            #expect(try await messages(app, .mail).count == 20 - count)
        }
    }

    @Test func eachDisturbanceDoesWhatItSays() async throws {
        try await run { app, smtp async throws in
            try await disturb(app, .mail, .refuse, 1)
            #expect(await send(smtp, mail("refused"))?.isPermanent == true)
            try await disturb(app, .mail, .drop, 1)
            #expect(await send(smtp, mail("dropped")).map { if case .unreachable = $0 { true } else { false } } == true)
            try await disturb(app, .mail, .delay, 1)
            #expect(await send(smtp, mail("delayed")) == nil)
            // A dropped mail was taken; its sender does not know, and sends it again.
            #expect(Set(try await messages(app, .mail).map(\.id)) == ["dropped@barbell", "delayed@barbell"])
            #expect(await send(smtp, mail("dropped")) == nil)
            #expect(try await messages(app, .mail).first { $0.id == "dropped@barbell" }?.deliveries == 2)
            #expect(try await messages(app, .mail).count == 2)
            try await disturb(app, .sms, .refuse, 1)
            #expect(try await sms(app, "refused").code == .phoneInvalid)
            try await disturb(app, .sms, .drop, 1)
            await #expect(throws: HTTPClientError.self) {
                let text = SMSMessage(id: ShortText(trusted: "dropped"), to: try SaudiMobile(validating: "+966501234567"), text: "042917 is your code")
                _ = try await app.client.answer(Sandbox.sendSMS, text)
            }
            try await disturb(app, .sms, .delay, 1)
            #expect(try await sms(app, "delayed").status == 202)
            // A dropped SMS was taken; its sender does not know.
            #expect(Set(try await messages(app, .sms).map(\.id)) == ["dropped", "delayed"])
            try await disturb(app, .push, .drop, 1)
            let push = PushMessage(
                id: ShortText(trusted: "dropped"), to: PushToken(trusted: "phone"), title: "a", body: "b", route: "gtsd://tasks")
            await #expect(throws: HTTPClientError.self) { _ = try await app.client.answer(Sandbox.sendPush, push) }
            #expect(try await app.client.call(Sandbox.sendPush, push).id.text == "dropped")
            #expect(try await messages(app, .push).map(\.deliveries) == [2])
        }
    }

    /// Replies that nobody reads would fill the memory: 64 MiB of commands are more than all buffers between the two hold.
    @Test func aClientThatReadsNoRepliesIsCutOff() async throws {
        try await run { app, _ async throws in
            let port = app.app.service.smtpPort ?? 0
            let isCutOff = await Task.detached { () -> Bool in
                let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
                defer { close(descriptor) }
                var address = sockaddr_in()
                address.sin_family = sa_family_t(AF_INET)
                address.sin_addr.s_addr = inet_addr("127.0.0.1")
                address.sin_port = in_port_t(port).bigEndian
                let connected = withUnsafePointer(to: &address) {
                    $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
                    }
                }
                guard connected else { return false }
                let commands = Array(String(repeating: "NOOP\r\n", count: 10_000).utf8)
                for _ in 0..<1100 where Glibc.send(descriptor, commands, commands.count, Int32(MSG_NOSIGNAL)) <= 0 { return true }
                return false
            }.value
            #expect(isCutOff)
        }
    }

    @Test func aDisturbanceCanBeForOneRecipientAndCleared() async throws {
        try await run { app, _ async throws in
            try await disturb(app, .sms, .fail, 5, to: "050 123 4567")
            #expect(try await sms(app, "a", to: "0559876543").status == 202)
            #expect(try await sms(app, "b").status == 503)
            try await disturb(app, .sms, .fail, 0, to: "+966501234567")
            #expect(try await sms(app, "b").status == 202)
            let wrong = Disturbance(channel: .sms, mode: .fail, count: 1001, delayMilliseconds: -1)
            #expect(try await app.client.answer(Sandbox.disturb, wrong).fields == ["count out_of_range", "delayMilliseconds out_of_range"])
        }
    }

    @Test(arguments: [
        "+966501234567", "00966501234567", "966501234567", "0501234567", "501234567", "+966 50 123 4567", "050-123-4567", "٠٥٠١٢٣٤٥٦٧",
        "+966 (0)50 123 4567",
    ])
    func aNumberIsFoundInEverySpelling(_ spelling: String) async throws {
        try await run { app, _ async throws in
            #expect(try await sms(app, "s-1", to: spelling).status == 202)
            #expect(try await sms(app, "s-2", to: "0559876543").status == 202)
            #expect(try await messages(app, to: spelling).map(\.id) == ["s-1"])
            #expect(try await messages(app, to: "0501234567").map(\.to) == ["+966501234567"])
            // A plus sign that nobody encoded is a space in a query.
            let answer = try await app.client.send(.get, "/sandbox/messages?to=+966501234567")
            #expect(answer.json?["total"]?.integer == 1)
            #expect(try await app.client.send(.delete, "/sandbox/messages?to=" + PercentEncoding.encode(spelling)).status == 204)
            #expect(try await messages(app).map(\.id) == ["s-2"])
        }
    }

    @Test func theNewestComesFirstAndFiltersCombine() async throws {
        try await run { app, smtp async throws in
            for index in 0..<3 { _ = try await sms(app, "s-\(index)") }
            #expect(await send(smtp, mail()) == nil)
            #expect(try await messages(app).map(\.channel) == [.mail, .sms, .sms, .sms])
            #expect(try await messages(app, .sms).map(\.id) == ["s-2", "s-1", "s-0"])
            #expect(try await messages(app, to: "LAYLA@example.com", .mail).count == 1)
            #expect(try await messages(app, to: "LAYLA@example.com", .sms).isEmpty)
        }
    }

    @Test func thePageIsOneDocumentWithoutOutsideParts() async throws {
        try await run { app, _ async throws in
            let page = try await app.client.answer(Sandbox.page)
            #expect(page.status == 200)
            #expect(page.headers["Content-Type"] == "text/html; charset=utf-8")
            #expect(page.text.hasPrefix("<!doctype html>"))
            #expect(!page.text.contains("src=") && !page.text.contains("http://") && !page.text.contains("https://"))
            // What arrived is put in as text, never as markup.
            #expect(!page.text.contains("innerHTML"))
        }
    }

    /// The first message comes through an open stream, while it is open.
    @Test func theLiveStreamShowsWhatArrives() async throws {
        try await SandboxApp.run(settings: SandboxSettings(smtpPort: 0)) { app async throws in
            let live = await app.app.responder.respond(to: HTTPRequest(method: .get, path: "/sandbox/live"))
            #expect(live.headers["Content-Type"] == "text/event-stream")
            guard case .stream(let write) = live.body else {
                Issue.record("not a stream")
                return
            }
            let pieces = Pieces()
            let reading = Task { try await write(pieces) }
            #expect(try await sms(app, "s-1").status == 202)
            let deadline = ContinuousClock.now + .seconds(20)
            while !pieces.text.contains("\n\n"), ContinuousClock.now < deadline { await Task.yield() }
            while pieces.events.isEmpty, ContinuousClock.now < deadline { try await Task.sleep(for: .milliseconds(2)) }
            let event = try #require(pieces.events.first)
            let message = try InputDecoder.decode(RecordedMessage.self, from: Array(event.utf8))
            #expect(message.id == "s-1" && message.code == "042917")
            reading.cancel()
            _ = await reading.result
        }
    }

    private final class Pieces: HTTPBodyWriter {
        private let bytes = Mutex<[UInt8]>([])
        func write(_ piece: [UInt8]) async throws {
            try Task.checkCancellation()
            bytes.withLock { $0 += piece }
        }
        var text: String { String(decoding: bytes.withLock { $0 }, as: UTF8.self) }
        var events: [String] { text.split(separator: "\n\n").filter { $0.hasPrefix("data: ") }.map { String($0.dropFirst(6)) } }
    }
}
