import Foundation
import Testing

@Suite struct CoverTests {
    /// Two rows, of which one is proven.
    private static func workplace() throws -> Workplace {
        let workplace = try Workplace()
        try workplace.write(
            "id\tstatement\tlayer\tservice\ttier\nA-1\tone\tapi\tauth\tmvp\nA-2\ttwo\tweb\ttasks\tv1\n", "Tests/Requirements/doc.tsv")
        try workplace.write("id\ttest\toutcome\nA-1\tfirst\tpassed\n", "proofs.tsv")
        return workplace
    }

    private static func cover(_ options: String) throws -> BarbellCall {
        let workplace = try workplace()
        defer { workplace.remove() }
        return try BarbellCall("cover --proofs proofs.tsv \(options)", in: workplace)
    }

    @Test(arguments: [("", 0), ("--min 50", 0), ("--min 51", 6), ("--layer api --min 100", 0), ("--min api=100", 0), ("--min web=1", 6)])
    func minimaAreKept(options: String, status: Int) throws {
        let call = try Self.cover(options)
        #expect(Int(call.status) == status, "\(call.errors)")
    }

    @Test(arguments: [
        ("--document docs --min 90", "--document: no requirement is of the document docs; there is doc"),
        ("--layer apii --min 90", "--layer: no requirement is of the layer apii; there is api, web"),
        ("--service auht", "--service: no requirement is of the service auht; there is auth, tasks"),
        ("--tier v2 --min 90", "--tier: no requirement is of the tier v2; there is mvp, v1"),
        ("--min apii=90", "--min: no requirement is of the layer apii; there is api, web"),
    ])
    func aNameThatNoRowHasIsAMistake(options: String, message: String) throws {
        let call = try Self.cover(options)
        #expect(call.status == 2 && call.errors == "barbell cover: \(message)\n" && call.output.isEmpty, "\(call.errors)")
    }

    @Test(arguments: ["--layer api --service tasks --min 90", "--layer api --min web=90", "--proof browser --min 90"])
    func nothingKeepsNoMinimum(options: String) throws {
        let call = try Self.cover(options)
        #expect(call.status == 2 && call.errors.contains("the options choose no requirement") && call.output.isEmpty, "\(call.errors)")
    }

    @Test(arguments: [
        ("--min-surface 80", "--min-surface needs --surface"),
        ("--surface --min 90", "--min is about requirements and not for --surface; say --min-surface"),
        ("--surface --by layer", "--by is about requirements and not for --surface"),
        ("--surface --document doc", "--document is about requirements and not for --surface"),
        ("--surface --proofs proofs.tsv", "--proofs is about requirements and not for --surface"),
    ])
    func anOptionOfTheOtherWayIsAMistake(options: String, message: String) throws {
        let workplace = try Self.workplace()
        defer { workplace.remove() }
        let call = try BarbellCall("cover \(options)", in: workplace)
        #expect(call.status == 2 && call.errors == "barbell cover: \(message)\n" && call.output.isEmpty, "\(call.errors)")
    }
}
