internal import Glibc
internal import Platform

/// The network that this machine shares with phones.
public enum LocalNetwork {
    /// RFC 1918 §3 and, for networks without a server of addresses, RFC 3927 §2.1.
    private static let ranges = ["10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "169.254.0.0/16"].compactMap { AddressRange($0) }

    /// The IPv4 address that this machine has there; nil when it is in no network, or in one that everybody reaches.
    public static func address() -> String? {
        // The route to an address that nobody has (RFC 5737 §3) tells which interface leads out; a datagram socket sends nothing for it.
        guard let address = source(towards: UInt32(0xc000_0201)) else { return nil }
        return isPrivate(address) ? address : nil
    }

    static func isPrivate(_ address: String) -> Bool { IPAddress(address).map { found in ranges.contains { $0.contains(found) } } ?? false }

    private static func source(towards target: UInt32) -> String? {
        let descriptor = socket(AF_INET, Int32(SOCK_DGRAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(9).bigEndian
        address.sin_addr.s_addr = target.bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isKnown = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, length) == 0 && getsockname(descriptor, $0, &length) == 0
            }
        }
        guard isKnown else { return nil }
        return withUnsafeBytes(of: address.sin_addr.s_addr) { $0.map { String($0) }.joined(separator: ".") }
    }
}
