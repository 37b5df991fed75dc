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
        usage: ["DIR [--state DIR] [--with-secrets]"],
        help: [
            .text(
                """
                Makes a new folder with the databases of a stack, all as of one moment, its files and its clock, and a manifest with the
                hash of each. Nothing stops: writers wait some milliseconds. The folder appears once all of it is on the disk; only its
                owner may read it, as it holds personal data. Databases in PostgreSQL are not in it: see docs/operations.md.
                """),
            .text(
                """
                Keys and tokens in it are sealed with the secret in the stack's secrets.json. Keep that file too, and elsewhere: nobody
                reads a backup without it, and neither do you.
                """),
            .options([
                "--state DIR": "the stack's folder (default .barbell, or BARBELL_STATE)",
                "--with-secrets": "put secrets.json into the backup, which then opens by itself",
            ]),
            .text("  barbell backup /backups/2026-11-27"),
            .text("barbell restore --from /backups/2026-11-27 --state DIR brings it back."),
        ],
        exits: [.ok: "copied", .environment: "something could not be copied"],
        action: .blocking(run))

    /// What of a state folder is stored, and not only of this machine or this run.
    private static let parts = ["volumes", "clock.json"]
    private static let secrets = "secrets.json"
    /// What opens the databases comes before them: a stack that found them without it would make other secrets.
    private static let restored = [secrets] + parts.reversed()

    private static func run(_ arguments: Arguments) throws -> ExitCode {
        guard let target = arguments.positionals.first, arguments.positionals.count == 1 else {
            throw UsageError(message: "name the new folder")
        }
        let folder = StateFolder(arguments), path = Files.absolute(target)
        let chosen = arguments.flag("--with-secrets") ? parts + [secrets] : parts
        let manifest = try refused { () throws(BackupError) in
            try Backup.make(of: folder.path, parts: chosen, to: path, at: SystemClock().now().description)
        }
        say("copied to \(path)", manifest)
        if !manifest.has(secrets) { Terminal.out("keep \(folder.path)/\(secrets) too, in another place: it opens the backup\n") }
        return .ok
    }

    /// - Parameter source: what `--from` says.
    static func restore(from source: String, into folder: StateFolder) throws -> ExitCode {
        try folder.create()
        guard folder.runningState() == nil, let lock = try folder.lock() else {
            throw EnvironmentError(message: "the stack in \(folder.path) runs: barbell down first, or another --state")
        }
        defer { withExtendedLifetime(lock) {} }
        let path = Files.absolute(source)
        let manifest = try refused { () throws(BackupError) in try Restore.bring(path, into: folder.path, parts: restored) }
        say("restored what was stored at \(manifest.madeAt)", manifest)
        if Files.kind("\(folder.path)/\(secrets)") == nil {
            Terminal.out("put the \(secrets) of that stack into \(folder.path) before barbell up: keys and tokens are sealed with it\n")
        }
        return .ok
    }

    private static func refused(_ body: () throws(BackupError) -> BackupManifest) throws(EnvironmentError) -> BackupManifest {
        do throws(BackupError) { return try body() } catch { throw EnvironmentError(message: error.message) }
    }

    private static func say(_ what: String, _ manifest: BackupManifest) {
        let databases = manifest.files.count { $0.rows != nil }
        Terminal.out(
            "\(what): \(manifest.rows) rows in \(databases) databases, \(manifest.files.count - databases) files, \(manifest.bytes) bytes\n")
    }
}
