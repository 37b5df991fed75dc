internal import Commands
internal import FlowRunner
internal import LocalFiles
internal import Processes

/// The options of `hurl`, under their own names: what requests start from, which steps run, and what else is written.
enum HurlOptions {
    static let requests: KeyValuePairs = [
        "-H, --header NAME:VALUE": "sent with every request; repeatable",
        "--no-header NAME": "never sent; repeatable",
        "-A, --user-agent NAME": "",
        "-u, --user NAME:PASSWORD": "credentials of every request, as Basic or as the next line says",
        "--digest, --ntlm, --negotiate, --aws-sigv4 SCOPE": "",
        "-n, --netrc, --netrc-file FILE, --netrc-optional": "credentials from a file",
        "-b, --cookie FILE": "cookies to begin with, in Netscape's format",
        "-c, --cookie-jar FILE": "where the last flow's cookies go in that format",
        "--no-cookie-store": "keep no cookie from one request to the next",
        "-L, --location": "follow redirects",
        "--location-trusted, --max-redirs N": "… with their credentials; so many of them (default 50)",
        "-m, --max-time SECONDS": "for one request; 500ms, 2s, 1m too",
        "--connect-timeout SECONDS, --delay TIME, --limit-rate BYTES, --max-filesize BYTES": "",
        "--retry N, --retry-interval TIME": "for every step; -1 tries without end",
        "-x, --proxy URL": "",
        "--no-proxy HOSTS, --proxy-header NAME:VALUE": "",
        "--resolve HOST:PORT:ADDRESS, --connect-to HOST:PORT:HOST:PORT, --unix-socket PATH": "",
        "-4, --ipv4": "",
        "-6, --ipv6": "",
        "-k, --insecure": "",
        "--cacert FILE, --key FILE, --pinnedpubkey HASHES": "",
        "-E, --cert FILE[:PASSWORD]": "",
        "-0, --http1.0": "",
        "--http1.1, --http2, --http2-prior-knowledge, --http3, --compressed, --path-as-is": "",
    ]

    static let running: KeyValuePairs = [
        "--from-entry N, --to-entry N": "only these steps of each flow, counted from 1; marks of the whole flow then prove nothing",
        "--repeat N": "run everything N times, each time with other data",
        "--continue-on-error": "go on after a failed step",
        "--no-assert": "do not look at what steps assert; contracts still count, and nothing is proven",
        "--no-jsonpath-coercion": "a JSONPath gives a list also of one result",
        "--file-root DIR": "where `file,…;` is looked for (default: beside the flow)",
        "--glob PATTERN": "more flows, by a pattern with *, **, ? and []; repeatable",
        "--secrets-file FILE": "lines of NAME=VALUE; repeatable",
        "--show-secrets": "show tokens and passwords in reports, where all data is made up",
    ]

    static let output: KeyValuePairs = [
        "-o, --output FILE": "write the last answer's body; - for standard output",
        "-i, --include, --pretty": "… with its head; JSON indented",
        "--curl FILE": "every request as a curl command",
        "--report-html DIR, --report-json DIR, --report-junit FILE, --report-tap FILE": "one report more",
        "-v, --verbose, --very-verbose, --verbosity brief|verbose|debug": "log what is sent and answered; debug: bodies too",
        "--error-format short|long, --fail-with-body": "long: failures with the answer's body",
    ]

    /// What always is so here, or says nothing on this system.
    static let hidden = [
        "--test", "--parallel", "--progress-bar", "--color", "--no-output", "--no-pretty", "--ssl-no-revoke", "--ignore-asserts",
        "--noproxy HOSTS",
    ]

