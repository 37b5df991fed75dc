internal import Commands
internal import ContractRules
internal import Wire

/// `barbell contract accept`: lets a breaking change pass, for a reason and until a day.
enum ContractAcceptCommand {
    static let verb = Verb(
        "accept",
        usage: ["FINGERPRINT … --reason TEXT --until YYYY-MM-DD [options]"],
        help: [
            .text(
                """
                Lets findings of barbell contract diff pass until a day. A fingerprint is of one finding, or of a change of a shared
                schema with all places at which it shows.
                """),
            .options([
                "--reason TEXT": "why it may be made",
                "--until YYYY-MM-DD": "the last day on which it counts",
                "--against REV|FILE|FOLDER": "what the diff that named it compared with (default HEAD)",
                "--accept FILE": "where accepted changes are kept (default Contracts/accepted.json)",
                "--service S, --pacts DIR, --known-consumers-only": "as for the diff",
            ]),
        ],
        exits: [.ok: "done", .usage: "bad command line, or no finding has the fingerprint", .environment: "git or a file failed"],
        action: .waiting(run))

    private static func run(_ arguments: Arguments) async throws -> ExitCode {
        guard let reason = arguments.value("--reason"), reason.contains(where: { !$0.isWhitespace }) else {
            throw UsageError(message: "say why with --reason")
        }
        guard let text = arguments.value("--until") else { throw UsageError(message: "say until when with --until YYYY-MM-DD") }
        guard let until = try? LocalDate(validating: text) else {
            throw UsageError(message: "--until needs a day as YYYY-MM-DD, not \(text)")
        }
        let against = arguments.value("--against")
        let options = try ContractDiffOptions(arguments, writesAccepted: true)
        guard until >= options.today else { throw UsageError(message: "--until \(text) has passed") }
        let fingerprints = arguments.positionals
        guard !fingerprints.isEmpty else { throw UsageError(message: "give the fingerprint that barbell contract diff shows") }
        if let wrong = fingerprints.first(where: { !AcceptFile.isFingerprint($0) }) {
            throw UsageError(message: "'\(wrong)' is no fingerprint: 12 digits of 0-9 and a-f")
        }
        var file = options.accepted
        let comparison = try await options.compare(against.map { [$0] } ?? [])
        // All of them or none: nothing is said to be accepted before it is written.
        var said = ""
        for fingerprint in fingerprints {
            let found = comparison.findings.filter { $0.fingerprint == fingerprint || $0.change == fingerprint }
            guard let first = found.first else {
                throw UsageError(message: "no finding has the fingerprint \(fingerprint); barbell contract diff shows them")
            }
            guard first.level != .info else {
                throw UsageError(message: "\(fingerprint) breaks nobody (\(first.rule.id)); there is nothing to accept")
            }
            let more = found.count > 1 ? " and \(found.count - 1) more" : ""
            file.accept(
                AcceptedChange(
                    fingerprint: fingerprint, rule: first.rule.id, place: "\(first.operation) \(first.place)\(more)", reason: reason,
                    until: until))
            said += "\(options.acceptPath): accepted \(fingerprint) until \(until.text): \(first.message)\(more)\n"
        }
        try ContractSources.write(file.json, to: options.acceptPath)
        Terminal.out(said)
        return .ok
    }
}
