import Foundation
import Testing

/// The options of `hurl`'s command line, each by what it changes.
@Suite struct CommandLineTests {
    struct Case: CustomTestStringConvertible, Sendable {
        let options: String
        let flow: String
        var status: Int32 = 0
        /// What standard output or the log has.
        var says: String?
        /// Files that are written, with a part of each.
        var writes: [String: String] = [:]
        var testDescription: String { options }
    }

    private static func echo(_ assert: String) -> String { "GET {{url}}/echo\nHTTP 200\n[Asserts]\n\(assert)" }
    private static let hello = "GET {{url}}/hello\nHTTP 200"

    private static let cases: [Case] = [
        // Who is asking.
        Case(
            options: "--header X-Extra:one -H X-More:two",
            flow: echo("jsonpath \"$.headers['x-extra'][0]\" == \"one\"\njsonpath \"$.headers['x-more'][0]\" == \"two\"")),
        Case(options: "--no-header User-Agent", flow: echo("jsonpath \"$.headers['user-agent']\" not exists")),
        Case(options: "--user-agent app/1", flow: echo("jsonpath \"$.headers['user-agent'][0]\" == \"app/1\"")),
        Case(options: "--user anna:secret", flow: "GET {{url}}/basic\nHTTP 200"),
        Case(options: "--digest --user anna:secret", flow: "GET {{url}}/digest\nHTTP 200"),
        Case(options: "--ntlm --user anna:secret", flow: "GET {{url}}/ntlm\nHTTP 200"),
        Case(options: "--negotiate --user :", flow: "GET {{url}}/negotiate\nHTTP 401"),
        Case(
            options: "--aws-sigv4 aws:amz:eu:s3 --user k:s",
            flow: echo("jsonpath \"$.headers.authorization[0]\" startsWith \"AWS4-HMAC-SHA256 Credential=k/\"")),
        Case(options: "--netrc --netrc-file {{netrc}}", flow: "GET {{url}}/basic\nHTTP 200"),
        Case(options: "--netrc", flow: "GET {{url}}/basic\nHTTP 200"),
        Case(options: "--netrc-optional", flow: "GET {{url}}/basic\nHTTP 200"),
        Case(options: "--cookie cookies.txt", flow: echo("jsonpath \"$.headers.cookie[0]\" == \"lamp=on\"")),
        Case(
            options: "--cookie-jar jar.txt", flow: "GET {{url}}/cookies/set\nHTTP 200",
            writes: ["jar.txt": "127.0.0.1\tFALSE\t/\tFALSE\t0\tplain\tyes\n"]),
        Case(options: "--no-cookie-store", flow: "GET {{url}}/cookies/set\nHTTP 200\n" + echo("jsonpath \"$.headers.cookie\" not exists")),
        // Where to.
        Case(options: "--resolve barbell.test:{{port}}:127.0.0.1", flow: "GET http://barbell.test:{{port}}/hello\nHTTP 200"),
        Case(options: "--connect-to elsewhere.test:80:127.0.0.1:{{port}}", flow: "GET http://elsewhere.test/hello\nHTTP 200"),
        Case(options: "--unix-socket {{socket}}", flow: "GET http://any.test/hello\nHTTP 200"),
        Case(
            options: "--proxy 127.0.0.1:{{port}}", flow: "GET http://proxied.test/echo\nHTTP 200\n[Asserts]\njsonpath \"$.proxied\" == true"
        ),
        Case(options: "--proxy 127.0.0.1:{{port}} --no-proxy 127.0.0.1", flow: echo("jsonpath \"$.proxied\" == false")),
        Case(options: "--proxy 127.0.0.1:{{port}} --noproxy 127.0.0.1", flow: echo("jsonpath \"$.proxied\" == false")),
        Case(
            options: "--proxy 127.0.0.1:{{port}} --proxy-header X-Proxy:1",
            flow: "GET http://proxied.test/echo\nHTTP 200\n[Asserts]\njsonpath \"$.headers['x-proxy'][0]\" == \"1\""),
        Case(options: "--ipv4", flow: echo("jsonpath \"$.client\" == \"127.0.0.1\"")),
        Case(options: "--ipv6", flow: hello, status: 3, says: "cannot connect to"),
        Case(options: "--path-as-is", flow: "GET {{url}}/a/../hello\nHTTP 404"),
        // TLS.
        Case(options: "--cacert {{ca}}", flow: "GET {{https}}/hello\nHTTP 200"),
        Case(options: "--insecure", flow: "GET {{https}}/hello\nHTTP 200"),
        Case(options: "--ssl-no-revoke", flow: "GET {{https}}/hello\nHTTP 200", status: 3, says: "no trusted connection"),
        Case(options: "--cacert {{ca}} --pinnedpubkey {{pin}}", flow: "GET {{https}}/hello\nHTTP 200"),
        Case(options: "--cacert {{ca}} --cert {{clientCert}}:pass:word --key {{clientKey}}", flow: "GET {{mutual}}/hello\nHTTP 200"),
        // How.
        Case(options: "--compressed", flow: echo("jsonpath \"$.headers['accept-encoding'][0]\" contains \"gzip\"")),
        Case(options: "--http1.0", flow: echo("jsonpath \"$.version\" == \"HTTP/1.0\"")),
        Case(options: "--http1.1", flow: echo("jsonpath \"$.version\" == \"HTTP/1.1\"")),
        Case(options: "--http2", flow: "GET {{url}}/hello\nHTTP/1.1 200"),
        Case(options: "--http2-prior-knowledge", flow: hello, status: 3),
        Case(options: "--http3", flow: hello, status: 3),
        Case(options: "--location --max-redirs 1", flow: "GET {{url}}/redirect?1\nHTTP 200"),
        Case(options: "--location --max-redirs 1", flow: "GET {{url}}/redirect?2\nHTTP 200", status: 1, says: "more than 1 redirects"),
        Case(
            options: "--location-trusted",
            flow:
                """
                GET {{url}}/elsewhere\nAuthorization: Bearer mine\nHTTP 200\n[Asserts]\njsonpath \"$.headers.authorization[0]\" == \
                \"Bearer mine\"
                """
        ),
        Case(options: "--max-time 200ms", flow: "GET {{url}}/slow?5\nHTTP 200", status: 3, says: "no answer from"),
        Case(options: "--max-time 20 --connect-timeout 5 --limit-rate 1000000 --delay 1", flow: hello),
        Case(options: "--max-filesize 5", flow: hello, status: 3, says: "larger than 5 bytes"),
        Case(options: "--retry 5 --retry-interval 10ms", flow: "GET {{url}}/retry?cli\nHTTP 200"),
        Case(options: "--no-jsonpath-coercion", flow: "GET {{url}}/json\nHTTP 200\n[Asserts]\njsonpath \"$.name\" count == 1"),
        // What of it.
        Case(
            options: "--from-entry 2 --to-entry 2", flow: "GET {{url}}/status/500\nHTTP 200\n\(hello)\nGET {{url}}/status/500\nHTTP 200",
            says: "1 step: 1 passed"),
        Case(options: "--repeat 3 --jobs 1", flow: hello, says: "3 flows: 3 passed"),
        Case(
            options: "--continue-on-error", flow: "GET {{url}}/status/500\nHTTP 200\nGET {{url}}/status/501\nHTTP 200", status: 1,
            says: "2 steps: 0 passed, 2 failed"),
        Case(options: "--no-assert", flow: "GET {{url}}/status/500\nHTTP 200"),
        Case(options: "--ignore-asserts", flow: "GET {{url}}/status/500\nHTTP 200"),
        Case(
            options: "--file-root files",
            flow: "POST {{url}}/echo\nfile,inner.txt;\nHTTP 200\n[Asserts]\njsonpath \"$.body\" == \"from the root\""),
        Case(
            options: "--variable word=one --variables-file words.env", flow: echo("variable \"word\" == \"one\"\nvariable \"other\" == 2")),
        Case(
            options: "--secret token=hush-hush-1 --secrets-file secrets.env --very-verbose",
            flow: "GET {{url}}/echo\nX-A: {{token}} {{more}}\nHTTP 200", says: "> X-A: [redacted"),
        Case(
            options: "--secret token=hush-hush-1 --show-secrets --very-verbose", flow: "GET {{url}}/echo\nX-A: {{token}}\nHTTP 200",
            says: "> X-A: hush-hush-1"),
        // What is written.
        Case(options: "--output -", flow: hello, says: "Hello World!"),
        Case(options: "--output body.txt", flow: hello, writes: ["body.txt": "Hello World!"]),
        Case(options: "--include", flow: hello, says: "HTTP/1.1 200\n"),
        Case(options: "--pretty --no-pretty", flow: "GET {{url}}/status/200", says: "{\n  \"code\": \"as_asked\"\n}\n"),
        Case(options: "--json", flow: hello, says: "\"flows\""),
        Case(options: "--curl requests.sh", flow: hello, writes: ["requests.sh": "curl -i '{{url}}/hello'"]),
        Case(options: "--report-html pages", flow: hello, writes: ["pages/index.html": "<html"]),
        Case(options: "--report-json data", flow: hello, writes: ["data/report.json": "\"flows\""]),
        Case(options: "--report-junit units.xml", flow: hello, writes: ["units.xml": "<testsuites"]),
        Case(options: "--report-tap units.tap", flow: hello, writes: ["units.tap": "TAP version 13\n1..1\nok 1 - -\n"]),
        Case(options: "--verbose", flow: hello, says: "> GET {{url}}/hello\n"),
        Case(options: "--very-verbose", flow: hello, says: "< Hello World!\n"),
        Case(options: "--verbosity brief", flow: hello, says: "< HTTP/1.1 200\n"),
        Case(options: "--error-format long", flow: "GET {{url}}/json\nHTTP 201", status: 1, says: "| {"),
        Case(options: "--fail-with-body", flow: "GET {{url}}/json\nHTTP 201", status: 1, says: "| {"),
        Case(options: "--test --parallel --progress-bar --color --no-color --no-output", flow: hello),
        Case(options: "--help", flow: "", says: "usage: barbell run"),
    ]

