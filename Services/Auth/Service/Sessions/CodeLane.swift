internal import Contracts
internal import Platform
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
    /// The site that the network is in; nil but of IPv6.
    let site: String?
    /// Whether the device has signed in to the number's account before. Nobody else knows a device's id, so only its owner is in this
    /// lane.
    let isKnown: Bool

    init(device: String?, isKnown: Bool, address: String) {
        network = Self.network(of: address)
        site = Self.site(of: address)
        self.isKnown = isKnown
        // An unknown device's id may be made up, a new one for each request: it says nothing.
        text = if isKnown, let device { "device|" + device } else { "address|\(network)" }
    }

    /// The part of an address that one customer of a network provider has: all of an IPv4 address, the first 64 bits of an IPv6 address.
    static func network(of address: String) -> String { IPAddress(address)?.subscriber.description ?? address }

    /// The site of an IPv6 address, whose networks one customer may rent together; nil of others.
    static func site(of address: String) -> String? { IPAddress(address)?.site?.description }
}
