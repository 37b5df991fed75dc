import Testing

@testable import Supervisor

@Suite struct InterpolationTests {
    private let variables = ["SET": "value", "EMPTY": "", "PORT": "8081"]

    @Test(arguments: [
        ("plain", "plain"), ("$SET", "value"), ("${SET}", "value"), ("a${SET}b$PORT/", "avalueb8081/"), ("$$SET", "$SET"),
        ("$${SET}", "${SET}"),
        ("${EMPTY:-x}", "x"), ("${EMPTY-x}", ""), ("${UNSET:-x}", "x"), ("${UNSET-x}", "x"), ("${SET:-x}", "value"), ("${UNSET:-}", ""),
        ("${SET:?no}", "value"), ("${EMPTY?no}", ""), ("${SET:+other}", "other"), ("${EMPTY:+other}", ""), ("${EMPTY+other}", "other"),
        ("${UNSET+other}", ""), ("${UNSET:-${SET}}", "value"), ("${UNSET:-a${EMPTY:-b}c}", "abc"),
        ("${UNSET:-http://x:1/?a=b}", "http://x:1/?a=b"),
        ("$SET_", ""), ("ünï $SET", "ünï value"),
    ]) func expands(_ text: String, _ expected: String) throws {
        var interpolation = Interpolation(variables)
        #expect(try interpolation.expand(text) == expected)
    }

    @Test(arguments: [
        ("${UNSET:?set it}", "variable UNSET is not set: set it"), ("${EMPTY:?}", "variable EMPTY is not set"),
        ("${UNSET?give ${SET}}", "variable UNSET is not set: give value"), ("${SET", "'${' has no '}' in '${SET'"),
        ("5$", "'$' stands alone in '5$'; write '$$' for a dollar sign"),
        ("$ 5", "'$' stands alone in '$ 5'; write '$$' for a dollar sign"),
        ("${}", "'${}' names no variable; a name is letters, digits and '_'"),
        ("${1A}", "'${1A}' names no variable; a name is letters, digits and '_'"),
        ("${SET/x}", "'${SET/x}' is not understood; after the name come '-', ':-', '?', ':?', '+' or ':+'"),
    ]) func refuses(_ text: String, _ message: String) {
        var interpolation = Interpolation(variables)
        #expect(throws: Interpolation.Failure(message: message)) { try interpolation.expand(text) }
    }

    @Test func remembersWhatWasNotSet() throws {
        var interpolation = Interpolation(variables)
        #expect(try interpolation.expand("$A $B ${A} ${C:-x} $EMPTY") == "   x ")
        #expect(interpolation.unset == ["A", "B"])
    }
}
