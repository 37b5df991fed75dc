/// The opening handshake. RFC 6455 §4.
public enum WebSocketHandshake {
    public enum Refusal: Error, Sendable, Equatable {
        /// It asks for no WebSocket.
        case noUpgrade
        /// Another version than 13: the answer is 426 with `Sec-WebSocket-Version: 13`.
        case version
        /// `Sec-WebSocket-Key` is not 16 bytes in Base64.
        case key
    }

    /// What `Sec-WebSocket-Accept` says to a client that asks as it should.
    /// - Parameter field: a field's value by its name, nil without one; several of one name joined by commas.
    public static func accept(_ field: (String) -> String?) throws(Refusal) -> String {
        guard has("websocket", in: field("Upgrade")), has("upgrade", in: field("Connection")) else { throw .noUpgrade }
        guard field("Sec-WebSocket-Version") == "13" else { throw .version }
        guard let key = field("Sec-WebSocket-Key"), isKey(key) else { throw .key }
        return answer(to: key)
    }

    /// §4.2.2: proves that the server has read the key and is no server of something else.
    public static func answer(to key: String) -> String {
        Base64.encode(SHA1.digest(Array(key.utf8) + Array("258EAFA5-E914-47DA-95CA-C5AB0DC85B11".utf8)))
    }

    /// 22 letters of the alphabet and two of padding are 16 bytes.
    private static func isKey(_ key: String) -> Bool {
        let bytes = Array(key.utf8.prefix(25))
        return bytes.count == 24 && bytes.hasSuffix("==") && bytes.prefix(22).allSatisfy { Base64.alphabet.contains($0) }
    }

    /// Whether a list of tokens has one, whatever its case.
    private static func has(_ token: String, in list: String?) -> Bool {
        guard let list else { return false }
        return list.utf8.split(separator: 0x2c).contains { part in
            let trimmed = part.drop { $0 == 0x20 || $0 == 0x09 }
            let end = trimmed.lastIndex { $0 != 0x20 && $0 != 0x09 }
            guard let end, trimmed[...end].count == token.utf8.count else { return false }
            return zip(trimmed[...end], token.utf8).allSatisfy { $0 | 0x20 == $1 }
        }
    }
}

extension [UInt8] {
    fileprivate func hasSuffix(_ text: String) -> Bool { suffix(text.utf8.count).elementsEqual(text.utf8) }
}

enum Base64 {
    static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

    static func encode(_ bytes: [UInt8]) -> String {
        var text: [UInt8] = []
        for start in stride(from: 0, to: bytes.count, by: 3) {
            let group = (0..<3).map { start + $0 < bytes.count ? Int(bytes[start + $0]) : 0 }
            let bits = group[0] << 16 | group[1] << 8 | group[2]
            let digits = [18, 12, 6, 0].map { alphabet[bits >> $0 & 63] }
            let kept = min(bytes.count - start, 3) + 1
            text += digits.prefix(kept) + Array(repeating: 0x3d, count: 4 - kept)
        }
        return String(decoding: text, as: UTF8.self)
    }
}
