internal import Commands
internal import FlowRunner
internal import JSONCoding
internal import Supervisor

/// `barbell doctor`: says what this machine lacks.
enum DoctorCommand {
    static let verb = Verb(
        "doctor", "say what this machine lacks",
        usage: ["[--state DIR] [--file FILE] [--bin-dir DIR] [--json]"],
        help: [
            .text(
                """
                Looks at the Swift toolchain, packages and tools, clock, disk and limits, the state folder, the ports of the compose file,
                and whether the services are built and newer than their sources. Each line says what to do about it.
                """),
            .options([
                "--state DIR": "the stack's folder (default .barbell, or BARBELL_STATE)",
                "-f, --file FILE": "the compose file (default compose.yaml)",
                "--bin-dir DIR": "where the services' executables are (default: beside barbell, .build/release, .build/debug)",
                "--json": #"{"checks":[{"name":…,"level":"ok|warning|problem","found":…,"advice":…},…],"exitCode":…}"#,
            ]),
        ],
        exits: [.ok: "fine, or only warnings", .usage: "bad command line", .environment: "a problem"],
        action: .blocking(run))

    private static func run(_ arguments: Arguments) throws -> ExitCode {
        let folder = StateFolder(arguments)
        let file = arguments.value("--file")
        let folders = arguments.value("--bin-dir").map { [$0] } ?? ExecutableFolders.standard
        let isJSON = arguments.flag("--json")
        try arguments.takesNoMore()
        let list = DoctorChecks(state: folder, composeFile: file, executableFolders: folders).all()
        Terminal.out(isJSON ? Diagnosis.json(list).text(pretty: true) + "\n" : Diagnosis.text(list))
        return Diagnosis.exitCode(list)
    }
}
