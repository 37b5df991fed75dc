internal import Commands
internal import Pacts
internal import Wire

/// `barbell contract can-deploy`: whether what was verified still holds for the files as they are.
enum ContractDeployCommand {
    static let verb = Verb(
        "can-deploy",
        usage: ["[options] [SERVICE]"],
        help: [
            .text(
                """
                Tells from committed files alone which consumers may go out with which providers. A pair is verified when verified.json
                names the content of its pact and of its provider's contract as they are now, and nothing of it failed since; a branch or
                a version plays no part.
                """),
            .options([
                "SERVICE": "only the pairs that SERVICE has a part in",
                "--consumer NAME": "only what NAME expects",
                "--provider NAME": "only what is expected of NAME",
                "--pacts DIR": "the pacts (default Contracts/pacts)",
                "--openapi DIR": "the committed contracts (default Contracts/openapi)",
                "--json": "print the matrix as JSON, nothing else",
            ]),
        ],
        exits: [.ok: "every pair is verified", .usage: "bad command line or file", .contractViolated: "some pair is not, and why"],
        action: .blocking(run))

    private static func run(_ arguments: Arguments) throws -> ExitCode {
        let isJSON = arguments.flag("--json")
        let consumer = arguments.value("--consumer")
        let provider = arguments.value("--provider")
        let folder = arguments.value("--pacts") ?? ContractTask.pacts
        let contracts = arguments.value("--openapi") ?? ContractTask.contracts
        let services = arguments.positionals
        if services.count > 1 { throw UsageError(message: "'\(services[1])' is too much: name one service") }

        let pacts = try PactFolder.load(folder)
        var hashes: [String: String] = [:]
        for name in Set(pacts.map(\.pact.provider)) { hashes[name] = try ContractDocument.hash(of: name, folder: contracts) }
        let matrix = DeployMatrix(
            pacts: pacts, records: try VerificationRecords.load(folder: folder), contracts: hashes,
            pending: try PendingInteractions.load(folder: folder), today: ContractTask.today())
        let cells = matrix.cells(consumer: consumer, provider: provider, service: services.first)
        guard !cells.isEmpty else {
            let known = Set(matrix.cells.flatMap { [$0.consumer, $0.provider] }).sorted().joined(separator: ", ")
            throw UsageError(message: "no pact fits; the pacts are between \(known)")
        }
        Terminal.out(isJSON ? String(decoding: DeployMatrix.json(cells), as: UTF8.self) : DeployMatrix.text(cells))
        return cells.allSatisfy { $0.state == .verified } ? .ok : .contractViolated
    }
}
