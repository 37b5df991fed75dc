#if canImport(Darwin)
internal import Darwin
#else
internal import Glibc
#endif

/// Reads files that are known to be small.
package enum SmallFile {
    package struct Failure: Error { package let message: String }

    /// - Parameter limit: bytes beyond which the file is refused.
    package static func read(_ path: String, limit: Int = 1 << 20) -> Result<[UInt8], Failure> {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return .failure(last()) }
        defer { close(descriptor) }
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 16_384)
        while true {
            let count = readSome(descriptor, &chunk)
            if count == 0 { return .success(bytes) }
            if count > 0 {
                bytes.append(contentsOf: chunk[..<count])
                guard bytes.count <= limit else { return .failure(Failure(message: "larger than \(limit) bytes")) }
            } else if errno != EINTR {
                return .failure(last())
            }
        }
    }

    private static func readSome(_ descriptor: Int32, _ chunk: inout [UInt8]) -> Int {
        #if canImport(Darwin)
        Darwin.read(descriptor, &chunk, chunk.count)
        #else
        Glibc.read(descriptor, &chunk, chunk.count)
        #endif
    }

    private static func last() -> Failure { Failure(message: String(cString: strerror(errno))) }
}
