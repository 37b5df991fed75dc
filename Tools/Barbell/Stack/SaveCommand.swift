internal import Commands
internal import LocalFiles
internal import Supervisor

/// `barbell save`, `restore` and `reset`: what the services have stored, kept by name, brought back, or forgotten.
enum SaveCommand {
    static let save = Verb(
        "save", "keep what the services have stored, by a name",
        usage: ["NAME [--state DIR]", "[--state DIR]"],
        help: [
            .text(
                """
                Copies databases, files and the clock of a stack, so that `barbell restore NAME` brings them back. A stack that runs is stopped for
                that moment and started again. What was saved by the same name before goes. Without a name it lists what is saved.
                Where databases were moved to PostgreSQL nothing is saved, restored or reset: they are not in the stack's folder.
                """),
            .options(["--state DIR": "the stack's folder (default .barbell, or BARBELL_STATE)"]),
            .text("  barbell save before-the-demo"),
        ],
        exits: [.ok: "saved", .environment: "no stack has run there, something could not be copied, or a service did not come back"],
        action: .blocking(save))
    static let restore = Verb(
        "restore", "bring back what barbell save has kept",
        usage: ["NAME [--state DIR]", "--from DIR [--state DIR]", "--from DIR --folder DIR"],
        help: [
            .text("Replaces databases, files and the clock of a stack by those that were saved. What is there now is gone."),
            .text(
                """
                With --from it brings a backup into a state folder that has nothing stored and does not run. Every byte is compared with its hash
                before anything is written.
                """),
            .options([
                "--from DIR": "a folder that barbell backup made",
                "--state DIR": "the stack's folder (default .barbell, or BARBELL_STATE)",
                "--folder DIR": "with --from: where services without a stack have their databases and files; stop them first",
            ]),
            .text("  barbell restore before-the-demo"),
            .text("  barbell restore --from /backups/2026-11-27 --state /srv/barbell"),
            .text("  cp /keys/secrets.json /srv/barbell/ && barbell up --state /srv/barbell"),
        ],
        exits: [.ok: "restored", .environment: "nothing is saved by that name, the backup is not whole, or a service did not come back"],
        action: .blocking(restore))
    static let reset = Verb(
        "reset", "forget everything the services have stored",
        usage: ["[--state DIR]"],
        help: [
            .text(
                """
                Deletes databases, files and the clock of a stack, which begins anew in real time. What was saved, and the services' secret, stay.
                """),
            .options(["--state DIR": "the stack's folder (default .barbell, or BARBELL_STATE)"]),
            .text("  barbell reset && barbell seed khalid"),
        ],
        exits: [.ok: "empty", .environment: "no stack has run there, something could not be deleted, or a service did not come back"],
        action: .blocking(reset))

    private static func save(_ arguments: Arguments) throws -> ExitCode {
        let saved = SavedStacks(StateFolder(arguments))
        guard let name = try name(arguments) else {
            Terminal.out(saved.names.isEmpty ? "nothing is saved\n" : saved.names.joined(separator: "\n") + "\n")
            return .ok
        }
        try checkHasRun(arguments)
        let isAnother = saved.names.contains(name)
        try saved.save(name)
        Terminal.out("saved\(isAnother ? ", in place of what was saved by that name" : ""): barbell restore \(name) brings it back\n")
        return .ok
    }

    private static func restore(_ arguments: Arguments) throws -> ExitCode {
        if let source = arguments.value("--from") {
            try arguments.takesNoMore()
            return try BackupCommand.restore(from: source, arguments)
        }
        guard arguments.value("--folder") == nil else { throw UsageError(message: "--folder goes with --from") }
        guard let name = try name(arguments) else { throw UsageError(message: "which one? barbell save lists what is saved") }
        try SavedStacks(StateFolder(arguments)).restore(name)
        Terminal.out("restored \(name)\n")
        return .ok
    }

    private static func reset(_ arguments: Arguments) throws -> ExitCode {
        try arguments.takesNoMore()
        try checkHasRun(arguments)
        try SavedStacks(StateFolder(arguments)).reset()
        Terminal.out("nothing is stored any more\n")
        return .ok
    }

    /// A mistyped `--state` is told before a demo, not after it.
    private static func checkHasRun(_ arguments: Arguments) throws {
        let folder = StateFolder(arguments)
        guard [folder.volumes, "\(folder.path)/logs"].contains(where: { Files.kind($0) == .folder }) else {
            throw EnvironmentError(message: "no stack has run from \(folder.path): name the folder of one with --state")
        }
    }

    private static func name(_ arguments: Arguments) throws -> String? {
        guard let name = arguments.positionals.first else { return nil }
        let isName = (1...64).contains(name.utf8.count) && !name.hasPrefix(".") && name.utf8.allSatisfy { byte in
            switch byte {
            case 0x30...0x39, 0x41...0x5a, 0x61...0x7a, 0x2d, 0x2e, 0x5f: true
            default: false
            }
        }
        guard isName, arguments.positionals.count == 1 else {
            throw UsageError(message: "a name has letters, digits, dots and hyphens, 64 at most")
        }
        return name
    }
}
