import Commands
import Testing

@testable import Supervisor

/// Every kind of mistake with the message it gives.
@Suite struct ComposeProblemTests {
    struct Mistake: Sendable, CustomTestStringConvertible {
        let text: String
        let expected: [String]
        var testDescription: String { expected.first ?? "" }
        init(_ text: String, _ expected: String...) {
            self.text = text
            self.expected = expected
        }
        /// A mistake in the one line of a service.
        static func service(_ line: String, _ expected: String) -> Mistake {
            Mistake("services:\n  a:\n    image: x\n    \(line)\n  b: {image: y}\n", expected)
        }
    }

    static let mistakes: [Mistake] = [
        Mistake("services: [", "2:1: did not find expected node content while parsing a flow node"),
        Mistake("- a", "1:1: the file must be a mapping with a key 'services', not a list"),
        Mistake("name: x", "1:1: the file has no services"),
        Mistake("services: {a: {image: x}}\nservces: {}", "2:1: the file has no key 'servces'; did you mean 'services'?"),
        Mistake("services: {a: {image: x}}\ninclude: [b.yaml]", "1:1: 'include' is not supported: keep the services in one file"),
        Mistake("services: {a b: {image: x}}", "1:12: 'a b' is no service name: use letters, digits, '.', '_' and '-'"),
        Mistake("services: {a: x}", "1:15: services.a must be a mapping, not a scalar"),
        Mistake("services: {a: {restart: always}}", "1:12: services.a needs 'image', 'build' or 'command'"),
        Mistake("services: {a: {image: x}}\nx-barbell: {secrt: [A]}", "2:13: x-barbell has no key 'secrt'; did you mean 'secrets'?"),
        .service("imge: x", "4:5: services.a has no key 'imge'; did you mean 'image'?"),
        .service("zzzzzz: x", "4:5: services.a has no key 'zzzzzz'"),
        .service("extends: b", "4:5: services.a.extends is not supported: use a YAML anchor and '<<'"),
        .service("command: echo 'open", "4:14: services.a.command has a quote that is not closed"),
        .service("command: {a: b}", "4:14: services.a.command must be a text, not a mapping"),
        .service("environment: 5", "4:18: services.a.environment must be a mapping or a list of NAME=value, not a scalar"),
        .service("environment: {A: [1]}", "4:22: services.a.environment.A must be a text, not a list"),
        .service("environment: [=x]", "4:19: services.a.environment[0] has no name before '='"),
        .service("environment: {A: \"${B:?say which}\"}", "4:22: variable B is not set: say which"),
        .service("environment: {A: \"${B\"}", "4:22: '${' has no '}' in '${B'"),
        .service("env_file: gone.env", "4:15: services.a.env_file: file 'gone.env' cannot be read"),
        .service("env_file: bad.env", "4:15: services.a.env_file: bad.env:2: not NAME=value"),
        .service("ports: 80", "4:12: services.a.ports must be a list, not a scalar"),
        .service("ports: [\"a:80\"]", "4:13: services.a.ports[0]: 'a' is no port from 1 to 65535"),
        .service("ports: [\"80:65536\"]", "4:13: services.a.ports[0]: '65536' is no port from 1 to 65535"),
        .service("ports: [\"0:80\"]", "4:13: services.a.ports[0]: '0' is no port from 1 to 65535"),
        .service(
            "ports: [\"1:2:3:4\"]",
            "4:13: services.a.ports[0]: '1:2:3:4' is no port mapping; write \"8081:8080\" or \"127.0.0.1:8081:8080\""),
        .service("ports: [\"3000-3005:3000-3005\"]", "4:13: services.a.ports[0]: port ranges are not supported: list the ports one by one"),
        .service("ports: [\"80:80/icmp\"]", "4:13: services.a.ports[0]: protocol 'icmp' is neither tcp nor udp"),
        .service("ports: [\"localhost:80:80\"]", "4:13: services.a.ports[0]: 'localhost' is no IP address"),
        .service("ports: [{published: 80}]", "4:13: services.a.ports[0] needs 'target', the port in the container"),
        .service("ports: [{target: 80, host: x}]", "4:26: services.a.ports[0] has no key 'host'"),
        .service("ports: [\"80:1\", \"80:2\"]", "4:21: services.a.ports: port 80/tcp is already published by 'a'"),
        .service("depends_on: [bb]", "4:18: services.a.depends_on: no service is called 'bb'; did you mean 'b'?"),
        .service(
            "depends_on: {b: {condition: ready}}",
            "4:33: services.a.depends_on.b.condition: 'ready' is none of service_started, service_healthy, service_completed_successfully"),
        .service(
            "depends_on: {b: {condition: service_healthy}}", "4:18: services.a.depends_on: 'b' can never be healthy: it has no healthcheck"),
        .service("depends_on: [a]", "2:3: services depend on each other in a circle: a → a"),
        .service("healthcheck: {interval: 5s}", "4:18: services.a.healthcheck needs 'test', or 'disable: true'"),
        .service(
            "healthcheck: {test: [curl, x]}",
            "4:25: services.a.healthcheck.test must start with CMD (and its arguments), CMD-SHELL (and one command line) or be [NONE]"),
        .service(
            "healthcheck: {test: x, interval: 5}", "4:38: services.a.healthcheck.interval must be a duration such as 500ms, 5s or 1m30s"),
        .service("healthcheck: {test: x, retries: -1}", "4:37: services.a.healthcheck.retries must be a whole number from 0 to 10000"),
        .service("healthcheck: {test: x, disable: maybe}", "4:37: services.a.healthcheck.disable must be true or false"),
        .service(
            "restart: sometimes", "4:14: services.a.restart: 'sometimes' is none of no, always, on-failure, on-failure:N, unless-stopped"),
        .service(
            "restart: on-failure:x",
            "4:14: services.a.restart: 'on-failure:x' is none of no, always, on-failure, on-failure:N, unless-stopped"),
        .service(
            "profiles: [\"bad one\"]", "4:15: services.a.profiles: 'bad one' is no profile name: use letters, digits, '.', '_' and '-'"),
        .service(
            "stop_signal: SIGNOPE",
            "4:18: services.a.stop_signal: 'SIGNOPE' is no signal; write SIGTERM, SIGINT, SIGQUIT, SIGHUP, SIGUSR1, SIGUSR2 or SIGKILL"),
        .service("stop_grace_period: soon", "4:24: services.a.stop_grace_period must be a duration such as 500ms, 5s or 1m30s"),
        .service("volumes: [\"data\"]", "4:15: services.a.volumes[0] needs the absolute path in the container, as in data:/data"),
        .service("volumes: [\"data:/data\"]", "2:3: services.a: volume 'data' is not listed under 'volumes'"),
        .service("x-barbell: {exe: a}", "4:17: services.a.x-barbell has no key 'exe'"),
        .service("x-barbell: {ready: ready}", "4:24: services.a.x-barbell.ready must be a path such as /ready"),
        .service("x-barbell: {ready: /ready}", "2:3: services.a.x-barbell.ready needs a TCP port under 'ports'"),
        Mistake(
            "services:\n  a: {image: x, depends_on: [b]}\n  b: {image: x, depends_on: [c]}\n  c: {image: x, depends_on: [a]}",
            "2:3: services depend on each other in a circle: a → b → c → a"),
        Mistake(
            "services:\n  a: {image: x, depends_on: {b: {condition: service_completed_successfully}}}\n  b: {image: x, restart: always}",
            "2:30: services.a.depends_on: 'b' never completes: its restart policy starts it again"),
        Mistake(
            "services:\n  a: {image: x, ports: [\"80:1\"]}\n  b: {image: x, ports: [\"80:1\"]}",
            "3:25: services.b.ports: port 80/tcp is already published by 'a'"),
        Mistake(
            "services:\n  a: {imge: x, image: y, restart: maybe}\n  b: {image: z, depends_on: [q]}",
            "2:7: services.a has no key 'imge'; did you mean 'image'?",
            "2:35: services.a.restart: 'maybe' is none of no, always, on-failure, on-failure:N, unless-stopped",
            "3:30: services.b.depends_on: no service is called 'q'"),
    ]

    @Test(arguments: mistakes) func reportsEveryProblemWithItsPlace(_ mistake: Mistake) {
        let files = ["bad.env": "A=1\nnonsense\n"]
        do throws(ComposeError) {
            _ = try ComposeFile.parse(mistake.text, file: "c.yaml", variables: [:], readFile: { files[$0] })
            Issue.record("nothing was reported")
        } catch {
            #expect(error.problems.map(\.description) == mistake.expected.map { "c.yaml:\($0)" })
        }
    }

    @Test(
        arguments: [("svc", nil), ("srevices", "services"), ("SERVICES", "services"), ("volume", "volumes"), ("xyz", nil)]
            as [(String, String?)])
    func suggestsNearWords(_ word: String, _ expected: String?) {
        #expect(Suggestion.nearest(to: word, among: ["services", "volumes", "networks"]) == expected)
    }
}
