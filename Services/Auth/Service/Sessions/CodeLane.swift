internal import Glibc
internal import Contracts
internal import ServiceKit
internal import Storage
internal import Wire

/// Whose requests for a code are counted together: those of one device that is known, or of one network. Requests for the same number from
/// elsewhere are in other lanes and do not delay these.
struct CodeLane: Sendable, Equatable {
    /// The lane's name, which is stored under a keyed hash only.
    let text: String
    /// The network the request came from.
    let network: String
    /// Whether the device has signed in to the number's account before. Nobody else knows a device's id, so only its owner is in this
    /// lane.
    let isKnown: Bool

    init(device: String?, isKnown: Bool, address: String) {
        network = Self.network(of: address)
        self.isKnown = isKnown
        // An unknown device's id may be made up, a new one for each request: it says nothing.
        text = if isKnown, let device { "device|" + device } else { "address|\(network)" }
    }

    /// The part of an address that one customer of a network provider has: all of an IPv4 address, the first 64 bits of an IPv6 address.
    static func network(of address: String) -> String {
        var bytes = in6_addr()
        guard address.utf8.contains(UInt8(ascii: ":")), inet_pton(AF_INET6, address, &bytes) == 1 else { return address }
        return withUnsafeBytes(of: bytes) { bytes in
            let isMapped = bytes[0..<10].allSatisfy { $0 == 0 } && bytes[10] == 0xff && bytes[11] == 0xff
            if isMapped { return bytes[12..<16].map { String($0) }.joined(separator: ".") }
            return "v6|" + bytes[0..<8].map { String($0, radix: 16) }.joined(separator: ":")
        }
    }
}
