public import Commands
internal import JSONCoding
public import Wire

/// What came of replaying pacts, and what it means.
public struct VerificationReport: Sendable {
    public enum Verdict: String, Sendable {
        case passed, failed, pending, unreachable
    }

    /// In the order of the pacts.
    public let results: [InteractionResult]
    /// What to put in order, though nothing fails for it.
    public let notes: [String]

    /// - Parameters:
    ///   - records: what passed before, and may therefore no longer be pending.
    ///   - today: the day that pending interactions are judged by.
    public init(
        _ results: [InteractionResult], pending: PendingInteractions, records: VerificationRecords, today: LocalDate,
        isComplete: Bool = true
    ) {
        var judged: [InteractionResult] = []
        var notes: [String] = []
        for var result in results {
            // Fingerprints cost a hash of the whole interaction, so they are computed only when something is pending.
            let entry = pending.entries.isEmpty ? nil : pending.entry(result.fingerprint)
            switch (result.outcome, entry) {
            case (_, nil), (.unreachable, _): break
            case (.passed, _?):
                notes.append("\(result.name) passes now: take its entry \(result.fingerprint) out of \(PactFolder.pendingName)")
            case (.failed, let entry?):
                if records.hasPassed(result.fingerprint) {
                    notes.append("\(result.name) passed before, so it cannot be pending")
                } else if entry.expires < today {
                    notes.append("\(result.name) was pending until \(entry.expires.text), which is over (\(entry.reason))")
                } else {
                    result.pending = entry
                }
            }
            judged.append(result)
        }
        if isComplete, !pending.entries.isEmpty {
            let known = Set(results.map(\.fingerprint))
            for entry in pending.entries where !known.contains(entry.fingerprint) {
                notes.append("\(PactFolder.pendingName) names \(entry.fingerprint), which is no interaction any more: take it out")
            }
        }
        self.results = judged
        self.notes = notes
    }

    public func count(_ verdict: Verdict) -> Int { results.count { $0.verdict == verdict } }

    /// 0 all passed or pending, 4 a mismatch, 3 a service is not there.
    public var exitCode: ExitCode { count(.failed) > 0 ? .contractViolated : count(.unreachable) > 0 ? .environment : .ok }

    // MARK: - For people

    /// - Parameter seconds: how long it took, as `0.12`.
    public func text(seconds: String) -> String {
        var text = ""
        for group in groups {
            let passed = group.count { $0.verdict == .passed }
            text += "\(group[0].consumer) → \(group[0].provider)  \(passed) of \(group.count) passed\n"
            for result in group where result.verdict != .passed { text += Self.lines(result) }
        }
        for note in notes { text += "note: \(note)\n" }
        let parts = [(Verdict.passed, "passed"), (.failed, "failed"), (.pending, "pending"), (.unreachable, "not reached")]
            .filter { $0.0 == .passed || count($0.0) > 0 }.map { "\(count($0.0)) \($0.1)" }
        return text + "\n\(results.count) interactions: \(parts.joined(separator: ", ")) in \(seconds) s\n"
    }

    static func lines(_ result: InteractionResult) -> String {
        var text = "  \(result.verdict.rawValue.uppercased())  \(result.interaction.description)  [\(result.fingerprint)]\n"
        if let entry = result.pending { text += "    until \(entry.expires.text): \(entry.reason)\n" }
        switch result.outcome {
        case .passed: break
        case .unreachable(let why): text += "    \(why)\n"
        case .failed(let failure):
            if let call = failure.call { text += "    \(call)\n" }
            if let problem = failure.problem { text += "    \(problem.split(separator: "\n").joined(separator: "\n    "))\n" }
            for mismatch in failure.mismatches { text += "    \(mismatch)\n" }
        }
        let readers = Self.readers(result)
        if !readers.isEmpty { text += "    read by \(readers.joined(separator: ", "))\n" }
        return text + "    \(result.file)\n"
    }

