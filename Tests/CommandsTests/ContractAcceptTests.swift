import Foundation
import Testing

@Suite struct ContractAcceptTests {
    /// With a document in which `/auth/login` has another path, so that today's contract has taken that away.
    private static func workplace() throws -> Workplace {
        let workplace = try Workplace()
        let now = try String(contentsOf: Workplace.repository.appending(path: "Contracts/openapi/auth.json"), encoding: .utf8)
        try workplace.write(now.replacing("\"/auth/login\"", with: "\"/auth/log-in\""), "before/auth.json")
        return workplace
    }

    /// Of the first finding that is an error.
    private static func fingerprint(in workplace: Workplace) throws -> String {
        let call = try BarbellCall("contract diff before/auth.json --json", in: workplace)
        #expect(call.status == 5, "\(call.errors)")
        let document = try JSONSerialization.jsonObject(with: Data(call.output.utf8)) as? [String: Any]
        let findings = document?["findings"] as? [[String: Any]] ?? []
        let first = findings.first { $0["level"] as? String == "error" }
        return try #require(first?["fingerprint"] as? String)
    }

    private static func accept(_ fingerprints: [String], in workplace: Workplace) throws -> BarbellCall {
        let options = [
            "--against", "before/auth.json", "--accept", "kept/accepted.json", "--until", "2999-12-31", "--reason", "no app uses it",
        ]
        return try BarbellCall(["contract", "accept"] + fingerprints + options, in: workplace)
    }

    @Test func theFileIsMadeWhenItIsNotThere() throws {
        let workplace = try Self.workplace()
        defer { workplace.remove() }
        let fingerprint = try Self.fingerprint(in: workplace)
        let call = try Self.accept([fingerprint], in: workplace)
        let said = "kept/accepted.json: accepted \(fingerprint) until 2999-12-31: "
        #expect(call.status == 0 && call.output.hasPrefix(said), "\(call.errors)")
        #expect(workplace.read("kept/accepted.json")?.contains(fingerprint) == true)
        // To read from, it has to be there.
        let diff = try BarbellCall("contract diff before/auth.json --accept kept/others.json", in: workplace)
        #expect(diff.status == 2 && diff.errors.contains("cannot read kept/others.json"), "\(diff.errors)")
    }

    @Test func nothingIsAcceptedBesideAFingerprintThatNoFindingHas() throws {
        let workplace = try Self.workplace()
        defer { workplace.remove() }
        let call = try Self.accept([try Self.fingerprint(in: workplace), "0123456789ab"], in: workplace)
        #expect(call.status == 2 && call.errors.contains("no finding has the fingerprint 0123456789ab"), "\(call.errors)")
        #expect(call.output.isEmpty && workplace.read("kept/accepted.json") == nil)
    }

    /// What is there and cannot be read is not written over.
    @Test func aFileThatIsNoneStays() throws {
        let workplace = try Self.workplace()
        defer { workplace.remove() }
        let fingerprint = try Self.fingerprint(in: workplace)
        try workplace.write("{", "kept/accepted.json")
        let call = try Self.accept([fingerprint], in: workplace)
        #expect(call.status == 2 && workplace.read("kept/accepted.json") == "{", "\(call.errors)")
    }
}
