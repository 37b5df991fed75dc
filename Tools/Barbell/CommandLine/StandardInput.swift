internal import Commands
internal import Glibc

/// What another program, or a file, feeds to this one.
enum StandardInput {
    /// Longer input is refused; no flow is nearly as long.
    private static let limit = 16 << 20

    /// Whether something is fed to it at all: a pipe or a file, not a keyboard and not `/dev/null`.
    static var isGiven: Bool {
        var status = stat()
        guard fstat(0, &status) == 0 else { return false }
        let kind = status.st_mode & S_IFMT
        return kind == S_IFIFO || (kind == S_IFREG && status.st_size > 0)
    }

    /// All of it: a flow of which a part is missing may be a flow too.
    static func bytes() throws(UsageError) -> [UInt8] {
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = read(0, &chunk, chunk.count)
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw UsageError(message: "cannot read standard input: \(String(cString: strerror(errno)))") }
            guard count > 0 else { return bytes }
            bytes += chunk.prefix(count)
            guard bytes.count <= limit else {
                throw UsageError(message: "standard input has more than \(limit >> 20) MiB, which is no flow")
            }
        }
    }
}
