import Glibc
import Platform
import Testing
import Wire

struct ConfigReaderTests {
    private enum Mode: String, CaseIterable { case development, production }

    /// What reading gave, and its problems.
    private func read<T>(
        _ environment: [String: String], prefix: String? = nil, _ body: (inout ConfigReader) -> T
    ) -> (value: T, problems: [String]) {
        var reader = ConfigReader(environment, prefix: prefix)
        let value = body(&reader)
        do throws(ConfigError) {
            try reader.finish()
            return (value, [])
        } catch {
            return (value, error.problems.map(\.description))
        }
    }

    private func problems<T>(_ environment: [String: String], prefix: String? = nil, _ body: (inout ConfigReader) -> T) -> [String] {
        read(environment, prefix: prefix, body).problems
    }

    @Test func everyKindOfSetting() throws {
        var reader = ConfigReader([
            "NAME": "x y", "PORT": "8081", "RATIO": "0.25", "HOOKS": "On", "MODE": "production", "WAIT": "1h30m", "HOSTS": "a, b ,c",
            "MAP": "a=1,b=x=y", "AT": "[::1]:80", "URL": "https://example.test:8443/base/", "KEY": "s3cret", "MAYBE": "m", "EVEN": "4",
        ])
        #expect(reader.string("NAME") == "x y")
        #expect(reader.int("PORT", in: 0...65_535) == 8081)
        #expect(reader.double("RATIO", in: 0...1) == 0.25)
        #expect(reader.bool("HOOKS") == true)
        #expect(reader.choice("MODE", default: Mode.development) == .production)
        #expect(reader.choice("MODE", of: Mode.self) == .production)
        #expect(reader.duration("WAIT") == .seconds(5400))
        #expect(reader.list("HOSTS") == ["a", "b", "c"])
        #expect(reader.pairs("MAP") == ["a": "1", "b": "x=y"])
        #expect(reader.hostPort("AT") == HostPort(host: "::1", port: 80))
        #expect(reader.url("URL") == "https://example.test:8443/base")
        #expect(reader.secret("KEY").reveal() == "s3cret")
        #expect(reader.optionalString("MAYBE") == "m")
        #expect(reader.value("EVEN", default: nil, expecting: "an even number", parse: { Int($0).flatMap { $0 % 2 == 0 ? $0 : nil } }) == 4)
        try reader.finish()
    }

    @Test func defaults() throws {
        // Set but empty is as not set.
        var reader = ConfigReader(["NAME": ""])
        #expect(reader.string("NAME", default: "d") == "d")
        #expect(reader.int("PORT", default: 1) == 1)
        #expect(reader.bool("HOOKS", default: true) == true)
        #expect(reader.choice("MODE", default: Mode.development) == .development)
        #expect(reader.duration("WAIT", default: .seconds(3)) == .seconds(3))
        #expect(reader.list("HOSTS", default: []) == [])
        #expect(reader.pairs("MAP", default: [:]) == [:])
        #expect(reader.url("URL", default: "http://127.0.0.1:1") == "http://127.0.0.1:1")
        #expect(reader.hostPort("AT", default: HostPort(host: "h", port: 2)).description == "h:2")
        #expect(reader.secret("KEY", default: Secret("k")).reveal() == "k")
        #expect(reader.optionalSecret("OTHER") == nil)
        #expect(reader.optionalString("MAYBE") == nil)
        try reader.finish()
    }

