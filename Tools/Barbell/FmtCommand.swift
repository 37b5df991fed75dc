internal import FlowRunner

/// `barbell fmt`: writes flows in their canonical form.
enum FmtCommand {
    static let help = """
        usage: barbell fmt [--check] [path …]

        Writes the flows of the given files and folders, by default of Tests/Flows, in one form: a blank line between steps and none inside,
        sections in one order, one blank between words, JSON bodies spaced and indented alike with their line breaks as written. Comments
        stay, and what a flow means does not change.

          --check  change nothing; name the files that are not in this form

        exit code: 0 fine · 1 --check found some · 2 bad command line, or a flow that cannot be read

        """

    static func main(arguments words: [String]) async -> Int32 {
        var arguments = Arguments(words)
        if arguments.flag("--help", "-h") {
            Terminal.out(help)
            return 0
        }
        do throws(UsageError) {
            let isCheck = arguments.flag("--check")
            let paths = try arguments.positionals()
            for path in paths where FlowFormatter.files(in: [path]).isEmpty { throw UsageError(message: "no flow (*.hurl) at \(path)") }
            return format(FlowFormatter.files(in: paths.isEmpty ? [FlowFiles.flows] : paths), isCheck: isCheck)
        } catch {
            Terminal.error("barbell fmt: \(error.message)\n")
            return 2
        }
    }

    private static func format(_ files: [String], isCheck: Bool) -> Int32 {
        var changed = 0
        var hasTrouble = false
        for file in files {
            do {
                let before = try WholeFile.read(file)
                let after = Array(try FlowFormatter.format(SourceText(path: file, bytes: before)).utf8)
                guard after != before else { continue }
                changed += 1
                if !isCheck { try WholeFile.write(after, to: file) }
                Terminal.out("\(file)\(isCheck ? ":\(firstDifference(before, after)): not in canonical form" : "")\n")
            } catch let error as FlowDiagnostic {
                Terminal.error(error.text + "\n\n")
                hasTrouble = true
            } catch {
                Terminal.error("barbell fmt: \((error as? StateError)?.message ?? "\(error)")\n")
                hasTrouble = true
            }
        }
        let verb = isCheck ? "would change" : "changed"
        Terminal.out("\(files.count) flow\(files.count == 1 ? "" : "s"): \(changed) \(verb)\(isCheck && changed > 0 ? "; barbell fmt writes them" : "")\n")
        return hasTrouble ? 2 : isCheck && changed > 0 ? 1 : 0
    }

    /// The line, from 1.
    private static func firstDifference(_ before: [UInt8], _ after: [UInt8]) -> Int {
        zip(before, after).prefix { $0 == $1 }.count { $0.0 == 0x0a } + 1
    }
}
