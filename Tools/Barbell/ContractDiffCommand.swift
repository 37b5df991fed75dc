/// `barbell contract diff`: says what a change of a contract breaks.
enum ContractDiffCommand {
    static let help = """
        usage: barbell contract diff [options]

        """

    static func main(arguments words: [String]) async -> Int32 {
        Terminal.out(help)
        return 2
    }
}
