internal import JSONCoding
public import Pacts
internal import Platform

/// Every state that can be set up, by provider.
public struct StateLibrary: Sendable {
    private let common: [String: State]
    private let own: [String: [String: State]]

    /// - Parameters:
    ///   - common: states that every provider has.
    ///   - own: the states of single providers, which go before.
    public init(common: [State], own: [String: [State]]) {
        func byName(_ states: [State]) -> [String: State] { Dictionary(states.map { ($0.name, $0) }) { _, last in last } }
        self.common = byName(common)
        self.own = own.mapValues(byName)
    }

    /// The names of the states of a provider, sorted.
    public func names(of provider: String) -> [String] { Set(common.keys).union((own[provider] ?? [:]).keys).sorted() }

    /// The providers that have states of their own, sorted.
    public var providers: [String] { own.keys.sorted() }

    /// By name.
    public func states(of provider: String) -> [State] { names(of: provider).compactMap { own[provider]?[$0] ?? common[$0] } }

    /// - Throws: `StateProblem.unknown`, with what there is.
    func state(_ name: String, of provider: String) throws(StateProblem) -> State {
        if let state = own[provider]?[name] ?? common[name] { return state }
        let names = names(of: provider)
        let guess = Spelling.nearest(to: name, among: names).map { "; did you mean '\($0)'?" } ?? ""
        throw StateProblem(
            .unknown,
            "\(provider) has no state '\(name)'\(guess)\nstates of \(provider): \(names.isEmpty ? "none" : names.joined(separator: ", "))")
    }
}

/// Sets up states of running services.
public struct ProviderStates: StateSource {
    private let library: StateLibrary
    private let settings: WorldSettings

    public init(_ library: StateLibrary = .standard, settings: WorldSettings) {
        self.library = library
        self.settings = settings
    }

    public func session() -> any StateSession { Session(library: library, settings: settings, caller: ServiceCaller(settings)) }

    private final class Session: StateSession {
        private let library: StateLibrary
        private let settings: WorldSettings
        private let caller: ServiceCaller

        init(library: StateLibrary, settings: WorldSettings, caller: ServiceCaller) {
            self.library = library
            self.settings = settings
            self.caller = caller
        }

        func setUp(_ states: [ProviderState], consumer: String, provider: String) throws(StateProblem) -> JSONObject {
            // All are looked up before the first is set up: a misspelt name costs nothing.
            var bodies: [(state: State, parameters: JSONObject)] = []
            for state in states { bodies.append((try library.state(state.name, of: provider), state.parameters)) }
            let world = World(consumer: consumer, provider: provider, settings: settings, caller: caller)
            var values: JSONObject = [:]
            for (state, parameters) in bodies {
                for (name, value) in try state.run(world, parameters) where !values.add(name, value) && values[name] != value {
                    throw StateProblem(.unknown, "two states of this interaction return '\(name)'; '\(state.name)' is the second")
                }
            }
            if values["serviceToken"] == nil, let token = caller.token(of: consumer, for: provider) {
                values["serviceToken"] = .string(token)
            }
            return values
        }
    }
}
