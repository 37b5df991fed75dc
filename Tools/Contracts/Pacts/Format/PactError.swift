/// Why a file is not a pact, and where in it.
public struct PactError: Error, Sendable, Equatable, CustomStringConvertible {
    public let file: String
    /// `$.interactions[2].request.method`, `line 4, column 7`, or empty for the file as a whole.
    public let place: String
    /// What is wrong and what to write instead.
    public let message: String

    public init(file: String, place: String = "", message: String) {
        self.file = file
        self.place = place
        self.message = message
    }

    public var description: String { place.isEmpty ? "\(file): \(message)" : "\(file): \(place): \(message)" }
}
