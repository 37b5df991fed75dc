import Glibc
import HTTPCore
import HTTPServer
import Synchronization

/// A folder of a test's own, removed with what is left in it.
func withFolder<T>(_ body: (Folder) async throws -> T) async throws -> T {
    var template = Array("/tmp/barbell-upload-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw FolderMissing() }
    let folder = Folder(path: String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self))
    defer {
        for name in folder.names { unlink("\(folder.path)/\(name)") }
        rmdir(folder.path)
    }
    return try await body(folder)
}

struct FolderMissing: Error {}

struct Folder: Sendable {
    let path: String

    var names: [String] {
        guard let directory = opendir(path) else { return [] }
        defer { closedir(directory) }
        var names: [String] = []
        while let entry = readdir(directory) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            if name != "." && name != ".." { names.append(name) }
        }
        return names.sorted()
    }

    /// Waits for the server to notice; false when it never does.
    func becomesEmpty() -> Bool { holds { names.isEmpty } }

    /// Waits for the first file of an upload.
    func isUsed() -> Bool { holds { !names.isEmpty } }

    private func holds(_ condition: () -> Bool) -> Bool {
        for _ in 0..<10_000 {
            if condition() { return true }
            pause(milliseconds: 1)
        }
        return false
    }
}

/// FNV-1a: enough to tell whether bytes came whole and in order.
struct Checksum {
    var value: UInt64 = 0xcbf2_9ce4_8422_2325
    mutating func add(_ bytes: some Sequence<UInt8>) { for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 } }

    static func of(_ bytes: [UInt8]) -> String {
        var sum = Checksum()
        bytes.withUnsafeBufferPointer { sum.add($0) }
        return String(sum.value, radix: 16)
    }

    static func of(file path: String) -> String {
        guard let file = fopen(path, "r") else { return "unreadable" }
        defer { fclose(file) }
        var sum = Checksum()
        var piece = [UInt8](repeating: 0, count: 1 << 20)
        while true {
            let count = fread(&piece, 1, piece.count, file)
            if count == 0 { return String(sum.value, radix: 16) }
            piece.withUnsafeBufferPointer { sum.add($0.prefix(count)) }
        }
    }
}

/// Takes every body into a file and answers with its size and checksum.
struct Uploads: HTTPResponder {
    let folder: Folder
    var maximum = 1 << 30
    let asked = Count()
    let served = Count()
    var intake: (@Sendable (HTTPRequest) -> BodyIntake)?
    var handler: @Sendable (HTTPRequest) async -> HTTPResponse = { .text(Uploads.summary($0)) }

    func intake(of head: HTTPRequest) -> BodyIntake {
        asked.add()
        return intake?(head) ?? .file(directory: folder.path, maximum: maximum)
    }

    func respond(to request: HTTPRequest) async -> HTTPResponse {
        served.add()
        return await handler(request)
    }

    static func summary(_ request: HTTPRequest) -> String {
        guard let file = request.file else { return "\(request.method.rawValue) \(request.path) no file \(request.body.count)" }
        return summary(request.method, request.path, file.size, Checksum.of(file: file.path)) + (request.body.isEmpty ? "" : " and bytes")
    }

    static func summary(_ method: HTTPMethod, _ path: String, _ size: Int, _ sum: String) -> String {
        "\(method.rawValue) \(path) \(size) \(sum)"
    }
    static func summary(_ body: [UInt8]) -> String { summary(.put, "/f", body) }
    static func summary(_ method: HTTPMethod, _ path: String, _ body: [UInt8]) -> String {
        summary(method, path, body.count, Checksum.of(body))
    }
}

/// Bytes that differ from place to place.
func bytes(_ count: Int, seed: UInt64 = 1) -> [UInt8] {
    var random = SplitMix(state: seed)
    return [UInt8](unsafeUninitializedCapacity: (count + 7) / 8 * 8) { buffer, filled in
        for index in stride(from: 0, to: count, by: 8) {
            withUnsafeBytes(of: random.next()) { word in
                for offset in 0..<8 { buffer.initializeElement(at: index + offset, to: word[offset]) }
            }
        }
        filled = count
    }
}

enum Framing: String, CaseIterable, Sendable {
    case length, chunked

    func request(_ body: [UInt8], piece: Int = 100_000) -> [UInt8] { request(.put, "/f", body, piece: piece) }

    /// - Parameter piece: bytes of a chunk.
    func request(_ method: HTTPMethod, _ path: String, _ body: [UInt8], piece: Int = 100_000, fields: String = "") -> [UInt8] {
        let start = "\(method.rawValue) \(path) HTTP/1.1\r\nHost: h\r\n\(fields)"
        if self == .length { return Array("\(start)Content-Length: \(body.count)\r\n\r\n".utf8) + body }
        var text = Array("\(start)Transfer-Encoding: chunked\r\n\r\n".utf8)
        for from in stride(from: 0, to: body.count, by: piece) {
            let to = min(from + piece, body.count)
            text += Array("\(String(to - from, radix: 16))\r\n".utf8) + body[from..<to] + [13, 10]
        }
        return text + Array("0\r\n\r\n".utf8)
    }
}
