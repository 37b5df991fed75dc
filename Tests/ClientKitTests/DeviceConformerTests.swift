import Testing

/// What ClientKit wants of a device, read from the source: only a Mac compiles what Apple's platforms have for it.
@Suite struct DeviceConformerTests {
    /// Protocols that are no part of the system: who has them then.
    private static let others = [
        "Analytics": "ServiceAnalytics, which sends to the service", "Camera": "the app's: it is a screen of the system's",
        "SyncWork": "the engines",
    ]

    private static let root = "\(#filePath)".replacing("Tests/ClientKitTests/DeviceConformerTests.swift", with: "")
    private func text(_ path: String) -> String { String(decoding: contents(path), as: UTF8.self) }

    @Test("Every protocol of a device has a type in ClientPlatform, behind a condition that Apple's platforms fulfil")
    func everyProtocolHasAConformer() throws {
        let kit = Self.root + "Clients/ClientKit/"
        let others = [
            "Media/PictureCodec.swift", "Stack/Haptics.swift", "Training/WorkoutRunner.swift", "Store/Sealing.swift",
            "API/ClientTransport.swift",
        ]
        let asked = files(below: kit + "Device").map(\.path) + others.map { kit + $0 }
        let protocols = asked.flatMap { text($0).matches(of: /public protocol (\w+)/).map { String($0.1) } }
        #expect(protocols.count >= 12, "\(protocols)")
        let platform = files(below: Self.root + "Clients/ClientPlatform").map { String(decoding: $0.bytes, as: UTF8.self) }
        let adopted = Set(
            platform.flatMap { $0.matches(of: /public (?:final class|struct|actor) \w+: ([\w, ]+) \{/) }
                .flatMap { $0.1.split(separator: ", ").map { String($0) } })
        for name in protocols where Self.others[name] == nil {
            #expect(adopted.contains(name), "nothing in ClientPlatform is a \(name)")
        }
        for name in Self.others.keys { #expect(protocols.contains(name), "\(name) is no protocol of a device any more") }
    }
}
