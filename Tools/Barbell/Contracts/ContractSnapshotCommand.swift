internal import Commands
internal import ContractRules
internal import LocalFiles

/// `barbell contract snapshot`: writes down what services promise.
enum ContractSnapshotCommand {
    static let verb = Verb(
        "snapshot",
        usage: ["[--check]"],
        help: [
            .text(
                """
                Writes the OpenAPI document of every service to Contracts/openapi, as the endpoints in this executable have it. The same
                contracts always give the same bytes.
                """),
            .options([
                "--check": "write nothing; name the documents that are not current",
            ]),
        ],
        exits: [
            .ok: "fine", .checkFailed: "with --check, a document is not current", .usage: "bad command line",
            .environment: "a file cannot be written",
        ],
        action: .blocking(run))

    private static func run(_ arguments: Arguments) throws -> ExitCode {
        let isCheck = arguments.flag("--check")
        try arguments.takesNoMore()
        var isCurrent = true
        func outdated(_ text: String) {
            isCurrent = false
            Terminal.error("barbell contract snapshot: \(text); run barbell contract snapshot\n")
        }
        for service in ContractSources.services {
            guard let bytes = try ContractSources.bytes(of: service) else { continue }
            let path = "\(ContractSources.folder)/\(service).json"
            let stored = try? Files.read(path)
            if stored == bytes { continue }
            if !isCheck {
                try ContractSources.write(bytes, to: path)
                Terminal.out("wrote \(path)\n")
            } else if let stored {
                outdated("\(path):\(firstDifference(stored, bytes)) is not what \(service) promises now")
            } else {
                outdated("\(path) is missing")
            }
        }
        for name in ContractSources.jsonFiles(in: ContractSources.folder)
        where !ContractSources.services.contains(ContractSources.stem(name)) {
            let path = "\(ContractSources.folder)/\(name)"
            if isCheck {
                outdated("\(path) is of no service")
            } else {
                Terminal.error("\(path) is of no service; delete it if it is not needed\n")
            }
        }
        if isCurrent { Terminal.out("\(ContractSources.folder) is current\n") }
        return isCurrent ? .ok : .checkFailed
    }

    /// The line, from 1.
    private static func firstDifference(_ a: [UInt8], _ b: [UInt8]) -> Int {
        1 + zip(a, b).prefix { $0 == $1 }.reduce(0) { $0 + ($1.0 == 0x0a ? 1 : 0) }
    }
}
