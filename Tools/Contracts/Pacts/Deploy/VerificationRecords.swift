internal import JSONCoding
internal import Security

/// Which pacts were verified against which contracts: the committed `verified.json`.
///
/// Everything is named by its content, so that the file says the same on every branch and no server has to keep it.
public struct VerificationRecords: Sendable, Equatable {
    public struct Record: Sendable, Equatable {
        public let consumer: String
        public let provider: String
        /// `Pact.fingerprint`
        public let pact: String
        /// `ContractDocument.hash` of the provider.
        public let contract: String
        /// The fingerprints of the interactions that passed, sorted.
        public let passed: [String]
        /// The fingerprints of those that failed when the same files were replayed again, sorted.
        public fileprivate(set) var failed: [String]

        public init(consumer: String, provider: String, pact: String, contract: String, passed: [String], failed: [String] = []) {
            self.consumer = consumer
            self.provider = provider
            self.pact = pact
            self.contract = contract
            self.passed = passed.sorted()
            self.failed = failed.sorted()
        }
    }

    /// By consumer, then provider; one for each pair.
    public private(set) var records: [Record]

    public init(_ records: [Record] = []) {
        self.records = []
        for record in records { add(record) }
    }

    public init(json bytes: [UInt8], file: String) throws(PactError) {
        let document: JSONValue
        do throws(JSONSyntaxError) { document = try JSONParser.parse(bytes) } catch {
            throw PactError(file: file, place: "line \(error.line), column \(error.column)", message: "this is not JSON: \(error.message)")
        }
        var records: [Record] = []
        let root = PactNode(value: document, file: file)
        try root.only(["verified"])
        for node in try root.required("verified").items() {
            try node.only(["consumer", "provider", "pact", "contract", "passed", "failed"])
            var passed: [String] = [], failed: [String] = []
            for item in try node.required("passed").items() { passed.append(try item.name()) }
            for item in try node.member("failed")?.items() ?? [] { failed.append(try item.name()) }
            let record = Record(
                consumer: try node.required("consumer").name(), provider: try node.required("provider").name(),
                pact: try node.required("pact").name(), contract: try node.required("contract").name(), passed: passed,
                failed: failed)
            if records.contains(where: { $0.consumer == record.consumer && $0.provider == record.provider }) {
                throw node.wrong(
                    "\(record.consumer) × \(record.provider) is there twice; record it again with `barbell contract verify --record`")
            }
            records.append(record)
        }
        self.init(records)
    }

    /// Of a folder of pacts; none when it has no `verified.json`.
    public static func load(folder: String) throws(PactError) -> VerificationRecords {
        let file = "\(folder)/\(PactFolder.verifiedName)"
        guard let bytes = try PactFolder.optionalBytes(file) else { return VerificationRecords() }
        return try VerificationRecords(json: bytes, file: file)
    }

    public func save(folder: String) throws(PactError) { try PactFolder.write(json, to: "\(folder)/\(PactFolder.verifiedName)") }

    /// Takes the place of what was known of the pair.
    public mutating func add(_ record: Record) {
        records.removeAll { $0.consumer == record.consumer && $0.provider == record.provider }
        records.append(record)
        records.sort { ($0.consumer, $0.provider) < ($1.consumer, $1.provider) }
    }

    /// Notes what failed of a pair that was verified with the same files. What passed then stays known: it can no longer be pending.
    public mutating func fail(_ record: Record) {
        let place = records.firstIndex {
            $0.consumer == record.consumer && $0.provider == record.provider && $0.pact == record.pact && $0.contract == record.contract
        }
        if let place { records[place].failed = record.failed }
    }

    /// Forgets every other pair.
    public mutating func keep(where isKept: (Record) -> Bool) { records = records.filter(isKept) }

    public func record(consumer: String, provider: String) -> Record? {
        records.first { $0.consumer == consumer && $0.provider == provider }
    }

    /// Whether an interaction ever passed: it may then no longer be pending.
    public func hasPassed(_ fingerprint: String) -> Bool { records.contains { $0.passed.contains(fingerprint) } }

    /// The canonical file.
    public var json: [UInt8] {
        let document: JSONValue = [
            "verified": .array(
                records.map { record -> JSONValue in
                    var members: JSONObject = [
                        "consumer": .string(record.consumer), "provider": .string(record.provider), "pact": .string(record.pact),
                        "contract": .string(record.contract), "passed": .array(record.passed.map { .string($0) }),
                    ]
                    if !record.failed.isEmpty { members["failed"] = .array(record.failed.map { .string($0) }) }
                    return .object(members)
                })
        ]
        return document.bytes(pretty: true, sortedKeys: true) + [0x0a]
    }
}

/// An OpenAPI document, by its content.
public enum ContractDocument {
    /// SHA-256 of the canonical text in hexadecimal: how it is laid out, and what it tells readers, does not count. nil for what is not
    /// JSON.
    public static func hash(_ bytes: [UInt8]) -> String? {
        (try? JSONParser.parse(bytes)).map { hex(sha256(promises($0).bytes(sortedKeys: true))) }
    }

    /// What is there to be read, not to be kept.
    private static let texts: Set<String> = ["description", "summary", "example", "tags"]

    /// - Parameter areNames: whether the members are things by their names, such as properties, one of which may be called `summary`.
    private static func promises(_ value: JSONValue, areNames: Bool = false) -> JSONValue {
        switch value {
        case .array(let items): .array(items.map { promises($0) })
        case .object(let members):
            .object(
                members.reduce(into: JSONObject()) { kept, member in
                    guard areNames || !texts.contains(member.name) else { return }
                    kept[member.name] = promises(member.value, areNames: !areNames && member.name == "properties")
                })
        default: value
        }
    }

    /// Of a provider's committed document; nil when it has none.
    public static func hash(of provider: String, folder: String) throws(PactError) -> String? {
        let file = "\(folder)/\(provider).json"
        guard let bytes = try PactFolder.optionalBytes(file) else { return nil }
        guard let hash = hash(bytes) else { throw PactError(file: file, message: "this is not JSON") }
        return hash
    }
}
