/// The name of a service of this system: in tokens between services, logs, compose and pacts.
public struct ServiceName: Sendable, Hashable, ExpressibleByStringLiteral, CustomStringConvertible {
    public let text: String
    public init(_ text: String) { self.text = text }
    public init(stringLiteral value: String) { text = value }
    public var description: String { text }

    public static let auth: ServiceName = "auth"
    public static let profile: ServiceName = "profile"
    public static let tasks: ServiceName = "tasks"
    public static let media: ServiceName = "media"
    public static let store: ServiceName = "store"
    public static let training: ServiceName = "training"
    public static let nutrition: ServiceName = "nutrition"
    public static let coaching: ServiceName = "coaching"
    /// Whoever runs the services, from the command line.
    public static let `operator`: ServiceName = "operator"
    /// Tests and flows. It may call whatever a service may, as long as test hooks are on.
    public static let harness: ServiceName = "harness"
}
