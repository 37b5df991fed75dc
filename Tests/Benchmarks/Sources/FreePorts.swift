internal import Glibc

/// Ports of 127.0.0.1 that are free at this moment, for peers that cannot choose one themselves.
enum FreePorts {
    /// Prints them, one a line, all different.
    static func run(count: Int) throws(BenchError) {
        var sockets: [Int32] = []
        defer { for socket in sockets { close(socket) } }
        for _ in 0..<count {
            let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
            guard descriptor >= 0 else { throw .failed("socket", code: errno) }
            sockets.append(descriptor)
            var address = sockaddr_in()
            address.sin_family = sa_family_t(AF_INET)
            address.sin_addr.s_addr = in_addr_t(0x7f00_0001).bigEndian
            var length = socklen_t(MemoryLayout<sockaddr_in>.size)
            let failed = withUnsafeMutablePointer(to: &address) {
                $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                    bind(descriptor, $0, length) != 0 || getsockname(descriptor, $0, &length) != 0
                }
            }
            guard !failed else { throw .failed("bind", code: errno) }
            print(UInt16(bigEndian: address.sin_port))
        }
    }
}
