internal import Commands
internal import ContractRules
internal import Exports
internal import FlowRunner
internal import JSONCoding
internal import LocalFiles
internal import Reference

/// `barbell export`: the contracts for other tools.
enum ExportCommand {
    static let verb = Verb(
        "export", "the contracts as OpenAPI, Bruno, Postman, TypeScript, HTML or Markdown",
        usage: ["openapi|bruno|postman|typescript|html|markdown [--out PATH] [--state DIR] [--service NAME=URL]"],
        help: [
            .text(
                """
                openapi     one OpenAPI 3.1 document of all services, each path with the addresses that serve it
                bruno       a collection for Bruno: a folder of text files, with an environment of the addresses
                postman     the same in Postman's format 2.1, which Insomnia and Hoppscotch read too
                typescript  types.d.ts with every type and operation, and endpoints.js that says where each operation is
                html        the reference with forms to try each operation, as pages that need no server
                markdown    the reference as pages for a forge: docs/api is what it wrote
                """),
            .options([
                "--out PATH": "the file or folder to write (default out/export/KIND; docs/api for markdown)",
                "--state DIR":
                    "the stack whose addresses are written (default .barbell, or BARBELL_STATE; the ports of compose.yaml if none runs)",
                "--service NAME=URL": "the address of one service",
            ]),
            .text("  barbell export openapi --out barbell.json\n  barbell export bruno --out ~/bruno/barbell"),
        ],
        exits: [.usage: "bad command line", .environment: "a file cannot be written, or the stack of --state is not there"],
        completion: .words(Kind.allCases.map(\.rawValue)), action: .blocking(run))

    enum Kind: String, CaseIterable {
        case openapi, bruno, postman, typescript, html, markdown

        var standardPlace: String {
            switch self {
            case .openapi: "out/export/openapi.json"
            case .postman: "out/export/postman.json"
            case .markdown: "docs/api"
            case .bruno, .typescript, .html: "out/export/\(rawValue)"
            }
        }

        /// Its files; one with an empty path is the export itself.
        func files(_ addresses: ExportAddresses) throws -> [ExportedFile] {
            switch self {
            case .openapi: [ExportedFile(path: "", text: try CombinedOpenAPI(.all, addresses).json.text(pretty: true) + "\n")]
            case .postman: [ExportedFile(path: "", text: PostmanCollection(.all, addresses).json.text(pretty: true) + "\n")]
            case .bruno: BrunoCollection(.all, addresses).files
            case .html: ReferenceSite(.all, addresses).files
            case .markdown: MarkdownReference(.all).files
            case .typescript: TypeScriptTypes(.all).files
            }
        }
    }

    private static func run(_ arguments: Arguments) throws -> ExitCode {
        let running = try RunningServices(arguments)
        let out = arguments.value("--out")
        let words = arguments.positionals
        guard words.count == 1, let kind = words.first.flatMap(Kind.init) else {
            throw UsageError(message: "say what to export: \(Kind.allCases.map(\.rawValue).joined(separator: ", "))")
        }
        var addresses = composed()
        do throws(StateError) {
            for address in try running.addresses() { addresses[address.name] = address.url }
        } catch {
            // Without a stack there are the ports of compose.yaml, but not in place of one that was named.
            if running.isNamed { throw error }
        }
        let place = out ?? kind.standardPlace
        let files = try kind.files(ExportAddresses(addresses))
        for file in files {
            let path = file.path.isEmpty ? place : "\(place)/\(file.path)"
            do throws(FileError) { try Files.write(Array(file.text.utf8), to: path) } catch {
                throw EnvironmentError(message: error.message)
            }
        }
        Terminal.out("wrote \(place)" + (files.count > 1 ? ", \(files.count) files" : "") + "\n")
        return .ok
    }

    /// The addresses that compose.yaml gives the services.
    private static func composed() -> [String: String] {
        var addresses: [String: String] = [:], service = ""
        for line in (Files.text("compose.yaml") ?? "").split(separator: "\n") {
            if line.hasPrefix("  "), !line.hasPrefix("   "), line.hasSuffix(":") { service = line.dropFirst(2).dropLast().description }
            if line.hasPrefix("      PORT: \"") { addresses[service] = "http://127.0.0.1:\(line.filter(\.isNumber))" }
        }
        return addresses
    }
}
