import Testing

@testable import Commands

@Suite struct ArgumentTests {
    private static let options = ["-j, --jobs N", "--tag NAME", "--quiet, -q", "--json"].flatMap(Option.spelled)

    private func read(_ words: String...) throws(UsageError) -> Arguments { try Arguments(words, options: Self.options) }

    @Test func everySpellingOfAValueIsRead() throws {
        #expect(try read("--jobs", "3").value("--jobs") == "3" && read("--jobs=3").value("--jobs") == "3")
        #expect(try read("-j", "3").value("--jobs") == "3" && read("-j3").value("--jobs") == "3" && read("-j=3").value("--jobs") == "3")
        #expect(try read("--tag", "-a").value("--tag") == "-a" && read("--tag=").value("--tag") == "")
    }

    @Test func theLastValueCountsAndAllAreKept() throws {
        let arguments = try read("--tag", "a", "x", "--tag=b")
        #expect(arguments.value("--tag") == "b" && arguments.values("--tag") == ["a", "b"] && arguments.positionals == ["x"])
        #expect(try read().value("--tag") == nil)
    }

    @Test func flagsHaveNoValue() throws {
        let arguments = try read("-q", "x")
        #expect(arguments.flag("--quiet") && !arguments.flag("--json") && arguments.positionals == ["x"])
        #expect(throws: UsageError(message: "--json takes no value")) { try read("--json=yes") }
    }

    @Test func wordsAfterTwoDashesAreNoOptions() throws {
        let arguments = try read("a", "-", "--", "--json", "--")
        #expect(arguments.positionals == ["a", "-", "--json", "--"] && !arguments.flag("--json"))
    }

    @Test func mistakesAreNamed() {
        #expect(throws: UsageError(message: "unknown option --jbos; did you mean '--jobs'?")) { try read("--jbos", "3") }
        #expect(throws: UsageError(message: "-j needs a value")) { try read("-j") }
        #expect(throws: UsageError(message: "--jobs needs a number from 1 to 4, not 5")) { try read("-j5").number("--jobs", in: 1...4) }
        #expect(throws: UsageError(message: "--jobs needs a number from 1 to 4, not x")) { try read("-jx").number("--jobs", in: 1...4) }
        #expect(throws: UsageError(message: "'x' is not understood")) { try read("x").takesNoMore() }
    }
}
