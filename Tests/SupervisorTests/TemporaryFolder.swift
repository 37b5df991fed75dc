import Glibc

@testable import Supervisor

/// A folder that lasts as long as this does.
final class TemporaryFolder: Sendable {
    let path: String

    init() throws {
        var template = Array("/tmp/barbell-test-XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else { throw SystemError("mkdtemp") }
        path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    deinit { Self.remove(path) }

    /// remove(3) takes files and empty folders, so a folder that it refuses is emptied first.
    private static func remove(_ path: String) {
        guard Glibc.remove(path) != 0, let directory = opendir(path) else { return }
        while let entry = readdir(directory) {
            let name = withUnsafeBytes(of: entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
            if name != "." && name != ".." { remove("\(path)/\(name)") }
        }
        closedir(directory)
        _ = Glibc.remove(path)
    }
}
