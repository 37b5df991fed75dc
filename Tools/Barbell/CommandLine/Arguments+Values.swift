internal import Commands
internal import FlowRunner

extension Arguments {
    /// A duration above 0, such as `30s`.
    func duration(_ name: String) throws(UsageError) -> Duration? {
        guard let text = value(name) else { return nil }
        guard let duration = TimeSpan.parse(text), duration > .zero else {
            throw UsageError(message: "\(name) needs a duration such as 30s, not \(text)")
        }
        return duration
    }

    /// Values with a name, such as `auth=http://127.0.0.1:8081`. A message does not repeat them: one may be a secret.
    /// - Parameter form: what the value looks like, for the message.
    func pairs(_ name: String, _ form: String = "NAME=VALUE") throws(UsageError) -> [(name: String, value: String)] {
        try values(name).map { text throws(UsageError) in
            guard let pair = VariableText.pair(text) else { throw UsageError(message: "\(name) needs \(form)") }
            return pair
        }
    }
}
