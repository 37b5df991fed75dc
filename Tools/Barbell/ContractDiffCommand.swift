internal import ContractRules
internal import JSONCoding
internal import Platform
internal import Supervisor
internal import Wire

/// `barbell contract diff`, `snapshot` and `accept`: what a change of a contract breaks.
enum ContractDiffCommand {
    static let help = """
        usage: barbell contract diff [REV|FILE|FOLDER] [options]
               barbell contract diff OLD-FILE NEW-FILE [options]
               barbell contract diff --rules [--json]

        Compares the OpenAPI documents of a git revision (default HEAD), a file or a folder with the contracts as they are now: with what
        the endpoints in this executable say, written down or not. With two files, compares these.

          --service S           only this service; repeatable. For one FILE with another name, the service that it is of
          --all                 list harmless changes too, not only their number
          --json                one JSON object
          --fail-on LEVEL       error (default) or warning
          --accept FILE         accepted changes (default Contracts/accepted.json; none when it is not there)
          --pacts DIR           what consumers read and send (default Contracts/pacts; nothing is known when it is not there)
          --known-consumers-only
                                consumers without a pact are none
          --rules               every rule with its level and direction

        Pacts name who breaks. When pacts are there, and nobody in them reads what has changed in an answer, or calls the operation, the
        finding is a warning if only services can call it (serviceToken). Routes for people are called by apps that have no pact, so
        there it stays an error, unless --known-consumers-only is given. Operations with x-stability: draft are not judged. What is
        deprecated may go on its x-sunset day.

        exit code: 0 fine · 2 bad command line or document · 3 git or a file failed · 5 an error that is not accepted

        """

    static func main(arguments words: [String]) async -> Int32 {
        let rest = Array(words.dropFirst())
        switch words.first {
        case "snapshot": return await run("contract snapshot", rest, help: ContractSnapshotCommand.help, ContractSnapshotCommand.snapshot)
        case "accept": return await run("contract accept", rest, help: ContractAcceptCommand.help, ContractAcceptCommand.accept)
        default: return await run("contract diff", rest, help: help, diff)
        }
    }

    private static func run(
        _ verb: String, _ words: [String], help: String, _ body: (inout Arguments) async throws -> Int32
    ) async -> Int32 {
        var arguments = Arguments(words)
        if arguments.flag("--help", "-h") {
            Terminal.out(help)
            return 0
        }
        do {
            return try await body(&arguments)
        } catch let error as UsageError {
            Terminal.error("barbell \(verb): \(error.message)\n")
            return 2
        } catch let error as OpenAPIProblem {
            Terminal.error("barbell \(verb): \(error)\n")
            return 2
        } catch let error as ContractInputError {
            Terminal.error("barbell \(verb): \(error.message)\n")
            return error.isEnvironment ? 3 : 2
        } catch {
            Terminal.error("barbell \(verb): \(error)\n")
            return 3
        }
    }

    private static func diff(_ arguments: inout Arguments) async throws -> Int32 {
        let isJSON = arguments.flag("--json")
        if arguments.flag("--rules") {
            if let extra = try arguments.positionals().first { throw UsageError(message: "--rules takes no \(extra)") }
            Terminal.out(isJSON ? String(decoding: ContractRule.listJSON, as: UTF8.self) : ContractRule.listText)
            return 0
        }
        let showsAll = arguments.flag("--all")
        let failOn = try arguments.value("--fail-on") ?? "error"
        guard let level = ContractRule.Level(rawValue: failOn), level != .info else {
            throw UsageError(message: "--fail-on is error or warning, not \(failOn)")
        }
        let options = try ContractDiffOptions(&arguments)
        let comparison = try await options.compare(try arguments.positionals())
        let acceptance = options.accepted.judge(comparison.findings, today: options.today)
        let report = DiffReport(
            title: comparison.title, acceptance: acceptance, acceptPath: options.acceptPath, showsInfo: showsAll, isWhole: comparison.isWhole)
        Terminal.out(isJSON ? String(decoding: report.json, as: UTF8.self) : report.text)
        return acceptance.open(level).isEmpty ? 0 : 5
    }
}
