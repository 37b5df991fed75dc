internal import Contracts
public import Wire

extension Descriptions {
    /// What the comments in `Contracts` and `Wire` say.
    public static let contracts = Descriptions(table: descriptionTable)
}

extension OpenAPIDocument {
    /// The document of a service, as it is served and committed.
    /// - Parameter endpoints: what it serves; all that the catalogue has of it when left out.
    public init(of service: String, endpoints: [EndpointDescription]? = nil) throws {
        try self.init(
            service: service, version: "1", port: Catalogue.ports[service], endpoints: endpoints ?? Catalogue.services[service] ?? [],
            areas: Catalogue.areas[service] ?? [], descriptions: .contracts)
    }
}
