internal import Commands
internal import ContractRules
internal import FlowRunner
internal import JSONCoding

/// `barbell explain`: explains a code.
enum ExplainCommand {
    static let verb = Verb(
        "explain", "explain an error code, a rule or an exit code",
        usage: ["[--json] [CODE]"],
        help: [
            .text(
                """
                Says what a code means: an error of the API with its status, texts and endpoints, a rule of a field, an exit code, a fault
                between services, a finding of lint, a rule of contracts. Without a code, lists all.
                """),
            .options([
                "--json": "one JSON array: code, title, text",
            ]),
        ],
        exits: [.ok: "explained", .usage: "no such code"],
        completion: .list("codes"), action: .blocking(run))

    static let book = ExplanationBook(
        Explanation.errorCodes + Explanation.fieldRules + Explanation.exitCodes + Explanation.faultActions + Explanation.lintFindings
            + ContractRule.all.map { Explanation(code: $0.id, title: "rule of contracts: \($0.summary)", text: $0.explain) })

    private static func run(_ arguments: Arguments) throws -> ExitCode {
        let isJSON = arguments.flag("--json")
        let codes = arguments.positionals
        guard codes.count < 2 else { throw UsageError(message: "one code at a time, not also \(codes[1])") }
        guard let code = codes.first else {
            show(book.entries, isJSON: isJSON, isBrief: true)
            return .ok
        }
        let found = book.find(code)
        guard !found.isEmpty else {
            let hint = book.suggestion(for: code).map { "did you mean \($0)?" } ?? "barbell explain lists all"
            throw UsageError(message: "nothing is called '\(code)'; \(hint)")
        }
        show(found, isJSON: isJSON, isBrief: false)
        return .ok
    }

    private static func show(_ entries: [Explanation], isJSON: Bool, isBrief: Bool) {
        if isJSON {
            let list = entries.map { JSONValue.object(["code": .string($0.code), "title": .string($0.title), "text": .string($0.text)]) }
            return Terminal.out(JSONValue.array(list).text(pretty: true) + "\n")
        }
        guard isBrief else { return Terminal.out(entries.map { "\($0.code): \($0.title)\n\n\($0.text)\n" }.joined(separator: "\n")) }
        let width = entries.map(\.code.count).max() ?? 0
        Terminal.out(entries.map { $0.code + String(repeating: " ", count: width - $0.code.count) + "  \($0.title)\n" }.joined())
    }
}
