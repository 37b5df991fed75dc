import Foundation
import Testing

@testable import Commands

@Suite struct CompletionTests {
    // MARK: - Options as they are spelled

    @Test(arguments: [
        ("-j, --jobs N", [Option(names: ["-j", "--jobs"], value: "N")]),
        ("--json, --csv", [Option(names: ["--json"]), Option(names: ["--csv"])]),
        ("-f, --follow", [Option(names: ["-f", "--follow"])]), ("--detach, -d", [Option(names: ["--detach", "-d"])]),
        ("--a X, --b Y", [Option(names: ["--a"], value: "X"), Option(names: ["--b"], value: "Y")]),
        ("--arrivals even|poisson", [Option(names: ["--arrivals"], value: "even|poisson")]),
        ("--file, -f FILE", [Option(names: ["--file", "-f"], value: "FILE")]), ("-x", [Option(names: ["-x"])]),
        ("--quiet, -q, --no-color", [Option(names: ["--quiet", "-q"]), Option(names: ["--no-color"])]), ("SERVICE", []), ("", []),
    ])
    func headingsAreRead(heading: String, wanted: [Option]) { #expect(Option.spelled(heading) == wanted) }

    @Test func valuesAreKnownByTheirPlaceholders() {
        func completion(_ heading: String) -> Option.Completion { Option.spelled(heading)[0].completion }
        #expect(completion("--report DIR") == .folders && completion("--state PATH") == .files && completion("-o, --output FILE") == .files)
        #expect(completion("--req ID") == .list("requirements") && completion("--tag NAME") == .list("tags"))
        #expect(completion("--service NAME=URL") == .list("services") && completion("--ports auto") == .words(["auto"]))
        #expect(
            completion("--arrivals even|poisson") == .words(["even", "poisson"]) && completion("--jobs N") == .none
                && completion("--json") == .none)
    }

    // MARK: - The command itself

    private static var barbell: String {
        URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().appendingPathComponent("barbell").path
    }

    private static func run(_ program: String, _ arguments: [String], input: String? = nil) throws -> (status: Int32, output: String) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        let (out, into) = (Pipe(), Pipe())
        process.standardOutput = out
        process.standardError = out
        process.standardInput = into
        try process.run()
        into.fileHandleForWriting.write(Data((input ?? "").utf8))
        try into.fileHandleForWriting.close()
        let data = out.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: data, as: UTF8.self))
    }

    private static func find(_ name: String) -> String? {
        ["/usr/bin/", "/bin/", "/usr/local/bin/"].map { $0 + name }.first { FileManager.default.isExecutableFile(atPath: $0) }
    }

    /// The words that begin with `--` at the head of an option's line, read in another way than the scripts' maker does.
    private static func options(in help: String) -> Set<String> {
        var found: Set<String> = ["--help"]
        for line in help.split(separator: "\n") where line.hasPrefix("  -") && !line.hasPrefix("   ") {
            let head = line.dropFirst(2).components(separatedBy: "  ")[0]
            for word in head.split(whereSeparator: { $0 == " " || $0 == "," }) where word.hasPrefix("--") { found.insert(String(word)) }
        }
        return found
    }

    private static func verbs() throws -> [String] {
        try run(barbell, ["--help"]).output.split(separator: "\n").filter {
            $0.hasPrefix("  ") && !$0.hasPrefix("   ") && !$0.hasPrefix("  -") && !$0.contains(" · ")
        }
            .compactMap { $0.split(separator: " ").first.map { String($0) } }
    }

    @Test func everyOptionOfEveryHelpTextIsCompletedAndNoOther() throws {
        let verbs = try Self.verbs()
        #expect(verbs.count > 10 && verbs.contains("completions"))
        let scripts = try Dictionary(
            uniqueKeysWithValues: ["bash", "zsh", "fish"].map { ($0, try Self.run(Self.barbell, ["completions", $0]).output) })
        for verb in verbs {
            var wanted = Self.options(in: try Self.run(Self.barbell, ["help", verb]).output)
            if verb == "contract" {
                for below in ["diff", "snapshot", "accept", "verify", "states", "can-deploy"] {
                    wanted.formUnion(Self.options(in: try Self.run(Self.barbell, ["contract", below, "--help"]).output))
                }
            }
            for shell in ["bash", "zsh"] {
                let marker = shell == "bash" ? "compgen -W \"" : "compadd -- "
                let line = try #require(scripts[shell]?.split(separator: "\n").first { $0.hasPrefix("        \(verb)) if [[ $cur == -*") })
                let list = line.components(separatedBy: marker)[1].prefix { $0 != "\"" && $0 != ";" }
                #expect(Set(list.split(separator: " ").filter { $0.hasPrefix("--") }.map { String($0) }) == wanted, "\(shell) \(verb)")
            }
            let fish =
                scripts["fish"]?.split(separator: "\n").filter {
                    $0.contains("'__fish_seen_subcommand_from \(verb)'") && $0.contains(" -l ")
                } ?? []
            #expect(Set(fish.map { "--" + $0.components(separatedBy: " -l ")[1].prefix { $0 != " " } }) == wanted, "fish \(verb)")
        }
    }

    @Test(arguments: ["bash", "zsh", "fish"])
    func theShellTakesItsScript(shell: String) throws {
        // A shell that is not installed cannot be asked.
        guard let program = Self.find(shell) else { return }
        let script = try Self.run(Self.barbell, ["completions", shell]).output
        let checked = try Self.run(program, ["-n"], input: script)
        #expect(checked.status == 0 && checked.output.isEmpty, "\(checked.output)")
    }

    @Test(arguments: [
        ("barbell wat", "watch"), ("barbell run --last", "--last-failed"), ("barbell -C /tmp --no-color expl", "explain"),
        ("barbell load --arrivals po", "poisson"),
        ("barbell completions fi", "fish"), ("barbell explain email_ta", "email_taken"), ("barbell fuzz tas", "tasks"),
        ("barbell help reco", "record"), ("barbell contract can", "can-deploy"),
        ("barbell run --service sto", "store"), ("barbell nothing x", ""),
    ])
    func bashCompletes(line: String, wanted: String) throws {
        guard let bash = Self.find("bash") else { return }
        let folder = URL(fileURLWithPath: Self.barbell).deletingLastPathComponent().path
        let words = line.split(separator: " ").map { "'\($0)'" }
        let script = """
            PATH="\(folder):$PATH"; eval "$(barbell completions bash)"
            COMP_WORDS=(\(words.joined(separator: " "))); COMP_CWORD=\(words.count - 1); _barbell; echo "${COMPREPLY[*]}"
            """
        #expect(try Self.run(bash, ["-c", script]).output == wanted + "\n")
    }

    @Test func badCommandLinesSayWhatThereIs() throws {
        for (words, message) in [
            ([], "name a shell"), (["tcsh"], "there is bash, zsh and fish, not tcsh"), (["--values", "x"], "--values knows services"),
            (["bash", "--bogus"], "unknown option --bogus"),
        ] {
            let result = try Self.run(Self.barbell, ["completions"] + words)
            #expect(result.status == 2 && result.output.contains(message), "\(result.output)")
        }
    }
}
