import Testing

@Suite struct FuzzListTests {
    private static func list(_ options: String) throws -> BarbellCall {
        let workplace = try Workplace()
        defer { workplace.remove() }
        // Nobody listens on port 1, and no stack is up.
        try workplace.write("GET http://127.0.0.1:1/people\nHTTP 200\n[Captures]\ntoken: jsonpath \"$.token\"\n", "Tests/Fuzz/auth.hurl")
        return try BarbellCall("fuzz --list auth \(options)", in: workplace)
    }

    @Test func casesAreListedWithoutAService() throws {
        let call = try Self.list("--only auth.login")
        #expect(call.status == 0 && call.errors.isEmpty, "\(call.errors)")
        let lines = call.output.split(separator: "\n")
        #expect(lines.count > 10 && lines.allSatisfy { $0.hasPrefix("auth.login\t") && $0.split(separator: "\t").count == 5 })
    }

    @Test func noCaseIsAMistake() throws {
        let call = try Self.list("--phase random --max 1")
        #expect(call.status == 2 && call.errors.contains("leave no case to send"), "\(call.errors)")
    }
}
