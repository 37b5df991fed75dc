import TestSupport
import Testing

@testable import WebSocket

/// RFC 6455, what each end may send.
@Suite struct WebSocketReaderTests {
    static let mask: (UInt8, UInt8, UInt8, UInt8) = (0x37, 0xfa, 0x21, 0x3d)

    private func read(_ bytes: [UInt8], limit: Int = 1 << 20, inPieces: Int = .max) throws -> [WebSocketEvent] {
        var reader = WebSocketReader(.server, messageBytes: limit)
        var events: [WebSocketEvent] = []
        var rest = bytes[...]
        while !rest.isEmpty {
            events += try reader.read(rest.prefix(inPieces))
            rest = rest.dropFirst(inPieces)
        }
        return events
    }

    private func masked(_ opcode: WebSocketOpcode, _ payload: [UInt8], isLast: Bool = true) -> [UInt8] {
        WebSocketFrame.encode(opcode, payload, isLast: isLast, mask: Self.mask)
    }

    /// The examples of §5.7.
    @Test func theExamplesOfTheStandard() throws {
        #expect(try read([0x81, 0x85, 0x37, 0xfa, 0x21, 0x3d, 0x7f, 0x9f, 0x4d, 0x51, 0x58]) == [.text("Hello")])
        #expect(WebSocketFrame.encode(.text, Array("Hello".utf8)) == [0x81, 0x05, 0x48, 0x65, 0x6c, 0x6c, 0x6f])
        #expect(WebSocketFrame.encode(.text, Array("Hello".utf8), mask: Self.mask) == [0x81, 0x85, 0x37, 0xfa, 0x21, 0x3d, 0x7f, 0x9f, 0x4d, 0x51, 0x58])
        #expect(WebSocketFrame.encode(.binary, Array(repeating: 0, count: 256)).prefix(4) == [0x82, 0x7e, 0x01, 0x00])
        #expect(WebSocketFrame.encode(.binary, Array(repeating: 0, count: 65_536)).prefix(10) == [0x82, 0x7f, 0, 0, 0, 0, 0, 1, 0, 0])
        var client = WebSocketReader(.client)
        #expect(try client.read([0x01, 0x03, 0x48, 0x65, 0x6c, 0x80, 0x02, 0x6c, 0x6f] as [UInt8]) == [.text("Hello")])
    }

    @Test(arguments: [0, 1, 125, 126, 127, 128, 65_535, 65_536, 70_000], [1, 3, 7, 4096, Int.max])
    func everyLengthArrivesInPiecesOfAnySize(length: Int, pieces: Int) throws {
        let payload = (0..<length).map { UInt8(truncatingIfNeeded: $0 &* 7) }
        #expect(try read(masked(.binary, payload), inPieces: pieces) == [.binary(payload)])
    }

    @Test func aControlFrameMayComeBetweenFragments() throws {
        let bytes = masked(.text, Array("مر".utf8), isLast: false) + masked(.ping, [1, 2]) + masked(.continuation, Array("حبًا".utf8))
        for pieces in 1...bytes.count { #expect(try read(bytes, inPieces: pieces) == [.ping([1, 2]), .text("مرحبًا")]) }
    }

    @Test func aCharacterMayBeCutByFragmentsAndNotByTheEnd() throws {
        let bytes = Array("😀".utf8)
        #expect(try read(masked(.text, [bytes[0]], isLast: false) + masked(.continuation, Array(bytes[1...]))) == [.text("😀")])
        #expect(throws: WebSocketFailure(.invalidPayload, "text that ends within a character")) { try read(masked(.text, Array(bytes[..<3]))) }
    }

    static let wrong: [(String, [UInt8], WebSocketCloseCode)] = [
        ("reserved bits", [0xc1, 0x80, 0, 0, 0, 0], .protocolError),
        ("an unknown data opcode", [0x83, 0x80, 0, 0, 0, 0], .protocolError),
        ("an unknown control opcode", [0x8b, 0x80, 0, 0, 0, 0], .protocolError),
        ("a ping in fragments", [0x09, 0x80, 0, 0, 0, 0], .protocolError),
        ("a ping of 126 bytes", [0x89, 0xfe, 0, 126], .protocolError),
        ("no mask", [0x81, 0x00], .protocolError),
        ("a continuation of nothing", [0x80, 0x80, 0, 0, 0, 0], .protocolError),
        ("a text inside another", [0x01, 0x80, 0, 0, 0, 0, 0x81, 0x80, 0, 0, 0, 0], .protocolError),
        ("two bytes for a length of 125", [0x82, 0xfe, 0, 125], .protocolError),
        ("eight bytes for a length of 65,535", [0x82, 0xff, 0, 0, 0, 0, 0, 0, 0xff, 0xff], .protocolError),
        ("a length with its first bit", [0x82, 0xff, 0x80, 0, 0, 0, 0, 0, 0, 0], .protocolError),
        ("a length beyond the limit, before a byte of it", [0x82, 0xff, 0, 0, 0, 0, 0x40, 0, 0, 0], .messageTooBig),
        ("an overlong form", [0x81, 0x82, 0, 0, 0, 0, 0xc0, 0xaf], .invalidPayload),
        ("a surrogate", [0x81, 0x83, 0, 0, 0, 0, 0xed, 0xa0, 0x80], .invalidPayload),
        ("above the last character, at its second byte", [0x81, 0x84, 0, 0, 0, 0, 0xf4, 0x90], .invalidPayload),
        ("half a close code", [0x88, 0x81, 0, 0, 0, 0, 3], .protocolError),
        ("the code 1005", [0x88, 0x82, 0, 0, 0, 0, 0x03, 0xed], .protocolError),
        ("the code 999", [0x88, 0x82, 0, 0, 0, 0, 0x03, 0xe7], .protocolError),
        ("the code 2999", [0x88, 0x82, 0, 0, 0, 0, 0x0b, 0xb7], .protocolError),
        ("a reason that is no UTF-8", [0x88, 0x83, 0, 0, 0, 0, 0x03, 0xe8, 0xff], .invalidPayload),
    ]

    @Test(arguments: wrong) func whatBreaksTheProtocolIsTold(name: String, bytes: [UInt8], code: WebSocketCloseCode) throws {
        for pieces in [1, Int.max] {
            do {
                let events = try read(bytes, inPieces: pieces)
                Issue.record("\(name) was taken: \(events)")
            } catch let failure as WebSocketFailure {
                #expect(failure.code == code, "\(name): \(failure.reason)")
            }
        }
    }

    @Test func fragmentsTogetherStayWithinTheLimit() throws {
        let half = Array(repeating: UInt8(0x61), count: 600)
        #expect(throws: WebSocketFailure.self) {
            try read(masked(.text, half, isLast: false) + masked(.continuation, half), limit: 1000)
        }
        #expect(try read(masked(.text, half, isLast: false) + masked(.continuation, Array(half.prefix(400))), limit: 1000).count == 1)
    }

