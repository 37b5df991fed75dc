/// The parameters written in a stored argon2id hash, `$argon2id$v=19$m=19456,t=2,p=1$salt$hash`. PHC string format.
public struct PHCString: Sendable, Hashable {
    public let memoryKiB: Int
    public let passes: Int
    public let lanes: Int
    public let text: String

    /// Nil for any other function, version or shape.
    public init?(_ text: String) {
        let fields = text.split(separator: "$", omittingEmptySubsequences: false)
        guard fields.count == 6, fields[0].isEmpty, fields[1] == "argon2id", fields[2] == "v=19", text.utf8.count < 128,
            !fields[4].isEmpty, !fields[5].isEmpty
        else { return nil }
        let costs = fields[3].split(separator: ",", omittingEmptySubsequences: false)
        guard costs.count == 3, let memory = Self.number(costs[0], "m="), let passes = Self.number(costs[1], "t="),
            let lanes = Self.number(costs[2], "p=")
        else { return nil }
        memoryKiB = memory
        self.passes = passes
        self.lanes = lanes
        self.text = text
    }

    private static func number(_ field: Substring, _ prefix: String) -> Int? {
        guard field.hasPrefix(prefix), let value = Int(field.dropFirst(prefix.count)), value > 0 else { return nil }
        return value
    }
}

/// The costs of password hashing with argon2id; one lane. RFC 9106 §3.1.
public struct PasswordHashing: Sendable, Hashable {
    public let memoryKiB: Int
    public let passes: Int

    /// - Parameters:
    ///   - memoryKiB: at least 8 (what argon2 itself needs), at most 1 GiB.
    ///   - passes: 1 to 64.
    public init?(memoryKiB: Int, passes: Int) {
        guard (8...1_048_576).contains(memoryKiB), (1...64).contains(passes) else { return nil }
        self.init(unchecked: memoryKiB, passes)
    }

    private init(unchecked memoryKiB: Int, _ passes: Int) {
        self.memoryKiB = memoryKiB
        self.passes = passes
    }

    /// The floor that OWASP gives: 19 MiB and two passes.
    public static let standard = PasswordHashing(unchecked: 19_456, 2)
    /// The cheapest argon2id there is, for tests of everything else.
    public static let cheapest = PasswordHashing(unchecked: 8, 1)

    /// Whether a stored hash is weaker than these costs in memory or in passes. A hash that is stronger stays as it is.
    public func isRaised(over stored: PHCString) -> Bool { stored.memoryKiB < memoryKiB || stored.passes < passes }
}
