public import Contracts
public import Platform
public import ServiceKit
public import Storage
internal import Synchronization
public import Wire

/// A media service for the tests of services that ask about files: it knows the files the test tells it.
public struct MediaStandIn: Service {
    public static let name = "media"
    public static let migrations: [Migration] = []
    public static func settings(from reader: inout ConfigReader) -> Nothing { Nothing() }

    public let routes: [Route]
    public let authenticator: any Authenticator = NoPeople()
    public let work: [WorkHandler] = []
    let state: State
    let ids: IDSource

    public init(settings: Nothing, runtime: ServiceRuntime) async throws {
        let state = State()
        self.state = state
        ids = runtime.ids
        routes = [
            MediaFiles.facts.handle { call in
                guard let facts = state.facts(call.parameters.id) else { throw APIError(.notFound) }
                return facts
            },
            MediaFiles.links.handle { call in
                guard state.facts(call.parameters.id)?.isConfirmed == true else { throw APIError(.notFound) }
                return .example
            },
        ]
    }

    /// Makes a file that belongs to somebody.
    public func add(of owner: UserID, isConfirmed: Bool = true) -> MediaID {
        add(MediaFacts(id: MediaID(trusted: ids.next()), ownerId: owner, isConfirmed: isConfirmed))
    }

    /// Makes a picture that somebody uploaded for a message.
    public func addPicture(of owner: UserID) -> MediaID {
        add(
            MediaFacts(
                id: MediaID(trusted: ids.next()), ownerId: owner, isConfirmed: true, purpose: .chatImage, kind: .image,
                contentType: ContentType(trusted: "image/png"), bytes: 4_096, width: 100, height: 50))
    }

    private func add(_ facts: MediaFacts) -> MediaID {
        state.add(facts)
        return facts.id
    }

    final class State: Sendable {
        private let files = Mutex<[MediaID: MediaFacts]>([:])
        func facts(_ id: MediaID) -> MediaFacts? { files.withLock { $0[id] } }
        func add(_ facts: MediaFacts) { files.withLock { $0[facts.id] = facts } }
    }
}
