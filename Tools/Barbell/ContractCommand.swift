/// `barbell contract`: what the services promise each other, and whether they keep it.
enum ContractCommand {
    static let help = """
        usage: barbell contract <diff|snapshot|accept|verify|states|can-deploy> [options]

        Each of them shows its options with --help.

        """

    /// Of each verb below this one.
    static let helps = [
        ContractDiffCommand.help, ContractSnapshotCommand.help, ContractAcceptCommand.help, ContractVerifyCommand.help, ContractStatesCommand.help,
        ContractDeployCommand.help,
    ]

    static func main(arguments words: [String]) async -> Int32 {
        switch words.first {
        case "diff", "snapshot", "accept": return await ContractDiffCommand.main(arguments: words)
        case "verify", "states", "can-deploy": return await ContractVerifyCommand.main(arguments: words)
        case "-h", "--help", nil:
            Terminal.out(help)
            return words.isEmpty ? 2 : 0
        case let other?:
            Terminal.error("barbell contract: unknown verb '\(other)'\n\(help)")
            return 2
        }
    }
}
