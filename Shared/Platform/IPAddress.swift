internal import Glibc

/// An IPv4 or IPv6 address. An IPv4 address that is written as IPv6 maps it (`::ffff:192.0.2.1`) is the IPv4 address.
public struct IPAddress: Sendable, Hashable, CustomStringConvertible {
    /// The 16 bytes of IPv6, network order; of IPv4 as IPv6 maps it.
    fileprivate let high: UInt64
    fileprivate let low: UInt64

    fileprivate init(high: UInt64, low: UInt64) {
        self.high = high
        self.low = low
    }

    /// Reads `192.0.2.1` and `2001:db8::1`, nothing around them; a zone (`%eth0`) is not part of an address that others can know.
    public init?(_ text: some StringProtocol) {
        guard (2...45).contains(text.utf8.count), !text.utf8.contains(0) else { return nil }
        let text = String(text)
        var four = in_addr()
        if inet_pton(AF_INET, text, &four) == 1 {
            self.init(high: 0, low: Self.mapped | UInt64(UInt32(bigEndian: four.s_addr)))
            return
        }
        var six = in6_addr()
        guard inet_pton(AF_INET6, text, &six) == 1 else { return nil }
        let words = withUnsafeBytes(of: &six) { bytes in
            (bytes.loadUnaligned(fromByteOffset: 0, as: UInt64.self), bytes.loadUnaligned(fromByteOffset: 8, as: UInt64.self))
        }
        self.init(high: UInt64(bigEndian: words.0), low: UInt64(bigEndian: words.1))
    }

    /// Reads an address as proxies write them: alone, with a port, or in brackets.
    public init?(forwarded text: some StringProtocol) {
        if let address = IPAddress(text) {
            self = address
        } else if text.hasPrefix("["), let end = text.firstIndex(of: "]") {
            self.init(text[text.index(after: text.startIndex)..<end])
        } else if let colon = text.firstIndex(of: ":"), HostPort.port(text[text.index(after: colon)...]) != nil {
            self.init(text[..<colon])
        } else {
            return nil
        }
    }

    public var isIPv4: Bool { high == 0 && low >> 32 == Self.mapped >> 32 }

    /// Whom limits for an address count: the address, or of IPv6 the network of 64 bits that one subscriber has to himself.
    public var subscriber: IPAddress { isIPv4 ? self : IPAddress(high: high, low: 0) }

    /// The network of 48 bits that a site is given, with 65,536 subscribers' in it, which whoever rents one has alone; nil of IPv4.
    public var site: IPAddress? { isIPv4 ? nil : IPAddress(high: high & ~0xffff, low: 0) }

    public var description: String {
        if isIPv4 { return stride(from: 24, through: 0, by: -8).map { String(low >> UInt64($0) & 0xff) }.joined(separator: ".") }
        let words = [high.bigEndian, low.bigEndian]
        return words.withUnsafeBytes { bytes in
            withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(INET6_ADDRSTRLEN)) { buffer in
                inet_ntop(AF_INET6, bytes.baseAddress, buffer.baseAddress, socklen_t(buffer.count)).map { String(cString: $0) } ?? ""
            }
        }
    }

    private static let mapped: UInt64 = 0xffff << 32
}

/// A network in CIDR notation, or a single address.
public struct AddressRange: Sendable, Hashable, CustomStringConvertible {
    private let network: IPAddress
    /// Of the 128 bits of IPv6.
    private let prefix: Int

    /// Reads `10.0.0.0/8`, `2001:db8::/32` and addresses. The bits behind the prefix must be 0, and a prefix of 0, which would be
    /// everybody, is refused.
    public init?(_ text: String) {
        let parts = text.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
        guard let first = parts.first, let network = IPAddress(first) else { return nil }
        let width = network.isIPv4 && !first.contains(":") ? 32 : 128
        var length = width
        if parts.count == 2 {
            guard parts[1].utf8.allSatisfy({ (0x30...0x39).contains($0) }), let given = Int(parts[1]), (1...width).contains(given) else {
                return nil
            }
            length = given
        }
        prefix = length + 128 - width
        self.network = network
        guard network == Self.masked(network, prefix) else { return nil }
    }

    public func contains(_ address: IPAddress) -> Bool { Self.masked(address, prefix) == network }

    public var description: String { network.isIPv4 && prefix >= 96 ? "\(network)/\(prefix - 96)" : "\(network)/\(prefix)" }

    private static func masked(_ address: IPAddress, _ prefix: Int) -> IPAddress {
        // A shift by 64 or more gives 0.
        let high = UInt64.max << UInt64(max(0, 64 - prefix)), low = UInt64.max << UInt64(max(0, min(64, 128 - prefix)))
        return IPAddress(high: address.high & high, low: address.low & low)
    }
}

extension ConfigReader {
    /// Addresses and networks between commas: `10.0.0.0/8,2001:db8::/32,192.0.2.7`.
    public mutating func addressRanges(_ name: String, default standard: [AddressRange] = []) -> [AddressRange] {
        value(
            name, default: standard,
            expecting:
                """
                addresses and networks such as 10.0.0.0/8,2001:db8::/32,192.0.2.7, without bits behind the prefix and none of them everybody
                """,
            show: { $0.map(\.description).joined(separator: ",") }
        ) { text in
            var ranges: [AddressRange] = []
            for item in text.split(separator: ",", omittingEmptySubsequences: false) {
                guard let range = AddressRange(String(item.trimmingSpaces)) else { return nil }
                ranges.append(range)
            }
            return ranges
        } ?? standard
    }
}

extension Substring {
    fileprivate var trimmingSpaces: Substring {
        let start = drop { $0 == " " }
        return start.last == " " ? Substring(String(start.reversed().drop { $0 == " " }.reversed())) : start
    }
}
