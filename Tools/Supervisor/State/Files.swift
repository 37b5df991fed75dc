internal import Glibc

/// Whole small files.
public enum Files {
    /// The bytes of a file; nil when it cannot be read.
    public static func read(_ path: String) -> [UInt8]? {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var result: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 16_384)
        while true {
            let count = SystemCall.retry { Glibc.read(descriptor, &buffer, buffer.count) }
            guard count >= 0 else { return nil }
            if count == 0 { return result }
            result += buffer[..<count]
        }
    }

    /// The text of a UTF-8 file; nil when it cannot be read.
    public static func text(_ path: String) -> String? { read(path).map { String(decoding: $0, as: UTF8.self) } }

    /// Replaces a file as a whole: a reader sees the old bytes or the new ones. Only the owner may read it.
    static func replace(_ path: String, with bytes: [UInt8]) throws(SystemError) {
        let temporary = "\(path).\(getpid()).new"
        let descriptor = open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw SystemError("cannot write \(path)") }
        let written = SystemCall.writeAll(descriptor, bytes)
        let code = errno
        close(descriptor)
        guard written, rename(temporary, path) == 0 else {
            let failure = SystemError("cannot write \(path)", written ? errno : code)
            unlink(temporary)
            throw failure
        }
    }

    /// Makes a folder and those above it; no harm if it is there.
    public static func makeFolder(_ path: String, mode: UInt32 = 0o755) throws(SystemError) {
        var info = stat()
        if stat(path, &info) == 0 && info.st_mode & S_IFMT == S_IFDIR { return }
        let parent = Paths.folder(of: path)
        if parent != "." && parent != path { try makeFolder(parent) }
        guard mkdir(path, mode) == 0 || errno == EEXIST else { throw SystemError("cannot make the folder \(path)") }
    }
}
