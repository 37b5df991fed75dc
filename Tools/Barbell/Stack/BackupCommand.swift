internal import Backups
internal import Commands
internal import LocalFiles
internal import Platform
internal import Supervisor
internal import Wire

/// `barbell backup` and `barbell restore --from`: everything that services have stored, as a folder that can be taken elsewhere.
enum BackupCommand {
    static let verb = Verb(
        "backup", "copy what the services have stored while they go on",
        usage: ["DIR [--state DIR] [--with-secrets]", "DIR --folder DIR"],
        help: [
            .text(
                """
                Makes a new folder with the databases of a stack, all as of one moment, its files and its clock, and a manifest with the
                hash of each. Nothing stops: writers wait some milliseconds. The folder appears once all of it is on the disk; only its
                owner may read it, as it holds personal data. Databases in PostgreSQL are not in it, nor the files of those that were
                moved there: see docs/operations.md.
                """),
            .text(
                """
                Keys and tokens in it are sealed with the secret in the stack's secrets.json. Keep that file too, and elsewhere: nobody
                reads a backup without it, and neither do you.
                """),
            .text("Services that something else runs, as systemd, are copied with --folder: all databases and files below it."),
            .options([
                "--state DIR": "the stack's folder (default .barbell, or BARBELL_STATE)",
                "--with-secrets": "put secrets.json into the backup, which then opens by itself, and databases.env, if there is one",
                "--folder DIR": "the folder in which services without a stack have their databases and files",
            ]),
            .text("  barbell backup /backups/2026-11-27"),
            .text("  barbell backup /backups/2026-11-27 --folder /var/lib/private/barbell"),
            .text("barbell restore --from /backups/2026-11-27 --state DIR brings it back."),
        ],
        exits: [.ok: "copied", .environment: "something could not be copied"],
        action: .blocking(run))

    /// What of a state folder is stored, and not only of this machine or this run.
    private static let parts = ["volumes", "clock.json"]
    private static let secrets = "secrets.json"
    /// What opens the databases comes before them: a stack that found them without it would make other secrets.
    private static let restored = [secrets, MoveCommand.addresses] + parts.reversed()

    private static func run(_ arguments: Arguments) throws -> ExitCode {
        guard let target = arguments.positionals.first, arguments.positionals.count == 1 else {
            throw UsageError(message: "name the new folder")
        }
        let path = Files.absolute(target)
        if let folder = try plainFolder(arguments) {
            guard !arguments.flag("--with-secrets") else {
                throw UsageError(message: "--with-secrets is for a stack: without one there is no secrets.json")
            }
            guard !path.hasPrefix(folder + "/") else {
                throw UsageError(message: "a copy in \(folder) would be copied by the next one: name a folder elsewhere")
            }
            let parts = Files.names(in: folder).filter { !$0.hasPrefix(".") }
            say("copied to \(path)", try copy(folder, parts: parts, to: path))
            sayLeftOut(folder, parts)
            Terminal.out("keep the SERVICE_SECRET of these services too, in another place: it opens the backup\n")
            return .ok
        }
        let folder = StateFolder(arguments).path
        let withheld = arguments.flag("--with-secrets") ? [] : [secrets, MoveCommand.addresses]
        let manifest = try copy(folder, parts: restored.filter { !withheld.contains($0) }, to: path)
        say("copied to \(path)", manifest)
        sayLeftOut(folder, parts)
        if !manifest.has(secrets) { Terminal.out("keep \(folder)/\(secrets) too, in another place: it opens the backup\n") }
        if !manifest.has(MoveCommand.addresses), Files.kind("\(folder)/\(MoveCommand.addresses)") != nil {
            Terminal.out("keep \(folder)/\(MoveCommand.addresses) too: it has the addresses and passwords of databases that were moved\n")
        }
        return .ok
    }

    /// What `--folder` says: where services that no stack runs have what they store.
    private static func plainFolder(_ arguments: Arguments) throws -> String? {
        guard let folder = arguments.value("--folder").map(Files.absolute) else { return nil }
        guard arguments.value("--state") == nil else {
            throw UsageError(message: "--folder is for services without a stack, and --state for a stack: name one of them")
        }
        return folder
    }

    private static func copy(_ folder: String, parts: [String], to path: String) throws -> BackupManifest {
        try refused { () throws(BackupError) in try Backup.make(of: folder, parts: parts, to: path, at: SystemClock().now().description) }
    }

    /// - Parameter source: what `--from` says.
    static func restore(from source: String, _ arguments: Arguments) throws -> ExitCode {
        let path = Files.absolute(source)
        if let folder = try plainFolder(arguments) {
            let manifest = try refused { () throws(BackupError) in try Restore.bring(path, into: folder) }
            say("restored what was stored at \(manifest.madeAt)", manifest)
            return .ok
        }
        let folder = StateFolder(arguments)
        try folder.create()
        guard folder.runningState() == nil, let lock = try folder.lock() else {
            throw EnvironmentError(message: "the stack in \(folder.path) runs: barbell down first, or another --state")
        }
        defer { withExtendedLifetime(lock) {} }
        let manifest = try refused { () throws(BackupError) in try Restore.bring(path, into: folder.path, parts: restored) }
        say("restored what was stored at \(manifest.madeAt)", manifest)
        if Files.kind("\(folder.path)/\(secrets)") == nil {
            Terminal.out("put the \(secrets) of that stack into \(folder.path) before barbell up: keys and tokens are sealed with it\n")
        }
        if manifest.has(MoveCommand.addresses) { Terminal.out("some of its databases are in PostgreSQL: \(MoveCommand.start(folder))\n") }
        return .ok
    }

    private static func refused(_ body: () throws(BackupError) -> BackupManifest) throws(EnvironmentError) -> BackupManifest {
        do throws(BackupError) { return try body() } catch { throw EnvironmentError(message: error.message) }
    }

    private static func sayLeftOut(_ folder: String, _ parts: [String]) {
        for server in Backup.servers(of: folder, parts: parts) {
            Terminal.out("left out \(folder)/\(server): PostgreSQL is copied by its own means, see docs/operations.md\n")
        }
        for moved in Backup.moved(of: folder, parts: parts) {
            Terminal.out("left out \(folder)/\(moved.path): its rows are in \(moved.target)\n")
        }
    }

    private static func say(_ what: String, _ manifest: BackupManifest) {
        let databases = manifest.files.count { $0.rows != nil }
        Terminal.out(
            "\(what): \(manifest.rows) rows in \(databases) databases, \(manifest.files.count - databases) files, \(manifest.bytes) bytes\n")
    }
}
