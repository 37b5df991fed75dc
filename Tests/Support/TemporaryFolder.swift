internal import Glibc

/// A folder of a test's own.
public final class TemporaryFolder: Sendable {
    public let path: String

    /// - Parameter root: the folder to make it in, such as `DatabaseFolder.root`.
    public init(in root: String = "/tmp") throws {
        var template = Array("\(root)/barbell-test-XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else { throw ServerProcessError(call: "mkdtemp", code: errno) }
        path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    deinit { remove() }

    public func file(_ name: String) -> String { "\(path)/\(name)" }

    /// Removes it with all that is in it. Without this call it goes with the last use of the value, which may be before the last use of
    /// its path.
    public func remove() { Self.remove(path) }

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
