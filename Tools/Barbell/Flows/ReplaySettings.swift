internal import Commands
internal import FlowRunner

/// The options of every verb that replays flows: where the services are, and what flows may know.
enum ReplaySettings {
    static let options: KeyValuePairs = [
        "--seed N": "the seed of every generated value; a random one by default",
        "--variable NAME=VALUE, --variables-file FILE, --secret NAME=VALUE": "",
        "--state PATH":
            """
            the state of `barbell up` (default .barbell, or BARBELL_STATE): addresses, the processes that {{harness}}/processes
            ends, and the secret that {{harness}}/events signs with; SERVICE_SECRET in the environment goes first, as it does for `up`
            """,
        "--service NAME=URL": "a service's address; overrides the state",
        "--timeout DURATION": "for one request (default 30s)",
    ]

    /// - Parameter needsServices: whether it is a mistake when none run; else there are then none in the settings.
    static func read(_ arguments: Arguments, needsServices: Bool = true) throws -> RunSettings {
        var settings = RunSettings()
        settings.seed = try arguments.number("--seed", in: 0...UInt64.max) ?? UInt64(UInt32.random(in: 1...UInt32.max))
        if let timeout = try arguments.duration("--timeout") { settings.step.timeout = timeout }
        let running = try RunningServices(arguments)
        do throws(StateError) { settings.services = try running.addresses() } catch {
            if needsServices || running.isNamed { throw error }
        }
        settings.serviceSecret = running.secret
        settings.stateFile = running.stateFile
        settings.faultControl = settings.stateFile.flatMap(StateFile.faultControl)
        for path in arguments.values("--variables-file") {
            for (name, value) in try VariableText.file(path) { settings.variables[name] = VariableText.value(value) }
        }
        for (name, value) in try arguments.pairs("--variable") { settings.variables[name] = VariableText.value(value) }
        for (name, value) in try arguments.pairs("--secret") { settings.secrets[name] = value }
        return settings
    }
}
