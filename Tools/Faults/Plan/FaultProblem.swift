public import JSONCoding

/// Why the proxy did not do what it was asked to: the status, code and words of the answer.
public struct FaultProblem: Error, Sendable, Hashable {
    public let status: Int
    public let code: String
    public let message: String

    static func bad(_ message: String) -> FaultProblem { FaultProblem(status: 422, code: "bad_fault", message: message) }

    /// `{"code": …, "message": …}`.
    public var json: JSONValue { ["code": .string(code), "message": .string(message)] }
}
