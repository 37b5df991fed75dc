internal import HTTPCore

/// The head of an answer as bytes: one for all answers of a loop, as each is copied before the next begins.
struct ResponseHead {
    private(set) var bytes: [UInt8] = []

    init() { bytes.reserveCapacity(1 << 10) }

    mutating func begin(_ status: HTTPStatus, minorVersion: Int) {
        bytes.removeAll(keepingCapacity: true)
        put(minorVersion == 0 ? "HTTP/1.0 " : "HTTP/1.1 ")
        put(status.code)
        bytes.append(0x20)
        bytes.append(contentsOf: status.reason.utf8)
        endLine()
    }

    /// A field as the application gave it.
    /// - Returns: whether it can be sent: its name is a token, and its value has no CR, LF, NUL or other control, so that an answer cannot
    ///   be split by a value that came from a request.
    mutating func add(_ name: String, _ value: String) -> Bool {
        let start = bytes.count
        bytes.append(contentsOf: name.utf8)
        let end = bytes.count
        guard end > start, bytes[start..<end].allSatisfy(ByteClass.token.contains) else { return false }
        put(": ")
        let from = bytes.count
        bytes.append(contentsOf: value.utf8)
        guard bytes[from...].allSatisfy(\.isFieldValue) else { return false }
        endLine()
        return true
    }

    /// A field of the server's own.
    mutating func add(name: StaticString, _ value: StaticString) {
        put(name)
        put(": ")
        put(value)
        endLine()
    }

    mutating func addLength(_ length: Int) {
        put("Content-Length: ")
        put(length)
        endLine()
    }

    mutating func addLine(_ line: [UInt8]) { bytes.append(contentsOf: line) }

    mutating func end() { endLine() }

    private mutating func put(_ text: StaticString) {
        bytes.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    private mutating func put(_ number: Int) { bytes.append(contentsOf: String(number).utf8) }

    private mutating func endLine() {
        bytes.append(0x0d)
        bytes.append(0x0a)
    }
}

extension HTTPStatus {
    /// Whether an answer may say how long its body is. RFC 9110 §8.6; of 304 it would be that of another answer.
    var mayHaveLength: Bool { code >= 200 && code != 204 && code != 304 }
}
