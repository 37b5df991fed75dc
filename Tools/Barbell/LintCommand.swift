internal import FlowRunner

/// `barbell lint`: finds mistakes in flows without running them.
enum LintCommand {
    static let help = """
        usage: barbell lint [--strict] [--requirements DIR] [path …]

        Parses the flows of the given files and folders, by default of Tests/Flows, and reports steps that assert nothing, unknown
        requirement ids, paths that are not part of a contract, and captures that nobody uses.

          --strict            warnings count as errors
          --requirements DIR  the requirement tables (default Tests/Requirements)

        exit code: 0 fine · 2 errors

        """

    static func main(arguments words: [String]) async -> Int32 {
        var arguments = Arguments(words)
        if arguments.flag("--help", "-h") {
            Terminal.out(help)
            return 0
        }
        do throws(UsageError) {
            let isStrict = arguments.flag("--strict")
            let table = FlowFiles.table(try arguments.value("--requirements") ?? FlowFiles.requirements)
            let (flows, problems) = try FlowFiles.load(try arguments.positionals())
            let findings = problems + FlowLint(table: table, checker: CatalogueChecker()).check(flows)
            for finding in findings { Terminal.out(finding.text + "\n\n") }
            let errors = findings.count { $0.severity == .error }
            let steps = flows.reduce(0) { $0 + $1.steps.count }
            Terminal.out("\(flows.count + problems.count) flows, \(steps) steps: \(errors) errors, \(findings.count - errors) warnings\n")
            return errors > 0 || (isStrict && !findings.isEmpty) ? 2 : 0
        } catch {
            Terminal.error("barbell lint: \(error.message)\n")
            return 2
        }
    }
}