    private static func prepared() throws -> Scratch {
        let scratch = try Scratch(), server = try HurlServer.shared.get()
        try scratch.write("127.0.0.1\tFALSE\t/\tFALSE\t0\tlamp\ton\n", "cookies.txt")
        try scratch.write("# words\nother=2\n", "words.env")
        try scratch.write("more=hush-hush-2\n", "secrets.env")
        try scratch.write("machine 127.0.0.1 login anna password secret\n", ".netrc")
        try FileManager.default.createDirectory(at: scratch.url.appending(path: "files"), withIntermediateDirectories: true)
        try scratch.write("from the root", "files/inner.txt")
        try scratch.write(server.filled(hello), "one.hurl")
        return scratch
    }

    @Test(arguments: cases) func anOptionDoesWhatItSays(_ sample: Case) throws {
        let server = try HurlServer.shared.get(), scratch = try Self.prepared()
        defer { scratch.remove() }
        let options = sample.options.split(separator: " ").map { server.filled(String($0)) }
        let run = try Barbell(options + ["-"], input: server.filled(sample.flow), in: scratch)
        #expect(run.status == sample.status, "\(run.output)\(run.errors)")
        if let says = sample.says { #expect((run.output + run.errors).contains(server.filled(says)), "\(run.output)\(run.errors)") }
        for (file, part) in sample.writes { #expect(scratch.read(file).contains(server.filled(part)), "\(file): \(scratch.read(file))") }
    }

    /// Without it, the same flow does not do the same.
    @Test(
        arguments: cases.filter {
            $0.status == 0 && $0.flow.contains("[Asserts]") && !$0.options.contains("ipv4") && !$0.options.contains("http1.1")
                && !$0.options.contains("no-proxy") && !$0.options.contains("noproxy")
        })
    func withoutTheOptionTheFlowFails(_ sample: Case) throws {
        let server = try HurlServer.shared.get(), scratch = try Self.prepared()
        defer { scratch.remove() }
        let run = try Barbell(["-"], input: server.filled(sample.flow), in: scratch)
        #expect(run.status != 0, "\(run.output)")
    }

    @Test func whatIsPipedRunsWithoutADash() throws {
        let server = try HurlServer.shared.get(), scratch = try Self.prepared()
        defer { scratch.remove() }
        let run = try Barbell([], input: server.filled(Self.hello), in: scratch)
        #expect(run.status == 0 && run.output.contains("✓ -"), "\(run.output)\(run.errors)")
    }

    @Test func aPatternNamesFlows() throws {
        let scratch = try Self.prepared()
        defer { scratch.remove() }
        #expect(try Barbell(["--glob", "**/*.hurl"], in: scratch).status == 0)
        #expect(try Barbell(["--glob", "o?[n-z].hurl"], in: scratch).output.contains("no file") == false)
        let none = try Barbell(["--glob", "x*.hurl"], in: scratch)
        #expect(none.status == 2 && none.errors.contains("--glob x*.hurl names no file"))
    }

    @Test func theEnvironmentStandsForOptions() throws {
        let server = try HurlServer.shared.get(), scratch = try Self.prepared()
        defer { scratch.remove() }
        let flow =
            """
            GET {{url}}/redirect?1\nX-Word: {{word}} {{token}}\nHTTP 200\n[Asserts]\njsonpath \"$.headers['x-a'][0]\" == \"1\"\njsonpath \
            \"$.headers['x-word'][0]\" == \"one hush-hush-1\"
            """
        let environment = [
            "HURL_LOCATION": "1", "HURL_HEADER": "X-A:1|X-B:2", "HURL_VARIABLE_word": "one", "HURL_SECRET_token": "hush-hush-1",
        ]
        let run = try Barbell(["--very-verbose", "-"], input: server.filled(flow), in: scratch, environment: environment)
        #expect(run.status == 0, "\(run.output)\(run.errors)")
        #expect(!run.errors.contains("hush-hush-1"))
        // The command line goes first.
        let other = try Barbell(["--variable", "word=two", "-"], input: server.filled(flow), in: scratch, environment: environment)
        #expect(other.status == 1)
    }

    @Test func theEnvironmentStandsForLimitsAndPlacesToo() throws {
        let server = try HurlServer.shared.get(), scratch = try Self.prepared()
        defer { scratch.remove() }
        let small = try Barbell(["-"], input: server.filled(Self.hello), in: scratch, environment: ["HURL_MAX_FILESIZE": "5"])
        #expect(small.status == 3 && (small.output + small.errors).contains("larger than 5 bytes"), "\(small.output)\(small.errors)")
        let much = try Barbell(["-"], input: server.filled(Self.hello), in: scratch, environment: ["HURL_MAX_FILESIZE": "much"])
        #expect(much.status == 2 && much.errors.contains("--max-filesize needs a number"), "\(much.errors)")
        let flow = server.filled("GET {{url}}/cookies/set\nHTTP 200")
        let kept = try Barbell(["-"], input: flow, in: scratch, environment: ["HURL_COOKIE_JAR": "jar.txt"])
        #expect(kept.status == 0 && scratch.read("jar.txt").contains("\tplain\tyes\n"), "\(kept.output)\(kept.errors)")
    }

    @Test func aFlowThatNamesAServiceNeedsAStack() throws {
        let scratch = try Self.prepared()
        defer { scratch.remove() }
        let run = try Barbell(["-"], input: "GET {{auth}}/health\nHTTP 200", in: scratch)
        #expect(run.status == 3 && run.errors.contains("no running services"), "\(run.errors)")
    }

    @Test(arguments: [
        ("--max-time soon", "--max-time needs a duration"), ("--verbosity loud", "verbosity is brief, verbose or debug"),
        ("--retry -2", "retry needs -1 or more"),
        ("--error-format wide", "--error-format is short or long"), ("--from-entry 3 --to-entry 2", "is behind --to-entry 2"),
        ("--variable newUuid=1", "newUuid is a function"), ("--locaton", "did you mean '--location'?"),
        ("--interactive", "unknown option --interactive"),
    ])
    func aMistakeIsExplained(_ options: String, _ message: String) throws {
        let scratch = try Self.prepared()
        defer { scratch.remove() }
        let run = try Barbell(options.split(separator: " ").map { String($0) } + ["one.hurl"], in: scratch)
        #expect(run.status == 2 && run.errors.contains(message), "\(run.errors)")
    }
}
