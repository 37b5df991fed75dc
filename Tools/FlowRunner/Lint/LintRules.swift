/// A rule of `barbell lint`, under a name that stays.
public struct LintRule: Sendable, Equatable {
    /// Lower-case words with dashes: `no-assert`.
    public let code: String
    public let severity: FlowDiagnostic.Severity
    /// What is wrong, in a line.
    public let summary: String
    /// Why it matters and what to do.
    public let explanation: String
}

/// Every rule there is.
public enum LintRules {
    public static func rule(_ code: String) -> LintRule? { all.first { $0.code == code } }

    /// By code.
    public static let all: [LintRule] = [
        fixedDelay, markBesideThePoint, markWithoutAssert, noAssert, noStep, overwrittenCapture, selfComparison, syntax,
        testMarkWithoutAssert, testWithoutAssert,
        undefinedVariable, unknownField, unknownRequirement, unknownRoute, unknownStatus, unusedCapture,
    ]

    static let syntax = LintRule(
        code: "syntax", severity: .error, summary: "the file cannot be read as a flow",
        explanation: """
            The file is not written as a flow must be: what is expected at the marked place is said below it. Nothing of the file runs.
            """)
    static let noStep = LintRule(
        code: "no-step", severity: .error, summary: "the flow has no step",
        explanation: """
            A flow without a request proves nothing, and would count as passed. Add a step, or give a file that only exists to be included \
            a name
            that starts with an underscore.
            """)
    static let noAssert = LintRule(
        code: "no-assert", severity: .error, summary: "a step asserts nothing",
        explanation: """
            Whatever the service answers, the step passes. Name the status (HTTP 200), or accept any with HTTP * and say under [Asserts] \
            what must
            be true.
            """)
    static let unknownRequirement = LintRule(
        code: "unknown-requirement", severity: .error, summary: "a mark names a requirement that no table has",
        explanation: """
            Ids after # @req and in .proves("…") must be rows of the tables in Tests/Requirements: a mistyped id looks like a proof and \
            counts for
            nothing. The nearest id is suggested when one is near.
            """)
    static let unknownRoute = LintRule(
        code: "unknown-route", severity: .error, summary: "a path is no route of its service's contract",
        explanation: """
            The method and path after {{service}} must be an endpoint of the contract, unless the step shows that there is none by \
            expecting 404,
            405 or 501.
            """)
    static let unknownField = LintRule(
        code: "unknown-field", severity: .error, summary: "a JSONPath names a field that the answer never has",
        explanation: """
            The contract's answer of the operation, for the status that the step expects, has no such field, so the query finds nothing \
            whatever the
            service does. The nearest field is suggested. `not exists` may name a field that no contract has, unless it is nearly one that \
            it has.
            """)
    static let unknownStatus = LintRule(
        code: "unknown-status", severity: .error, summary: "a step expects a status that its operation does not have",
        explanation: """
            The operation's contract names every status that it answers with; any other is a violation, so the step can only fail. The \
            hint \
            lists those it
            has.
            """)
    static let unusedCapture = LintRule(
        code: "unused-capture", severity: .warning, summary: "a capture is never used",
        explanation: """
            No flow reads the variable. Remove the capture; if it was there to show that something exists, assert that instead: a capture \
            fails
            when there is nothing, but does not say what is expected.
            """)
    static let overwrittenCapture = LintRule(
        code: "overwritten-capture", severity: .warning, summary: "a capture is overwritten before anything uses it",
        explanation: """
            A later step captures under the same name, and nothing between the two reads it. Either the first capture is left over, or a \
            step that
            should have used it uses the wrong variable. Rename or remove one.
            """)
    static let undefinedVariable = LintRule(
        code: "undefined-variable", severity: .error, summary: "a variable is used that nothing has set",
        explanation: """
            The step would fail when it runs. Variables are set by captures of earlier steps, by the option variable, and by --variable \
            NAME of run
            and lint; every service's name, harness, run, seed, unique, phone, phoneLocal and phoneArabic are always there.
            """)
    static let selfComparison = LintRule(
        code: "self-comparison", severity: .error, summary: "an assert compares a value with itself",
        explanation: """
            The assert cannot fail: both sides are the same value, often because the step captures what it then compares. Compare with \
            what an
            earlier step captured, or with the expected value itself.
            """)
    static let fixedDelay = LintRule(
        code: "fixed-delay", severity: .warning, summary: "a step waits a fixed time instead of for what it needs",
        explanation: """
            The pause is too short on a slow machine and wasted on a fast one. Use retry and retry-interval with an assert that holds once \
            the wait
            is over, or move the flow's clock with POST {{harness}}/clock/advance. Pauses below 200ms are let be.
            """)
    static let markWithoutAssert = LintRule(
        code: "mark-without-assert", severity: .error, summary: "a marked step asserts nothing but that it went well",
        explanation: """
            The step names a requirement, but would pass with any answer of that status, and the requirement's proof does not speak of the \
            status.
            Assert what the requirement says, or move the mark to the step that does.
            """)
    static let markBesideThePoint = LintRule(
        code: "mark-beside-the-point", severity: .warning, summary: "nothing in a marked step has to do with the requirement",
        explanation: """
            No number, word, name or path of the step's request, its asserts and the captures they use occurs in the requirement's \
            statement or
            proof; words that very many requirements share do not count. Either the id is another one's, or the step does not assert what \
            the
            requirement says. Assert it, or remove the mark.
            """)
    static let testMarkWithoutAssert = LintRule(
        code: "test-mark-without-assert", severity: .error, summary: "a marked test expects nothing",
        explanation: """
            A Swift test with .proves("…") has no #expect, #require or confirmation: neither itself, nor in a function of its file that it \
            calls, nor
            in a helper whose name starts with check, expect, assert, prove or eventually. It passes whatever happens, and would count as \
            proof.
            """)
    static let testWithoutAssert = LintRule(
        code: "test-without-assert", severity: .error, summary: "a test expects nothing",
        explanation: """
            A Swift test has no #expect, #require or confirmation: neither itself, nor in a function of its file that it calls, nor in a \
            helper
            whose name starts with check, expect, assert, prove or eventually. It passes whatever happens. Expect something, or, when it \
            only
            measures, move it to Tests/Benchmarks.
            """)
}
