internal import Commands
internal import ContractRules
internal import JSONCoding
internal import Platform
internal import Supervisor
internal import Wire

/// `barbell contract diff`, `snapshot` and `accept`: what a change of a contract breaks.
enum ContractDiffCommand {
    static let verb = Verb(
        "diff",
        usage: ["[REV|FILE|FOLDER] [options]", "OLD-FILE NEW-FILE [options]", "--rules [--json]"],
        help: [
            .text(
                """
                Compares the OpenAPI documents of a git revision (default HEAD), a file or a folder with the contracts as they are now:
                with what the endpoints in this executable say, written down or not. With two files, compares these.
                """),
            .options([
                "--service S": "only this service; repeatable. For one FILE with another name, the service that it is of",
                "--all": "list harmless changes too, not only their number",
                "--json": "one JSON object",
                "--fail-on LEVEL": "error (default) or warning",
                "--accept FILE": "accepted changes (default Contracts/accepted.json; none when it is not there)",
                "--pacts DIR": "what consumers read and send (default Contracts/pacts; nothing is known when it is not there)",
                "--known-consumers-only": "consumers without a pact are none",
                "--rules": "every rule with its level and direction",
            ]),
            .text(
                """
                Pacts name who breaks. When pacts are there, and nobody in them reads what has changed in an answer, or calls the
                operation, the finding is a warning if only services can call it (serviceToken). Routes for people are called by apps that
                have no pact, so there it stays an error, unless --known-consumers-only is given. Operations with x-stability: draft are
                not judged. What is deprecated may go on its x-sunset day.
                """),
        ],
        exits: [
            .ok: "fine", .usage: "bad command line or document", .environment: "git or a file failed",
            .breakingChange: "an error that is not accepted",
        ],
        action: .waiting(run))

    private static func run(_ arguments: Arguments) async throws -> ExitCode {
        let isJSON = arguments.flag("--json")
        if arguments.flag("--rules") {
            if let extra = arguments.positionals.first { throw UsageError(message: "--rules takes no \(extra)") }
            Terminal.out(isJSON ? String(decoding: ContractRule.listJSON, as: UTF8.self) : ContractRule.listText)
            return .ok
        }
        let showsAll = arguments.flag("--all")
        let failOn = arguments.value("--fail-on") ?? "error"
        guard let level = ContractRule.Level(rawValue: failOn), level != .info else {
            throw UsageError(message: "--fail-on is error or warning, not \(failOn)")
        }
        let options = try ContractDiffOptions(arguments)
        let comparison = try await options.compare(arguments.positionals)
        let acceptance = options.accepted.judge(comparison.findings, today: options.today)
        let report = DiffReport(
            title: comparison.title, acceptance: acceptance, acceptPath: options.acceptPath, showsInfo: showsAll,
            isWhole: comparison.isWhole)
        Terminal.out(isJSON ? String(decoding: report.json, as: UTF8.self) : report.text)
        return acceptance.open(level).isEmpty ? .ok : .breakingChange
    }
}
