/// Values of options, which may be written out or computed.
extension Evaluator {
    func bool(_ setting: Setting<Bool>, _ name: String) throws(EvaluationError) -> Bool {
        switch setting {
        case .literal(let value): return value
        case .expression(let expression):
            switch try value(expression) {
            case .bool(let value): return value
            case .string("true"): return true
            case .string("false"): return false
            case let value: throw EvaluationError(message: "\(name) is true or false, got \(value.shown)")
            }
        }
    }

    func integer(_ setting: Setting<Int>, _ name: String) throws(EvaluationError) -> Int {
        switch setting {
        case .literal(let value): return value
        case .expression(let expression):
            let value = try value(expression)
            guard let number = Int(value.rendered) else {
                throw EvaluationError(message: "\(name) needs a whole number, got \(value.shown)")
            }
            return number
        }
    }

    func duration(_ setting: Setting<Duration>, _ name: String) throws(EvaluationError) -> Duration {
        switch setting {
        case .literal(let value): return value
        case .expression(let expression):
            let value = try value(expression)
            guard let duration = Duration.option(value.rendered) else {
                throw EvaluationError(message: "\(name) needs a duration, got \(value.shown)")
            }
            return duration
        }
    }
}
