/// A connection broke the protocol: the close frame that says so is sent, and nothing more is read.
public struct WebSocketFailure: Error, Sendable, Equatable {
    public let code: WebSocketCloseCode
    public let reason: String
    init(_ code: WebSocketCloseCode, _ reason: String) {
        self.code = code
        self.reason = reason
    }
}

/// What came whole.
public enum WebSocketEvent: Sendable, Equatable {
    case text(String)
    case binary([UInt8])
    case ping([UInt8])
    case pong([UInt8])
    /// Nil without a code.
    case close(WebSocketCloseCode?, reason: String)
}

/// Reads what a peer sends: frames out of bytes as they come, messages out of fragments. RFC 6455.
///
/// A pure state machine. Its work is linear in the bytes, and it holds no more of them than one message and one control frame: a length
/// that a
/// peer announces is refused before a byte of it is taken, and memory follows what has arrived.
public struct WebSocketReader: Sendable {
    private enum Stage { case first, second, length(left: Int), mask, payload }

    private let role: WebSocketRole
    /// The most bytes a message may have.
    private let limit: Int

    private var stage = Stage.first
    private var isFinal = false
    private var opcode = WebSocketOpcode.text
    private var isMasked = false
    private var length = 0
    private var lengthBytes = 0
    private var mask: [UInt8] = []
    private var taken = 0

    /// Of the message whose fragments are coming; nil between messages.
    private var kind: WebSocketOpcode?
    private var message: [UInt8] = []
    private var text = UTF8Check()
    private var control: [UInt8] = []
    /// After a close frame nothing counts.
    public private(set) var isClosed = false

    public init(_ role: WebSocketRole, messageBytes: Int = 64 << 10) {
        self.role = role
        limit = messageBytes
    }

    /// Takes bytes as they arrive.
    /// - Throws: `WebSocketFailure` for the first thing that is against the protocol or beyond the limit; what came before it is lost.
    public mutating func read(_ bytes: some Collection<UInt8>) throws(WebSocketFailure) -> [WebSocketEvent] {
        var events: [WebSocketEvent] = []
        var rest = bytes[...]
        while !isClosed {
            switch stage {
            case .first:
                guard let byte = rest.popFirst() else { return events }
                try takeFirst(byte)
                stage = .second
            case .second:
                guard let byte = rest.popFirst() else { return events }
                try takeSecond(byte)
            case .length(let left):
                guard let byte = rest.popFirst() else { return events }
                // §5.2: the first bit of eight bytes is 0.
                guard left < 8 || byte < 0x80 else { throw WebSocketFailure(.protocolError, "a length beyond 63 bits") }
                length = length << 8 | Int(byte)
                stage = left == 1 ? try lengthEnds() : .length(left: left - 1)
            case .mask:
                guard let byte = rest.popFirst() else { return events }
                mask.append(byte)
                if mask.count == 4 { stage = .payload }
            case .payload:
                let count = min(length - taken, rest.count)
                try takePayload(rest.prefix(count))
                rest = rest.dropFirst(count)
                guard taken == length else { return events }
                if let event = try frameEnds() { events.append(event) }
            }
        }
        return events
    }

    // MARK: The head

    private mutating func takeFirst(_ byte: UInt8) throws(WebSocketFailure) {
        guard byte & 0x70 == 0 else { throw WebSocketFailure(.protocolError, "reserved bits") }
        guard let opcode = WebSocketOpcode(rawValue: byte & 0x0f) else { throw WebSocketFailure(.protocolError, "an unknown opcode") }
        isFinal = byte & 0x80 != 0
        self.opcode = opcode
        if opcode.isControl {
            guard isFinal else { throw WebSocketFailure(.protocolError, "a control frame in fragments") }
        } else if (opcode == .continuation) != (kind != nil) {
            throw WebSocketFailure(.protocolError, kind == nil ? "a fragment of nothing" : "a message inside another")
        }
    }

    private mutating func takeSecond(_ byte: UInt8) throws(WebSocketFailure) {
        isMasked = byte & 0x80 != 0
        guard isMasked == (role == .server) else {
            throw WebSocketFailure(.protocolError, role == .server ? "a frame without a mask" : "a masked frame")
        }
        length = Int(byte & 0x7f)
        guard !opcode.isControl || length <= WebSocketFrame.controlBytes else { throw WebSocketFailure(.protocolError, "a long control frame") }
        switch length {
        case 126: (length, lengthBytes, stage) = (0, 2, .length(left: 2))
        case 127: (length, lengthBytes, stage) = (0, 8, .length(left: 8))
        default:
            lengthBytes = 1
            stage = try lengthEnds()
        }
    }

    private mutating func lengthEnds() throws(WebSocketFailure) -> Stage {
        // §5.2: the least number of bytes.
        if lengthBytes == 2, length < 126 { throw WebSocketFailure(.protocolError, "a length in too many bytes") }
        if lengthBytes == 8, length <= 0xffff { throw WebSocketFailure(.protocolError, "a length in too many bytes") }
        if !opcode.isControl, length > limit - message.count { throw WebSocketFailure(.messageTooBig, "at most \(limit) bytes") }
        if !opcode.isControl, opcode != .continuation { kind = opcode }
        taken = 0
        return isMasked ? .mask : .payload
    }

    // MARK: The payload

    private mutating func takePayload(_ bytes: some Collection<UInt8>) throws(WebSocketFailure) {
        let isText = !opcode.isControl && kind == .text
        for byte in bytes {
            let plain = isMasked ? byte ^ mask[taken & 3] : byte
            taken += 1
            if opcode.isControl { control.append(plain) } else { message.append(plain) }
            if isText, !text.take(plain) { throw WebSocketFailure(.invalidPayload, "text that is no UTF-8") }
        }
    }

    private mutating func frameEnds() throws(WebSocketFailure) -> WebSocketEvent? {
        defer {
            stage = .first
            mask = []
            control = []
        }
        switch opcode {
        case .ping: return .ping(control)
        case .pong: return .pong(control)
        case .close: return try close()
        case .text, .binary, .continuation:
            guard isFinal, let kind else { return nil }
            defer { (self.kind, message, text) = (nil, [], UTF8Check()) }
            guard kind == .text else { return .binary(message) }
            guard text.isComplete else { throw WebSocketFailure(.invalidPayload, "text that ends within a character") }
            return .text(String(decoding: message, as: UTF8.self))
        }
    }

    private mutating func close() throws(WebSocketFailure) -> WebSocketEvent {
        isClosed = true
        guard !control.isEmpty else { return .close(nil, reason: "") }
        guard control.count >= 2 else { throw WebSocketFailure(.protocolError, "half a code") }
        let code = WebSocketCloseCode(UInt16(control[0]) << 8 | UInt16(control[1]))
        guard code.isAllowed else { throw WebSocketFailure(.protocolError, "a code that does not travel") }
        var check = UTF8Check()
        for byte in control.dropFirst(2) where !check.take(byte) { throw WebSocketFailure(.invalidPayload, "a reason that is no UTF-8") }
        guard check.isComplete else { throw WebSocketFailure(.invalidPayload, "a reason that is no UTF-8") }
        return .close(code, reason: String(decoding: control.dropFirst(2), as: UTF8.self))
    }
}
