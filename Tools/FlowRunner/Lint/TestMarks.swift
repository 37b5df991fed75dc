internal import LocalFiles

/// A Swift test, with the requirements that it says it proves.
public struct TestMark: Sendable, Equatable {
    public struct Reference: Sendable, Equatable {
        public let id: String
        public let position: SourcePosition
    }

    public let file: String
    /// The test function's name, without parentheses.
    public let function: String
    public let position: SourcePosition
    /// Empty for a test that is marked with none.
    public let references: [Reference]
    /// Whether it expects anything: itself, in a helper that is called so, or in a function of the same file.
    public let expects: Bool
    /// The line of each reference, for messages.
    let sourceLines: [String]
    let sourceLine: String
}

/// Finds `@Test` and `@Test(.proves("ID"))` in Swift sources.
public enum TestMarks {
    /// Every test of the files that end in `.swift` below a folder, or of one file.
    public static func scan(below path: String) throws(CoverageError) -> [TestMark] {
        var marks: [TestMark] = []
        for file in Files.all(below: path, where: { $0.hasSuffix(".swift") }) {
            marks += scan(String(decoding: try Coverage.read(file), as: UTF8.self), file: Files.normalised(file))
        }
        return marks
    }

    /// Whether there is a Swift source at a path.
    public static func hasSources(_ path: String) -> Bool { !Files.all(below: path) { $0.hasSuffix(".swift") }.isEmpty }

    /// Where each marked test is, by the id it names and its name with a tab between; a place that cannot be read has none.
    public static func places(below folder: String) -> [String: CoverageHTML.TestPlace] {
        var places: [String: CoverageHTML.TestPlace] = [:]
        for mark in (try? scan(below: folder)) ?? [] {
            for reference in mark.references {
                places["\(reference.id)\t\(mark.function)"] = .init(file: mark.file, line: mark.position.line)
            }
        }
        return places
    }

    public static func scan(_ text: String, file: String) -> [TestMark] {
        guard text.contains("@Test") else { return [] }
        let tokens = SwiftTokens(text)
        let expectations = TestExpectations(tokens.tokens)
        let source = SourceText(path: file, text: text)
        var marks: [TestMark] = []
        for index in tokens.tokens.indices where tokens.tokens[index] == .name("@Test") {
            var reader = TestReader(tokens, index + 1)
            guard let test = reader.test() else { continue }
            marks.append(
                TestMark(
                    file: file, function: test.name, position: test.position, references: test.references,
                    expects: expectations.holds(bodyAt: test.body),
                    sourceLines: test.references.map { source.line($0.position.line) }, sourceLine: source.line(test.position.line)))
        }
        return marks
    }

    /// Tests that expect nothing, and ids that no table has.
    public static func findings(_ marks: [TestMark], table: RequirementTable) -> [FlowDiagnostic] {
        var findings: [FlowDiagnostic] = []
        for mark in marks {
            for (reference, line) in zip(mark.references, mark.sourceLines) where table.row(reference.id) == nil {
                findings.append(
                    FlowDiagnostic(
                        severity: LintRules.unknownRequirement.severity, file: mark.file, position: reference.position, sourceLine: line,
                        width: reference.id.count + 2, message: "unknown requirement \(reference.id)",
                        hint: nearest(to: reference.id, among: table.ids).map { "did you mean \($0)?" },
                        code: LintRules.unknownRequirement.code))
            }
            if !mark.expects { findings.append(expectsNothing(mark)) }
        }
        return findings.sorted { ($0.file, $0.position) < ($1.file, $1.position) }
    }

    private static func expectsNothing(_ mark: TestMark) -> FlowDiagnostic {
        let rule = mark.references.isEmpty ? LintRules.testWithoutAssert : LintRules.testMarkWithoutAssert
        let marks = mark.references.isEmpty ? "" : " is marked with \(mark.references.map(\.id).joined(separator: ", ")) but"
        return FlowDiagnostic(
            severity: rule.severity, file: mark.file, position: mark.position, sourceLine: mark.sourceLine, width: mark.function.count,
            message: "the test \(mark.function)\(marks) expects nothing",
            hint: "use #expect or #require, or a helper whose name starts with check, expect, assert or prove", code: rule.code)
    }
}

/// Reads one test, from behind its `@Test`.
private struct TestReader {
    private let tokens: [SwiftTokens.Token]
    private let positions: [SourcePosition]
    private var index: Int

    struct Test {
        var name = ""
        var position = SourcePosition(line: 1, column: 1)
        var references: [TestMark.Reference] = []
        /// Where the body begins, as an index of a token.
        var body = 0
    }

    init(_ source: SwiftTokens, _ index: Int) {
        tokens = source.tokens
        positions = source.positions
        self.index = index
    }

    private var here: SwiftTokens.Token? { tokens.indices.contains(index) ? tokens[index] : nil }

    mutating func test() -> Test? {
        var test = Test()
        if here == .sign(0x28) { arguments(&test) }
        while here != .name("func") {
            // Other attributes and modifiers; a brace or another test means that this one has no function.
            guard let token = here, token != .sign(0x7b), token != .name("@Test") else { return nil }
            if token == .sign(0x28) { skip() } else { index += 1 }
        }
        index += 1
        guard case .name(let name)? = here else { return nil }
        test.name = name
        test.position = positions[index]
        while let token = here, token != .sign(0x7b) { if token == .sign(0x28) { skip() } else { index += 1 } }
        test.body = index
        return test
    }

    /// The ids within `.proves(…)`.
    private mutating func arguments(_ test: inout Test) {
        var depth = 0
        var provesDepth: Int?
        while let token = here {
            switch token {
            case .sign(0x28):
                depth += 1
                if index >= 2, tokens[index - 1] == .name("proves"), tokens[index - 2] == .sign(0x2e) { provesDepth = depth }
            case .sign(0x29):
                if provesDepth == depth { provesDepth = nil }
                depth -= 1
            case .text(let text?) where provesDepth == depth: test.references.append(.init(id: text, position: positions[index]))
            default: break
            }
            index += 1
            if depth == 0 { return }
        }
    }

    /// Passes what stands in parentheses.
    private mutating func skip() {
        var depth = 0
        while let token = here {
            if token == .sign(0x28) { depth += 1 }
            if token == .sign(0x29) { depth -= 1 }
            index += 1
            if depth == 0 { return }
        }
    }
}
