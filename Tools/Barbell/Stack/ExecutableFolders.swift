internal import Glibc
internal import Supervisor

/// Where the services' executables are looked for when `--bin-dir` does not say.
enum ExecutableFolders {
    /// Beside this executable, then where Swift builds them.
    static var standard: [String] {
        var buffer = [CChar](repeating: 0, count: 4096)
        let count = readlink("/proc/self/exe", &buffer, buffer.count)
        let own = count > 0 ? [Paths.folder(of: String(decoding: buffer[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self))] : []
        return own + [".build/release", ".build/debug"]
    }
}