    static func read(_ arguments: HurlArguments, into settings: inout RunSettings) throws {
        func set(_ name: String, _ text: String?) throws(UsageError) {
            if let problem = settings.step.set(name, to: text) { throw UsageError(message: "--\(name) \(problem)") }
        }
        let own: Set = ["skip", "repeat", "output"]
        for flag in OptionNode.Flag.allCases where !own.contains(flag.rawValue) {
            if arguments.flag(flag.rawValue) { try set(flag.rawValue, nil) }
        }
        let numbers = OptionNode.Number.allCases.map(\.rawValue) + OptionNode.Time.allCases.map(\.rawValue)
        for name in numbers + OptionNode.Text.allCases.map(\.rawValue) where !own.contains(name) {
            for value in try arguments.values(name) { try set(name, value) }
        }
        settings.step.userAgent = try arguments.values("user-agent").last
        if let hosts = try arguments.values("no-proxy").last ?? arguments.values("noproxy").last { settings.step.setNoProxy(hosts) }
        for line in try arguments.values("proxy-header") { settings.step.addProxyHeader(line) }
        if let bytes = try arguments.number("max-filesize", in: 1...Int.max) { settings.step.setMaximumBody(bytes) }
        settings.keepsCookies = !arguments.flag("no-cookie-store")
        if let path = try arguments.values("cookie").last {
            settings.cookies = try String(decoding: Files.read(path), as: UTF8.self).split(whereSeparator: \.isNewline).map { String($0) }
        }
        try readRunning(arguments, into: &settings)
    }

    private static func readRunning(_ arguments: HurlArguments, into settings: inout RunSettings) throws {
        let first = try arguments.arguments.number("--from-entry", in: 1...Int.max) ?? 1
        let last = try arguments.arguments.number("--to-entry", in: 1...Int.max) ?? Int.max
        guard first <= last else { throw UsageError(message: "--from-entry \(first) is behind --to-entry \(last)") }
        settings.steps = first...last
        settings.repetitions = try arguments.arguments.number("--repeat", in: 1...10_000) ?? 1
        settings.continuesOnError = arguments.flag("continue-on-error")
        settings.checksAsserts = !arguments.flag("no-assert") && !arguments.flag("ignore-asserts")
        settings.fileRoot = try arguments.values("file-root").last.map { Files.absolute($0) }
        for path in try arguments.values("secrets-file") {
            for (name, value) in try VariableText.file(path) { settings.secrets[name] = value }
        }
        for (name, value) in arguments.environment where name.hasPrefix("HURL_SECRET_") {
            let name = String(name.dropFirst(12))
            if settings.secrets[name] == nil { settings.secrets[name] = value }
        }
        for (name, value) in arguments.environment where name.hasPrefix("HURL_VARIABLE_") {
            let name = String(name.dropFirst(14))
            if settings.variables[name] == nil { settings.variables[name] = VariableText.value(value) }
        }
        for name in Array(settings.variables.keys) + settings.secrets.keys {
            if let problem = VariableText.problem(withName: name) { throw UsageError(message: problem) }
        }
    }
}

/// What the command line says of Hurl's options, and where it does not, the environment: `HURL_MAX_TIME` for `--max-time`.
struct HurlArguments {
    let arguments: Arguments
    let environment: [String: String]

    func flag(_ name: String) -> Bool {
        arguments.flag("--\(name)") || ["1", "true"].contains(environment[Self.variable(name)]?.lowercased() ?? "")
    }

    /// Several values of a variable are separated by `|`.
    func values(_ name: String) throws(UsageError) -> [String] {
        let given = arguments.values("--\(name)")
        guard given.isEmpty, let value = environment[Self.variable(name)] else { return given }
        return ["header", "no-header", "proxy-header"].contains(name) ? value.split(separator: "|").map { String($0) } : [value]
    }

    func number(_ name: String, in range: ClosedRange<Int>) throws(UsageError) -> Int? {
        guard let text = try values(name).last else { return nil }
        guard let number = Int(text), range.contains(number) else {
            throw UsageError(message: "--\(name) needs a number from \(range.lowerBound) to \(range.upperBound), not \(text)")
        }
        return number
    }

    private static func variable(_ name: String) -> String {
        "HURL_" + name.uppercased().replacing(".", with: "").replacing("-", with: "_")
    }
}