    @Test func nothingCountsAfterTheClosing() throws {
        let bytes = masked(.close, [0x03, 0xe8] + Array("bye".utf8)) + masked(.text, Array("late".utf8))
        #expect(try read(bytes) == [.close(.normal, reason: "bye")])
        #expect(try read(masked(.close, [])) == [.close(nil, reason: "")])
    }

    @Test func aLongReasonIsCutAtACharacter() throws {
        let frame = WebSocketFrame.close(.policyViolation, reason: String(repeating: "ش", count: 100))
        #expect(frame.count == 2 + 2 + 122)
        var client = WebSocketReader(.client)
        #expect(try client.read(frame) == [.close(.policyViolation, reason: String(repeating: "ش", count: 61))])
    }
}

@Suite struct WebSocketHandshakeTests {
    private func accept(_ fields: [String: String]) throws(WebSocketHandshake.Refusal) -> String { try WebSocketHandshake.accept { fields[$0] } }
    static let right = [
        "Upgrade": "websocket", "Connection": "keep-alive, Upgrade", "Sec-WebSocket-Version": "13",
        "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
    ]

    /// §1.3.
    @Test func theExampleOfTheStandard() throws {
        #expect(try accept(Self.right) == "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=")
    }

    @Test func whatIsMissingOrWrongIsRefused() {
        func refused(_ field: String, _ value: String?) -> WebSocketHandshake.Refusal? {
            var fields = Self.right
            fields[field] = value
            do throws(WebSocketHandshake.Refusal) {
                _ = try accept(fields)
                return nil
            } catch { return error }
        }
        #expect(refused("Upgrade", nil) == .noUpgrade)
        #expect(refused("Upgrade", "websockets") == .noUpgrade)
        #expect(refused("Upgrade", "WebSocket") == nil)
        #expect(refused("Connection", "keep-alive") == .noUpgrade)
        #expect(refused("Sec-WebSocket-Version", "8") == .version)
        #expect(refused("Sec-WebSocket-Key", "dGhlIHNhbXBsZQ==") == .key)
        #expect(refused("Sec-WebSocket-Key", "dGhlIHNhbXBsZSBub25jZQ===") == .key)
    }

    /// FIPS 180-4's examples.
    @Test func theChecksumIsSHA1() {
        func hex(_ bytes: [UInt8]) -> String { bytes.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined() }
        #expect(hex(SHA1.digest(Array("abc".utf8))) == "a9993e364706816aba3e25717850c26c9cd0d89d")
        #expect(hex(SHA1.digest([])) == "da39a3ee5e6b4b0d3255bfef95601890afd80709")
        #expect(hex(SHA1.digest(Array("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq".utf8))) == "84983e441c3bd26ebaae4aa1f95129e5e54670f1")
        #expect(hex(SHA1.digest(Array(repeating: 0x61, count: 1_000_000))) == "34aa973cd4c4daa4f61eeb2bdbad27316534016f")
    }
}
