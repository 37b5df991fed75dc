/// `barbell fuzz`: asks a service everything its contract allows and forbids.
enum FuzzCommand {
    static let help = """
        usage: barbell fuzz [options]

        """

    static func main(arguments words: [String]) async -> Int32 {
        Terminal.out(help)
        return 2
    }
}
