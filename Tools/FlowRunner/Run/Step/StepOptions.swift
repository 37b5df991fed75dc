internal import CurlKit
internal import LocalFiles
internal import Wire

/// The options of one step with their values computed. Those of the command line are what every step starts from.
public struct StepOptions: Sendable {
    var retry = 0
    var retryInterval: Duration = .seconds(1)
    var delay: Duration = .zero
    /// How long one exchange may take.
    public var timeout: Duration = .seconds(30)
    var connectTimeout: Duration?
    var skip = false
    /// -1 without end, which is refused when the step runs.
    var repetitions = 1
    var followsRedirects = false
    var trustsRedirects = false
    var maxRedirects = 50
    /// How its exchanges are sent, but for their times.
    var transfer = CurlRequest.Options()
    /// `name:password`
    var user: String?
    var headers: [(name: String, value: String)] = []
    /// Names of fields that are not sent, whoever adds them.
    var withoutHeaders: [String] = []
    public var userAgent: String?
    /// Where the answer's body is written; `-` for standard output.
    var output: String?
    var verbosity: Verbosity?
    var failsWithBody = false
    /// Whether a JSONPath with one result gives a list all the same.
    var keepsLists = false

    public init() {
        transfer.reportsCertificate = true
        transfer.maximumBodyBytes = 512 << 20
    }

    /// Also sets the variables that the options define.
    init(_ nodes: [OptionNode], _ evaluator: Evaluator, base: StepOptions) throws(PositionedError) {
        self = base
        for node in nodes {
            do throws(EvaluationError) {
                try apply(node, evaluator)
            } catch {
                throw PositionedError(error: error, position: node.position)
            }
        }
    }

    // MARK: - From a flow

    private mutating func apply(_ node: OptionNode, _ evaluator: Evaluator) throws(EvaluationError) {
        switch node.kind {
        case .flag(let flag, let setting): set(flag, try evaluator.bool(setting, node.name))
        case .number(let number, let setting): try set(number, try evaluator.integer(setting, node.name))
        case .time(let time, let setting): set(time, try evaluator.duration(setting, node.name))
        case .text(let text, let template):
            let value = try evaluator.text(template)
            if text == .output {
                output = value == "-" ? value : try evaluator.filePath(value)
            } else {
                try set(text, value, path: evaluator.ownPath)
            }
        case .variable(let name, let value): evaluator.state.variables[name] = try evaluator.value(value)
        }
    }

    // MARK: - From the command line

    /// Sets the option `--NAME` of the command line.
    /// - Parameter text: its value; nil for an option that is true or false.
    /// - Returns: what is wrong with it.
    public mutating func set(_ name: String, to text: String?) -> String? {
        do throws(EvaluationError) {
            guard let text else {
                guard let flag = OptionNode.Flag(rawValue: name) else { return "\(name) needs a value" }
                set(flag, true)
                return nil
            }
            if let number = OptionNode.Number(rawValue: name) {
                guard let value = Int(text) else { return "needs a whole number, not \(text)" }
                try set(number, value)
            } else if let time = OptionNode.Time(rawValue: name) {
                // Alone among the times curl's own options have no unit of their own but seconds.
                let isSeconds = time == .maxTime || time == .connectTimeout
                guard let value = isSeconds ? Duration.option(text, unit: "s") : Duration.option(text) else {
                    return "needs a duration such as 500ms or 2s, not \(text)"
                }
                set(time, value)
            } else if let option = OptionNode.Text(rawValue: name) {
                try set(option, text) { $0 }
            }
            return nil
        } catch {
            return error.message
        }
    }

    /// `--max-filesize`, in bytes.
    public mutating func setMaximumBody(_ bytes: Int) { transfer.maximumBodyBytes = bytes }
    /// `--no-proxy`
    public mutating func setNoProxy(_ hosts: String) { transfer.route.noProxy = hosts }
    /// `--proxy-header`
    public mutating func addProxyHeader(_ line: String) { transfer.route.proxyHeaders.append(line) }

    // MARK: - Setting

