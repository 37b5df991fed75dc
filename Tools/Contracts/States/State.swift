public import JSONCoding
public import Pacts

/// Something that can be made true at a provider, as a function: it takes parameters and returns the values that requests need.
///
/// ```swift
/// State("a task", parameters: ["product"]) { world, parameters throws(StateProblem) in
///     let person = try world.onboarded(try parameters.text("product"))
///     return ["user": .string(person.user), "task": .string(try world.taskOfToday(person))]
/// }
/// ```
/// Each call makes a person of its own, so that interactions can be replayed at the same time and any number of times.
public struct State: Sendable {
    public typealias Body = @Sendable (World, StateParameters) throws(StateProblem) -> JSONObject

    public let name: String
    /// The names of its parameters; a `?` at the end for one that may be left out.
    public let parameters: [String]
    let body: Body

    public init(_ name: String, parameters: [String] = [], _ body: @escaping Body) {
        self.name = name
        self.parameters = parameters
        self.body = body
    }

    /// - Throws: `StateProblem.unknown` for parameters that it does not take or lacks.
    func run(_ world: World, _ given: JSONObject) throws(StateProblem) -> JSONObject {
        let known = parameters.map { $0.hasSuffix("?") ? String($0.dropLast()) : $0 }
        let takes = known.isEmpty ? "none" : parameters.joined(separator: ", ")
        if let extra = given.keys.first(where: { !known.contains($0) }) {
            throw StateProblem(.unknown, "the state '\(name)' takes no parameter '\(extra)'; it takes \(takes)")
        }
        if let missing = parameters.first(where: { !$0.hasSuffix("?") && given[$0] == nil }) {
            throw StateProblem(.unknown, "the state '\(name)' needs the parameter '\(missing)'")
        }
        return try body(world, StateParameters(state: name, values: given))
    }
}

/// The parameters of one call of a state.
public struct StateParameters: Sendable {
    private let state: String
    private let values: JSONObject

    init(state: String, values: JSONObject) {
        self.state = state
        self.values = values
    }

    public func text(_ name: String) throws(StateProblem) -> String {
        guard let text = values[name]?.string else { throw wrong(name, "a text") }
        return text
    }

    /// nil when it was left out.
    public func optionalText(_ name: String) throws(StateProblem) -> String? { values[name] == nil ? nil : try text(name) }

    public func integer(_ name: String) throws(StateProblem) -> Int64 {
        guard let number = values[name]?.integer else { throw wrong(name, "a whole number") }
        return number
    }

    /// False when it was left out.
    public func flag(_ name: String) throws(StateProblem) -> Bool {
        guard let value = values[name] else { return false }
        guard let flag = value.bool else { throw wrong(name, "true or false") }
        return flag
    }

    /// One of the values of an enumeration.
    public func choice<Choice: RawRepresentable & CaseIterable>(_ name: String) throws(StateProblem) -> Choice
    where Choice.RawValue == String {
        let text = try text(name)
        guard let choice = Choice(rawValue: text) else {
            throw wrong(name, "one of " + Choice.allCases.map(\.rawValue).joined(separator: ", "))
        }
        return choice
    }

    private func wrong(_ name: String, _ expected: String) -> StateProblem {
        StateProblem(.unknown, "the parameter '\(name)' of the state '\(state)' must be \(expected), not \((values[name] ?? .null).text())")
    }
}
