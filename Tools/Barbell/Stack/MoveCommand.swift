internal import Commands
internal import LocalFiles
internal import Processes
internal import Supervisor

/// `barbell move`: the databases of a stack go from SQLite to PostgreSQL. Each service moves its own, as only it knows its tables.
enum MoveCommand {
    static let verb = Verb(
        "move", "move the databases of a stack from SQLite to PostgreSQL",
        usage: ["--to URL [-f FILE] [--state DIR] [--bin-dir DIR] [service …]"],
        help: [
            .text(
                """
                Copies every row that the services of a stopped stack have stored to empty databases of PostgreSQL, compares the numbers and
                the hashes of rows table by table, and marks the files in SQLite as moved, so that no service goes on with them. Each
                database is there as a whole or not at all. Cut off, it can be run again: what was moved is compared once more.
                """),
            .text(
                """
                The address of each is then in databases.env of the state folder, for barbell up. Files, objects and the secret stay
                where they are.
                """),
            .options([
                "--to URL":
                    "postgres://user:password@host:5432/{service}, where {service} stands for the service's name; or BARBELL_MOVE_TO",
                "-f, --file FILE": "the compose file (default compose.yaml, compose.yml, docker-compose.yaml or .yml here)",
                "--state DIR": "the stack's folder (default .barbell, or BARBELL_STATE)",
                "--bin-dir DIR": "where the services' executables are (default: beside barbell, .build/release, .build/debug)",
            ]),
            .text("  barbell down; barbell move --to 'postgres://barbell:secret@db:5432/{service}'"),
            .text("  set -a; . .barbell/databases.env; set +a; barbell up"),
        ],
        exits: [
            .ok: "moved", .usage: "bad command line or compose file",
            .environment: "the stack runs, or a database could not be moved: the one that is named was left as it was",
        ],
        completion: .list("services"), action: .blocking(run))

    private static let placeholder = "{service}"
    /// What a state folder has of databases that were moved: lines for a shell, with passwords.
    static let addresses = "databases.env"
    /// How a stack is started on what was moved.
    static func start(_ folder: StateFolder) -> String { "set -a; . \(folder.path)/\(addresses); set +a; barbell up" }

    private static func run(_ arguments: Arguments) throws -> ExitCode {
        let environment = ProcessEnvironment.current()
        guard let target = arguments.value("--to") ?? environment["BARBELL_MOVE_TO"], !target.isEmpty else {
            throw UsageError(message: "where to? --to 'postgres://user:password@host:5432/{service}'")
        }
        guard target.hasPrefix("postgres://") || target.hasPrefix("postgresql://") else {
            throw UsageError(message: "--to wants postgres://…: that is the only way there is")
        }
        guard target.contains(placeholder) || arguments.positionals.count == 1 else {
            throw UsageError(message: "--to has to have {service} in it, as each service has a database of its own")
        }
        let folder = StateFolder(arguments)
        try folder.create()
        guard folder.runningState() == nil, let lock = try folder.lock() else {
            throw EnvironmentError(message: "the stack in \(folder.path) runs: barbell down first")
        }
        defer { withExtendedLifetime(lock) {} }
        let moves = try moves(arguments, folder, environment) { target.replacing(placeholder, with: $0) }
        guard !moves.isEmpty else { throw EnvironmentError(message: "no service has a database in SQLite that can be moved") }
        try run(moves, noting: "\(folder.path)/\(addresses)")
        Terminal.out("start it there: \(start(folder))\n")
        return .ok
    }

    /// Where each is now is noted at once: the next may fail, and the one that moved is used there from then on.
    private static func run(_ moves: [Move], noting file: String) throws(EnvironmentError) {
        var moved: [String] = []
        for move in moves {
            do throws(EnvironmentError) {
                try move.run()
                try note(move, in: file)
            } catch {
                guard !moved.isEmpty else { throw error }
                var reason = error.message
                while reason.last?.isNewline == true { reason.removeLast() }
                throw EnvironmentError(
                    message: """
                        \(reason)
                        moved before it: \(moved.joined(separator: ", ")). To go on with the others once the reason is gone:
                          set -a; . \(file); set +a; barbell move, as before
                        """)
            }
            moved.append(move.service.name)
        }
    }

