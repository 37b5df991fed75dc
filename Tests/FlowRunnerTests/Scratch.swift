import Glibc
import LocalFiles

@testable import FlowRunner

/// A folder of a test's own.
struct Scratch {
    let folder: String

    init() {
        var template = Array("/tmp/flowrunner-XXXXXX".utf8CString)
        folder = mkdtemp(&template).map { String(cString: $0) } ?? "/tmp/flowrunner-none"
    }

    func path(_ name: String) -> String { Files.join(folder, name) }
    func write(_ text: String, _ name: String) throws { try Files.write(Array(text.utf8), to: path(name)) }
    func remove() { Self.remove(folder) }

    private static func remove(_ path: String) {
        for name in Files.names(in: path) {
            let child = Files.join(path, name)
            if Files.kind(child) == .folder { remove(child) } else { unlink(child) }
        }
        rmdir(path)
    }
}
