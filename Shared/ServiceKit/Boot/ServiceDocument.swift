internal import JSONCoding
internal import Synchronization
internal import Wire

/// A service's OpenAPI document, made when somebody first asks for it: most starts of a service, such as those of tests, are over before.
final class ServiceDocument: Sendable {
    private let service: String
    private let endpoints: [EndpointDescription]
    private let made = Mutex<JSONValue?>(nil)

    init(service: String, endpoints: [EndpointDescription]) {
        self.service = service
        self.endpoints = endpoints
    }

    func json() throws -> JSONValue {
        try made.withLock { made in
            if let made { return made }
            let json = try OpenAPIDocument(service: service, version: "1", endpoints: endpoints).json
            made = json
            return json
        }
    }
}
