internal import JSONCoding
public import PlatformCore
internal import Wire

/// A store in files that are sealed and readable by their owner only.
public struct FileTokenStore: TokenStore {
    private let files: SealedDirectory
    private static let sessionFile = "session"
    private static let preferencesFile = "preferences"
    private static let limit = 256 << 10

    /// - Parameters:
    ///   - directory: made when it is first written to.
    ///   - sealing: under a key that is kept apart from the files, as in the key chain.
    public init(directory: String, sealing: any Sealing, random: any RandomSource = SystemRandom()) {
        files = SealedDirectory(path: directory, sealing: sealing, random: random)
    }

    public func loadSession() throws(TokenStoreError) -> StoredSession? { try load(StoredSession.self, Self.sessionFile) }
    public func saveSession(_ session: StoredSession) throws(TokenStoreError) { try save(session, Self.sessionFile) }
    public func clearSession() throws(TokenStoreError) { try files.remove(Self.sessionFile) }

    public func loadPreferences() throws(TokenStoreError) -> DevicePreferences {
        try load(DevicePreferences.self, Self.preferencesFile) ?? DevicePreferences()
    }
    public func savePreferences(_ preferences: DevicePreferences) throws(TokenStoreError) { try save(preferences, Self.preferencesFile) }

    /// What a file holds. A later version that changes what `value` means counts `format` up.
    private struct Envelope<Value: Codable>: Codable {
        var format = 1
        var value: Value
    }

    private func load<Value: Codable>(_ type: Value.Type, _ name: String) throws(TokenStoreError) -> Value? {
        guard let plain = try files.read(name, limit: Self.limit) else { return nil }
        guard let json = try? JSONParser.parse(plain), json["format"]?.integer == 1,
            let envelope = try? JSONTreeDecoder.decode(Envelope<Value>.self, from: json)
        else { throw .unknownFormat }
        return envelope.value
    }

    private func save<Value: Codable>(_ value: Value, _ name: String) throws(TokenStoreError) {
        // Both types are made of texts, numbers and flags, which can always be written.
        guard let plain = try? JSONWriter.encode(Envelope(value: value)) else { throw .unknownFormat }
        try files.write(plain, name)
    }
}
