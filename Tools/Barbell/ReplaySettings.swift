internal import FlowRunner

/// The options of every command that replays flows: where the services are, and what flows may know.
enum ReplaySettings {
    static let help = """
          --seed N              the seed of every generated value; a random one by default
          --variable NAME=VALUE, --variables-file FILE, --secret NAME=VALUE
          --state PATH          the state of `barbell up` (default .barbell): addresses, the processes that {{harness}}/processes
                                ends, and the secret that {{harness}}/events signs with; SERVICE_SECRET in the environment goes first, as it does for `up`
          --service NAME=URL    a service's address; overrides the state
          --timeout DURATION    for one request (default 30s)
        """

    static func take(_ arguments: inout Arguments) throws -> RunSettings {
        var settings = RunSettings()
        settings.seed = try arguments.number("--seed", in: 0...UInt64.max) ?? UInt64(UInt32.random(in: 1...UInt32.max))
        if let timeout = try duration("--timeout", &arguments) { settings.timeout = timeout }
        let state = try arguments.value("--state")
        let addresses = try arguments.values("--service").map { try pair($0, "--service") }
        settings.services = try RunningServices.addresses(state: state, given: addresses)
        settings.serviceSecret = RunningServices.secret(state: state)
        settings.stateFile = StateFile.path(state ?? RunningServices.defaultState)
        settings.faultControl = settings.stateFile.flatMap(StateFile.faultControl)
        for path in try arguments.values("--variables-file") {
            for (name, value) in try VariableText.file(path) { settings.variables[name] = VariableText.value(value) }
        }
        for text in try arguments.values("--variable") {
            let (name, value) = try pair(text, "--variable")
            settings.variables[name] = VariableText.value(value)
        }
        for text in try arguments.values("--secret") {
            let (name, value) = try pair(text, "--secret")
            settings.secrets[name] = value
        }
        return settings
    }

    /// A duration above 0, such as `30s`.
    static func duration(_ option: String, _ arguments: inout Arguments) throws(UsageError) -> Duration? {
        guard let text = try arguments.value(option) else { return nil }
        guard let duration = TimeSpan.parse(text), duration > .zero else {
            throw UsageError(message: "\(option) needs a duration such as 30s, not \(text)")
        }
        return duration
    }

    private static func pair(_ text: String, _ option: String) throws(UsageError) -> (name: String, value: String) {
        // The text itself may be a secret.
        guard let pair = VariableText.pair(text) else { throw UsageError(message: "\(option) needs NAME=VALUE") }
        return pair
    }
}
