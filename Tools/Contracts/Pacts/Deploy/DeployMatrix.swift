internal import JSONCoding
public import Wire

/// Which consumers may go out with which providers, by what was verified of the files as they are now.
public struct DeployMatrix: Sendable, Equatable {
    public enum State: String, Sendable, Equatable {
        case verified
        case notVerified = "not_verified"
        case pactChanged = "pact_changed"
        case contractChanged = "contract_changed"
        case bothChanged = "both_changed"
        /// Some of its interactions never passed or failed since, and they may not wait.
        case failing
        /// The provider has no committed contract.
        case noContract = "no_contract"
    }

    public struct Cell: Sendable, Equatable {
        public let consumer: String
        public let provider: String
        public let file: String
        public let state: State
        /// Why; empty when it is verified and complete.
        public let reason: String
        /// How many of its interactions wait.
        public let pendingCount: Int
    }

    /// By consumer, then provider.
    public let cells: [Cell]

    /// - Parameters:
    ///   - contracts: the hash of each provider's committed contract.
    ///   - today: the day that pending interactions are judged by.
    public init(
        pacts: [LoadedPact], records: VerificationRecords, contracts: [String: String], pending: PendingInteractions, today: LocalDate
    ) {
        cells = pacts.map { loaded in
            let pact = loaded.pact
            let waiting = pact.interactions.filter { interaction in
                let fingerprint = interaction.fingerprint(consumer: pact.consumer, provider: pact.provider)
                return records.hasPassed(fingerprint) ? false : pending.entry(fingerprint).map { $0.expires >= today } ?? false
            }
            let record = records.record(consumer: pact.consumer, provider: pact.provider)
            let (state, reason) = Self.judge(pact, record, contracts[pact.provider], waiting)
            return Cell(
                consumer: pact.consumer, provider: pact.provider, file: loaded.file, state: state, reason: reason,
                pendingCount: state == .verified ? waiting.count : 0)
        }.sorted { ($0.consumer, $0.provider) < ($1.consumer, $1.provider) }
    }

    private static func judge(
        _ pact: Pact, _ record: VerificationRecords.Record?, _ contract: String?, _ waiting: [Interaction]
    ) -> (State, String) {
        guard let contract else { return (.noContract, "Contracts/openapi has no \(pact.provider).json") }
        guard let record else { return (.notVerified, "\(pact.provider) was never verified against what \(pact.consumer) expects") }
        switch (record.pact == pact.fingerprint, record.contract == contract) {
        case (false, false): return (.bothChanged, "both the pact and the contract of \(pact.provider) changed since")
        case (false, true): return (.pactChanged, "what \(pact.consumer) expects changed since")
        case (true, false): return (.contractChanged, "the contract of \(pact.provider) changed since")
        case (true, true): break
        }
        let due = pact.interactions.filter { !waiting.contains($0) }
        func chosen(_ isChosen: (String) -> Bool) -> String? {
            let found = due.filter { isChosen($0.fingerprint(consumer: pact.consumer, provider: pact.provider)) }
            return found.first.map { "'\($0.description)'\(found.count > 1 ? " and \(found.count - 1) more" : "")" }
        }
        if let names = chosen({ record.failed.contains($0) }) { return (.failing, "\(names) failed when it was last replayed") }
        if let names = chosen({ !record.passed.contains($0) }) { return (.failing, "\(names) never passed, and may not wait any longer") }
        return (.verified, waiting.isEmpty ? "" : "\(waiting.count) of \(pact.interactions.count) interactions may still fail")
    }

    /// Only the cells in which a service has a part.
    public func cells(consumer: String?, provider: String?, service: String?) -> [Cell] {
        cells.filter {
            (consumer == nil || $0.consumer == consumer) && (provider == nil || $0.provider == provider)
                && (service == nil || $0.consumer == service || $0.provider == service)
        }
    }

    /// `{"deployable": …, "matrix": [{"consumer": …, "provider": …, "state": …, "reason": …, "pending": …}]}`
    public static func json(_ cells: [Cell]) -> [UInt8] {
        let document: JSONValue = [
            "deployable": .bool(cells.allSatisfy { $0.state == .verified }),
            "matrix": .array(
                cells.map { cell in
                    [
                        "consumer": .string(cell.consumer), "provider": .string(cell.provider), "file": .string(cell.file),
                        "state": .string(cell.state.rawValue), "reason": .string(cell.reason),
                        "pending": .integer(Int64(cell.pendingCount))
                    ]
                }),
        ]
        return document.bytes(pretty: true, sortedKeys: true) + [0x0a]
    }

    /// A row for each consumer and a column for each provider, then why not.
    public static func text(_ cells: [Cell]) -> String {
        let consumers = Array(Set(cells.map(\.consumer))).sorted()
        let providers = Array(Set(cells.map(\.provider))).sorted()
        var rows = [["consumer \\ provider"] + providers]
        for consumer in consumers {
            rows.append([consumer] + providers.map { provider in
                cells.first { $0.consumer == consumer && $0.provider == provider }.map { shown($0.state) } ?? "·"
            })
        }
        let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
        var text = rows.map { row in
            var line = zip(row, widths).map { $0 + String(repeating: " ", count: $1 - $0.count) }.joined(separator: "  ")
            while line.last == " " { line.removeLast() }
            return line + "\n"
        }.joined()
        let bad = cells.filter { $0.state != .verified }
        for cell in cells where !cell.reason.isEmpty { text += "\n\(cell.consumer) × \(cell.provider): \(cell.reason)" }
        if cells.contains(where: { !$0.reason.isEmpty }) { text += "\n" }
        return text + "\n"
            + (bad.isEmpty
                ? "yes: all \(cells.count) pairs are verified\n"
                : "no: \(bad.count) of \(cells.count) pairs are not verified; replay them with `barbell contract verify --record`\n")
    }

    private static func shown(_ state: State) -> String {
        switch state {
        case .verified: "verified"
        case .notVerified: "not verified"
        case .pactChanged: "pact changed"
        case .contractChanged: "contract changed"
        case .bothChanged: "both changed"
        case .failing: "failing"
        case .noContract: "no contract"
        }
    }
}
