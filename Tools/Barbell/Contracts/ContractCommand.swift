internal import Commands

/// `barbell contract`: what the services promise each other, and whether they keep it.
enum ContractCommand {
    static let verb = Verb(
        "contract", "what services promise each other: diff, verify, can-deploy",
        of: [
            ContractDiffCommand.verb, ContractSnapshotCommand.verb, ContractAcceptCommand.verb, ContractVerifyCommand.verb,
            ContractStatesCommand.verb, ContractDeployCommand.verb,
        ])
}
