/// What a frame is. RFC 6455 §5.2.
public enum WebSocketOpcode: UInt8, Sendable {
    case continuation = 0x0
    case text = 0x1
    case binary = 0x2
    case close = 0x8
    case ping = 0x9
    case pong = 0xa

    var isControl: Bool { rawValue & 0x8 != 0 }
}

/// Which end of a connection one is: clients mask what they send, servers do not, and each refuses the other from its peer. §5.1.
public enum WebSocketRole: Sendable {
    case client, server
}

/// Frames as bytes.
public enum WebSocketFrame {
    /// The most that a control frame may carry. §5.5.
    public static let controlBytes = 125

    /// - Parameters:
    ///   - mask: four bytes of chance for what a client sends, nil for a server.
    public static func encode(
        _ opcode: WebSocketOpcode, _ payload: [UInt8], isLast: Bool = true, mask: (UInt8, UInt8, UInt8, UInt8)? = nil
    ) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(payload.count + 14)
        bytes.append((isLast ? 0x80 : 0) | opcode.rawValue)
        let masked: UInt8 = mask == nil ? 0 : 0x80
        switch payload.count {
        case ...125: bytes.append(masked | UInt8(payload.count))
        case ...0xffff:
            bytes.append(masked | 126)
            for shift in [8, 0] { bytes.append(UInt8(truncatingIfNeeded: payload.count >> shift)) }
        default:
            bytes.append(masked | 127)
            for shift in stride(from: 56, through: 0, by: -8) { bytes.append(UInt8(truncatingIfNeeded: payload.count >> shift)) }
        }
        guard let mask else { return bytes + payload }
        bytes += [mask.0, mask.1, mask.2, mask.3]
        let key = [mask.0, mask.1, mask.2, mask.3]
        for (place, byte) in payload.enumerated() { bytes.append(byte ^ key[place & 3]) }
        return bytes
    }

    /// A close frame; the reason is cut at a character that still fits.
    public static func close(_ code: WebSocketCloseCode, reason: String = "") -> [UInt8] {
        var payload = [UInt8(truncatingIfNeeded: code.value >> 8), UInt8(truncatingIfNeeded: code.value)]
        for scalar in reason.unicodeScalars {
            let bytes = Array(String(scalar).utf8)
            guard payload.count + bytes.count <= controlBytes else { break }
            payload += bytes
        }
        return encode(.close, payload)
    }
}

/// Why a connection ends. RFC 6455 §7.4.
public struct WebSocketCloseCode: Sendable, Hashable {
    public let value: UInt16
    /// Any number; what a peer sends is checked with `isAllowed`.
    public init(_ value: UInt16) { self.value = value }

    public static let normal = WebSocketCloseCode(1000)
    /// The server stops, or the page is left.
    public static let goingAway = WebSocketCloseCode(1001)
    public static let protocolError = WebSocketCloseCode(1002)
    public static let unsupportedData = WebSocketCloseCode(1003)
    /// Text that is no UTF-8.
    public static let invalidPayload = WebSocketCloseCode(1007)
    /// Whatever the application does not allow.
    public static let policyViolation = WebSocketCloseCode(1008)
    public static let messageTooBig = WebSocketCloseCode(1009)
    public static let internalError = WebSocketCloseCode(1011)
    public static let tryAgainLater = WebSocketCloseCode(1013)

    /// Whether a frame may carry it: 1004 to 1006 and 1015 never travel, and what is below 3000 is for the registry to give out.
    public var isAllowed: Bool {
        switch value {
        case 1000...1003, 1007...1014, 3000...4999: true
        default: false
        }
    }
}