    private mutating func set(_ flag: OptionNode.Flag, _ isOn: Bool) {
        switch flag {
        case .compressed: transfer.compressed = isOn
        case .digest: transfer.authentication = isOn ? .digest : .basic
        case .ntlm: transfer.authentication = isOn ? .ntlm : .basic
        case .negotiate: transfer.authentication = isOn ? .negotiate : .basic
        case .failWithBody: failsWithBody = isOn
        case .http10: transfer.version = isOn ? .http10 : nil
        case .http11: transfer.version = isOn ? .http11 : nil
        case .http2: transfer.version = isOn ? .http2 : nil
        case .http2PriorKnowledge: transfer.version = isOn ? .http2PriorKnowledge : nil
        case .http3: transfer.version = isOn ? .http3 : nil
        case .insecure: transfer.insecure = isOn
        case .ipv4: transfer.route.addresses = isOn ? .ipv4 : .ipv6
        case .ipv6: transfer.route.addresses = isOn ? .ipv6 : .ipv4
        case .location: (followsRedirects, trustsRedirects) = (isOn, false)
        case .locationTrusted: (followsRedirects, trustsRedirects) = (isOn || followsRedirects, isOn)
        case .netrc: transfer.netrc = isOn ? .init(file: transfer.netrc?.file, isOptional: false) : nil
        case .netrcOptional: transfer.netrc = isOn ? .init(file: transfer.netrc?.file, isOptional: true) : nil
        case .noJSONPathCoercion: keepsLists = isOn
        case .pathAsIs: transfer.pathAsIs = isOn
        case .skip: skip = isOn
        case .verbose: verbosity = isOn ? .verbose : nil
        case .veryVerbose: verbosity = isOn ? .debug : nil
        }
    }

    private mutating func set(_ number: OptionNode.Number, _ value: Int) throws(EvaluationError) {
        guard value >= number.least else {
            throw EvaluationError(message: "\(number.rawValue) needs \(number.least) or more, not \(value)")
        }
        switch number {
        case .limitRate: transfer.bytesPerSecond = value
        case .maxRedirects: maxRedirects = value
        case .repeat: repetitions = value
        case .retry: retry = value
        }
    }

    private mutating func set(_ time: OptionNode.Time, _ value: Duration) {
        switch time {
        case .connectTimeout: connectTimeout = value
        case .delay: delay = value
        case .maxTime: timeout = value
        case .retryInterval: retryInterval = value
        }
    }

    private mutating func set(
        _ text: OptionNode.Text, _ value: String, path: (String) -> String
    ) throws(EvaluationError) {
        switch text {
        case .awsSignature: transfer.authentication = .awsSignature(value)
        case .authorities: transfer.certificateAuthorities = path(value)
        case .certificate:
            let (file, password) = Self.password(of: value)
            transfer.identity.certificate = path(file)
            if let password { transfer.identity.password = password }
        case .connectTo: transfer.route.connectTo.append(value)
        case .header:
            let name = value.prefix { $0 != ":" }
            guard name.count < value.count else { throw EvaluationError(message: "header needs `Name: value`, not \(value)") }
            headers.append((String(name).trimmingSpaces, String(value.dropFirst(name.count + 1)).trimmingSpaces))
        case .key: transfer.identity.key = path(value)
        case .netrcFile: transfer.netrc = .init(file: path(value), isOptional: transfer.netrc?.isOptional ?? true)
        case .noHeader: withoutHeaders.append(value.trimmingSpaces)
        case .output: output = value
        case .pinnedKey: transfer.identity.pinnedKey = value.hasPrefix("sha256//") ? value : path(value)
        case .proxy: transfer.route.proxy = .url(value)
        case .resolve: transfer.route.resolve.append(value)
        case .unixSocket: transfer.route.unixSocket = path(value)
        case .user: user = value
        case .verbosity:
            guard let level = Verbosity(rawValue: value) else {
                throw EvaluationError(message: "verbosity is brief, verbose or debug, not \(value)")
            }
            verbosity = level
        }
    }

    /// `file:password`, with `\:` for a colon of the file's name.
    private static func password(of text: String) -> (file: String, password: String?) {
        var file = ""
        var rest = Array(text)[...]
        while let next = rest.popFirst() {
            if next == "\\", let escaped = rest.first, escaped == ":" || escaped == "\\" {
                file.append(escaped)
                rest = rest.dropFirst()
            } else if next == ":" {
                return (file, String(rest))
            } else {
                file.append(next)
            }
        }
        return (file, nil)
    }
}

/// How much of its exchanges a step logs.
public enum Verbosity: String, Sendable, CaseIterable {
    /// Heads.
    case brief, verbose
    /// Bodies too.
    case debug
}

/// An error with the place in the flow file that caused it.
struct PositionedError: Error {
    let error: EvaluationError
    let position: SourcePosition
}
