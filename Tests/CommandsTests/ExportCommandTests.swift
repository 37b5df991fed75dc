import Testing

@Suite struct ExportCommandTests {
    private static func export(_ options: String, in workplace: Workplace) throws -> BarbellCall {
        try BarbellCall("export openapi --out all.json \(options)", in: workplace)
    }

    @Test func aStackThatIsNamedHasToBeThere() throws {
        let workplace = try Workplace()
        defer { workplace.remove() }
        let call = try Self.export("--state nowhere --service auth=http://127.0.0.1:4711", in: workplace)
        #expect(call.status == 3 && call.errors.contains("nowhere"), "\(call.errors)")
        #expect(workplace.read("all.json") == nil)
    }

    @Test func aServiceThatIsNamedIsWritten() throws {
        let workplace = try Workplace()
        defer { workplace.remove() }
        let call = try Self.export("--service auth=http://127.0.0.1:4711", in: workplace)
        #expect(call.status == 0 && workplace.read("all.json")?.contains("http://127.0.0.1:4711") == true, "\(call.errors)")
        #expect(try Self.export("", in: workplace).status == 0)
    }
}
