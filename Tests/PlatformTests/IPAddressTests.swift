import Platform
import Testing

@Suite struct IPAddressTests {
    @Test(arguments: [
        ("192.0.2.1", "192.0.2.1"), ("::ffff:192.0.2.1", "192.0.2.1"), ("2001:DB8:0:0:0:0:0:1", "2001:db8::1"), ("::1", "::1"),
        ("::", "::"),
        ("0.0.0.0", "0.0.0.0"), ("255.255.255.255", "255.255.255.255"),
    ])
    func addressesHaveOneSpelling(_ text: String, _ expected: String) { #expect(IPAddress(text)?.description == expected) }

    @Test(arguments: [
        "", "1", "1.2.3", "1.2.3.4.5", "1.2.3.256", "01.2.3.4", " 1.2.3.4", "1.2.3.4 ", "1.2.3.4:80", "[::1]", "fe80::1%eth0", ":::",
        "1::2::3",
        "12345::", "proxy.example.com", "unknown", "1.2.3.4\u{0}", String(repeating: "1", count: 1000),
    ])
    func allElseIsNone(_ text: String) { #expect(IPAddress(text) == nil) }

    @Test(arguments: [
        ("1.2.3.4:80", "1.2.3.4"), ("[::1]:80", "::1"), ("[2001:db8::7]", "2001:db8::7"), ("2001:db8::7", "2001:db8::7"),
        ("1.2.3.4", "1.2.3.4"),
        ("1.2.3.4:99999", ""), ("unknown", ""), ("_hidden", ""), ("[::1", ""), ("[1.2.3.4", ""),
    ])
    func proxiesWritePortsToo(_ text: String, _ expected: String) { #expect(IPAddress(forwarded: text)?.description ?? "" == expected) }

    @Test(arguments: [
        ("10.0.0.0/8", ["10.0.0.0", "10.255.255.255", "::ffff:10.1.2.3"], ["9.255.255.255", "11.0.0.0", "::a00:1"]),
        ("192.0.2.7", ["192.0.2.7"], ["192.0.2.6", "192.0.2.8"]), ("192.0.2.128/25", ["192.0.2.128", "192.0.2.255"], ["192.0.2.127"]),
        ("128.0.0.0/1", ["128.0.0.0", "255.1.1.1"], ["127.0.0.1", "2001:db8::1"]), ("192.0.2.7/32", ["192.0.2.7"], ["192.0.2.6"]),
        ("2001:db8::/32", ["2001:db8::", "2001:db8:ffff:ffff:ffff:ffff:ffff:ffff"], ["2001:db9::", "10.0.0.1"]),
        ("2001:db8::7", ["2001:db8::7"], ["2001:db8::8"]), ("fc00::/7", ["fc00::1", "fdff::1"], ["fe00::"]),
        ("2001:db8:0:1::/64", ["2001:db8:0:1::9"], ["2001:db8:0:2::9"]), ("2001:db8::8000/113", ["2001:db8::ffff"], ["2001:db8::7fff"]),
        ("8000::/1", ["ffff::"], ["7fff::"]), ("::1/128", ["::1"], ["::2"]),
    ] as [(String, [String], [String])])
    func rangesAreCIDR(_ text: String, _ inside: [String], _ outside: [String]) throws {
        let range = try #require(AddressRange(text))
        for address in inside { #expect(range.contains(try #require(IPAddress(address))), "\(address)") }
        for address in outside { #expect(!range.contains(try #require(IPAddress(address))), "\(address)") }
    }

    @Test(arguments: [
        "", "10.0.0.0/", "10.0.0.0/33", "10.0.0.0/-1", "10.0.0.0/+8", "10.0.0.0/8/8", "10.0.0.1/8", "10.0.0.0/0", "::/0", "2001:db8::/129",
        "2001:db8::1/32", "10.0.0.0/255.0.0.0", "10.0.0.*", "10.0.0.0-10.0.0.9", "localhost", "nginx", "*", "/8",
    ])
    func whatIsNotUnderstoodIsRefused(_ text: String) { #expect(AddressRange(text) == nil) }

    @Test func settingsTakeNetworksAndSayWhatIsExpected() throws {
        var reader = ConfigReader(["A": "10.0.0.0/8, 2001:db8::/32 ,192.0.2.7", "B": "10.0.0.0/8,nginx", "C": "10.0.0.0/8,"])
        #expect(reader.addressRanges("A").map(\.description) == ["10.0.0.0/8", "2001:db8::/32", "192.0.2.7/32"])
        #expect(reader.addressRanges("B").isEmpty && reader.addressRanges("C").isEmpty && reader.addressRanges("D").isEmpty)
        let error = #expect(throws: ConfigError.self) { try reader.finish() }
        #expect(error?.problems.map(\.name) == ["B", "C"])
        #expect(error?.description.contains("nginx") == false)
    }

    @Test func aSubscriberOfIPv6IsANetwork() throws {
        func subscriber(_ text: String) throws -> IPAddress { try #require(IPAddress(text)).subscriber }
        #expect(try subscriber("2001:db8::1") == subscriber("2001:db8::ffff"))
        #expect(try subscriber("2001:db8::1") != subscriber("2001:db8:0:1::1"))
        #expect(try subscriber("192.0.2.1") != subscriber("192.0.2.2"))
        func site(_ text: String) throws -> String? { try #require(IPAddress(text)).site?.description }
        #expect(try site("2001:db8:1:2::3") == "2001:db8:1::")
        #expect(try site("2001:db8:1:ffff::1") == "2001:db8:1::" && site("2001:db8:2::1") == "2001:db8:2::")
        #expect(try site("192.0.2.1") == nil && site("::ffff:192.0.2.1") == nil)
    }
}
