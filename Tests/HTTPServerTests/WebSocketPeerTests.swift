import Foundation
import HTTPCore
import TestSupport
import Testing
import WebSocket

@testable import HTTPServer

/// Our WebSockets before a client that is not ours, PyPI's `websockets`. Runs where `BARBELL_WEBSOCKETS_PYTHON` names a Python that has it, as
/// `Tools/test` does.
@Suite(.enabled(if: getenv("BARBELL_WEBSOCKETS_PYTHON").map { $0.pointee != 0 } ?? false), .timeLimit(.minutes(2)))
struct WebSocketPeerTests {
    /// Every message has to come back, whole or in fragments, of every length around the limits of a frame's head; pings are answered
    /// between
    /// fragments; either side closes, with codes and reasons. Prints how many messages came back.
    static let script = """
        import random, sys
        from websockets.sync.client import connect
        from websockets.exceptions import ConnectionClosed
        url, seen, chance = sys.argv[1], 0, random.Random(7)
        def text(length): return "".join(chance.choice("aé€😀سلام ") for _ in range(length))
        with connect(url, compression=None, max_size=None) as socket:
            for length in [0, 1, 2, 124, 125, 126, 127, 128, 1000, 65534, 65535, 65536, 65537, 300000]:
                for message in (chance.randbytes(length), text(length)):
                    socket.send(message)
                    assert socket.recv() == message, length
                    seen += 1
                pieces = [text(chance.randrange(0, length + 1)) for _ in range(4)]
                socket.send(iter(pieces))
                assert socket.recv() == "".join(pieces), length
                seen += 1
                assert socket.ping(chance.randbytes(min(length, 125))).wait(10)
            for _ in range(500): socket.send("x" * chance.randrange(200))
            for _ in range(500): socket.recv(); seen += 1
        assert socket.close_code == 1000, socket.close_code
        for code, reason in [(1000, ""), (1001, "leaving"), (3000, "ثلاثة"), (4999, "r" * 123)]:
            socket = connect(url, compression=None)
            socket.close(code, reason)
            assert (socket.close_code, socket.close_reason) == (code, ""), (socket.close_code, socket.close_reason)
        socket = connect(url, compression=None)
        socket.send("close me")
        try: socket.recv(); raise SystemExit("it went on")
        except ConnectionClosed: assert (socket.close_code, socket.close_reason) == (4001, "as you wish"), socket.close_code
        print(seen)
        """

    @Test func whatAnotherImplementationSendsComesBackAsItWas() async throws {
        let program = try #require(getenv("BARBELL_WEBSOCKETS_PYTHON").map { String(cString: $0) })
        let echo = Responder { request in
            (try? WebSocketAnswer.open(request) { channel in
                try await channel.read(messageBytes: 4 << 20) { event in
                    switch event {
                    case .text("close me"): try await channel.close(WebSocketCloseCode(4001), reason: "as you wish")
                    case .text(let text): try await channel.send(text)
                    case .binary(let bytes): try await channel.send(bytes)
                    default: break
                    }
                }
            }) ?? .text("no")
        }
        let output = try await withServer(echo) { server in
            let port = server.port
            return try await offThePool {
                let (process, pipe) = (Process(), Pipe())
                process.executableURL = URL(fileURLWithPath: program)
                process.arguments = ["-c", Self.script, "ws://127.0.0.1:\(port)/"]
                process.standardOutput = pipe
                process.standardError = pipe
                try process.run()
                let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
                process.waitUntilExit()
                return output
            }
        }
        #expect(output == "\(14 * 3 + 500)\n")
    }
}