    @Test func allProblemsAtOnceByNameNeverByValue() {
        let environment = [
            "PORT": "99999x", "WAIT": "soonish", "MODE": "prodaction", "URL": "ftp://user:pw@h", "KEY": "shortkey", "HOOKS": "maybe",
            "HOSTS": "a,,b", "MAP": "nonsense", "AT": "nowhere", "RATIO": "huge",
        ]
        var reader = ConfigReader(environment)
        _ = reader.int("PORT", in: 0...65_535)
        _ = reader.duration("WAIT", in: .seconds(1) ... .hours(36))
        _ = reader.choice("MODE", default: Mode.development)
        _ = reader.url("URL")
        _ = reader.secret("KEY", minimumLength: 32)
        _ = reader.bool("HOOKS")
        _ = reader.list("HOSTS")
        _ = reader.pairs("MAP")
        _ = reader.hostPort("AT")
        _ = reader.double("RATIO", in: 0...1)
        _ = reader.string("ABSENT")
        reader.refuse("HOOKS", "must be off in production")
        let error = #expect(throws: ConfigError.self) { try reader.finish() }
        #expect("\(error.map { "\($0)" } ?? "")" == """
            12 problems:
              PORT: expected a whole number from 0 to 65535
              WAIT: expected a duration such as 500ms, 10s, 5m, 24h or 7d, from 1s to 1d12h
              MODE: expected one of development, production
              URL: expected a URL such as http://host:port, with http or https, without user or password
              KEY: expected a secret of at least 32 bytes
              HOOKS: expected true or false
              HOSTS: expected a list such as a,b,c, without empty items
              MAP: expected pairs such as a=1,b=2, each name once
              AT: expected host:port
              RATIO: expected a number from 0.0 to 1.0
              ABSENT: is required: expected a text
              HOOKS: must be off in production
            """)
        for value in environment.values { #expect(error.map { !"\($0)".contains(value) } ?? false) }
    }

    @Test func misspeltVariables() {
        #expect(problems(["AUTH_ISUER": "x", "AUTH_ISSUER": "y", "AUTH_ELSE_WHOLLY": "z", "HOME": "h"], prefix: "AUTH_") {
            _ = $0.string("AUTH_ISSUER")
            _ = $0.int("AUTH_LIMIT", default: 1)
        } == ["AUTH_ELSE_WHOLLY: is not a setting", "AUTH_ISUER: is not a setting, did you mean AUTH_ISSUER?"])
        #expect(problems(["SERVICE_SECRTE": "x"]) { _ = $0.secret("SERVICE_SECRET") } == [
            """
            SERVICE_SECRET: is required: expected a secret, here or in SERVICE_SECRET_FILE; SERVICE_SECRTE is set, is it this one misspelt?
            """
        ])
        // Without a prefix other programs' variables are nobody's business.
        #expect(problems(["PATHS": "x"]) { _ = $0.string("PATH", default: "") } == [])
    }

    @Test(arguments: [
        ("500ms", 500), ("10s", 10_000), ("5m", 300_000), ("24h", 86_400_000), ("7d", 604_800_000), ("1h30m", 5_400_000), ("0s", 0),
        ("1d2h3m4s5ms", 93_784_005),
    ] as [(String, Int64)])
    func durations(text: String, milliseconds: Int64) {
        var reader = ConfigReader(["D": text])
        #expect(reader.duration("D") == .milliseconds(milliseconds))
        #expect(throws: Never.self) { try reader.finish() }
    }

    @Test(arguments: [
        "10", "s", "-1s", "1.5s", "1s1s", "1m1h", "1 s", "1w", "10S", "9223372036854775807d", "99999999999999999999s", "١s", "1h 30m",
    ])
    func badDurations(text: String) { #expect(problems(["D": text]) { _ = $0.duration("D") }.count == 1) }

    @Test func durationsOutOfRange() {
        let range = Duration.seconds(1) ... .minutes(1)
        let long = read(["D": "61s"]) { $0.duration("D", default: .seconds(5), in: range) }
        #expect(long.value == .seconds(5) && long.problems.count == 1)
        let fits = read(["D": "60s"]) { $0.duration("D", in: range) }
        #expect(fits.value == .seconds(60) && fits.problems == [])
    }

    @Test(arguments: [
        "http://h", "http://h:80", "http://h/a/b", "https://[::1]:8080", "https://[::1]", "HTTP://Example.test",
    ])
    func urls(text: String) {
        let result = read(["U": text]) { $0.url("U") }
        #expect(result.value == text && result.problems == [])
    }

    @Test(arguments: [
        "h", "http:/h", "http://", "http://:80", "http://h:99999", "http://h:", "http://u@h", "http://u:p@h", "http://h/?q=1",
        "http://h/#f",
        "http://h/a b", "http://é", "ftp://h", "http://[::1", "http://[x]:1", "http:///path",
    ])
    func badURLs(text: String) { #expect(problems(["U": text]) { _ = $0.url("U") }.count == 1) }

    @Test(arguments: ["h", "h:", ":80", "h:65536", "h:-1", "h:+1", "a b:1", "::1:80", "[]:80", "[::1]"])
    func badHostPorts(text: String) { #expect(HostPort(text) == nil) }

    @Test func integerRanges() {
        #expect(problems(["N": "x"]) { _ = $0.int("N") } == ["N: expected a whole number"])
        #expect(problems(["N": "0"]) { _ = $0.int("N", in: 1 ... .max) } == ["N: expected a whole number of at least 1"])
        #expect(problems(["N": "9"]) { _ = $0.int("N", in: .min...5) } == ["N: expected a whole number of at most 5"])
        let large = read(["N": "99999999999999999999"]) { $0.int("N", in: 3...5) }
        #expect(large.value == 3 && large.problems == ["N: expected a whole number from 3 to 5"])
    }

    @Test func pairsAndLists() {
        for bad in ["a", "=1", "a=1,a=2", "a=1,", ","] { #expect(problems(["M": bad]) { _ = $0.pairs("M") }.count == 1, "\(bad)") }
        for bad in [",", "a,", ",a", "a, ,b"] { #expect(problems(["L": bad]) { _ = $0.list("L") }.count == 1, "\(bad)") }
        let empty = read(["M": "a="]) { $0.pairs("M") }
        #expect(empty.value == ["a": ""] && empty.problems == [])
    }

    @Test func secretsFromFiles() throws {
        let path = "/tmp/barbell-secret-\(IDSource().next())"
        let file = try #require(fopen(path, "w"))
        fputs("from the file \n", file)
        fclose(file)
        defer { unlink(path) }
        let read = read(["KEY_FILE": path]) { $0.secret("KEY").reveal() }
        #expect(read.value == "from the file " && read.problems == [])
        #expect(
            problems(["KEY_FILE": path, "KEY": "x"]) { _ = $0.secret("KEY") } == [
                "KEY: is set twice, here and by KEY_FILE: expected one of them"
            ])
        #expect(
            problems(["KEY_FILE": path]) { _ = $0.secret("KEY", minimumLength: 99) } == ["KEY_FILE: expected a secret of at least 99 bytes"]
        )
        #expect(problems(["KEY_FILE": path + "-absent"]) { _ = $0.secret("KEY") } == [
            "KEY_FILE: expected a file that can be read: No such file or directory"
        ])
        #expect(
            problems(["KEY_FILE": "/tmp"]) { _ = $0.optionalSecret("KEY") } == [
                "KEY_FILE: expected a file that can be read: Is a directory"
            ])
        // The variable that names the file is known.
        #expect(problems(["A_KEY_FILE": path], prefix: "A_") { _ = $0.secret("A_KEY") } == [])
    }

    @Test func describesWithoutSecrets() {
        var reader = ConfigReader(["PORT": "81", "KEY": "hunter2", "MODE": "production", "MAP": "b=2,a=1"])
        _ = reader.int("PORT")
        _ = reader.secret("KEY")
        _ = reader.secret("OTHER", default: Secret("hunter3"))
        _ = reader.choice("MODE", default: Mode.development)
        _ = reader.duration("WAIT", default: .seconds(90))
        _ = reader.pairs("MAP")
        #expect(reader.describe() == """
            PORT=81
            KEY=<redacted>
            OTHER=<redacted> (default)
            MODE=production
            WAIT=1m30s (default)
            MAP=a=1,b=2

            """)
    }

    @Test func declaresWhatItWasAskedFor() {
        var reader = ConfigReader(["PORT": "81", "KEY": "hunter2"])
        _ = reader.int("PORT", default: 80, in: 0...65_535)
        _ = reader.string("NAME")
        _ = reader.optionalSecret("KEY", minimumLength: 4)
        _ = reader.secret("OTHER", default: Secret("for developers"))
        _ = reader.optionalInstant("UNTIL")
        _ = reader.int("PORT", default: 81)
        #expect(reader.declared.map { "\($0.name) | \($0.expected) | \($0.standard ?? "required") | \($0.isSecret)" } == [
            "PORT | a whole number from 0 to 65535 | 80 | false", "NAME | a text | required | false",
            "KEY | a secret of at least 4 bytes |  | true", "OTHER | a secret | for developers | true",
            "UNTIL | a moment such as 2026-12-01T08:00:00Z |  | false",
        ])
    }
}
