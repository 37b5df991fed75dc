import Foundation
import Testing

/// `seed` where nobody can be made: what it advises deletes everything, so it has to be the remedy.
@Suite struct SeedCommandTests {
    private static let advice = "barbell reset begins anew"

    /// An auth that gives every request the answer that it is started with.
    private static let auth = """
        import http.server, sys
        class Answer(http.server.BaseHTTPRequestHandler):
            def do_POST(self):
                self.rfile.read(int(self.headers.get("Content-Length", 0)))
                body = sys.argv[2].encode()
                self.send_response(int(sys.argv[1]))
                self.send_header("Content-Type", "application/json")
                self.send_header("Content-Length", str(len(body)))
                self.end_headers()
                self.wfile.write(body)
            def log_message(self, *words): pass
        server = http.server.HTTPServer(("127.0.0.1", 0), Answer)
        print(server.server_port, flush=True)
        server.serve_forever()
        """

    private static func workplace() throws -> Workplace {
        let workplace = try Workplace()
        let address = "# @title Layla\n# @step She signs up\nPOST {{auth}}/auth/signup\n{ \"name\": \"Layla\" }\nHTTP 201\n"
        let phone = """
            # @title Sami
            # @step The code signs in
            POST {{auth}}/auth/otp/verify
            { "code": "123456" }
            HTTP 200
            [Asserts]
            jsonpath "$.isNewUser" == true

            """
        try workplace.write(address, "layla.hurl")
        try workplace.write(phone, "sami.hurl")
        return workplace
    }

    @Test(arguments: [
        ("layla.hurl", 409, #"{"code":"email_taken"}"#, true), ("sami.hurl", 200, #"{"isNewUser":false}"#, true),
        ("layla.hurl", 500, #"{"code":"internal"}"#, false), ("sami.hurl", 409, #"{"code":"otp_used"}"#, false),
    ])
    func onlyWhoIsThereAlreadyIsAReasonToBeginAnew(file: String, status: Int, body: String, isAdvised: Bool) throws {
        let workplace = try Self.workplace(), auth = try PythonServer(Self.auth, "\(status)", body)
        defer {
            workplace.remove()
            auth.stop()
        }
        let call = try BarbellCall("seed --service auth=\(auth.url) \(file)", in: workplace)
        #expect(call.status == 1 && call.errors.contains(Self.advice) == isAdvised, "\(call.output)\(call.errors)")
    }

    /// What a supervisor leaves that was killed.
    @Test(arguments: ["seed", "run", "load --for 1s"]) func aStackThatRanIsNoStackThatRuns(verb: String) throws {
        let workplace = try Self.workplace()
        defer { workplace.remove() }
        let killed = #"{"pid":4000000,"startTicks":1,"bootId":"another"}"#
        let services = #""services":{"auth":{"url":"http://127.0.0.1:1","phase":"ready"}}"#
        try workplace.write("{\"version\":1,\"supervisor\":\(killed),\(services)}", "killed/state.json")
        let call = try BarbellCall("\(verb) --state killed layla.hurl", in: workplace)
        #expect(call.status == 3 && call.output.isEmpty, "\(call.output)")
        #expect(call.errors.contains("nothing runs from killed: start it with barbell up"), "\(call.errors)")
        #expect(!call.errors.contains(Self.advice), "\(call.errors)")
        // Whoever writes the file for a stack of their own names no supervisor.
        try workplace.write("{\(services)}", "killed/state.json")
        let own = try BarbellCall("seed --state killed layla.hurl", in: workplace)
        #expect(own.status == 3 && (own.output + own.errors).contains("cannot connect"), "\(own.output)\(own.errors)")
        #expect(!own.errors.contains(Self.advice), "\(own.errors)")
    }
}
