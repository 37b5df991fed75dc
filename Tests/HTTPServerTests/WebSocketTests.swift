import EventLoop
import HTTPCore
import Testing
import WebSocket

@testable import HTTPServer

/// Connections that leave HTTP for a WebSocket, and come to their ends.
@Suite struct WebSocketServerTests {
    static let asking = """
        GET /socket HTTP/1.1\r\nHost: h\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n\
        Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n
        """
    static let mask: (UInt8, UInt8, UInt8, UInt8) = (1, 2, 3, 4)

    /// Sends back what comes.
    static func echoing(messageBytes: Int = 1 << 20) -> Responder {
        Responder { request in
            do throws(WebSocketHandshake.Refusal) {
                return try WebSocketAnswer.open(request) { channel in
                    try await channel.read(messageBytes: messageBytes) { event in
                        if case .text(let text) = event { try await channel.send(text) }
                    }
                }
            } catch {
                return HTTPResponse(status: error == .version ? .upgradeRequired : .badRequest)
            }
        }
    }

    private static func masked(_ text: String) -> [UInt8] { WebSocketFrame.encode(.text, Array(text.utf8), mask: mask) }

    /// Reads events as a client, until there are as many as wanted.
    private static func events(_ client: RawClient, _ reader: inout WebSocketReader, _ count: Int) throws -> [WebSocketEvent] {
        var events: [WebSocketEvent] = []
        while events.count < count {
            let bytes = try client.read(atLeast: 1)
            guard !bytes.isEmpty else { throw RawClient.Failure.closed }
            events += try reader.read(bytes)
        }
        return events
    }

    @Test func aMessageComesBackAndTheClosingIsAnswered() async throws {
        let (head, events, rest) = try await withClient(Self.echoing()) { client in
            client.send(Self.asking)
            let head = try client.response(bodyless: true)
            var reader = WebSocketReader(.client)
            client.send(Self.masked("السلام"))
            client.send(WebSocketFrame.encode(.ping, [9], mask: Self.mask))
            client.send(WebSocketFrame.encode(.close, [0x03, 0xe8], mask: Self.mask))
            return (head, try Self.events(client, &reader, 3), try client.readToEnd())
        }
        #expect(head.status == 101)
        #expect(head.field("Upgrade") == "websocket")
        #expect(head.field("Connection") == "Upgrade")
        #expect(head.field("Sec-WebSocket-Accept") == "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=")
        #expect(head.field("Transfer-Encoding") == nil)
        #expect(head.field("Content-Length") == nil)
        #expect(events == [.text("السلام"), .pong([9]), .close(.normal, reason: "")])
        #expect(rest.isEmpty)
    }

    /// A client need not wait for the answer to its request.
    @Test func whatComesBehindTheRequestIsRead() async throws {
        let events = try await withClient(Self.echoing()) { client in
            client.send(Array(Self.asking.utf8) + Self.masked("early"))
            _ = try client.response(bodyless: true)
            var reader = WebSocketReader(.client)
            return try Self.events(client, &reader, 1)
        }
        #expect(events == [.text("early")])
    }

    @Test func aLargeMessageInManyPiecesComesBackWhole() async throws {
        let text = String(repeating: "0123456789", count: 100_000)
        let back = try await withClient(Self.echoing()) { client in
            client.send(Self.asking)
            _ = try client.response(bodyless: true)
            client.send(Self.masked(text))
            var reader = WebSocketReader(.client, messageBytes: 2 << 20)
            return try Self.events(client, &reader, 1)
        }
        #expect(back == [.text(text)])
    }

