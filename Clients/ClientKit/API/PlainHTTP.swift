/// Where an app may go without TLS. What is sent there can be read on the way, so an app that people have goes nowhere but to itself.
public enum PlainHTTP: Sendable, Hashable, CaseIterable {
    case thisMachine
    /// Also the network that the device is in, for a phone beside a developer's machine: private and link-local addresses, names that
    /// end in `.local`. For development builds only.
    case localNetwork

    /// - Parameter host: an IPv6 address in its brackets.
    func allows(_ host: String) -> Bool {
        if ["localhost", "127.0.0.1", "[::1]"].contains(host) { return true }
        guard self == .localNetwork else { return false }
        return host.lowercased().hasSuffix(".local") || Self.isPrivateIPv4(host) || Self.isPrivateIPv6(host)
    }

    /// RFC 1918 §3; link-local: RFC 3927 §2.1. Four decimal numbers and nothing else: a name may begin as an address does.
    private static func isPrivateIPv4(_ host: String) -> Bool {
        let parts = host.split(separator: ".", omittingEmptySubsequences: false).map { part in
            part.utf8.allSatisfy { (0x30...0x39).contains($0) } ? UInt8(part) : nil
        }
        guard parts.count == 4, let first = parts[0], let second = parts[1], parts[2] != nil, parts[3] != nil else { return false }
        return switch first {
        case 10: true
        case 172: (16...31).contains(second)
        case 192: second == 168
        case 169: second == 254
        default: false
        }
    }

    /// Unique local addresses, RFC 4193 §3.1, and link-local ones, RFC 4291 §2.5.6.
    private static func isPrivateIPv6(_ host: String) -> Bool {
        guard host.hasPrefix("["), host.hasSuffix("]"), host.dropFirst().dropLast().allSatisfy({ $0.isHexDigit || $0 == ":" }),
            let first = UInt16(host.dropFirst().prefix { $0 != ":" }, radix: 16)
        else { return false }
        return first & 0xfe00 == 0xfc00 || first & 0xffc0 == 0xfe80
    }
}
