import Foundation
import Testing

/// `lint`, `fmt` and `run`, as far as no service has to be there.
@Suite struct FlowCommandTests {
    private static let flow =
        "# @title A page\n# @step Ask\nGET http://127.0.0.1:1/page\nHTTP 200\n[Asserts]\njsonpath \"$.name\" == \"Sara\"\n"

    private static func workplace() throws -> Workplace {
        let workplace = try Workplace()
        try workplace.write(flow, "page.hurl")
        return workplace
    }

    // MARK: - Requirement tables

    @Test(arguments: ["lint", "run"]) func tablesThatCannotBeReadAreAMistake(verb: String) throws {
        let workplace = try Self.workplace()
        defer { workplace.remove() }
        try workplace.write("id\tstatement\n", "Tests/Requirements/doc.tsv")
        let broken = try BarbellCall("\(verb) page.hurl", in: workplace)
        let message = "Tests/Requirements/doc.tsv:1: the column layer is missing"
        #expect(broken.status == 2 && broken.errors.contains(message), "\(broken.errors)")
        let named = try BarbellCall("\(verb) --requirements tables page.hurl", in: workplace)
        #expect(named.status == 2 && named.errors.contains("no requirement tables (*.tsv) in tables"), "\(named.errors)")
    }

    @Test func whereThereAreNoTablesFlowsAreLintedWithout() throws {
        let workplace = try Self.workplace()
        defer { workplace.remove() }
        let call = try BarbellCall("lint page.hurl", in: workplace)
        #expect(call.status == 0 && call.output.contains("1 flows, 1 steps") && call.errors.isEmpty, "\(call.output)\(call.errors)")
    }

    // MARK: - Nothing to look at

    @Test(arguments: ["fmt --check", "fmt", "lint"]) func noFlowIsAMistake(line: String) throws {
        let workplace = try Workplace()
        defer { workplace.remove() }
        let call = try BarbellCall(line, in: workplace)
        #expect(call.status == 2 && call.errors.contains("no flow (*.hurl) at Tests/Flows"), "\(call.output)\(call.errors)")
    }

    // MARK: - What cannot be read

    /// A run of the flows that are left would be green.
    @Test(arguments: ["run --no-assert", "lint", "fmt --check", "run --no-assert --glob **/*.hurl"])
    func aFlowThatLeadsNowhereIsMissed(line: String) throws {
        let workplace = try Workplace()
        defer { workplace.remove() }
        try workplace.write(Self.flow, "flows/b.hurl")
        try FileManager.default.createSymbolicLink(
            atPath: workplace.folder.appending(path: "flows/a.hurl").path, withDestinationPath: "gone.hurl")
        let call = try BarbellCall(line.contains("--glob") ? line : "\(line) flows", in: workplace)
        #expect(call.status == 2 && (call.output + call.errors).contains("flows/a.hurl"), "\(call.output)\(call.errors)")
    }

