import Testing

@testable import Supervisor

@Suite struct LocalNetworkTests {
    @Test(arguments: [
        ("10.0.0.1", true), ("172.16.0.1", true), ("172.31.255.254", true), ("192.168.178.20", true), ("169.254.7.7", true),
        ("172.15.0.1", false), ("172.32.0.1", false), ("192.169.0.1", false), ("127.0.0.1", false), ("203.0.113.5", false), ("", false),
        ("fd00::1", false),
    ])
    func anAddressThatOnlyNeighboursReachIsPrivate(_ address: String, _ isPrivate: Bool) {
        #expect(LocalNetwork.isPrivate(address) == isPrivate)
    }

    /// Whichever network the machine of the tests is in: what is found can be listened on.
    @Test func theAddressIsOneOfThisMachine() {
        guard let address = LocalNetwork.address() else { return }
        var ports = FreePorts()
        let port = ports.next(for: "test") ?? 0
        #expect(LocalNetwork.isPrivate(address) && FreePorts.isFree(port, address: address))
    }
}
