internal import Commands

/// Everything that `barbell` does, in the order of its help.
enum Barbell {
    static let program = Program("barbell", version: "1.0", verbs: verbs + [CompletionsCommand.verb(completing: verbs)], failure: Failures.of)

    private static let verbs = [
        UpCommand.verb, DownCommand.verb, PsCommand.verb, LogsCommand.verb, ConsoleCommand.verb, ConsoleCommand.open, EnvCommand.verb,
        RestartCommand.restart, RestartCommand.stop, RestartCommand.start, ClockCommand.verb, FaultCommand.verb,
        SaveCommand.save, SaveCommand.restore, SaveCommand.reset, BackupCommand.verb, MoveCommand.verb, SeedCommand.verb,
        RoleCommand.verb, EraseCommand.verb, WorkCommand.verb, KeysCommand.verb,
        RunCommand.verb, CoverCommand.verb, LintCommand.verb, FmtCommand.verb, WatchCommand.verb, RecordCommand.verb,
        ContractCommand.verb, ExportCommand.verb, FuzzCommand.verb, LoadCommand.verb, NewCommand.verb,
        DoctorCommand.verb, ExplainCommand.verb,
    ]
}