    /// Root reads everything.
    @Test(.enabled(if: geteuid() != 0)) func aFolderThatCannotBeReadIsMissedWhereAPatternLeadsThere() throws {
        let workplace = try Workplace()
        try workplace.write(Self.flow, "flows/b.hurl")
        try workplace.write(Self.flow, "flows/closed/a.hurl")
        let closed = workplace.folder.appending(path: "flows/closed").path
        try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: closed)
        defer {
            try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: closed)
            workplace.remove()
        }
        for pattern in ["**/*.hurl", "flows/*/*.hurl"] {
            let call = try BarbellCall("run --no-assert --glob \(pattern)", in: workplace)
            #expect(call.status == 2 && (call.output + call.errors).contains("flows/closed"), "\(call.output)\(call.errors)")
        }
        let beside = try BarbellCall("run --no-assert --glob flows/*.hurl", in: workplace)
        #expect(!(beside.output + beside.errors).contains("closed"), "\(beside.output)\(beside.errors)")
    }

    @Test func theMarkOfAnEditorIsNoFlow() throws {
        let workplace = try Workplace()
        defer { workplace.remove() }
        try workplace.write(Self.flow, "flows/b.hurl")
        try FileManager.default.createSymbolicLink(
            atPath: workplace.folder.appending(path: "flows/.#b.hurl").path, withDestinationPath: "sara@laptop.4711")
        let call = try BarbellCall("lint flows", in: workplace)
        #expect(call.status == 0 && call.output.contains("1 flows, 1 steps"), "\(call.output)\(call.errors)")
    }

    @Test func whatIsPipedIsReadAsAFileIs() throws {
        let workplace = try Workplace()
        defer { workplace.remove() }
        let call = try BarbellCall(["run", "-"], in: workplace, input: Data(Array("GET http://127.0.0.1:1/\n# ".utf8) + [0xff, 0x0a]))
        #expect(call.status == 2 && call.errors.contains("not valid UTF-8"), "\(call.output)\(call.errors)")
    }

    /// The part that fits is a flow as well.
    @Test func whatIsPipedIsNotCut() throws {
        let workplace = try Workplace()
        defer { workplace.remove() }
        let long = Data(Array("GET http://127.0.0.1:1/\n#".utf8) + [UInt8](repeating: 0x20, count: 16 << 20))
        let call = try BarbellCall(["run", "-"], in: workplace, input: long)
        #expect(call.status == 2 && call.errors.contains("standard input has more than 16 MiB"), "\(call.output)\(call.errors)")
    }

    // MARK: - Contracts

    private static let teapot = """
        import http.server
        class Answer(http.server.BaseHTTPRequestHandler):
            def do_HEAD(self):
                self.send_response(418)
                self.send_header("Content-Length", "0")
                self.end_headers()
            def log_message(self, *words): pass
        server = http.server.HTTPServer(("127.0.0.1", 0), Answer)
        print(server.server_port, flush=True)
        server.serve_forever()
        """

    @Test func alsoWhatHEADIsAnsweredIsInTheContract() throws {
        let workplace = try Workplace(), auth = try PythonServer(Self.teapot)
        defer {
            workplace.remove()
            auth.stop()
        }
        try workplace.write("# @title Health\n# @step Ask\nHEAD {{auth}}/health\nHTTP 418\n[Asserts]\nbytes count == 0\n", "head.hurl")
        let call = try BarbellCall("run --service auth=\(auth.url) head.hurl", in: workplace)
        #expect(call.status == 4 && call.output.contains("status 418 is not part of"), "\(call.output)\(call.errors)")
    }

    // MARK: - Reports without a place

    @Test(arguments: [
        "run --report taken page.hurl", "load --for 1s --report taken page.hurl", "fuzz --save --out taken --only auth.login auth",
        "run --report taken/deeper page.hurl",
    ])
    func thatAReportHasNoPlaceIsToldBeforeTheRun(line: String) throws {
        let workplace = try Self.workplace()
        defer { workplace.remove() }
        try workplace.write("GET http://127.0.0.1:1/people\nHTTP 200\n", "Tests/Fuzz/auth.hurl")
        try workplace.write("", "taken")
        let call = try BarbellCall("\(line) --service auth=http://127.0.0.1:1", in: workplace)
        #expect(call.status == 3 && call.output.isEmpty, "\(call.output)")
        #expect(call.errors.contains("taken is no folder") || call.errors.contains("cannot make the folder taken"), "\(call.errors)")
    }

    /// The folder was there when the run began.
    @Test(arguments: [("run", "report.html", "1 flow: "), ("load --rate 5/s --for 200ms", "load.json", "runs a second")])
    func aReportThatCannotBeWrittenLeavesTheResult(line: String, file: String, result: String) throws {
        let workplace = try Self.workplace()
        defer { workplace.remove() }
        try workplace.write("", "out/\(file)/in the way")
        let call = try BarbellCall("\(line) --report out --service auth=http://127.0.0.1:1 page.hurl", in: workplace)
        #expect(call.status == 3 && call.output.contains(result) && !call.output.contains("report: "), "\(call.output)")
        #expect(call.errors.contains("cannot write out/\(file)"), "\(call.errors)")
    }

    // MARK: - What is printed

    @Test func jsonIsAllThatStandardOutputHas() throws {
        let workplace = try Self.workplace()
        defer { workplace.remove() }
        try workplace.write(#"{"schema":"barbell-run/1","flows":[{"file":"page.hurl","outcome":"passed"}]}"#, "out/last/report.json")
        let call = try BarbellCall("run --last-failed --json", in: workplace)
        #expect(call.status == 0 && call.output.isEmpty && call.errors == "nothing failed in out/last/report.json\n", "\(call.output)")
        #expect(try BarbellCall("run --last-failed", in: workplace).output == "nothing failed in out/last/report.json\n")
    }
}
