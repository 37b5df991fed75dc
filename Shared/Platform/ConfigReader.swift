/// Reads settings out of environment variables, noting every problem instead of stopping at the first.
///
/// The environment is handed in. A reader always returns something, a default or an empty value when there was a problem, so
/// that a whole settings struct can be built before `finish()` reports everything wrong. A variable that is set but empty counts
/// as not set. Messages name variables and what is expected, never values.
public struct ConfigReader: Sendable {
    /// A setting as it was taken, for `describe()`.
    private struct Taken { let name: String; let shown: String; let isDefault: Bool }

    let environment: [String: String]
    private let prefix: String?
    private var taken: [Taken] = []
    private var known: Set<String> = []
    private var missing: Set<String> = []
    private(set) var problems: [ConfigProblem] = []
    /// Every setting that was asked for so far, in that order, whether it is set or not: what documentation lists.
    public private(set) var declared: [DeclaredSetting] = []

    /// - Parameter prefix: begins the names of this service's own variables, as `AUTH_`; one so named that nothing reads is a
    ///   problem, because it is most likely misspelt.
    public init(_ env: [String: String], prefix: String? = nil) {
        environment = env
        self.prefix = prefix
    }

    /// Notes a problem the readers cannot see, such as two settings that exclude each other.
    /// - Parameter message: completes "NAME: …"; without values.
    public mutating func refuse(_ name: String, _ message: String) { problems.append(ConfigProblem(name: name, message: message)) }

    /// Throws every problem so far, and every unread variable with the service's prefix.
    public func finish() throws(ConfigError) {
        let unread = environment.keys.filter { !known.contains($0) }
        var all = problems.map { problem in
            guard missing.contains(problem.name), let near = Spelling.nearest(to: problem.name, among: unread) else { return problem }
            return ConfigProblem(name: problem.name, message: problem.message + "; \(near) is set, is it this one misspelt?")
        }
        if let prefix {
            for name in unread.filter({ $0.hasPrefix(prefix) }).sorted() {
                let near = Spelling.nearest(to: name, among: Array(known))
                let hint = near.map { ", did you mean \($0)?" } ?? ""
                all.append(ConfigProblem(name: name, message: "is not a setting" + hint))
            }
        }
        if !all.isEmpty { throw ConfigError(problems: all) }
    }

    /// The settings in effect, one `NAME=value` a line in the order they were read, secrets redacted, defaults marked.
    public func describe() -> String {
        taken.map { "\($0.name)=\($0.shown)\($0.isDefault ? " (default)" : "")\n" }.joined()
    }

    // MARK: - What every reader is made of

    /// The variable's text, nil when it is not set; the name is known from now on.
    mutating func text(_ name: String) -> String? {
        known.insert(name)
        return environment[name].flatMap { $0.isEmpty ? nil : $0 }
    }

    mutating func take(_ name: String, _ shown: String, isDefault: Bool) {
        taken.append(Taken(name: name, shown: shown, isDefault: isDefault))
    }

    /// - Parameter standard: as it is shown; nil when the setting is required.
    mutating func declare(_ name: String, _ expected: String, standard: String?, isSecret: Bool = false) {
        guard !declared.contains(where: { $0.name == name }) else { return }
        declared.append(DeclaredSetting(name: name, expected: expected, standard: standard, isSecret: isSecret))
    }

    mutating func refuseMissing(_ name: String, _ expected: String) {
        missing.insert(name)
        refuse(name, "is required: \(expected)")
    }

    /// Any setting.
    /// - Parameters:
    ///   - standard: its value when it is not set; nil makes it required.
    ///   - expected: completes "NAME: expected …".
    ///   - show: how `describe()` prints it.
    ///   - parse: nil refuses the text.
    /// - Returns: nil when there was a problem.
    public mutating func value<T>(
        _ name: String, default standard: T?, expecting expected: String, show: (T) -> String = { "\($0)" }, parse: (String) -> T?
    ) -> T? {
        declare(name, expected, standard: standard.map(show))
        guard let text = text(name) else {
            if let standard { take(name, show(standard), isDefault: true) } else { refuseMissing(name, "expected \(expected)") }
            return standard
        }
        guard let value = parse(text) else {
            refuse(name, "expected \(expected)")
            return nil
        }
        take(name, show(value), isDefault: false)
        return value
    }
}

/// A setting that a reader was asked for.
public struct DeclaredSetting: Sendable, Hashable {
    /// The environment variable.
    public let name: String
    /// What its value has to be, such as "a whole number from 1 to 64".
    public let expected: String
    /// The value when it is not set, empty for none; nil when it has to be set.
    public let standard: String?
    /// Whether it can come from a file that `NAME_FILE` names.
    public let isSecret: Bool
}

/// What is wrong with a setting.
public struct ConfigProblem: Sendable, Hashable, CustomStringConvertible {
    /// The environment variable.
    public let name: String
    /// What is expected; never the value.
    public let message: String

    public var description: String { "\(name): \(message)" }
}

/// Everything that is wrong with a configuration.
public struct ConfigError: Error, Hashable, CustomStringConvertible {
    /// In the order the settings were read, then variables that are not settings.
    public let problems: [ConfigProblem]

    /// One line a problem, after a line with their number.
    public var description: String {
        (["\(problems.count) problem\(problems.count == 1 ? "" : "s"):"] + problems.map { "  \($0)" }).joined(separator: "\n")
    }
}
