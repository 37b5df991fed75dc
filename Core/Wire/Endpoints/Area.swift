/// Operations of a service that serve one purpose and are shown together: a tag of the OpenAPI document, a heading of the reference. Where
/// an operation belongs is said once, by the list of areas it stands in.
public struct Area: Sendable {
    /// A few words, unique in a service: `One-time codes`.
    public let name: String
    /// What the operations are for, and what to know before the first call; for whoever develops an app.
    public let summary: String
    public let endpoints: [EndpointDescription]

    public init(_ name: String, _ summary: String, _ endpoints: [EndpointDescription]) {
        self.name = name
        self.summary = summary
        self.endpoints = endpoints
    }
}
