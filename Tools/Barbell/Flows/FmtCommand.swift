internal import Commands
internal import FlowRunner
internal import LocalFiles

/// `barbell fmt`: writes flows in their canonical form.
enum FmtCommand {
    static let verb = Verb(
        "fmt", "write flows in their canonical form",
        usage: ["[--check] [path …]"],
        help: [
            .text(
                """
                Writes the flows of the given files and folders, by default of Tests/Flows, in one form: a blank line between steps and
                none inside, sections in one order, one blank between words, JSON bodies spaced and indented alike with their line breaks
                as written. Comments stay, and what a flow means does not change.
                """),
            .options([
                "--check": "change nothing; name the files that are not in this form",
            ]),
        ],
        exits: [.ok: "fine", .checkFailed: "--check found some", .usage: "bad command line, or a flow that cannot be read"],
        completion: .files, action: .blocking(run))

    private static func run(_ arguments: Arguments) throws -> ExitCode {
        let isCheck = arguments.flag("--check")
        let paths = arguments.positionals
        // Also where nothing is named: a check of no flow is none.
        let wanted = paths.isEmpty ? [FlowFiles.flows] : paths
        for path in wanted where FlowFormatter.files(in: [path]).isEmpty { throw UsageError(message: "no flow (*.hurl) at \(path)") }
        return format(FlowFormatter.files(in: wanted), isCheck: isCheck)
    }

    private static func format(_ files: [String], isCheck: Bool) -> ExitCode {
        var changed = 0
        var hasTrouble = false
        for file in files {
            do {
                let before = try Files.read(file)
                let after = Array(try FlowFormatter.format(SourceText(path: file, bytes: before)).utf8)
                guard after != before else { continue }
                changed += 1
                if !isCheck { try Files.write(after, to: file) }
                Terminal.out("\(file)\(isCheck ? ":\(firstDifference(before, after)): not in canonical form" : "")\n")
            } catch let error as FlowDiagnostic {
                Terminal.error(error.text + "\n\n")
                hasTrouble = true
            } catch {
                Terminal.error("barbell fmt: \(error)\n")
                hasTrouble = true
            }
        }
        let verb = isCheck ? "would change" : "changed"
        let hint = isCheck && changed > 0 ? "; barbell fmt writes them" : ""
        Terminal.out("\(files.count) flow\(files.count == 1 ? "" : "s"): \(changed) \(verb)\(hint)\n")
        return hasTrouble ? .usage : isCheck && changed > 0 ? .checkFailed : .ok
    }

    /// The line, from 1.
    private static func firstDifference(_ before: [UInt8], _ after: [UInt8]) -> Int {
        zip(before, after).prefix { $0 == $1 }.count { $0.0 == 0x0a } + 1
    }
}