    @Test(arguments: [
        (Array<UInt8>([0xc1, 0x80, 0, 0, 0, 0]), WebSocketCloseCode.protocolError), ([0x81, 0xfe, 0xff, 0xff], .messageTooBig),
        ([0x81, 0x81, 0, 0, 0, 0, 0xff], .invalidPayload),
    ])
    func whoBreaksTheProtocolIsToldAndCutOff(bytes: [UInt8], code: WebSocketCloseCode) async throws {
        let events = try await withClient(Self.echoing(messageBytes: 1000)) { client in
            client.send(Self.asking)
            _ = try client.response(bodyless: true)
            client.send(bytes)
            var reader = WebSocketReader(.client)
            let events = try Self.events(client, &reader, 1)
            _ = try client.readToEnd()
            return events
        }
        guard case .close(let told?, _) = try #require(events.first) else { return #expect(Bool(false), "\(events)") }
        #expect(told == code)
    }

    /// The rest of the message lies unread when the server closes, and makes no reset of it that overtakes the reason.
    @Test func whoIsStillSendingReadsWhyItEnds() async throws {
        let (isSent, events) = try await withClient(Self.echoing(messageBytes: 1000)) { client in
            client.send(Self.asking)
            _ = try client.response(bodyless: true)
            let isSent = client.send(Self.masked(String(repeating: "x", count: 1 << 20)))
            var reader = WebSocketReader(.client)
            let events = try Self.events(client, &reader, 1)
            _ = try client.readToEnd()
            return (isSent, events)
        }
        guard case .close(let told?, _) = try #require(events.first) else { return #expect(Bool(false), "\(events)") }
        #expect(isSent && told == .messageTooBig)
    }

    @Test func whoAsksWronglyStaysWithHTTP() async throws {
        let answers = try await withClient(Self.echoing()) { client in
            client.send(Self.asking.replacing("Version: 13", with: "Version: 8"))
            let first = try client.response()
            client.send("GET /socket HTTP/1.1\r\nHost: h\r\n\r\n")
            return [first.status, try client.response().status]
        }
        #expect(answers == [426, 400])
    }

    @Test func theClosureEndsWhenThePeerIsGone() async throws {
        let ended = Gate()
        let responder = Responder { request in
            (try? WebSocketAnswer.open(request) { channel in
                try? await channel.read(messageBytes: 1000) { _ in }
                ended.open()
            }) ?? .text("no")
        }
        try await withServer(responder) { server in
            let port = server.port
            try await offThePool {
                let client = try RawClient(port: port)
                client.send(Self.asking)
                _ = try client.response(bodyless: true)
                client.reset()
            }
            await ended.wait()
        }
        #expect(ended.isOpen)
    }

    @Test func aServerThatStopsSaysGoodbye() async throws {
        let open = Gate()
        let events = try await withServer(Self.echoing()) { server in
            let port = server.port
            async let client = offThePool {
                let client = try RawClient(port: port)
                client.send(Self.asking)
                _ = try client.response(bodyless: true)
                open.open()
                var reader = WebSocketReader(.client)
                return try Self.events(client, &reader, 1)
            }
            await open.wait()
            await server.drain(within: .seconds(5))
            return try await client
        }
        #expect(events == [.close(.goingAway, reason: "")])
    }

    /// What nobody reads stays with the peer: memory holds a buffer's worth.
    @Test func aPeerThatSendsTooFastIsHeldUp() async throws {
        let gate = Gate()
        let total = Count()
        let responder = Responder { request in
            (try? WebSocketAnswer.open(request) { channel in
                await gate.wait()
                try await channel.read(messageBytes: 1 << 20) { event in
                    if case .text(let text) = event { total.add(text.utf8.count) }
                    try await channel.send("ok")
                }
            }) ?? .text("no")
        }
        let events = try await withClient(responder) { client in
            client.send(Self.asking)
            _ = try client.response(bodyless: true)
            let text = String(repeating: "x", count: 100_000)
            gate.open()
            for _ in 0..<50 { client.send(Self.masked(text)) }
            var reader = WebSocketReader(.client)
            return try Self.events(client, &reader, 50)
        }
        #expect(events.count == 50)
        #expect(total.value == 5_000_000)
    }
}