    /// Where the consumer reads what was not as it needs it.
    private static func readers(_ result: InteractionResult) -> [String] {
        guard case .failed(let failure) = result.outcome else { return [] }
        let places = Set(failure.mismatches.map { mismatch in
            // `$.items[3].id` is read as `$.items[*].id`.
            BodyPath(mismatch.place).map { BodyPath.text($0.steps.map { if case .index = $0 { .anyItem } else { $0 } }) } ?? mismatch.place
        })
        return result.interaction.use.reads.filter { places.contains($0.path) }.map { "\($0.symbol) (\($0.file))" }.sorted()
    }

    /// The results of each pact.
    var groups: [ArraySlice<InteractionResult>] {
        var groups: [ArraySlice<InteractionResult>] = []
        var start = results.startIndex
        for index in results.indices.dropFirst() where results[index].file != results[index - 1].file {
            groups.append(results[start..<index])
            start = index
        }
        return (groups + (results.isEmpty ? [] : [results[start...]])).map { ArraySlice(Array($0)) }
    }

    // MARK: - For machines

    /// The same for the same answers, times and made-up ids apart: `wallMilliseconds` and `call` differ from run to run.
    public func json(milliseconds: Int64) -> [UInt8] {
        let document: JSONValue = [
            "passed": .integer(Int64(count(.passed))), "failed": .integer(Int64(count(.failed))),
            "pending": .integer(Int64(count(.pending))),
            "unreachable": .integer(Int64(count(.unreachable))), "notes": .array(notes.map { .string($0) }),
            "interactions": .array(results.map(Self.json)), "wallMilliseconds": .integer(milliseconds),
        ]
        return document.bytes(pretty: true, sortedKeys: true) + [0x0a]
    }

    private static func json(_ result: InteractionResult) -> JSONValue {
        var members: JSONObject = [
            "consumer": .string(result.consumer), "provider": .string(result.provider), "file": .string(result.file),
            "interaction": .string(result.interaction.description), "operation": .string(result.interaction.use.operation),
            "fingerprint": .string(result.fingerprint), "verdict": .string(result.verdict.rawValue),
        ]
        switch result.outcome {
        case .passed: break
        case .unreachable(let why): members["problem"] = .string(why)
        case .failed(let failure):
            members["call"] = failure.call.map { .string($0) }
            members["problem"] = failure.problem.map { .string($0) }
            members["mismatches"] = .array(failure.mismatches.map(\.json))
        }
        if let entry = result.pending { members["pendingUntil"] = .string(entry.expires.text) }
        return .object(members)
    }

    // MARK: - For the record

    /// What may be recorded: one for each pact of which everything passed or is pending.
    /// - Parameter contracts: the hash of each provider's contract.
    public func records(of pacts: [LoadedPact], contracts: [String: String]) -> [VerificationRecords.Record] {
        pacts.compactMap { loaded in
            let own = results.filter { $0.file == loaded.file }
            guard !own.isEmpty, own.allSatisfy({ $0.verdict == .passed || $0.verdict == .pending }),
                let contract = contracts[loaded.pact.provider]
            else { return nil }
            return VerificationRecords.Record(
                consumer: loaded.pact.consumer, provider: loaded.pact.provider, pact: loaded.pact.fingerprint, contract: contract,
                passed: own.filter { $0.verdict == .passed }.map(\.fingerprint))
        }
    }

    /// What failed of each pact, whatever was recorded of it before. Who could not be reached has not failed.
    public func failures(of pacts: [LoadedPact], contracts: [String: String]) -> [VerificationRecords.Record] {
        pacts.compactMap { loaded in
            let failed = results.filter { $0.file == loaded.file && $0.verdict == .failed }.map(\.fingerprint)
            guard !failed.isEmpty, let contract = contracts[loaded.pact.provider] else { return nil }
            return VerificationRecords.Record(
                consumer: loaded.pact.consumer, provider: loaded.pact.provider, pact: loaded.pact.fingerprint, contract: contract,
                passed: [], failed: failed)
        }
    }
}

extension InteractionResult {
    public var verdict: VerificationReport.Verdict {
        switch outcome {
        case .passed: .passed
        case .failed: pending == nil ? .failed : .pending
        case .unreachable: .unreachable
        }
    }

    /// `tasks → profile: asks for the facts of a person`
    var name: String { "\(consumer) → \(provider): \(interaction.description)" }
}
