internal import FlowRunner
internal import JSONCoding
internal import Supervisor

/// `barbell doctor`: says what this machine lacks.
enum DoctorCommand {
    static let help = """
        usage: barbell doctor [--state DIR] [--file FILE] [--bin-dir DIR] [--json]

        Looks at the Swift toolchain, packages and tools, clock, disk and limits, the state folder, the ports of the compose file, and whether
        the services are built and newer than their sources. Each line says what to do about it.

          --state DIR      the stack's folder (default .barbell)
          -f, --file FILE  the compose file (default compose.yaml)
          --bin-dir DIR    where the services' executables are (default: beside barbell, .build/release, .build/debug)
          --json           {"checks":[{"name":…,"level":"ok|warning|problem","found":…,"advice":…},…],"exitCode":…}

        exit code: 0 fine, or only warnings · 2 bad command line · 3 a problem

        """

    static func main(arguments words: [String]) async -> Int32 {
        StackCommand.run("doctor", words, help: help) { arguments in
            let folder = try StackCommand.folder(&arguments)
            let file = try arguments.value("--file", "-f")
            let folders = try arguments.value("--bin-dir").map { [$0] } ?? UpCommand.defaultFolders()
            let isJSON = arguments.flag("--json")
            if let extra = try arguments.positionals().first { throw UsageError(message: "'\(extra)' is not understood") }
            let list = DoctorChecks(state: folder, composeFile: file, executableFolders: folders).all()
            Terminal.out(isJSON ? Diagnosis.json(list).text(pretty: true) + "\n" : Diagnosis.text(list))
            return Diagnosis.exitCode(list)
        }
    }
}
