internal import Glibc
internal import Supervisor

/// Where the services' executables are looked for when `--bin-dir` does not say.
enum ExecutableFolders {
    /// Beside this executable, then where Swift builds them.
    static var standard: [String] { (own.map { [Paths.folder(of: $0)] } ?? []) + [".build/release", ".build/debug"] }

    /// This executable; nil when the system does not say.
    static var own: String? {
        var buffer = [CChar](repeating: 0, count: 4096)
        let count = readlink("/proc/self/exe", &buffer, buffer.count)
        return count > 0 ? String(decoding: buffer[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self) : nil
    }
}
