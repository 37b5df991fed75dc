import Foundation
import Processes
import Synchronization
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(2))) struct RunTests {
    @Test func successHasItsOutputAndUsage() async throws {
        let result = try await script("echo out; echo err >&2").run()
        #expect(result.text == "out\n" && !result.isOutputCut && result.errorText == "err\n")
        #expect(result.usage.peakMemoryBytes > 100_000)
        #expect(result.usage.wallTime > .zero)
    }

    @Test func processorTimeIsMeasured() async throws {
        let result = try await script("i=0; while [ $i -lt 200000 ]; do i=$((i+1)); done").run()
        #expect(result.usage.cpuTime > .milliseconds(10))
    }

    @Test(arguments: [1, 2, 77, 126, 127, 255]) func codesOtherThanZeroFail(_ code: Int32) async {
        #expect(await failure(of: script("echo last words >&2; exit $1", "\(code)")) == .exit(code: code, errorText: "last words\n"))
    }

    @Test(arguments: [SIGTERM, SIGSEGV, SIGKILL, SIGABRT]) func foreignSignalsAreTold(_ signal: Int32) async {
        #expect(await failure(of: script("kill -$1 $$", "\(signal)")) == .killed(signal: signal, errorText: ""))
    }

    @Test func argumentsAreNotInterpreted() async throws {
        let odd = ["", " ", "a b", "$HOME", "`id`", "$(id)", "'\"\\", "-n", "--", "*", "x=y", "line\nline", "؟ عربي", "%s"]
        let command = Command("printf", ["[%s]"] + odd, limits: ChildLimits(wallTime: .seconds(10)))
        #expect(try await command.run().text == odd.map { "[\($0)]" }.joined())
    }

    @Test func environmentIsOnlyWhatWasGiven() async throws {
        var command = Command("env", limits: ChildLimits(wallTime: .seconds(10)))
        #expect(
            Set(try await command.run().text.split(separator: "\n")) == [
                "PATH=/usr/local/bin:/usr/bin:/bin", "LC_ALL=C", "HOME=/nonexistent",
            ])
        command.environment = ["PATH": "/usr/bin", "A": "1=2"]
        #expect(Set(try await command.run().text.split(separator: "\n")) == ["PATH=/usr/bin", "A=1=2"])
    }

    @Test func workingFolderIsTheRootUnlessTold() async throws {
        var command = Command("pwd", limits: ChildLimits(wallTime: .seconds(10)))
        #expect(try await command.run().text == "/\n")
        let folder = try TemporaryFolder()
        command.workingDirectory = folder.path
        #expect(try await command.run().text == folder.path + "\n")
        command.workingDirectory = folder.file("gone")
        guard case .cannotStart(let text)? = await failure(of: command) else { return #expect(Bool(false), "started") }
        #expect(text.contains("No such file"))
    }

    @Test func standardInputIsEmpty() async throws { #expect(try await script("cat; echo end").run().text == "end\n") }

    @Test(arguments: [
        "/nonexistent/tool", "no-such-tool-anywhere", "", "/usr/bin", "/etc/passwd", "bin/sh", "../bin/sh", "./sh",
    ]) func unknownProgramsAreNotFound(_ name: String) async {
        #expect(await failure(of: Command(name, limits: ChildLimits(wallTime: .seconds(10)))) == .notFound(executable: name))
    }

    @Test func aProgramIsLookedForAlongTheGivenPath() async throws {
        let folder = try TemporaryFolder()
        try "#!/bin/sh\necho mine\n".write(toFile: folder.file("env"), atomically: false, encoding: .utf8)
        chmod(folder.file("env"), 0o755)
        let command = Command(
            "env", environment: ["PATH": "relative:/nonexistent:\(folder.path):/usr/bin"], limits: ChildLimits(wallTime: .seconds(10)))
        #expect(try await command.run().text == "mine\n")
    }

    @Test func aProgramThatCannotBecomeOneIsNotItsOwnFailure() async throws {
        let folder = try TemporaryFolder()
        try "#!/nonexistent/interpreter\n".write(toFile: folder.file("tool"), atomically: false, encoding: .utf8)
        chmod(folder.file("tool"), 0o755)
        guard case .cannotStart? = await failure(of: Command(folder.file("tool"), limits: ChildLimits(wallTime: .seconds(10)))) else {
            return #expect(Bool(false))
        }
    }

    @Test(arguments: [("a\0b", "/"), ("a", "/\0")]) func zeroBytesAreRefused(_ argument: String, _ folder: String) async {
        let command = Command("echo", [argument], workingDirectory: folder, limits: ChildLimits(wallTime: .seconds(10)))
        guard case .cannotStart? = await failure(of: command) else { return #expect(Bool(false)) }
    }

    @Test func bothOutputsAreDrainedAndBounded() async throws {
        // Far more than a pipe holds, on both at once, so that a child that is not read would wait for ever.
        var command = script("head -c 20000000 /dev/zero & head -c 20000000 /dev/zero >&2; wait; echo tail >&2; echo tail")
        command.outputLimit = 100_000
        command.errorLimit = 1000
        let result = try await command.run()
        #expect(result.output == [UInt8](repeating: 0, count: 100_000) && result.isOutputCut)
        #expect(result.errorText.utf8.count == 1000 && result.errorText.hasSuffix("\0tail\n"))
    }

    @Test(arguments: [(9, true), (10, false), (11, false)]) func exactlyTheLimitIsNotCut(_ limit: Int, _ isCut: Bool) async throws {
        var command = script("printf 0123456789")
        command.outputLimit = limit
        let result = try await command.run()
        #expect(result.isOutputCut == isCut && result.text == String("0123456789".prefix(limit)))
    }

    @Test func linesComeWhileTheChildRuns() async throws {
        let folder = try TemporaryFolder()
        let lines = Mutex<[String]>([])
        // The child goes on only once its first line was heard.
        let command = script("printf 'one\\r\\n\\nth'; until [ -e $1 ]; do sleep 0.01; done; printf 'ree\\nrest'", folder.file("go"))
        let result = try await command.run { line in
            lines.withLock { $0.append(line) }
            if line == "one" { _ = FileManager.default.createFile(atPath: folder.file("go"), contents: nil) }
        }
        #expect(lines.withLock { $0 } == ["one", "", "three", "rest"])
        #expect(result.text == "one\r\n\nthree\nrest")
    }

    @Test func longLinesAreCut() async throws {
        let lengths = Mutex<[Int]>([])
        _ = try await script("head -c 150000 /dev/zero | tr '\\0' x; echo; echo y").run { line in
            lengths.withLock { $0.append(line.utf8.count) }
        }
        #expect(lengths.withLock { $0 } == [65_536, 65_536, 150_000 - 131_072, 1])
    }

    @Test func nicenessIsPassedOn() async throws {
        var command = Command("nice", limits: ChildLimits(wallTime: .seconds(10)))
        let own = try #require(Int(try await command.run().text.dropLast()))
        command.niceness = 5
        #expect(try await command.run().text == "\(min(19, own + 5))\n")
    }

    @Test func aChildSeesNoDescriptorOfOurs() async throws {
        // One without close-on-exec, as a library could leave it.
        let leaky = open("/etc/passwd", O_RDONLY)
        defer { close(leaky) }
        // ls has its own for the folder.
        let seen = try await Command("ls", ["/proc/self/fd"], limits: ChildLimits(wallTime: .seconds(10))).run().text.split(separator: "\n")
        #expect(seen == ["0", "1", "2", "3"])
    }
}
