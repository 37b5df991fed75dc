import Testing

@testable import Supervisor

@Suite struct ComposeParseTests {
    private func parse(_ text: String, _ variables: [String: String] = [:], files: [String: String] = [:]) throws -> ComposeFile {
        try ComposeFile.parse(text, file: "compose.yaml", variables: variables, readFile: { files[$0] })
    }

    private func service(_ body: String, _ variables: [String: String] = [:], files: [String: String] = [:]) throws -> ComposeService {
        let indented = body.split(separator: "\n").map { "    \($0)" }.joined(separator: "\n")
        let file = try parse(
            "services:\n  s:\n    image: i\n\(indented)\n  other: {image: o, healthcheck: {test: x}}\nvolumes: {data: {}}\n", variables,
            files: files)
        return try #require(file.service("s"))
    }

    @Test func readsBuild() throws {
        let file = try parse(
            "services:\n  a: {build: ./a}\n  b: {build: {context: ., dockerfile: F, target: t, args: [SERVICE=b, FROM_HOST]}}",
            ["FROM_HOST": "h"])
        #expect(file.service("a")?.build?.context == "./a")
        let build = try #require(file.service("b")?.build)
        #expect(build.dockerfile == "F" && build.target == "t")
        #expect(build.arguments == ["SERVICE": "b", "FROM_HOST": "h"])
    }

    @Test(arguments: [
        ("command: echo 'two words' \"q\\\"\" a\\ b", ["echo", "two words", "q\"", "a b"]), ("command: [echo, 5, '']", ["echo", "5", ""]),
    ]) func readsCommand(_ text: String, _ expected: [String]) throws {
        #expect(try service(text).command == expected)
    }

    @Test func readsEnvironmentInBothForms() throws {
        let mapping = try service("environment: {A: 1, B: \"${X:-d}\", C: , D: }", ["C": "host"])
        #expect(mapping.environment == ["A": "1", "B": "d", "C": "host"])
        let list = try service("environment: [A=1=2, B=, C, D]", ["C": "host"])
        #expect(list.environment == ["A": "1=2", "B": "", "C": "host"])
    }

    @Test func readsEnvironmentFilesUnderneath() throws {
        let files = ["one": "A=1\nB='x # y'\n# no\nexport C=c # note\n", "two": "A=2\n"]
        let read = try service("environment: {B: own}\nenv_file: [one, {path: two}, {path: gone, required: false}]", files: files)
        #expect(read.environment == ["A": "2", "B": "own", "C": "c"])
    }

    @Test func readsPorts() throws {
        let ports = try service("""
            ports:
              - 8080
              - "8081:8080"
              - "127.0.0.1:8082:8080/tcp"
              - "[::1]:8083:8080"
              - "5353:53/udp"
              - {target: 80, published: "8084", host_ip: 0.0.0.0, protocol: udp}
            """).ports
        #expect(ports.map(\.published) == [nil, 8081, 8082, 8083, 5353, 8084])
        #expect(ports.map(\.target) == [8080, 8080, 8080, 8080, 53, 80])
        #expect(ports.map(\.hostAddress) == [nil, nil, "127.0.0.1", "::1", nil, "0.0.0.0"])
        #expect(ports.map(\.isTCP) == [true, true, true, true, false, false])
    }

    @Test func readsDependencies() throws {
        #expect(try service("depends_on: [other]").dependsOn.map(\.condition) == [.started])
        let dependency = try #require(try service("depends_on: {other: {condition: service_healthy, required: false}}").dependsOn.first)
        #expect(dependency.service == "other" && dependency.condition == .healthy && !dependency.isRequired)
    }

    @Test func readsHealthChecks() throws {
        let check = try #require(
            try service("healthcheck: {test: [CMD, curl, -f, x], interval: 1m30s, timeout: 1.5s, retries: 4, start_period: 500ms}")
                .healthCheck)
        #expect(check.test == ["curl", "-f", "x"])
        #expect(
            check.interval == .seconds(90) && check.timeout == .milliseconds(1500) && check.retries == 4
                && check.startPeriod == .milliseconds(500))
        #expect(try service("healthcheck: {test: curl x}").healthCheck?.test == ["/bin/sh", "-c", "curl x"])
        #expect(try service("healthcheck: {test: [CMD-SHELL, curl x]}").healthCheck?.test == ["/bin/sh", "-c", "curl x"])
        #expect(try service("healthcheck: {test: [NONE]}").healthCheck == nil)
        #expect(try service("healthcheck: {disable: true}").healthCheck == nil)
    }

    @Test(arguments: [
        ("\"no\"", ComposeService.Restart.never), ("no", .never), ("always", .always), ("on-failure", .onFailure(limit: nil)),
        ("on-failure:3", .onFailure(limit: 3)),
        ("unless-stopped", .unlessStopped),
    ]) func readsRestart(_ text: String, _ expected: ComposeService.Restart) throws {
        #expect(try service("restart: \(text)").restart == expected)
    }

    @Test func readsStopping() throws {
        let read = try service("stop_signal: SIGINT\nstop_grace_period: 1m\nuser: \"1000:1000\"")
        #expect(read.stopSignal == 2 && read.stopGracePeriod == .seconds(60) && read.user == "1000:1000")
        #expect(try service("stop_signal: 9").stopSignal == 9)
    }

    @Test func readsVolumes() throws {
        let mounts = try service(
            "volumes: [\"data:/data:ro\", \"./conf:/etc/conf\", /scratch, {type: volume, source: data, target: /more}]"
        ).mounts
        #expect(mounts.map(\.source) == [.volume("data"), .folder("./conf"), .anonymous, .volume("data")])
        #expect(mounts.map(\.target) == ["/data", "/etc/conf", "/scratch", "/more"])
    }

    @Test func readsItsOwnExtension() throws {
        let read = try service(
            "ports: [\"1:1\"]\nx-barbell: {executable: auth, arguments: --flag x, ready: /ready, environment: {A: b}, start_timeout: 5s}")
        #expect(read.local.executable == "auth" && read.local.arguments == ["--flag", "x"] && read.local.readyPath == "/ready")
        #expect(read.local.environment == ["A": "b"] && read.local.startTimeout == .seconds(5))
        #expect(try parse("x-barbell: {secrets: [A, B]}\nservices: {a: {image: x}}").generatedSecrets == ["A", "B"])
    }

    @Test func mergeKeysAndInterpolationWorkTogether() throws {
        let file = try parse(
            "x-env: &env {LEVEL: \"${LEVEL:-info}\"}\nservices:\n  a: {image: x, environment: {<<: *env, B: b}}", ["LEVEL": "debug"])
        #expect(file.service("a")?.environment == ["LEVEL": "debug", "B": "b"])
    }

    @Test func warnsOfVariablesThatAreNotSet() throws {
        let file = try parse("services:\n  a: {image: x, environment: {B: $NOBODY}}")
        #expect(file.warnings.map(\.description) == ["compose.yaml:2:34: variable NOBODY is not set and stands for nothing"])
    }
}
