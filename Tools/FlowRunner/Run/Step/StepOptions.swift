internal import Wire

/// The options of one step with their values computed.
struct StepOptions {
    var retry = 0
    var retryInterval: Duration = .seconds(1)
    var delay: Duration = .zero
    var timeout: Duration
    var skip = false
    var repetitions = 1
    var followsRedirects = false
    var trustsRedirects = false
    var maxRedirects = 50
    var isInsecure = false
    var isCompressed = false
    var version: String?
    var user: String?
    var headers: [(name: String, value: String)] = []

    /// Also sets the variables that the options define.
    init(_ nodes: [OptionNode], _ evaluator: Evaluator, timeout: Duration) throws(PositionedError) {
        self.timeout = timeout
        for node in nodes {
            do throws(EvaluationError) {
                try apply(node, evaluator)
            } catch {
                throw PositionedError(error: error, position: node.position)
            }
        }
    }

    private mutating func apply(_ node: OptionNode, _ evaluator: Evaluator) throws(EvaluationError) {
        switch node.kind {
        case .retry(let setting): retry = try integer(setting, node.name, evaluator)
        case .retryInterval(let setting): retryInterval = try duration(setting, node.name, evaluator)
        case .delay(let setting): delay = try duration(setting, node.name, evaluator)
        case .maxTime(let setting): timeout = try duration(setting, node.name, evaluator)
        case .skip(let setting): skip = try bool(setting, node.name, evaluator)
        case .repeat(let setting): repetitions = max(0, try integer(setting, node.name, evaluator))
        case .variable(let name, let value): evaluator.state.variables[name] = try evaluator.value(value)
        case .location(let setting): followsRedirects = try bool(setting, node.name, evaluator)
        case .locationTrusted(let setting):
            trustsRedirects = try bool(setting, node.name, evaluator)
            followsRedirects = followsRedirects || trustsRedirects
        case .maxRedirects(let setting): maxRedirects = try integer(setting, node.name, evaluator)
        case .insecure(let setting): isInsecure = try bool(setting, node.name, evaluator)
        case .compressed(let setting): isCompressed = try bool(setting, node.name, evaluator)
        case .httpVersion(let number, let setting): if try bool(setting, node.name, evaluator) { version = number == "2" ? "2" : number }
        case .user(let template): user = try evaluator.text(template)
        case .header(let template):
            let text = try evaluator.text(template)
            let name = text.prefix { $0 != ":" }
            headers.append((String(name).trimmingSpaces, String(text.dropFirst(name.count + 1)).trimmingSpaces))
        case .ignored: return
        }
    }

    private func bool(_ setting: Setting<Bool>, _ name: String, _ evaluator: Evaluator) throws(EvaluationError) -> Bool {
        switch setting {
        case .literal(let value): return value
        case .expression(let expression):
            switch try evaluator.value(expression) {
            case .bool(let value): return value
            case .string("true"): return true
            case .string("false"): return false
            case let value: throw EvaluationError(message: "\(name) is true or false, got \(value.shown)")
            }
        }
    }

    private func integer(_ setting: Setting<Int>, _ name: String, _ evaluator: Evaluator) throws(EvaluationError) -> Int {
        switch setting {
        case .literal(let value): return value
        case .expression(let expression):
            let value = try evaluator.value(expression)
            guard let number = Int(value.rendered) else {
                throw EvaluationError(message: "\(name) needs a whole number, got \(value.shown)")
            }
            return number
        }
    }

    private func duration(_ setting: Setting<Duration>, _ name: String, _ evaluator: Evaluator) throws(EvaluationError) -> Duration {
        switch setting {
        case .literal(let value): return value
        case .expression(let expression):
            let value = try evaluator.value(expression)
            guard let duration = Duration.option(value.rendered) else {
                throw EvaluationError(message: "\(name) needs a duration, got \(value.shown)")
            }
            return duration
        }
    }
}

/// An error with the place in the flow file that caused it.
struct PositionedError: Error {
    let error: EvaluationError
    let position: SourcePosition
}