    /// A line for a shell, beside those of services that were moved before.
    private static func note(_ move: Move, in file: String) throws(EnvironmentError) {
        let former = (Files.text(file) ?? "").split(separator: "\n").map(String.init)
        let kept = former.filter { !$0.hasPrefix(move.variable + "=") }
        let new = "\(move.variable)='\(move.target.replacing("'", with: "'\\''"))'"
        do throws(FileError) {
            try Files.write(Array((kept + [new]).map { $0 + "\n" }.joined().utf8), to: file, permissions: 0o600)
        } catch { throw EnvironmentError(message: "\(error)") }
    }

    /// Those of the services named, or of all, whose database is another one when they are told so: what the compose file says for good
    /// stays.
    private static func moves(
        _ arguments: Arguments, _ folder: StateFolder, _ environment: [String: String], _ target: (String) -> String
    ) throws -> [Move] {
        let before = try plan(arguments, folder, environment)
        let names = before.services.map(\.name)
        let told = Dictionary(uniqueKeysWithValues: names.map { (variable($0), target($0)) })
        let after = try plan(arguments, folder, environment.merging(told) { _, new in new })
        return before.services.compactMap { service in
            // A plan has what those that are named depend on, too.
            guard arguments.positionals.isEmpty || arguments.positionals.contains(service.name) else { return nil }
            guard let url = service.environment["DATABASE_URL"], url.hasPrefix("sqlite://"),
                after.service(service.name)?.environment["DATABASE_URL"] == target(service.name)
            else { return nil }
            // One that never ran has nothing.
            guard Files.kind(String(url.dropFirst("sqlite://".count))) != nil else { return nil }
            return Move(service: service, variable: variable(service.name), target: target(service.name))
        }
    }

    private static func variable(_ service: String) -> String { EnvCommand.name(service).uppercased() + "_DATABASE_URL" }

    private static func plan(_ arguments: Arguments, _ folder: StateFolder, _ environment: [String: String]) throws -> StackPlan {
        let here = Files.currentFolder()
        let found = StackLoader.fileNames.first { Files.kind(Paths.absolute($0, in: here)) != nil }
        guard let file = arguments.value("--file") ?? found else {
            throw UsageError(message: "there is no compose.yaml here; name a file with -f or a folder with barbell -C")
        }
        let path = Paths.absolute(file, in: here)
        var options = PlanOptions(projectFolder: Paths.folder(of: path), stateFolder: folder.path)
        options.hostEnvironment = environment
        options.services = arguments.positionals
        options.executableFolders = arguments.value("--bin-dir").map { [Paths.absolute($0, in: here)] } ?? ExecutableFolders.standard
        let compose = try StackLoader(file: file, projectFolder: options.projectFolder, folder: folder, environment: environment).load()
        var planner = StackPlanner(compose, options: options, freePort: { _ in 0 }, isExecutable: Files.isExecutable)
        return try planner.plan()
    }
}

/// One service's part of it.
private struct Move {
    let service: ServicePlan
    let variable: String
    let target: String

    func run() throws(EnvironmentError) {
        let environment = service.environment.merging(["DATABASE_MOVE_TO": target]) { _, new in new }
        let command = Command(
            service.arguments[0], ["move"], environment: environment, workingDirectory: service.workingFolder,
            limits: ChildLimits(wallTime: .seconds(86_400)))
        do throws(ChildFailure) {
            Terminal.out(String(decoding: try command.runAndWait().output, as: UTF8.self))
        } catch {
            if case .exit(_, let text) = error { throw EnvironmentError(message: text.isEmpty ? "\(service.name) was not moved" : text) }
            throw EnvironmentError(message: "\(service.name) was not moved: \(error)")
        }
    }
}
