internal import ContractDescriptions
internal import Contracts
internal import Synchronization
internal import Wire

/// A service's OpenAPI document, made when somebody first asks for it: most starts of a service, such as those of tests, are over before.
///
/// Making it takes long enough to be felt by whoever else is on the loop, so it is made and rendered beside the loops, once; who asks
/// meanwhile waits without holding anything.
final class ServiceDocument: Sendable {
    private let make: @Sendable () async throws -> Rendered<JSONDocument>
    private let made = Mutex<Task<Rendered<JSONDocument>, any Error>?>(nil)

    init(making make: @escaping @Sendable () async throws -> Rendered<JSONDocument>) { self.make = make }

    convenience init(service: String, endpoints: [EndpointDescription]) {
        self.init { try Rendered(JSONDocument(try OpenAPIDocument(of: service, endpoints: endpoints).json)) }
    }

    func rendered() async throws -> Rendered<JSONDocument> {
        let task = made.withLock { [make] made in
            if let made { return made }
            // Detached: a task that took the loop's executor along would be made on it.
            let task = Task.detached { try await make() }
            made = task
            return task
        }
        return try await task.value
    }
}
