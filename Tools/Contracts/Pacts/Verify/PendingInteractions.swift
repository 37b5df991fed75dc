internal import JSONCoding
internal import Security
public import Wire

extension Interaction {
    /// Names the interaction by all that is expected: 16 hexadecimal digits. Another expectation is another interaction.
    public func fingerprint(consumer: String, provider: String) -> String {
        let whole: JSONValue = ["consumer": .string(consumer), "provider": .string(provider), "interaction": document]
        return String(hex(sha256(whole.bytes(sortedKeys: true))).prefix(16))
    }
}

/// Interactions that a provider does not keep yet and that may fail until a day: `pending.json`,
/// `{"pending": [{"fingerprint": …, "reason": …, "expires": "2026-12-31"}]}`.
public struct PendingInteractions: Sendable, Equatable {
    public struct Entry: Sendable, Equatable {
        public let fingerprint: String
        public let reason: String
        /// The last day on which it counts.
        public let expires: LocalDate

        public init(fingerprint: String, reason: String, expires: LocalDate) {
            self.fingerprint = fingerprint
            self.reason = reason
            self.expires = expires
        }
    }

    public let entries: [Entry]

    public init(_ entries: [Entry] = []) { self.entries = entries }

    /// - Throws: `PactError` for what is no such file, for an entry without a reason, and for one that is there twice.
    public init(json bytes: [UInt8], file: String) throws(PactError) {
        let document: JSONValue
        do throws(JSONSyntaxError) { document = try JSONParser.parse(bytes) } catch {
            throw PactError(file: file, place: "line \(error.line), column \(error.column)", message: "this is not JSON: \(error.message)")
        }
        var entries: [Entry] = []
        let root = PactNode(value: document, file: file)
        try root.only(["pending"])
        for node in try root.required("pending").items() {
            try node.only(["fingerprint", "reason", "expires", "interaction"])
            let fingerprint = try node.required("fingerprint")
            guard try fingerprint.text().utf8.count == 16,
                try fingerprint.text().utf8.allSatisfy({ (0x30...0x39).contains($0) || (0x61...0x66).contains($0) })
            else { throw fingerprint.wrong("a fingerprint is 16 hexadecimal digits, as `barbell contract verify` shows them") }
            guard !entries.contains(where: { $0.fingerprint == fingerprint.value.string }) else {
                throw fingerprint.wrong("this fingerprint is there twice")
            }
            let expires = try node.required("expires")
            guard let day = try? LocalDate(validating: try expires.text()) else { throw expires.wrong("expected a day such as 2026-12-31") }
            entries.append(Entry(fingerprint: try fingerprint.text(), reason: try node.required("reason").name(), expires: day))
        }
        self.init(entries)
    }

    /// Of a folder of pacts; none when it has no `pending.json`.
    public static func load(folder: String) throws(PactError) -> PendingInteractions {
        let file = "\(folder)/\(PactFolder.pendingName)"
        guard let bytes = try PactFolder.optionalBytes(file) else { return PendingInteractions() }
        return try PendingInteractions(json: bytes, file: file)
    }

    public func entry(_ fingerprint: String) -> Entry? { entries.first { $0.fingerprint == fingerprint } }
}
