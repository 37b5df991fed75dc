import Synchronization
import Testing

@testable import Commands

@Suite struct ProgramTests {
    private struct Broken: Error {}

    private static func verb(_ name: String, _ body: @escaping @Sendable (Arguments) throws -> ExitCode) -> Verb {
        Verb(
            name, "does \(name)", usage: ["[options]", "--all"],
            help: [.text("Text."), .options(["-n, --number N": "how many", "--all": ""])],
            exits: [.ok: "done", .checkFailed: "not"], action: .blocking(body))
    }

    private static func run(_ words: [String], _ body: @escaping @Sendable (Arguments) throws -> ExitCode = { _ in .ok }) async -> ExitCode
    {
        let group = Verb("group", "has others", of: [verb("inner", body)])
        let late = Verb("late", usage: [""], help: [], action: .waiting { try body($0) })
        let program = Program("prog", version: "1.2", verbs: [verb("one", body), group, late]) { _ in Program.Failure(.environment, "broken") }
        switch program.run(words) {
        case .done(let code): return code
        case .waiting(let command): return await command()
        }
    }

    @Test func aVerbGetsItsArguments() async {
        let numbers = Mutex<[Int?]>([])
        for words in [["one", "-n", "3"], ["group", "inner", "--number=3"], ["--no-color", "one", "-n3", "--no-color"]] {
            let code = await Self.run(words) { arguments in
                let number = try arguments.number("--number", in: 0...9)
                numbers.withLock { $0.append(number) }
                return .flaky
            }
            #expect(code == .flaky)
        }
        #expect(numbers.withLock { $0 } == [3, 3, 3])
    }

    @Test(arguments: [
        [], ["two"], ["one", "--what"], ["one", "-n"], ["--what"], ["-C"], ["-C", "/nowhere/at/all", "one"], ["group"], ["group", "outer"],
        ["help", "two"],
        ["late", "--what"],
    ])
    func badCommandLinesEndWithUsage(words: [String]) async { #expect(await Self.run(words) == .usage) }

    @Test(arguments: [
        ["--help"], ["help"], ["help", "one"], ["help", "group", "inner"], ["one", "-h"], ["one", "--what", "--help"], ["group", "--help"],
        ["group", "inner", "-h"],
    ])
    func helpRunsNothing(words: [String]) async {
        let code = await Self.run(words) { _ in .checkFailed }
        #expect(code == .ok)
    }

    @Test(arguments: ["one", "late"]) func errorsBecomeExitCodes(verb: String) async {
        let refused = await Self.run([verb]) { _ in throw UsageError(message: "no") }
        let broken = await Self.run([verb]) { _ in throw Broken() }
        #expect(refused == .usage && broken == .environment)
    }

    @Test func helpIsOneTableUnderTheUsage() {
        let wanted = """
            usage: prog one [options]
                   prog one --all

            Text.

              -n, --number N  how many
              --all

            exit code: 0 done · 1 not

            """
        #expect(Self.verb("one") { _ in .ok }.helpText("prog") == wanted)
    }

    @Test func aWideHeadingAndALongListOfCodesAreWrapped() {
        let verb = Verb(
            "x", usage: [""], help: [.options(["--json": "short"]), .options(["--a-long-name VALUE-OF-IT": "first\nsecond"])],
            exits: [.ok: String(repeating: "a", count: 70), .usage: String(repeating: "b", count: 70)], action: .blocking { _ in .ok })
        let lines = verb.helpText("prog").split(separator: "\n")
        #expect(lines[1...4] == ["  --json  short", "  --a-long-name VALUE-OF-IT", "          first", "          second"])
        #expect(lines[5].hasPrefix("exit code: 0 a") && lines[6].hasPrefix("           2 b"))
    }
}
